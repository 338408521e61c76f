// A world of San Andreas with one of everything that a world keeps.
#pragma once

#include "core/world/game_world.h"

#include <utility>

namespace navsmith::tests {

inline world::Backdrop smallGameWorld() {
    world::GameWorldBuilder builder;
    gta_world::ColFile collision;
    auto& model = collision.models.emplace_back();
    model.entry.name = "road";
    model.vertices = {{0, 0, 1}, {10, 0, 1}, {0, 10, 1}};
    auto& face = model.faces.emplace_back();
    face.b = 1;
    face.c = 2;
    face.material = 1;
    builder.addCollision(collision);
    gta_world::IdeFile definitions;
    auto& object = definitions.objects.emplace_back();
    object.id = 7;
    object.model = "road";
    object.drawDistance = 100;
    builder.addDefinitions(definitions, "a.ide");
    gta_world::IplFile placements;
    auto& placement = placements.placements.emplace_back();
    placement.id = 7;
    placement.position = {100, 200, 3};
    builder.addPlacements(placements, "a.ipl");
    gta_world::WaterFile water;
    auto& polygon = water.polygons.emplace_back();
    polygon.count = 3;
    polygon.corners[0].position = {0, 0, 0};
    polygon.corners[1].position = {50, 0, 0};
    polygon.corners[2].position = {0, 50, 0};
    builder.addWater(water);
    gta_world::TxdImage picture;
    picture.width = picture.height = 2;
    picture.rgba.assign(16, 200);
    builder.addRadar(0, picture);
    builder.addNote("a file is missing");
    return std::move(*builder.finish());
}

} // namespace navsmith::tests
