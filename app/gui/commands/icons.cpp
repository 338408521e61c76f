#include "app/gui/commands/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>
#include <span>
#include <utility>

namespace navsmith::gui {

namespace {

/// Scales down a picture that is larger than any icon on the screen. The mean of the pixels under each pixel is what
/// drawing the shapes at that size would give.
class TintedIcon final : public QIconEngine {
public:
    explicit TintedIcon(QString file) : file_(std::move(file)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const auto ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, pixmap(rect.size() * ratio, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        if (picture_.isNull()) // many icons are never seen
            picture_ = QImage(file_).convertToFormat(QImage::Format_ARGB32_Premultiplied);
        auto image = picture_.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        const auto colour = QGuiApplication::palette().color(group, role);
        for (int y = 0; y < image.height(); ++y) {
            for (auto& pixel : std::span(reinterpret_cast<QRgb*>(image.scanLine(y)), std::size_t(image.width()))) {
                // Strokes lie between pixels at small sizes; a little more makes up for it.
                const int opacity = std::min(255, qAlpha(pixel) * 9 / 8);
                pixel = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), opacity));
            }
        }
        return QPixmap::fromImage(std::move(image));
    }
    [[nodiscard]] QIconEngine* clone() const override { return new TintedIcon(file_); }

private:
    QString file_;
    QImage picture_;
};

} // namespace

QIcon tintedIcon(const QString& file) {
    return QFile::exists(file) ? QIcon(new TintedIcon(file)) : QIcon();
}

QIcon commandIcon(const QString& commandId) {
    return tintedIcon(QStringLiteral(":/icons/%1.png").arg(commandId.section(u'.', -1)));
}

} // namespace navsmith::gui
