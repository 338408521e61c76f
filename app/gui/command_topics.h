// The commands of the program by subject. A new command of the window is a row in the file of its subject, and its id
// in a menu (main_window_menus.cpp).
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/commands/key_table.h"
#include "app/gui/commands/menus.h"

#include <span>

namespace navsmith::gui {

class MainWindow;

Topic<MainWindow> fileCommands();
Topic<MainWindow> editCommands();
Topic<MainWindow> toolCommands();
Topic<MainWindow> viewCommands();
Topic<MainWindow> searchCommands();
Topic<MainWindow> bookmarkCommands();
Topic<MainWindow> helpCommands();
/// The switches that show the docks; their actions are the docks' own.
Topic<MainWindow> panelCommands();

// What many of them need.
bool hasDocument(MainWindow& window);
bool hasSelection(MainWindow& window);

/// What the mouse does in the view, and the keys that the camera takes while it flies.
std::span<const Gesture> gestures();
/// Menus of the menu bar with their submenus, and the one of the view.
std::span<const MenuLayout> menuLayouts();
/// Those of the menu bar, in order.
std::span<const char* const> menuBarLayout();

/// Every command there is, of the window, its services, its panels and the systems; and the keys that are none's.
void declareCommands(CommandSet& commands);
/// The page docs/keys.md.
QString keysPageText(const CommandSet& commands);

} // namespace navsmith::gui
