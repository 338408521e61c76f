#include "app/gui/panels/own_keys.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace navsmith::gui {

OwnKeys::OwnKeys(QWidget* view) : QObject(view), view_(view) {
    view->installEventFilter(this);
}

QAction* OwnKeys::actionFor(const QKeyEvent& event) const {
    const QKeySequence keys(event.keyCombination());
    const auto actions = view_->actions();
    const auto it = std::ranges::find_if(
        actions, [&](const QAction* action) { return action->isEnabled() && action->shortcuts().contains(keys); });
    return it == actions.end() ? nullptr : *it;
}

bool OwnKeys::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (watched != view_ || (type != QEvent::ShortcutOverride && type != QEvent::KeyPress))
        return QObject::eventFilter(watched, event);
    auto* action = actionFor(static_cast<const QKeyEvent&>(*event));
    if (action == nullptr)
        return false;
    event->accept(); // at the first of the two: the key is no shortcut of the window then, and comes as a press
    if (type == QEvent::KeyPress)
        action->trigger();
    return true;
}

} // namespace navsmith::gui
