// Models built by hand.
#include "formats/source/studio_model.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::source {
namespace {

using bytes::FormatErrorCode;

bytes::Result<StudioModel> readFiles(const tests::RawModelFiles& files) {
    return readStudioModel(files.mdl, files.vvd, files.vtx);
}

TEST(StudioModel, trianglesAndTexturesOfAllForms) {
    for (const auto& form :
         {tests::RawModelForm{}, tests::RawModelForm{.fixups = true}, tests::RawModelForm{.twoGroups = true},
          tests::RawModelForm{.version = 49, .wideGroups = true},
          tests::RawModelForm{.version = 49, .wideGroups = true, .twoGroups = true}}) {
        const auto model = readFiles(tests::buildSquareModel(form));
        ASSERT_TRUE(model) << bytes::describe(model.error());
        ASSERT_EQ(model->meshes.size(), 1U);
        EXPECT_EQ(model->meshes[0].vertices, (std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3}));
        ASSERT_EQ(model->vertices.size(), 4U);
        EXPECT_EQ(model->vertices[0].position, glm::vec3(-8, -8, 0));
        EXPECT_EQ(model->vertices[2].position, glm::vec3(8, 8, 0));
        EXPECT_EQ(model->vertices[1].texture, glm::vec2(0, 1));
        EXPECT_EQ(model->folders, (std::vector<std::string>{"models\\props\\"}));
        ASSERT_NE(model->textureOf(0, 1), nullptr);
        EXPECT_EQ(*model->textureOf(0, 0), "crate");
        EXPECT_EQ(*model->textureOf(0, 1), "crate_red");
        EXPECT_EQ(*model->textureOf(0, 7), "crate") << "no such skin";
        EXPECT_EQ(model->textureOf(9, 0), nullptr);
    }
}

TEST(StudioModel, refusesOthersAndDamage) {
    const auto whole = tests::buildSquareModel();
    const auto code = [&](auto change) {
        auto files = whole;
        change(files);
        const auto model = readFiles(files);
        EXPECT_FALSE(model);
        return model ? FormatErrorCode::CountTooLarge : model.error().code;
    };
    using Files = tests::RawModelFiles;
    EXPECT_EQ(code([](Files& f) { f.mdl[0] = std::byte{0}; }), FormatErrorCode::BadMagic);
    EXPECT_EQ(code([](Files& f) { f.vvd[0] = std::byte{0}; }), FormatErrorCode::BadMagic);
    EXPECT_EQ(code([](Files& f) { tests::setU32(f.mdl, 4, 53); }), FormatErrorCode::Unsupported);
    EXPECT_EQ(code([](Files& f) { tests::setU32(f.vvd, 4, 5); }), FormatErrorCode::Unsupported);
    EXPECT_EQ(code([](Files& f) { tests::setU32(f.vtx, 0, 8); }), FormatErrorCode::Unsupported);
    EXPECT_EQ(code([](Files& f) { f.mdl.clear(); }), FormatErrorCode::Truncated);
    EXPECT_EQ(code([](Files& f) { f.vvd.clear(); }), FormatErrorCode::Truncated);
    EXPECT_EQ(code([](Files& f) { f.vtx.clear(); }), FormatErrorCode::Truncated);
    EXPECT_EQ(code([](Files& f) { f.vtx.pop_back(); }), FormatErrorCode::Truncated);
    EXPECT_EQ(code([](Files& f) { f.vvd.pop_back(); }), FormatErrorCode::Truncated);
    EXPECT_EQ(code([](Files& f) { f.vtx[f.vtx.size() - 2] = std::byte{9}; }), FormatErrorCode::BadValue);
    EXPECT_EQ(code([](Files& f) { tests::setU32(f.vvd, 16, 3); }), FormatErrorCode::BadValue)
        << "fewer vertices than meshes use";
}

TEST(StudioModel, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(12);
    int read = 0;
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        auto files = tests::buildSquareModel({.twoGroups = i % 2 == 0, .fixups = i % 3 == 0});
        auto* const changed = i % 5 < 2 ? &files.mdl : i % 5 < 4 ? &files.vtx : &files.vvd;
        *changed = mutator.mutated(*changed);
        const tests::HeapMeter meter;
        const auto model = readFiles(files);
        EXPECT_LE(meter.peakBytes(), 65536 + 64 * (files.mdl.size() + files.vvd.size() + files.vtx.size()));
        read += model ? 1 : 0;
        if (!model)
            continue;
        for (const auto& mesh : model->meshes) {
            EXPECT_EQ(mesh.vertices.size() % 3, 0U);
            for (const auto vertex : mesh.vertices)
                EXPECT_LT(vertex, model->vertices.size());
            for (const std::uint32_t skin : {0U, 1U, 0xFFFFFFFFU})
                (void)model->textureOf(mesh.material, skin);
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, kTimes / 10);
    EXPECT_LT(read, kTimes);
}

} // namespace
} // namespace navsmith::source
