#include "core/systems/source_ain/generation/npc_world.h"

#include "core/model/wording.h"
#include "core/systems/source_ain/generation/brush_entities.h"
#include "core/world/brush_owners.h"
#include "core/world/rotation.h"
#include "core/world/static_props.h"
#include "formats/source/vbsp_collision.h"
#include "formats/source/vbsp_file.h"
#include "formats/source/vbsp_props.h"
#include "formats/texts/texts.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include <iterator>
#include <unordered_set>

namespace navsmith::systems::source_ain::generation {

namespace {

struct EntityContents {
    std::uint32_t box = 0;
    std::uint32_t line = 0;
};

EntityContents contentsOf(BrushKind kind) {
    switch (kind) {
    case BrushKind::Mover:
        return {stops::kMoverBox, stops::kMoverLine};
    case BrushKind::Pushable:
        return {stops::kPushableBox, stops::kPushableLine};
    case BrushKind::Fixed:
        break;
    }
    return {source::contents::kSolid, stops::kFixedLine};
}

/// The map with contents as NpcWorld needs them, and what stops boxes in place of brushes.
class EntitySolids {
public:
    EntitySolids(source::VbspFile& map, std::span<const std::byte> bytes, std::span<const BrushEntity> entities)
        : map_(map), byModel_(map.models.size()) {
        for (const auto& entity : entities) {
            if (byModel_[entity.model.model] == nullptr) // of several with a model, the first counts
                byModel_[entity.model.model] = &entity;
        }
        if (const auto collisions = source::readVbspCollisions(bytes)) {
            for (const auto& collision : *collisions)
                addBodies(collision);
        }
        markBrushes();
    }

    [[nodiscard]] std::vector<world::SolidConvex> release() { return std::move(bodies_); }

private:
    [[nodiscard]] static bool isObstacle(std::uint32_t contents) {
        return (contents & (stops::kWalking | stops::kMoverBox)) != 0;
    }

    void addBodies(const source::VbspCollision& collision) {
        if (collision.model >= byModel_.size() || byModel_[collision.model] == nullptr || collision.solids.empty())
            return;
        const auto& entity = *byModel_[collision.model];
        if (!entity.physical || hasBody_.contains(collision.model))
            return;
        hasBody_.insert(collision.model);
        const glm::mat4 turn = world::rotationOf(entity.model.angles);
        for (const auto& part : collision.solids.front().parts) {
            if (part.tag < map_.brushes.size() && !isObstacle(map_.brushes[part.tag].contents))
                continue;
            world::SolidConvex body{part.points, part.triangles, contentsOf(entity.kind).box, entity.model.entity};
            for (auto& point : body.points)
                point = glm::vec3(turn * glm::vec4(point, 1.0F)) + entity.model.origin;
            bodies_.push_back(std::move(body));
        }
    }

    void markBrushes() {
        const auto owners = world::modelsOfBrushes(map_);
        for (std::size_t b = 0; b < map_.brushes.size(); ++b) {
            auto& contents = map_.brushes[b].contents;
            const auto* const entity = owners[b] ? byModel_[*owners[b]] : nullptr;
            if (entity == nullptr) {
                contents &= stops::kOfMap;
                continue;
            }
            const auto own = contentsOf(entity->kind);
            const bool isBody = hasBody_.contains(*owners[b]);
            contents = isObstacle(contents) ? own.line | (isBody ? 0 : own.box) : 0;
        }
    }

    source::VbspFile& map_;
    std::vector<const BrushEntity*> byModel_;
    std::unordered_set<std::uint32_t> hasBody_;
    std::vector<world::SolidConvex> bodies_;
};

} // namespace

tl::expected<std::shared_ptr<const NpcWorld>, std::string> NpcWorld::read(std::span<const std::byte> bytes,
                                                                          const world::FindGameFile& find) {
    auto map = source::readVbsp(bytes);
    if (!map)
        return tl::unexpected(bytes::describe(map.error()));
    if (map->brushes.empty() || map->leafBrushes.empty())
        return tl::unexpected(texts::format("the map's solids are damaged or missing"));
    auto entities = world::parseEntities(map->entities);
    const auto movers = brushEntities(*map, entities);
    auto bodies = EntitySolids(*map, bytes, movers).release();
    std::vector<world::BrushModel> models;
    models.reserve(movers.size());
    for (const auto& entity : movers)
        models.push_back(entity.model);

    std::vector<std::string> notes;
    world::PropSolids props;
    if (const auto stored = source::readVbspProps(bytes))
        props = world::propSolids(*map, *stored, world::packedFirst(bytes, *map, find));
    else
        notes.push_back(texts::format("The map's static props cannot be read and were ignored: {}.",
                                      bytes::describe(stored.error())));
    for (auto& part : props.parts)
        part.entity = kPropEntity;
    for (auto& box : props.boxes)
        box.entity = kPropEntity;
    bodies.insert(bodies.end(), std::make_move_iterator(props.parts.begin()),
                  std::make_move_iterator(props.parts.end()));
    std::shared_ptr<NpcWorld> world(
        new NpcWorld(world::BrushTracer(*map, models, props.boxes, bodies), std::move(entities), map->mapRevision));
    world->isOfFirstHalfLife_ = generation::isOfFirstHalfLife(world->entities());
    world->propsNotTraced_ = props.guessed + props.passed + props.unknown;
    if (world->propsNotTraced_ != 0)
        notes.push_back(
            texts::format("{} of {} not traced, because their models were not found; they are looked for in "
                          "the map and in the game's folders.",
                          texts::grouped(world->propsNotTraced_), model::counted(props.count(), "solid static prop")));
    world->notes_ = std::move(notes);
    return world;
}

} // namespace navsmith::systems::source_ain::generation
