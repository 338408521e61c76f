#include "core/world/entity_look.h"
#include "core/world/light_of_faces.h"
#include "core/world/map_layers.h"
#include "core/world/map_readers.h"
#include "core/world/quake_images.h"
#include "core/world/textured_map_builder.h"
#include "core/world/textured_readers.h"
#include "formats/quake/bsp_surfaces.h"
#include "formats/quake/lit_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace navsmith::world {
namespace {

using quake::BspFace;
using quake::BspFile;
using quake::BspSurfaces;

/// The number of a face's texture; none if it has no such texture.
std::optional<std::size_t> textureNumber(const BspFile& file, const BspFace& face) {
    const auto texture = file.texInfos[face.texInfo].texture;
    const bool exists = texture >= 0 && static_cast<std::size_t>(texture) < file.textures.size();
    return exists ? std::optional(static_cast<std::size_t>(texture)) : std::nullopt;
}

std::vector<bool> usedTextures(const BspFile& file) {
    std::vector<bool> used(file.textures.size());
    for (const BspFace& face : file.faces) {
        if (face.corners.count == 0)
            continue;
        if (const auto number = textureNumber(file, face))
            used[*number] = true;
    }
    return used;
}

/// Hands over textures as faces use them, one for each look.
class Textures {
public:
    Textures(TexturedMapBuilder& builder, const BspFile& file, QuakeImages& images)
        : builder_(builder), file_(file), images_(images) {}

    std::uint32_t of(const BspFace& face, const ModelLook& look) {
        const auto number = textureNumber(file_, face);
        const Key key{number.value_or(file_.textures.size()), look.blend, look.opacity};
        const auto it = textures_.find(key);
        if (it != textures_.end())
            return it->second;
        MapTexture texture;
        texture.blend = look.blend;
        if (number) {
            texture.name = file_.textures[*number].name;
            texture.image = images_.imageOf(*number);
            if (look.blend == TextureBlend::Opaque && quake::hasHoles(texture.name))
                texture.blend = TextureBlend::Masked;
        }
        if (look.blend == TextureBlend::Translucent) {
            for (std::size_t i = 3; i < texture.image.rgba.size(); i += 4)
                texture.image.rgba[i] = static_cast<std::uint8_t>(texture.image.rgba[i] * look.opacity / 255);
        }
        return textures_.emplace(key, builder_.addTexture(std::move(texture))).first->second;
    }

    [[nodiscard]] glm::vec2 sizeOf(const BspFace& face) const {
        const auto number = textureNumber(file_, face);
        return number ? images_.sizeOf(*number) : glm::vec2(64.0F);
    }

private:
    using Key = std::tuple<std::size_t, TextureBlend, std::uint8_t>;

    TexturedMapBuilder& builder_;
    const BspFile& file_;
    QuakeImages& images_;
    std::map<Key, std::uint32_t> textures_;
};

/// Coloured light in a file beside a map of Quake takes the place of the map's own.
std::optional<std::vector<std::byte>> findLit(const TexturedInput& input, const BspFile& file,
                                              std::vector<std::string>& notes, const bsp::LightSamples& samples) {
    const std::string_view fileName = input.options.fileName;
    if (file.variant == quake::BspVariant::GoldSrc || fileName.empty())
        return std::nullopt;
    const auto name = fmt::format("maps/{}.lit", fileName.substr(0, fileName.rfind('.')));
    auto lit = input.find(name);
    if (!lit)
        return std::nullopt;
    const auto rgb = quake::readLit(*lit, samples.bytes.size() / samples.channels);
    if (rgb)
        return std::vector(rgb->begin(), rgb->end());
    notes.push_back(fmt::format("{} was ignored: {}", name, bytes::describe(rgb.error())));
    return std::nullopt;
}

} // namespace

bytes::Result<TexturedMap> readTexturedQuake(const TexturedInput& input) {
    const auto file = quake::readBsp(input.file);
    if (!file)
        return tl::unexpected(file.error());
    const auto surfaces = quake::readBspSurfaces(input.file, *file);
    if (!surfaces)
        return tl::unexpected(surfaces.error());

    TexturedMap map;
    map.notes = file->notes;
    map.notes.insert(map.notes.end(), surfaces->notes.begin(), surfaces->notes.end());
    const auto entities = parseEntities(file->entities);
    const auto lit = findLit(input, *file, map.notes, surfaces->samples);
    const bsp::LightSamples samples = lit ? bsp::LightSamples{*lit, 3, 3} : surfaces->samples;

    QuakeImages images(*file, *surfaces, entities, usedTextures(*file), input.find);
    TexturedMapBuilder builder(input.options);
    Textures textures(builder, *file, images);
    LightOfFaces light(builder, surfaces->lights, samples, entities,
                       file->variant == quake::BspVariant::GoldSrc ? kGoldSrcLight : kQuakeLight);
    const auto places = placeModels(entities, file->models.size(), false);
    const auto looks = looksOfModels(entities, file->models.size());
    std::vector<TexturedCorner> corners;
    const auto add = [&](const BspFace& face, MapLayer otherwise, std::size_t model) {
        if (face.corners.count == 0 || input.stop.stop_requested())
            return;
        const auto number = static_cast<std::size_t>(&face - file->faces.data());
        // No light reaches a face without samples, but sky and liquids are drawn without light.
        const auto without = (file->texInfos[face.texInfo].flags & 1) != 0 ? WithoutLight::Plain : WithoutLight::Dark;
        const auto& axes = surfaces->axes[face.texInfo];
        const glm::vec2 size = textures.sizeOf(face);
        corners.clear();
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            const glm::vec3& place = file->vertices[file->corners[face.corners.first + i]];
            corners.push_back({place, onAxes(axes, place) / size, onAxes(surfaces->lights[number].axes, place)});
        }
        builder.addPolygon(
            {quakeLayer(*file, face, otherwise), textures.of(face, looks[model]), light.of(number, without)}, corners);
    };
    if (!forEachFace(*file, places, builder, input.stop, add) || input.stop.stop_requested())
        return tl::unexpected(cancelled());
    for (const auto& note : images.notes())
        builder.addNote(note);
    light.addNotes();
    std::move(builder).finish(map);
    return map;
}

} // namespace navsmith::world
