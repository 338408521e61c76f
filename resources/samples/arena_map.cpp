#include "resources/samples/arena_map.h"

#include <fmt/format.h>

#include <algorithm>

#include "resources/samples/arena_faces.h"
#include "resources/samples/arena_textures.h"
#include "resources/samples/quake_map_writer.h"

namespace navsmith::samples::arena {
namespace {

constexpr int kPlayers = 16;

std::string block(std::string_view className, const std::string& place, const Keys& keys) {
    auto text = fmt::format("{{\n\"classname\" \"{}\"\n{}", className, place);
    for (const auto& [name, value] : keys)
        text += fmt::format("\"{}\" \"{}\"\n", name, value);
    return text + "}\n";
}

std::string entityText(const Plan& plan) {
    auto text = block("worldspawn", {},
                      {{"message", "Arena: the sample map of Navsmith"}, {"wad", "arena.wad"}, {"worldtype", "0"}});
    std::size_t model = 1; // 0 is the world
    for (const auto& mover : plan.movers)
        text += block(mover.className, fmt::format("\"model\" \"*{}\"\n", model++), mover.keys);
    for (const auto& thing : plan.things) {
        text += block(thing.className,
                      fmt::format("\"origin\" \"{:g} {:g} {:g}\"\n", thing.at.x, thing.at.y, thing.at.z), thing.keys);
    }
    return text;
}

} // namespace

std::vector<std::byte> map(const Plan& plan) {
    QuakeMapWriter writer(QuakeMapWriter::Game::Quake);
    for (const auto& face : worldFaces(plan))
        writer.addFace(face);
    writer.endModel();
    for (const auto& mover : plan.movers) {
        for (const auto& face : boxFaces(mover.box, mover.texture))
            writer.addFace(face);
        writer.endModel();
    }
    return std::move(writer).finish(entityText(plan), textureLump);
}

int edictOf(const Plan& plan, std::string_view mover) {
    const auto found =
        std::find_if(plan.movers.begin(), plan.movers.end(), [&](const Mover& other) { return other.name == mover; });
    return 1 + kPlayers + static_cast<int>(found - plan.movers.begin());
}

} // namespace navsmith::samples::arena
