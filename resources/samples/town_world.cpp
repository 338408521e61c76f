#include "resources/samples/town_world.h"

#include "formats/gta_world/ide_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "resources/samples/town_ground.h"
#include "resources/samples/town_models.h"
#include "resources/samples/town_placing.h"

namespace navsmith::samples {

namespace {

namespace ide_flags = gta_world::ide_flags;
using glm::vec3;

// Ids that the stock game leaves free.
constexpr std::uint16_t kGroundIds = 18'000;
constexpr std::uint16_t kModelIds = 18'300;

constexpr float kTile = 187.5F; ///< a quarter of an area's side
constexpr std::uint32_t kRoadFlag = gta_world::ide_flags::kRoad;
constexpr int kGroundDistance = 299;
constexpr float kSea = 3000; ///< how far the sea reaches from the middle
constexpr int kIndoors = 5;
constexpr float kRoomHeight = 1000;

bool isRoad(Material material) {
    return material == Material::Tarmac || material == Material::Pavement;
}

vec3 tileOf(const vec3& p) {
    return {(std::floor(p.x / kTile) + 0.5F) * kTile, (std::floor(p.y / kTile) + 0.5F) * kTile, 0};
}

class Maker {
public:
    Maker(const TownPlan& plan, const TownLayout& layout)
        : plan_(plan), layout_(layout), covers_(plan, layout), world_{"town", {}, {}, {}} {}

    GameWorld run() {
        addTiles();
        for (std::size_t s = 0; s < plan_.landscape.spans.size(); ++s)
            addSpan(s);
        addModels();
        addWater();
        return std::move(world_);
    }

private:
    std::size_t define(Definition definition, std::uint16_t firstId) {
        definition.id = static_cast<std::uint16_t>(firstId + count_[firstId]++);
        definition.model.id = definition.id;
        world_.definitions.push_back(std::move(definition));
        return world_.definitions.size() - 1;
    }

    void defineGround(std::string name, Faces faces, vec3 at, std::uint32_t flags) {
        for (auto& face : faces) {
            for (auto& corner : face.corners)
                corner -= at;
        }
        const auto d = define({.distance = kGroundDistance,
                               .flags = flags,
                               .model = {.name = std::move(name), .faces = std::move(faces)}},
                              kGroundIds);
        world_.placements.push_back({.definition = d, .at = at});
    }

    /// The ground in squares: models are small, and streets and land are models of their own.
    void addTiles() {
        std::map<std::tuple<bool, float, float>, Faces> tiles;
        for (const auto& face : groundFaces(plan_, layout_, covers_)) {
            const auto tile = tileOf((face.corners[0] + face.corners[1] + face.corners[2]) / 3.0F);
            tiles[{isRoad(face.material), tile.y, tile.x}].push_back(face);
        }
        int number = 0;
        for (auto& [key, faces] : tiles) {
            const auto& [road, y, x] = key;
            defineGround(fmt::format("town_{}{:02}", road ? "road" : "land", number++), std::move(faces), {x, y, 0},
                         road ? kRoadFlag : 0);
        }
    }

    void addSpan(std::size_t s) {
        auto faces = spanFaces(plan_, layout_, s);
        if (faces.empty())
            return;
        const auto& span = plan_.landscape.spans[s];
        const auto middle = between(span.from, span.to, 0.5);
        const vec3 at(std::round(middle.x), std::round(middle.y), 0);
        const char* name = span.type == SpanType::Bridge   ? "bridge"
                           : span.type == SpanType::Tunnel ? "tunnel"
                                                           : "jetty";
        defineGround(fmt::format("town_{}{}", name, s), std::move(faces), at,
                     span.type == SpanType::Footbridge ? 0 : kRoadFlag);
    }

    void addModels() {
        auto prototypes = buildings();
        const auto houses = prototypes.size();
        std::ranges::move(furniture(), std::back_inserter(prototypes));
        std::map<std::string_view, std::size_t> definitions;
        for (std::size_t p = 0; p < prototypes.size(); ++p) {
            const auto& of = prototypes[p];
            const bool small = p >= houses && (of.flags & (ide_flags::kTree | ide_flags::kPalm)) == 0;
            definitions[of.model.name] = define({.kind = of.kind,
                                                 .distance = of.model.name.starts_with("lod") ? 1500
                                                             : small                          ? 120
                                                                                              : 250,
                                                 .flags = of.flags,
                                                 .model = of.model,
                                                 .street = p >= houses},
                                                kModelIds);
        }
        const auto placed = placeThings(plan_, layout_, covers_, prototypes);
        for (const auto& thing : placed) {
            const auto definition = definitions.at(thing.model);
            Placement placement{.definition = definition, .at = thing.at, .heading = thing.heading};
            // Like the game: buildings without twins are in the text, everything small in the stream.
            placement.streamed = world_.definitions[definition].street;
            if (thing.model == "town_hall") {
                auto twin = placement;
                twin.definition = definitions.at("lodtown_hall");
                world_.placements.push_back(twin);
                placement.lod = world_.placements.size() - 1;
                placement.streamed = true;
            }
            world_.placements.push_back(placement);
        }
        const auto room = definitions.at("town_room");
        const auto at = plan_.landscape.room;
        world_.placements.push_back({.definition = room, .at = {at.x, at.y, kRoomHeight}, .interior = kIndoors});
    }

    void addSheet(float west, float south, float east, float north, float z) {
        world_.water.push_back({{{west, south, z}, {east, south, z}, {west, north, z}, {east, north, z}}});
    }

    void addWater() {
        addSheet(-kSea, -kSea, 0, 0, 0);
        addSheet(0, -kSea, kSea, 0, 0);
        addSheet(-kSea, 0, 0, kSea, 0);
        addSheet(0, 0, kSea, kSea, 0);
        for (const auto& pond : plan_.landscape.ponds) {
            const auto x = static_cast<float>(pond.middle.x);
            const auto y = static_cast<float>(pond.middle.y);
            const auto z = static_cast<float>(pond.level);
            const auto reach = static_cast<float>(std::round(pond.radius) + 1);
            // Two triangles: the game's file has both forms.
            world_.water.push_back({{{x - reach, y - reach, z}, {x + reach, y - reach, z}, {x - reach, y + reach, z}}});
            world_.water.push_back({{{x + reach, y - reach, z}, {x - reach, y + reach, z}, {x + reach, y + reach, z}}});
        }
    }

    const TownPlan& plan_;
    const TownLayout& layout_;
    TownCovers covers_;
    GameWorld world_;
    std::map<std::uint16_t, std::uint16_t> count_;
};

} // namespace

GameWorld townWorld(const TownPlan& plan, const TownLayout& layout) {
    return Maker(plan, layout).run();
}

} // namespace navsmith::samples
