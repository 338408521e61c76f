#include "app/gui/widgets/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollArea>
#include <QSlider>

namespace navsmith::gui {

namespace {

/// Null: not a field that the wheel changes.
QWidget* fieldFor(QObject* watched) {
    const bool isField = qobject_cast<QComboBox*>(watched) != nullptr ||
                         qobject_cast<QAbstractSpinBox*>(watched) != nullptr ||
                         qobject_cast<QSlider*>(watched) != nullptr;
    return isField ? static_cast<QWidget*>(watched) : nullptr;
}

bool scrolls(const QWidget& field) {
    for (const auto* around = field.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (qobject_cast<const QScrollArea*>(around) != nullptr)
            return true;
    }
    return false;
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        if (auto* field = fieldFor(watched); field != nullptr && field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
    } else if (event->type() == QEvent::Wheel) {
        if (const auto* field = fieldFor(watched); field != nullptr && !field->hasFocus() && scrolls(*field)) {
            event->ignore(); // what is around it scrolls
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace navsmith::gui
