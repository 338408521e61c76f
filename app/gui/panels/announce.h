// Tells screen readers what appears without the focus moving there: messages and refusals.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace navsmith::gui {

/// The text becomes the description of the widget that shows it.
inline void announce(QWidget& where, const QString& text) {
    where.setAccessibleDescription(text);
    QAccessibleEvent alert(&where, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace navsmith::gui
