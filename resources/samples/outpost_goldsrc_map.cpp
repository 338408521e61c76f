#include "resources/samples/outpost_goldsrc_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "resources/samples/block_sides.h"
#include "resources/samples/outpost_light.h"
#include "resources/samples/quake_map_writer.h"
#include "resources/samples/quake_textures.h"

namespace navsmith::samples {
namespace {

constexpr std::string_view kGoldSrcTrigger = "aaatrigger";
constexpr std::string_view kGoldSrcLadder = "{ladder";
constexpr std::string_view kSkyTexture = "sky";
constexpr float kTopOfSky = 512;
constexpr float kDepth = -96;   ///< below the lowest block
constexpr float kThick = 64;    ///< of what closes the map
constexpr float kToOrigin = 36; ///< from a player's feet

/// Late in the day.
constexpr Daylight kLateDay{-38, -34, {2.6F, 1.75F, 0.95F}, {0.25F, 0.3F, 0.45F}, 1.6F};

/// Blocks around the map: outside of them is nothing.
std::vector<Block> shellOf(const OutpostPlan& plan) {
    Extent all = plan.blocks.front().extent;
    for (const auto& block : plan.blocks) {
        all = {std::min(all.west, block.extent.west), std::min(all.north, block.extent.north),
               std::max(all.east, block.extent.east), std::max(all.south, block.extent.south)};
    }
    const Extent wide{all.west - kThick, all.north - kThick, all.east + kThick, all.south + kThick};
    return {box(wide, kDepth - kThick, kDepth, kSkyTexture),
            box(wide, kTopOfSky, kTopOfSky + kThick, kSkyTexture),
            box({wide.west, wide.north, all.west, wide.south}, kDepth, kTopOfSky, kSkyTexture),
            box({all.east, wide.north, wide.east, wide.south}, kDepth, kTopOfSky, kSkyTexture),
            box({all.west, wide.north, all.east, all.north}, kDepth, kTopOfSky, kSkyTexture),
            box({all.west, all.south, all.east, wide.south}, kDepth, kTopOfSky, kSkyTexture)};
}

std::vector<MapFace> facesOf(const Block& block) {
    std::vector<MapFace> faces;
    for (const auto& side : sidesOf(block)) {
        if (side.drawn)
            faces.push_back({side.corners, side.normal, shortName(side.texture)});
    }
    return faces;
}

std::string goldsrcEntityText(const OutpostPlan& plan) {
    std::string text = "{\n\"classname\" \"worldspawn\"\n\"message\" \"Outpost: the sample map of Navsmith\"\n}\n";
    text += environmentText(kLateDay);
    for (const auto& thing : plan.things) {
        // Counter-Strike's attackers start where other games have their deathmatch.
        const bool attacker = thing.className == "info_player_terrorist";
        const bool player = attacker || thing.className == "info_player_counterterrorist";
        text += fmt::format("{{\n\"classname\" \"{}\"\n\"origin\" \"{:g} {:g} {:g}\"\n",
                            attacker ? "info_player_deathmatch"
                            : player ? "info_player_start"
                                     : thing.className,
                            thing.at[0], thing.at[1], thing.at[2] + (player ? kToOrigin : 0));
        text += player ? fmt::format("\"angles\" \"0 {:g} 0\"\n}}\n", thing.angle)
                       : std::string("\"_light\" \"255 238 200 200\"\n}\n");
    }
    std::size_t model = 1; // 0 is the world
    for (std::size_t i = 0; i < plan.ladders.size(); ++i)
        text += fmt::format("{{\n\"classname\" \"func_ladder\"\n\"model\" \"*{}\"\n"
                            "\"rendermode\" \"4\"\n\"renderamt\" \"255\"\n}}\n",
                            model++);
    for (const auto& zone : plan.zones) {
        text += fmt::format("{{\n\"classname\" \"{}\"\n\"model\" \"*{}\"\n", zone.className, model++);
        // Here 1 is the attackers' team, and 2 the defenders'.
        text += zone.team == 0 ? std::string("}\n") : fmt::format("\"team\" \"{}\"\n}}\n", zone.team - 1);
    }
    return text;
}

} // namespace

OutpostPlan outpostGoldSrcPlan() {
    auto plan = outpostPlan();
    constexpr float kWest = -328;
    constexpr float kSize = 64;
    constexpr float kStep = 50; // a player jumps 58
    constexpr float kHallWall = -224;
    for (int i = 0; i < 3; ++i) {
        const float west = kWest + kSize * static_cast<float>(i);
        plan.blocks.push_back(
            box({west, kHallWall - kSize, west + kSize, kHallWall}, 0, kStep * static_cast<float>(i + 1), "crate"));
    }
    return plan;
}

std::vector<std::byte> outpostGoldSrcMap(const OutpostPlan& plan) {
    std::vector<MapModel> models(1);
    auto& world = models.front();
    for (const auto& block : plan.blocks) {
        const auto faces = facesOf(block);
        world.faces.insert(world.faces.end(), faces.begin(), faces.end());
        world.solid.push_back(bodyOf(block));
    }
    for (const auto& block : shellOf(plan))
        world.solid.push_back(bodyOf(block));
    const auto addEntity = [&](const Block& block) { models.push_back({facesOf(block), {bodyOf(block)}}); };
    for (const auto& ladder : plan.ladders)
        addEntity(box(ladder.extent, ladder.bottom, ladder.top, kGoldSrcLadder));
    for (const auto& zone : plan.zones)
        addEntity(box(zone.extent, zone.bottom, zone.top, kGoldSrcTrigger));
    QuakeMapWriter map(QuakeMapWriter::Game::GoldSrc);
    addModels(map, models, lightingOf(plan, kLateDay));
    return std::move(map).finish(goldsrcEntityText(plan), goldSrcTextures);
}

} // namespace navsmith::samples
