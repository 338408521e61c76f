// The preferences, on pages. Changes take effect immediately.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/widgets/dialog.h"

class QFormLayout;
class QListWidget;
class QStackedWidget;

namespace navsmith::gui {

class KeysPage;

/// Widgets: "preferences.pages", and each field under its settings key, such as "undo/megabytes" or "view/samples".
class PreferencesDialog : public Dialog {
    Q_OBJECT

public:
    PreferencesDialog(Preferences& preferences, CommandSet& commands, QWidget* parent = nullptr);

    [[nodiscard]] KeysPage& keysPage() { return *keys_; }
    void showPage(const QString& title);

private:
    QFormLayout* addPage(const QString& title, const QString& heading);
    QWidget* addField(QFormLayout* form, const QString& label, QWidget* field, const char* key, const QString& tip);
    QWidget* addNumber(QFormLayout* form, const NumberSetting& setting, const QString& label, const QString& unit,
                       const QString& tip);
    QWidget* addToggle(QFormLayout* form, const ToggleSetting& setting, const QString& label, const QString& tip);
    void addLanguage(QFormLayout* form);
    void addGameFolders(QFormLayout* form);
    void makeGeneral();
    void makeView();
    void makeMap();
    void makeSnap();

    Preferences& preferences_;
    QListWidget* pages_;
    QStackedWidget* stack_;
    KeysPage* keys_;
};

} // namespace navsmith::gui
