// The bar above the view that says that preferences, keys and the list of recent files are not stored.
#pragma once

#include "app/gui/message_bar.h"
#include "app/gui/preferences/settings.h"

namespace navsmith::gui {

/// Hidden while the settings file can be written; looks again whenever a preference changes. Widgets: "settingsBar",
/// "settingsBar.text", "settingsBar.dismiss".
class SettingsBar : public MessageBar {
    Q_OBJECT

public:
    explicit SettingsBar(Preferences& preferences, QWidget* parent = nullptr);

private:
    void check();
};

} // namespace navsmith::gui
