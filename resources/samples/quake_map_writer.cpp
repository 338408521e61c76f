#include "resources/samples/quake_map_writer.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

#include "resources/samples/vector_bytes.h"

namespace navsmith::samples {
namespace {

using bytes::ByteWriter;
using glm::vec3;

constexpr std::size_t kQuakeHeaderBytes = 124;
constexpr std::uint8_t kUsualStyle = 0; ///< of light
constexpr std::uint8_t kNoLightStyle = 255;

/// Bytes of light that leave a texture as it is: Quake doubles it under the brightest, GoldSrc brightens it less.
constexpr float kQuakePlain = 128;
constexpr float kGoldSrcPlain = 200;

/// Boxes around players and monsters, for which the maps of a game have a tree each.
struct Hull {
    vec3 minimum;
    vec3 maximum;
};
constexpr std::array<Hull, 2> kQuakeHulls{{{{-16, -16, -24}, {16, 16, 32}}, {{-32, -32, -24}, {32, 32, 64}}}};
constexpr std::array<Hull, 3> kGoldSrcHulls{
    {{{-16, -16, -36}, {16, 16, 36}}, {{-32, -32, -32}, {32, 32, 32}}, {{-16, -16, -18}, {16, 16, 18}}}};
constexpr std::size_t kHullsOfModel = 3;

/// The axis that is nearest to a direction.
int axisOf(const vec3& normal) {
    const auto size = glm::abs(normal);
    return size.x >= size.y && size.x >= size.z ? 0 : (size.y >= size.z ? 1 : 2);
}

} // namespace

void QuakeMapWriter::addFace(const MapFace& face, const LightMap& light) {
    // A plane faces along its axis; a face in the opposite direction has a flag.
    const int axis = axisOf(face.normal);
    const bool back = face.normal[axis] < 0;
    const vec3 normal = (back ? -face.normal : face.normal) + vec3(0); // no negative zeros
    auto& faces = lumps_[Faces];
    faces.write(planeOf(normal, glm::dot(normal, face.corners.front())));
    faces.write(static_cast<std::int16_t>(back ? 1 : 0));
    faces.write(surfaceEdgeCount_);
    faces.write(static_cast<std::int16_t>(face.corners.size()));
    faces.write(texInfoOf(face));
    const bool lit = light.width > 0;
    faces.write(std::uint8_t{lit ? kUsualStyle : kNoLightStyle});
    faces.fill(3, std::byte{kNoLightStyle});
    faces.write(lit ? static_cast<std::int32_t>(lumps_[Light].size()) : -1);
    writeLight(light);
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

void QuakeMapWriter::endModel(std::span<const Body> solid) {
    auto& models = lumps_[Models];
    writeVector(models, minimum_);
    writeVector(models, maximum_);
    writeVector(models, vec3(0));
    if (leafCount_ == 0) // the leaf of all that is solid
        addLeaf(quake::kContentsSolid, false);
    const auto leaves = leafCount_;
    models.write(writeNodes(divide(solid)));
    const auto hulls = game_ == Game::Quake ? std::span<const Hull>(kQuakeHulls) : std::span<const Hull>(kGoldSrcHulls);
    for (std::size_t i = 0; i < kHullsOfModel; ++i) {
        if (i >= hulls.size()) {
            models.write(std::int32_t{0});
            continue;
        }
        std::vector<Body> bodies;
        for (const auto& body : solid)
            bodies.push_back(grown(body, hulls[i].minimum, hulls[i].maximum));
        models.write(writeClipNodes(divide(bodies)));
    }
    models.write(leafCount_ - leaves); // visible ones
    models.write(faceCount_);
    models.write(modelFaces_);
    faceCount_ += modelFaces_;
    modelFaces_ = 0;
}

std::vector<std::byte>
QuakeMapWriter::finish(std::string_view entities,
                       const std::function<std::vector<std::byte>(std::span<const std::string_view>)>& textureLump) && {
    lumps_[Entities].write(std::as_bytes(std::span(entities.data(), entities.size())));
    lumps_[Entities].write(std::uint8_t{0});
    lumps_[Textures].write(textureLump(textures_));
    ByteWriter header;
    ByteWriter body;
    header.write(std::int32_t{game_ == Game::Quake ? 29 : 30});
    for (auto& lump : lumps_) {
        const auto bytes = lump.release();
        header.write(static_cast<std::int32_t>(kQuakeHeaderBytes + body.size()));
        header.write(static_cast<std::int32_t>(bytes.size()));
        body.write(bytes);
        body.fill((4 - body.size() % 4) % 4, std::byte{0});
    }
    header.write(body.release());
    return header.release();
}

std::uint16_t QuakeMapWriter::planeOf(const vec3& normal, float distance) {
    const auto [found, added] =
        planes_.try_emplace({key(normal), distance}, static_cast<std::uint16_t>(planes_.size()));
    if (added) {
        const int axis = axisOf(normal);
        auto& lump = lumps_[Planes];
        writeVector(lump, normal);
        lump.write(distance);
        lump.write(static_cast<std::int32_t>(normal[axis] == 1 ? axis : axis + 3));
    }
    return found->second;
}

std::int16_t QuakeMapWriter::texInfoOf(const MapFace& face) {
    const auto axes = textureAxes(face, mapTexture(face.texture).pattern.side);
    std::array<float, 8> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers.at(i) = axes.at(i / 4)[static_cast<glm::length_t>(i % 4)];
    const auto [found, added] =
        texInfos_.try_emplace({face.texture, numbers}, static_cast<std::int16_t>(texInfos_.size()));
    if (added) {
        auto& lump = lumps_[TexInfo];
        for (const auto number : numbers)
            lump.write(number);
        auto name = std::find(textures_.begin(), textures_.end(), face.texture);
        if (name == textures_.end())
            name = textures_.insert(name, face.texture);
        lump.write(static_cast<std::int32_t>(name - textures_.begin()));
        const bool special = face.texture.starts_with('*') || face.texture.starts_with("sky");
        lump.write(std::int32_t{special ? 1 : 0});
    }
    return found->second;
}

void QuakeMapWriter::writeLight(const LightMap& light) {
    auto& lump = lumps_[Light];
    for (const auto& sample : light.samples) {
        if (game_ == Game::Quake) { // grey
            lump.write(lightOnScreen((sample.x + sample.y + sample.z) / 3, kQuakePlain));
            continue;
        }
        for (glm::length_t channel = 0; channel < 3; ++channel)
            lump.write(lightOnScreen(sample[channel], kGoldSrcPlain));
    }
}

std::uint16_t QuakeMapWriter::vertexOf(const vec3& position) {
    const auto [found, added] = vertices_.try_emplace(key(position), static_cast<std::uint16_t>(vertices_.size()));
    if (added)
        writeVector(lumps_[Vertices], position);
    return found->second;
}

/// Returns the number of an edge, negative to use it in the opposite direction.
std::int32_t QuakeMapWriter::edgeOf(std::uint16_t from, std::uint16_t to) {
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

void QuakeMapWriter::writeBounds(ByteWriter& to) const {
    for (const auto& corner : {minimum_, maximum_}) {
        for (vec3::length_type i = 0; i < 3; ++i)
            to.write(static_cast<std::int16_t>(corner[i]));
    }
}

std::int32_t QuakeMapWriter::addLeaf(std::int32_t contents, bool withFaces) {
    auto& leaves = lumps_[Leaves];
    leaves.write(contents);
    leaves.write(std::int32_t{-1}); // no visibility data
    if (contents == quake::kContentsSolid) {
        leaves.fill(20, std::byte{0});
        return leafCount_++;
    }
    writeBounds(leaves);
    leaves.write(static_cast<std::uint16_t>(withFaces ? faceCount_ : 0));
    leaves.write(static_cast<std::uint16_t>(withFaces ? modelFaces_ : 0));
    leaves.fill(4, std::byte{0}); // no ambient sound levels
    for (std::int32_t face = 0; withFaces && face < modelFaces_; ++face)
        lumps_[LeafFaces].write(static_cast<std::uint16_t>(faceCount_ + face));
    return leafCount_++;
}

std::int32_t QuakeMapWriter::writeNodes(std::span<const TreeNode> tree) {
    const auto first = nodeCount_;
    const auto leaves = leafCount_;
    auto& nodes = lumps_[Nodes];
    for (const auto& node : tree) {
        nodes.write(static_cast<std::int32_t>(planeOf(node.normal, node.distance)));
        for (const auto child : node.children) {
            const auto leaf = [&] { return child == quake::kContentsSolid ? 0 : addLeaf(child, leafCount_ == leaves); };
            nodes.write(static_cast<std::int16_t>(child >= 0 ? first + child : -1 - leaf()));
        }
        writeBounds(nodes);
        nodes.write(static_cast<std::uint16_t>(nodeCount_ == first ? faceCount_ : 0));
        nodes.write(static_cast<std::uint16_t>(nodeCount_ == first ? modelFaces_ : 0));
        ++nodeCount_;
    }
    return first;
}

std::int32_t QuakeMapWriter::writeClipNodes(std::span<const TreeNode> tree) {
    const auto first = clipNodeCount_;
    auto& nodes = lumps_[ClipNodes];
    for (const auto& node : tree) {
        nodes.write(static_cast<std::int32_t>(planeOf(node.normal, node.distance)));
        for (const auto child : node.children)
            nodes.write(static_cast<std::int16_t>(child >= 0 ? first + child : child));
    }
    clipNodeCount_ += static_cast<std::int32_t>(tree.size());
    return first;
}

void addModels(QuakeMapWriter& to, std::span<const MapModel> models, const Lighting& lighting) {
    std::vector<MapFace> faces;
    for (const auto& model : models)
        faces.insert(faces.end(), model.faces.begin(), model.faces.end());
    auto surfaces = litSurfaces(
        faces, [](const MapFace& face) { return textureAxes(face, mapTexture(face.texture).pattern.side); });
    for (std::size_t i = models.front().faces.size(); i < surfaces.size(); ++i)
        surfaces[i].throwsShadows = false;
    const auto light = bakeLight(surfaces, lighting);
    std::size_t next = 0;
    for (const auto& model : models) {
        for (const auto& face : model.faces)
            to.addFace(face, light[next++]);
        to.endModel(model.solid);
    }
}

} // namespace navsmith::samples
