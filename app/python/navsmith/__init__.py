"""Navigation data of games for Python.

Documents are opened once and stay open. Commands, options and results are those of ``navsmith-cli serve``
(docs/cli.md, docs/serve.md); docs/python.md is a tour.

>>> import navsmith
>>> with navsmith.Session() as session:                          # doctest: +SKIP
...     paths, = session.open("maps")
...     print(len(paths.find("node: water")), paths.column("node", "width").mean())
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import threading
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Sequence, Union

try:
    from navsmith import _native  # type: ignore[attr-defined]
except ImportError:  # not compiled, or for another Python
    _native = None

if TYPE_CHECKING:
    import numpy
    from typing_extensions import Self

    Array = numpy.ndarray[Any, Any]

__all__ = ["Document", "Error", "Session", "run"]

Path = Union[str, "os.PathLike[str]"]
#: An end of a route: a name ("node 5:12") or three coordinates.
End = Union[str, Sequence[float]]


class Error(Exception):
    """What could not be done.

    ``message`` is for people. ``kind`` is one of docs/cli.md, or ``request`` for a wrong use of this module. ``path``, ``offset``,
    ``field``, ``found`` and ``expected`` are None where they do not apply. ``result`` is what was done nevertheless.
    """

    def __init__(self, error: dict[str, Any], result: Any = None) -> None:
        self.kind = error.get("kind")
        self.message = error.get("message", "")
        self.path = error.get("path")
        self.offset = error.get("offset")
        self.field = error.get("field")
        self.found = error.get("found")
        self.expected = error.get("expected")
        self.result = result
        subject = self.path or (self.field if self.kind == "request" else None)
        super().__init__(f"{subject}: {self.message}" if subject else self.message)


# A column is one long line. With the usual buffers of 8 KiB and pipes of 64 KiB both processes would wait for each other often.
_BUFFER = 1 << 20


def _widen(pipe: Any) -> None:
    try:
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _BUFFER)
    except (ImportError, AttributeError, OSError):  # only Linux has it, and administrators may limit it
        pass


def _program() -> str:
    program = os.environ.get("NAVSMITH_CLI") or shutil.which("navsmith-cli")
    if program is None:
        raise Error({"kind": "unusable", "message": "navsmith-cli is not on the search path; NAVSMITH_CLI may name it"})
    return program


def _numpy() -> Any:
    import numpy

    return numpy


def _array(column: dict[str, Any]) -> Array:
    """The numbers of an answer, without a copy of what was decoded."""
    numpy = _numpy()
    kinds = {"bool": numpy.dtype("?"), "int64": numpy.dtype("<i8"), "float64": numpy.dtype("<f8")}
    values = numpy.frombuffer(base64.b64decode(column["data"]), dtype=kinds[column["type"]])
    components = column.get("components", 1)
    return values if components == 1 else values.reshape(-1, components)


def run(command: str, *arguments: Path, **options: Any) -> Any:
    """Runs a command of navsmith-cli that makes or compares files: ``generate``, ``analyse``, ``diff``, ``merge``, ``convert``,
    ``export`` and all others of docs/cli.md, in a process of its own. Ctrl+C ends it.

    Options are those of the command line, with ``_`` for ``-``: True for a flag, a list for one that is repeated. Returns what the
    command prints, decoded where it is JSON (``json=True``). Raises ``Error`` if it could not be done; that files differ or have
    issues is a result.

    >>> navsmith.run("generate", "maps/crossing.bsp", no_analysis=True)  # doctest: +SKIP
    >>> navsmith.run("diff", "old/crossing.nav", "maps/crossing.nav", json=True)["changes"]  # doctest: +SKIP
    """
    line = [_program(), command]
    for name, value in options.items():
        option = "--" + name.rstrip("_").replace("_", "-")
        for each in value if isinstance(value, (list, tuple)) else [value]:
            line += [] if each is False else [option] if each is True else [option, str(_plain(each))]
    outcome = subprocess.run(line + ["--"] + [os.fspath(each) for each in arguments], capture_output=True, encoding="utf-8")
    if outcome.returncode not in (0, 1):
        message = outcome.stderr.strip() or f"navsmith-cli has ended with {outcome.returncode}"
        raise Error({"kind": "unusable", "message": message}, outcome.stdout)
    return json.loads(outcome.stdout) if options.get("json") is True else outcome.stdout


class _Process:
    """`navsmith-cli serve` in a process of its own."""

    def __init__(self, program: Path, read_only: bool) -> None:
        command = [os.fspath(program), "serve"] + (["--read-only"] if read_only else [])
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=_BUFFER
        )
        self._input: Any = self._process.stdin
        self._output: Any = self._process.stdout
        _widen(self._output)
        self.pid = self._process.pid

    def close(self) -> None:
        if self._input.closed:
            return
        with contextlib.suppress(BrokenPipeError):  # it has ended, with a request that it has not read
            self._input.close()
        self._process.wait()
        self._output.close()

    def answer(self, request: dict[str, Any], progress: object) -> Any:
        line = json.dumps(request).encode() + b"\n"
        try:
            self._input.write(line)
            self._input.flush()
            while True:
                line = self._output.readline()
                if not line:
                    break
                try:
                    answer = json.loads(line)
                except ValueError:
                    continue
                # After KeyboardInterrupt, the answers that nobody has read come first, one perhaps without its start.
                if answer["id"] in (None, request["id"]):
                    return answer
        except (BrokenPipeError, ValueError):  # also: the stream is closed
            pass
        raise Error({"kind": "internal", "message": "navsmith-cli has ended"})

    def column(self, document: str, kind: str, property: str) -> None:
        """Columns come as answers."""


class _Library:
    """The same within this process."""

    def __init__(self, read_only: bool) -> None:
        self._server = _native.Server(read_only)
        self.pid = os.getpid()

    def close(self) -> None:
        self._server = None

    def answer(self, request: dict[str, Any], progress: object) -> Any:
        return json.loads(self._server.answer(json.dumps(request), progress))

    def column(self, document: str, kind: str, property: str) -> Any:
        return self._server.column(document, kind, property)


class Session:
    """Keeps documents open. Ends with ``close()`` or a ``with`` block; unsaved changes are lost then."""

    def __init__(self, program: Path | None = None, read_only: bool = False) -> None:
        """``program``: of navsmith-cli, to keep the documents in a process of its own; without it, and without the variable
        NAVSMITH_CLI, they are in this process if the compiled part of the package is there.
        ``read_only``: nothing is ever written to files."""
        if program is None and "NAVSMITH_CLI" not in os.environ and _native is not None:
            self._server: _Process | _Library = _Library(read_only)
        else:
            self._server = _Process(program or _program(), read_only)
        self._lock = threading.Lock()
        self._next = 0
        self._is_closed = False
        self._asks: int | None = None  # the thread whose request is being answered

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """Of the process that has the documents."""
        return self._server.pid

    def close(self) -> None:
        """Closes all documents."""
        self._is_closed = True
        self._server.close()

    def ask(self, command: str, *, progress: Callable[[float], object] | None = None, **options: Any) -> Any:
        """Sends a request of docs/serve.md and returns its result. ``_`` in names of options stands for ``-``, and one at the end of
        a name that Python has taken (``from_``) for nothing. Raises ``Error``.

        ``progress``: called now and then, from 0 to 1, while documents are opened in this process; False cancels. It must not use the
        session. A process of its own ignores it."""
        request: dict[str, Any] = {"command": command}
        for name, value in options.items():
            request[name.rstrip("_").replace("_", "-")] = _plain(value)
        with self._alone():
            self._next += 1
            request["id"] = self._next
            answer = self._server.answer(request, progress)
        if "error" in answer:
            raise Error(answer["error"], answer.get("result"))
        return answer.get("result")

    def _column(self, document: str, kind: str, property: str) -> Any:
        with self._alone():
            return self._server.column(document, kind, property)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """One request at a time; other threads wait."""
        if self._asks == threading.get_ident():
            raise Error({"kind": "internal", "message": "a progress function cannot use its session"})
        with self._lock:
            if self._is_closed:
                raise Error({"kind": "internal", "message": "the session is closed"})
            self._asks = threading.get_ident()
            try:
                yield
            finally:
                self._asks = None

    def open(self, *paths: Path, **options: Any) -> list[Document]:
        """Opens files, folders or archives. Options: ``recursive=True``, ``as_="VARIANT"``, ``progress=`` as of ``ask``.

        Ctrl+C cancels; what is open by then stays open."""
        result = self.ask("open", paths=list(paths), **options)
        return [Document(self, state) for state in result["documents"]]

    @property
    def documents(self) -> list[Document]:
        """Those that are open."""
        try:
            result = self.ask("documents")
        except Error as error:
            if error.kind == "request":
                return []
            raise
        return [Document(self, state) for state in result["documents"]]

    def systems(self) -> list[dict[str, Any]]:
        """What Navsmith knows: systems with element types, properties, rules and edits, as ``navsmith-cli list --json``."""
        return self.ask("list")["systems"]


def _plain(value: Any) -> Any:
    """Of numpy's numbers and arrays, what JSON takes."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return value


def _end(end: End) -> str:
    """An end of a route as text."""
    return end if isinstance(end, str) else ",".join(str(float(part)) for part in end)


class Document:
    """An open document: the files of a set, or one file."""

    def __init__(self, session: Session, state: dict[str, Any]) -> None:
        self.session = session
        self.path: str = state["document"]  #: by which it is named
        self.system: str = state["system"]  #: id of its system
        self.files: list[str] = state["files"]  #: names without folders
        self.notices: list[Any] = state.get("notices", [])

    def __repr__(self) -> str:
        return f"<navsmith.Document {self.path}: {self.system}, {len(self.files)} files>"

    def ask(self, command: str, **options: Any) -> Any:
        """As ``Session.ask``, for this document alone."""
        return self.session.ask(command, paths=[self.path], **options)

    def _one(self, command: str, **options: Any) -> Any:
        return self.ask(command, **options)["documents"][0]

    @property
    def counts(self) -> dict[str, int]:
        """Number of elements by type."""
        return self._one("info")["kinds"]

    def find(self, where: str, type: str | None = None) -> Array:
        """Positions of the elements for which an expression of docs/queries.md holds: an int64 array of shape (N,), in the order of
        columns."""
        return _array(self._one("find", where=where, **({"type": type} if type else {})))

    def column(self, kind: str, property: str) -> Array | list[str]:
        """A property of all elements of a type, in the order of the files; read-only, in the unit that ``list`` names.

        Flags are bool, integers, enumerations and references int64, numbers float64, of shape (N,); vectors float64 of shape (N, 2) or
        (N, 3). A reference is the position of its target in the columns of that type, -1 for none. Numbers without a value are NaN, and
        make a column float64. Texts are a list of str."""
        values = self.session._column(self.path, kind, property)
        if values is not None:
            return values
        column = self.ask("column", kind=kind, property=property)["column"]
        return column["texts"] if column["type"] == "text" else _array(column)

    def set_column(self, kind: str, property: str, values: Any, index: Iterable[int] | None = None) -> dict[str, int]:
        """Sets a property of the elements at ``index`` (positions; default: all), each to its value, as one step. Returns how many values
        were clamped to the range and how many were rounded: a dict with ``count``, ``clamped`` and ``rounded``."""
        options: dict[str, Any] = {} if index is None else {"index": [int(at) for at in index]}
        if index is not None and not options["index"]:
            return {"count": 0, "clamped": 0, "rounded": 0}
        if len(values) > 0 and isinstance(values[0], str):
            options["texts"] = list(values)
        else:
            numbers = _numpy().ascontiguousarray(values, dtype="<f8")
            options["data"] = base64.b64encode(numbers.tobytes()).decode()
        column = self.ask("set-column", kind=kind, property=property, **options)["column"]
        return {name: column[name] for name in ("count", "clamped", "rounded")}

    def select(self, where: str, **options: Any) -> list[dict[str, Any]]:
        """The elements for which an expression holds: a list of dicts with ``index``, ``properties`` and ``lists``."""
        return self._one("select", where=where, **options)["elements"]

    def check(self, **options: Any) -> list[dict[str, Any]]:
        """The issues that the rules find: a list of dicts. ``fix=True`` fixes what can be fixed, in memory."""
        return self._one("check", **options)["issues"]

    def edit(self, **options: Any) -> dict[str, Any]:
        """Changes elements in memory: ``where=``, ``set=``, ``do=``, as ``navsmith-cli edit``. Returns what was done."""
        return self._one("edit", **options)

    def route(self, from_: End, to: End, **options: Any) -> dict[str, Any]:
        """The route that the game would choose, or why there is none."""
        return self.ask("route", from_=_end(from_), to=_end(to), **options)

    def routes(self, pairs: Iterable[tuple[End, End]], **options: Any) -> list[dict[str, Any]]:
        """The routes of many pairs of ends in one request, each end a name ("node 5:12") or three coordinates: a list of dicts in the
        order of the pairs, with ``found``, ``cost``, ``length`` and ``nodes``, positions in the columns of nodes."""
        lines = ["\t".join(_end(end) for end in pair) + "\n" for pair in pairs]
        if not lines:
            return []
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "pairs")
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(lines)
            return self.ask("route", pairs=path, **options)["routes"]

    def reach(self, from_: End, **options: Any) -> dict[str, Any]:
        """What can be reached from an element or a place."""
        return self.ask("reach", from_=_end(from_), **options)

    @property
    def unsaved(self) -> bool:
        """Whether there is something to save."""
        return self._one("documents")["unsaved"]

    def undo(self) -> None:
        """Takes the last step back."""
        self._one("undo")

    def redo(self) -> None:
        """Does it again."""
        self._one("redo")

    def save(self, folder: Path | None = None) -> list[str]:
        """Saves in place, with a backup, all files or none; or a copy into a folder. Returns the paths of the saved files."""
        return self._one("save", **({"output": os.fspath(folder)} if folder else {}))["saved"]

    def close(self, discard: bool = False) -> None:
        """Closes the document; with unsaved changes only if they are discarded."""
        self._one("close", discard=discard)
