#include "tests/render/qt3d/pixels.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace navsmith::tests {

IsColour likeColour(QColor colour) {
    return [colour](QRgb pixel) {
        const QColor c(pixel);
        if (c.hsvSaturation() < 90 || c.value() < 60)
            return false;
        const int off = std::abs(c.hsvHue() - colour.hsvHue());
        return std::min(off, 360 - off) < 18;
    };
}

IsColour brighterThan(int lightness) {
    return [lightness](QRgb pixel) { return qGray(pixel) > lightness; };
}

IsColour darkerThan(int lightness) {
    return [lightness](QRgb pixel) { return qGray(pixel) < lightness; };
}

int count(const QImage& picture, const QRect& area, const IsColour& is) {
    const QRect inside = area & picture.rect();
    int found = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += is(picture.pixel(x, y)) ? 1 : 0;
    }
    return found;
}

int count(const QImage& picture, const IsColour& is) {
    const QRect corner = QRect(0, picture.height() - 120, 130, 120) & picture.rect();
    return count(picture, picture.rect(), is) - count(picture, corner, is);
}

std::optional<QPointF> centreOf(const QImage& picture, const QRect& area, const IsColour& is) {
    const QRect inside = area & picture.rect();
    QPointF sum;
    int found = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            if (is(picture.pixel(x, y))) {
                sum += QPointF(x + 0.5, y + 0.5);
                ++found;
            }
        }
    }
    return found > 0 ? std::optional(sum / found) : std::nullopt;
}

QRect around(QPointF pixel, int reach) {
    const QPoint middle(static_cast<int>(std::floor(pixel.x())), static_cast<int>(std::floor(pixel.y())));
    return {middle - QPoint(reach, reach), middle + QPoint(reach, reach)};
}

int differences(const QImage& a, const QImage& b, int steps) {
    if (a.size() != b.size())
        return std::max(a.width() * a.height(), b.width() * b.height());
    int found = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            found += most > steps ? 1 : 0;
        }
    }
    return found;
}

} // namespace navsmith::tests
