#include "core/exports/glb.h"

#include "core/exports/glb_buffers.h"
#include "core/exports/utf8.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <limits>

namespace navsmith::exports {

namespace {

using Json = GlbBuffers::Json;

enum Material : std::size_t { Marks, Surfaces, Ground, Water };

constexpr int kDiscSides = 24;
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

/// The primitives of a layer.
class LayerShape {
public:
    /// `pixel`: world units of a pixel where marks have their usual size.
    LayerShape(const symbol::Primitives& drawn, float pixel) : pixel_(pixel) {
        for (const auto& quad : drawn.quads)
            add(quad);
        for (const auto& ribbon : drawn.ribbons)
            add(ribbon);
        for (const auto& segment : drawn.segments)
            add(segment);
        for (const auto& sprite : drawn.sprites)
            add(sprite);
    }

    [[nodiscard]] Json primitives(GlbBuffers& buffers) const {
        auto all = Json::array();
        if (!surfaces_.indices.empty())
            all.push_back(buffers.primitive(surfaces_, GlbMode::Triangles, Surfaces));
        if (!marks_.indices.empty())
            all.push_back(buffers.primitive(marks_, GlbMode::Triangles, Marks));
        if (!lines_.indices.empty())
            all.push_back(buffers.primitive(lines_, GlbMode::Lines, Marks));
        return all;
    }

private:
    void line(const glm::vec3& a, const glm::vec3& b, symbol::Rgba colour) {
        colour.a = 255; // lines are opaque
        lines_.connect({lines_.add(a, colour), lines_.add(b, colour)});
    }

    /// A flat shape with an outline; corners counter-clockwise or not.
    void surface(std::span<const glm::vec3> corners, symbol::Rgba fill, symbol::Rgba edge) {
        if (fill.a > 0) {
            std::uint32_t first = 0;
            std::uint32_t last = 0;
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const auto next = surfaces_.add(corners[i], fill);
                if (i == 0)
                    first = next;
                if (i >= 2)
                    surfaces_.connect({first, last, next});
                last = next;
            }
        }
        if (edge.a == 0)
            return;
        for (std::size_t i = 0; i < corners.size(); ++i)
            line(corners[i], corners[(i + 1) % corners.size()], edge);
    }

    void add(const symbol::Quad& quad) {
        if (quad.round == 0)
            return surface(quad.corners, quad.fill, quad.edge);
        const auto middle = (quad.corners[0] + quad.corners[2]) * 0.5F;
        const auto x = (quad.corners[1] - quad.corners[0]) * 0.5F;
        const auto y = (quad.corners[3] - quad.corners[0]) * 0.5F;
        std::array<glm::vec3, kDiscSides> rim{};
        for (int i = 0; i < kDiscSides; ++i) {
            const float angle = 6.2831853F * static_cast<float>(i) / kDiscSides;
            rim.at(static_cast<std::size_t>(i)) = middle + x * std::cos(angle) + y * std::sin(angle);
        }
        surface(rim, quad.fill, quad.edge);
    }

    void add(const symbol::Ribbon& ribbon) {
        const auto along = ribbon.b - ribbon.a;
        const float length = std::hypot(along.x, along.y);
        if (!(length > 0))
            return;
        const glm::vec3 across = glm::vec3(-along.y, along.x, 0) * (ribbon.halfWidth / length);
        surface(std::array{ribbon.a - across, ribbon.b - across, ribbon.b + across, ribbon.a + across}, ribbon.fill,
                ribbon.edge);
    }

    void add(const symbol::Segment& segment) {
        const auto& a = segment.a.position;
        const auto& b = segment.b.position;
        const auto colour = segment.a.colour;
        line(a, b, colour);
        const float length = glm::distance(a, b);
        if ((segment.a.style & symbol::SegmentArrow) == 0 || !(length > 0))
            return;
        const auto along = (b - a) / length;
        const float head = std::min(12 * pixel_, length / 3);
        glm::vec3 across(-along.y, along.x, 0);
        if (glm::length(across) < 1e-3F)
            across = {1, 0, 0};
        const auto tip = b - along * std::min(9 * pixel_, length / 4);
        for (const float side : {-0.46F, 0.46F})
            line(tip, tip - along * head + glm::normalize(across) * (head * side), colour);
    }

    /// An octahedron.
    void add(const symbol::Sprite& sprite) {
        const float reach = sprite.size * pixel_ / 2;
        auto colour = sprite.colour;
        colour.a = 255;
        std::array<std::uint32_t, 6> at{};
        for (std::size_t i = 0; i < at.size(); ++i) {
            glm::vec3 off(0);
            off[static_cast<glm::length_t>(i / 2)] = i % 2 == 0 ? reach : -reach;
            at.at(i) = marks_.add(sprite.position + off, colour);
        }
        const auto [east, west, north, south, top, bottom] = at;
        for (const auto& [a, b] : {std::pair{east, north}, {north, west}, {west, south}, {south, east}}) {
            marks_.connect({a, b, top});
            marks_.connect({b, a, bottom});
        }
    }

    float pixel_;
    Wires surfaces_;
    Wires marks_;
    Wires lines_;
};

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
        constexpr float kWindow = 1000; // see markGrowth()
        for (const auto& layer : drawing_.layers) {
            auto primitives = LayerShape(layer.drawn, drawing_.fullSizeAt / kWindow).primitives(buffers_);
            if (auto sound = check(); !sound)
                return failed(std::move(sound.error()));
            if (!primitives.empty())
                addRoot({{"name", validUtf8(layer.id)}, {"mesh", buffers_.addMesh(layer.id, std::move(primitives))}});
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
            // Corners of this layer only: others would be in the file for nothing.
            Wires wires;
            std::vector<std::uint32_t> moved(geometry.positions.size(), std::numeric_limits<std::uint32_t>::max());
            const auto first = std::size_t{range.firstTriangle} * 3;
            for (std::size_t i = first; i < first + std::size_t{range.triangleCount} * 3; ++i) {
                auto& to = moved[geometry.indices[i]];
                if (to == std::numeric_limits<std::uint32_t>::max()) {
                    to = static_cast<std::uint32_t>(wires.positions.size());
                    wires.positions.push_back(geometry.positions[geometry.indices[i]]);
                }
                wires.indices.push_back(to);
            }
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
