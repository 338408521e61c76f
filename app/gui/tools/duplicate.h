// Copies of the selection that a drag then moves.
#pragma once

#include <QtGlobal>

#include <optional>

namespace navsmith::gui {

class Viewport;

/// Copies the selection in its place and selects the copy. A movement with the returned merge key is one step of the
/// history with it. None: it was refused, and the reason is told.
std::optional<quint64> duplicateInPlace(Viewport& viewport);

} // namespace navsmith::gui
