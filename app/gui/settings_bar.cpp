#include "app/gui/settings_bar.h"

#include <QDir>
#include <QPushButton>
#include <QSettings>

namespace navsmith::gui {

SettingsBar::SettingsBar(Preferences& preferences, QWidget* parent)
    : MessageBar("settingsBar", tr("Settings Not Stored"), parent) {
    auto* dismiss = addButton("dismiss", tr("Dismiss"), tr("Hide this message"));
    connect(dismiss, &QPushButton::clicked, this, &QWidget::hide);
    connect(&preferences, &Preferences::changed, this, &SettingsBar::check);
    check();
}

void SettingsBar::check() {
    QSettings settings;
    settings.sync(); // a full disk shows only now
    const bool areStored = settings.isWritable() && settings.status() != QSettings::AccessError;
    if (!areStored)
        setText(tr("Settings are not stored: %1 cannot be written. They last until you close the window.")
                    .arg(QDir::toNativeSeparators(settings.fileName())));
    setVisible(!areStored);
}

} // namespace navsmith::gui
