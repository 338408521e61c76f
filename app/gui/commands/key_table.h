// Generates docs/keys.md, the table of all commands and their shortcuts.
#pragma once

#include "app/gui/commands/command_set.h"

#include <span>

namespace navsmith::gui {

/// A mouse gesture, or a key that belongs to no command.
struct Gesture {
    const char* input; ///< "Middle button"
    const char* what;
};

/// The table in Markdown, with the default shortcuts and those of the presets.
QString keyTable(const CommandSet& commands, std::span<const Gesture> gestures);

} // namespace navsmith::gui
