#include "resources/samples/collision_writer.h"

#include "formats/bytes/byte_writer.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string_view>
#include <tuple>

#include "resources/samples/vector_bytes.h"

namespace navsmith::samples {

namespace {

using bytes::ByteWriter;
using glm::vec3;

constexpr std::size_t kNameBytes = 22;
constexpr float kStepsPerMetre = 128;
constexpr std::uint8_t kLight = 0x4F; ///< full by day, dim by night
constexpr std::uint32_t kNotEmpty = 2;
constexpr std::size_t kMagicBytes = 4; ///< offsets count from behind it
// Header and bounds.
constexpr std::size_t kHeader2 = 108;
constexpr std::size_t kHeader3 = 120;

void write(ByteWriter& to, std::string_view text) {
    to.write(std::as_bytes(std::span(text)));
}

void writeSurface(ByteWriter& to, Material material) {
    to.write(static_cast<std::uint8_t>(material));
    to.write(std::uint8_t{0});
    to.write(std::uint8_t{0});
    to.write(kLight);
}

struct Bounds {
    vec3 low{0};
    vec3 high{0};
    vec3 center{0};
    float radius = 0;
};

/// Corners that faces share are stored once.
struct Mesh {
    using Place = std::tuple<std::int16_t, std::int16_t, std::int16_t>;
    std::vector<Place> vertices;
    std::vector<std::array<std::size_t, 3>> faces; ///< parallel to kept
    std::vector<Material> materials;
};

vec3 metres(const Mesh::Place& place) {
    const auto& [x, y, z] = place;
    return vec3(x, y, z) / kStepsPerMetre;
}

/// Faces that collapse on the grid are left out.
Mesh meshOf(const Faces& faces) {
    Mesh mesh;
    std::map<Mesh::Place, std::size_t> known;
    for (const auto& face : faces) {
        std::array<std::size_t, 3> corners{};
        for (std::size_t k = 0; k < 3; ++k) {
            const auto stored = [&](float metres) {
                return static_cast<std::int16_t>(std::lround(metres * kStepsPerMetre));
            };
            const auto& c = face.corners[k];
            const auto [at, added] = known.try_emplace({stored(c.x), stored(c.y), stored(c.z)}, mesh.vertices.size());
            if (added)
                mesh.vertices.push_back(at->first);
            corners[k] = at->second;
        }
        if (corners[0] == corners[1] || corners[1] == corners[2] || corners[0] == corners[2])
            continue;
        mesh.faces.push_back(corners);
        mesh.materials.push_back(face.material);
    }
    return mesh;
}

Bounds boundsOf(const CollisionModel& model, const Mesh& mesh) {
    vec3 low(1e9F);
    vec3 high(-1e9F);
    const auto add = [&](const vec3& a, const vec3& b) {
        low = glm::min(low, a);
        high = glm::max(high, b);
    };
    for (const auto& vertex : mesh.vertices)
        add(metres(vertex), metres(vertex));
    for (const auto& box : model.boxes)
        add(box.low, box.high);
    for (const auto& sphere : model.spheres)
        add(sphere.center - sphere.radius, sphere.center + sphere.radius);
    const auto center = (low + high) * 0.5F;
    return {low, high, center, glm::distance(center, high)};
}

void writeHead(ByteWriter& to, const CollisionModel& model, std::string_view magic, std::size_t bodyBytes) {
    write(to, magic);
    to.write(static_cast<std::uint32_t>(kNameBytes + 2 + bodyBytes));
    write(to, model.name);
    to.fill(kNameBytes - model.name.size(), std::byte{0});
    to.write(model.id);
}

std::vector<std::byte> writeFirst(const CollisionModel& model) {
    ByteWriter body;
    const auto mesh = meshOf(model.faces);
    const auto bounds = boundsOf(model, mesh);
    body.write(bounds.radius);
    for (const auto& v : {bounds.center, bounds.low, bounds.high})
        writeVector(body, v);
    body.write(static_cast<std::uint32_t>(model.spheres.size()));
    for (const auto& sphere : model.spheres) {
        body.write(sphere.radius);
        writeVector(body, sphere.center);
        writeSurface(body, sphere.material);
    }
    body.write(std::uint32_t{0}); // lines
    body.write(static_cast<std::uint32_t>(model.boxes.size()));
    for (const auto& box : model.boxes) {
        writeVector(body, box.low);
        writeVector(body, box.high);
        writeSurface(body, box.material);
    }
    body.write(static_cast<std::uint32_t>(mesh.vertices.size()));
    for (const auto& vertex : mesh.vertices)
        writeVector(body, metres(vertex));
    body.write(static_cast<std::uint32_t>(mesh.faces.size()));
    for (std::size_t f = 0; f < mesh.faces.size(); ++f) {
        for (const auto corner : mesh.faces[f])
            body.write(static_cast<std::uint32_t>(corner));
        writeSurface(body, mesh.materials[f]);
    }
    ByteWriter to;
    writeHead(to, model, "COLL", body.size());
    to.write(body.release());
    return to.release();
}

std::vector<std::byte> writeLater(const CollisionModel& model) {
    const auto mesh = meshOf(model.faces);
    const auto header = model.version == 3 ? kHeader3 : kHeader2;
    ByteWriter data;
    const auto here = [&](bool any) {
        return any ? static_cast<std::uint32_t>(header + data.size() - kMagicBytes) : std::uint32_t{0};
    };
    const auto spheresAt = here(!model.spheres.empty());
    for (const auto& sphere : model.spheres) {
        writeVector(data, sphere.center);
        data.write(sphere.radius);
        writeSurface(data, sphere.material);
    }
    const auto boxesAt = here(!model.boxes.empty());
    for (const auto& box : model.boxes) {
        writeVector(data, box.low);
        writeVector(data, box.high);
        writeSurface(data, box.material);
    }
    const auto verticesAt = here(!mesh.faces.empty());
    for (const auto& [x, y, z] : mesh.vertices) {
        data.write(x);
        data.write(y);
        data.write(z);
    }
    data.fill((4 - data.size() % 4) % 4, std::byte{0});
    const auto facesAt = here(!mesh.faces.empty());
    for (std::size_t f = 0; f < mesh.faces.size(); ++f) {
        for (const auto corner : mesh.faces[f])
            data.write(static_cast<std::uint16_t>(corner));
        data.write(static_cast<std::uint8_t>(mesh.materials[f]));
        data.write(kLight);
    }

    ByteWriter to;
    writeHead(to, model, model.version == 3 ? "COL3" : "COL2", header - kMagicBytes * 2 - kNameBytes - 2 + data.size());
    const auto bounds = boundsOf(model, mesh);
    for (const auto& v : {bounds.low, bounds.high, bounds.center})
        writeVector(to, v);
    to.write(bounds.radius);
    to.write(static_cast<std::uint16_t>(model.spheres.size()));
    to.write(static_cast<std::uint16_t>(model.boxes.size()));
    to.write(static_cast<std::uint16_t>(mesh.faces.size()));
    to.write(std::uint8_t{0}); // lines
    to.write(std::uint8_t{0});
    to.write(kNotEmpty);
    for (const auto at : {spheresAt, boxesAt, std::uint32_t{0}, verticesAt, facesAt, std::uint32_t{0}})
        to.write(at);
    if (model.version == 3)
        to.fill(kHeader3 - kHeader2, std::byte{0}); // no shadow
    to.write(data.release());
    return to.release();
}

} // namespace

std::vector<std::byte> writeCollision(const CollisionModel& model) {
    return model.version == 1 ? writeFirst(model) : writeLater(model);
}

} // namespace navsmith::samples
