#include "formats/bsp/brushes.h"

#include "formats/bsp/lumps.h"
#include "formats/bsp/polygons.h"

namespace navsmith::bsp {

Model decodeModel(const std::byte* record, std::size_t faces, std::size_t& clipped) {
    const auto range = clipRange(field<std::int32_t>(record, 40), field<std::int32_t>(record, 44), faces, clipped);
    return {decodeVertex(record),
            decodeVertex(record + 12),
            decodeVertex(record + 24),
            field<std::int32_t>(record, 36),
            range.first,
            range.count};
}

Brush decodeBrush(const std::byte* record) {
    return {field<std::uint32_t>(record, 0), field<std::uint32_t>(record, 4), field<std::uint32_t>(record, 8)};
}

} // namespace navsmith::bsp
