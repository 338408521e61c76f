// Finds colours in a picture.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRect>

#include <functional>
#include <optional>

namespace navsmith::tests {

using IsColour = std::function<bool(QRgb)>;

/// Matches the same hue in similar strength: also shaded and blended pixels, but not grey ones.
IsColour likeColour(QColor colour);
IsColour brighterThan(int lightness);
IsColour darkerThan(int lightness);

int count(const QImage& picture, const QRect& area, const IsColour& is);
/// Counts pixels in the whole picture except the corner with the axes.
int count(const QImage& picture, const IsColour& is);
/// Mean position of the pixels of a colour.
std::optional<QPointF> centreOf(const QImage& picture, const QRect& area, const IsColour& is);
/// A square around a pixel; `reach` in pixels to each side.
QRect around(QPointF pixel, int reach);
/// Number of pixels that differ by more than `steps` in any channel.
int differences(const QImage& a, const QImage& b, int steps = 12);

} // namespace navsmith::tests
