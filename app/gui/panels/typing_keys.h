// Keys of shortcuts in a field that somebody types into.
#pragma once

#include <QEvent>

#include <optional>

namespace navsmith::gui {

/// What `event()` of a field returns at once; nothing: its base class decides.
std::optional<bool> answerToShortcut(QEvent& event, bool typing);

} // namespace navsmith::gui
