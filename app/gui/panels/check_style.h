// Check boxes that can be seen on a dark ground: Fusion draws an empty one in the colour of what is behind it.
#pragma once

#include <QProxyStyle>

namespace navsmith::gui {

/// Over the application's style.
class CheckStyle : public QProxyStyle {
    Q_OBJECT

public:
    /// For a check box, or for the check boxes in a view. The style goes with the widget.
    static void applyTo(QWidget* widget);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

private:
    using QProxyStyle::QProxyStyle;
};

} // namespace navsmith::gui
