// The commands of the program by topic. To add a window command, add a row to the file of its topic and its id to a
// menu (main_window_menus.cpp).
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/commands/key_table.h"
#include "app/gui/commands/menus.h"

#include <span>

namespace navsmith::gui {

class MainWindow;

Topic<MainWindow> fileCommands();
Topic<MainWindow> compareCommands();
Topic<MainWindow> editMenuCommands();
Topic<MainWindow> toolCommands();
Topic<MainWindow> viewCommands();
/// Their keys work while the view has the focus.
Topic<MainWindow> inViewCommands();
Topic<MainWindow> searchCommands();
Topic<MainWindow> bookmarkCommands();
Topic<MainWindow> helpCommands();
/// The commands that show and hide the docks; they use QDockWidget::toggleViewAction().
Topic<MainWindow> panelCommands();

// Guards that many commands share.
bool hasDocument(MainWindow& window);
/// False also while a save of the active document waits for its checks.
bool hasIdleDocument(MainWindow& window);
bool hasSelection(MainWindow& window);
/// Whether the active document has a map.
bool hasMap(MainWindow& window);

// They as conditions of commands, with what is missing.
inline constexpr Condition<MainWindow> kHasDocument{hasDocument, QT_TRANSLATE_NOOP("Commands", "no document is open")};
inline constexpr Condition<MainWindow> kHasIdleDocument{
    hasIdleDocument, QT_TRANSLATE_NOOP("Commands", "no document is open, or it is about to be saved")};
inline constexpr Condition<MainWindow> kHasSelection{hasSelection,
                                                     QT_TRANSLATE_NOOP("Commands", "nothing is selected")};

/// Mouse gestures in the view, and the keys of the camera in fly mode.
std::span<const Gesture> gestures();
/// The menus of the menu bar with their submenus, and the context menu of the view.
std::span<const MenuLayout> menuLayouts();
/// Ids of the menus in the menu bar, in order.
std::span<const char* const> menuBarLayout();

/// Declares every command of the window, services, panels and systems, and the reserved keys that belong to no command.
void declareCommands(CommandSet& commands);
/// The text of docs/keys.md.
QString keysPageText(const CommandSet& commands);

} // namespace navsmith::gui
