// What is to be seen in a picture: counts of pixels by colour.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRect>

#include <functional>
#include <optional>

namespace navsmith::tests {

using IsColour = std::function<bool(QRgb)>;

/// Of the same hue and about as strong; shaded and blended pixels count, grey ones do not.
IsColour likeColour(QColor colour);
IsColour brighterThan(int lightness);
IsColour darkerThan(int lightness);

int count(const QImage& picture, const QRect& area, const IsColour& is);
/// All of the picture but the corner where the axes are.
int count(const QImage& picture, const IsColour& is);
/// Mean place of the pixels of a colour.
std::optional<QPointF> centreOf(const QImage& picture, const QRect& area, const IsColour& is);
/// A square about a pixel; reach in pixels to each side.
QRect around(QPointF pixel, int reach);
/// Pixels that differ by more than some steps in any channel.
int differences(const QImage& a, const QImage& b, int steps = 12);

} // namespace navsmith::tests
