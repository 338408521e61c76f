#include "formats/gta_world/loader_file.h"

#include "formats/bytes/plain_text.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

using Command = LoaderLine::Command;

constexpr std::array<std::pair<std::string_view, Command>, 6> kCommands{{
    {"img", Command::Img},
    {"cdimage", Command::Img},
    {"ide", Command::Ide},
    {"ipl", Command::Ipl},
    {"colfile", Command::Col},
    {"texdiction", Command::Txd},
}};

Command commandOf(std::string_view word) {
    const auto lower = bytes::lowered(word);
    const auto* const it =
        std::find_if(kCommands.begin(), kCommands.end(), [&](const auto& row) { return row.first == lower; });
    return it == kCommands.end() ? Command::Other : it->second;
}

std::string pathOf(std::string_view written, Command command) {
    auto path = bytes::slashed(written);
    const auto name = path.find_last_of('/') + 1; // 0 if there is none
    if (command == Command::Img && path.find('.', name) == std::string::npos)
        path += ".img";
    return path;
}

} // namespace

LoaderFile readLoader(std::span<const std::byte> file) {
    LoaderFile result;
    TextRows rows(file);
    while (rows.next()) {
        const auto& fields = rows.fields();
        if (bytes::lowered(fields[0]) == "exit")
            break;
        LoaderLine line;
        line.command = commandOf(fields[0]);
        line.word = fields[0];
        line.line = rows.line();
        std::size_t before = 0; // the field that the path follows
        if (line.command == Command::Col && fields.size() > 2) {
            if (const auto level = toCount(fields[1])) {
                line.level = *level;
                before = 1;
            }
        }
        const auto written = rows.after(before);
        if (written.empty() && line.command != Command::Other) {
            result.notes.add(rows.line(), [&] { return texts::format("{} without a path", shown(fields[0])); });
            continue;
        }
        if (!written.empty())
            line.path = pathOf(written, line.command);
        result.lines.push_back(std::move(line));
    }
    return result;
}

} // namespace navsmith::gta_world
