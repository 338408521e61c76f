// The edits that the systems offer, as commands: all of them for a menu, and those that fit for a context menu.
#pragma once

#include "app/gui/commands/command_set.h"
#include "core/document/workspace.h"
#include "core/systems/system.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace navsmith::gui {

/// A command "action.verb.SYSTEM.ID" for every edit of every system.
void declareEdits(CommandSet& commands);

/// Puts them to work. Only those of the active document's system are to be seen; those that do not fit the selection
/// are disabled, and their tips say why.
class EditCommands : public QObject {
    Q_OBJECT

public:
    EditCommands(CommandSet& commands, document::Workspace& workspace, QWidget* dialogParent);

    /// All of all systems, under headings.
    void fill(QMenu& menu);
    /// Those that convert a document, of all systems.
    void addConversions(QMenu& menu) const;
    /// Those that fit what is selected, section by section; not what is about the document as a whole.
    void addFitting(QMenu& menu);
    /// Of the active document's system; null if it has none.
    [[nodiscard]] QAction* actionFor(systems::EditRole role) const;

Q_SIGNALS:
    /// What is to be drawn over everything while an edit's numbers are asked for; nothing once they are not.
    void marked(const navsmith::symbol::Primitives& marks);

private:
    struct Entry {
        const systems::System* system;
        const systems::Edit* edit;
        QAction* action;
    };
    [[nodiscard]] bool isHere(const systems::System& system) const;
    void run(const systems::Edit& edit);

    document::Workspace& workspace_;
    QWidget* dialogParent_;
    BoundCommands* bound_;
    std::vector<Entry> entries_;
};

} // namespace navsmith::gui
