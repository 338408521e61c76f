// Keeps the wheel of somebody who scrolls a panel from changing the numbers and choices below the mouse.
#pragma once

#include <QObject>

namespace navsmith::gui {

/// In what scrolls, the wheel changes the value of a field only while the field has the focus, and does not give it the
/// focus. Install it on the application.
class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace navsmith::gui
