#include "app/gui/exports/text_mask.h"

#include "app/gui/panels/schema_text.h"

#include <QFont>
#include <QFontMetrics>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace navsmith::gui {

exports::TextMask paintedText(std::string_view text, double size) {
    constexpr double kLetters = 0.8; // of the height of a line
    QFont font;
    font.setPixelSize(std::max(qRound(size * kLetters), 4));
    const QFontMetrics metrics(font);
    const auto shown = fromUtf8(text);
    QImage image(std::max(metrics.horizontalAdvance(shown) + 2, 1), std::max(metrics.height(), 1),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(0, metrics.ascent(), shown);
    painter.end();
    exports::TextMask mask{static_cast<std::uint32_t>(image.width()),
                           static_cast<std::uint32_t>(image.height()),
                           static_cast<std::uint32_t>(metrics.ascent()),
                           {}};
    mask.coverage.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            mask.coverage.push_back(static_cast<std::uint8_t>(qAlpha(image.pixel(x, y))));
    }
    return mask;
}

} // namespace navsmith::gui
