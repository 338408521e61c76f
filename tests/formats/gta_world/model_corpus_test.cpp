// Real models and texture dictionaries of San Andreas' modders, against a second reading of their chunks.
#include "formats/gta_world/dff_file.h"
#include "formats/gta_world/txd_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/texture_pixels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace navsmith::gta_world {
namespace {

namespace fs = std::filesystem;

using ChunkBytes = std::vector<std::byte>;

std::vector<fs::path> modelFiles(const std::string& ending) {
    std::vector<fs::path> files;
    if (const auto folder = tests::corpusFolder("gta-sa-models")) {
        for (const auto& file : tests::filesIn(*folder)) {
            auto extension = file.extension().string();
            std::ranges::transform(extension, extension.begin(),
                                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
            if (extension == ending)
                files.push_back(file);
        }
    }
    return files;
}

/// Calls found(offset of the content, its size) for each chunk of a kind, also inside others: all have their kind, size
/// and version in 12 bytes.
void forEachChunk(const ChunkBytes& file, std::size_t begin, std::size_t end, std::uint32_t kind,
                  const std::function<void(std::size_t, std::size_t)>& found) {
    constexpr std::array<std::uint32_t, 4> kWithChunks{0x10, 0x1A, 0x16,
                                                       0x0F}; // model, geometries, dictionary, geometry
    for (auto at = begin; at + 12 <= end;) {
        const auto id = tests::u32At(file, at);
        const std::size_t size = tests::u32At(file, at + 4);
        const auto content = at + 12;
        if (id == 0 || content + size > end)
            return;
        if (id == kind)
            found(content, size);
        else if (std::ranges::find(kWithChunks, id) != kWithChunks.end())
            forEachChunk(file, content, content + size, kind, found);
        at = content + size;
    }
}

float floatAt(const ChunkBytes& file, std::size_t at) {
    const auto bits = tests::u32At(file, at);
    float value = 0;
    std::memcpy(&value, &bits, sizeof(value));
    return value;
}

std::uint32_t shortAt(const ChunkBytes& file, std::size_t at) {
    return tests::u32At(file, at) & 0xFFFFU;
}

using Triangle = std::multiset<std::uint32_t>;

TEST(RealModels, everyModelHasThePointsAndTrianglesOfASecondReading) {
    const auto files = modelFiles(".dff");
    if (files.empty())
        GTEST_SKIP() << tests::missingCorpus("gta-sa-models");
    EXPECT_EQ(files.size(), 46U);
    std::size_t all = 0;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto bytes = tests::readFile(path);
        const auto model = readDff(bytes);
        ASSERT_TRUE(model) << bytes::describe(model.error());
        EXPECT_EQ(model->notes.total, 0U);
        std::size_t number = 0;
        forEachChunk(bytes, 0, bytes.size(), 0x0F, [&](std::size_t content, std::size_t) {
            ASSERT_LT(number, model->geometries.size());
            const auto& geometry = model->geometries[number++];
            auto at = content + 12; // behind the head of the struct
            const auto flags = tests::u32At(bytes, at);
            const std::size_t triangles = tests::u32At(bytes, at + 4);
            const std::size_t points = tests::u32At(bytes, at + 8);
            ASSERT_EQ(flags >> 24U, 0U) << "native data";
            at += 16;
            at += (flags & 0x08U) != 0 ? 4 * points : 0; // colours
            const auto layers = (flags >> 16U & 0xFFU) != 0 ? flags >> 16U & 0xFFU
                                : (flags & 0x80U) != 0      ? 2U
                                : (flags & 0x04U) != 0      ? 1U
                                                            : 0U;
            at += layers * points * 8;
            std::multiset<Triangle> stored;
            for (std::size_t i = 0; i < triangles; ++i, at += 8) {
                const Triangle triangle{shortAt(bytes, at), shortAt(bytes, at + 2), shortAt(bytes, at + 6)};
                if (std::set(triangle.begin(), triangle.end()).size() == 3)
                    stored.insert(triangle);
            }
            at += 24; // sphere, and whether there are points and normals
            ASSERT_EQ(geometry.positions.size(), points);
            for (std::size_t i = 0; i < points; ++i, at += 12) {
                EXPECT_EQ(geometry.positions[i],
                          glm::vec3(floatAt(bytes, at), floatAt(bytes, at + 4), floatAt(bytes, at + 8)));
            }
            std::set<Triangle> read;
            for (std::size_t i = 0; i < geometry.indices.size(); i += 3)
                read.insert({geometry.indices[i], geometry.indices[i + 1], geometry.indices[i + 2]});
            EXPECT_TRUE(read == std::set<Triangle>(stored.begin(), stored.end()))
                << read.size() << " read, " << stored.size() << " stored";
            EXPECT_FALSE(geometry.materials.empty());
            all += read.size();
        });
        EXPECT_EQ(number, model->geometries.size());
        EXPECT_FALSE(model->atomics.empty());
    }
    EXPECT_GT(all, 16'000U);
}

TEST(RealModels, everyTextureHasThePixelsOfASecondReading) {
    const auto files = modelFiles(".txd");
    if (files.empty())
        GTEST_SKIP() << tests::missingCorpus("gta-sa-models");
    EXPECT_EQ(files.size(), 23U);
    std::size_t all = 0;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto bytes = tests::readFile(path);
        const auto dictionary = readTxd(bytes);
        ASSERT_TRUE(dictionary) << bytes::describe(dictionary.error());
        EXPECT_EQ(dictionary->notes.total, 0U);
        std::size_t number = 0;
        forEachChunk(bytes, 0, bytes.size(), 0x15, [&](std::size_t content, std::size_t) {
            ASSERT_LT(number, dictionary->textures.size());
            const auto& texture = dictionary->textures[number++];
            SCOPED_TRACE(texture.name);
            const auto at = content + 12;
            std::string name;
            for (auto c = at + 8; bytes[c] != std::byte{0}; ++c)
                name.push_back(static_cast<char>(std::tolower(std::to_integer<int>(bytes[c]))));
            EXPECT_EQ(texture.name, name);
            const auto width = shortAt(bytes, at + 80);
            const auto height = shortAt(bytes, at + 82);
            const auto platform = tests::u32At(bytes, at);
            // Direct3D 9 stores the letters of the format, 8 the number behind "DXT".
            std::string layout = "DXT";
            layout.push_back(platform == 9 ? static_cast<char>(bytes[at + 79])
                                           : static_cast<char>('0' + std::to_integer<int>(bytes[at + 87])));
            const auto size = tests::u32At(bytes, at + 88);
            ASSERT_EQ(size, tests::imageBytes(layout, width, height));
            const auto image = decodeTexture(bytes, texture);
            ASSERT_TRUE(image) << bytes::describe(image.error());
            ASSERT_EQ(image->width, width);
            ASSERT_EQ(image->height, height);
            const auto stored = std::span(bytes).subspan(at + 92, size);
            if (layout == "DXT1" && texture.alpha)
                layout = "DXT1A";
            int worst = 0;
            for (std::uint32_t y = 0; y < height; ++y) {
                for (std::uint32_t x = 0; x < width; ++x) {
                    const auto pixel = tests::pixelAt(stored, layout, width, x, y);
                    for (std::size_t i = 0; i < 4; ++i)
                        worst = std::max(
                            worst, std::abs(pixel.at(i) - int{image->rgba[4 * (std::size_t{y} * width + x) + i]}));
                }
            }
            EXPECT_LE(worst, 2) << "only the rounding of blocks may differ";
            ++all;
        });
        EXPECT_EQ(number, dictionary->textures.size());
    }
    EXPECT_GT(all, 50U);
}

} // namespace
} // namespace navsmith::gta_world
