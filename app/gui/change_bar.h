// The bar above the view that reports that another program changed the files of the active document.
#pragma once

#include "app/gui/message_bar.h"
#include "core/document/file_watch.h"

namespace navsmith::gui {

class FileController;
class Preferences;

/// Hidden if there is nothing to report. Widgets: "changeBar", "changeBar.text", "changeBar.reload",
/// "changeBar.always", "changeBar.keep".
class ChangeBar : public MessageBar {
    Q_OBJECT

public:
    ChangeBar(document::Workspace& workspace, document::FileWatch& watch, FileController& files,
              Preferences& preferences, QWidget* parent = nullptr);

private:
    void showState();

    document::Workspace& workspace_;
    document::FileWatch& watch_;
};

} // namespace navsmith::gui
