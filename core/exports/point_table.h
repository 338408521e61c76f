// Points from other programs: a table with commas, semicolons or tabs, or GeoJSON.
#pragma once

#include "core/exports/result.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::exports {

/// Something that is wrong with one row. The others are not affected.
struct RowProblem {
    std::string row;  ///< "line 12" of a table, "feature 3" of GeoJSON
    std::string text; ///< what is wrong: a sentence without a full stop
};

struct PointRow {
    std::string name;               ///< as RowProblem::row
    std::vector<std::string> cells; ///< one for each column, may be empty; UTF-8
};

struct PointTable {
    std::vector<std::string> columns; ///< titles; of GeoJSON "x", "y", "z" and the names of properties
    std::vector<PointRow> rows;       ///< those that can be read
    std::vector<RowProblem> problems; ///< the others
};

inline constexpr std::size_t kMostPointBytes = std::size_t{256} << 20U;
inline constexpr std::size_t kMostPoints = 1'000'000;

/// The first line of a table has the titles of its columns. GeoJSON begins with a brace; its features of type Point
/// count. Fails if the file is neither, or too large.
Result<PointTable> readPoints(std::span<const std::byte> file);

} // namespace navsmith::exports
