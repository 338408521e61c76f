// Faces of Source maps with textures and light (docs/formats/source-bsp.md, sections 4, 5 and 11).
#include "core/world/displacement.h"
#include "core/world/map_readers.h"
#include "core/world/source_layers.h"
#include "core/world/source_materials.h"
#include "core/world/source_models.h"
#include "core/world/textured_map_builder.h"
#include "core/world/textured_readers.h"
#include "formats/source/vbsp_light.h"
#include "formats/source/vbsp_props.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::world {
namespace {

/// The side of textures whose size the map does not say.
constexpr float kUsualSide = 512.0F;

class MapReader {
public:
    MapReader(const TexturedInput& input, const source::VbspFile& file, const source::VbspLight& light)
        : file_(file), light_(light), packed_(input.file, file.pakFile), materials_(packed_, input.find),
          builder_(input.options), textures_(builder_, materials_), numbers_(file.texDatas.size()),
          lightLeft_(light.lightmaps.size()) {}

    /// False if stopped.
    bool readFaces(const std::vector<ModelPlace>& places, const std::stop_token& stop) {
        const auto add = [&](const source::VbspFace& face, MapLayer otherwise, std::size_t) {
            if (face.corners.count > 0 && !stop.stop_requested())
                addFace(face, otherwise);
        };
        return forEachFace(file_, places, builder_, stop, add) && !stop.stop_requested();
    }

    /// False if stopped.
    bool readModels(std::span<const std::byte> map, std::span<const MapEntity> entities, const std::stop_token& stop) {
        SourceModels models(builder_, textures_);
        auto placed = placedEntities(entities);
        if (const auto props = source::readVbspProps(map)) {
            for (const auto& prop : props->props) {
                if (prop.model < props->models.size())
                    placed.push_back({props->models[prop.model], prop.origin, prop.angles, prop.skin, prop.scale,
                                      prop.solid != source::prop_solid::kNone});
            }
        }
        return models.add(placed, lightOfLeaves(file_, light_), stop);
    }

    void finish(TexturedMap& into) && {
        if (sharedLight_ > 0)
            builder_.addNote(
                texts::format("the light of {} faces overlaps that of others and was ignored", sharedLight_));
        std::move(builder_).finish(into);
    }

private:
    std::uint32_t addTexture(const source::VbspTexData* data, std::string_view name) {
        const auto colour = data == nullptr
                                ? MapTexture{}.colour
                                : glm::clamp(onScreen(data->reflectivity), glm::vec3(0.0F), glm::vec3(1.0F));
        return textures_.add(name, name.empty() ? std::nullopt : materials_.material(name), colour);
    }

    std::uint32_t textureOf(std::int32_t texInfo) {
        const auto* const data = source::texDataOf(file_, texInfo);
        auto& number = data == nullptr ? none_ : numbers_[static_cast<std::size_t>(data - file_.texDatas.data())];
        if (!number)
            number = addTexture(data, source::textureOf(file_, texInfo));
        return *number;
    }

    const source::VbspLightmap* lightmapOf(const source::VbspFace& face) const {
        const auto index = static_cast<std::size_t>(&face - file_.faces.data());
        if (index >= light_.faces.size() || light_.faces[index].width == 0)
            return nullptr;
        return &light_.faces[index];
    }

    std::uint32_t addLight(const source::VbspLightmap& map) {
        // Each face has its own part of the lump. A file in which they share it must not fill the memory.
        const auto stored = source::kLightmapSampleBytes * map.width * map.height;
        if (stored > lightLeft_) {
            ++sharedLight_;
            return TexturedFace::kNoLight;
        }
        lightLeft_ -= stored;
        rgb_.clear();
        for (std::uint32_t t = 0; t < map.height; ++t) {
            for (std::uint32_t s = 0; s < map.width; ++s) {
                const auto light = lightOnScreen(light_.at(map, s, t));
                rgb_.insert(rgb_.end(), light.begin(), light.end());
            }
        }
        return builder_.addLightmap(map.width, map.height, rgb_);
    }

    glm::vec2 onTexture(std::int32_t texInfo, const glm::vec3& place) const {
        if (texInfo < 0 || static_cast<std::size_t>(texInfo) >= file_.texInfos.size())
            return glm::vec2(place) / kUsualSide;
        const auto& axes = file_.texInfos[static_cast<std::size_t>(texInfo)].texture;
        const auto* const data = source::texDataOf(file_, texInfo);
        const auto side = [](std::int32_t stored) { return stored > 0 ? static_cast<float>(stored) : kUsualSide; };
        const glm::vec4 at(place, 1.0F);
        return {glm::dot(axes[0], at) / side(data == nullptr ? 0 : data->width),
                glm::dot(axes[1], at) / side(data == nullptr ? 0 : data->height)};
    }

    /// In samples; the middle of the first is (0.5, 0.5).
    glm::vec2 onLight(const source::VbspLightmap& map, const glm::vec3& place) const {
        const auto& axes = light_.axes[static_cast<std::size_t>(map.texInfo)];
        const glm::vec4 at(place, 1.0F);
        return {glm::dot(axes[0], at) - static_cast<float>(map.minimum[0]) + 0.5F,
                glm::dot(axes[1], at) - static_cast<float>(map.minimum[1]) + 0.5F};
    }

    void addFace(const source::VbspFace& face, MapLayer otherwise) {
        const auto* const map = lightmapOf(face);
        TexturedFace drawn;
        drawn.layer = sourceLayer(file_, face.texInfo, otherwise);
        drawn.texture = textureOf(face.texInfo);
        if (map != nullptr)
            drawn.light = addLight(*map);
        corners_.clear();
        if (face.displacement >= 0) {
            addDisplacement(face, drawn, map);
            return;
        }
        for (const auto index : std::span(file_.corners).subspan(face.corners.first, face.corners.count)) {
            const auto& position = file_.vertices[index];
            corners_.push_back({position, onTexture(face.texInfo, position),
                                map == nullptr ? glm::vec2(0.0F) : onLight(*map, position)});
        }
        builder_.addPolygon(drawn, corners_);
    }

    void addDisplacement(const source::VbspFace& face, const TexturedFace& drawn, const source::VbspLightmap* map) {
        const auto surface = displacementSurface(file_, face);
        // The grid of light spans the displacement from corner to corner.
        const glm::vec2 span = map == nullptr
                                   ? glm::vec2(0.0F)
                                   : glm::vec2(static_cast<float>(map->width - 1), static_cast<float>(map->height - 1));
        for (std::size_t i = 0; i < surface.positions.size(); ++i)
            corners_.push_back({surface.positions[i], onTexture(face.texInfo, surface.bases[i]),
                                surface.places[i] * span + glm::vec2(0.5F)});
        builder_.addTriangles(drawn, corners_, surface.triangles);
    }

    const source::VbspFile& file_;
    const source::VbspLight& light_;
    Pakfile packed_;
    SourceMaterials materials_;
    TexturedMapBuilder builder_;
    SourceTextures textures_;
    std::vector<std::optional<std::uint32_t>> numbers_; ///< of textures, by texdata
    std::optional<std::uint32_t> none_;                 ///< of the texture of faces without one
    std::vector<TexturedCorner> corners_;
    std::vector<std::uint8_t> rgb_;
    std::size_t lightLeft_ = 0; ///< bytes of the light that no face has used
    std::size_t sharedLight_ = 0;
};

} // namespace

bytes::Result<TexturedMap> readTexturedSource(const TexturedInput& input) {
    auto file = source::readVbsp(input.file);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    TexturedMap map;
    map.notes = std::move(file->notes);
    auto light = source::readVbspLight(input.file);
    if (!light) {
        map.notes.push_back(texts::format("the light is damaged and was ignored: {}", describe(light.error())));
        light = source::VbspLight{};
    }
    MapReader reader(input, *file, *light);
    const auto entities = parseEntities(file->entities);
    if (!reader.readFaces(placeModels(entities, file->models.size(), true), input.stop) ||
        !reader.readModels(input.file, entities, input.stop))
        return tl::unexpected(cancelled());
    std::move(reader).finish(map);
    return map;
}

} // namespace navsmith::world
