#include "resources/samples/arena_map.h"

#include <fmt/format.h>

#include <algorithm>

#include "resources/samples/arena_faces.h"
#include "resources/samples/light_baker.h"
#include "resources/samples/quake_map_writer.h"
#include "resources/samples/quake_textures.h"

namespace navsmith::samples::arena {
namespace {

using glm::vec3;

constexpr int kPlayers = 16;

/// Where the sun's light goes, in degrees.
constexpr float kSunYaw = 30;
constexpr float kSunPitch = -50;

std::string block(std::string_view className, const std::string& place, const Keys& keys) {
    auto text = fmt::format("{{\n\"classname\" \"{}\"\n{}", className, place);
    for (const auto& [name, value] : keys)
        text += fmt::format("\"{}\" \"{}\"\n", name, value);
    return text + "}\n";
}

std::string entityText(const Plan& plan) {
    auto text = block("worldspawn", {},
                      {{"message", "Arena: the sample map of Navsmith"},
                       {"worldtype", "0"},
                       {"_sunlight", "300"},
                       {"_sun_mangle", fmt::format("{:g} {:g} 0", kSunYaw, kSunPitch)}});
    std::size_t model = 1; // 0 is the world
    for (const auto& mover : plan.movers)
        text += block(mover.className, fmt::format("\"model\" \"*{}\"\n", model++), mover.keys);
    for (const auto& thing : plan.things) {
        text += block(thing.className,
                      fmt::format("\"origin\" \"{:g} {:g} {:g}\"\n", thing.at.x, thing.at.y, thing.at.z), thing.keys);
    }
    return text;
}

/// A lamp's light ends as many units away as its key says.
Lighting lightingOf(const Plan& plan) {
    Lighting lighting{towardsSun(kSunYaw, kSunPitch), vec3(2.5F), vec3(0.5F), {}};
    for (const auto& thing : plan.things) {
        if (thing.className == "light")
            lighting.lamps.push_back({thing.at, vec3(3), std::stof(thing.keys.front().second)});
    }
    return lighting;
}

} // namespace

std::vector<std::byte> map(const Plan& plan) {
    std::vector<MapModel> models{{worldFaces(plan)}};
    for (const auto& mover : plan.movers)
        models.push_back({boxFaces(mover.box, mover.texture)});
    QuakeMapWriter writer(QuakeMapWriter::Game::Quake);
    addModels(writer, models, lightingOf(plan));
    return std::move(writer).finish(entityText(plan), quakeTextures);
}

int edictOf(const Plan& plan, std::string_view mover) {
    const auto found =
        std::find_if(plan.movers.begin(), plan.movers.end(), [&](const Mover& other) { return other.name == mover; });
    return 1 + kPlayers + static_cast<int>(found - plan.movers.begin());
}

} // namespace navsmith::samples::arena
