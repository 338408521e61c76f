// Draws what Fusion hardly shows on a dark background: empty check boxes, and the button for what a tool bar has no
// room for.
#pragma once

#include <QProxyStyle>

namespace navsmith::gui {

class ThemeStyle : public QProxyStyle {
    Q_OBJECT

public:
    ThemeStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
};

} // namespace navsmith::gui
