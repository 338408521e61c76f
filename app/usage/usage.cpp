#include "app/usage/usage.h"

#include <algorithm>
#include <array>

namespace navsmith::usage {

namespace {

struct Shell {
    std::string_view name;
    std::string (*completion)(const Program&);
};

constexpr std::array<Shell, 3> kShells{{{"bash", bashCompletion}, {"zsh", zshCompletion}, {"fish", fishCompletion}}};

} // namespace

bool isPath(std::string_view name) {
    static constexpr std::array<std::string_view, 6> kPaths{"PATH", "PATH...", "FILE", "FOLDER", "MAP", "ARCHIVE"};
    return std::ranges::find(kPaths, name) != kPaths.end() || name.starts_with("OUT.");
}

std::string identifier(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, '-', '_');
    return text;
}

std::string singleQuoted(std::string_view text, std::string_view escaped) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'')
            result += escaped;
        else
            result += c;
    }
    return result + "'";
}

std::vector<std::string> shells() {
    std::vector<std::string> names;
    names.reserve(kShells.size());
    for (const auto& shell : kShells)
        names.emplace_back(shell.name);
    return names;
}

std::optional<std::string> completion(const Program& program, std::string_view shell) {
    for (const auto& entry : kShells) {
        if (entry.name == shell)
            return entry.completion(program);
    }
    return std::nullopt;
}

} // namespace navsmith::usage
