// Sets of area files: which name says which area, and which files make one document.
#pragma once

#include "core/parallel/parallel.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/shared/path_grid.h"
#include "core/systems/system.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::paths {

/// Area number of a file name: "nodes", a number of the grid, and an ending (in small letters, with the dot), whatever
/// the case of the letters.
std::optional<int> areaOfName(const Grid& grid, std::string_view name, std::string_view ending);

/// The files of a folder are one document, as the game has them; a second file of one area begins another one, and a
/// file that is known by its contents only stands alone.
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names,
                                                std::optional<int> (*areaOf)(std::string_view name));

/// All rows of type `file`.
std::vector<model::Slot> liveFiles(const model::Model& model);

bytes::FormatError failure(const InputFile& input, std::string field, std::string found, std::string expected);

/// Puts areas in the order of their `number`; a second file of one area is an error of its own. An area has the file
/// that it was read from as `input`.
template <typename Area>
void sortAreas(std::vector<Area>& areas, std::vector<bytes::FormatError>& failures) {
    std::ranges::stable_sort(areas, {}, &Area::number);
    for (std::size_t i = 1; i < areas.size();) {
        if (areas[i].number != areas[i - 1].number) {
            ++i;
            continue;
        }
        failures.push_back(failure(*areas[i].input, "area number",
                                   "a second file of area " + std::to_string(areas[i].number),
                                   "only " + areas[i - 1].input->name));
        areas.erase(areas.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// Reads every file of a set that can be read into an area, in the order of their numbers. `readArea` takes the bytes,
/// on any thread; `numberOf` the file and what was read. An error if there is none.
template <typename Area, typename Read, typename NumberOf>
bytes::Result<std::vector<Area>> readAreas(std::span<const InputFile> files, const Progress& progress, Read readArea,
                                           NumberOf numberOf, std::vector<bytes::FormatError>& failures) {
    std::vector<std::optional<bytes::Result<Area>>> read(files.size());
    if (!parallel::run(
            files.size(), [&](std::size_t i) { read[i] = readArea(files[i].bytes); }, progress))
        return tl::unexpected(loadCancelled(files.front().name));
    std::vector<Area> areas;
    areas.reserve(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        auto& area = *read[i];
        if (!area) {
            failures.push_back(std::move(area.error()));
            failures.back().file = files[i].name;
            continue;
        }
        const bytes::Result<int> number = numberOf(files[i], area->file);
        if (!number) {
            failures.push_back(number.error());
            continue;
        }
        area->input = &files[i];
        area->number = *number;
        areas.push_back(std::move(*area));
    }
    sortAreas(areas, failures);
    if (!areas.empty())
        return areas;
    if (!failures.empty())
        return tl::unexpected(failures.front());
    return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
}

/// The number comes from the name; a file of another name is placed by what its first node says.
template <typename File>
bytes::Result<int> areaNumber(const Grid& grid, const InputFile& input, const File& file, std::optional<int> byName,
                              std::string_view expectedName) {
    if (byName)
        return *byName;
    if (!file.nodes.empty() && file.nodes.front().area < grid.areas())
        return file.nodes.front().area;
    return tl::unexpected(failure(input, "file name", input.name, std::string(expectedName)));
}

} // namespace navsmith::systems::paths
