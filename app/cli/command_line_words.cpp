#include "app/cli/command_line_words.h"

#include <fmt/format.h>

namespace navsmith::cli {

std::string forCommandLine(std::string message, const systems::System& system,
                           std::initializer_list<std::pair<std::string_view, std::string_view>> own) {
    const auto replace = [&](std::string_view text, std::string_view by) {
        if (const auto at = message.find(text); at != std::string::npos)
            message.replace(at, text.size(), by);
    };
    for (const auto& [text, by] : own)
        replace(text, by);
    for (const auto& edit : system.editing.edits) {
        if (edit.title.find(' ') != std::string_view::npos) // others are words like "Erase"
            replace(edit.title, fmt::format("{} (--do {})", edit.title, edit.id));
    }
    replace("No map is open. Use File > Open Map.", "its map was not found; name it with --map");
    replace("Use File > Open Map.", "Name it with --map.");
    return message;
}

} // namespace navsmith::cli
