// How the severity of a problem looks.
#pragma once

#include "core/checks/rule.h"

#include <QColor>
#include <QIcon>

namespace navsmith::gui {

/// Readable on light and dark grounds.
QColor severityColour(checks::Severity severity);
/// A round mark in the severity's colour, with its sign, so that colour is not all that tells.
QIcon severityIcon(checks::Severity severity);

} // namespace navsmith::gui
