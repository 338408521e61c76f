// Contrast of texts in every theme, by the rules of WCAG 2.
#include "app/gui/panels/severity_icon.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/theme.h"
#include "tests/support/colour_vision.h"

#include <QApplication>
#include <QPalette>
#include <QSettings>

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace navsmith::gui {
namespace {

constexpr std::pair<QPalette::ColorRole, QPalette::ColorRole> kPairs[] = {
    {QPalette::WindowText, QPalette::Window},
    {QPalette::Text, QPalette::Base},
    {QPalette::Text, QPalette::AlternateBase},
    {QPalette::WindowText, QPalette::Base},
    {QPalette::ButtonText, QPalette::Button},
    {QPalette::ButtonText, QPalette::Window},
    {QPalette::ToolTipText, QPalette::ToolTipBase},
    {QPalette::HighlightedText, QPalette::Highlight},
    {QPalette::PlaceholderText, QPalette::Base},
    {QPalette::PlaceholderText, QPalette::Window},
    {QPalette::PlaceholderText, QPalette::AlternateBase},
    {QPalette::Link, QPalette::Base},
    {QPalette::Link, QPalette::Window},
    {QPalette::LinkVisited, QPalette::Base},
    {QPalette::BrightText, QPalette::Window},
    {QPalette::BrightText, QPalette::Base}};

std::string nameOf(Theme theme) {
    return theme == Theme::Dark ? "dark" : theme == Theme::Light ? "light" : "high contrast";
}

TEST(Themes, textsHaveContrast) {
    for (const auto theme : {Theme::Dark, Theme::Light, Theme::HighContrast}) {
        const auto palette = paletteOf(theme);
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            const double least = theme == Theme::HighContrast && group != QPalette::Disabled ? 7 : 4.5;
            for (const auto& [text, ground] : kPairs) {
                EXPECT_GE(contrast(palette.color(group, text), palette.color(group, ground)), least)
                    << nameOf(theme) << ", group " << group << ": role " << text << " on " << ground;
            }
        }
    }
}

TEST(Themes, whatHasTheFocusAndWhatIsSelectedStandOut) {
    for (const auto theme : {Theme::Dark, Theme::Light, Theme::HighContrast}) {
        const auto palette = paletteOf(theme);
        for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button})
            EXPECT_GE(contrast(palette.color(QPalette::Link), palette.color(ground)), 3) << nameOf(theme);
    }
    const auto strong = paletteOf(Theme::HighContrast);
    EXPECT_GE(contrast(strong.color(QPalette::Highlight), strong.color(QPalette::Base)), 7);
}

TEST(Themes, colouredTextsCanBeRead) {
    for (const auto theme : {Theme::Dark, Theme::Light, Theme::HighContrast}) {
        const auto palette = paletteOf(theme);
        for (const QColor colour : {QColor(0xE0, 0x55, 0x55), QColor(0xD9, 0x9A, 0x2B), QColor(0x86, 0x8E, 0x9C)}) {
            EXPECT_GE(contrast(readable(colour, palette), palette.color(QPalette::Base)),
                      theme == Theme::HighContrast ? 7 : 4.5)
                << nameOf(theme) << ' ' << colour.name().toStdString();
        }
    }
}

TEST(Themes, severitiesDifferForColourBlindPeopleAndStandOut) {
    struct Rgb {
        std::uint8_t r, g, b;
    };
    const auto rgb = [](checks::Severity severity) {
        const auto c = severityColour(severity);
        return Rgb{static_cast<std::uint8_t>(c.red()), static_cast<std::uint8_t>(c.green()),
                   static_cast<std::uint8_t>(c.blue())};
    };
    using enum checks::Severity;
    EXPECT_GE(tests::leastDifference(rgb(Error), rgb(Warning)), 9);
    EXPECT_GE(tests::leastDifference(rgb(Error), rgb(Note)), 9);
    EXPECT_GE(tests::leastDifference(rgb(Warning), rgb(Note)), 9);
    // Not by colour alone: the icons differ in shape.
    const auto shapeOf = [](checks::Severity severity) {
        return severityIcon(severity).pixmap(32).toImage().convertToFormat(QImage::Format_Alpha8);
    };
    EXPECT_NE(shapeOf(Error), shapeOf(Warning));
    EXPECT_NE(severityIcon(Error).pixmap(32).toImage().convertToFormat(QImage::Format_Mono),
              severityIcon(Note).pixmap(32).toImage().convertToFormat(QImage::Format_Mono));
}

TEST(Themes, highContrastFollowsTheDesktopUntilAThemeIsChosen) {
    QPalette desktop(QColor(0xF0, 0xF0, 0xF0));
    EXPECT_EQ(themeFor(desktop), Theme::Dark);
    desktop.setColor(QPalette::Window, Qt::black);
    desktop.setColor(QPalette::WindowText, Qt::white);
    EXPECT_EQ(themeFor(desktop), Theme::HighContrast);
    desktop.setColor(QPalette::Window, Qt::white);
    desktop.setColor(QPalette::WindowText, Qt::black);
    EXPECT_EQ(themeFor(desktop), Theme::HighContrast);
    EXPECT_EQ(themeFor(paletteOf(Theme::HighContrast)), Theme::HighContrast);
    EXPECT_EQ(themeFor(paletteOf(Theme::Dark)), Theme::Dark);

    QSettings().clear();
    EXPECT_FALSE(chosenTheme());
    Preferences preferences;
    preferences.set(settings::kLightTheme, true);
    EXPECT_EQ(chosenTheme(), Theme::Light);
    preferences.set(settings::kHighContrast, true);
    EXPECT_EQ(chosenTheme(), Theme::HighContrast);
    preferences.set(settings::kHighContrast, false);
    preferences.set(settings::kLightTheme, false);
    EXPECT_EQ(chosenTheme(), Theme::Dark);
    QSettings().clear();
}

TEST(Themes, scaleIsThatOfThePreferencesUnlessTheEnvironmentSaysOtherwise) {
    const auto before = qgetenv("QT_SCALE_FACTOR");
    qunsetenv("QT_SCALE_FACTOR");
    QSettings().clear();
    applyScale();
    EXPECT_FALSE(qEnvironmentVariableIsSet("QT_SCALE_FACTOR"));
    Preferences preferences;
    preferences.set(settings::kScale, 150);
    applyScale();
    EXPECT_EQ(qgetenv("QT_SCALE_FACTOR"), "1.5");
    preferences.set(settings::kScale, 200);
    applyScale();
    EXPECT_EQ(qgetenv("QT_SCALE_FACTOR"), "1.5");
    qunsetenv("QT_SCALE_FACTOR");
    if (!before.isNull())
        qputenv("QT_SCALE_FACTOR", before);
    QSettings().clear();
}

} // namespace
} // namespace navsmith::gui
