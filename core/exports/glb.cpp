#include "core/exports/glb.h"

#include "core/exports/glb_buffers.h"
#include "core/exports/layer_shape.h"
#include "core/exports/utf8.h"
#include "formats/texts/texts.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;

enum Material : std::size_t { Marks, Surfaces, Ground, Water };

/// With this many bytes in its buffer, the file of a model stays below the limit of exports.
constexpr std::size_t kMostBinary = kMostBytes / 4 * 3;

Json material(std::string_view name, symbol::Rgba colour, bool unlit, bool doubleSided) {
    const auto part = [](std::uint8_t c) { return std::pow(c / 255.0, 2.2); };
    Json json{{"name", name},
              {"pbrMetallicRoughness",
               {{"baseColorFactor", {part(colour.r), part(colour.g), part(colour.b), colour.a / 255.0}},
                {"metallicFactor", 0},
                {"roughnessFactor", 1}}},
              {"doubleSided", doubleSided}};
    if (unlit)
        json["extensions"] = {{"KHR_materials_unlit", Json::object()}};
    return json;
}

Json blended(Json material) {
    material["alphaMode"] = "BLEND";
    return material;
}

Json primitivesOf(const LayerShape& shape, GlbBuffers& buffers) {
    auto all = Json::array();
    if (!shape.surfaces().indices.empty())
        all.push_back(buffers.primitive(shape.surfaces(), GlbMode::Triangles, Surfaces));
    if (!shape.marks().indices.empty())
        all.push_back(buffers.primitive(shape.marks(), GlbMode::Triangles, Marks));
    if (!shape.lines().indices.empty())
        all.push_back(buffers.primitive(shape.lines(), GlbMode::Lines, Marks));
    return all;
}

class GlbWriter {
public:
    GlbWriter(const Drawing& drawing, const PictureOptions& options, const Progress& progress)
        : drawing_(drawing), options_(options), progress_(progress) {}

    Result<Bytes> run() {
        addMaterials();
        if (options_.map != nullptr) {
            if (auto added = addMap(*options_.map); !added)
                return failed(std::move(added.error()));
        }
        for (const auto& layer : drawing_.layers) {
            if (auto added = layer.groups.empty() ? addLayer(layer) : addGroups(layer); !added)
                return failed(std::move(added.error()));
        }
        return buffers_.finish(options_.title, roots_, {{"unit", options_.unit}, {"axes", "x, z and -y of the game"}});
    }

private:
    void addMaterials() {
        const symbol::Rgba white{255, 255, 255, 255};
        buffers_.addMaterial(material("marks", white, true, true));
        buffers_.addMaterial(blended(material("surfaces", white, true, true)));
        buffers_.addMaterial(material("ground", symbol::rgb(0x85878C), false, false));
        buffers_.addMaterial(blended(material("water", symbol::rgb(0x40668C, 140), false, false)));
    }

    void addRoot(Json node) { roots_.push_back(buffers_.addNode(std::move(node))); }

    [[nodiscard]] Result<void> check() const {
        if (buffers_.size() > kMostBinary)
            return failed(texts::format("The model would be larger than 1 GiB: choose fewer layers, or no map"));
        if (!keepGoing(progress_, std::min(0.9, static_cast<double>(buffers_.size()) / kMostBinary)))
            return cancelled();
        return {};
    }

    Result<void> addLayer(const DrawnLayer& layer) {
        const auto node = addShape(layer.id, layer.drawn);
        if (!node)
            return failed(node.error());
        if (*node)
            roots_.push_back(**node);
        return {};
    }

    /// A node of its own for each group, so that other programs can hide it.
    Result<void> addGroups(const DrawnLayer& layer) {
        auto children = Json::array();
        for (std::size_t i = 0; i < layer.groups.size(); ++i) {
            const auto node = addShape(layer.id + '.' + layer.groups[i], drawnOf(layer, i));
            if (!node)
                return failed(node.error());
            if (*node)
                children.push_back(**node);
        }
        if (!children.empty())
            addRoot({{"name", validUtf8(layer.id)}, {"children", std::move(children)}});
        return {};
    }

    /// The node; none if nothing is drawn.
    Result<std::optional<std::size_t>> addShape(const std::string& name, const symbol::Primitives& drawn) {
        LayerShape shape(drawing_);
        shape.add(drawn);
        auto primitives = primitivesOf(shape, buffers_);
        if (auto sound = check(); !sound)
            return failed(std::move(sound.error()));
        if (primitives.empty())
            return std::optional<std::size_t>();
        const auto valid = validUtf8(name);
        return std::optional(
            buffers_.addNode({{"name", valid}, {"mesh", buffers_.addMesh(valid, std::move(primitives))}}));
    }

    [[nodiscard]] static bool isShown(world::MapLayer layer) {
        return (world::visibleLayers() & world::layerBit(layer)) != 0 && layer != world::MapLayer::Sky;
    }
    [[nodiscard]] static std::size_t materialOf(world::MapLayer layer) {
        return layer == world::MapLayer::Water ? Water : Ground;
    }

    Result<void> addMap(const world::Backdrop& map) {
        const auto& geometry = map.geometry;
        for (const auto& range : geometry.layers) {
            if (!isShown(range.layer))
                continue;
            Wires wires;
            wires.add(geometry, range);
            const auto name = "map." + std::string(world::mapLayers()[static_cast<std::size_t>(range.layer)].id);
            addRoot({{"name", name},
                     {"mesh", buffers_.addMesh(name, Json::array({buffers_.primitive(wires, GlbMode::Triangles,
                                                                                     materialOf(range.layer))}))}});
            if (auto sound = check(); !sound)
                return sound;
        }
        return map.placed == nullptr ? Result<void>() : addPlaced(*map.placed);
    }

    /// Meshes are stored once, and nodes say where they stand.
    Result<void> addPlaced(const world::PlacedMeshes& placed) {
        std::vector<std::array<std::size_t, 2>> meshes(placed.meshes().size(), {kNone, kNone}); // dry, of water
        auto children = Json::array();
        for (const auto& placement : placed.placements()) {
            if (!isShown(placement.layer))
                continue;
            const auto& mesh = placed.meshes()[placement.mesh];
            if (mesh.indices.empty())
                continue;
            auto& index = meshes[placement.mesh].at(placement.layer == world::MapLayer::Water ? 1 : 0);
            if (index == kNone) {
                const Wires wires{mesh.positions, {}, mesh.indices};
                index = buffers_.addMesh(mesh.name, Json::array({buffers_.primitive(wires, GlbMode::Triangles,
                                                                                    materialOf(placement.layer))}));
                if (auto sound = check(); !sound)
                    return sound;
            }
            children.push_back(buffers_.addNode({{"mesh", index}, {"matrix", matrixOf(placement)}}));
        }
        if (!children.empty())
            addRoot({{"name", "map.placed"}, {"children", std::move(children)}});
        return {};
    }

    /// Column by column, between axes with y up.
    static Json matrixOf(const world::Placement& placement) {
        auto matrix = Json::array();
        // The axes of the model, in those of the game.
        for (const auto& axis : {glm::vec3(1, 0, 0), glm::vec3(0, 0, 1), glm::vec3(0, -1, 0)}) {
            const auto turned = yUp(placement.turn * axis);
            for (const float value : {turned.x, turned.y, turned.z, 0.0F})
                matrix.push_back(value);
        }
        const auto at = yUp(placement.position);
        for (const float value : {at.x, at.y, at.z, 1.0F})
            matrix.push_back(value);
        return matrix;
    }

    static constexpr auto kNone = std::numeric_limits<std::size_t>::max();

    const Drawing& drawing_;
    const PictureOptions& options_;
    const Progress& progress_;
    GlbBuffers buffers_;
    std::vector<std::size_t> roots_;
};

} // namespace

Result<Bytes> toGlb(const Drawing& drawing, const PictureOptions& options, const Progress& progress) {
    if (drawing.empty())
        return failed(texts::format("Nothing is drawn: choose other layers or elements"));
    return GlbWriter(drawing, options, progress).run();
}

} // namespace navsmith::exports
