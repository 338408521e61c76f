// Shortcut presets that follow other editors.
#pragma once

#include <span>

class QString;

namespace navsmith::gui {

/// Commands that are not named keep their default, unless a named command uses it.
struct KeyPreset {
    struct Keys {
        /// of a command; "action.verb.*.erase": the edit of every system
        const char* id;
        [[nodiscard]] bool names(const QString& command) const;
        const char* keys; ///< in the format of QKeySequence::fromString(); empty: no shortcut
    };
    const char* title;
    std::span<const Keys> keys;
};
/// The first preset is the default.
std::span<const KeyPreset> keyPresets();

} // namespace navsmith::gui
