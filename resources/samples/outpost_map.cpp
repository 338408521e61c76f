#include "resources/samples/outpost_map.h"

#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "resources/samples/block_sides.h"
#include "resources/samples/outpost_light.h"
#include "resources/samples/source_materials.h"
#include "resources/samples/vector_bytes.h"

namespace navsmith::samples {
namespace {

using bytes::ByteWriter;
using glm::vec3;

// docs/formats/source-bsp.md, section 3.
constexpr std::size_t kLumps = 64;
constexpr std::size_t kMapHeaderBytes = 1036;
constexpr std::int32_t kMapVersion = 20;

// Section 4.
constexpr std::uint32_t kTrigger = 0x40;
constexpr std::uint32_t kNoDraw = 0x80;
constexpr std::uint32_t kSolidContents = 0x1;
constexpr std::uint32_t kLadderContents = 0x20000000;
constexpr std::string_view kTriggerTexture = "tools/toolstrigger";
constexpr std::string_view kLadderTexture = "tools/toolsinvisibleladder";
constexpr std::string_view kNoDrawTexture = "tools/toolsnodraw";
constexpr std::string_view kTools = "tools/"; ///< games have these
constexpr std::uint32_t kToolsSide = 512;

constexpr float kLightSpacing = 16;
constexpr std::uint8_t kNoStyle = 255; ///< of light

/// Leaves are not divided further if they have no more brushes, or at this depth.
constexpr std::size_t kFewBrushes = 6;
constexpr int kDeepest = 8;

/// Around noon.
constexpr Daylight kNoon{-32, -52, {1.75F, 1.6F, 1.3F}, {0.36F, 0.46F, 0.62F}, 1};

/// Places in units of the map.
bsp::SurfaceAxes lightAxes(const MapFace& face) {
    auto axes = textureAxes(face, 1);
    for (auto& axis : axes)
        axis = glm::vec4(glm::normalize(vec3(axis)), 0);
    return axes;
}

/// Collects the lumps; data that blocks share is stored once.
class MapWriter {
public:
    /// `light`: of the faces of the first blocks, in their order.
    explicit MapWriter(std::span<const LightMap> light) : light_(light) {
        writeLeaf({{}, vec3(0), vec3(0)}, kSolidContents, -1); // which games share
    }

    void addBlock(const Block& block, std::uint32_t contents, std::uint32_t flags, bool faces) {
        const auto sides = sidesOf(block);
        brushes_.write(brushSides_);
        brushes_.write(static_cast<std::int32_t>(sides.size()));
        brushes_.write(contents);
        for (const auto& side : sides) {
            const auto plane = planeOf(side);
            const bool drawn = side.drawn && faces;
            auto covered = side;
            covered.texture = kNoDrawTexture;
            const auto texInfo = side.drawn ? texInfoOf(side, flags) : texInfoOf(covered, kNoDraw);
            sides_.write(plane);
            sides_.write(texInfo);
            sides_.write(std::int16_t{0}); // displacement
            sides_.write(std::int16_t{0}); // bevel
            ++brushSides_;
            if (drawn)
                addFace(side, plane, texInfo);
        }
        Extent extent{sides.front().corners.front(), sides.front().corners.front()};
        for (const auto& side : sides) {
            for (const auto& corner : side.corners)
                extent = {glm::min(extent.minimum, corner), glm::max(extent.maximum, corner)};
        }
        modelBrushes_.push_back(brushCount_++);
        brushExtents_.push_back(extent);
    }

    /// Ends a model that has the faces added since the last one.
    void endModel() {
        Room room{std::move(modelBrushes_), vec3(0), vec3(0)};
        for (const auto brush : room.brushes) {
            const auto& extent = brushExtents_[brush];
            const bool isFirst = brush == room.brushes.front();
            room.minimum = isFirst ? extent.minimum : glm::min(room.minimum, extent.minimum);
            room.maximum = isFirst ? extent.maximum : glm::max(room.maximum, extent.maximum);
        }
        writeVector(models_, room.minimum);
        writeVector(models_, room.maximum);
        writeVector(models_, vec3(0));
        const auto root = static_cast<std::int32_t>(nodes_.size());
        divide(room, 0);
        models_.write(root);
        models_.write(modelFace_);
        models_.write(faceCount_ - modelFace_);
        modelFace_ = faceCount_;
        modelBrushes_.clear();
    }

    std::vector<std::byte> finish(std::string_view entities) && {
        lumps_[Entities].write(std::as_bytes(std::span(entities.data(), entities.size())));
        lumps_[Entities].write(std::uint8_t{0});
        writeTextures();
        lumps_[TexInfo] = std::move(texInfos_);
        lumps_[Faces] = std::move(faces_);
        lumps_[Edges] = std::move(edges_);
        lumps_[SurfaceEdges] = std::move(surfaceEdges_);
        lumps_[Models] = std::move(models_);
        lumps_[Brushes] = std::move(brushes_);
        lumps_[BrushSides] = std::move(sides_);
        for (const auto& node : nodes_)
            writeNode(node);

        ByteWriter header;
        ByteWriter body;
        header.write(std::as_bytes(std::span("VBSP", 4)));
        header.write(kMapVersion);
        for (auto& lump : lumps_) {
            const auto bytes = lump.release();
            header.write(static_cast<std::int32_t>(bytes.empty() ? 0 : kMapHeaderBytes + body.size()));
            header.write(static_cast<std::int32_t>(bytes.size()));
            header.write(std::int32_t{0}); // lump version
            header.write(std::int32_t{0}); // not packed
            body.write(bytes);
            body.fill((4 - body.size() % 4) % 4, std::byte{0});
        }
        header.write(std::int32_t{1}); // map revision
        header.write(body.release());
        return header.release();
    }

private:
    enum Lump : std::size_t {
        Entities = 0,
        Planes = 1,
        TexData = 2,
        Vertices = 3,
        Nodes = 5,
        TexInfo = 6,
        Faces = 7,
        Light = 8,
        Leaves = 10,
        Edges = 12,
        SurfaceEdges = 13,
        Models = 14,
        LeafBrushes = 17,
        Brushes = 18,
        BrushSides = 19,
        PakFile = 40,
        TextureNames = 43,
        TextureOffsets = 44,
    };

    using Key = std::tuple<float, float, float>;
    static Key key(const vec3& v) { return {v.x, v.y, v.z}; }

    struct Extent {
        vec3 minimum;
        vec3 maximum;
    };
    /// A part of a model's space, with the brushes that reach into it.
    struct Room {
        std::vector<std::size_t> brushes;
        vec3 minimum;
        vec3 maximum;
    };
    struct Node {
        std::uint16_t plane = 0;
        std::array<std::int32_t, 2> children{}; ///< before and behind the plane: a node, or -(leaf + 1)
        Room room;
    };

    /// Halves rooms across their longer horizontal side until few brushes are left. Returns a node, or -(leaf + 1); the
    /// first call makes a node.
    std::int32_t divide(const Room& room, int depth) { // NOLINT(misc-no-recursion): at most kDeepest
        if (depth > 0 && (depth == kDeepest || room.brushes.size() <= kFewBrushes)) {
            writeLeaf(room, 0, 0);
            return -leafCount_;
        }
        const auto size = room.maximum - room.minimum;
        const int axis = size.x >= size.y ? 0 : 1;
        const float middle = std::round((room.minimum[axis] + room.maximum[axis]) / 2);
        vec3 normal(0);
        normal[axis] = 1;
        const auto number = nodes_.size();
        nodes_.push_back({planeOf(normal, middle), {}, room});
        Room before{{}, room.minimum, room.maximum};
        Room behind = before;
        before.minimum[axis] = middle;
        behind.maximum[axis] = middle;
        for (const auto brush : room.brushes) {
            if (brushExtents_[brush].maximum[axis] >= middle)
                before.brushes.push_back(brush);
            if (brushExtents_[brush].minimum[axis] <= middle)
                behind.brushes.push_back(brush);
        }
        const auto first = divide(before, depth + 1);
        const auto second = divide(behind, depth + 1);
        nodes_[number].children = {first, second};
        return static_cast<std::int32_t>(number);
    }

    static void writeBounds(ByteWriter& to, const Room& room) {
        for (const auto& corner : {room.minimum, room.maximum}) {
            for (int axis = 0; axis < 3; ++axis)
                to.write(static_cast<std::int16_t>(corner[axis]));
        }
    }

    void writeLeaf(const Room& room, std::uint32_t contents, std::int16_t cluster) {
        auto& lump = lumps_[Leaves];
        lump.write(contents);
        lump.write(cluster);
        lump.write(std::int16_t{0}); // area
        writeBounds(lump, room);
        lump.write(std::uint32_t{0}); // faces
        lump.write(static_cast<std::uint16_t>(lumps_[LeafBrushes].size() / sizeof(std::uint16_t)));
        lump.write(static_cast<std::uint16_t>(room.brushes.size()));
        lump.write(std::int16_t{-1}); // water
        lump.write(std::int16_t{0});
        for (const auto brush : room.brushes)
            lumps_[LeafBrushes].write(static_cast<std::uint16_t>(brush));
        ++leafCount_;
    }

    void writeNode(const Node& node) {
        auto& lump = lumps_[Nodes];
        lump.write(std::int32_t{node.plane});
        lump.write(node.children[0]);
        lump.write(node.children[1]);
        writeBounds(lump, node.room);
        lump.write(std::uint32_t{0}); // faces
        lump.write(std::uint32_t{0}); // area
    }

    std::uint16_t planeOf(const Side& side) {
        return planeOf(side.normal, glm::dot(side.normal, side.corners.front()));
    }

    /// Planes are stored in pairs with opposite normals.
    std::uint16_t planeOf(const vec3& normal, float distance) {
        const auto [found, added] = planes_.try_emplace({key(normal), distance}, planeCount_);
        if (added) {
            planes_.try_emplace({key(vec3(0) - normal), 0 - distance}, planeCount_ + 1);
            writePlane(normal, distance);
            writePlane(vec3(0) - normal, 0 - distance);
            planeCount_ += 2;
        }
        return static_cast<std::uint16_t>(found->second);
    }

    void writePlane(const vec3& normal, float distance) {
        const auto size = glm::abs(normal);
        const std::int32_t axis = size.x >= size.y && size.x >= size.z ? 0 : (size.y >= size.z ? 1 : 2);
        const bool axial = std::max({size.x, size.y, size.z}) == 1;
        auto& lump = lumps_[Planes];
        writeVector(lump, normal);
        lump.write(distance);
        lump.write(axial ? axis : axis + 3);
    }

    std::int16_t texInfoOf(const MapFace& face, std::uint32_t flags) {
        const auto texture = textureOf(face.texture);
        const auto onTexture = textureAxes(face, static_cast<std::uint32_t>(textures_[texture].side));
        auto onLight = lightAxes(face);
        for (auto& axis : onLight)
            axis /= kLightSpacing;
        std::vector<float> axes;
        for (const auto& axis : {onTexture[0], onTexture[1], onLight[0], onLight[1]}) {
            for (glm::length_t i = 0; i < 4; ++i)
                axes.push_back(axis[i]);
        }
        const auto [found, added] = texInfoNumbers_.try_emplace({texture, axes}, texInfoCount_);
        if (added) {
            for (const auto number : axes)
                texInfos_.write(number);
            texInfos_.write(flags);
            texInfos_.write(static_cast<std::int32_t>(texture));
            ++texInfoCount_;
        }
        return found->second;
    }

    std::size_t textureOf(std::string_view name) {
        const auto found = std::ranges::find(textures_, name, &SourceMaterial::name);
        const auto number = static_cast<std::size_t>(found - textures_.begin());
        if (found == textures_.end())
            textures_.push_back(name.starts_with(kTools) ? SourceMaterial{std::string(name), kToolsSide, vec3(0.5F), {}}
                                                         : sourceMaterial(name));
        return number;
    }

    std::uint16_t vertexOf(const vec3& position) {
        const auto [found, added] = vertices_.try_emplace(key(position), static_cast<std::uint16_t>(vertices_.size()));
        if (added)
            writeVector(lumps_[Vertices], position);
        return found->second;
    }

    /// Returns the number of an edge, negative to use it in the opposite direction.
    std::int32_t edgeOf(std::uint16_t from, std::uint16_t to) {
        if (const auto other = edgeNumbers_.find({to, from}); other != edgeNumbers_.end())
            return -other->second;
        const auto [found, added] = edgeNumbers_.try_emplace({from, to}, edgeCount_);
        if (added) {
            if (edgeCount_ == 1)
                edges_.write(std::uint32_t{0}); // dummy, because 0 has no sign
            edges_.write(from);
            edges_.write(to);
            ++edgeCount_;
        }
        return found->second;
    }

    void addFace(const Side& side, std::uint16_t plane, std::int16_t texInfo) {
        const auto count = side.corners.size();
        std::vector<std::uint16_t> corners;
        for (const auto& corner : side.corners)
            corners.push_back(vertexOf(corner));
        faces_.write(plane);
        faces_.write(std::uint16_t{0}); // side, and whether the face is on a node
        faces_.write(surfaceEdgeCount_);
        faces_.write(static_cast<std::int16_t>(count));
        faces_.write(texInfo);
        faces_.write(std::int16_t{-1}); // displacement
        faces_.write(std::int16_t{-1}); // fog volume
        const auto light = nextLight_ < light_.size() ? light_[nextLight_] : LightMap{};
        ++nextLight_;
        const bool lit = light.width > 0;
        faces_.write(std::uint8_t{lit ? std::uint8_t{0} : kNoStyle});
        faces_.fill(3, std::byte{kNoStyle});
        faces_.write(lit ? static_cast<std::int32_t>(lumps_[Light].size()) : -1);
        for (const auto& sample : light.samples)
            writeLight(sample);
        float area = 0;
        for (std::size_t i = 2; i < count; ++i)
            area +=
                glm::length(glm::cross(side.corners[i - 1] - side.corners[0], side.corners[i] - side.corners[0])) / 2;
        faces_.write(area);
        writeGrid(side, light);
        faces_.write(std::int32_t{-1}); // no original face
        faces_.fill(8, std::byte{0});   // primitives, smoothing
        for (std::size_t i = 0; i < count; ++i)
            surfaceEdges_.write(edgeOf(corners[i], corners[(i + 1) % count]));
        surfaceEdgeCount_ += static_cast<std::int32_t>(count);
        ++faceCount_;
    }

    /// The place of the first sample, and the number of spaces between samples.
    void writeGrid(const Side& side, const LightMap& light) {
        const auto axes = lightAxes(side);
        for (const auto& axis : axes) {
            float least = std::numeric_limits<float>::max();
            for (const auto& corner : side.corners)
                least = std::min(least, glm::dot(vec3(axis), corner));
            faces_.write(static_cast<std::int32_t>(light.width > 0 ? std::floor(least / kLightSpacing) : 0));
        }
        for (const auto count : {light.width, light.height})
            faces_.write(static_cast<std::int32_t>(std::max(count, 1U) - 1));
    }

    /// Three bytes and the exponent that they share.
    void writeLight(const vec3& sample) {
        const float most = std::max({sample.x, sample.y, sample.z});
        const int exponent = most > 0 ? static_cast<int>(std::ceil(std::log2(most))) : 0;
        auto& lump = lumps_[Light];
        for (glm::length_t i = 0; i < 3; ++i)
            lump.write(static_cast<std::uint8_t>(std::lround(std::ldexp(sample[i], -exponent) * 255)));
        lump.write(static_cast<std::int8_t>(exponent));
    }

    void writeTextures() {
        std::int32_t number = 0;
        std::vector<SourceMaterial> packed;
        for (const auto& texture : textures_) {
            auto& data = lumps_[TexData];
            writeVector(data, texture.reflectivity);
            data.write(number++);
            for (int i = 0; i < 4; ++i)
                data.write(static_cast<std::int32_t>(texture.side)); // size, and size of the view image
            lumps_[TextureOffsets].write(static_cast<std::int32_t>(lumps_[TextureNames].size()));
            lumps_[TextureNames].write(std::as_bytes(std::span(texture.name)));
            lumps_[TextureNames].write(std::uint8_t{0});
            if (!texture.texture.empty())
                packed.push_back(texture);
        }
        lumps_[PakFile].write(pakFile(packed));
    }

    std::span<const LightMap> light_;
    std::size_t nextLight_ = 0;
    std::array<ByteWriter, kLumps> lumps_;
    ByteWriter texInfos_;
    ByteWriter faces_;
    ByteWriter edges_;
    ByteWriter surfaceEdges_;
    ByteWriter models_;
    ByteWriter brushes_;
    ByteWriter sides_;
    std::map<std::pair<Key, float>, std::int32_t> planes_;
    std::map<std::pair<std::size_t, std::vector<float>>, std::int16_t> texInfoNumbers_; ///< by texture and axes
    std::map<Key, std::uint16_t> vertices_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::int32_t> edgeNumbers_;
    std::vector<SourceMaterial> textures_;
    std::int32_t planeCount_ = 0;
    std::int16_t texInfoCount_ = 0;
    std::int32_t edgeCount_ = 1;
    std::int32_t surfaceEdgeCount_ = 0;
    std::int32_t faceCount_ = 0;
    std::int32_t modelFace_ = 0;
    std::int32_t brushSides_ = 0;
    std::size_t brushCount_ = 0;
    std::vector<Extent> brushExtents_;
    std::vector<std::size_t> modelBrushes_; ///< of the model that is not ended yet
    std::vector<Node> nodes_;
    std::int32_t leafCount_ = 0;
};

std::string entityText(const OutpostPlan& plan) {
    std::string text = "{\n\"classname\" \"worldspawn\"\n\"mapversion\" \"1\"\n"
                       "\"message\" \"Outpost: the sample map of Navsmith\"\n}\n";
    text += environmentText(kNoon);
    for (const auto& thing : plan.things) {
        text += fmt::format("{{\n\"classname\" \"{}\"\n\"origin\" \"{:g} {:g} {:g}\"\n", thing.className, thing.at[0],
                            thing.at[1], thing.at[2]);
        text += thing.className == "light" ? std::string("\"_light\" \"255 238 200 200\"\n")
                                           : fmt::format("\"angles\" \"0 {:g} 0\"\n", thing.angle);
        text += "}\n";
    }
    std::size_t model = 1; // 0 is the world
    for (const auto& zone : plan.zones) {
        text += fmt::format("{{\n\"classname\" \"{}\"\n\"model\" \"*{}\"\n", zone.className, model++);
        if (zone.team != 0)
            text += fmt::format("\"TeamNum\" \"{}\"\n", zone.team);
        text += "}\n";
    }
    return text;
}

} // namespace

std::vector<std::byte> outpostMap(const OutpostPlan& plan) {
    std::vector<MapFace> faces;
    for (const auto& block : plan.blocks) {
        for (const auto& side : sidesOf(block)) {
            if (side.drawn)
                faces.push_back(side);
        }
    }
    const auto light = bakeLight(litSurfaces(faces, lightAxes), lightingOf(plan, kNoon));
    MapWriter map(light);
    for (const auto& block : plan.blocks)
        map.addBlock(block, kSolidContents, 0, true);
    // Ladders are brushes without faces.
    for (const auto& ladder : plan.ladders)
        map.addBlock(box(ladder.extent, ladder.bottom, ladder.top, kLadderTexture), kLadderContents, kNoDraw, false);
    map.endModel();
    for (const auto& zone : plan.zones) {
        map.addBlock(box(zone.extent, zone.bottom, zone.top, kTriggerTexture), kSolidContents, kTrigger | kNoDraw,
                     true);
        map.endModel();
    }
    return std::move(map).finish(entityText(plan));
}

} // namespace navsmith::samples
