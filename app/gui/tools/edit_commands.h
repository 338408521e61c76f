// The edits of the systems as commands: all of them for a menu, the applicable ones for a context menu.
#pragma once

#include "app/gui/commands/command_set.h"
#include "core/checks/rule.h"
#include "core/document/job_queue.h"
#include "core/document/workspace.h"
#include "core/systems/system.h"

#include <QObject>
#include <QRect>

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace navsmith::gui {

class EditDialog;

/// "action.verb.SYSTEM.ID".
QString commandOf(const systems::System& system, const systems::Edit& edit);
/// Declares a command for every edit of every system.
void declareEdits(CommandSet& commands);

/// Binds the commands. Only those of the active document's system are visible; those that cannot run are disabled, and
/// their tooltips say why.
class EditCommands : public QObject {
    Q_OBJECT

public:
    EditCommands(CommandSet& commands, document::Workspace& workspace, document::JobQueue& jobs, QWidget* dialogParent);
    ~EditCommands() override;

    /// Adds the edits of all systems as submenus, one a section, but for those of the whole document.
    void addEdits(QMenu& menu);
    /// Adds the edits of the whole document, but for conversions. Hides the menu if the system has none.
    void addDocumentEdits(QMenu& menu);
    /// Adds the edits of all systems that convert a document.
    void addConversions(QMenu& menu) const;
    /// Adds the edits that apply to the selection, in sections; not those of the whole document. If they are many,
    /// large sections are submenus.
    void addApplicable(QMenu& menu);
    /// The edit with this role in the active document's system; null if there is none.
    [[nodiscard]] QAction* actionFor(systems::EditRole role) const;
    /// Runs an edit of the active document's system that fixes issues, with a dialog that begins at once and closes
    /// when the work is done. Tells why if it cannot run.
    void run(const checks::FixEdit& fix);
    /// Goes back to the state before the last operation of the document, an edit, and asks for its arguments again. If
    /// the user cancels, nothing changes.
    void runAgain(document::Document& document);
    /// What is edited, on the screen: dialogs open beside it.
    void setWhere(std::function<QRect()> where) { where_ = std::move(where); }
    /// Closes the dialog that leaves the window usable, without its marks(): for the end of the window.
    void closeDialog();

Q_SIGNALS:
    /// An edit cannot run.
    void refused(const QString& reason);
    /// Preview marks of the edit whose dialog is open; empty when the dialog closes.
    void marked(const navsmith::symbol::Primitives& marks);

private:
    struct Entry {
        const systems::System* system;
        const systems::Edit* edit;
        QAction* action;
    };
    /// Edits of one system that belong together.
    struct Section {
        QString title;
        std::vector<const Entry*> entries;
    };
    /// Each title once a system, in the order of the first edits.
    template <typename Predicate>
    [[nodiscard]] std::vector<Section> sectionsOf(Predicate accepts) const;
    static QMenu* addSubmenu(QMenu& menu, const Section& section);
    [[nodiscard]] bool isHere(const systems::System& system) const;
    void run(const systems::Edit& edit);
    /// What a dialog shows at first. Without arguments it is left out where there is nothing to ask.
    struct Opening {
        std::span<const checks::FixArgument> arguments{};
        bool begins = false;               ///< starts the work at once
        std::function<void()> cancelled{}; ///< called if the edit is not made after all
    };
    void openDialog(const systems::Edit& edit, const Opening& opening);
    /// The arguments of an edit that does not ask first.
    [[nodiscard]] std::vector<double> numbersFor(const systems::Edit& edit, const document::Document& document) const;

    document::Workspace& workspace_;
    document::JobQueue& jobs_;
    QWidget* dialogParent_;
    BoundCommands* bound_;
    std::vector<Entry> entries_;
    std::map<const systems::Edit*, std::vector<double>> lastNumbers_; ///< with which edits were done last
    std::function<QRect()> where_;
    std::unique_ptr<EditDialog> beside_; ///< of an edit that takes long: the window stays usable
};

} // namespace navsmith::gui
