// Menus described as lists of ids.
#pragma once

#include "app/gui/commands/command_set.h"

#include <functional>
#include <map>
#include <span>

class QMenu;

namespace navsmith::gui {

/// An item is the id of a command ("action.save"), the id of another menu in the same list ("menu.recent"), kSeparator,
/// or the id of a part ("part.edits") that code fills.
struct MenuLayout {
    const char* id;
    const char* title;
    std::span<const char* const> items;
};
inline constexpr const char* kSeparator = "-";

/// Parts by id. Each function appends its items to the menu.
using MenuParts = std::map<QString, std::function<void(QMenu&)>>;

/// Fills a menu with the items of the layout `id`. The commands must be declared.
void fillMenu(QMenu& menu, std::span<const MenuLayout> layouts, const char* id, const CommandSet& commands,
              const MenuParts& parts);

} // namespace navsmith::gui
