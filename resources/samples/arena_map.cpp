#include "resources/samples/arena_map.h"

#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>

#include "resources/samples/arena_faces.h"
#include "resources/samples/arena_textures.h"

namespace navsmith::samples::arena {
namespace {

using bytes::ByteWriter;
using glm::vec3;

// docs/formats/quake-bsp.md, section 2, and the lumps that it omits.
enum Lump : std::size_t {
    Entities = 0,
    Planes = 1,
    Textures = 2,
    Vertices = 3,
    Nodes = 5,
    TexInfo = 6,
    Faces = 7,
    ClipNodes = 9,
    Leaves = 10,
    LeafFaces = 11,
    Edges = 12,
    SurfaceEdges = 13,
    Models = 14,
};
constexpr std::size_t kLumps = 15;
constexpr std::size_t kHeaderBytes = 124;
constexpr std::int32_t kVersion = 29;
constexpr std::int32_t kEmptyContents = -1;
constexpr std::int32_t kSolidContents = -2;
constexpr int kPlayers = 16;

using Key = std::tuple<float, float, float>;

Key key(const vec3& v) {
    return {v.x, v.y, v.z};
}

void writeVector(ByteWriter& to, const vec3& v) {
    to.write(v.x);
    to.write(v.y);
    to.write(v.z);
}

/// Collects the lumps; data that faces share is stored once.
class MapWriter {
public:
    void addFace(const Face& face) {
        // A plane faces along its axis; a face in the opposite direction has a flag.
        const auto size = glm::abs(face.normal);
        const int axis = size.x >= size.y && size.x >= size.z ? 0 : (size.y >= size.z ? 1 : 2);
        const bool back = face.normal[axis] < 0;
        const vec3 normal = (back ? -face.normal : face.normal) + vec3(0); // no negative zeros
        auto& faces = lumps_[Faces];
        faces.write(planeOf(normal, glm::dot(normal, face.corners.front()), axis));
        faces.write(static_cast<std::int16_t>(back ? 1 : 0));
        faces.write(surfaceEdgeCount_);
        faces.write(static_cast<std::int16_t>(face.corners.size()));
        faces.write(texInfoOf(face.texture, axis));
        faces.write(std::uint32_t{0xFFFFFFFF}); // no light styles
        faces.write(std::int32_t{-1});          // no light
        for (std::size_t i = 0; i < face.corners.size(); ++i) {
            const auto& corner = face.corners[i];
            const auto& next = face.corners[(i + 1) % face.corners.size()];
            lumps_[SurfaceEdges].write(edgeOf(vertexOf(corner), vertexOf(next)));
            ++surfaceEdgeCount_;
            minimum_ = modelFaces_ == 0 && i == 0 ? corner : glm::min(minimum_, corner);
            maximum_ = modelFaces_ == 0 && i == 0 ? corner : glm::max(maximum_, corner);
        }
        ++modelFaces_;
    }

    /// Ends a model that has the faces added since the last one.
    void endModel() {
        auto& models = lumps_[Models];
        writeVector(models, minimum_);
        writeVector(models, maximum_);
        writeVector(models, vec3(0));
        models.fill(16, std::byte{0}); // the only node and the only clip nodes
        models.write(std::int32_t{1}); // one leaf
        models.write(faceCount_);
        models.write(modelFaces_);
        if (faceCount_ == 0)
            writeTree();
        faceCount_ += modelFaces_;
        modelFaces_ = 0;
    }

    std::vector<std::byte> finish(std::string_view entities) && {
        lumps_[Entities].write(std::as_bytes(std::span(entities.data(), entities.size())));
        lumps_[Entities].write(std::uint8_t{0});
        lumps_[Textures].write(textureLump(textures_));
        ByteWriter header;
        ByteWriter body;
        header.write(kVersion);
        for (auto& lump : lumps_) {
            const auto bytes = lump.release();
            header.write(static_cast<std::int32_t>(kHeaderBytes + body.size()));
            header.write(static_cast<std::int32_t>(bytes.size()));
            body.write(bytes);
            body.fill((4 - body.size() % 4) % 4, std::byte{0});
        }
        header.write(body.release());
        return header.release();
    }

private:
    std::uint16_t planeOf(const vec3& normal, float distance, int axis) {
        const auto [found, added] =
            planes_.try_emplace({key(normal), distance}, static_cast<std::uint16_t>(planes_.size()));
        if (added) {
            auto& lump = lumps_[Planes];
            writeVector(lump, normal);
            lump.write(distance);
            lump.write(static_cast<std::int32_t>(normal[axis] == 1 ? axis : axis + 3));
        }
        return found->second;
    }

    /// A texture projected along two axes of the world, one texel per unit.
    std::int16_t texInfoOf(std::string_view texture, int axis) {
        const auto [found, added] = texInfos_.try_emplace({texture, axis}, static_cast<std::int16_t>(texInfos_.size()));
        if (added) {
            auto& lump = lumps_[TexInfo];
            writeVector(lump, axis == 0 ? vec3(0, 1, 0) : vec3(1, 0, 0));
            lump.write(0.0F);
            writeVector(lump, axis == 2 ? vec3(0, -1, 0) : vec3(0, 0, -1));
            lump.write(0.0F);
            auto name = std::find(textures_.begin(), textures_.end(), texture);
            if (name == textures_.end())
                name = textures_.insert(name, texture);
            lump.write(static_cast<std::int32_t>(name - textures_.begin()));
            const bool special = texture.starts_with('*') || texture.starts_with("sky");
            lump.write(std::int32_t{special ? 1 : 0});
        }
        return found->second;
    }

    std::uint16_t vertexOf(const vec3& position) {
        const auto [found, added] = vertices_.try_emplace(key(position), static_cast<std::uint16_t>(vertices_.size()));
        if (added)
            writeVector(lumps_[Vertices], position);
        return found->second;
    }

    /// Returns the number of an edge, negative to use it in the opposite direction.
    std::int32_t edgeOf(std::uint16_t from, std::uint16_t to) {
        if (const auto other = edges_.find({to, from}); other != edges_.end())
            return -other->second;
        auto& lump = lumps_[Edges];
        if (edges_.empty())
            lump.write(std::uint32_t{0}); // dummy, because 0 has no sign
        const auto [found, added] = edges_.try_emplace({from, to}, static_cast<std::int32_t>(edges_.size() + 1));
        if (added) {
            lump.write(from);
            lump.write(to);
        }
        return found->second;
    }

    /// One node with the first plane and the same leaf on both sides; leaf 0 is solid. For the faces of the world.
    void writeTree() {
        const auto bounds = [&](ByteWriter& to) {
            for (const auto& corner : {minimum_, maximum_}) {
                for (vec3::length_type i = 0; i < 3; ++i)
                    to.write(static_cast<std::int16_t>(corner[i]));
            }
        };
        auto& nodes = lumps_[Nodes];
        nodes.write(std::int32_t{0});
        nodes.write(std::int16_t{-2}); // leaf 1 on both sides
        nodes.write(std::int16_t{-2});
        bounds(nodes);
        nodes.write(std::uint16_t{0});
        nodes.write(static_cast<std::uint16_t>(modelFaces_));
        auto& clip = lumps_[ClipNodes];
        clip.write(std::int32_t{0});
        clip.write(static_cast<std::int16_t>(kEmptyContents));
        clip.write(static_cast<std::int16_t>(kEmptyContents));
        auto& leaves = lumps_[Leaves];
        leaves.write(kSolidContents);
        leaves.write(std::int32_t{-1}); // no visibility data
        leaves.fill(20, std::byte{0});
        leaves.write(kEmptyContents);
        leaves.write(std::int32_t{-1});
        bounds(leaves);
        leaves.write(std::uint16_t{0});
        leaves.write(static_cast<std::uint16_t>(modelFaces_));
        leaves.fill(4, std::byte{0}); // no ambient sound levels
        for (std::int32_t face = 0; face < modelFaces_; ++face)
            lumps_[LeafFaces].write(static_cast<std::uint16_t>(face));
    }

    std::array<ByteWriter, kLumps> lumps_;
    std::map<std::pair<Key, float>, std::uint16_t> planes_;
    std::map<std::pair<std::string_view, int>, std::int16_t> texInfos_;
    std::map<Key, std::uint16_t> vertices_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::int32_t> edges_;
    std::vector<std::string_view> textures_;
    std::int32_t surfaceEdgeCount_ = 0;
    std::int32_t faceCount_ = 0;
    std::int32_t modelFaces_ = 0;
    vec3 minimum_{0};
    vec3 maximum_{0};
};

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
    MapWriter writer;
    for (const auto& face : worldFaces(plan))
        writer.addFace(face);
    writer.endModel();
    for (const auto& mover : plan.movers) {
        for (const auto& face : boxFaces(mover.box, mover.texture))
            writer.addFace(face);
        writer.endModel();
    }
    return std::move(writer).finish(entityText(plan));
}

int edictOf(const Plan& plan, std::string_view mover) {
    const auto found =
        std::find_if(plan.movers.begin(), plan.movers.end(), [&](const Mover& other) { return other.name == mover; });
    return 1 + kPlayers + static_cast<int>(found - plan.movers.begin());
}

} // namespace navsmith::samples::arena
