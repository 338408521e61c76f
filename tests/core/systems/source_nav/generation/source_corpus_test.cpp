// What should hold in the meshes of real Source maps. There is no map with the mesh that its game made, so nothing can
// be compared.
#include "core/systems/source_nav/generation/generate.h"
#include "formats/source/vbsp_file.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

std::vector<tests::CorpusMap> readableMaps() {
    auto maps = tests::corpusMaps("source-bsp", ".bsp");
    std::erase_if(maps, [](const tests::CorpusMap& map) { return !source::readVbsp(map.bytes).has_value(); });
    return maps;
}

TEST(RealSourceMaps, meshesAreSound) {
    const auto maps = readableMaps();
    if (maps.empty())
        GTEST_SKIP() << "no corpus: set NAVSMITH_CORPUS";
    std::size_t made = 0;
    for (const auto& map : maps) {
        MeshOptions options;
        options.examine = true;
        options.rule = SeedRule::AllStarts;
        const auto mesh = generateMesh(map.bytes, options);
        if (!mesh) {
            // Maps of textures have no place to start at.
            EXPECT_NE(mesh.error().find("no place where players start"), std::string::npos)
                << map.name << ": " << mesh.error();
            continue;
        }
        ++made;
        const auto& found = *mesh->examination;
        EXPECT_EQ(found.startsOff, 0U) << map.name;
        EXPECT_EQ(found.waysMissing, 0U) << map.name;
        EXPECT_EQ(found.inSolid, 0U) << map.name;
        EXPECT_EQ(found.inAir, 0U) << map.name;
        EXPECT_EQ(found.overlapping, 0U) << map.name;
        const auto bytes = *source::write(mesh->file);
        EXPECT_EQ(*source::write(*source::read(bytes)), bytes) << map.name;
        const auto again = generateMesh(map.bytes, options);
        EXPECT_EQ(*source::write(again->file), bytes) << map.name;
    }
    EXPECT_GT(made, 0U);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
