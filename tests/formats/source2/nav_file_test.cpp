// Meshes of Source 2: real files, and files of our own writer in all versions.
#include "formats/source2/nav_file.h"
#include "tests/support/corpus.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::source2 {
namespace {

using tests::allSmallSource2Meshes;
using tests::bytesOfSource2;
using tests::source2MeshOfSeven;

NavFile fileOf(const tests::Source2Mesh& mesh) {
    auto file = read(bytesOfSource2(mesh));
    EXPECT_TRUE(file) << bytes::describe(file.error());
    return file ? *file : NavFile();
}

std::vector<std::filesystem::path> realMeshes() {
    const auto folder = tests::corpusFolder("source2-nav");
    std::vector<std::filesystem::path> meshes;
    for (const auto& path : folder ? tests::filesIn(*folder) : std::vector<std::filesystem::path>()) {
        if (path.extension() == ".nav")
            meshes.push_back(path);
    }
    return meshes;
}

TEST(Source2Corpus, EveryByteComesBack) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    for (const auto& path : meshes) {
        const auto bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path << ": " << bytes::describe(file.error());
        EXPECT_EQ(write(*file), bytes) << path;
        EXPECT_TRUE(file->tail.empty()) << path;
        EXPECT_EQ(file->custom.bytes.empty(), file->subVersion == 0) << path;
    }
}

TEST(Source2Corpus, HoldsWhatTheManifestSays) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    const auto mirage = read(tests::readFile(*folder / "cs2-v35s1-de_mirage.nav"));
    ASSERT_TRUE(mirage);
    EXPECT_EQ(mirage->version, 35U);
    EXPECT_EQ(mirage->areas.size(), 2519U);
    EXPECT_EQ(mirage->connections.size(), 6349U);
    EXPECT_EQ(mirage->ladders.size(), 2U);
    EXPECT_EQ(mirage->corners.size(), 3590U);
    EXPECT_EQ(mirage->generation.version, 12);
    EXPECT_EQ(mirage->generation.hulls.at(0).jumpDown, 157);
    EXPECT_EQ(std::ranges::count_if(mirage->areas, [](const Area& a) { return (a.attributes & 0x10000) != 0; }), 78);
    const auto vault = read(tests::readFile(*folder / "hla-v30s0-a5_vault.nav"));
    ASSERT_TRUE(vault);
    EXPECT_EQ(vault->version, 30U);
    EXPECT_EQ(vault->areas.size(), 1245U);
    EXPECT_EQ(vault->connections.size(), 2502U);
    EXPECT_EQ(vault->bounds.size(), 2U);
    EXPECT_EQ(vault->generation.hulls.size(), 3U);
    EXPECT_EQ(vault->areas.back().hull, 2);
    const auto latest = read(tests::readFile(*folder / "v36s1-point_template_test.nav"));
    ASSERT_TRUE(latest);
    EXPECT_EQ(latest->version, 36U);
    EXPECT_TRUE(latest->areas.empty());
    EXPECT_EQ(latest->third.bytes.size(), 120U + 139U);
    EXPECT_EQ(latest->generation.version, 13);
}

TEST(Source2File, ReadsWhatAnotherWriterWroteInEveryVersion) {
    for (const auto& [name, mesh] : allSmallSource2Meshes()) {
        const auto bytes = bytesOfSource2(mesh);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << name << ": " << bytes::describe(file.error());
        EXPECT_EQ(write(*file), bytes) << name;
        ASSERT_EQ(file->areas.size(), 7U) << name;
        EXPECT_EQ(file->areas[1].attributes, 0x10000U) << name;
        EXPECT_EQ(file->areas[6].hull, 1) << name;
        EXPECT_EQ(cornerCount(*file, file->areas[2]), 3U) << name;
        const auto edge = entries(file->edges, file->areas[3].edges)[0];
        const auto connections = entries(file->connections, edge);
        ASSERT_EQ(connections.size(), 2U) << name;
        EXPECT_EQ(connections[1], (Connection{2, 2})) << name;
        EXPECT_EQ(entries(file->ladderIds, file->areas[4].laddersBelow).front(), 1U) << name;
        EXPECT_EQ(file->ladders.at(0).top, (Point{50, 218, 120})) << name;
        EXPECT_EQ(file->ladders.at(0).bottomArea, 4U) << name;
        EXPECT_EQ(file->bounds.at(0).transform[11], 4) << name;
        EXPECT_EQ(file->generation.hullCount, 2) << name;
        EXPECT_EQ(file->generation.hulls.size(), file->generation.version <= 11 ? 3U : 2U) << name;
        EXPECT_EQ(file->generation.hulls[1].radius, 23) << name;
        EXPECT_EQ(file->generation.hulls[0].jumpUp, 68) << name;
        EXPECT_TRUE(file->tail.empty()) << name;
        EXPECT_EQ(file->custom.bytes.empty(), file->subVersion == 0) << name;
        if (hasCornerTable(file->version)) {
            EXPECT_EQ(file->corners[6], (Point{300, 0, 0})) << name;
            EXPECT_EQ(entries(file->polygonCorners, file->polygons[2].corners)[1], 6U) << name;
        } else {
            EXPECT_EQ(entries(file->ownCorners, file->areas[2].ownCorners)[1], (Point{300, 0, 0})) << name;
        }
    }
}

TEST(Source2File, KeepsUnknownWordsPadsAndNumbersThatAreNone) {
    auto mesh = source2MeshOfSeven(36);
    mesh.padByte = 0xA5;
    mesh.unknownWord = 77;
    mesh.flags = 0xDEADBEEF;
    mesh.areas[0].unknown = std::numeric_limits<float>::signaling_NaN();
    mesh.areas[1].attributes = 0xFFFFFFFFFFFFFFFF;
    mesh.areas[2].id = 0;
    mesh.areas[3].edges[0] = {{4'000'000'000, 9}};
    const auto bytes = bytesOfSource2(mesh);
    const auto file = read(bytes);
    ASSERT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(write(*file), bytes);
    EXPECT_EQ(file->unknown, 77U);
    EXPECT_EQ(file->connections[6], (Connection{4'000'000'000, 9}));
}

TEST(Source2File, KeepsPolygonsOfNoAreaAndOfSeveral) {
    auto mesh = source2MeshOfSeven(35);
    mesh.polygons = {{4, 6, 5}, {0, 1, 2, 3}, {1, 4, 5, 2}, {3, 5, 7, 8}};
    mesh.polygonOfArea = {1, 2, 0, 3, 3, 1, 1};
    const auto bytes = bytesOfSource2(mesh);
    const auto file = read(bytes);
    ASSERT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(write(*file), bytes);
}

TEST(Source2File, RefusesOtherVersionsByName) {
    auto mesh = source2MeshOfSeven(35);
    auto bytes = bytesOfSource2(mesh);
    for (const unsigned version : {16U, 17U, 29U, 37U, 0xFFFFFFFFU}) {
        tests::setU32(bytes, 4, version);
        const auto file = read(bytes);
        ASSERT_FALSE(file);
        EXPECT_EQ(file.error().code, bytes::FormatErrorCode::Unsupported);
        EXPECT_EQ(file.error().field, "version");
        EXPECT_EQ(file.error().found, std::to_string(version));
        EXPECT_EQ(file.error().offset, 4U);
    }
    bytes[0] = std::byte{0};
    EXPECT_EQ(read(bytes).error().code, bytes::FormatErrorCode::BadMagic);
}

TEST(Source2File, RefusesAnAreaWithoutAPolygonAndOldSpots) {
    auto mesh = source2MeshOfSeven(35);
    mesh.polygonOfArea = {0, 1, 9, 3, 4, 5, 6};
    const auto noPolygon = read(bytesOfSource2(mesh));
    ASSERT_FALSE(noPolygon);
    EXPECT_EQ(noPolygon.error().field, "area 2, polygon");
    EXPECT_EQ(noPolygon.error().found, "9");

    mesh = source2MeshOfSeven(30);
    const auto file = fileOf(mesh);
    auto bytes = bytesOfSource2(mesh);
    std::size_t at = 0;
    while (fieldAt(file, at) != "area 1, old hiding spots")
        ++at;
    bytes[at] = std::byte{1};
    const auto oldSpot = read(bytes);
    ASSERT_FALSE(oldSpot);
    EXPECT_EQ(oldSpot.error().field, "area 0, old hiding spots");
    EXPECT_EQ(oldSpot.error().offset, at);
}

TEST(Source2File, KeepsWhatStandsInPlaceOfCustomData) {
    auto mesh = source2MeshOfSeven(35);
    const auto whole = bytesOfSource2(mesh);
    mesh.hasCustom = false;
    const auto without = bytesOfSource2(mesh);
    for (std::size_t size = without.size(); size < whole.size(); ++size) {
        const tests::RawBytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        const auto file = read(cut);
        ASSERT_TRUE(file) << size;
        EXPECT_EQ(file->areas.size(), 7U);
        EXPECT_TRUE(file->custom.bytes.empty());
        EXPECT_EQ(file->tail.size(), size - without.size());
        EXPECT_EQ(write(*file), cut) << size;
    }
    mesh.hasCustom = true;
    mesh.customInstead = tests::bytesOf("more");
    const auto more = bytesOfSource2(mesh);
    const auto file = read(more);
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->custom.bytes.empty());
    EXPECT_EQ(file->tail.size(), 4U);
    EXPECT_EQ(write(*file), more);
}

TEST(Source2File, NamesTheFieldAtEveryOffset) {
    const auto mesh = source2MeshOfSeven(36);
    const auto bytes = bytesOfSource2(mesh);
    const auto file = fileOf(mesh);
    EXPECT_EQ(fieldAt(file, 0), "header, magic");
    EXPECT_EQ(fieldAt(file, 12), "header, flags");
    EXPECT_EQ(fieldAt(file, 16), "first block, bytes");
    EXPECT_EQ(fieldAt(file, 145), "corners, count");
    EXPECT_EQ(fieldAt(file, 149), "corner 0, place");
    EXPECT_EQ(fieldAt(file, bytes.size() - 1), "custom data, bytes");
    EXPECT_EQ(fieldAt(file, bytes.size()), "bytes after the end, byte 0");
    std::vector<std::string> places;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        auto place = fieldAt(file, at);
        ASSERT_NE(place, "") << at;
        if (places.empty() || places.back() != place)
            places.push_back(std::move(place));
    }
    for (const auto* field :
         {"area 3, polygon", "area 5, connection, edge", "ladder 1, bottom right", "bounds 0, transform",
          "parameters, cell size", "hull 1, crawl height", "parameters, last byte", "third block, padding"})
        EXPECT_TRUE(std::ranges::find(places, field) != places.end()) << field;
}

TEST(Source2File, RefusesToWriteWhatItCannotStore) {
    const auto why = [](const std::function<void(NavFile&)>& change) {
        auto file = fileOf(source2MeshOfSeven(35));
        change(file);
        const auto bytes = write(file);
        return bytes ? std::string("written") : bytes.error().field;
    };
    EXPECT_EQ(why([](NavFile&) {}), "written");
    EXPECT_EQ(why([](NavFile& f) { f.version = 29; }), "version");
    EXPECT_EQ(why([](NavFile& f) { f.areas[1].polygon = 7; }), "area 1, polygon");
    EXPECT_EQ(why([](NavFile& f) { --f.areas[2].edges.count; }), "area 2, edges");
    EXPECT_EQ(why([](NavFile& f) { f.connections.clear(); }), "area 0, connections");
    EXPECT_EQ(why([](NavFile& f) { f.polygons[0].corners.count = 300; }), "polygon 0, corners");
    EXPECT_EQ(why([](NavFile& f) { f.generation.hullPreset.push_back('\0'); }), "hull preset");
    EXPECT_EQ(why([](NavFile& f) { f.generation.hullCount = 65; }), "hulls");
    EXPECT_EQ(why([](NavFile& f) { f.generation.hulls.clear(); }), "hulls");
    EXPECT_EQ(why([](NavFile& f) { f.subVersion = 0; }), "custom data");
    EXPECT_EQ(why([](NavFile& f) { f.version = 36; }), "first block");
}

TEST(Source2File, PadsBlocksWhereverTheyComeToStand) {
    auto file = fileOf(source2MeshOfSeven(36));
    for (int i = 0; i < 9; ++i) {
        file.generation.hullPreset.push_back('x');
        const auto bytes = write(file);
        ASSERT_TRUE(bytes);
        const auto again = read(*bytes);
        ASSERT_TRUE(again) << i << " " << bytes::describe(again.error());
        EXPECT_EQ(again->custom.bytes, file.custom.bytes);
        EXPECT_EQ(again->generation.hullPreset, file.generation.hullPreset);
    }
}

} // namespace
} // namespace navsmith::source2
