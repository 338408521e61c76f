// Tables and GeoJSON with points.
#include "core/exports/point_table.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto table = exports::readPoints(input);
    if (!table)
        return;
    for (const auto& row : table->rows)
        require(row.cells.size() == table->columns.size());
}
