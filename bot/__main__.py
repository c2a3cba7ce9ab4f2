"""Where `python -m bot` begins. Loads nothing by itself: that may be interrupted, too."""

import io
import sys

INTERRUPTED = 130  # what a shell says of a command that Ctrl+C has ended


def main() -> None:
    """Run the command line; Ctrl+C ends it without a word from its first moment on."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # of a pipe or a console that knows few signs
    try:
        from bot.command_line import main as commands

        commands()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
