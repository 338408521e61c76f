#include "app/gui/panels/history_panel.h"

#include "core/document/paths.h"
#include "core/document/recipe_log.h"
#include "core/files/save_set.h"
#include "formats/bytes/text_bytes.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
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

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent), view_(new QUndoView(this)), export_(new QPushButton(tr("Export as Recipe…"), this)) {
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
    layout->addWidget(export_);
    export_->setObjectName(QStringLiteral("history.export"));
    export_->setToolTip(tr("Save what was done as steps that navsmith-cli edit --script repeats on other files"));
    connect(export_, &QPushButton::clicked, this, &HistoryPanel::exportRecipe);
    setEnabled(false);
}

void HistoryPanel::setDocument(document::Document* document) {
    document_ = document;
    // A deleted stack removes itself from the view.
    view_->setStack(document == nullptr ? nullptr : &document->undoStack());
    setEnabled(document != nullptr);
    if (document != nullptr)
        document::RecipeLog::of(*document); // from now on
}

void HistoryPanel::exportRecipe() {
    const auto path = QFileDialog::getSaveFileName(this, tr("Export as Recipe"), QStringLiteral("recipe.txt"),
                                                   tr("Text (*.txt);;JSON (*.json)"));
    if (path.isEmpty() || !document_)
        return;
    const auto recipe = document::RecipeLog::of(*document_).recipe();
    const auto text =
        path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? recipes::toJson(recipe) : recipes::toText(recipe);
    const files::PendingFile pending{document::toPath(path), bytes::bytesOf(text)};
    if (const auto saved = files::saveSet(std::span(&pending, 1)); !saved)
        QMessageBox::warning(this, tr("Export as Recipe"), QString::fromStdString(files::describe(saved.error())));
}

} // namespace navsmith::gui
