// Real textures, materials and models of Source, against what a second reading of their bytes tells.
#include "formats/source/studio_model.h"
#include "formats/source/vmt_file.h"
#include "formats/source/vtf_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/texture_pixels.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

namespace fs = std::filesystem;

using RealBytes = std::vector<std::byte>;

std::vector<fs::path> materialFiles(const std::string& folder, const std::string& ending) {
    std::vector<fs::path> files;
    if (const auto at = tests::corpusFolder("source-materials/" + folder)) {
        for (const auto& file : tests::filesIn(*at)) {
            if (file.filename().string().ends_with(ending))
                files.push_back(file);
        }
    }
    return files;
}

unsigned wordAt(const RealBytes& bytes, std::size_t at) {
    return std::to_integer<unsigned>(bytes.at(at)) | std::to_integer<unsigned>(bytes.at(at + 1)) << 8U;
}

float realAt(const RealBytes& bytes, std::size_t at) {
    const auto bits = tests::u32At(bytes, at);
    float value = 0;
    std::memcpy(&value, &bits, sizeof(value));
    return value;
}

/// Of the formats that the files have.
std::string layoutOf(std::uint32_t format) {
    const std::map<std::uint32_t, std::string> layouts{
        {1, "ABGR"}, {3, "BGR"}, {12, "BGRA"}, {13, "DXT1"}, {15, "DXT5"}};
    const auto entry = layouts.find(format);
    return entry == layouts.end() ? std::string() : entry->second;
}

/// The largest image of the first frame: all frames and faces of the largest size are at the end of the file.
RealBytes largestImage(const RealBytes& file, const std::string& layout) {
    const auto width = wordAt(file, 16);
    const auto height = wordAt(file, 18);
    const auto size = tests::imageBytes(layout, width, height);
    const std::size_t header = tests::u32At(file, 12);
    const auto smallWidth = std::to_integer<std::uint32_t>(file.at(61));
    const auto smallHeight = std::to_integer<std::uint32_t>(file.at(62));
    const auto thumbnail = tests::u32At(file, 57) == 13 ? tests::imageBytes("DXT1", smallWidth, smallHeight) : 0;
    std::size_t once = 0; // all sizes of one frame and face
    for (unsigned i = 0; i < std::to_integer<unsigned>(file.at(56)); ++i)
        once += tests::imageBytes(layout, std::max(width >> i, 1U), std::max(height >> i, 1U));
    const auto images = (file.size() - header - thumbnail) / once;
    EXPECT_EQ(header + thumbnail + images * once, file.size()) << "frames and faces do not fill the file";
    const auto first = file.end() - static_cast<std::ptrdiff_t>(images * size);
    return {first, first + static_cast<std::ptrdiff_t>(size)};
}

TEST(RealMaterials, everyTextureHasThePixelsOfASecondReading) {
    const auto files = materialFiles("vtf", ".vtf");
    if (files.empty())
        GTEST_SKIP() << tests::missingCorpus("source-materials");
    std::size_t decoded = 0;
    std::size_t refused = 0;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto file = tests::readFile(path);
        const auto texture = readVtf(file);
        ASSERT_TRUE(texture) << bytes::describe(texture.error());
        const auto layout = layoutOf(tests::u32At(file, 52));
        const auto image = decodeVtf(file, *texture);
        if (layout.empty()) {
            ASSERT_FALSE(image);
            EXPECT_NE(image.error().found.find("RGBA16161616F"), std::string::npos) << image.error().found;
            ++refused;
            continue;
        }
        ASSERT_TRUE(image) << bytes::describe(image.error());
        EXPECT_EQ(image->width, wordAt(file, 16));
        EXPECT_EQ(image->height, wordAt(file, 18));
        const auto stored = largestImage(file, layout);
        int worst = 0;
        for (std::uint32_t y = 0; y < image->height; ++y) {
            for (std::uint32_t x = 0; x < image->width; ++x) {
                const auto pixel = tests::pixelAt(stored, layout, image->width, x, y);
                for (std::size_t i = 0; i < 4; ++i)
                    worst = std::max(
                        worst, std::abs(pixel.at(i) - int{image->rgba[4 * (std::size_t{y} * image->width + x) + i]}));
            }
        }
        EXPECT_LE(worst, 2) << "only the rounding of blocks may differ";
        ++decoded;
    }
    EXPECT_EQ(decoded, 30U);
    EXPECT_EQ(refused, 1U);
}

std::string lowerCase(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

TEST(RealMaterials, everyMaterialHasTheShaderAndTextureOfASecondReading) {
    const auto files = materialFiles("vmt", ".vmt");
    if (files.empty())
        GTEST_SKIP() << tests::missingCorpus("source-materials");
    const std::regex shader(R"re(^(?:\s|//[^\n]*\n)*"?([A-Za-z_0-9]+)"?)re");
    const std::regex texture(R"re((?:^|[\s"])\$basetexture"?[\s]+"?([^"\s]+)"?)re");
    std::size_t withTexture = 0;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto file = tests::readFile(path);
        std::string text;
        for (const auto byte : file)
            text.push_back(static_cast<char>(byte));
        text = lowerCase(text);
        const auto document = readVmt(file);
        ASSERT_TRUE(document) << bytes::describe(document.error());
        EXPECT_TRUE(document->notes.empty()) << document->notes.front();
        std::smatch match;
        ASSERT_TRUE(std::regex_search(text, match, shader));
        EXPECT_EQ(document->shader, match[1].str());
        const auto material = materialOf(*document);
        if (std::regex_search(text, match, texture)) {
            EXPECT_EQ(material.baseTexture, vtfPath(match[1].str()));
            ++withTexture;
        } else
            EXPECT_TRUE(material.baseTexture.empty()) << material.baseTexture;
    }
    EXPECT_EQ(files.size(), 40U);
    EXPECT_GT(withTexture, 25U);
}

struct RealModel {
    std::string name;
    RealBytes mdl;
    RealBytes vvd;
    RealBytes vtx;
};

std::vector<RealModel> realModels() {
    std::vector<RealModel> models;
    for (const auto& vtx : materialFiles("models", ".vtx")) {
        const auto stem = vtx.parent_path() / vtx.stem().stem();
        models.push_back({vtx.filename().string(), tests::readFile(stem.string() + ".mdl"),
                          tests::readFile(stem.string() + ".vvd"), tests::readFile(vtx)});
    }
    return models;
}

/// Triangles of the largest detail, by the tables of the file: body part, model, detail, mesh, group.
std::size_t trianglesIn(const RealBytes& vtx) {
    const auto below = [&](std::size_t record, std::size_t field) {
        return record + tests::u32At(vtx, record + field);
    };
    std::size_t indices = 0;
    for (std::size_t p = 0; p < tests::u32At(vtx, 28); ++p) {
        const auto part = std::size_t{tests::u32At(vtx, 32)} + 8 * p;
        const auto detail = below(below(part, 4), 4);
        for (std::size_t m = 0; m < tests::u32At(vtx, detail); ++m) {
            const auto mesh = below(detail, 4) + 9 * m;
            const auto count = tests::u32At(vtx, mesh);
            // Records of 25 bytes: groups of later games have more, and only a second one would show it.
            EXPECT_EQ(count, 1U);
            indices += tests::u32At(vtx, below(mesh, 4) + 8);
        }
    }
    return indices / 3;
}

TEST(RealMaterials, modelsFitTheirTablesAndFaceOut) {
    const auto models = realModels();
    if (models.empty())
        GTEST_SKIP() << tests::missingCorpus("source-materials");
    EXPECT_EQ(models.size(), 14U);
    for (const auto& files : models) {
        SCOPED_TRACE(files.name);
        const auto model = readStudioModel(files.mdl, files.vvd, files.vtx);
        ASSERT_TRUE(model) << bytes::describe(model.error());
        EXPECT_EQ(tests::u32At(files.mdl, 8), tests::u32At(files.vvd, 8)) << "the checksum";
        EXPECT_EQ(model->vertices.size(), tests::u32At(files.vvd, 16)) << "without fixups these are all";
        std::size_t triangles = 0;
        std::size_t facing = 0;
        const std::size_t fixups = tests::u32At(files.vvd, 48);
        glm::vec3 low(1e9F);
        glm::vec3 high(-1e9F);
        const auto normalOf = [&](std::uint32_t vertex) {
            const auto at = tests::u32At(files.vvd, 56) + 48 * std::size_t{vertex} + 28;
            return glm::vec3(realAt(files.vvd, at), realAt(files.vvd, at + 4), realAt(files.vvd, at + 8));
        };
        for (const auto& mesh : model->meshes) {
            for (std::size_t i = 0; i < mesh.vertices.size(); i += 3) {
                const auto& a = model->vertices[mesh.vertices[i]].position;
                const auto& b = model->vertices[mesh.vertices[i + 1]].position;
                const auto& c = model->vertices[mesh.vertices[i + 2]].position;
                const auto normal =
                    normalOf(mesh.vertices[i]) + normalOf(mesh.vertices[i + 1]) + normalOf(mesh.vertices[i + 2]);
                // Clockwise as seen from the front.
                facing += glm::dot(glm::cross(c - a, b - a), normal) >= 0 ? 1 : 0;
                ++triangles;
                for (const auto& corner : {a, b, c}) {
                    low = glm::min(low, corner);
                    high = glm::max(high, corner);
                }
            }
        }
        EXPECT_EQ(triangles, trianglesIn(files.vtx));
        EXPECT_EQ(fixups, 0U);
        EXPECT_GE(facing * 100, triangles * 97) << facing << " of " << triangles;
        // The box that the model states (at 104) holds its triangles and is about as large.
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto at = static_cast<glm::length_t>(axis);
            EXPECT_GE(low[at], realAt(files.mdl, 104 + 4 * axis) - 1.0F);
            EXPECT_LE(high[at], realAt(files.mdl, 116 + 4 * axis) + 1.0F);
        }
        EXPECT_NE(model->textureOf(0, 0), nullptr);
    }
}

TEST(RealMaterials, listsForBothKindsOfCardsHaveTheSameTriangles) {
    std::map<std::string, std::set<std::multiset<std::uint32_t>>> byModel;
    std::size_t pairs = 0;
    for (const auto& files : realModels()) {
        const auto model = readStudioModel(files.mdl, files.vvd, files.vtx).value();
        std::set<std::multiset<std::uint32_t>> triangles;
        for (const auto& mesh : model.meshes) {
            for (std::size_t i = 0; i < mesh.vertices.size(); i += 3)
                triangles.insert({mesh.vertices[i], mesh.vertices[i + 1], mesh.vertices[i + 2]});
        }
        const auto [known, isNew] = byModel.try_emplace(files.name.substr(0, files.name.find('.')), triangles);
        pairs += isNew ? 0 : 1;
        EXPECT_TRUE(known->second == triangles) << files.name;
    }
    if (byModel.empty())
        GTEST_SKIP() << tests::missingCorpus("source-materials");
    EXPECT_EQ(pairs, 2U);
}

} // namespace
} // namespace navsmith::source
