"""Tests of resources/release: what its scripts write of files that stand for packages, and what they find wrong.

Needs NAVSMITH_SOURCE_DIR, and dpkg for the lists of contents.
"""

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import yaml

scripts = pathlib.Path(os.environ["NAVSMITH_SOURCE_DIR"]) / "resources" / "release"
VERSION, DATE = "1.2.3", "2026-11-29"
DOWNLOADS = "https://example.invalid/v1.2.3"
IMAGE = f"navsmith-{VERSION}-x86_64.AppImage"
INSTALLER = f"navsmith-{VERSION}-win64-setup.exe"


def run(name, *arguments):
    return subprocess.run([scripts / name, *map(str, arguments)], capture_output=True, text=True)


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Release(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)
        (self.folder / IMAGE).write_bytes(b"an image")
        (self.folder / INSTALLER).write_bytes(b"an installer")

    def tearDown(self):
        self.temporary.cleanup()

    def do(self, name, *arguments):
        result = run(name, *arguments)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout

    def sums(self):
        files = sorted(path for path in self.folder.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
        lines = [f"{sha256(path)}  {path.relative_to(self.folder)}\n" for path in files]
        (self.folder / "SHA256SUMS").write_text("".join(lines))

    def describe(self):
        """All that belongs to a release, as `assemble` makes it."""
        self.do("manifests", VERSION, DATE, DOWNLOADS, self.folder, self.folder)
        self.do("sbom", VERSION, DATE, self.folder / "list.spdx.json", self.folder / IMAGE, self.folder / INSTALLER)
        self.sums()


class Manifests(Release):
    def test_of_winget_name_the_installer_and_its_checksum(self):
        self.do("manifests", VERSION, DATE, DOWNLOADS, self.folder, self.folder)
        fields = yaml.safe_load((self.folder / "winget" / "Navsmith.Navsmith.installer.yaml").read_text())
        self.assertEqual(fields["PackageVersion"], VERSION)
        (installer,) = fields["Installers"]
        self.assertEqual(installer["InstallerUrl"], f"{DOWNLOADS}/{INSTALLER}")
        self.assertEqual(installer["InstallerSha256"].lower(), sha256(self.folder / INSTALLER))
        self.assertEqual(len(list((self.folder / "winget").iterdir())), 3)

    def test_of_flatpak_unpack_the_image(self):
        self.do("manifests", VERSION, DATE, DOWNLOADS, self.folder, self.folder)
        manifest = json.loads((self.folder / "flatpak" / "org.navsmith.Navsmith.json").read_text())
        (module,) = manifest["modules"]
        self.assertEqual(module["sources"], [{"type": "file", "url": f"{DOWNLOADS}/{IMAGE}", "sha256": sha256(self.folder / IMAGE)}])
        self.assertIn(f"./{IMAGE} --appimage-extract", module["build-commands"])

    def test_without_an_installer_winget_gets_none(self):
        (self.folder / INSTALLER).unlink()
        self.do("manifests", VERSION, DATE, DOWNLOADS, self.folder, self.folder)
        self.assertFalse((self.folder / "winget").exists())


@unittest.skipUnless(shutil.which("dpkg-query"), "dpkg is not here: lists of contents are not tested")
class Contents(Release):
    def test_have_the_libraries_of_the_image_with_their_versions(self):
        (self.folder / f"{IMAGE}.files").write_text("usr/lib/libz.so.1\tzlib1g\nusr/lib/libstdc++.so.6\tlibstdc++6\n")
        self.do("sbom", VERSION, DATE, self.folder / "list.spdx.json", self.folder / IMAGE)
        spdx = json.loads((self.folder / "list.spdx.json").read_text())
        packages = {package["SPDXID"]: package for package in spdx["packages"]}
        own = f"SPDXRef-{IMAGE.replace('_', '-')}"
        self.assertEqual(packages[own]["checksums"][0]["checksumValue"], sha256(self.folder / IMAGE))
        contained = {
            packages[relation["relatedSpdxElement"]]["name"]: packages[relation["relatedSpdxElement"]]["versionInfo"]
            for relation in spdx["relationships"]
            if relation["spdxElementId"] == own and relation["relationshipType"] == "CONTAINS"
        }
        for name in ("zlib1g", "libstdc++6", "libglm-dev", "nlohmann-json3-dev"):
            version = subprocess.run(
                ["dpkg-query", "--show", "--showformat=${Version}", name], capture_output=True, text=True
            ).stdout
            self.assertEqual(contained.get(name), version)

    def test_are_the_same_for_the_same_files(self):
        self.describe()
        first = (self.folder / "list.spdx.json").read_bytes()
        self.describe()
        self.assertEqual((self.folder / "list.spdx.json").read_bytes(), first)

    def test_a_release_passes_its_own_check(self):
        self.describe()
        self.assertEqual(self.do("check", self.folder), "")

    def test_the_check_finds_other_files(self):
        self.describe()
        (self.folder / IMAGE).write_bytes(b"another image")
        found = run("check", self.folder)
        self.assertEqual(found.returncode, 1)
        for part in (f"SHA256SUMS: {IMAGE}", f"list.spdx.json: {IMAGE}", f"org.navsmith.Navsmith.json: {IMAGE}"):
            self.assertIn(part, found.stdout)

    def test_the_check_finds_what_is_missing_in_descriptions(self):
        self.describe()
        manifest = self.folder / "winget" / "Navsmith.Navsmith.locale.en-US.yaml"
        lines = manifest.read_text().splitlines(keepends=True)
        manifest.write_text("".join(line for line in lines if not line.startswith("License")))
        spdx = json.loads((self.folder / "list.spdx.json").read_text())
        spdx["relationships"][-1]["relatedSpdxElement"] = "SPDXRef-nothing"
        (self.folder / "list.spdx.json").write_text(json.dumps(spdx))
        self.sums()
        found = run("check", self.folder)
        self.assertEqual(found.returncode, 1)
        self.assertIn("Navsmith.Navsmith.locale.en-US.yaml: no License", found.stdout)
        self.assertIn("SPDXRef-nothing is not described", found.stdout)


class Readiness(unittest.TestCase):
    """On a copy of what the scripts read, in a repository of its own."""

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.temporary.name)
        shutil.copytree(scripts, self.root / "resources" / "release")
        (self.root / "CMakeLists.txt").write_text("project(navsmith VERSION 1.2.3 LANGUAGES CXX)\n")
        self.write_changes("")
        for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All"], ["tag", "v1.2.3"]):
            subprocess.run(
                ["git", "-C", self.root, "-c", "user.name=Somebody", "-c", "user.email=somebody@example.invalid", *command],
                check=True,
                env={**os.environ, "GIT_CONFIG_GLOBAL": os.devnull},
            )

    def tearDown(self):
        self.temporary.cleanup()

    def write_changes(self, unreleased):
        text = f"# Changelog\n\n## [Unreleased]\n{unreleased}\n## [1.2.3] - 2026-11-29\n\n- Roads are wider.\n\n## [1.2.2] - 2026-11-01\n\n- Old.\n"
        (self.root / "CHANGELOG.md").write_text(text)

    def ready(self, tag):
        return subprocess.run([self.root / "resources/release/ready", tag], capture_output=True, text=True)

    def test_a_tag_of_this_version_is_ready(self):
        result = self.ready("v1.2.3")
        self.assertEqual((result.returncode, result.stdout), (0, ""))

    def test_the_changes_of_a_version_end_where_the_next_begins(self):
        changes = subprocess.run([self.root / "resources/release/changes", "1.2.3"], capture_output=True, text=True)
        self.assertEqual((changes.returncode, changes.stdout), (0, "- Roads are wider.\n"))

    def test_another_tag_is_refused(self):
        result = self.ready("v1.3.0")
        self.assertEqual(result.returncode, 1)
        self.assertIn("the version in CMakeLists.txt is 1.2.3, not 1.3.0", result.stdout)

    def test_changes_without_a_version_or_a_commit_are_refused(self):
        self.write_changes("\n- Not told yet.\n")
        result = self.ready("v1.2.3")
        self.assertEqual(result.returncode, 1)
        self.assertIn("1 lines under [Unreleased]", result.stdout)
        self.assertIn("not committed", result.stdout)


if __name__ == "__main__":
    unittest.main()
