// What other programs call the commands of this one: the consoles of games, Hammer, Blender. Data only.
#pragma once

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace navsmith::gui {

struct CommandWords {
    const char* command; ///< id of a command; '*' stands for any system: "action.verb.*.erase"
    const char* words;   ///< separated by ", "; those of the console of Source without their "nav_"
};

std::span<const CommandWords> commandWords();

/// The words of a command.
[[nodiscard]] QStringList wordsOf(const QString& command);

/// A text as words are written in the table: small letters, blanks for '_', without "nav_" at its beginning.
[[nodiscard]] QString plainWords(const QString& text);

} // namespace navsmith::gui
