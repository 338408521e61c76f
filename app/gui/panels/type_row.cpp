#include "app/gui/panels/type_row.h"

#include "app/gui/widgets/wrapping_check_box.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QPainter>
#include <QPixmapCache>
#include <QToolButton>

namespace navsmith::gui {

namespace {

/// On a square of 16 units.
using Draw = void (*)(QPainter& painter, const QColor& colour, bool on);

/// In grey or, if it is on, in an orange: both are visible on light and dark backgrounds.
QPixmap pictureOf(Draw draw, bool on) {
    constexpr int kSide = 32;
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSide / 16.0, kSide / 16.0);
    draw(painter, on ? QColor(0xE0, 0x8A, 0x1E) : QColor(0x84, 0x8C, 0x99), on);
    return pixmap;
}

void drawPadlock(QPainter& painter, const QColor& colour, bool closed) {
    painter.setPen(QPen(colour, 1.6));
    // The shackle of an open padlock is offset.
    painter.drawArc(QRectF(closed ? 5 : 8.5, 2.5, 6, 8), 0, 180 * 16);
    if (closed)
        painter.drawLine(QPointF(5, 6.5), QPointF(5, 8));
    painter.drawLine(QPointF(closed ? 11 : 8.5, 6.5), QPointF(closed ? 11 : 8.5, 8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(3, 7.5, 10, 6.5), 1.2, 1.2);
}

/// That of the mouse.
void drawPointer(QPainter& painter, const QColor& colour, bool on) {
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(on ? QBrush(colour) : QBrush());
    painter.drawPolygon(QPolygonF{{4, 2}, {4, 12.5}, {6.8, 10}, {8.6, 14}, {10.4, 13.2}, {8.7, 9.3}, {12.3, 9.1}});
}

/// The rows of all types share the pixmaps: `name` is theirs in the cache.
QIcon iconOf(const QString& name, Draw draw) {
    QIcon icon;
    for (const bool on : {false, true}) {
        const auto key = QStringLiteral("display.%1.%2").arg(name).arg(on);
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = pictureOf(draw, on);
            QPixmapCache::insert(key, pixmap);
        }
        icon.addPixmap(pixmap, QIcon::Normal, on ? QIcon::On : QIcon::Off);
    }
    return icon;
}

} // namespace

TypeRow::TypeRow(const QString& id, const QString& title, const QString& what, QWidget* parent)
    : QWidget(parent), id_(id), what_(what), shown_(new WrappingCheckBox(title, this)),
      pick_(addButton(QStringLiteral("display.pick.") + id, tr("Select only %1").arg(what),
                      tr("Selection filter: while this is on, the mouse and Select All take %1 and whatever else is "
                         "picked here, and nothing else.")
                          .arg(what))),
      lock_(addButton(QStringLiteral("display.lock.") + id, tr("Lock %1").arg(what),
                      tr("When locked, %1 cannot be selected or moved with the mouse.").arg(what))) {
    shown_->setObjectName(QStringLiteral("display.type.") + id);
    shown_->setAccessibleName(tr("Show %1").arg(what));
    shown_->setToolTip(tr("Draw %1. Right-click to select them.").arg(what));
    pick_->setIcon(iconOf(QStringLiteral("pointer"), drawPointer));
    lock_->setIcon(iconOf(QStringLiteral("padlock"), drawPadlock));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(shown_, 1);
    layout->addWidget(pick_);
    layout->addWidget(lock_);
    connect(shown_, &QCheckBox::clicked, this, [this] { Q_EMIT shownSelected(shown_->checkState() != Qt::Unchecked); });
    connect(pick_, &QToolButton::clicked, this, &TypeRow::pickedSelected);
    connect(lock_, &QToolButton::clicked, this, &TypeRow::lockedSelected);
}

QToolButton* TypeRow::addButton(const QString& name, const QString& accessible, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setAccessibleName(accessible);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setIconSize({14, 14});
    return button;
}

void TypeRow::addArrow(bool open) {
    auto* arrow = addButton(QStringLiteral("display.groups.") + id_, tr("Groups of %1").arg(what_),
                            tr("Show the groups of %1").arg(what_));
    arrow->setChecked(open);
    arrow->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    static_cast<QHBoxLayout*>(layout())->insertWidget(1, arrow);
    connect(arrow, &QToolButton::toggled, this, [this, arrow](bool on) {
        arrow->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        Q_EMIT opened(on);
    });
}

QString TypeRow::title() const {
    return shown_->text();
}

bool TypeRow::isShown() const {
    return shown_->checkState() != Qt::Unchecked;
}

void TypeRow::set(const State& state) {
    // A click on a check box with three states would go through all of them.
    shown_->setTristate(state.shown == Qt::PartiallyChecked);
    shown_->setCheckState(state.shown);
    pick_->setChecked(state.picked);
    lock_->setChecked(state.locked);
}

void TypeRow::contextMenuEvent(QContextMenuEvent* event) {
    Q_EMIT menuRequested(event->globalPos());
}

} // namespace navsmith::gui
