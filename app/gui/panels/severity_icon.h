// Colours and icons of issue severities.
#pragma once

#include "core/checks/rule.h"

#include <QColor>
#include <QIcon>

class QPalette;

namespace navsmith::gui {

/// Readable on light and dark backgrounds.
QColor severityColour(checks::Severity severity);
/// A round icon in the severity's colour with a distinct symbol, so that colour is not the only cue.
QIcon severityIcon(checks::Severity severity);

/// WCAG 2: from 1 to 21.
double contrast(const QColor& a, const QColor& b);
/// The colour, or one between it and the text's that can be read on the background of lists.
QColor readable(const QColor& colour, const QPalette& on);

} // namespace navsmith::gui
