// Helpers for edits that select areas.
#pragma once

#include "core/systems/source_nav/mesh/selected_elements.h"

#include <string>
#include <string_view>

namespace navsmith::systems::source_nav {

/// Fails with the message `none` if there are no elements.
inline EditResult selectionOr(Elements elements, std::string_view none) {
    if (elements.empty())
        return refused(std::string(none));
    return elements;
}

/// All areas that satisfy a test.
template <typename Test>
EditResult areasThat(const model::Model& m, Test&& test, std::string_view none) {
    Elements out;
    m.forEachLive(kArea, [&](model::Slot a) {
        if (test(a))
            out.push_back({kArea, a});
    });
    return selectionOr(std::move(out), none);
}

} // namespace navsmith::systems::source_nav
