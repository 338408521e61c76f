// Maps of Source 2: the archive of a map, and the triangles that tools export from it.
#include "core/world/finite.h"
#include "core/world/map_builder.h"
#include "core/world/map_readers.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/containers/vpk.h"
#include "formats/source2/physics_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::world {

namespace {

constexpr std::size_t kTriangleBytes = 36;

/// Builders take corners clockwise.
void addFront(MapBuilder& builder, MapLayer layer, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    if (isFinite(a) && isFinite(b) && isFinite(c) && hasArea(a, b, c))
        builder.addPolygon(layer, std::array{a, c, b});
}

MapLayer layerOf(std::string_view group) {
    const auto name = bytes::lowered(group);
    if (name.empty() || name == "default")
        return MapLayer::Solid;
    return name.find("clip") != std::string::npos ? MapLayer::Clips : MapLayer::Tools;
}

bool isPhysics(std::string_view name) {
    return name.ends_with("/world_physics.vmdl_c") || name.ends_with("/world_physics.vphys_c");
}

} // namespace

bytes::Result<MapGeometry> readTriangleGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                                const FindGameFile& /*find*/) {
    if (bytes.empty() || bytes.size() % kTriangleBytes != 0)
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::BadValue,
                                                 0,
                                                 "size",
                                                 fmt::format("{} bytes", bytes.size()),
                                                 fmt::format("{} for each triangle", kTriangleBytes),
                                                 {}});
    MapGeometry geometry;
    MapBuilder builder({});
    bytes::ByteReader reader(bytes);
    for (std::size_t i = 0; i < bytes.size() / kTriangleBytes; ++i) {
        if (i % 4096 == 0 && stop.stop_requested())
            return tl::unexpected(cancelled());
        std::array<glm::vec3, 3> corners;
        for (auto& corner : corners) {
            corner.x = reader.read<float>("x");
            corner.y = reader.read<float>("y");
            corner.z = reader.read<float>("z");
        }
        addFront(builder, MapLayer::Solid, corners[0], corners[1], corners[2]);
    }
    std::move(builder).finish(geometry);
    return geometry;
}

bytes::Result<MapGeometry> readSource2Geometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                               const FindGameFile& /*find*/) {
    const containers::MemorySource source(bytes);
    const auto directory = containers::readVpk(source);
    if (!directory)
        return tl::unexpected(directory.error());
    MapGeometry geometry;
    MapBuilder builder({});
    for (const auto& entry : directory->entries) {
        const bool isHere = entry.length == 0 || entry.archive == containers::VpkEntry::kInDirectory;
        if (!isHere || !isPhysics(entry.name))
            continue;
        const auto resource = containers::readVpkEntry(source, source, entry);
        if (!resource)
            return tl::unexpected(resource.error());
        const auto physics = source2::readPhysics(*resource);
        if (!physics) {
            geometry.notes.push_back(fmt::format("{}: {}", entry.name, describe(physics.error())));
            continue;
        }
        for (const auto& part : physics->parts) {
            if (stop.stop_requested())
                return tl::unexpected(cancelled());
            const auto place = [&](std::uint32_t index) {
                const auto& p = part.vertices[index];
                return glm::vec3(p.x, p.y, p.z);
            };
            for (const auto& [a, b, c] : part.triangles)
                addFront(builder, layerOf(part.group), place(a), place(b), place(c));
        }
        if (physics->skipped > 0)
            geometry.notes.push_back(texts::format("{} shapes have an unknown form", physics->skipped));
    }
    std::move(builder).finish(geometry);
    return geometry;
}

} // namespace navsmith::world
