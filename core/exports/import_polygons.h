// Makes elements from polygons of other programs.
#pragma once

#include "core/exports/polygon_file.h"
#include "core/model/change.h"
#include "core/systems/system.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// Null if there is none of this id.
const systems::PolygonMaker* findPolygonMaker(const systems::System& system, std::string_view id);

struct PolygonImport {
    const systems::PolygonMaker* maker = nullptr; ///< one of the system
    std::vector<double> numbers = {};             ///< arguments of the maker
    std::vector<std::string> objects = {};        ///< whose polygons count (objectsOf)
    UpAxis up = UpAxis::Y;                        ///< of a model
    double scale = 1;                             ///< world units in one of the file's
    std::string label;                            ///< for the history
};

struct ImportedPolygons {
    model::Change change; ///< of the model as it was: one step; empty if there is nothing to change
    std::vector<model::Element> elements;
    std::size_t polygons = 0;         ///< of the chosen objects
    std::vector<RowProblem> problems; ///< those of which nothing was made, those that could not be read among them
    std::vector<std::string> report;  ///< sentences for people: what became of the others
};

/// Makes them on `model`. Where the file states no heights, corners are put on the ground of the map, or at height 0.
/// Works on any thread. Fails if nothing can be made at all.
Result<ImportedPolygons> importPolygons(model::Model& model, const PolygonFile& file, const PolygonImport& how);

} // namespace navsmith::exports
