// Packing meshes into maps and extracting them: which copy the game reads, the map size stored in the mesh, and maps
// that a crash has left incomplete.
#include "core/files/in_place_record.h"
#include "core/model/property.h"
#include "core/opening/files_to_pack.h"
#include "core/opening/open_map.h"
#include "core/opening/packed_files.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/ain_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::toBytesOf;
using test::areaText;
using test::mapText;
using test::meshText;

class PackedFilesTest : public ::testing::Test {
protected:
    [[nodiscard]] fs::path map() const { return temp_.path() / "foo.bsp"; }
    [[nodiscard]] fs::path loose() const { return temp_.path() / "foo.nav"; }
    [[nodiscard]] static Found find(const fs::path& path, Recovery recovery = Recovery::Recover) {
        return findDocuments(std::span(&path, 1), {}, recovery);
    }
    [[nodiscard]] static OpenedDocument open(const fs::path& path) {
        auto document = openDocument(find(path).candidates.at(0));
        if (!document)
            throw std::runtime_error(describe(document.error().at(0)));
        return std::move(*document);
    }
    [[nodiscard]] static std::int64_t mapSizeIn(const OpenedDocument& document) {
        const auto kind = document.model.schema().findElementType("file").value();
        const auto& property = *document.model.schema().type(kind).findProperty("bsp_size");
        return std::get<std::int64_t>(model::readValue(document.model, property, {kind, 0}));
    }
    [[nodiscard]] bool pack(const OpenedDocument& document, const std::string& name,
                            const files::Disk& disk = {}) const {
        const auto bytes = bytesToPack(*document.system, document.model, map());
        const files::NewEntry file{name, bytes.value().size()};
        const auto planned = planMapPack(map(), {std::span(&file, 1), {}});
        const auto inMap = bytesInMap(*document.system, document.model, planned.value());
        return files::putEntry(*planned, inMap.value(), {.save = {.disk = disk}}).has_value();
    }

    files::test::TempFolder temp_;
};

TEST_F(PackedFilesTest, PackedMeshGetsTheMapSize) {
    put(map(), mapText({{"materials/x.vmt", toBytesOf("x"), 8}}));
    put(temp_.path() / "mesh.nav", meshText());
    const auto document = open(temp_.path() / "mesh.nav");
    EXPECT_EQ(nameInMap(*document.system, map()), "maps/foo.nav");
    for (int times = 0; times < 2; ++times) {
        ASSERT_TRUE(pack(document, "maps/foo.nav"));
        const auto packed = open(map());
        EXPECT_EQ(packed.shownPath, map() / "maps" / "foo.nav");
        EXPECT_EQ(mapSizeIn(packed), static_cast<std::int64_t>(fs::file_size(map())));
    }
    EXPECT_NE(mapSizeIn(document), static_cast<std::int64_t>(fs::file_size(map()))) << "the open one stays as it was";
    EXPECT_EQ(get(temp_.path() / "mesh.nav"), meshText());
    // Only the four bytes of the map size in the mesh have changed.
    const auto packed = files::readFile(map() / "maps" / "foo.nav").value();
    const auto before = toBytesOf(meshText());
    ASSERT_EQ(packed.size(), before.size());
    std::size_t differing = 0;
    for (std::size_t i = 0; i < packed.size(); ++i)
        differing += packed[i] != before[i] ? 1 : 0;
    EXPECT_LE(differing, 4U);
}

TEST_F(PackedFilesTest, PrefersLooseThenNameThenEmbed) {
    const std::vector<tests::RawZipEntry> both{{"maps/embed.nav", toBytesOf(meshText()), 0},
                                               {"MAPS/Foo.nav", toBytesOf(meshText()), 8}};
    put(map(), mapText(both));
    auto found = find(map());
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates[0].shownPath, map() / "MAPS" / "Foo.nav");
    ASSERT_EQ(found.notices.size(), 1U);
    EXPECT_NE(found.notices[0].find("maps/embed.nav"), std::string::npos) << found.notices[0];
    put(loose(), meshText());
    found = find(map());
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates[0].shownPath, loose());
    EXPECT_TRUE(found.candidates[0].archive.empty());
    ASSERT_EQ(found.notices.size(), 2U);
    EXPECT_NE(found.notices[0].find("foo.nav is beside foo.bsp"), std::string::npos) << found.notices[0];
    // If both are named, there is still one document. The packed file opens by its own path.
    const std::vector named{map(), loose()};
    EXPECT_EQ(findDocuments(named).candidates.size(), 1U);
    EXPECT_EQ(find(map() / "maps" / "embed.nav").candidates.at(0).archive, map());
    fs::remove(loose());
    put(map(), mapText({both[0]}));
    EXPECT_EQ(find(map()).candidates.at(0).shownPath, map() / "maps" / "embed.nav");
}

TEST_F(PackedFilesTest, PrefersPackedNodeGraphs) {
    const auto packed = bytesOfAin(tests::ainOfFourteen());
    const auto empty = bytesOfAin(tests::AinBytes{});
    const auto place = temp_.path() / "maps";
    const auto inside = place / "foo.bsp" / "maps" / "graphs" / "foo.ain";
    const auto loose = place / "graphs" / "foo.ain";
    fs::create_directories(loose.parent_path());
    put(place / "foo.bsp", mapText({{"materials/x.vmt", toBytesOf("x"), 0}}));
    put(loose, packed);
    EXPECT_EQ(find(place / "foo.bsp").candidates.at(0).shownPath, loose);
    EXPECT_TRUE(open(loose).notices.empty());
    put(place / "foo.bsp", mapText({{"maps/graphs/foo.ain", empty, 0}}));
    auto found = find(place / "foo.bsp");
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates[0].shownPath, inside);
    ASSERT_EQ(found.notices.size(), 1U);
    EXPECT_NE(found.notices[0].find("in place of graphs/foo.ain"), std::string::npos) << found.notices[0];
    const auto document = open(loose);
    ASSERT_EQ(document.notices.size(), 1U);
    EXPECT_EQ(document.notices[0].text,
              "The game reads maps/graphs/foo.ain inside foo.bsp (16 bytes) in place of this file: pack this file into "
              "the map, or erase the other from it.");
    EXPECT_EQ(readBeforePacked(*document.system, place / "foo.bsp"), std::nullopt);
    EXPECT_EQ(packedFiles(place / "foo.bsp")->files.at(0).loose, loose);
    // What is opened from the map is saved outside, where the game does not read it.
    auto inMap = open(inside);
    setFirst(inMap, "file", "map_revision", std::int64_t{8});
    const auto pending = pendingInPlace(*inMap.system, inMap.model, inMap.place);
    EXPECT_EQ(pending.files.at(0).target, loose);
    EXPECT_NE(pending.notices.at(0).text.find("still reads the file inside foo.bsp"), std::string::npos);
}

TEST_F(PackedFilesTest, IgnoresANonMeshOfThatName) {
    put(map(), mapText({{"maps/foo.nav", toBytesOf(meshText()), 0}}));
    put(loose(), "no mesh at all");
    EXPECT_EQ(find(map()).candidates.at(0).archive, map());
}

TEST_F(PackedFilesTest, MapWithoutAMeshOpensTheLooseOne) {
    put(map(), mapText({{"materials/x.vmt", toBytesOf("x"), 0}}));
    put(loose(), meshText());
    const auto found = find(map());
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates[0].shownPath, loose());
    EXPECT_TRUE(found.problems.empty());
}

TEST_F(PackedFilesTest, ListsExtractableFilesInTheGamesOrder) {
    put(map(), mapText({{"maps/other.nav", toBytesOf(meshText()), 0},
                        {"maps/embed.nav", toBytesOf(meshText()), 0},
                        {"maps/foo.nav", toBytesOf(meshText()), 14},
                        {"x.txt", toBytesOf("x"), 0}}));
    const auto found = packedFiles(map());
    ASSERT_TRUE(found);
    ASSERT_EQ(found->files.size(), 3U);
    EXPECT_EQ(found->files[0].path, map() / "maps/foo.nav");
    EXPECT_EQ(found->files[0].loose, loose());
    EXPECT_EQ(found->files[1].path, map() / "maps/embed.nav");
    EXPECT_EQ(found->files[1].loose, loose());
    EXPECT_EQ(found->files[2].loose, temp_.path() / "other.nav");
}

TEST_F(PackedFilesTest, MapsOfTheWorkshopAreKnownByTheirCleanName) {
    const auto folder = temp_.path() / "maps" / "workshop";
    fs::create_directories(folder);
    const auto pool = folder / "pool.ugc123456.bsp";
    put(temp_.path() / "mesh.nav", meshText());
    const auto document = open(temp_.path() / "mesh.nav");
    EXPECT_EQ(nameInMap(*document.system, pool), "maps/pool.nav");
    EXPECT_EQ(nameInMap(*document.system, folder / "pool.ugc.bsp"), "maps/pool.ugc.nav") << "no number";
    EXPECT_EQ(nameInMap(*document.system, folder / "pool.ugc12_b3.bsp"), "maps/pool.ugc12_b3.nav");
    put(pool, mapText({{"maps/pool.ugc123456.nav", toBytesOf(meshText()), 0},
                       {"maps/pool.nav", toBytesOf(meshText()), 0},
                       {"maps/embed.nav", toBytesOf(meshText()), 0}}));
    const auto packed = packedFiles(pool);
    ASSERT_EQ(packed->files.size(), 3U);
    EXPECT_EQ(packed->files[0].path, pool / "maps/pool.nav");
    EXPECT_EQ(packed->files[0].loose, temp_.path() / "maps" / "pool.nav") << "the game looks there";
    EXPECT_EQ(find(pool).candidates.at(0).shownPath, pool / "maps/pool.nav");
    EXPECT_EQ(readBeforePacked(*document.system, pool), std::nullopt);
    // What nav_save writes, and what the game prefers.
    put(folder / "pool.ugc123456.nav", meshText());
    EXPECT_EQ(find(pool).candidates.at(0).shownPath, folder / "pool.ugc123456.nav");
    put(temp_.path() / "maps" / "pool.nav", meshText());
    EXPECT_EQ(find(pool).candidates.at(0).shownPath, temp_.path() / "maps" / "pool.nav");
    EXPECT_EQ(readBeforePacked(*document.system, pool), temp_.path() / "maps" / "pool.nav");
}

TEST_F(PackedFilesTest, RefusesFilesThatNoGameReadsFromMaps) {
    put(temp_.path() / "NODES5.DAT", areaText(5));
    const auto document = open(temp_.path() / "NODES5.DAT");
    const auto refused = bytesToPack(*document.system, document.model, map());
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().what.find("no game looks for them in a map"), std::string::npos);
}

TEST_F(PackedFilesTest, FilesFromDiskGetTheirNamesAndTheSizeOfTheMap) {
    fs::create_directories(temp_.path() / "materials");
    put(map(), mapText({{"materials/x.vmt", toBytesOf("x"), 8}}));
    const auto before = get(map());
    put(temp_.path() / "edited.nav", meshText());
    put(temp_.path() / "materials" / "new.vmt", "new");
    const std::vector<FileToPack> files{{temp_.path() / "edited.nav"}, {temp_.path() / "materials" / "new.vmt"}};
    EXPECT_EQ(nameForMap(files[0].file, map()), "maps/foo.nav");
    const auto ready = readToPack(map(), {files, {"materials/x.vmt"}});
    ASSERT_TRUE(ready);
    EXPECT_EQ(get(map()), before);
    ASSERT_TRUE(opening::pack(*ready));
    EXPECT_EQ(mapSizeIn(open(map())), static_cast<std::int64_t>(fs::file_size(map())));
    EXPECT_EQ(extractFromMap(map(), "materials/new.vmt").value(), toBytesOf("new"));
    EXPECT_FALSE(extractFromMap(map(), "materials/x.vmt"));
    // The game prefers the file beside the map.
    put(loose(), meshText());
    EXPECT_EQ(readToPack(map(), {files})->readInstead, std::vector{loose()});
}

TEST_F(PackedFilesTest, FilesThatCannotBePackedAreAllNamed) {
    put(map(), mapText({{"materials/x.vmt", toBytesOf("x"), 8}}));
    put(temp_.path() / "damaged.nav", meshText().substr(0, 60));
    put(temp_.path() / "NODES5.DAT", areaText(5));
    put(temp_.path() / "notes.txt", "n");
    const auto before = get(map());
    const auto ready = readToPack(map(), {{{temp_.path() / "damaged.nav"},
                                           {temp_.path() / "NODES5.DAT"},
                                           {temp_.path() / "notes.txt"},
                                           {temp_.path() / "none.txt", "none.txt"}}});
    ASSERT_FALSE(ready);
    ASSERT_EQ(ready.error().size(), 4U);
    EXPECT_EQ(ready.error()[0].kind, files::FileErrorKind::Malformed);
    EXPECT_NE(ready.error()[1].what.find("no game looks for such files in a map"), std::string::npos);
    EXPECT_NE(ready.error()[2].what.find("it is unknown where in a map"), std::string::npos);
    EXPECT_EQ(ready.error()[3].kind, files::FileErrorKind::Missing);
    EXPECT_EQ(get(map()), before);
}

TEST_F(PackedFilesTest, InterruptedPackingIsUndoneOrReported) {
    const auto before = mapText({{"maps/embed.nav", toBytesOf(meshText()), 0}, {"x.txt", toBytesOf("x"), 0}});
    put(temp_.path() / "mesh.nav", meshText());
    const auto document = open(temp_.path() / "mesh.nav");
    const auto interrupt = [&] {
        put(map(), before);
        const int outcome = files::test::inChild([&] {
            files::test::FaultyOps ops([](const files::test::Step& step) -> std::optional<std::error_code> {
                if (step.operation == "sync" && step.path.extension() == ".bsp")
                    files::test::die();
                return std::nullopt;
            });
            return pack(document, "maps/foo.nav", ops) ? 0 : 1;
        });
        ASSERT_EQ(outcome, files::test::kKilled);
        ASSERT_NE(get(map()), before);
    };
    interrupt();
    const auto torn = get(map());
    const auto reported = find(map(), Recovery::Report);
    EXPECT_TRUE(reported.candidates.empty());
    ASSERT_EQ(reported.problems.size(), 1U);
    EXPECT_EQ(reported.problems[0].kind, files::FileErrorKind::Unfinished);
    EXPECT_EQ(get(map()), torn) << "nothing is written";
    const auto found = find(map());
    EXPECT_EQ(found.candidates.size(), 1U);
    ASSERT_EQ(found.notices.size(), 1U);
    EXPECT_NE(found.notices[0].find("has been undone"), std::string::npos) << found.notices[0];
    EXPECT_EQ(get(map()), before);
    interrupt();
    ASSERT_TRUE(packedFiles(map()));
    EXPECT_EQ(get(map()), before);
    interrupt();
    const auto opened = openMap(map());
    ASSERT_TRUE(opened);
    EXPECT_NE(opened->notice.find("has been undone"), std::string::npos);
    EXPECT_EQ(opened->backdrop->fileSize, before.size());
    interrupt();
    const auto beside = open(temp_.path() / "mesh.nav"); // in the same folder
    EXPECT_EQ(get(map()), before);
    EXPECT_TRUE(std::ranges::any_of(beside.notices, [](const systems::Notice& notice) {
        return notice.text.find("has been undone") != std::string::npos;
    }));
    interrupt();
    ASSERT_TRUE(pack(document, "maps/foo.nav"));
    EXPECT_EQ(mapSizeIn(open(map())), static_cast<std::int64_t>(fs::file_size(map())));
}

} // namespace
} // namespace navsmith::opening
