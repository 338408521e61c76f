#include "core/world/entity_look.h"
#include "core/world/light_of_faces.h"
#include "core/world/map_layers.h"
#include "core/world/map_readers.h"
#include "core/world/textured_map_builder.h"
#include "core/world/textured_readers.h"
#include "formats/quake/miptex.h"
#include "formats/quake2/ibsp_surfaces.h"
#include "formats/quake2/wal_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace navsmith::world {
namespace {

using quake2::IbspFace;
using quake2::IbspFile;
namespace surface = quake2::surface;

constexpr std::string_view kQuake2Palette = "pics/colormap.pcx";
/// The size of a texture that was not found, for its coordinates.
constexpr glm::vec2 kUsualSize(64.0F);

/// Flags come before what an entity says.
ModelLook lookOf(std::uint32_t flags, const ModelLook& ofModel) {
    if ((flags & surface::kSheer) != 0)
        return {TextureBlend::Translucent, 255 / 3};
    if ((flags & surface::kLessSheer) != 0)
        return {TextureBlend::Translucent, 255 * 2 / 3};
    return ofModel;
}

/// Finds textures as faces use them, and hands them over, one for each look.
class Quake2Textures {
public:
    struct Sized {
        std::uint32_t number = 0;
        glm::vec2 size = kUsualSize;
    };

    Quake2Textures(TexturedMapBuilder& builder, const IbspFile& file, const FindGameFile& find)
        : builder_(builder), file_(file), find_(find) {
        if (const auto pcx = find(kQuake2Palette))
            palette_ = quake2::readPcxPalette(*pcx);
    }

    Sized of(const IbspFace& face, const ModelLook& ofModel) {
        const auto name = quake2::textureOf(file_, face.texInfo);
        const ModelLook look = lookOf(quake2::flagsOf(file_, face.texInfo), ofModel);
        const Key key{std::string(name), look.blend, look.opacity};
        const auto it = textures_.find(key);
        if (it != textures_.end())
            return it->second;
        MapTexture texture;
        texture.name = name;
        texture.blend = look.blend;
        texture.image = imageOf(name);
        Sized result;
        if (!texture.image.empty())
            result.size = {static_cast<float>(texture.image.width), static_cast<float>(texture.image.height)};
        if (look.blend == TextureBlend::Translucent) {
            for (std::size_t i = 3; i < texture.image.rgba.size(); i += 4)
                texture.image.rgba[i] = look.opacity;
        }
        result.number = builder_.addTexture(std::move(texture));
        return textures_.emplace(key, result).first->second;
    }

private:
    using Key = std::tuple<std::string, TextureBlend, std::uint8_t>;

    [[nodiscard]] TextureImage imageOf(std::string_view name) const {
        if (!palette_ || name.empty())
            return {};
        const auto file = find_(fmt::format("textures/{}.wal", name));
        if (!file)
            return {};
        const auto wal = quake2::readWal(*file);
        if (!wal)
            return {};
        auto image = quake::colourPixels(wal->pixels, wal->width, wal->height, *palette_, false);
        return {image.width, image.height, std::move(image.rgba)};
    }

    TexturedMapBuilder& builder_;
    const IbspFile& file_;
    const FindGameFile& find_;
    std::optional<quake2::Palette> palette_;
    std::map<Key, Sized> textures_;
};

} // namespace

bytes::Result<TexturedMap> readTexturedQuake2(const TexturedInput& input) {
    const auto file = quake2::readIbsp(input.file);
    if (!file)
        return tl::unexpected(file.error());
    const auto surfaces = quake2::readIbspSurfaces(input.file, *file);
    if (!surfaces)
        return tl::unexpected(surfaces.error());

    TexturedMap map;
    map.notes = file->notes;
    map.notes.insert(map.notes.end(), surfaces->notes.begin(), surfaces->notes.end());
    const auto entities = parseEntities(file->entities);
    TexturedMapBuilder builder(input.options);
    Quake2Textures textures(builder, *file, input.find);
    LightOfFaces light(builder, surfaces->lights, surfaces->samples, entities, kQuakeLight);
    const auto places = placeModels(entities, file->models.size(), false);
    const auto looks = looksOfModels(entities, file->models.size());
    std::vector<TexturedCorner> corners;
    const auto add = [&](const IbspFace& face, MapLayer otherwise, std::size_t model) {
        if (face.corners.count == 0 || input.stop.stop_requested())
            return;
        const auto number = static_cast<std::size_t>(&face - file->faces.data());
        const auto texture = textures.of(face, looks[model]);
        corners.clear();
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            const glm::vec3& place = file->vertices[file->corners[face.corners.first + i]];
            corners.push_back({place, onAxes(surfaces->axes[face.texInfo], place) / texture.size,
                               onAxes(surfaces->lights[number].axes, place)});
        }
        builder.addPolygon({quake2Layer(*file, file->models[model], face, otherwise), texture.number,
                            light.of(number, WithoutLight::Plain)},
                           corners);
    };
    if (!forEachFace(*file, places, builder, input.stop, add) || input.stop.stop_requested())
        return tl::unexpected(cancelled());
    light.addNotes();
    std::move(builder).finish(map);
    return map;
}

} // namespace navsmith::world
