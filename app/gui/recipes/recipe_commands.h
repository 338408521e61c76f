// Recipes in a folder of the user's become commands: with a place in a menu, keys, and a form for their questions.
#pragma once

#include "app/gui/commands/command_set.h"
#include "core/document/job_queue.h"
#include "core/document/workspace.h"
#include "core/recipes/recipe.h"

#include <QList>
#include <QObject>

#include <filesystem>
#include <set>

class QAction;
class QWidget;

namespace navsmith::gui {

class RecipeCommands : public QObject {
    Q_OBJECT

public:
    RecipeCommands(CommandSet& commands, document::Workspace& workspace, document::JobQueue& jobs, QWidget& window);

    /// Declares a command "action.recipe.NAME" for each recipe in the folder: files NAME.txt and NAME.json. Call it
    /// again after a change.
    void setFolder(const std::filesystem::path& folder);
    /// The commands for the recipes in the folder, by name.
    [[nodiscard]] QList<QAction*> actions() const;
    /// Asks for a name and keeps what was done to the active document as a command.
    void keepByDialog();
    /// The same with the name. An error tells why it was not kept.
    QString keep(const QString& name);
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Commands of the menu.
    static Topic<RecipeCommands> commands();

Q_SIGNALS:
    void statusMessage(const QString& message);
    /// The list has changed.
    void changed();

private:
    void add(const std::filesystem::path& file);
    /// Reads the file anew, so that changes count, asks its questions, and does it.
    void run(const std::filesystem::path& file);
    void runOn(document::Document& document, const QString& title, recipes::Recipe recipe);
    void complain(const QString& title, const QString& reason);

    CommandSet& commands_;
    document::Workspace& workspace_;
    document::JobQueue& jobs_;
    QWidget& window_;
    BoundCommands* bound_;
    std::filesystem::path folder_;
    std::set<QString> ids_; ///< of recipes that are in the folder
};

} // namespace navsmith::gui
