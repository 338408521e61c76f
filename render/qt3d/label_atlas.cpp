#include "render/qt3d/label_atlas.h"

#include "render/qt3d/picture.h"

#include <QFont>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace navsmith::render::qt3d {

namespace {

constexpr int kFirst = 0x20;
constexpr int kLetters = 0x100 - kFirst;
constexpr int kColumns = 32;
constexpr int kRows = kLetters / kColumns;
constexpr int kMargin = 2; // pixels of outline around a letter
constexpr int kLetterPixels = 11;

QFont labelFont() {
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Menlo"), QStringLiteral("Consolas")});
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(kLetterPixels);
    font.setBold(true);
    return font;
}

} // namespace

LabelAtlas::LabelAtlas(Qt3DCore::QNode* parent, double pixelRatio) {
    const QFont font = labelFont();
    const QFontMetrics metrics(font);
    const int advance = metrics.horizontalAdvance(QLatin1Char('0')); // the same for all letters: the font is monospaced
    advance_ = static_cast<float>(advance);
    cellWidth_ = advance + 2 * kMargin;
    cellHeight_ = metrics.height() + 2 * kMargin;
    descent_ = static_cast<float>(metrics.descent() + kMargin);
    const double scale = std::ceil(pixelRatio);
    image_ = QImage(QSize(cellWidth_ * kColumns, cellHeight_ * kRows) * scale, QImage::Format_ARGB32_Premultiplied);
    image_.fill(Qt::transparent);

    QPainter painter(&image_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    for (int i = 0; i < kLetters; ++i) {
        const QChar letter(static_cast<char16_t>(kFirst + i));
        const int left = i % kColumns * cellWidth_ + kMargin;
        const int base = i / kColumns * cellHeight_ + kMargin + metrics.ascent();
        QPainterPath path;
        path.addText(left, base, font, letter);
        painter.setClipRect(left - kMargin, base - metrics.ascent() - kMargin, cellWidth_, cellHeight_);
        painter.strokePath(path, QPen(Qt::black, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setPen(Qt::white);
        painter.setFont(font);
        painter.drawText(left, base, QString(letter)); // hinted, so sharper than the path
    }
    painter.end();

    const QRect capital = metrics.tightBoundingRect(QStringLiteral("X"));
    capitalCentre_ = {
        static_cast<float>(kMargin + capital.center().x() + 0.5 - cellWidth_ / 2.0),
        static_cast<float>(cellHeight_ / 2.0 - (kMargin + metrics.ascent() + capital.center().y() + 0.5))};

    texture_ = makeTexture(parent, image_);
}

QVector2D LabelAtlas::cells() const {
    return {kColumns, kRows};
}

std::uint8_t LabelAtlas::cellOf(char32_t letter) {
    return static_cast<std::uint8_t>((letter < kFirst || letter > 0xFF ? U'?' : letter) - kFirst);
}

void LabelAtlas::lay(std::string_view text, const glm::vec3& anchor, symbol::Rgba colour, std::vector<Word>& out) {
    const auto letters = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4();
    std::size_t at = 0;
    for (const char32_t letter : letters) {
        if (at % Word::kLetters == 0)
            out.push_back({anchor, colour, {}, static_cast<std::uint16_t>(at), 0});
        out.back().cells[at++ % Word::kLetters] = cellOf(letter);
        ++out.back().count;
    }
}

} // namespace navsmith::render::qt3d
