"""What the code base never does, and that what it writes is for its owner alone."""

import ast
import os
import stat
from datetime import UTC, datetime
from pathlib import Path

import pytest

from data import backup
from data.connection import connect
from data.migrate import Migration, migrate, shipped
from data.store import Store
from tests.data.evening import Evening

ROOT = Path(__file__).parent.parent
SOURCES = [
    path
    for folder in ("bot", "cogs", "rendering", "data", "docs")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
MODULES = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "jsonpickle", "code", "codeop"}
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint"}
METHODS = {"system", "popen", "create_subprocess_shell", "getoutput", "getstatusoutput"}


def sins(source: str) -> list[str]:
    """Return what a source does that runs text or unpickles."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [n.name for n in names if n.name.split(".")[0] in MODULES]
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in MODULES:
                found.append(module)
            case ast.Call(func=ast.Name(id=name)) if name in CALLS | METHODS:
                found.append(name)
            case ast.Call(func=ast.Attribute(attr=name, value=ast.Name(id=of))):
                found += [f"{of}.{name}"] * (name in METHODS)
            case _:
                pass
        if isinstance(node, ast.keyword) and node.arg == "shell":
            found.append("shell=")
    return found


def test_nothing_runs_text_or_unpickles() -> None:
    bad = {str(path): found for path in SOURCES if (found := sins(path.read_text("utf-8")))}
    assert bad == {}


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from marshal import loads",
        "eval('1')",
        "exec(text)",
        "import os\nos.system('ls')",
        "subprocess.run('ls', shell=True)",
        "subprocess.run('ls', shell=flag)",
        "asyncio.create_subprocess_shell('ls')",
    ],
)
def test_the_scan_sees_what_it_is_for(source: str) -> None:
    assert sins(source)


def test_the_scan_lets_regular_expressions_and_sql_be() -> None:
    assert sins("import re\nre.compile('x')\nconn.execute('SELECT 1')") == []


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_what_the_bot_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "var" / "crazy-duel.sqlite3"
        store = await Store.open(path)
        modes = {mode(one) for one in path.parent.iterdir()}
        await store.close()
        assert modes == {0o600}
        conn = connect(path)
        Evening(conn)
        later = Migration(len(shipped()) + 1, "later.sql", "CREATE TABLE later(x INTEGER) STRICT;")
        made = backup.make(path, tmp_path / "backups", datetime.now(UTC), free=lambda _: 50)
        migrate(conn, path, (*shipped(), later))
        conn.close()
        assert made is not None
        assert mode(made.path) == 0o600
        assert mode(path.with_name(f"{path.name}.v{len(shipped())}")) == 0o600
        backup.restore(made.path, tmp_path / "restored.sqlite3")
        assert mode(tmp_path / "restored.sqlite3") == 0o600
    finally:
        os.umask(before)
