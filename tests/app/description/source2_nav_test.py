"""Reads meshes of Source 2 that navsmith-cli has edited and saved by the description of the format alone.

Needs NAVSMITH_CLI; real meshes are those of NAVSMITH_CORPUS.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import source2_nav

corpus = pathlib.Path(os.environ.get("NAVSMITH_CORPUS", "/nowhere")) / "source2-nav"
needs_corpus = unittest.skipUnless(corpus.is_dir(), f"there are no real meshes in {corpus}")


def of(name):
    return source2_nav.read((corpus / name).read_bytes())


@needs_corpus
class RealMeshes(unittest.TestCase):
    def edited(self, name, *arguments):
        """A copy after an edit that leaves the original alone."""
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / name
            shutil.copyfile(corpus / name, copy)
            copy.chmod(0o644)
            run = subprocess.run([os.environ["NAVSMITH_CLI"], "edit", str(copy), *arguments], capture_output=True,
                                 text=True, check=False)
            self.assertEqual(run.returncode, 0, run.stderr)
            return source2_nav.read(copy.read_bytes())

    def test_they_are_as_the_page_says(self):
        for path in sorted(corpus.glob("*.nav")):
            with self.subTest(path.name):
                self.assertEqual(source2_nav.faults(source2_nav.read(path.read_bytes())), [])

    def test_attributes_change_and_nothing_else(self):
        name = "cs2-v35s1-de_mirage.nav"
        before = of(name)
        after = self.edited(name, "--where", "area: id = 7 or id = 9", "--set", "avoid=true")
        for one in before["areas"]:
            if one["id"] in (7, 9):
                one["attributes"] |= 0x80
        self.assertEqual(after, before)

    def test_a_deleted_area_goes_with_what_leads_to_it(self):
        name = "cs2-v35s1-de_mirage.nav"
        before = of(name)
        after = self.edited(name, "--where", "area: id = 100", "--do", "erase")
        self.assertEqual(source2_nav.faults(after), [])
        self.assertEqual([one["id"] for one in after["areas"]],
                         [one["id"] for one in before["areas"] if one["id"] != 100])
        kept = {one["id"]: one for one in after["areas"]}
        for one in before["areas"]:
            if one["id"] == 100:
                continue
            self.assertEqual(kept[one["id"]]["corners"], one["corners"])
            self.assertEqual(kept[one["id"]]["edges"],
                             [[pair for pair in pairs if pair[0] != 100] for pairs in one["edges"]])
        self.assertEqual(after["parameters"], before["parameters"])
        self.assertNotEqual(after["custom data"], before["custom data"])

    def test_moved_corners_are_where_they_should_be(self):
        name = "hla-v30s0-a5_vault.nav"
        before = of(name)
        after = self.edited(name, "--where", "area: id = 3", "--do", "shift", "z=16", "twins=false")
        self.assertEqual(source2_nav.faults(after), [])
        moved = [one["id"] for one, other in zip(after["areas"], before["areas"]) if one["corners"] != other["corners"]]
        self.assertEqual(moved, [3])
        for corner, old in zip(after["areas"][2]["corners"], before["areas"][2]["corners"]):
            self.assertEqual(corner, (old[0], old[1], old[2] + 16))


class Descriptions(unittest.TestCase):
    def test_what_is_no_mesh_is_told(self):
        with self.assertRaises(source2_nav.Damaged):
            source2_nav.read(b"\0" * 16)
        with self.assertRaises(source2_nav.Damaged):
            source2_nav.read(b"\xCE\xFA\xED\xFE\x23\0\0\0\1\0\0\0\0\0\0\0\xFF\0\0\0")


if __name__ == "__main__":
    unittest.main()
