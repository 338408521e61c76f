// Menus as lists of ids.
#pragma once

#include "app/gui/commands/command_set.h"

#include <functional>
#include <map>
#include <span>

class QMenu;

namespace navsmith::gui {

/// An item is the id of a command ("action.save"), of another menu in the same list ("menu.recent"), kSeparator, or a
/// part ("part.edits") that somebody else fills.
struct MenuLayout {
    const char* id;
    const char* title;
    std::span<const char* const> items;
};
inline constexpr const char* kSeparator = "-";

/// Parts by their ids. Each adds what it has to the end of the menu.
using MenuParts = std::map<QString, std::function<void(QMenu&)>>;

/// Fills a menu with the items of the layout `id`; commands must be declared.
void fillMenu(QMenu& menu, std::span<const MenuLayout> layouts, const char* id, const CommandSet& commands,
              const MenuParts& parts);

} // namespace navsmith::gui
