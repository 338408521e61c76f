#include "app/gui/panels/colour_icon.h"

#include <QColor>
#include <QPainter>

namespace navsmith::gui {

QPixmap colourIcon(symbol::Rgba colour) {
    QPixmap icon(12, 12);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(colour.r, colour.g, colour.b));
    painter.drawRoundedRect(QRectF(1, 1, 10, 10), 2, 2);
    return icon;
}

} // namespace navsmith::gui
