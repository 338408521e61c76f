#include "core/systems/source2_nav/polygon_table.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/text_bytes.h"

#include <span>

namespace navsmith::systems::source2_nav {

bool isUsual(const source2::NavFile& file) {
    if (file.polygons.size() != file.areas.size())
        return false;
    for (std::size_t i = 0; i < file.areas.size(); ++i) {
        if (file.areas[i].polygon != i)
            return false;
    }
    return true;
}

std::string encodePolygons(const source2::NavFile& file) {
    bytes::ByteWriter writer;
    for (const auto& polygon : file.polygons) {
        const auto corners = source2::entries(file.polygonCorners, polygon.corners);
        writer.write(polygon.movableMesh);
        writer.write(static_cast<std::uint8_t>(corners.size()));
        for (const auto index : corners)
            writer.write(index);
    }
    // Never empty, so that it tells from no table.
    writer.write(static_cast<std::uint32_t>(file.polygons.size()));
    return std::string(bytes::textOf(writer.release()));
}

bool decodePolygons(std::string_view text, source2::NavFile& file) {
    const auto bytes = std::as_bytes(std::span(text));
    constexpr std::size_t countBytes = sizeof(std::uint32_t);
    if (bytes.size() < countBytes)
        return false;
    bytes::ByteReader reader(bytes.first(bytes.size() - countBytes));
    source2::NavFile out;
    while (reader.ok() && reader.remaining() > 0) {
        source2::Polygon polygon;
        polygon.movableMesh = reader.read<std::uint32_t>("movable mesh");
        polygon.corners = {static_cast<std::uint32_t>(out.polygonCorners.size()), reader.read<std::uint8_t>("corners")};
        for (std::uint32_t i = 0; i < polygon.corners.count && reader.ok(); ++i)
            out.polygonCorners.push_back(reader.read<std::uint32_t>("corner"));
        out.polygons.push_back(polygon);
    }
    bytes::ByteReader count(bytes.last(countBytes));
    if (!reader.ok() || count.read<std::uint32_t>("count") != out.polygons.size())
        return false;
    file.polygons = std::move(out.polygons);
    file.polygonCorners = std::move(out.polygonCorners);
    return true;
}

} // namespace navsmith::systems::source2_nav
