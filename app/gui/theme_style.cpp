#include "app/gui/theme_style.h"

#include "app/gui/commands/icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>

namespace navsmith::gui {

namespace {

constexpr int kExtensionWidth = 20; ///< pixels

QColor between(const QColor& a, const QColor& b, float share) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share, a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

} // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStyleFactory::create("Fusion")) {}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    return metric == PM_ToolBarExtensionExtent ? kExtensionWidth : QProxyStyle::pixelMetric(metric, option, widget);
}

QIcon ThemeStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    return icon == SP_ToolBarHorizontalExtensionButton ? tintedIcon(QStringLiteral(":/style/extension.png"))
                                                       : QProxyStyle::standardIcon(icon, option, widget);
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
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
    painter->setPen(QPen(awake ? between(highlight, text, 0.4F) : between(ground, text, enabled ? 0.45F : 0.25F), 1));
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
