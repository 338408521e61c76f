// Ground under the small world, and of real roads.
#pragma once

#include "core/world/game_world.h"
#include "tests/support/corpus.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace navsmith::tests {

/// Level ground at a height, as large as the small world, and whatever else stands on it.
struct Ground {
    explicit Ground(float height) {
        addPlate({-700, -700}, {700, 700}, height);
        // A ramp's top and a step, which two nodes of the small world stand on.
        addPlate({230, -250}, {250, -230}, height + 4);
        addPlate({50, -255}, {70, -245}, height + 2);
    }
    void addPlate(glm::vec2 low, glm::vec2 high, float height, world::Surface surface = world::Surface::Road) {
        addFace({low, height}, {high.x, low.y, height}, {high, height}, {low.x, high.y, height}, surface);
    }
    /// What is there so far becomes this.
    void pave(world::Surface surface) { mesh.surfaces.assign(mesh.surfaces.size(), surface); }
    /// From west to east, just above the ground.
    void addStrip(float y, float width, world::Surface surface) {
        const float height = mesh.positions.front().z + 0.01F * static_cast<float>(++strips);
        addPlate({-700, y - width / 2}, {700, y + width / 2}, height, surface);
    }
    void addFace(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d,
                 world::Surface surface = world::Surface::Road) {
        const auto first = static_cast<std::uint32_t>(mesh.positions.size());
        mesh.positions.insert(mesh.positions.end(), {a, b, c, d});
        mesh.indices.insert(mesh.indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
        mesh.surfaces.insert(mesh.surfaces.end(), 2, surface);
    }
    /// A wall across the world along x, from the ground to 5 m.
    void addWall(float y) {
        const float z = mesh.positions.front().z;
        addFace({-700, y, z}, {700, y, z}, {700, y, z + 5}, {-700, y, z + 5});
    }
    void addWater(float height) {
        water.positions = {{-700, -700, height}, {700, -700, height}, {700, 700, height}, {-700, 700, height}};
        water.indices = {0, 1, 2, 0, 2, 3};
        water.layers = {{world::MapLayer::Water, 0, 2}};
    }
    [[nodiscard]] std::shared_ptr<const world::Backdrop> made() const {
        auto backdrop = std::make_shared<world::Backdrop>();
        backdrop->geometry = water;
        backdrop->placed =
            std::make_shared<const world::PlacedMeshes>(std::vector{mesh}, std::vector<world::Placement>{{}});
        backdrop->rays = world::RayCaster::build(water, {}, backdrop->placed).value();
        return backdrop;
    }

    world::Mesh mesh;
    world::MapGeometry water;
    int strips = 0;
};

/// Roads and water of a total conversion.
inline std::shared_ptr<const world::Backdrop> roadsOf(const std::filesystem::path& mod) {
    world::GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(readFile(mod / "data/maps/LC/lc_roads.ide")), "lc_roads.ide");
    builder.addPlacements(gta_world::readIpl(readFile(mod / "data/maps/LC/lc_roads.ipl")), "lc_roads.ipl");
    builder.addCollision(gta_world::readCol(readFile(mod / "new_models/colls_img_src/lc_roads.col")));
    builder.addWater(gta_world::readWater(readFile(mod / "data/water.dat")));
    return std::make_shared<const world::Backdrop>(*builder.finish());
}

} // namespace navsmith::tests
