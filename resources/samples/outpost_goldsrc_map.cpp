#include "resources/samples/outpost_goldsrc_map.h"

#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "resources/samples/block_sides.h"
#include "resources/samples/quake_map_writer.h"

namespace navsmith::samples {
namespace {

constexpr std::string_view kTriggerTexture = "aaatrigger";
constexpr std::string_view kLadderTexture = "{ladder";
constexpr std::string_view kSkyTexture = "sky";
constexpr float kSky = 512;
constexpr float kDepth = -96;   ///< below the lowest block
constexpr float kThick = 64;    ///< of what closes the map
constexpr float kToOrigin = 36; ///< from a player's feet

/// The last folder of a Source texture is not part of a GoldSrc name.
std::string_view nameOf(std::string_view texture) {
    return texture.substr(texture.rfind('/') + 1);
}

/// Without pictures: the game takes those from a WAD.
std::vector<std::byte> textureNames(std::span<const std::string_view> names) {
    constexpr std::size_t kRecord = 40;
    constexpr std::size_t kName = 16;
    constexpr std::uint32_t kSize = 64;
    bytes::ByteWriter out;
    out.write(static_cast<std::int32_t>(names.size()));
    for (std::size_t i = 0; i < names.size(); ++i)
        out.write(static_cast<std::int32_t>(4 + 4 * names.size() + kRecord * i));
    for (const auto name : names) {
        out.write(std::as_bytes(std::span(name.data(), name.size())));
        out.fill(kName - name.size(), std::byte{0});
        out.write(kSize);
        out.write(kSize);
        out.fill(16, std::byte{0}); // offsets of pictures
    }
    return out.release();
}

/// Blocks around the map: outside of them is nothing.
std::vector<Block> shellOf(const OutpostPlan& plan) {
    Extent all = plan.blocks.front().extent;
    for (const auto& block : plan.blocks) {
        all = {std::min(all.west, block.extent.west), std::min(all.north, block.extent.north),
               std::max(all.east, block.extent.east), std::max(all.south, block.extent.south)};
    }
    const Extent wide{all.west - kThick, all.north - kThick, all.east + kThick, all.south + kThick};
    return {box(wide, kDepth - kThick, kDepth, kSkyTexture),
            box(wide, kSky, kSky + kThick, kSkyTexture),
            box({wide.west, wide.north, all.west, wide.south}, kDepth, kSky, kSkyTexture),
            box({all.east, wide.north, wide.east, wide.south}, kDepth, kSky, kSkyTexture),
            box({all.west, wide.north, all.east, all.north}, kDepth, kSky, kSkyTexture),
            box({all.west, all.south, all.east, wide.south}, kDepth, kSky, kSkyTexture)};
}

void addFaces(QuakeMapWriter& map, const Block& block) {
    for (const auto& side : sidesOf(block)) {
        if (side.drawn)
            map.addFace({side.corners, side.normal, nameOf(block.texture)});
    }
}

/// A brush entity's model.
void addModel(QuakeMapWriter& map, const Block& block) {
    addFaces(map, block);
    const auto body = bodyOf(block);
    map.endModel(std::span(&body, 1));
}

std::string entityText(const OutpostPlan& plan) {
    std::string text = "{\n\"classname\" \"worldspawn\"\n\"message\" \"Outpost: the sample map of Navsmith\"\n"
                       "\"wad\" \"outpost.wad\"\n}\n";
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
        text += fmt::format("{{\n\"classname\" \"func_ladder\"\n\"model\" \"*{}\"\n}}\n", model++);
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
    QuakeMapWriter map(QuakeMapWriter::Game::GoldSrc);
    std::vector<Body> solid;
    for (const auto& block : plan.blocks) {
        addFaces(map, block);
        solid.push_back(bodyOf(block));
    }
    for (const auto& block : shellOf(plan))
        solid.push_back(bodyOf(block));
    map.endModel(solid);
    for (const auto& ladder : plan.ladders)
        addModel(map, box(ladder.extent, ladder.bottom, ladder.top, kLadderTexture));
    for (const auto& zone : plan.zones)
        addModel(map, box(zone.extent, zone.bottom, zone.top, kTriggerTexture));
    return std::move(map).finish(entityText(plan), textureNames);
}

} // namespace navsmith::samples
