// What verbs of any system are made of: readings of a selection, and parameters.
#pragma once

#include "core/systems/verb.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

using Selection = std::span<const model::Element>;
using Values = const Given&;

/// What an edit gives that says why it is not done.
inline tl::unexpected<model::Refusal> refused(std::string reason) {
    return tl::unexpected(model::Refusal{std::move(reason)});
}

/// Live rows of a kind, in the order in which they were chosen.
inline std::vector<model::Slot> chosen(const model::Model& m, Selection selection, model::KindId kind) {
    std::vector<model::Slot> rows;
    for (const auto& e : selection) {
        if (e.kind == kind && m.isLive(e))
            rows.push_back(e.slot);
    }
    return rows;
}

inline bool hasKind(Selection selection, model::KindId kind) {
    return std::ranges::any_of(selection, [&](const model::Element& e) { return e.kind == kind; });
}

inline Elements elements(model::KindId kind, const std::vector<model::Slot>& rows) {
    Elements out;
    out.reserve(rows.size());
    for (const auto row : rows)
        out.push_back({kind, row});
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
