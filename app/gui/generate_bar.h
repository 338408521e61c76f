// The bar above the view that says, over an empty document with a map, which edit fills it.
#pragma once

#include "app/gui/message_bar.h"
#include "core/document/workspace.h"

#include <QString>

class QPushButton;

namespace navsmith::gui {

class CommandSet;

/// Hidden unless the active document draws nothing and its system generates it from its map. Widgets: "generateBar",
/// "generateBar.text", "generateBar.run".
class GenerateBar : public MessageBar {
    Q_OBJECT

public:
    GenerateBar(document::Workspace& workspace, CommandSet& commands, QWidget* parent = nullptr);

private:
    void refresh();

    document::Workspace& workspace_;
    CommandSet& commands_;
    QPushButton* run_;
    QString command_; ///< that fills the active document
};

} // namespace navsmith::gui
