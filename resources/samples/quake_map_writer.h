// Writes maps of Quake (BSP 29) and GoldSrc (BSP 30) from faces and solid bodies (docs/formats/quake-bsp.md).
#pragma once

#include "formats/bytes/byte_writer.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "resources/samples/bsp_tree.h"
#include "resources/samples/light_baker.h"
#include "resources/samples/map_textures.h"

namespace navsmith::samples {

/// Collects the lumps; data that faces share is stored once. There is no visibility data.
class QuakeMapWriter {
public:
    enum class Game : std::uint8_t { Quake, GoldSrc };
    explicit QuakeMapWriter(Game game) : game_(game) {}

    /// `light`: on the face's grid, as its textureAxes() give it; without, the face is not lit.
    void addFace(const MapFace& face, const LightMap& light = {});
    /// Ends a model that has the faces added since the last one. `solid`: what stops players; nothing does without.
    void endModel(std::span<const Body> solid = {});
    /// `textureLump` makes a lump of the names that the faces used.
    std::vector<std::byte>
    finish(std::string_view entities,
           const std::function<std::vector<std::byte>(std::span<const std::string_view>)>& textureLump) &&;

private:
    /// docs/formats/quake-bsp.md, section 2.
    enum Lump : std::size_t {
        Entities = 0,
        Planes = 1,
        Textures = 2,
        Vertices = 3,
        Nodes = 5,
        TexInfo = 6,
        Faces = 7,
        Light = 8,
        ClipNodes = 9,
        Leaves = 10,
        LeafFaces = 11,
        Edges = 12,
        SurfaceEdges = 13,
        Models = 14,
        Count = 15,
    };
    using Key = std::tuple<float, float, float>;

    static Key key(const glm::vec3& v) { return {v.x, v.y, v.z}; }
    std::uint16_t planeOf(const glm::vec3& normal, float distance);
    std::int16_t texInfoOf(const MapFace& face);
    void writeLight(const LightMap& light);
    std::uint16_t vertexOf(const glm::vec3& position);
    std::int32_t edgeOf(std::uint16_t from, std::uint16_t to);
    void writeBounds(bytes::ByteWriter& to) const;
    /// Both return the number of the tree's first node.
    std::int32_t writeNodes(std::span<const TreeNode> tree);
    std::int32_t writeClipNodes(std::span<const TreeNode> tree);
    /// Returns the number of the new leaf; only the first of a model names its faces.
    std::int32_t addLeaf(std::int32_t contents, bool withFaces);

    Game game_;
    std::array<bytes::ByteWriter, Count> lumps_;
    std::map<std::pair<Key, float>, std::uint16_t> planes_;
    std::map<std::pair<std::string_view, std::array<float, 8>>, std::int16_t> texInfos_; ///< by texture and axes
    std::map<Key, std::uint16_t> vertices_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::int32_t> edges_;
    std::vector<std::string_view> textures_;
    std::int32_t surfaceEdgeCount_ = 0;
    std::int32_t faceCount_ = 0;
    std::int32_t modelFaces_ = 0;
    std::int32_t nodeCount_ = 0;
    std::int32_t clipNodeCount_ = 0;
    std::int32_t leafCount_ = 0;
    glm::vec3 minimum_{0};
    glm::vec3 maximum_{0};
};

/// What addModels() makes a model of. The first one is the world, whose faces throw shadows.
struct MapModel {
    std::vector<MapFace> faces;
    std::vector<Body> solid = {};
};

/// Adds all models of a map with their light.
void addModels(QuakeMapWriter& to, std::span<const MapModel> models, const Lighting& lighting);

} // namespace navsmith::samples
