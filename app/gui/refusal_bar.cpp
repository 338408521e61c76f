#include "app/gui/refusal_bar.h"

#include "app/gui/file_controller.h"
#include "app/gui/panels/counted.h"

#include <QPushButton>

namespace navsmith::gui {

using document::Document;
using document::Workspace;

RefusalBar::RefusalBar(Workspace& workspace, FileController& files, QWidget* parent)
    : MessageBar("refusalBar", tr("Edit Refused"), parent) {
    auto* open = addButton("open", tr("Open"), tr("Open these files together with the others"));
    auto* dismiss = addButton("dismiss", tr("Dismiss"), tr("Hide this message"));
    connect(dismiss, &QPushButton::clicked, this, &QWidget::hide);
    connect(open, &QPushButton::clicked, this, [this, &files] {
        hide();
        if (document_)
            files.openMore(*document_, filesToOpen_);
    });
    connect(&workspace, &Workspace::activeChanged, this, &QWidget::hide);
    connect(&workspace, &Workspace::added, this, [this, open](Document* document) {
        connect(document, &Document::changed, this, &QWidget::hide);
        connect(&document->selection(), &document::Selection::changed, this, &QWidget::hide);
        connect(document, &Document::refused, this, [this, open, document](const model::EditError& error) {
            if (error.filesToOpen.empty())
                return;
            document_ = document;
            filesToOpen_.clear();
            for (const auto& file : error.filesToOpen)
                filesToOpen_ << QString::fromStdString(file);
            setText(QString::fromStdString(error.reason));
            open->setText(filesToOpen_.size() == 1 ? tr("Open %1").arg(filesToOpen_.front())
                                                   : tr("Open %1").arg(counted(error.filesToOpen.size(), "File")));
            show();
        });
    });
}

} // namespace navsmith::gui
