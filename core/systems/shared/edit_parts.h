// What edits of any system are made of: readings of a selection, and parameters.
#pragma once

#include "core/systems/edit.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

using Selection = std::span<const model::Element>;
using Values = const EditArguments&;

/// What an edit gives that says why it is not done.
inline tl::unexpected<model::EditError> refused(std::string reason) {
    return tl::unexpected(model::EditError{std::move(reason)});
}

/// Live rows of a type, in the order in which they were chosen.
inline std::vector<model::Slot> selected(const model::Model& m, Selection selection, model::ElementTypeId type) {
    std::vector<model::Slot> rows;
    for (const auto& e : selection) {
        if (e.type == type && m.isLive(e))
            rows.push_back(e.slot);
    }
    return rows;
}

inline bool hasType(Selection selection, model::ElementTypeId type) {
    return std::ranges::any_of(selection, [&](const model::Element& e) { return e.type == type; });
}

inline Elements elements(model::ElementTypeId type, const std::vector<model::Slot>& rows) {
    Elements out;
    out.reserve(rows.size());
    for (const auto row : rows)
        out.push_back({type, row});
    return out;
}

/// A whole number without a unit.
inline Parameter numberParameter(std::string_view id, std::string_view title, std::string_view help, double min,
                                 double max, double initial) {
    return {.id = id, .title = title, .help = help, .unit = {}, .min = min, .max = max, .initial = initial};
}

/// A length in world units, in steps of eighths.
inline Parameter unitsParameter(std::string_view id, std::string_view title, std::string_view help, double min,
                                double max, double initial) {
    return {.id = id,
            .title = title,
            .help = help,
            .unit = "units",
            .min = min,
            .max = max,
            .step = 0.125,
            .decimals = 3,
            .initial = initial};
}

/// One of several names.
inline Parameter choiceParameter(std::string_view id, std::string_view title, std::string_view help, double initial,
                                 std::vector<std::string_view> names) {
    const auto last = static_cast<double>(names.size() - 1);
    return {.id = id,
            .title = title,
            .help = help,
            .unit = {},
            .min = 0,
            .max = last,
            .initial = initial,
            .names = std::move(names)};
}

} // namespace navsmith::systems
