// The edits that the systems offer, as actions: a menu with all of them, and those that fit for a context menu.
#pragma once

#include "core/document/workspace.h"
#include "core/systems/system.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace navsmith::gui {

class EditsMenu : public QObject {
    Q_OBJECT

public:
    /// Fills `menu` with an action for every edit of every system, called "action.edit.SYSTEM.ID". Only those of the
    /// active document's system are to be seen; those that do not fit the selection are disabled and their tips say
    /// why.
    EditsMenu(document::Workspace& workspace, QMenu& menu, QWidget* dialogParent);

    /// Those that fit what is selected, section by section; not what is about the document as a whole.
    void addFitting(QMenu& menu);
    [[nodiscard]] std::vector<QAction*> actions() const;
    /// Of the active document's system; null if it has none.
    [[nodiscard]] QAction* actionFor(systems::EditRole role) const;
    /// Of all systems: for another menu, where those of others than the active document's are hidden as well.
    [[nodiscard]] std::vector<QAction*> actionsFor(systems::EditRole role) const;

Q_SIGNALS:
    void told(const QString& message);
    /// What is to be drawn over everything while an edit's numbers are asked for; nothing once they are not.
    void marked(const navsmith::symbol::Primitives& marks);

private:
    struct Entry {
        const systems::System* system;
        const systems::Edit* edit;
        QAction* action;
    };
    void refreshSoon();
    void refresh();
    void run(const systems::Edit& edit);

    document::Workspace& workspace_;
    QWidget* dialogParent_;
    std::vector<Entry> entries_;
    std::vector<std::pair<const systems::System*, QAction*>> headings_;
    bool waiting_ = false;
};

} // namespace navsmith::gui
