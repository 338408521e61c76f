// Tables and GeoJSON with points.
#include "core/exports/point_table.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto table = navsmith::exports::readPoints(std::as_bytes(std::span(data, size)));
    if (table) {
        for (const auto& row : table->rows) {
            if (row.cells.size() != table->columns.size())
                __builtin_trap();
        }
    }
    return 0;
}
