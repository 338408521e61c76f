// Makes check boxes visible on a dark background: Fusion draws an unchecked one in the background colour.
#pragma once

#include <QProxyStyle>

namespace navsmith::gui {

/// Wraps the application's style.
class CheckStyle : public QProxyStyle {
    Q_OBJECT

public:
    /// Applies the style to a check box, or to the check boxes of a view. The widget owns the style.
    static void applyTo(QWidget* widget);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

private:
    using QProxyStyle::QProxyStyle;
};

} // namespace navsmith::gui
