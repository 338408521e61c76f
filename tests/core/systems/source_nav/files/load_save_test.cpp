// Opening and saving navigation meshes without an edit gives every byte back; what cannot be opened says why.
#include "core/systems/source_nav/files/load.h"
#include "core/systems/source_nav/files/save.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::tests {
namespace {

namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
namespace file = systems::source_nav::file;
using model::Slot;
using systems::InputFile;
using systems::source_nav::fieldAt;
using systems::source_nav::kConnection;
using systems::source_nav::load;

/// Small meshes of all versions and layouts but those with sub-versions of Insurgency, which are refused.
std::vector<RawMesh> allReadableMeshes() {
    auto meshes = allSmallMeshes();
    const auto all = meshes.size();
    std::erase_if(meshes, [](const RawMesh& mesh) {
        return mesh.version == 16 && (mesh.subVersion == 3 || mesh.subVersion == 4);
    });
    EXPECT_EQ(meshes.size() + 2, all);
    return meshes;
}

TEST(HandBuiltMeshes, KeepStaleBytesBehindTheMesh) {
    for (const std::uint32_t version : {1U, 2U, 3U, 4U, 5U}) {
        auto bytes = buildMesh(smallMesh(version));
        for (int i = 0; i < 9; ++i)
            bytes.push_back(static_cast<std::byte>(i * 31));
        const auto m = loadMesh(bytes);
        EXPECT_EQ(m.get(file::tail, 0).size(), 9U);
        EXPECT_TRUE(saveMesh(m) == bytes) << version;
    }
}

TEST(Loading, KeepsReferencesThatNameNothingAsNumbers) {
    auto mesh = soundMesh();
    mesh.areas[0].connections[1] = {77};
    mesh.areas[1].inherit = 99;
    mesh.areas[3].place = 9;
    const auto bytes = buildMesh(mesh);
    const auto m = loadMesh(bytes);
    const Slot c = m.order(kConnection).group(areaWithId(m, 1), 1).front();
    ASSERT_TRUE(m.get(connection::target, c).isRaw());
    EXPECT_EQ(m.rawValue(connection::target, m.get(connection::target, c)), 77U);
    EXPECT_EQ(m.rawValue(area::inheritsFrom, m.get(area::inheritsFrom, areaWithId(m, 2))), 99U);
    EXPECT_EQ(m.rawValue(area::place, m.get(area::place, areaWithId(m, 4))), 9U);
    EXPECT_TRUE(saveMesh(m) == bytes);
}

TEST(Loading, MeansTheFirstOfSeveralAreasWithOneId) {
    auto mesh = soundMesh();
    mesh.areas[2].id = 1;
    mesh.areas[1].connections[1] = {1};
    const auto m = loadMesh(mesh);
    EXPECT_EQ(areaWithId(m, 1), 0U);
    EXPECT_TRUE(m.get(connection::target, m.order(kConnection).group(areaWithId(m, 2), 1).front()).pointsTo(0));
    EXPECT_TRUE(saveMesh(m) == buildMesh(mesh));
}

/// A field changed alone: the first byte that differs is the field's.
struct Field {
    std::string expected;
    void (*change)(RawMesh&);
};

std::string placeOfChange(const RawMesh& mesh, const Field& field) {
    auto other = mesh;
    field.change(other);
    const auto before = buildMesh(mesh);
    const auto after = buildMesh(other);
    if (before.size() != after.size())
        return "another size";
    const auto at = std::mismatch(before.begin(), before.end(), after.begin()).first - before.begin();
    if (at == static_cast<std::ptrdiff_t>(before.size()))
        return "not stored";
    return fieldAt(loadMesh(before), 0, static_cast<std::uint64_t>(at));
}

TEST(Offsets, AreOfTheFieldsThatAnIndependentWriterPutsThere) {
    const std::vector<Field> fields{
        {"sub-version", [](RawMesh& m) { m.subVersion += 100; }},
        {"size of the map", [](RawMesh& m) { m.bspSize = 7; }},
        {"analysed", [](RawMesh& m) { m.analysed = 0; }},
        {"places", [](RawMesh& m) { m.places[1][2] = 'x'; }},
        {"unnamed areas", [](RawMesh& m) { m.hasUnnamedAreas = 1; }},
        {"population", [](RawMesh& m) { m.population[0] = 'H'; }},
        {"fog places", [](RawMesh& m) { m.fogPlaces[0][0] = 'F'; }},
        {"area 1, id", [](RawMesh& m) { m.areas[0].id = 200; }},
        {"area 2, attributes", [](RawMesh& m) { m.areas[1].attributes = 2; }},
        {"area 3, north-west corner", [](RawMesh& m) { m.areas[2].northWest[2] = 5; }},
        {"area 3, south-east corner", [](RawMesh& m) { m.areas[2].southEast[0] = 5; }},
        {"area 3, north-east height", [](RawMesh& m) { m.areas[2].northEastZ = 5; }},
        {"area 3, south-west height", [](RawMesh& m) { m.areas[2].southWestZ = 5; }},
        {"area 4, connections north", [](RawMesh& m) { m.areas[3].connections[0][0] = 3; }},
        {"area 2, connections east", [](RawMesh& m) { m.areas[1].connections[1][0] = 9; }},
        {"area 1, connections south", [](RawMesh& m) { m.areas[0].connections[2][0] = 9; }},
        {"area 5, connections west", [](RawMesh& m) { m.areas[4].connections[3][0] = 9; }},
        {"area 3, hiding spots", [](RawMesh& m) { m.areas[2].hidingSpots[0].position[1] = 9; }},
        {"area 3, approach areas", [](RawMesh& m) { m.areas[2].approaches[0].nextHow = 9; }},
        {"area 2, encounter paths", [](RawMesh& m) { m.areas[1].encounters[0].spots[1].second = 9; }},
        {"area 3, place", [](RawMesh& m) { m.areas[2].place = 1; }},
        {"area 2, ladders up", [](RawMesh& m) { m.areas[1].ladders[0][0] = 9; }},
        {"area 5, ladders down", [](RawMesh& m) { m.areas[4].ladders[1][0] = 9; }},
        {"area 5, earliest occupy times", [](RawMesh& m) { m.areas[4].occupyTimes[1] = 9; }},
        {"area 5, light", [](RawMesh& m) { m.areas[4].light[3] = 1; }},
        {"area 1, visible areas", [](RawMesh& m) { m.areas[0].visible[1].second = 0; }},
        {"area 2, inherited visibility", [](RawMesh& m) { m.areas[1].inherit = 3; }},
        {"area 5, game flags", [](RawMesh& m) { m.areas[4].gameFlags = 0x1000; }},
        {"area 4, fog place", [](RawMesh& m) { m.areas[3].fogPlace = 0; }},
        {"ladder 1, byte 8", [](RawMesh& m) { m.ladders[0].top[0] = 1e9F; }},
        {"view distance", [](RawMesh& m) { m.viewDistance = 1; }},
    };
    std::map<std::string, int> seen;
    for (const auto& mesh : allSoundMeshes()) {
        for (const auto& field : fields) {
            const auto place = placeOfChange(mesh, field);
            if (place == "not stored")
                continue;
            ++seen[field.expected];
            // Of a number the first byte that differs may not be the first byte.
            EXPECT_EQ(place.substr(0, field.expected.size() - 1), field.expected.substr(0, field.expected.size() - 1))
                << nameOf(mesh);
        }
    }
    for (const auto& field : fields)
        EXPECT_GT(seen[field.expected], 0) << field.expected;
}

TEST(Offsets, CoverTheWholeOfEveryHandBuiltMesh) {
    for (const auto& mesh : allReadableMeshes()) {
        const auto bytes = buildMesh(mesh);
        const auto m = loadMesh(bytes);
        const auto last = fieldAt(m, 0, bytes.size() - 1);
        EXPECT_EQ(last.find("after the end"), std::string::npos) << nameOf(mesh) << ": " << last;
        EXPECT_EQ(fieldAt(m, 0, bytes.size()), "bytes after the end, byte 0") << nameOf(mesh);
    }
}

TEST(DamagedMeshes, SayFileOffsetAndField) {
    for (const auto& mesh : allSoundMeshes()) {
        const auto bytes = buildMesh(mesh);
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            const InputFile input{"cut.nav", std::span(bytes).first(size)};
            const auto loaded = load(std::span(&input, 1), {});
            ASSERT_FALSE(loaded) << nameOf(mesh) << " cut to " << size;
            EXPECT_EQ(loaded.error().file, "cut.nav");
            EXPECT_LE(loaded.error().offset, size);
            EXPECT_NE(loaded.error().field, "");
            EXPECT_NE(loaded.error().expected, "");
        }
    }
}

TEST(Loading, TellsOfStaleBytesAndOfMeshesWithoutAreas) {
    auto bytes = buildMesh(soundMesh(5));
    bytes.resize(bytes.size() + 12);
    const InputFile stale{"a.nav", bytes};
    const auto loaded = load(std::span(&stale, 1), {});
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->notices.size(), 1U);
    EXPECT_NE(loaded->notices[0].text.find("12 bytes"), std::string::npos);
    RawMesh empty;
    const auto nothing = buildMesh(empty);
    EXPECT_EQ(nothing.size(), 28U);
    const InputFile none{"b.nav", nothing};
    const auto second = load(std::span(&none, 1), {});
    ASSERT_TRUE(second);
    ASSERT_EQ(second->notices.size(), 1U);
    EXPECT_NE(second->notices[0].text.find("no areas"), std::string::npos);
}

} // namespace
} // namespace navsmith::tests
