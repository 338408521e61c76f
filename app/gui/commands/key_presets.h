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
        /// in the format of QKeySequence::fromString(); empty: no shortcut. "Num+7" is on the keypad; beside it, "7"
        /// works as well, unless another command has it
        const char* keys;
    };
    const char* title;
    std::span<const Keys> keys;
};
/// The first preset is the default.
std::span<const KeyPreset> keyPresets();

} // namespace navsmith::gui
