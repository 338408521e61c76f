// Parameters of edits, by type; and the parts of the table.
#pragma once

#include "core/systems/edit.h"

#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

inline constexpr double kFarthest = 65536; ///< twice the size of a map

inline Parameter units(std::string_view id, std::string_view title, std::string_view help, double min, double initial) {
    return {.id = id,
            .title = title,
            .help = help,
            .unit = "units",
            .min = min,
            .max = kFarthest,
            .step = 1,
            .decimals = 3,
            .initial = initial};
}

inline Parameter choice(std::string_view id, std::string_view title, std::string_view help,
                        std::vector<std::string_view> names) {
    const auto last = static_cast<double>(names.size() - 1);
    return {.id = id, .title = title, .help = help, .unit = {}, .min = 0, .max = last, .names = std::move(names)};
}

inline Parameter choiceOf(std::string_view id, std::string_view title, std::string_view help, Choices choices) {
    return {.id = id, .title = title, .help = help, .unit = {}, .choices = choices};
}

inline Parameter onOff(std::string_view id, std::string_view title, std::string_view help, bool initial) {
    return {.id = id, .title = title, .help = help, .unit = {}, .initial = initial ? 1.0 : 0.0};
}

std::vector<Edit> shapeEdits();  ///< edit_table_shape.cpp
std::vector<Edit> cornerEdits(); ///< there, too
std::vector<Edit> cleanEdits();  ///< there, too
std::vector<Edit> selectEdits(); ///< edit_table_select.cpp

} // namespace navsmith::systems::source_nav
