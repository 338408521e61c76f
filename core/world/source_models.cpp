#include "core/world/source_models.h"

#include "core/world/rotation.h"
#include "formats/bsp/polygons.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace navsmith::world {
namespace {

constexpr std::string_view kModelEnd = ".mdl";

std::int32_t wholeNumber(std::string_view text) {
    std::int32_t value = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

std::vector<PlacedModel> placedEntities(std::span<const MapEntity> entities) {
    std::vector<PlacedModel> placed;
    for (const auto& entity : entities) {
        const auto model = entity.value("model");
        if (!entity.className().starts_with("prop_") || !model.ends_with(kModelEnd) || !entity.origin ||
            !bsp::isSound(*entity.origin))
            continue;
        const auto angles = parseVector(entity.value("angles"));
        placed.push_back({std::string(model), *entity.origin, angles.value_or(glm::vec3(0.0F)),
                          wholeNumber(entity.value("skin")), 1.0F});
    }
    return placed;
}

MapLight lightOfLeaves(const source::VbspFile& map, const source::VbspLight& light) {
    source::VbspFile tree;
    tree.planes = map.planes;
    tree.nodes = map.nodes;
    tree.leaves = map.leaves;
    tree.models = map.models;
    source::VbspLight samples;
    samples.samples = light.samples;
    samples.leaves = light.leaves;
    return {std::move(tree), std::move(samples)};
}

std::optional<SourceModels::Model> SourceModels::read(const std::string& name) const {
    // By the graphics card that they are made for, the best first.
    constexpr std::array<std::string_view, 4> kStripEnds{".dx90.vtx", ".vtx", ".dx80.vtx", ".sw.vtx"};
    const auto& materials = textures_.materials();
    const auto stem = name.substr(0, name.size() - kModelEnd.size());
    const auto mdl = materials.file(name);
    const auto vvd = mdl ? materials.file(stem + ".vvd") : std::nullopt;
    if (!vvd)
        return std::nullopt;
    std::optional<std::vector<std::byte>> vtx;
    for (std::size_t i = 0; i < kStripEnds.size() && !vtx; ++i)
        vtx = materials.file(stem + std::string(kStripEnds.at(i)));
    auto studio = vtx ? source::readStudioModel(*mdl, *vvd, *vtx) : tl::unexpected(bytes::FormatError{});
    if (!studio)
        return std::nullopt;

    Model model;
    constexpr auto kUnused = std::numeric_limits<std::uint32_t>::max();
    glm::vec3 minimum(std::numeric_limits<float>::max());
    glm::vec3 maximum(std::numeric_limits<float>::lowest());
    std::vector<std::uint32_t> numbers;
    for (const auto& mesh : studio->meshes) {
        Piece piece;
        piece.material = mesh.material;
        numbers.assign(studio->vertices.size(), kUnused);
        for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3) {
            std::array<std::uint32_t, 3> triangle{};
            for (std::size_t corner = 0; corner < 3; ++corner) {
                const auto vertex = mesh.vertices[i + corner];
                if (numbers[vertex] == kUnused) {
                    const auto& stored = studio->vertices[vertex];
                    numbers[vertex] = static_cast<std::uint32_t>(piece.corners.size());
                    piece.corners.push_back({stored.position, stored.texture, glm::vec2(0.5F)});
                    minimum = glm::min(minimum, stored.position);
                    maximum = glm::max(maximum, stored.position);
                }
                triangle.at(corner) = numbers[vertex];
            }
            piece.triangles.push_back(triangle);
        }
        model.triangles += piece.triangles.size();
        model.pieces.push_back(std::move(piece));
    }
    if (model.triangles > 0)
        model.middle = (minimum + maximum) * 0.5F;
    model.tables = std::move(*studio);
    model.tables.vertices.clear();
    model.tables.meshes.clear();
    return model;
}

const SourceModels::Model* SourceModels::find(const std::string& name) {
    auto it = models_.find(name);
    if (it == models_.end())
        it = models_.emplace(name, name.ends_with(kModelEnd) ? read(name) : std::nullopt).first;
    return it->second ? &*it->second : nullptr;
}

std::uint32_t SourceModels::textureOf(const Model& model, std::uint32_t material, std::uint32_t skin) {
    const auto* const texture = model.tables.textureOf(material, skin);
    const std::string name = texture == nullptr ? std::string{} : *texture;
    std::string key = name;
    for (const auto& folder : model.tables.folders)
        key += "|" + folder;
    if (const auto it = numbers_.find(key); it != numbers_.end())
        return it->second;
    std::string path = name;
    std::optional<source::VmtMaterial> read;
    for (std::size_t i = 0; i < model.tables.folders.size() && !name.empty() && !read; ++i) {
        path = model.tables.folders[i] + "/" + name;
        read = textures_.materials().material(path);
    }
    if (!read)
        path = name;
    return numbers_.emplace(std::move(key), textures_.add(path, read, MapTexture{}.colour)).first->second;
}

bool SourceModels::add(std::span<const PlacedModel> placed, const MapLight& light, const std::stop_token& stop) {
    std::size_t leftOut = 0;
    for (const auto& prop : placed) {
        if (stop.stop_requested())
            return false;
        const auto* const model = find(prop.model);
        if (model == nullptr || model->triangles == 0)
            continue;
        if (model->triangles > kMostTriangles - triangles_) {
            ++leftOut;
            continue;
        }
        triangles_ += model->triangles;
        const auto transform =
            glm::scale(glm::translate(glm::mat4(1.0F), prop.origin) * rotationOf(prop.angles), glm::vec3(prop.scale));
        TexturedFace face;
        face.layer = prop.solid ? MapLayer::Props : MapLayer::Decoration;
        // Its place may lie in the floor, its middle hardly ever does.
        if (const auto around = light.at(glm::vec3(transform * glm::vec4(model->middle, 1.0F))))
            face.light = builder_.addLightmap(1, 1, lightOnScreen(*around));
        builder_.beginModel({transform, false});
        const auto skin = static_cast<std::uint32_t>(std::max(prop.skin, 0));
        for (const auto& piece : model->pieces) {
            face.texture = textureOf(*model, piece.material, skin);
            builder_.addTriangles(face, piece.corners, piece.triangles);
        }
    }
    if (leftOut > 0)
        builder_.addNote(
            texts::format("{} models were left out, because all have more than {} triangles", leftOut, kMostTriangles));
    return true;
}

} // namespace navsmith::world
