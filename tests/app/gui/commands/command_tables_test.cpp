// Invariants over all commands of the program: ids, shortcuts, menus, and docs/keys.md.
#include "app/gui/command_topics.h"
#include "app/gui/commands/icons.h"
#include "app/gui/search/command_words.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPalette>
#include <QSettings>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace navsmith::gui {
namespace {

class CommandTables : public ::testing::Test {
protected:
    CommandSet commands;

    void SetUp() override {
        QSettings().clear();
        declareCommands(commands);
    }

    [[nodiscard]] static std::string name(const QString& id) { return id.toStdString(); }
    /// Ids of the commands in the menu layouts.
    [[nodiscard]] static std::set<QString> inMenus() {
        std::set<QString> ids;
        for (const auto& layout : menuLayouts()) {
            for (const std::string_view item : layout.items) {
                if (item.starts_with("action."))
                    ids.insert(QString::fromLatin1(item.data()));
            }
        }
        return ids;
    }
};

TEST_F(CommandTables, keysAreUniquePerPlaceInEveryPreset) {
    EXPECT_GT(commands.entries().size(), 200U);
    for (const auto& preset : keyPresets()) {
        commands.applyPreset(preset);
        for (const auto& id : commands.allConflicts()) {
            ADD_FAILURE() << preset.title << ": " << name(id) << " has " << commands.keys(id).toString().toStdString()
                          << ", as " << commands.conflicts(commands.keys(id), id).join(", ").toStdString();
        }
    }
}

TEST_F(CommandTables, aKeyThatAPresetGivesTheViewMeansNothingElseInTheWindow) {
    for (const auto& preset : keyPresets()) {
        commands.applyPreset(preset);
        for (const auto& of : commands.entries()) {
            const auto names = [&](const KeyPreset::Keys& keys) { return keys.names(of.id); };
            if (!(of.place == kViewport) || std::ranges::none_of(preset.keys, names))
                continue;
            for (const auto& other : commands.entries()) {
                EXPECT_FALSE(other.place == kWindow && other.keys == of.keys)
                    << preset.title << ": " << name(of.id) << " and " << name(other.id);
            }
        }
    }
}

TEST_F(CommandTables, menuMnemonicsAreReserved) {
    EXPECT_EQ(commands.conflicts(QKeySequence("Alt+F"), "action.grid"), QStringList{"File menu"});
    commands.setKeys("action.grid", QKeySequence("Alt+F"));
    EXPECT_EQ(commands.allConflicts(), QStringList{"action.grid"});
}

TEST_F(CommandTables, everyIconBelongsToACommand) {
    const auto files = QDir(":/icons").entryList();
    EXPECT_GT(files.size(), 40);
    for (const auto& file : files) {
        const auto name = QFileInfo(file).completeBaseName();
        EXPECT_TRUE(std::ranges::any_of(commands.entries(), [&](const auto& e) { return e.id.endsWith('.' + name); }))
            << file.toStdString();
    }
}

TEST_F(CommandTables, iconsHaveTheColourOfTheThemeAtAnySize) {
    const auto before = QGuiApplication::palette();
    const auto icon = commandIcon("action.save");
    ASSERT_FALSE(icon.isNull());
    EXPECT_TRUE(commandIcon("action.no such command").isNull());
    for (const QColor theme : {QColor(0xE0, 0xE0, 0xE0), QColor(0x20, 0x20, 0x20)}) {
        auto palette = before;
        palette.setColor(QPalette::Active, QPalette::ButtonText, theme);
        QGuiApplication::setPalette(palette);
        for (const int size : {18, 36, 64}) {
            const auto image = icon.pixmap(QSize(size, size)).toImage();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += image.pixelColor(x, y) == theme ? 1 : 0;
            }
            EXPECT_GT(drawn, size / 2) << size;
        }
    }
    QGuiApplication::setPalette(before);
}

TEST_F(CommandTables, everyKeyIsValid) {
    for (const auto& entry : commands.entries()) {
        for (int i = 0; i < entry.standard.count(); ++i)
            EXPECT_NE(entry.standard[static_cast<uint>(i)].key(), Qt::Key_unknown) << name(entry.id);
        EXPECT_LE(entry.standard.count(), 1) << name(entry.id) << ": one key press";
    }
    for (const auto& preset : keyPresets()) {
        for (const auto& keys : preset.keys) {
            EXPECT_TRUE(std::ranges::any_of(commands.entries(), [&](const auto& e) { return keys.names(e.id); }))
                << preset.title << ": " << keys.id;
            EXPECT_EQ(QKeySequence(keys.keys).count(), 1) << preset.title << ": " << keys.id;
        }
    }
}

TEST_F(CommandTables, everyRowOfTheWordsOfOthersNamesACommand) {
    for (const auto& row : commandWords()) {
        const KeyPreset::Keys pattern{row.command, ""};
        EXPECT_TRUE(std::ranges::any_of(commands.entries(), [&](const auto& e) { return pattern.names(e.id); }))
            << row.command;
        for (const auto& word : QString::fromLatin1(row.words).split(QStringLiteral(", ")))
            EXPECT_EQ(plainWords(word), word) << row.command;
    }
}

TEST_F(CommandTables, everyCommandHasATitleAndATopic) {
    for (const auto& entry : commands.entries()) {
        EXPECT_FALSE(entry.title().isEmpty()) << name(entry.id);
        EXPECT_FALSE(entry.topic.isEmpty()) << name(entry.id);
        if (entry.place == kWindow) {
            EXPECT_TRUE(entry.id.startsWith("action.")) << name(entry.id);
        }
    }
}

TEST_F(CommandTables, everyWindowCommandIsInAMenu) {
    const auto ids = inMenus();
    for (const auto& id : ids)
        EXPECT_NE(commands.find(id), nullptr) << name(id);
    for (const auto& entry : commands.entries()) {
        // Edits and tools are added to the menus as parts.
        const bool part = entry.id.startsWith("action.verb.") || entry.id.startsWith("action.tool.");
        if (entry.place == kWindow && !part) {
            EXPECT_TRUE(ids.contains(entry.id)) << name(entry.id);
        }
    }
}

TEST_F(CommandTables, mnemonicsAreUniquePerMenu) {
    for (const auto& layout : menuLayouts()) {
        std::set<QString> taken;
        for (const char* item : layout.items) {
            const auto* entry = commands.find(QLatin1String(item));
            const auto keys = entry == nullptr ? QKeySequence() : QKeySequence::mnemonic(entry->text);
            if (!keys.isEmpty() && std::string_view(layout.id) != "menu.context") {
                EXPECT_TRUE(taken.insert(keys.toString()).second) << layout.id << ": " << item;
            }
        }
    }
    std::set<QString> taken;
    for (const auto& layout : menuLayouts()) {
        const auto isSame = [&](const char* id) { return std::string_view(id) == layout.id; };
        if (std::ranges::any_of(menuBarLayout(), isSame)) {
            EXPECT_TRUE(taken.insert(QKeySequence::mnemonic(layout.title).toString()).second) << layout.id;
        }
    }
    EXPECT_EQ(taken.size(), menuBarLayout().size());
}

TEST_F(CommandTables, keysPageIsUpToDate) {
    QFile page(QStringLiteral(NAVSMITH_SOURCE_DIR "/docs/keys.md"));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    EXPECT_EQ(QString::fromUtf8(page.readAll()).toStdString(), keysPageText(commands).toStdString())
        << "docs/keys.md is stale: navsmith --print-keys > docs/keys.md";
}

TEST_F(CommandTables, keysPageIgnoresUserSettings) {
    const auto before = keysPageText(commands);
    commands.setKeys("action.grid", QKeySequence("F12"));
    EXPECT_EQ(keysPageText(commands), before);
}

} // namespace
} // namespace navsmith::gui
