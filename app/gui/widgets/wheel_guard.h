// Keeps the wheel of somebody who scrolls a panel from changing the numbers below the mouse.
#pragma once

#include <QAbstractSpinBox>
#include <QEvent>
#include <QObject>

namespace navsmith::gui {

class WheelGuard : public QObject {
public:
    /// The wheel changes the number only while it has the focus.
    static void install(QAbstractSpinBox& box) {
        box.setFocusPolicy(Qt::StrongFocus);
        box.installEventFilter(new WheelGuard(&box));
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QAbstractSpinBox*>(watched)->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore(); // what is around it scrolls
        return true;
    }

private:
    using QObject::QObject;
};

} // namespace navsmith::gui
