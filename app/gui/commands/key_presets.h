// Keys for those who come from another editor.
#pragma once

#include <span>

namespace navsmith::gui {

/// Commands that it does not name have their default keys, unless one that it names has taken them.
struct KeyPreset {
    struct Keys {
        const char* id;
        const char* keys; ///< as QKeySequence reads it; empty: none
    };
    const char* title;
    std::span<const Keys> keys;
};
/// The first is the program's own.
std::span<const KeyPreset> keyPresets();

} // namespace navsmith::gui
