#include "formats/source2/physics_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/source2/kv3_values.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace navsmith::source2 {

namespace {

using bytes::ByteReader;
using bytes::FormatError;
using bytes::FormatErrorCode;
using kv3::Document;
using kv3::Value;
using Bytes = std::span<const std::byte>;

/// A block of a compiled resource.
struct ResourceBlock {
    std::size_t offset = 0;
    std::size_t size = 0;
};

/// The block of this name; none if there is none. Offsets count from the fields that hold them.
std::optional<ResourceBlock> findBlock(ByteReader& reader, Bytes resource, std::string_view name) {
    constexpr std::size_t tableField = 8;
    constexpr std::size_t recordBytes = 12;
    reader.read<std::uint32_t>("size");
    reader.read<std::uint16_t>("header version");
    reader.read<std::uint16_t>("type version");
    const auto table = tableField + std::size_t{reader.read<std::uint32_t>("block table")};
    const auto count = reader.read<std::uint32_t>("blocks");
    for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
        const auto at = table + i * recordBytes;
        if (at > resource.size() || resource.size() - at < recordBytes)
            return std::nullopt;
        const auto* record = resource.data() + at;
        if (std::string_view(reinterpret_cast<const char*>(record), 4) != name)
            continue;
        const auto offset = at + 4 + bytes::loadLittleEndian<std::uint32_t>(record + 4);
        const auto size = bytes::loadLittleEndian<std::uint32_t>(record + 8);
        if (offset > resource.size() || size > resource.size() - offset)
            return std::nullopt;
        return ResourceBlock{offset, size};
    }
    return std::nullopt;
}

/// The bytes of a member that is a blob; empty if it is none.
Bytes blobOf(const Document& document, const Value& object, std::string_view name) {
    const auto* value = document.member(object, name);
    const bool isBlob = value != nullptr && value->tag.type == kv3::Type::Blob && value->bits < document.blobs.size();
    return isBlob ? Bytes(document.blobs[value->bits]) : Bytes();
}

std::vector<Point> pointsIn(Bytes blob) {
    constexpr std::size_t size = 3 * sizeof(float);
    std::vector<Point> points(blob.size() / size);
    ByteReader reader(blob);
    for (auto& point : points) {
        point.x = reader.read<float>("x");
        point.y = reader.read<float>("y");
        point.z = reader.read<float>("z");
    }
    return points;
}

/// Adds a triangle unless it names a vertex that is not there.
void addTriangle(PhysicsPart& part, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    const auto count = part.vertices.size();
    if (a < count && b < count && c < count)
        part.triangles.push_back({a, b, c});
}

PhysicsPart meshOf(const Document& document, const Value& mesh) {
    PhysicsPart part;
    part.vertices = pointsIn(blobOf(document, mesh, "m_Vertices"));
    const auto triangles = blobOf(document, mesh, "m_Triangles");
    ByteReader reader(triangles);
    for (std::size_t i = 0; i < triangles.size() / 12; ++i) {
        const auto a = reader.read<std::uint32_t>("a");
        const auto b = reader.read<std::uint32_t>("b");
        addTriangle(part, a, b, reader.read<std::uint32_t>("c"));
    }
    return part;
}

/// Faces are rings of half edges, each with the number of the next; they are cut into fans.
PhysicsPart hullOf(const Document& document, const Value& hull) {
    constexpr std::size_t edgeBytes = 4; // next, twin, origin, face
    PhysicsPart part;
    auto places = blobOf(document, hull, "m_VertexPositions");
    if (places.empty())
        places = blobOf(document, hull, "m_Vertices");
    part.vertices = pointsIn(places);
    const auto edges = blobOf(document, hull, "m_Edges");
    const auto edgeCount = edges.size() / edgeBytes;
    const auto number = [&](std::size_t edge, std::size_t field) {
        return std::to_integer<std::uint32_t>(edges[edge * edgeBytes + field]);
    };
    for (const auto first : blobOf(document, hull, "m_Faces")) {
        const auto start = std::to_integer<std::size_t>(first);
        if (start >= edgeCount)
            continue;
        std::size_t second = number(start, 0);
        for (std::size_t steps = 0; steps < edgeCount && second < edgeCount && second != start; ++steps) {
            const std::size_t third = number(second, 0);
            if (third >= edgeCount || third == start)
                break;
            addTriangle(part, number(start, 2), number(second, 2), number(third, 2));
            second = third;
        }
    }
    return part;
}

class Collecting {
public:
    explicit Collecting(const Document& document) : document_(document) {}

    Physics run() {
        forEach(document_.root, "m_parts", [&](const Value& each) {
            const auto* shape = document_.member(each, "m_rnShape");
            if (shape == nullptr)
                return;
            forEach(*shape, "m_meshes", [&](const Value& mesh) { add(mesh, "m_Mesh", meshOf); });
            forEach(*shape, "m_hulls", [&](const Value& hull) { add(hull, "m_Hull", hullOf); });
        });
        return std::move(out_);
    }

private:
    template <typename F>
    void forEach(const Value& object, std::string_view name, F&& visit) {
        const auto* list = object.isObject() ? document_.member(object, name) : nullptr;
        if (list == nullptr || !list->isArray())
            return;
        for (const auto& entry : list->values) {
            if (entry.isObject())
                visit(entry);
        }
    }

    template <typename F>
    void add(const Value& entry, std::string_view name, F&& read) {
        const auto* shape = document_.member(entry, name);
        auto part = shape != nullptr && shape->isObject() ? read(document_, *shape) : PhysicsPart();
        if (part.triangles.empty()) {
            ++out_.skipped;
            return;
        }
        part.group = groupOf(entry);
        out_.parts.push_back(std::move(part));
    }

    [[nodiscard]] std::string groupOf(const Value& entry) const {
        const auto* index = document_.member(entry, "m_nCollisionAttributeIndex");
        const auto* groups = document_.member(document_.root, "m_collisionAttributes");
        const auto number = index != nullptr ? index->integer() : std::nullopt;
        if (!number || *number < 0 || groups == nullptr || !groups->isArray() ||
            static_cast<std::uint64_t>(*number) >= groups->values.size())
            return {};
        const auto& group = groups->values[static_cast<std::size_t>(*number)];
        const auto* text = group.isObject() ? document_.member(group, "m_CollisionGroupString") : nullptr;
        return text != nullptr && text->tag.type == kv3::Type::String ? std::string(document_.text(*text)) : "";
    }

    const Document& document_;
    Physics out_;
};

} // namespace

bytes::Result<Physics> readPhysics(std::span<const std::byte> resource) {
    for (const std::string_view name : {"PHYS", "DATA"}) {
        ByteReader reader(resource);
        const auto block = findBlock(reader, resource, name);
        if (!reader.ok())
            return tl::unexpected(reader.error());
        if (!block)
            continue;
        const auto document = kv3::readValues(resource.subspan(block->offset, block->size), block->offset);
        if (!document)
            return tl::unexpected(document.error());
        if (document->root.isObject() && document->member(document->root, "m_parts") != nullptr)
            return Collecting(*document).run();
    }
    return tl::unexpected(
        FormatError{FormatErrorCode::BadValue, 0, "blocks", "none with the shapes of physics", "a block PHYS", {}});
}

} // namespace navsmith::source2
