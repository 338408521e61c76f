// Colours and icons of issue severities.
#pragma once

#include "core/checks/rule.h"

#include <QColor>
#include <QIcon>

namespace navsmith::gui {

/// Readable on light and dark backgrounds.
QColor severityColour(checks::Severity severity);
/// A round icon in the severity's colour with a distinct symbol, so that colour is not the only cue.
QIcon severityIcon(checks::Severity severity);

} // namespace navsmith::gui
