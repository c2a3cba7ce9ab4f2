# `/duel-admin doctor` and `python -m bot doctor`, and the answer to asking too often.
too-often = That is a lot of pictures and files at once. You can ask for more <t:{ $when }:R>; playing is never held up.
