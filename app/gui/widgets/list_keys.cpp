#include "app/gui/widgets/list_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>

namespace navsmith::gui {

namespace {

bool belongsTo(const QAbstractItemView& view, const QKeyEvent& key) {
    if ((key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    default:
        break;
    }
    const auto text = key.text();
    return !text.isEmpty() && text.front().isPrint() &&
           view.editTriggers().testFlag(QAbstractItemView::AnyKeyPressed) &&
           view.currentIndex().flags().testFlag(Qt::ItemIsEditable);
}

} // namespace

bool ListKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // An accepted one arrives as a press of a key.
        if (QApplication::activePopupWidget() != nullptr) {
            event->accept();
            return false; // the list of a choice takes Return at this point
        }
        const auto* view = qobject_cast<QAbstractItemView*>(watched);
        if (view != nullptr && belongsTo(*view, static_cast<const QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace navsmith::gui
