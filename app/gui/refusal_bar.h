// The bar above the view that offers to open the files without which an edit was refused.
#pragma once

#include "app/gui/message_bar.h"
#include "core/document/workspace.h"

#include <QPointer>
#include <QStringList>

namespace navsmith::gui {

class FileController;

/// Hidden until an edit is refused for lack of open files; then until document or selection change, another document
/// becomes active, or the user dismisses it. Widgets: "refusalBar", "refusalBar.text", "refusalBar.open",
/// "refusalBar.dismiss".
class RefusalBar : public MessageBar {
    Q_OBJECT

public:
    RefusalBar(document::Workspace& workspace, FileController& files, QWidget* parent = nullptr);

private:
    QPointer<document::Document> document_; ///< in which the edit was refused
    QStringList filesToOpen_;
};

} // namespace navsmith::gui
