"""The thinking process: `python -m bot.thinking`, requests on its input, answers on its output.

Ends with its input, so it never outlives the bot. Owns its streams, its signals and its priority.
"""

import contextlib
import gc
import os
import signal
import sys

from bot.rules.chains import prepare
from bot.thinking.worker import serve

NICER = 5  # the bot comes first where processors are few


def main() -> None:
    """Serve whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends the input
    with contextlib.suppress(AttributeError, OSError):  # not everywhere there, or allowed
        os.nice(NICER)
    prepare()
    gc.collect()
    gc.freeze()  # what is loaded stays
    gc.disable()  # a collection in the middle of a thought would take its time
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must garble no answer
    with contextlib.suppress(BrokenPipeError), answers:
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
