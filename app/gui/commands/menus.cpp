#include "app/gui/commands/menus.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <string_view>

namespace navsmith::gui {

void fillMenu(QMenu& menu, std::span<const MenuLayout> layouts, const char* id, const CommandSet& commands,
              const MenuParts& parts) {
    const auto layout =
        std::ranges::find_if(layouts, [&](const MenuLayout& each) { return std::string_view(each.id) == id; });
    Q_ASSERT(layout != layouts.end());
    menu.setObjectName(QLatin1String(layout->id));
    menu.setTitle(QCoreApplication::translate("Commands", layout->title));
    for (const std::string_view item : layout->items) {
        if (item == kSeparator) {
            menu.addSeparator();
        } else if (item.starts_with("action.")) {
            auto* action = commands.action(QLatin1String(item.data()));
            Q_ASSERT(action != nullptr);
            menu.addAction(action);
        } else if (item.starts_with("menu.")) {
            fillMenu(*menu.addMenu(QString()), layouts, item.data(), commands, parts);
        } else {
            parts.at(QLatin1String(item.data()))(menu);
        }
    }
}

} // namespace navsmith::gui
