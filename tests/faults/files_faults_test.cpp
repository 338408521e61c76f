// Faults, kills and power losses in the functions of core/files and core/recovery that change files.
#include "core/files/archive.h"
#include "core/files/in_place.h"
#include "core/files/new_folder.h"
#include "core/files/own_folder.h"
#include "core/files/put_entry.h"
#include "core/files/rebuild_archive.h"
#include "core/files/save_set.h"
#include "core/recovery/abandoned.h"
#include "core/recovery/journal_writer.h"
#include "tests/faults/every_scene.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::faults {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::toBytesOf;

template <typename T>
Outcome outcomeOf(const files::Result<T>& result) {
    return {result.has_value(), result ? std::string() : files::describe(result.error()), {}};
}

Scene scene(std::string name, std::function<void(const fs::path&)> prepare,
            std::function<Outcome(const fs::path&)> run) {
    Scene all;
    all.name = std::move(name);
    all.prepare = std::move(prepare);
    all.run = std::move(run);
    return all;
}

Outcome saveTwoFolders(const fs::path& folder) {
    const std::vector<files::PendingFile> set{{folder / "game" / "a.dat", toBytesOf("new a")},
                                              {folder / "game" / "b.dat", toBytesOf("new b, longer")},
                                              {folder / "game" / "c.dat", toBytesOf("created")},
                                              {folder / "other" / "deep" / "d.dat", toBytesOf("created, too")}};
    return outcomeOf(files::saveSet(set));
}

void putGame(const fs::path& folder) {
    put(folder / "game" / "a.dat", "old a");
    put(folder / "game" / "b.dat", "old b");
    put(folder / "game" / "untouched.dat", "it stays");
}

Outcome changeTwoInPlace(const fs::path& folder) {
    const auto change = [&](const std::string& name, std::uint64_t size, std::vector<files::RangeWrite> writes) {
        const auto info = files::Disk()->info(folder / name, files::Links::Follow);
        return files::InPlaceChange{folder / name,
                                    size,
                                    std::move(writes),
                                    info ? info->size : 0,
                                    info ? info->modifiedNs : 0,
                                    {{name + "-part", toBytesOf("kept")}}};
    };
    const std::vector<files::InPlaceChange> changes{
        change("a.img", 14, {{2, toBytesOf("TWO")}, {8, toBytesOf("zwolf!"), 1}}),
        change("a.dir", 4, {{0, toBytesOf("DI"), 2}})};
    return outcomeOf(files::changeInPlace(changes));
}

Outcome changeEntries(const fs::path& archive, const files::EntryChanges& changes,
                      const std::vector<std::vector<std::byte>>& contents, bool whole) {
    const auto plan = files::planChanges(archive, changes);
    if (!plan)
        return outcomeOf(plan);
    const std::vector<std::span<const std::byte>> bytes(contents.begin(), contents.end());
    files::InPlaceOptions options;
    options.backUpWhole = whole;
    return outcomeOf(files::putEntries(*plan, bytes, options));
}

void putMap(const fs::path& folder) {
    auto map = tests::smallSourceMap();
    map.pakFile = tests::buildZip({{"materials/x.vmt", toBytesOf(std::string(200, 'x')), 8},
                                   {"maps/graphs/foo.ain", toBytesOf("graph"), 14},
                                   {"sound/y.wav", toBytesOf("noise"), 0}});
    put(folder / "foo.bsp", tests::buildSourceMap(map));
}

void putArchive(const fs::path& folder) {
    const auto archive =
        tests::buildImg1({{"nodes5.dat", toBytesOf("five")}, {"other.txd", toBytesOf(std::string(2048, 'o')), 3}});
    put(folder / "gta3.img", archive.data);
    put(folder / "gta3.dir", archive.directory);
}

/// Packs two files, one of which replaces another, and erases a third, in one change.
Outcome changeMap(const fs::path& folder) {
    const std::vector<files::NewEntry> entries{{"sound/y.wav", 13}, {"materials/z.vmt", 10}};
    const std::vector<std::string> erased{"maps/graphs/foo.ain"};
    return changeEntries(folder / "foo.bsp", {entries, erased}, {toBytesOf("another noise"), toBytesOf("a material")},
                         false);
}

Outcome changeArchive(const fs::path& folder) {
    const std::vector<files::NewEntry> entries{{"nodes5.dat", 5000}, {"nodes6.dat", 30}};
    return changeEntries(folder / "gta3.img", {entries, {}},
                         {std::vector<std::byte>(5000, std::byte{5}), std::vector<std::byte>(30, std::byte{6})}, true);
}

Outcome makeFolder(const fs::path& folder) {
    files::NewFolder made(folder / "maps" / "tiles");
    auto result = made.begin();
    for (const auto* name : {"map.json", "0/0/0.png", "1/0/1.png"})
        if (result)
            result = made.add(name, toBytesOf(name));
    if (result)
        result = made.finish();
    return outcomeOf(result);
}

Outcome writeOwn(const fs::path& folder) {
    return outcomeOf(files::writeOwnFile(folder / "cache" / "a.world", toBytesOf("a new world")));
}

const std::string kOldSet = "2001-01-01T00-00-00Z";

/// Beside an older set, which is kept.
Outcome writeDated(const fs::path& folder) {
    const std::vector<files::NamedBytes> set{{"a.dat", toBytesOf("autosaved a")}, {"b.dat", toBytesOf("autosaved b")}};
    const auto written = files::writeDatedSet(folder / "autosave", set, 2);
    return outcomeOf(written);
}

/// A journal that takes the place of another, and grows.
Outcome writeJournal(const fs::path& folder) {
    std::string message;
    recovery::JournalWriterOptions options;
    options.failed = [&](const files::FileError& error) { message = files::describe(error); };
    {
        recovery::JournalWriter writer(folder / "journals" / "a.journal", options);
        writer.begin(toBytesOf("a new journal"));
        writer.append(toBytesOf(", first edit"));
        writer.append(toBytesOf(", second edit"));
        writer.flush();
    }
    return {message.empty(), message, {}};
}

std::vector<Scene> scenes() {
    std::vector<Scene> all;
    all.push_back(scene("saving two folders", putGame, saveTwoFolders));
    all.push_back(scene(
        "two files in place",
        [](const fs::path& folder) {
            put(folder / "a.img", "0123456789");
            put(folder / "a.dir", "directory");
        },
        changeTwoInPlace));
    all.push_back(scene("files in a map", putMap, changeMap));
    all.back().once = true; // a file is erased only once
    all.push_back(scene("files in an archive with a directory", putArchive, changeArchive));
    all.push_back(scene("an archive rebuilt", putArchive, [](const fs::path& folder) {
        return outcomeOf(files::rebuildArchive(folder / "gta3.img", {}));
    }));
    all.push_back(scene("an archive rebuilt as a copy", putArchive, [](const fs::path& folder) {
        return outcomeOf(files::rebuildArchive(folder / "gta3.img", folder / "copy.img"));
    }));
    all.back().once = true;
    all.push_back(scene(
        "a new folder", [](const fs::path& folder) { put(folder / "a.dat", "a"); }, makeFolder));
    all.back().once = true;
    all.back().clearsItself = true;
    all.push_back(scene(
        "a file of our own", [](const fs::path& folder) { put(folder / "cache" / "a.world", "a world"); }, writeOwn));
    all.back().ignored = {"cache/b.world"};
    all.back().start = [](const fs::path& folder) {
        EXPECT_TRUE(files::writeOwnFile(folder / "cache" / "b.world", toBytesOf("another")));
    };
    all.push_back(scene(
        "a dated set", [](const fs::path& folder) { put(folder / "autosave" / kOldSet / "a.dat", "older"); },
        writeDated));
    all.back().nameOf = [](const std::string& path) {
        return path.find(kOldSet) == std::string::npos ? "new/" + fs::path(path).filename().string() : path;
    };
    all.back().start = [](const fs::path& folder) {
        const files::NamedBytes other{"a.dat", toBytesOf("a")};
        EXPECT_TRUE(files::writeOwnFile(folder / "autosave" / "other", other.bytes)); // as any later writer does
        fs::remove(folder / "autosave" / "other");
    };
    all.push_back(scene(
        "a journal", [](const fs::path& folder) { put(folder / "journals" / "a.journal", "an old journal"); },
        writeJournal));
    all.back().start = [](const fs::path& folder) { (void)recovery::findAbandoned(folder / "journals"); };
    all.back().accepts = [](const Tree& files) {
        return files.size() == 1 && files.begin()->second->starts_with("a new journal");
    };
    return all;
}

INSTANTIATE_TEST_SUITE_P(Files, EveryScene, testing::ValuesIn(scenes()), nameOfScene);

} // namespace
} // namespace navsmith::faults
