// Collision models of every version, built by hand.
#include "formats/gta_world/col_file.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace navsmith::gta_world {
namespace {

using bytes::FormatErrorCode;
using tests::RawColModel;

glm::vec3 vectorOf(const tests::RawCoordinates& raw) {
    return {raw[0], raw[1], raw[2]};
}

ColSurface surfaceOf(const tests::RawSurface& raw) {
    return {raw[0], raw[1], raw[2], raw[3]};
}

void expectSame(const ColModel& model, const RawColModel& raw, const std::string& name) {
    EXPECT_EQ(model.entry.name, name);
    EXPECT_EQ(model.entry.id, raw.id);
    EXPECT_EQ(int{model.entry.version}, raw.version);
    EXPECT_EQ(model.bounds,
              (ColBounds{vectorOf(raw.minimum), vectorOf(raw.maximum), vectorOf(raw.center), raw.radius}));
    ASSERT_EQ(model.spheres.size(), raw.spheres.size());
    for (std::size_t i = 0; i < raw.spheres.size(); ++i) {
        const auto& sphere = raw.spheres[i];
        EXPECT_EQ(model.spheres[i], (ColSphere{vectorOf(sphere.center), sphere.radius, surfaceOf(sphere.surface)}));
    }
    ASSERT_EQ(model.boxes.size(), raw.boxes.size());
    for (std::size_t i = 0; i < raw.boxes.size(); ++i) {
        const auto& box = raw.boxes[i];
        EXPECT_EQ(model.boxes[i], (ColBox{vectorOf(box.minimum), vectorOf(box.maximum), surfaceOf(box.surface)}));
    }
    ASSERT_EQ(model.vertices.size(), raw.vertices.size());
    for (std::size_t i = 0; i < raw.vertices.size(); ++i)
        EXPECT_EQ(model.vertices[i], vectorOf(raw.vertices[i]));
    ASSERT_EQ(model.faces.size(), raw.faces.size());
    for (std::size_t i = 0; i < raw.faces.size(); ++i) {
        const auto& face = raw.faces[i];
        EXPECT_EQ(model.faces[i],
                  (ColFace{face.corners[0], face.corners[1], face.corners[2], face.material, face.light}));
    }
}

TEST(ColFile, readsEveryVersion) {
    std::vector<RawColModel> raw;
    for (int version = 1; version <= 4; ++version) {
        raw.push_back(tests::smallColModel(version));
        raw.push_back({});
        raw.back().version = version;
        raw.back().name = "empty";
    }
    const auto bytes = tests::buildCol(raw, 2000);
    const auto file = readCol(bytes);
    EXPECT_EQ(file.notes.total, 0U);
    ASSERT_EQ(file.models.size(), raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i)
        expectSame(file.models[i], raw[i], i % 2 == 0 ? "ramp0" + std::to_string(i / 2 + 1) : "empty");

    const auto directory = listCol(bytes);
    ASSERT_EQ(directory.entries.size(), raw.size());
    std::uint64_t at = 0;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        EXPECT_EQ(directory.entries[i], file.models[i].entry);
        EXPECT_EQ(directory.entries[i].offset, at);
        at += directory.entries[i].size;
    }
    EXPECT_EQ(at + 2000, bytes.size());
    EXPECT_EQ(directory.notes.total, 0U);
}

TEST(ColFile, aNameMayFillItsField) {
    auto raw = tests::smallColModel(2);
    raw.name = "Twenty_two_bytes_longXyz";
    EXPECT_EQ(readCol(tests::buildCol({raw})).models.at(0).entry.name, "twenty_two_bytes_longx");
}

TEST(ColFile, facesWithMissingVerticesAreLeftOut) {
    for (int version = 1; version <= 4; ++version) {
        auto raw = tests::smallColModel(version);
        raw.faces.push_back({{0, 1, 999}, 7, 0});
        raw.faces.push_back({{3, 2, 0}, 8, 0});
        const auto file = readCol(tests::buildCol({raw}));
        ASSERT_EQ(file.models.size(), 1U);
        EXPECT_EQ(file.models[0].faces.size(), 3U);
        EXPECT_EQ(file.models[0].faces[2].material, 8);
        ASSERT_EQ(file.notes.kept.size(), 1U);
        EXPECT_EQ(file.notes.kept[0].text,
                  "damaged faces of collision model ramp0" + std::to_string(version) + ", left out: 1");
    }
}

TEST(ColFile, whatIsNotFiniteIsLeftOut) {
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    auto raw = tests::smallColModel(1);
    raw.vertices[3][1] = kNan;
    raw.spheres[0].radius = kInfinity;
    raw.boxes[0].maximum[2] = 2e6F;
    raw.radius = kNan;
    const auto file = readCol(tests::buildCol({raw}));
    ASSERT_EQ(file.models.size(), 1U);
    EXPECT_TRUE(std::isnan(file.models[0].bounds.radius));
    EXPECT_EQ(file.models[0].spheres.size(), 1U);
    EXPECT_EQ(file.models[0].boxes.size(), 0U);
    EXPECT_EQ(file.models[0].faces.size(), 1U);
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{{72, "damaged spheres of collision model ramp01, left out: 1"},
                                                  {120, "damaged boxes of collision model ramp01, left out: 1"},
                                                  {204, "damaged faces of collision model ramp01, left out: 1"}}));
}

TEST(ColFile, aModelThatCannotBeReadDoesNotHideTheNext) {
    auto bytes = tests::buildCol({tests::smallColModel(3), tests::smallColModel(1), tests::smallColModel(2)});
    const auto entries = listCol(bytes).entries;
    ASSERT_EQ(entries.size(), 3U);
    tests::setU32(bytes, 100, 0x7FFFFFF0);                    // where the faces of the first are
    tests::setU32(bytes, entries[1].offset + 72, 0xFFFFFFFF); // spheres of the second
    const auto file = readCol(bytes);
    ASSERT_EQ(file.models.size(), 1U);
    EXPECT_EQ(file.models[0].entry, entries[2]);
    ASSERT_EQ(file.notes.kept.size(), 2U);
    EXPECT_EQ(file.notes.kept[0].at, 0x7FFFFFF4U);
    EXPECT_EQ(file.notes.kept[0].text, "collision model ramp03 is damaged: faces has 2, expected at most 0 (0 bytes "
                                       "remain, 8 each)");
    EXPECT_EQ(file.notes.kept[1].at, entries[1].offset + 76);
    EXPECT_EQ(file.notes.kept[1].text.find("collision model ramp01 is damaged: spheres has 4294967295"), 0U);

    Notes notes;
    const auto model = readColModel(bytes, entries[1].offset, notes);
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().code, FormatErrorCode::CountTooLarge);
}

TEST(ColFile, readsOneModelAtAnOffset) {
    const auto bytes = tests::buildCol({tests::smallColModel(1), tests::smallColModel(3)}, 100);
    const auto entries = listCol(bytes).entries;
    Notes notes;
    const auto model = readColModel(bytes, entries[1].offset, notes);
    ASSERT_TRUE(model) << bytes::describe(model.error());
    expectSame(*model, tests::smallColModel(3), "ramp03");
    EXPECT_EQ(model->entry, entries[1]);
    for (const std::uint64_t wrong : {std::uint64_t{1}, entries[1].offset - 1, std::uint64_t{bytes.size() - 50}}) {
        const auto none = readColModel(bytes, wrong, notes);
        ASSERT_FALSE(none);
        EXPECT_EQ(none.error().code, FormatErrorCode::BadMagic);
        EXPECT_EQ(none.error().offset, wrong);
    }
    for (const std::uint64_t outside : {std::uint64_t{bytes.size()}, ~std::uint64_t{0}}) {
        const auto none = readColModel(bytes, outside, notes);
        ASSERT_FALSE(none);
        EXPECT_EQ(none.error().code, FormatErrorCode::Truncated);
    }
}

TEST(ColFile, whatFollowsTheModelsIsNotedUnlessZero) {
    auto bytes = tests::buildCol({tests::smallColModel(2)}, 64);
    EXPECT_EQ(listCol(bytes).notes.total, 0U);
    bytes.back() = std::byte{1};
    const auto end = bytes.size() - 64;
    EXPECT_EQ(listCol(bytes).notes.kept, (std::vector<Note>{{end, "64 bytes that are no collision model"}}));
    EXPECT_EQ(readCol(bytes).models.size(), 1U);
    EXPECT_EQ(readCol(bytes).notes.kept, listCol(bytes).notes.kept);
}

TEST(ColFile, aModelThatTheFileCutsOffIsLeftOut) {
    const auto whole = tests::buildCol({tests::smallColModel(1), tests::smallColModel(2)});
    const auto second = listCol(whole).entries.at(1).offset;
    const std::span<const std::byte> cut(whole.data(), whole.size() - 1);
    const auto directory = listCol(cut);
    EXPECT_EQ(directory.entries.size(), 1U);
    ASSERT_EQ(directory.notes.kept.size(), 1U);
    EXPECT_EQ(directory.notes.kept[0].at, second);
    Notes notes;
    const auto model = readColModel(cut, second, notes);
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().code, FormatErrorCode::Truncated);
}

TEST(ColFile, aFileOfZerosHasNothing) {
    const std::vector<std::byte> zeros(100'000'000);
    const auto file = readCol(zeros);
    EXPECT_TRUE(file.models.empty());
    EXPECT_EQ(file.notes.total, 0U);
}

} // namespace
} // namespace navsmith::gta_world
