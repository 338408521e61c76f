// Real files: stock texts and collision models, and those of a total conversion. What the codec reads is compared with
// what a plain reader finds, file by file; the sums were also counted by a script.
#include "formats/bytes/byte_reader.h"
#include "formats/containers/byte_source.h"
#include "formats/containers/img.h"
#include "formats/gta_world/col_file.h"
#include "formats/gta_world/ide_file.h"
#include "formats/gta_world/ipl_file.h"
#include "formats/gta_world/loader_file.h"
#include "formats/gta_world/surfaces.h"
#include "formats/gta_world/water_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <glm/gtc/constants.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

namespace navsmith::gta_world {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::byte>;

std::string endingOf(const fs::path& path) {
    auto ending = path.extension().string();
    for (char& c : ending)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return ending;
}

std::vector<fs::path> filesEndingWith(const fs::path& folder, const std::string& ending) {
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && endingOf(entry.path()) == ending)
            found.push_back(entry.path());
    }
    std::ranges::sort(found);
    return found;
}

// The lines of a section, with blanks in place of commas.
std::vector<std::string> linesOfSection(const Bytes& bytes, const std::string& section) {
    std::istringstream text(std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    std::vector<std::string> lines;
    std::string current;
    for (std::string line; std::getline(text, line);) {
        std::ranges::replace(line, ',', ' ');
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word[0] == '#')
            continue;
        if (word == "end")
            current.clear();
        else if (current.empty())
            current = word;
        else if (current == section)
            lines.push_back(line);
    }
    return lines;
}

// Reads placements field by field, separated by blanks.
std::size_t expectSamePlacements(const fs::path& path) {
    const auto bytes = tests::readFile(path);
    const auto file = readIpl(bytes);
    EXPECT_EQ(file.notes.total, 0U) << path;
    EXPECT_FALSE(file.binary);
    const auto lines = linesOfSection(bytes, "inst");
    EXPECT_EQ(file.placements.size(), lines.size()) << path;
    EXPECT_EQ(file.rows, lines.size()) << path;
    for (std::size_t i = 0; i < std::min(lines.size(), file.placements.size()); ++i) {
        const auto& placement = file.placements[i];
        unsigned id = 0;
        unsigned area = 0;
        std::string model;
        float n[7]{};
        int lod = 0;
        std::istringstream fields(lines[i]);
        fields >> id >> model >> area;
        for (float& number : n)
            fields >> number;
        EXPECT_TRUE(fields >> lod) << path << ": " << lines[i];
        EXPECT_EQ(placement.id, id);
        EXPECT_EQ(placement.model.size(), model.size());
        EXPECT_EQ(placement.area, area);
        EXPECT_EQ(placement.position, glm::vec3(n[0], n[1], n[2])) << lines[i];
        EXPECT_EQ(placement.rotation, glm::vec4(n[3], n[4], n[5], n[6])) << lines[i];
        EXPECT_EQ(placement.lod, lod);
        EXPECT_EQ(placement.row, i);
    }
    return file.placements.size();
}

struct Definitions {
    std::size_t objects = 0;
    std::size_t timed = 0;
    std::size_t animated = 0;

    bool operator==(const Definitions&) const = default;
};

void expectSameDefinitions(const fs::path& path, Definitions& sum) {
    const auto bytes = tests::readFile(path);
    const auto file = readIde(bytes);
    EXPECT_EQ(file.notes.total, 0U) << path;
    std::map<IdeObject::Kind, std::vector<IdeObject>> kinds;
    for (const auto& object : file.objects)
        kinds[object.kind].push_back(object);
    const auto compare = [&](IdeObject::Kind kind, const char* section) {
        const auto lines = linesOfSection(bytes, section);
        const auto& objects = kinds[kind];
        EXPECT_EQ(objects.size(), lines.size()) << path;
        for (std::size_t i = 0; i < std::min(objects.size(), lines.size()); ++i) {
            unsigned id = 0;
            std::string model;
            std::string txd;
            std::string animation;
            float distance = 0.0F;
            unsigned flags = 0;
            int on = 0;
            int off = 0;
            std::istringstream fields(lines[i]);
            fields >> id >> model >> txd;
            if (kind == IdeObject::Kind::Animated)
                fields >> animation;
            EXPECT_TRUE(fields >> distance >> flags) << path << ": " << lines[i];
            const bool hours = kind != IdeObject::Kind::Timed || fields >> on >> off;
            EXPECT_TRUE(hours) << path << ": " << lines[i];
            EXPECT_EQ(objects[i].id, id);
            EXPECT_EQ(objects[i].drawDistance, distance) << lines[i];
            EXPECT_EQ(objects[i].flags, flags) << lines[i];
            EXPECT_EQ(int{objects[i].timeOn}, on % 24) << lines[i];
            EXPECT_EQ(int{objects[i].timeOff}, off % 24) << lines[i];
            EXPECT_EQ(objects[i].model.size(), model.size());
            EXPECT_EQ(objects[i].txd.size(), txd.size());
        }
        return objects.size();
    };
    sum.objects += compare(IdeObject::Kind::Object, "objs");
    sum.timed += compare(IdeObject::Kind::Timed, "tobj");
    sum.animated += compare(IdeObject::Kind::Animated, "anim");
}

class WorldCorpus : public testing::Test {
protected:
    void SetUp() override {
        const auto found = tests::corpusFolder("gta-sa-world");
        if (!found)
            GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
        folder_ = *found;
    }
    [[nodiscard]] Bytes read(const char* path) const { return tests::readFile(folder_ / path); }

    fs::path folder_;
};

TEST_F(WorldCorpus, readsEveryPlacement) {
    const auto count = [&](const char* part) {
        std::size_t sum = 0;
        for (const auto& path : filesEndingWith(folder_ / part, ".ipl"))
            sum += expectSamePlacements(path);
        return sum;
    };
    EXPECT_EQ(count("stock-text"), 9'315U);
    EXPECT_EQ(count("saxvclc"), 21'199U);
    EXPECT_EQ(expectSamePlacements(folder_ / "stock-text/data/maps/LA/LAe.ipl"), 303U);
    EXPECT_EQ(expectSamePlacements(folder_ / "saxvclc/data/maps/LC/lc_roads.ipl"), 136U);
}

TEST_F(WorldCorpus, readsEveryDefinition) {
    const auto count = [&](const char* part) {
        Definitions sum;
        for (const auto& path : filesEndingWith(folder_ / part, ".ide"))
            expectSameDefinitions(path, sum);
        return sum;
    };
    EXPECT_EQ(count("stock-text"), (Definitions{14'051, 160, 54}));
    EXPECT_EQ(count("saxvclc"), (Definitions{6'100, 364, 0}));
}

TEST_F(WorldCorpus, readsTheLoaders) {
    const auto count = [](const LoaderFile& file, LoaderLine::Command command) {
        return std::ranges::count(file.lines, command, &LoaderLine::command);
    };
    using Command = LoaderLine::Command;
    const auto stock = readLoader(read("stock-text/data/gta.dat"));
    EXPECT_EQ(stock.notes.total, 0U);
    EXPECT_EQ(count(stock, Command::Img), 13);
    EXPECT_EQ(count(stock, Command::Ide), 63);
    EXPECT_EQ(count(stock, Command::Ipl), 53);
    EXPECT_EQ(count(stock, Command::Other), 2);
    EXPECT_EQ(stock.lines[0].path, "EDRP/EDRP_VEHICLES.IMG");
    const auto mod = readLoader(read("saxvclc/data/gta.dat_loader.txt"));
    EXPECT_EQ(count(mod, Command::Img), 0);
    EXPECT_EQ(count(mod, Command::Other), 0);
    EXPECT_EQ(mod.notes.total, 0U);
    const auto models = readLoader(read("saxvclc/colloader.txt"));
    ASSERT_EQ(models.lines.size(), 4U);
    EXPECT_EQ(models.lines[0], (LoaderLine{Command::Col, "COLFILE", "new_models/colls_img_src/lc_roads.col", 0, 1}));
}

// Where the placements of the texts are among those that a tool wrote down of the running game, headings agree. That
// tool wrote the whole turn of what hardly tilts; there the game's heading is up to a degree off.
TEST_F(WorldCorpus, headingsAgreeWithTheRunningGame) {
    struct Known {
        glm::vec3 position;
        float heading;
    };
    std::multimap<unsigned, Known> table;
    std::ifstream rows(folder_ / "placements.tsv");
    std::string row;
    std::getline(rows, row);
    while (std::getline(rows, row)) {
        std::istringstream fields(row);
        unsigned id = 0;
        std::string skipped;
        Known known{};
        float ignored = 0.0F;
        fields >> id >> skipped >> skipped >> known.position.x >> known.position.y >> known.position.z >> ignored >>
            ignored >> known.heading;
        table.emplace(id, known);
    }
    EXPECT_EQ(table.size(), 44'763U);
    std::size_t compared = 0;
    std::size_t exact = 0;
    for (const auto& path : filesEndingWith(folder_ / "stock-text", ".ipl")) {
        for (const auto& placement : readIpl(tests::readFile(path)).placements) {
            const glm::vec4& stored = placement.rotation;
            if (std::abs(stored.x) > 0.05F || std::abs(stored.y) > 0.05F)
                continue;
            const auto [from, to] = table.equal_range(placement.id);
            const glm::vec3 ahead = worldRotation(placement) * glm::vec3(0, 1, 0);
            const float heading = glm::degrees(std::atan2(-ahead.x, ahead.y));
            float least = 360.0F;
            for (auto at = from; at != to; ++at) {
                if (glm::distance(at->second.position, placement.position) < 0.02F)
                    least = std::min(least, std::abs(std::remainder(heading - at->second.heading, 360.0F)));
            }
            if (least == 360.0F)
                continue;
            ++compared;
            exact += least < 0.1F ? 1 : 0;
            EXPECT_LT(least, 1.0F) << placement.model << ", " << path << ':' << placement.at;
        }
    }
    EXPECT_EQ(compared, 3'090U);
    EXPECT_EQ(exact, 3'081U);
}

struct ColCounts {
    std::size_t models = 0;
    std::size_t spheres = 0;
    std::size_t boxes = 0;
    std::size_t faces = 0;
    std::size_t vertices = 0;

    bool operator==(const ColCounts&) const = default;
};

ColCounts countsOf(const ColFile& file) {
    ColCounts counts{file.models.size()};
    for (const auto& model : file.models) {
        counts.spheres += model.spheres.size();
        counts.boxes += model.boxes.size();
        counts.faces += model.faces.size();
        counts.vertices += model.vertices.size();
    }
    return counts;
}

// By hand, from version 2 on: counts in the header, and the largest index of each mesh.
ColCounts countedByHand(const Bytes& bytes) {
    const auto u16 = [&](std::size_t at) {
        return std::to_integer<std::size_t>(bytes.at(at)) | std::to_integer<std::size_t>(bytes.at(at + 1)) << 8U;
    };
    ColCounts counts;
    for (std::size_t at = 0; at + 8 <= bytes.size() && bytes[at] == std::byte{'C'};
         at += tests::u32At(bytes, at + 4) + 8) {
        ++counts.models;
        counts.spheres += u16(at + 72);
        counts.boxes += u16(at + 74);
        counts.faces += u16(at + 76);
        std::size_t vertices = 0;
        for (std::size_t i = 0; i < u16(at + 76); ++i) {
            const auto face = at + 4 + tests::u32At(bytes, at + 100) + 8 * i;
            vertices = std::max({vertices, u16(face) + 1, u16(face + 2) + 1, u16(face + 4) + 1});
        }
        counts.vertices += vertices;
    }
    return counts;
}

// Meshes lie in their bounds, which are stored apart from them.
std::size_t meshesOutOfBounds(const ColFile& file) {
    constexpr float kRounding = 1.0F / 64.0F;
    return static_cast<std::size_t>(std::ranges::count_if(file.models, [&](const ColModel& model) {
        return std::ranges::any_of(model.vertices, [&](const glm::vec3& vertex) {
            return glm::any(glm::lessThan(vertex, model.bounds.minimum - kRounding)) ||
                   glm::any(glm::greaterThan(vertex, model.bounds.maximum + kRounding));
        });
    }));
}

TEST_F(WorldCorpus, readsTheRoadsOfATotalConversion) {
    const auto bytes = read("saxvclc/new_models/colls_img_src/lc_roads.col");
    const auto file = readCol(bytes);
    EXPECT_EQ(file.notes.total, 0U);
    EXPECT_EQ(countsOf(file), (ColCounts{130, 0, 0, 92'446, 59'582}));
    EXPECT_EQ(countsOf(file), countedByHand(bytes));
    EXPECT_EQ(meshesOutOfBounds(file), 0U);
    std::map<SurfaceClass, std::size_t> surfaces;
    for (const auto& model : file.models) {
        for (const auto& face : model.faces)
            ++surfaces[surfaceClass(face.material)];
    }
    EXPECT_EQ(surfaces[SurfaceClass::Road], 84'637U);
    EXPECT_EQ(surfaces[SurfaceClass::Default], 7'523U);
    EXPECT_EQ(surfaces[SurfaceClass::Sand], 286U);
    EXPECT_EQ(surfaces.size(), 3U);
}

TEST_F(WorldCorpus, readsOtherCollisionModels) {
    const auto planes = readCol(read("saxvclc/new_models/liberty_img_src/waterplanes.col"));
    EXPECT_EQ(countsOf(planes), (ColCounts{1, 0, 0, 32, 25}));
    EXPECT_EQ(planes.notes.total, 0U);
    EXPECT_EQ(planes.models[0].entry.name, "waterplanes");
    const auto vehicles = readCol(read("stock-text/models/coll/vehicles.col"));
    EXPECT_EQ(vehicles.notes.total, 0U);
    ASSERT_EQ(vehicles.models.size(), 1U);
    EXPECT_EQ(vehicles.models[0].entry.name, "airtrain");
    const auto weapons = readCol(read("stock-text/models/coll/weapons.col"));
    EXPECT_EQ(weapons.notes.total, 0U);
    EXPECT_EQ(weapons.models.size(), 5U);
}

// This copy lost bytes: it has 30 magics, but the eighth model is a byte shorter than it says, so the walk ends there;
// it and the first are damaged, and three faces of the second and third have indexes that do not exist.
TEST_F(WorldCorpus, readsADamagedFileAsFarAsItGoes) {
    const auto bytes = read("stock-text/models/coll/peds.col");
    EXPECT_EQ(listCol(bytes).entries.size(), 8U);
    const auto file = readCol(bytes);
    ASSERT_EQ(file.models.size(), 6U);
    EXPECT_EQ(file.models[0].entry.name, "playert");
    EXPECT_EQ(file.models[0].spheres.size(), 16U);
    EXPECT_EQ(file.models[0].faces.size(), 12U);
    EXPECT_EQ(file.models[1].faces.size(), 9U);
    EXPECT_EQ(file.models[5].entry.name, "fireman");
    ASSERT_EQ(file.notes.kept.size(), 5U);
    EXPECT_EQ(file.notes.kept[4], (Note{6196, "15,281 bytes that are no collision model"}));
}

TEST_F(WorldCorpus, readsTheModelsOfAnArchive) {
    const auto bytes = read("img/SAMPCOL.img");
    const containers::MemorySource source(bytes);
    const auto archive = containers::readImg(source);
    ASSERT_TRUE(archive);
    ASSERT_EQ(archive->entries.size(), 1U);
    const auto member = containers::readImgEntry(source, archive->entries[0], bytes.size());
    ASSERT_TRUE(member);
    const auto file = readCol(*member);
    EXPECT_EQ(file.notes.total, 0U);
    EXPECT_EQ(file.models.size(), 1'457U);
    EXPECT_EQ(countsOf(file), countedByHand(*member));
    EXPECT_EQ(countsOf(file).spheres, 26U);
    EXPECT_EQ(countsOf(file).boxes, 1'111U);
    EXPECT_EQ(countsOf(file).faces, 255'176U);
    EXPECT_EQ(meshesOutOfBounds(file), 0U);
}

// Corners run around each surface, counter-clockwise from above.
TEST_F(WorldCorpus, readsWater) {
    struct Expected {
        const char* path;
        std::ptrdiff_t quads;
        std::ptrdiff_t triangles;
    };
    for (const Expected& expected :
         {Expected{"stock-text/data/water.dat", 301, 6}, Expected{"saxvclc/data/water.dat", 2'393, 0}}) {
        const auto file = readWater(read(expected.path));
        EXPECT_TRUE(file.processed);
        EXPECT_EQ(file.notes.total, 0U);
        EXPECT_EQ(std::ranges::count(file.polygons, 4, &WaterPolygon::count), expected.quads);
        EXPECT_EQ(std::ranges::count(file.polygons, 3, &WaterPolygon::count), expected.triangles);
        std::size_t notAround = 0;
        for (const auto& polygon : file.polygons) {
            for (std::size_t i = 0; polygon.count == 4 && i < 4; ++i) {
                const auto& a = polygon.corners[i].position;
                const auto& b = polygon.corners[(i + 1) % 4].position;
                const auto& c = polygon.corners[(i + 2) % 4].position;
                notAround += (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) <= 0.0F ? 1 : 0;
            }
        }
        EXPECT_LE(notAround, expected.triangles == 0 ? 4U : 0U); // the total conversion has one without area
    }
}

} // namespace
} // namespace navsmith::gta_world
