#include "app/gui/settings_bar.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QWidget>

#include <gtest/gtest.h>

namespace navsmith::gui {
namespace {

TEST(SettingsBars, saysThatSettingsAreNotStored) {
    QSettings().clear();
    QTemporaryDir folder;
    QFile obstacle(folder.filePath("obstacle")); // a file where a folder is needed: no rights help
    ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
    const auto usual = QSettings().fileName();
    Preferences preferences;
    QWidget window;
    SettingsBar bar(preferences, &window);
    EXPECT_TRUE(bar.isHidden());

    QSettings::setPath(QSettings::defaultFormat(), QSettings::UserScope, obstacle.fileName());
    preferences.set(settings::kSnap, true);
    EXPECT_FALSE(bar.isHidden());
    EXPECT_TRUE(bar.findChild<QLabel*>("settingsBar.text")->text().contains(QSettings().fileName()));
    bar.findChild<QPushButton*>("settingsBar.dismiss")->click();
    EXPECT_TRUE(bar.isHidden());
    EXPECT_FALSE(SettingsBar(preferences, &window).isHidden()) << "at the start";

    const auto scope = usual.section('/', 0, -3);
    QSettings::setPath(QSettings::defaultFormat(), QSettings::UserScope, scope);
    ASSERT_EQ(QSettings().fileName(), usual);
    preferences.set(settings::kSnap, false);
    EXPECT_TRUE(bar.isHidden());
}

} // namespace
} // namespace navsmith::gui
