#include "formats/gta_world/water_file.h"

#include "formats/bytes/plain_text.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

constexpr std::size_t kCornerFields = 7;

std::optional<WaterPolygon> polygonOf(const std::vector<std::string_view>& fields) {
    WaterPolygon polygon;
    const auto corners = fields.size() / kCornerFields;
    const bool hasFlags = fields.size() % kCornerFields == 1;
    if ((corners != 3 && corners != 4) || fields.size() != corners * kCornerFields + (hasFlags ? 1 : 0))
        return std::nullopt;
    polygon.count = static_cast<std::uint8_t>(corners);
    for (std::size_t i = 0; i < corners; ++i) {
        float numbers[kCornerFields];
        for (std::size_t k = 0; k < kCornerFields; ++k) {
            const auto number = toFloat(fields[i * kCornerFields + k]);
            if (!number || !(std::abs(*number) <= kFarthest))
                return std::nullopt;
            numbers[k] = *number;
        }
        polygon.corners[i] = {{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4]}, numbers[5], numbers[6]};
    }
    if (corners == 4)
        std::swap(polygon.corners[2], polygon.corners[3]);
    if (hasFlags) {
        const auto flags = toBits(fields.back());
        if (!flags)
            return std::nullopt;
        polygon.flags = *flags;
    }
    return polygon;
}

} // namespace

WaterFile readWater(std::span<const std::byte> file) {
    WaterFile result;
    TextRows rows(file);
    while (rows.next()) {
        if (rows.fields().size() == 1 && bytes::lowered(rows.fields()[0]) == "processed") {
            result.processed = true;
            continue;
        }
        if (auto polygon = polygonOf(rows.fields())) {
            polygon->line = rows.line();
            result.polygons.push_back(*polygon);
        } else {
            result.notes.add(rows.line(),
                             [] { return texts::format("a line is not a water surface of 3 or 4 corners"); });
        }
    }
    return result;
}

} // namespace navsmith::gta_world
