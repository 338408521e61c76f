#include "tests/render/model_town.h"

#include "core/world/game_world.h"
#include "tests/support/dff_bytes.h"
#include "tests/support/gta_world_bytes.h"

#include <span>
#include <string_view>

namespace navsmith::tests {
namespace {

using PlateColour = std::array<std::uint8_t, 3>;

RawTexture oneColour(std::string name, const PlateColour& colour) {
    RawTexture texture;
    texture.name = std::move(name);
    texture.width = texture.height = 4;
    auto& pixels = texture.levels.emplace_back();
    for (int i = 0; i < 16; ++i) {
        for (const auto part : {colour[2], colour[1], colour[0], std::uint8_t{255}})
            pixels.push_back(static_cast<std::byte>(part));
    }
    return texture;
}

std::vector<std::byte> plate(const std::string& texture) {
    RawDff model;
    model.frames = {{}};
    auto& geometry = model.geometries.emplace_back();
    geometry.positions = {{-50, -50, 0}, {50, -50, 0}, {50, 50, 0}, {-50, 50, 0}};
    geometry.textures = {{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
    geometry.colours.assign(4, {180, 180, 180, 255});
    geometry.materials = {{-1, {255, 255, 255, 255}, texture, ""}};
    geometry.triangles = {{{0, 1, 2}, 0}, {{0, 2, 3}, 0}};
    model.atomics = {{0, 0, 5}};
    return buildDff(model);
}

std::span<const std::byte> asText(std::string_view text) {
    return std::as_bytes(std::span(text));
}

} // namespace

world::FindGameFile ModelTown::find() const {
    return [all = files](std::string_view name) -> std::optional<std::vector<std::byte>> {
        const auto found = all.find(std::string(name));
        return found == all.end() ? std::nullopt : std::optional(found->second);
    };
}

ModelTown modelTown() {
    ModelTown town;
    world::GameWorldBuilder builder;
    builder.addDefinitions(
        gta_world::readIde(asText("objs\n1, plate, town, 100, 0\n2, lodplate, town, 1500, 0\nend\n")), "a.ide");
    builder.addPlacements(gta_world::readIpl(asText("inst\n1, plate, 0, 0, 0, 0, 0, 0, 0, 1, -1\n"
                                                    "1, plate, 0, 5000, 0, 0, 0, 0, 0, 1, 2\n"
                                                    "2, lodplate, 0, 5000, 0, 0, 0, 0, 0, 1, -1\nend\n")),
                          "a.ipl");
    gta_world::ColFile collision;
    auto& model = collision.models.emplace_back();
    model.entry.name = "plate";
    model.vertices = {{-50, -50, 0}, {50, -50, 0}, {50, 50, 0}, {-50, 50, 0}};
    constexpr std::uint8_t grass = 9;
    model.faces = {{0, 1, 2, grass, 0}, {0, 2, 3, grass, 0}};
    builder.addCollision(collision);
    town.world = std::make_shared<const world::Backdrop>(std::move(*builder.finish()));
    town.files["plate.dff"] = plate("blue");
    town.files["lodplate.dff"] = plate("yellow");
    town.files["town.txd"] = buildTxd({oneColour("blue", {40, 80, 230}), oneColour("yellow", {240, 210, 30})});
    return town;
}

} // namespace navsmith::tests
