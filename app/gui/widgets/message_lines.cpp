#include "app/gui/widgets/message_lines.h"

#include <QMessageBox>

namespace navsmith::gui {

void setLines(QMessageBox& box, const QStringList& lines) {
    box.setText(lines.mid(0, kMostLines).join(QStringLiteral("\n\n")));
    if (lines.size() <= kMostLines)
        return;
    box.setText(box.text() + QStringLiteral("\n\n…"));
    box.setDetailedText(lines.join(u'\n'));
}

} // namespace navsmith::gui
