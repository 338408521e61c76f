"""Tests of app/python and of the examples in docs/python.md.

Needs NAVSMITH_PYTHON, the folder of the package, NAVSMITH_SAMPLES and NAVSMITH_SOURCE_DIR. With NAVSMITH_CLI documents are in a
process of their own, without it in this one.
"""

import doctest
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import time
import unittest

source = pathlib.Path(os.environ["NAVSMITH_SOURCE_DIR"])
sys.path.insert(0, os.environ["NAVSMITH_PYTHON"])

import navsmith  # noqa: E402

try:
    import numpy
except ImportError:
    numpy = None

in_process = "NAVSMITH_CLI" not in os.environ
needs_numpy = unittest.skipIf(numpy is None, "numpy is not installed: columns are not tested")


class InFolderWithTown(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.before = os.getcwd()
        os.chdir(self.folder.name)
        shutil.copytree(pathlib.Path(os.environ["NAVSMITH_SAMPLES"]) / "town", "town")
        self.session = navsmith.Session()
        (self.town,) = self.session.open("town")

    def tearDown(self):
        self.session.close()
        os.chdir(self.before)
        self.folder.cleanup()


class Documents(InFolderWithTown):
    def test_names_system_and_files(self):
        self.assertEqual(self.town.system, "gta_sa_paths")
        self.assertEqual(self.town.files, ["NODES27.DAT", "NODES28.DAT", "NODES35.DAT", "NODES36.DAT"])
        self.assertGreater(self.town.counts["node"], 10)
        self.assertEqual([each.path for each in self.session.documents], ["town"])

    def test_edit_undo_and_save(self):
        nodes = self.town.counts["node"]
        self.assertEqual(len(self.town.select("node")), nodes)
        done = self.town.edit(where="node", set="width=3")
        self.assertEqual(done["steps"][0]["selected"], nodes)
        self.assertTrue(self.town.unsaved)
        self.town.undo()
        self.assertFalse(self.town.unsaved)
        self.town.redo()
        self.assertEqual(len(self.town.save()), 4)
        with navsmith.Session(read_only=True) as other:
            (again,) = other.open(pathlib.Path("town"))
            self.assertEqual(len(again.select("node: width = 3")), nodes)
            again.edit(where="node", set="width=4")
            with self.assertRaises(navsmith.Error):
                again.save()

    def test_copies_go_elsewhere(self):
        self.town.edit(where="node", set="width=3")
        self.assertEqual(len(self.town.save("copy")), 4)
        self.assertTrue(self.town.unsaved)
        with self.assertRaises(navsmith.Error):
            self.town.close()
        self.town.close(discard=True)
        self.assertEqual(self.session.documents, [])

    def test_fixes_stay_in_memory(self):
        before = pathlib.Path("town/NODES27.DAT").read_bytes()
        self.town.check(fix=True, no_map=True)
        self.assertEqual(pathlib.Path("town/NODES27.DAT").read_bytes(), before)


class Commands(InFolderWithTown):
    def test_print_json_or_text(self):
        self.assertEqual(navsmith.run("info", "town", json=True)["documents"][0]["system"], self.town.system)
        self.assertIn("915", navsmith.run("info", "town"))

    def test_differences_are_a_result(self):
        self.town.edit(where="node: group = vehicle", set="width = 3")
        self.town.save("changed")
        self.assertFalse(navsmith.run("diff", "town", "changed", json=True)["difference"]["equal"])

    def test_options_are_those_of_the_command_line(self):
        navsmith.run("edit", "town", where="node", set=["width = 3", "water = yes"])
        with navsmith.Session(read_only=True) as other:
            (again,) = other.open("town")
            self.assertEqual(len(again.select("node: width = 3 and water")), self.town.counts["node"])
        self.assertTrue(navsmith.run("check", "town", no_map=True, json=True)["documents"])

    def test_what_cannot_be_done_is_an_error(self):
        with self.assertRaises(navsmith.Error) as caught:
            navsmith.run("diff", "town", pathlib.Path("nowhere"))
        self.assertIn("nowhere", str(caught.exception))


class Routes(InFolderWithTown):
    def test_ends_are_names_or_places(self):
        place = (-100, -50, 5)
        one = self.town.route("node 27:0", place)
        self.assertEqual(one["cost"], self.town.routes([("node 27:0", place)])[0]["cost"])
        self.assertEqual(one["cost"], self.town.route("node 27:0", "-100,-50,5")["cost"])

    def test_of_many_pairs_are_those_of_one(self):
        pairs = [("node 27:0", f"node 27:{at}") for at in range(1, 30)] + [("node 27:3", (0, 0, 5))]
        for pair, many in zip(pairs, self.town.routes(pairs)):
            end = pair[1] if isinstance(pair[1], str) else ",".join(map(str, pair[1]))
            one = self.town.route(pair[0], end)
            self.assertEqual((many["found"], many["cost"], many["reason"]), (one["found"], one["cost"], one["reason"]))
            self.assertEqual(many["nodes"], [step["index"] for step in one["elements"]])
        self.assertTrue(any(route["found"] for route in self.town.routes(pairs)))
        self.assertEqual(self.town.routes([]), [])


class Errors(InFolderWithTown):
    def test_a_damaged_file_has_offset_and_field(self):
        pathlib.Path("torn").mkdir()
        torn = pathlib.Path("torn/NODES27.DAT")
        torn.write_bytes(pathlib.Path("town/NODES27.DAT").read_bytes()[:100])
        with self.assertRaises(navsmith.Error) as caught:
            self.session.open(torn)
        error = caught.exception
        self.assertEqual((error.kind, pathlib.Path(error.path)), ("malformed", torn))
        self.assertIsInstance(error.offset, int)
        self.assertTrue(error.field and error.found and error.expected)

    def test_a_wrong_option_is_named(self):
        with self.assertRaises(navsmith.Error) as caught:
            self.town.ask("info", colour="red")
        self.assertEqual((caught.exception.kind, caught.exception.field), ("request", "colour"))

    def test_after_an_interrupt_answers_still_belong_to_their_questions(self):
        signal.signal(signal.SIGALRM, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with self.assertRaises(KeyboardInterrupt):
            while True:
                self.town.ask("simulate", seconds=120)
        self.assertEqual(self.town.counts["file"], 4)
        self.assertEqual([each.path for each in self.session.documents], ["town"])

    @unittest.skipIf(in_process, "there is no other process")
    def test_a_session_whose_program_is_killed_says_so_and_leaves_the_files(self):
        before = {path.name: path.read_bytes() for path in pathlib.Path("town").glob("NODES*")}
        self.town.edit(where="node", set="width=3")
        os.kill(self.session.pid, signal.SIGKILL)
        with self.assertRaises(navsmith.Error) as caught:
            self.town.save()
        self.assertIn("has ended", str(caught.exception))
        self.assertEqual({path.name: path.read_bytes() for path in pathlib.Path("town").glob("NODES*")}, before)

    def test_a_closed_session_says_so(self):
        self.session.close()
        with self.assertRaises(navsmith.Error) as caught:
            self.town.counts
        self.assertIn("is closed", str(caught.exception))
        with self.assertRaises(navsmith.Error):
            self.town.column("node", "width")
        with self.assertRaises(navsmith.Error):
            self.session.documents


@unittest.skipUnless(in_process, "documents are in another process")
class InThisProcess(InFolderWithTown):
    def test_there_is_no_other(self):
        self.assertEqual(self.session.pid, os.getpid())

    def test_opening_tells_how_much_is_done(self):
        shutil.copytree("town", "other")
        done = []
        (other,) = self.session.open("other", progress=done.append)
        self.assertEqual(other.counts, self.town.counts)
        self.assertTrue(done and done == sorted(done) and 0 <= done[0] and done[-1] <= 1, done)

    def test_opening_is_cancelled_by_its_progress(self):
        shutil.copytree("town", "other")
        answers = iter([False])  # once is enough
        with self.assertRaises(navsmith.Error) as caught:
            self.session.open("other", progress=lambda done: next(answers, True))
        self.assertEqual(caught.exception.kind, "cancelled")
        self.assertEqual([each.path for each in self.session.documents], ["town"])

    def test_what_the_progress_raises_comes_out_of_open(self):
        shutil.copytree("town", "other")
        with self.assertRaises(ZeroDivisionError):
            self.session.open("other", progress=lambda done: 1 / 0)
        self.assertEqual([each.path for each in self.session.documents], ["town"])

    def test_a_progress_function_cannot_use_its_session(self):
        shutil.copytree("town", "other")
        with self.assertRaises(navsmith.Error) as caught:
            self.session.open("other", progress=lambda done: self.town.counts)
        self.assertIn("progress", str(caught.exception))
        self.assertEqual(self.town.counts["file"], 4)

    @needs_numpy
    def test_columns_are_those_of_another_process(self):
        with navsmith.Session(program="navsmith-cli", read_only=True) as session:
            (other,) = session.open("town")
            for kind, properties in {"node": ("width", "water", "position", "area"), "link": ("target",), "file": ("name",)}.items():
                for name in properties:
                    ours, theirs = self.town.column(kind, name), other.column(kind, name)
                    self.assertEqual(getattr(ours, "dtype", list), getattr(theirs, "dtype", list))
                    self.assertEqual(list(map(str, ours)), list(map(str, theirs)))

    @needs_numpy
    def test_columns_outlive_their_document(self):
        width = self.town.column("node", "width")
        before = width.tolist()
        self.assertFalse(width.flags.writeable)
        self.town.close()
        self.session.close()
        self.assertEqual(width.tolist(), before)


@needs_numpy
class Columns(InFolderWithTown):
    def test_agree_with_elements(self):
        elements = self.town.select("node")
        for name in ("width", "water", "flood_group", "position", "area"):
            values = self.town.column("node", name)
            self.assertEqual(values.tolist(), [element["properties"][name] for element in elements], name)
        self.assertEqual(self.town.column("node", "water").dtype, numpy.dtype("bool"))
        self.assertEqual(self.town.column("node", "flood_group").dtype, numpy.dtype("int64"))
        self.assertEqual(self.town.column("node", "position").shape, (len(elements), 3))
        self.assertEqual(self.town.column("file", "name"), self.town.files)

    def test_references_are_positions(self):
        links = self.town.select("link")
        targets = [link["properties"]["target"].get("index", -1) for link in links]
        self.assertEqual(self.town.column("link", "target").tolist(), targets)

    def test_find_gives_positions(self):
        wide = self.town.find("node: width > 0")
        self.assertEqual(wide.tolist(), numpy.flatnonzero(self.town.column("node", "width") > 0).tolist())
        self.assertEqual(self.town.find("node: width > 1e9").tolist(), [])

    def test_values_are_set_one_by_one(self):
        place = self.town.column("node", "position").copy()
        place[:, 2] += 1
        self.assertEqual(self.town.set_column("node", "position", place), {"count": len(place), "clamped": 0, "rounded": 0})
        self.assertTrue((self.town.column("node", "position") == place).all())
        self.town.set_column("node", "water", [True, False], index=[1, 3])
        self.assertEqual(self.town.column("node", "water")[[1, 3]].tolist(), [True, False])
        self.town.undo()
        self.town.undo()
        self.assertFalse(self.town.unsaved)
        self.assertEqual(self.town.set_column("node", "width", [1e9], index=[0])["clamped"], 1)

    def test_nothing_is_set_if_one_value_is_refused(self):
        before = self.town.column("node", "width").tolist()
        for values, index in (([1, float("nan")], [0, 1]), ([1], [10**9]), ([1, 2, 3], [0])):
            with self.assertRaises(navsmith.Error):
                self.town.set_column("node", "width", values, index=index)
        with self.assertRaises(navsmith.Error):
            self.town.set_column("node", "area", [1], index=[0])
        self.assertEqual(self.town.column("node", "width").tolist(), before)

    def test_a_column_costs_little(self):
        """Prints what it costs: docs/python.md."""
        start = time.perf_counter()
        for _ in range(10):
            self.town.column("node", "width")
        print(f"{self.town.counts['node']} rows: {(time.perf_counter() - start) * 100:.2f} ms", file=sys.stderr)


@needs_numpy
class Examples(InFolderWithTown):
    def test_of_the_guide(self):
        results = doctest.testfile(str(source / "docs" / "python.md"), module_relative=False)
        self.assertGreater(results.attempted, 10)
        self.assertEqual(results.failed, 0)


if __name__ == "__main__":
    unittest.main()
