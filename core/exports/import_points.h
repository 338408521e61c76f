// Makes elements from points of other programs, by what a builder of the system does with clicks.
#pragma once

#include "core/exports/fields.h"
#include "core/exports/point_table.h"
#include "core/model/change.h"
#include "core/systems/system.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// Null if there is none of this id.
const systems::Builder* findBuilder(const systems::System& system, std::string_view id);

/// What a column becomes: a coordinate of the place, or a property.
struct Target {
    int axis = -1; ///< 0 to 2; -1: a property
    Field field{}; ///< of the type that is made; it may be written

    bool operator==(const Target& other) const { return axis == other.axis && field.id == other.field.id; }
};

/// The targets for a maker: the coordinates "x", "y" and "z", then properties.
std::vector<Target> targetsOf(const systems::System& system, const systems::PointBuilder& maker);
std::string idOf(const Target& target);
/// Null if there is none of this id.
const Target* findTarget(const std::vector<Target>& targets, std::string_view id);

/// For each column the target of its name, as exports write it ("position.x [m]"), if there is one.
std::vector<std::optional<Target>> usualMapping(const systems::System& system, const systems::PointBuilder& maker,
                                                const PointTable& table);

struct PointImport {
    systems::PointBuilder maker = {};                ///< one of the system
    std::vector<double> numbers = {};                ///< arguments of the builder
    std::vector<std::optional<Target>> mapping = {}; ///< one for each column
    bool linked = false; ///< each point of no line continues from the one before, if the builder can; those of lines do
    std::string label;   ///< for the history
};

struct ImportedPoints {
    model::Change change; ///< of the model as it was: one step
    std::vector<model::Element> elements;
    std::vector<RowProblem> problems; ///< rows of which nothing was made, those that could not be read among them
    std::size_t clamped = 0;          ///< values that did not fit, and became the nearest that does
    std::size_t snapped = 0;          ///< values between what the file can hold
};

/// Makes them on `model`. Rows that are wrong are named and left out; the others are made. Where no column says the
/// height, points are put on the ground of the map, or at height 0. Works on any thread. Fails if x or y is not mapped,
/// or two columns have the same target.
Result<ImportedPoints> importPoints(const systems::System& system, model::Model& model, const PointTable& table,
                                    const PointImport& how, const Progress& progress = {});

} // namespace navsmith::exports
