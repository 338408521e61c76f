// Parts of derived values, for many rows at a time; see PropertySpec::derive.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <span>

namespace navsmith::systems {

/// Gives each row what a function says of it.
template <typename F>
void each(std::span<const model::Slot> rows, std::span<double> out, F&& f) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(f(rows[i]));
}

} // namespace navsmith::systems
