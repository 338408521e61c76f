#include "resources/samples/model_writer.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <tuple>

#include "resources/samples/surface_patterns.h"
#include "resources/samples/vector_bytes.h"

namespace navsmith::samples {

namespace {

using bytes::ByteWriter;
using glm::vec2;
using glm::vec3;
using Bytes = std::vector<std::byte>;

// Kinds of chunks.
constexpr std::uint32_t kStruct = 0x01;
constexpr std::uint32_t kString = 0x02;
constexpr std::uint32_t kExtension = 0x03;
constexpr std::uint32_t kTexture = 0x06;
constexpr std::uint32_t kMaterial = 0x07;
constexpr std::uint32_t kMaterials = 0x08;
constexpr std::uint32_t kFrames = 0x0E;
constexpr std::uint32_t kGeometry = 0x0F;
constexpr std::uint32_t kClump = 0x10;
constexpr std::uint32_t kAtomic = 0x14;
constexpr std::uint32_t kGeometries = 0x1A;
constexpr std::uint32_t kSplit = 0x50E;
constexpr std::uint32_t kFrameName = 0x253F2FE;

constexpr std::uint32_t kGeometryFlags = 0x0001004E; ///< positions, a texture, colours, multiplied
constexpr std::uint32_t kDrawn = 5;
constexpr std::uint32_t kFilter = 0x1106; ///< smooth, repeated both ways

void writeTextChunk(ByteWriter& to, std::string_view text) {
    ByteWriter content;
    content.write(std::as_bytes(std::span(text)));
    content.fill(4 - text.size() % 4, std::byte{0});
    writeChunk(to, kString, content.release());
}

/// Metres become shares of the texture along the two axes that the face runs along.
vec2 layOut(const vec3& p, const vec3& normal, float metres) {
    const auto n = glm::abs(normal);
    if (n.z >= 0.5F)
        return vec2(p.x, -p.y) / metres;
    return (n.x > n.y ? vec2(normal.x > 0 ? p.y : -p.y, -p.z) : vec2(normal.y > 0 ? -p.x : p.x, -p.z)) / metres;
}

/// 0 to 255: from above, less from the sides and little from below.
std::uint8_t lightOn(const vec3& normal) {
    const float side = 150 + 25 * normal.x - 20 * normal.y;
    const float light = normal.z >= 0 ? glm::mix(side, 235.0F, normal.z) : glm::mix(side, 90.0F, -normal.z);
    return static_cast<std::uint8_t>(std::lround(light / 8) * 8); // so that faces share vertices
}

struct Vertex {
    vec3 position{0};
    vec2 texture{0};
    std::uint8_t light = 0;
};
struct Triangle {
    std::array<std::uint16_t, 3> corners{};
    std::uint16_t material = 0;
};
struct Geometry {
    std::vector<Vertex> vertices;
    std::vector<Triangle> triangles; ///< by material
    std::vector<Material> materials;
};

Geometry geometryOf(const CollisionModel& model) {
    Faces faces = model.faces;
    for (const auto& box : model.boxes) {
        addCuboid(faces, {vec2(box.low), vec2(box.high), box.low.z, box.high.z}, box.material, box.material);
    }
    for (const auto& sphere : model.spheres)
        addCrown(faces, sphere.center, sphere.radius, 2 * sphere.radius, 7, sphere.material);
    std::ranges::stable_sort(faces, {}, &Face::material);
    Geometry made;
    std::map<std::tuple<float, float, float, float, float, int>, std::uint16_t> known;
    for (const auto& face : faces) {
        const auto across = glm::cross(face.corners[1] - face.corners[0], face.corners[2] - face.corners[0]);
        if (glm::length(across) < 1e-6F)
            continue;
        const auto normal = glm::normalize(across);
        if (made.materials.empty() || made.materials.back() != face.material)
            made.materials.push_back(face.material);
        Triangle triangle{{}, static_cast<std::uint16_t>(made.materials.size() - 1)};
        for (std::size_t k = 0; k < 3; ++k) {
            const Vertex v{face.corners[k], layOut(face.corners[k], normal, patternMetres(face.material)),
                           lightOn(normal)};
            const auto [at, fresh] =
                known.try_emplace({v.position.x, v.position.y, v.position.z, v.texture.x, v.texture.y, v.light},
                                  static_cast<std::uint16_t>(made.vertices.size()));
            if (fresh)
                made.vertices.push_back(v);
            triangle.corners[k] = at->second;
        }
        made.triangles.push_back(triangle);
    }
    return made;
}

Bytes vertexStruct(const Geometry& geometry) {
    ByteWriter to;
    to.write(kGeometryFlags);
    to.write(static_cast<std::uint32_t>(geometry.triangles.size()));
    to.write(static_cast<std::uint32_t>(geometry.vertices.size()));
    to.write(std::uint32_t{1}); // set of positions
    for (const auto& vertex : geometry.vertices) {
        to.fill(3, std::byte{vertex.light});
        to.write(std::uint8_t{255});
    }
    vec3 low(1e9F);
    vec3 high(-1e9F);
    for (const auto& vertex : geometry.vertices) {
        to.write(vertex.texture.x);
        to.write(vertex.texture.y);
        low = glm::min(low, vertex.position);
        high = glm::max(high, vertex.position);
    }
    for (const auto& [corners, material] : geometry.triangles) {
        for (const auto value : {corners[1], corners[0], material, corners[2]})
            to.write(value);
    }
    writeVector(to, (low + high) * 0.5F);
    to.write(glm::distance(low, high) * 0.5F);
    to.write(std::uint32_t{1}); // positions
    to.write(std::uint32_t{0}); // no normals
    for (const auto& vertex : geometry.vertices)
        writeVector(to, vertex.position);
    return to.release();
}

Bytes materialList(const Geometry& geometry) {
    ByteWriter to;
    ByteWriter head;
    head.write(static_cast<std::uint32_t>(geometry.materials.size()));
    for (std::size_t i = 0; i < geometry.materials.size(); ++i)
        head.write(std::int32_t{-1});
    writeChunk(to, kStruct, head.release());
    for (const auto material : geometry.materials) {
        ByteWriter values;
        values.write(std::uint32_t{0});
        values.write(std::uint32_t{0xFFFFFFFF}); // white
        values.write(std::uint32_t{0});
        values.write(std::uint32_t{1}); // with a texture
        writeVector(values, vec3(1));   // ambient, specular, diffuse
        ByteWriter texture;
        ByteWriter filter;
        filter.write(kFilter);
        writeChunk(texture, kStruct, filter.release());
        writeTextChunk(texture, textureOf(material));
        writeTextChunk(texture, "");
        writeChunk(texture, kExtension, {});
        ByteWriter content;
        writeChunk(content, kStruct, values.release());
        writeChunk(content, kTexture, texture.release());
        writeChunk(content, kExtension, {});
        writeChunk(to, kMaterial, content.release());
    }
    return to.release();
}

Bytes splitOf(const Geometry& geometry) {
    ByteWriter to;
    to.write(std::uint32_t{0}); // lists
    to.write(static_cast<std::uint32_t>(geometry.materials.size()));
    to.write(static_cast<std::uint32_t>(geometry.triangles.size() * 3));
    for (std::uint32_t m = 0; m < geometry.materials.size(); ++m) {
        const auto count = std::ranges::count(geometry.triangles, m, &Triangle::material);
        to.write(static_cast<std::uint32_t>(count * 3));
        to.write(m);
        for (const auto& triangle : geometry.triangles) {
            for (std::size_t k = 0; k < 3 && triangle.material == m; ++k)
                to.write(std::uint32_t{triangle.corners[k]});
        }
    }
    return to.release();
}

Bytes frameList(std::string_view name) {
    ByteWriter to;
    ByteWriter head;
    head.write(std::uint32_t{1});
    for (const auto& axis : {vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1), vec3(0)})
        writeVector(head, axis);
    head.write(std::int32_t{-1}); // no parent
    head.write(std::uint32_t{0x20003});
    writeChunk(to, kStruct, head.release());
    ByteWriter text;
    text.write(std::as_bytes(std::span(name)));
    ByteWriter extension;
    writeChunk(extension, kFrameName, text.release());
    writeChunk(to, kExtension, extension.release());
    return to.release();
}

Bytes words(std::initializer_list<std::uint32_t> values) {
    ByteWriter to;
    for (const auto value : values)
        to.write(value);
    return to.release();
}

} // namespace

void writeChunk(ByteWriter& to, std::uint32_t kind, const std::vector<std::byte>& content) {
    constexpr std::uint32_t kVersion = 0x1803FFFF;
    to.write(kind);
    to.write(static_cast<std::uint32_t>(content.size()));
    to.write(kVersion);
    to.write(content);
}

std::vector<std::byte> writeModel(const CollisionModel& model, bool split) {
    const auto geometry = geometryOf(model);
    ByteWriter content;
    writeChunk(content, kStruct, vertexStruct(geometry));
    writeChunk(content, kMaterials, materialList(geometry));
    ByteWriter extension;
    if (split)
        writeChunk(extension, kSplit, splitOf(geometry));
    writeChunk(content, kExtension, extension.release());
    ByteWriter geometries;
    writeChunk(geometries, kStruct, words({1}));
    writeChunk(geometries, kGeometry, content.release());
    ByteWriter atomic;
    writeChunk(atomic, kStruct, words({0, 0, kDrawn, 0}));
    writeChunk(atomic, kExtension, {});
    ByteWriter clump;
    writeChunk(clump, kStruct, words({1, 0, 0}));
    writeChunk(clump, kFrames, frameList(model.name));
    writeChunk(clump, kGeometries, geometries.release());
    writeChunk(clump, kAtomic, atomic.release());
    writeChunk(clump, kExtension, {});
    ByteWriter to;
    writeChunk(to, kClump, clump.release());
    return to.release();
}

} // namespace navsmith::samples
