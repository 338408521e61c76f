// The page docs/keys.md: every command with its keys, as the program has them.
#pragma once

#include "app/gui/commands/command_set.h"

#include <span>

namespace navsmith::gui {

/// What the mouse does, or a key that is no command's.
struct Gesture {
    const char* input; ///< "Middle button"
    const char* what;
};

/// Markdown, with the default keys and those of the presets.
QString keyTable(const CommandSet& commands, std::span<const Gesture> gestures);

} // namespace navsmith::gui
