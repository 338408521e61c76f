#include "app/gui/panels/type_row.h"

#include "app/gui/panels/check_style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QPainter>
#include <QToolButton>

namespace navsmith::gui {

namespace {

/// Padlock icon in greys and an orange that are visible on light and dark backgrounds.
QPixmap padlock(bool closed) {
    constexpr int kSide = 32;
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSide / 16.0, kSide / 16.0);
    const QColor colour = closed ? QColor(0xE0, 0x8A, 0x1E) : QColor(0x84, 0x8C, 0x99);
    painter.setPen(QPen(colour, 1.6));
    // The shackle of an open padlock is offset.
    painter.drawArc(QRectF(closed ? 5 : 8.5, 2.5, 6, 8), 0, 180 * 16);
    if (closed)
        painter.drawLine(QPointF(5, 6.5), QPointF(5, 8));
    painter.drawLine(QPointF(closed ? 11 : 8.5, 6.5), QPointF(closed ? 11 : 8.5, 8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(3, 7.5, 10, 6.5), 1.2, 1.2);
    return pixmap;
}

} // namespace

TypeRow::TypeRow(const QString& typeId, const QString& title, QWidget* parent)
    : QWidget(parent), typeId_(typeId), shown_(new QCheckBox(title, this)), lock_(new QToolButton(this)) {
    shown_->setObjectName(QStringLiteral("display.type.") + typeId);
    shown_->setAccessibleName(tr("Show %1").arg(title));
    shown_->setToolTip(tr("Draw %1").arg(title.toLower()));
    CheckStyle::applyTo(shown_);
    lock_->setObjectName(QStringLiteral("display.lock.") + typeId);
    lock_->setAccessibleName(tr("Lock %1").arg(title));
    lock_->setToolTip(tr("When locked, %1 cannot be selected or moved with the mouse.").arg(title.toLower()));
    lock_->setCheckable(true);
    lock_->setAutoRaise(true);
    lock_->setIconSize({14, 14});
    QIcon icon;
    icon.addPixmap(padlock(false), QIcon::Normal, QIcon::Off);
    icon.addPixmap(padlock(true), QIcon::Normal, QIcon::On);
    lock_->setIcon(icon);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(shown_, 1);
    layout->addWidget(lock_);
    connect(shown_, &QCheckBox::clicked, this, &TypeRow::shownSelected);
    connect(lock_, &QToolButton::clicked, this, &TypeRow::lockedSelected);
}

QString TypeRow::title() const {
    return shown_->text();
}

bool TypeRow::isShown() const {
    return shown_->isChecked();
}

void TypeRow::set(bool shown, bool locked) {
    shown_->setChecked(shown);
    lock_->setChecked(locked);
}

} // namespace navsmith::gui
