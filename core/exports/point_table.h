// Points from other programs: a table with commas, semicolons or tabs, GeoJSON, or a Wavefront model (OBJ).
#pragma once

#include "core/exports/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::exports {

/// Something that is wrong with one row. The others are not affected.
struct RowProblem {
    std::string row;  ///< "line 12" of a table, "feature 3" of GeoJSON
    std::string text; ///< what is wrong: a sentence without a full stop
};

/// Where a point stands in a line.
enum class InLine : std::uint8_t {
    None, ///< it belongs to no line
    First,
    Further, ///< it is linked with the row before
};

struct PointRow {
    std::string name;               ///< as RowProblem::row
    std::vector<std::string> cells; ///< one for each column, may be empty; UTF-8
    InLine inLine = InLine::None;
};

struct PointTable {
    std::vector<std::string> columns; ///< titles; of GeoJSON "x", "y", "z" and the names of properties
    std::vector<PointRow> rows;       ///< those that can be read
    std::vector<RowProblem> problems; ///< the others
};

inline constexpr std::size_t kMostPointBytes = std::size_t{256} << 20U;
inline constexpr std::size_t kMostPoints = 1'000'000;

/// Which axis of a model points up; that of tables and GeoJSON is z.
enum class UpAxis : std::uint8_t { Y, Z };

/// The first line of a table has the titles of its columns. GeoJSON begins with a brace; its features of type Point,
/// LineString and MultiLineString count. Of a Wavefront model the corners count that lines and points name ("l", "p"),
/// or all where there are neither. Fails if the file is none of these, or too large.
Result<PointTable> readPoints(std::span<const std::byte> file, UpAxis up = UpAxis::Y);

} // namespace navsmith::exports
