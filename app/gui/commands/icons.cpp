#include "app/gui/commands/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <utility>

namespace navsmith::gui {

namespace {

/// Draws an SVG with the current text colour for "currentColor", which Qt does not know.
class SvgIcon final : public QIconEngine {
public:
    explicit SvgIcon(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        auto svg = svg_;
        svg.replace("currentColor", QGuiApplication::palette().color(group, role).name().toUtf8());
        QSvgRenderer(svg).render(painter, QRectF(rect));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new SvgIcon(svg_); }

private:
    QByteArray svg_;
};

} // namespace

QIcon svgIcon(const QByteArray& svg) {
    return QIcon(new SvgIcon(svg));
}

QIcon commandIcon(const QString& commandId) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(commandId.section(u'.', -1)));
    return file.open(QIODevice::ReadOnly) ? svgIcon(file.readAll()) : QIcon();
}

} // namespace navsmith::gui
