// Messages of many lines, in boxes that fit small screens.
#pragma once

#include <QStringList>

class QMessageBox;

namespace navsmith::gui {

/// How many lines a box shows; they may be long.
inline constexpr qsizetype kMostLines = 6;

/// The first lines as the text of a box, and all of them as its details if there are more.
void setLines(QMessageBox& box, const QStringList& lines);

} // namespace navsmith::gui
