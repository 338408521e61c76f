// Draws what Fusion hardly shows on a dark background: empty check boxes, the button for what a tool bar has no room
// for, and what has the keyboard focus.
#pragma once

#include <QProxyStyle>

namespace navsmith::gui {

class ThemeStyle : public QProxyStyle {
    Q_OBJECT

public:
    /// `strong`: frames around everything, in the colour of texts.
    explicit ThemeStyle(bool strong = false);

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;

private:
    void drawFrame(const QStyleOption& option, const QRect& rect, QPainter& painter, bool focus) const;

    bool strong_;
};

} // namespace navsmith::gui
