#include "app/gui/panels/severity_icon.h"

#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

using checks::Severity;

QColor severityColour(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return {0xE0, 0x55, 0x55};
    case Severity::Warning:
        return {0xD9, 0x9A, 0x2B};
    case Severity::Note:
        break;
    }
    return {0x5B, 0x8F, 0xD0};
}

QIcon severityIcon(Severity severity) {
    QIcon icon;
    for (const int side : {16, 32}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side / 16.0, side / 16.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(severityColour(severity));
        QPen sign(Qt::white, 2, Qt::SolidLine, Qt::RoundCap);
        if (severity == Severity::Warning) {
            painter.setPen(QPen(severityColour(severity), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolygon(QPolygonF({{8, 2.5}, {14, 13}, {2, 13}}));
            sign.setWidthF(1.7);
            painter.setPen(sign);
            painter.drawLine(QPointF(8, 6), QPointF(8, 9));
            painter.drawPoint(QPointF(8, 11.8));
        } else {
            painter.drawEllipse(QPointF(8, 8), 6.5, 6.5);
            painter.setPen(sign);
            if (severity == Severity::Error) {
                painter.drawLine(QPointF(5.8, 5.8), QPointF(10.2, 10.2));
                painter.drawLine(QPointF(5.8, 10.2), QPointF(10.2, 5.8));
            } else {
                painter.drawLine(QPointF(8, 8), QPointF(8, 11));
                painter.drawPoint(QPointF(8, 5));
            }
        }
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QColor readable(const QColor& colour, const QPalette& on) {
    const auto ground = on.color(QPalette::Base);
    const auto text = on.color(QPalette::Text);
    // High contrast asks for more than the 4.5 of other themes.
    const double leastContrast = contrast(text, ground) > 20 ? 7 : 4.5;
    auto result = colour;
    for (int step = 0; step <= 10 && contrast(result, ground) < leastContrast; ++step) {
        const auto mix = [&](int from, int to) { return from + (to - from) * step / 10; };
        result =
            QColor(mix(colour.red(), text.red()), mix(colour.green(), text.green()), mix(colour.blue(), text.blue()));
    }
    return result;
}

} // namespace navsmith::gui
