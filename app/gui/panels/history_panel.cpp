#include "app/gui/panels/history_panel.h"

#include <QPainter>
#include <QUndoView>
#include <QVBoxLayout>

namespace navsmith::gui {

namespace {

/// Marks the saved state.
QIcon savedMark(const QColor& colour) {
    QPixmap dot(12, 12);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(6, 6), 3.5, 3.5);
    return dot;
}

} // namespace

HistoryPanel::HistoryPanel(QWidget* parent) : QWidget(parent), view_(new QUndoView(this)) {
    setObjectName(QStringLiteral("panel.history"));
    setAccessibleName(tr("History"));
    view_->setObjectName(QStringLiteral("history.view"));
    view_->setAccessibleName(tr("Steps"));
    view_->setEmptyLabel(tr("As opened"));
    view_->setCleanIcon(savedMark(palette().color(QPalette::Link)));
    view_->setToolTip(tr("Click a step to go back or forward to it. The dot marks the saved state."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    setEnabled(false);
}

void HistoryPanel::setDocument(document::Document* document) {
    document_ = document;
    // A deleted stack removes itself from the view.
    view_->setStack(document == nullptr ? nullptr : &document->undoStack());
    setEnabled(document != nullptr);
}

} // namespace navsmith::gui
