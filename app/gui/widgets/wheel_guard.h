// Keeps the wheel of somebody who scrolls a panel from changing the numbers and choices below the mouse.
#pragma once

#include <QEvent>
#include <QWidget>

namespace navsmith::gui {

class WheelGuard : public QObject {
public:
    /// The wheel changes the value of the field only while it has the focus.
    static void install(QWidget& field) {
        field.setFocusPolicy(Qt::StrongFocus); // the wheel does not give it the focus
        field.installEventFilter(new WheelGuard(&field));
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore(); // what is around it scrolls
        return true;
    }

private:
    using QObject::QObject;
};

} // namespace navsmith::gui
