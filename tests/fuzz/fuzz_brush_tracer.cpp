// Any bytes: either an error, or a tracer and tables of sight and light that answer every question with sound values.
#include "core/world/brush_tracer.h"
#include "core/world/cluster_sight.h"
#include "core/world/entity_text.h"
#include "core/world/map_light.h"
#include "core/world/static_props.h"
#include "formats/source/vbsp_collision.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

std::vector<world::BrushModel> modelsOf(const source::VbspFile& map) {
    std::vector<world::BrushModel> models;
    for (const auto& entity : world::parseEntities(map.entities)) {
        const auto origin = entity.origin.value_or(glm::vec3(0.0F));
        if (entity.model && bsp::isSound(origin))
            models.push_back(
                {*entity.model, 1, origin, world::parseVector(entity.value("angles")).value_or(glm::vec3(0.0F))});
    }
    return models;
}

void trace(const world::BrushTracer& tracer) {
    const glm::vec3 places[] = {{0, 0, 0}, {64, 32, 16}, {-500, 20, 8}, {0, 0, 4000}, {3, 3, -3}};
    for (const auto& from : places) {
        for (const auto& to : places) {
            for (const auto& move :
                 {tracer.line(from, to, 0xFFFFFFFF), tracer.box(from, to, {-16, -16, 0}, {16, 16, 72}, 0xFFFFFFFF)})
                require(move.fraction >= 0.0F && move.fraction <= 1.0F);
        }
    }
}

} // namespace

void run(Input input) {
    source::VbspLimits limits;
    limits.lumpBytes = std::uint64_t{1} << 20U;
    limits.allBytes = std::uint64_t{4} << 20U;
    const auto map = source::readVbsp(input, limits);
    if (!map)
        return;
    world::PropSolids solids;
    if (const auto props = source::readVbspProps(input, limits))
        solids = world::propSolids(*map, *props, world::packedFirst(input, *map));
    trace(world::BrushTracer(*map, modelsOf(*map), solids.allBoxes(), solids.parts));
    if (const auto collisions = source::readVbspCollisions(input, limits)) {
        for (const auto& collision : *collisions) {
            for (const auto& solid : collision.solids) {
                for (const auto& part : solid.parts) {
                    for (const auto& triangle : part.triangles)
                        requireIndexes(triangle, part.points);
                }
            }
        }
    }
    (void)source::modelBounds(input);
    if (const auto visibility = source::readVbspVisibility(input, limits)) {
        const world::ClusterSight sight(*map, *visibility);
        const auto one = sight.region({-64, -64, -64}, {64, 64, 64});
        (void)world::ClusterSight::maySee(one, sight.region({100, 100, 0}, {200, 200, 8}));
    }
    if (const auto light = source::readVbspLight(input, limits)) {
        const world::MapLight lit(*map, *light);
        for (const float x : {-300.0F, 0.0F, 17.5F, 900.0F}) {
            if (const auto colour = lit.at({x, x / 2, 40}))
                require(!std::isnan(colour->x));
        }
    }
}

} // namespace navsmith::fuzz
