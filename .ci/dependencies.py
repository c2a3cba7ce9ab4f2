"""Looks for known weaknesses in what is installed. Without a network it says so, fails nothing.

A dependency that the index doesn't know was not looked at: it is counted and named, never passed.
"""

import json
import subprocess
import sys
from dataclasses import dataclass

SERVICES = ("pypi", "osv")  # the second is asked when the first knows of none
WAIT_S = 180
NAMED = 8
COMMAND = ("-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner", "off")


@dataclass(frozen=True)
class Looked:
    """What a service said: weaknesses by dependency, who was looked at, who not, and why."""

    weak: tuple[str, ...] = ()
    seen: int = 0
    unseen: tuple[str, ...] = ()
    why: str = ""


def look(service: str) -> Looked:
    """Ask one service about everything that is installed."""
    command = [sys.executable, *COMMAND, "--format", "json", "--vulnerability-service", service]
    try:
        run = subprocess.run(  # noqa: S603 -- our own command
            command, capture_output=True, text=True, timeout=WAIT_S, check=False
        )
        found = json.loads(run.stdout)["dependencies"]
    except subprocess.TimeoutExpired:
        return Looked(why=f"no answer within {WAIT_S} s")
    except (ValueError, KeyError):
        return Looked(why=(run.stderr.strip() or "no answer").splitlines()[-1][:160])
    ours = [one for one in found if "editable" not in one.get("skip_reason", "")]
    unseen = [one for one in ours if "skip_reason" in one]
    return Looked(
        tuple(_said(one, weakness) for one in ours for weakness in one.get("vulns", ())),
        len(ours) - len(unseen),
        tuple(one["name"] for one in unseen),
        unseen[0]["skip_reason"] if unseen else "",
    )


def _said(one: dict[str, str], weakness: dict[str, object]) -> str:
    mended = weakness.get("fix_versions")
    later = "not mended yet"
    if isinstance(mended, list) and mended:
        later = f"mended in {', '.join(mended)}"
    return f"{one['name']} {one['version']}: {weakness['id']}, {later}"


def report() -> tuple[int, list[str]]:
    """Return an exit code and what to say."""
    said = []
    for service in SERVICES:
        looked = look(service)
        if looked.weak:
            return 1, [f"dependencies: {len(looked.weak)} known weaknesses", *looked.weak]
        if looked.seen:
            return 0, [_passed(looked)]
        said.append(f"  {service}: {looked.why or 'nothing is installed'}")
    first = "dependencies: NOT LOOKED AT, nobody could be asked. Try it where there is a network."
    return 0, [first, *said]


def _passed(looked: Looked) -> str:
    text = f"dependencies: nothing known against {looked.seen}"
    if not looked.unseen:
        return text
    named = ", ".join(looked.unseen[:NAMED])
    more = f" and {len(looked.unseen) - NAMED} more" if len(looked.unseen) > NAMED else ""
    return f"{text}; NOT LOOKED AT: {named}{more}"


if __name__ == "__main__":
    code, lines = report()
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(code)
