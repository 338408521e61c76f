#include "app/gui/theme_style.h"

#include "app/gui/commands/icons.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>

namespace navsmith::gui {

namespace {

constexpr int kExtensionWidth = 20; ///< pixels
constexpr int kFocusWidth = 2;      ///< pixels
constexpr int kStrongFocusWidth = 3;

QColor between(const QColor& a, const QColor& b, float share) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share, a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

} // namespace

ThemeStyle::ThemeStyle(bool strong) : QProxyStyle(QStyleFactory::create("Fusion")), strong_(strong) {}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (metric == PM_ToolBarExtensionExtent)
        return kExtensionWidth;
    // Lists, tables and long texts show the focus in their frame.
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
        return strong_ ? kStrongFocusWidth : kFocusWidth;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

void ThemeStyle::drawFrame(const QStyleOption& option, const QRect& rect, QPainter& painter, bool focus) const {
    const auto& colours = option.palette;
    if (!focus && !strong_)
        return;
    const int width = !focus ? 1 : strong_ ? kStrongFocusWidth : kFocusWidth;
    const auto role = !focus                                 ? QPalette::WindowText
                      : (option.state & State_Selected) != 0 ? QPalette::HighlightedText
                                                             : QPalette::Link;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.color(role), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const int half = width / 2;
    painter.drawRect(rect.adjusted(half, half, -(width - half), -(width - half)));
    painter.restore();
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    QProxyStyle::drawControl(element, option, painter, widget);
    const bool list = qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
    if (element == CE_ShapedFrame && list && (option->state & State_Sunken) != 0)
        drawFrame(*option, option->rect, *painter, (option->state & State_HasFocus) != 0);
    if (element == CE_TabBarTabShape || element == CE_HeaderSection)
        drawFrame(*option, option->rect, *painter, false);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool focus = (option->state & State_HasFocus) != 0 && (option->state & State_Enabled) != 0;
    if (control == CC_SpinBox || control == CC_ComboBox)
        drawFrame(*option, option->rect, *painter, focus);
    else if (control == CC_Slider)
        drawFrame(*option, proxy()->subControlRect(control, option, SC_SliderHandle, widget), *painter, false);
    else if (control == CC_ScrollBar)
        drawFrame(*option, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget), *painter, false);
}

QIcon ThemeStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    return icon == SP_ToolBarHorizontalExtensionButton ? tintedIcon(QStringLiteral(":/style/extension.png"))
                                                       : QProxyStyle::standardIcon(icon, option, widget);
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_FrameFocusRect) {
        if ((option->state & State_KeyboardFocusChange) != 0)
            drawFrame(*option, option->rect, *painter, true);
        return;
    }
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool focus = (option->state & State_HasFocus) != 0 && (option->state & State_Enabled) != 0;
        if (element == PE_FrameLineEdit)
            drawFrame(*option, option->rect, *painter, focus);
        else if (element == PE_PanelButtonCommand || element == PE_FrameGroupBox || element == PE_FrameTabWidget ||
                 element == PE_PanelMenu)
            drawFrame(*option, option->rect, *painter, false);
        return;
    }
    const auto& colours = option->palette;
    const bool enabled = (option->state & State_Enabled) != 0;
    const bool marked = (option->state & (State_On | State_NoChange)) != 0;
    const bool awake = enabled && (option->state & (State_MouseOver | State_HasFocus)) != 0;
    const auto ground = colours.color(QPalette::Base);
    const auto text = colours.color(QPalette::Text);
    const auto highlight = colours.color(QPalette::Highlight);

    const int side = qMin(option->rect.width(), option->rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    box.adjust(0.5, 0.5, -0.5, -0.5);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(awake ? between(highlight, text, 0.4F)
                               : between(ground, text,
                                         strong_   ? 1.0F
                                         : enabled ? 0.45F
                                                   : 0.25F),
                         1));
    painter->setBrush(marked && enabled ? highlight : ground);
    painter->drawRoundedRect(box, 2, 2);
    if (marked) {
        const auto mark = enabled ? colours.color(QPalette::HighlightedText) : between(ground, text, 0.5F);
        painter->setPen(QPen(mark, side / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        if ((option->state & State_NoChange) != 0) {
            painter->drawLine(at(0.28, 0.5), at(0.72, 0.5));
        } else {
            QPainterPath tick(at(0.24, 0.52));
            tick.lineTo(at(0.43, 0.71));
            tick.lineTo(at(0.77, 0.3));
            painter->setBrush(Qt::NoBrush);
            painter->drawPath(tick);
        }
    }
    painter->restore();
}

} // namespace navsmith::gui
