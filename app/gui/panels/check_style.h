// Check boxes that can be seen on a dark ground: Fusion draws an empty one in the colour of what is behind it.
#pragma once

#include <QProxyStyle>

namespace navsmith::gui {

/// Over the application's style; for check boxes and for those in tables. The widget does not own it.
class CheckStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace navsmith::gui
