#include "app/gui/command_topics.h"

#include "app/gui/compare/compare_panel.h"
#include "app/gui/crash_safety.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/generation_panel.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/table_page.h"
#include "app/gui/recipes/recipe_commands.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/viewport/camera_controller.h"
#include "core/systems/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace navsmith::gui {

bool hasDocument(MainWindow& window) {
    return window.workspace().active() != nullptr;
}

bool hasIdleDocument(MainWindow& window) {
    return hasDocument(window) && !window.files().isAwaitingSave(*window.workspace().active());
}

bool hasSelection(MainWindow& window) {
    return hasDocument(window) && !window.workspace().active()->selection().empty();
}

bool hasMap(MainWindow& window) {
    return hasDocument(window) && window.workspace().active()->map().has_value();
}

void declareCommands(CommandSet& commands) {
    for (const auto& system : systems::all())
        commands.declareSystem(fromUtf8(system.id), fromUtf8(system.title));
    for (const auto& topic : {fileCommands(), compareCommands(), editMenuCommands(), searchCommands()})
        commands.declare(topic);
    declareEdits(commands);
    declareTools(commands);
    for (const auto& topic :
         {toolCommands(), inViewCommands(), viewCommands(), panelCommands(), bookmarkCommands(), helpCommands()})
        commands.declare(topic);
    commands.declare(CrashSafety::commands());
    commands.declare(IssuesPanel::commands());
    commands.declare(ComparePanel::commands());
    commands.declare(GenerationPanel::commands());
    commands.declare(RecipeCommands::commands());
    commands.declare(TablePage::commands());
    commands.declare(LogPanel::commands());

    for (const auto& key : CameraController::flyKeys())
        commands.reserve({QCoreApplication::translate("Commands", "%1, while the right button is held")
                              .arg(CommandSet::translated(key.title)),
                          QKeySequence(key.key)});
    for (const auto& menu : menuLayouts()) {
        const auto keys = QKeySequence::mnemonic(QString::fromUtf8(menu.title));
        if (std::ranges::find(menuBarLayout(), menu.id) != menuBarLayout().end() && !keys.isEmpty())
            commands.reserve(
                {QCoreApplication::translate("Commands", "%1 menu").arg(QString::fromUtf8(menu.title).remove(u'&')),
                 keys, false});
    }
}

QString keysPageText(const CommandSet& commands) {
    return keyTable(commands, gestures());
}

} // namespace navsmith::gui
