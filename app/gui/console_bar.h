// The bar above the view that tells, after a save, what to type in the game's console to read the file again.
#pragma once

#include "app/gui/message_bar.h"
#include "core/document/workspace.h"

#include <QPointer>

namespace navsmith::gui {

class FileController;

/// Hidden until files of a document were saved whose game has such a line, and settings::kConsoleLine is on; then until
/// the document changes or is closed, another one becomes active, or the user dismisses it. Widgets: "consoleBar",
/// "consoleBar.text", "consoleBar.copy", "consoleBar.dismiss".
class ConsoleBar : public MessageBar {
    Q_OBJECT

public:
    ConsoleBar(document::Workspace& workspace, FileController& files, QWidget* parent = nullptr);

private:
    void tell(const document::Document& document);

    QString line_;
};

} // namespace navsmith::gui
