#include "app/gui/panels/typing_keys.h"

#include <QKeyEvent>

namespace navsmith::gui {

std::optional<bool> answerToShortcut(QEvent& event, bool typing) {
    if (event.type() != QEvent::ShortcutOverride)
        return std::nullopt;
    const auto& key = static_cast<QKeyEvent&>(event);
    // While nothing is being typed, undo and redo apply to the document. QLineEdit would consume them even if it has
    // nothing to undo.
    if (!typing && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo))) {
        event.ignore();
        return false;
    }
    // Esc takes back what is typed, before it means anything else.
    if (typing && key.key() == Qt::Key_Escape) {
        event.accept();
        return true;
    }
    return std::nullopt;
}

} // namespace navsmith::gui
