// The commands of the panels, for tests without a window.
#pragma once

#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/table_page.h"

namespace navsmith::tests {

struct PanelCommands : gui::CommandSet {
    PanelCommands() {
        declare(gui::IssuesPanel::commands());
        declare(gui::TablePage::commands());
        declare(gui::LogPanel::commands());
    }
};

} // namespace navsmith::tests
