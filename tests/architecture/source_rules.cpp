#include "tests/architecture/source_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <regex>

namespace navsmith::architecture {
namespace {

bool startsWithAny(std::string_view text, std::span<const std::string_view> prefixes) {
    return std::ranges::any_of(prefixes, [&](std::string_view prefix) { return text.starts_with(prefix); });
}

/// Calls `visit(number, line)` for each line, numbers from 1.
template <typename Visit>
void forEachLine(std::string_view text, Visit&& visit) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        visit(number, text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

bool isQt(const Include& include) {
    static const std::regex qt(R"(^(Q[A-Z][A-Za-z0-9]*|q[a-z0-9_]+\.h|Qt[A-Za-z0-9]*(/.*)?)$)");
    return std::regex_match(include.path, qt);
}

bool isIo(const Include& include) {
    static constexpr std::array<std::string_view, 8> headers{"cstdio",   "stdio.h",  "filesystem", "fstream",
                                                             "iostream", "unistd.h", "fcntl.h",    "fmt/os.h"};
    return std::ranges::find(headers, include.path) != headers.end();
}

/// Made by Qt's tools beside the source that includes them.
bool isGenerated(const Include& include) {
    return include.path.ends_with(".moc") || include.path.starts_with("moc_") || include.path.starts_with("ui_");
}

const FolderRule* ruleFor(std::string_view path) {
    const FolderRule* longest = nullptr;
    for (const FolderRule& rule : folderRules()) {
        if (path.starts_with(rule.folder) && (!longest || rule.folder.size() > longest->folder.size()))
            longest = &rule;
    }
    return longest;
}

/// "core/systems/NAME/" for what lies in the folder of one system, else nothing: core/systems/shared is no system's.
std::optional<std::string_view> systemFolder(std::string_view path) {
    static constexpr std::string_view systems = "core/systems/";
    if (!path.starts_with(systems) || path.starts_with("core/systems/shared/"))
        return std::nullopt;
    const auto slash = path.find('/', systems.size());
    if (slash == std::string_view::npos)
        return std::nullopt;
    return path.substr(0, slash + 1);
}

bool listsSystems(std::string_view path) {
    return path == "core/systems/registry.cpp" || path == "core/systems/CMakeLists.txt" ||
           path == "core/CMakeLists.txt";
}

std::optional<std::string> whatIsWrong(std::string_view path, const FolderRule& rule, const Include& include) {
    if (isQt(include)) {
        if (!rule.qt)
            return fmt::format("{} knows no Qt", rule.folder);
        return std::nullopt;
    }
    if (!include.quoted) {
        if (!rule.io && isIo(include))
            return fmt::format("{} reads and writes no files", rule.folder);
        return std::nullopt;
    }
    if (isGenerated(include))
        return std::nullopt;
    if (!startsWithAny(include.path, rule.mayInclude) || startsWithAny(include.path, rule.except))
        return fmt::format("{} may not include it", rule.folder);
    const auto theirs = systemFolder(include.path);
    if (theirs && !listsSystems(path) && theirs != systemFolder(path))
        return std::string("only the registry and the system itself may include it");
    return std::nullopt;
}

} // namespace

std::span<const FolderRule> folderRules() {
    // core/document, render/qt3d and app/gui carry Qt, so a folder without Qt may not reach it through them either.
    static const std::vector<FolderRule> rules{
        {.folder = "formats/", .mayInclude = {"formats/"}, .except = {}, .io = false},
        {.folder = "formats/bytes/", .mayInclude = {"formats/bytes/"}, .except = {}, .io = false},
        {.folder = "formats/compression/", .mayInclude = {"formats/compression/"}, .except = {}, .io = false},
        {.folder = "formats/bsp/", .mayInclude = {"formats/bsp/", "formats/bytes/"}, .except = {}, .io = false},
        {.folder = "formats/gta_iv/", .mayInclude = {"formats/gta_iv/", "formats/bytes/"}, .except = {}, .io = false},
        {.folder = "formats/quake/",
         .mayInclude = {"formats/quake/", "formats/bsp/", "formats/bytes/"},
         .except = {},
         .io = false},
        {.folder = "formats/source/",
         .mayInclude = {"formats/source/", "formats/bsp/", "formats/compression/", "formats/bytes/"},
         .except = {},
         .io = false},
        {.folder = "formats/containers/",
         .mayInclude = {"formats/containers/", "formats/compression/", "formats/bytes/"},
         .except = {},
         .io = false},
        {.folder = "core/", .mayInclude = {"core/", "formats/"}, .except = {"core/document/"}},
        {.folder = "core/model/", .mayInclude = {"core/model/", "formats/bytes/"}, .except = {}},
        {.folder = "core/world/", .mayInclude = {"core/world/", "formats/"}, .except = {}, .io = false},
        {.folder = "core/document/", .mayInclude = {"core/", "formats/"}, .except = {}, .qt = true},
        {.folder = "render/",
         .mayInclude = {"render/", "core/", "formats/"},
         .except = {"core/document/", "render/qt3d/"}},
        {.folder = "render/qt3d/", .mayInclude = {"render/", "core/", "formats/"}, .except = {}, .qt = true},
        {.folder = "app/", .mayInclude = {"app/", "render/", "core/", "formats/"}, .except = {}, .qt = true},
        {.folder = "app/logging/", .mayInclude = {"app/logging/", "core/", "formats/"}, .except = {"core/document/"}},
        {.folder = "app/cli/",
         .mayInclude = {"app/cli/", "app/logging/", "render/", "core/", "formats/"},
         .except = {"core/document/", "render/qt3d/"}},
    };
    return rules;
}

std::string withoutComments(std::string_view text) {
    enum class State { Code, Line, Block, String, Character };
    std::string result(text);
    auto state = State::Code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char here = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        // A quote between two digits parts a number and opens nothing: 1'000.
        const bool partsNumber = here == '\'' && i > 0 && std::isxdigit(static_cast<unsigned char>(text[i - 1])) != 0 &&
                                 std::isxdigit(static_cast<unsigned char>(next)) != 0;
        switch (state) {
        case State::Code:
            if (here == '/' && next == '/')
                state = State::Line;
            else if (here == '/' && next == '*')
                state = State::Block;
            else if (here == '"')
                state = State::String;
            else if (here == '\'' && !partsNumber)
                state = State::Character;
            if (state == State::Block) {
                result[i] = result[i + 1] = ' ';
                ++i;
            } else if (state == State::Line) {
                result[i] = ' ';
            }
            break;
        case State::Line:
            if (here == '\n')
                state = State::Code;
            else
                result[i] = ' ';
            break;
        case State::Block:
            if (here == '*' && next == '/') {
                result[i] = result[i + 1] = ' ';
                ++i;
                state = State::Code;
            } else if (here != '\n') {
                result[i] = ' ';
            }
            break;
        case State::String:
        case State::Character:
            if (here == '\\')
                ++i;
            else if (here == (state == State::String ? '"' : '\'') || here == '\n')
                state = State::Code;
            break;
        }
    }
    return result;
}

std::vector<Include> includesOf(std::string_view text) {
    static const std::regex directive(R"(^\s*#\s*include\s*(?:"([^"]+)\"|<([^>]+)>))");
    std::vector<Include> includes;
    const std::string code = withoutComments(text);
    forEachLine(code, [&](std::size_t number, std::string_view line) {
        std::match_results<std::string_view::const_iterator> match;
        if (std::regex_search(line.begin(), line.end(), match, directive)) {
            const bool quoted = match[1].matched;
            includes.push_back({number, match[quoted ? 1 : 2].str(), quoted});
        }
    });
    return includes;
}

std::vector<std::string> brokenIncludes(std::string_view path, std::string_view text) {
    std::vector<std::string> broken;
    const FolderRule* rule = ruleFor(path);
    if (!rule)
        return broken;
    for (const Include& include : includesOf(text)) {
        if (const auto wrong = whatIsWrong(path, *rule, include))
            broken.push_back(fmt::format("{}:{}: includes {}: {}", path, include.line, include.path, *wrong));
    }
    return broken;
}

std::vector<std::string> namedSystems(std::string_view path, std::string_view text,
                                      std::span<const std::string> systems, std::span<const std::string> games) {
    std::vector<std::string> named;
    static constexpr std::array<std::string_view, 3> shared{"core/", "render/", "app/"};
    if (!startsWithAny(path, shared) || listsSystems(path))
        return named;
    const auto own = systemFolder(path);

    std::vector<std::string> names;
    for (const std::string& system : systems) {
        // An id may stand with dashes in file names and on the command line.
        if (own != fmt::format("core/systems/{}/", system))
            names.push_back(fmt::format("\\b{}\\b", std::regex_replace(system, std::regex("_"), "[_-]")));
    }
    // The codecs' namespaces: a system uses those of its game, core/files and core/world their containers and maps.
    static constexpr std::array<std::string_view, 3> mayUseCodecs{"core/systems/", "core/files/", "core/world/"};
    if (!startsWithAny(path, mayUseCodecs)) {
        for (const std::string& game : games)
            names.push_back(fmt::format("\\b{}::|\\bformats/{}/", game, game));
    }
    if (names.empty())
        return named;

    const std::regex pattern(fmt::format("{}", fmt::join(names, "|")));
    const std::string code = withoutComments(text);
    forEachLine(code, [&](std::size_t number, std::string_view line) {
        std::match_results<std::string_view::const_iterator> match;
        if (std::regex_search(line.begin(), line.end(), match, pattern))
            named.push_back(fmt::format("{}:{}: names \"{}\"", path, number, match.str()));
    });
    return named;
}

std::vector<std::string> strayShortcuts(std::string_view path, std::string_view text) {
    std::vector<std::string> stray;
    if (!path.starts_with("app/") || path.starts_with("app/gui/commands/"))
        return stray;
    static const std::regex pattern(R"(\bsetShortcuts?\(|\bQShortcut\b)");
    const std::string code = withoutComments(text);
    forEachLine(code, [&](std::size_t number, std::string_view line) {
        if (std::regex_search(line.begin(), line.end(), pattern))
            stray.push_back(fmt::format("{}:{}: keys belong into a table of commands", path, number));
    });
    return stray;
}

std::vector<std::string> namedMachines(std::string_view path, std::string_view text) {
    // Put together here, so that this file does not find itself.
    static constexpr std::array<std::string_view, 7> tops{"home", "root", "tmp", "work", "mnt", "media", "Users"};
    static constexpr std::array<std::array<std::string_view, 2>, 9> hosts{{{"deb.debian", "org"},
                                                                           {"security.debian", "org"},
                                                                           {"snapshot.debian", "org"},
                                                                           {"archive.ubuntu", "com"},
                                                                           {"npmjs", "(com|org)"},
                                                                           {"pypi", "org"},
                                                                           {"pythonhosted", "org"},
                                                                           {"crates", "io"},
                                                                           {"proxy.golang", "org"}}};
    static const std::regex pattern = [] {
        std::string text;
        for (const auto& [name, domain] : hosts)
            text += fmt::format("\\b{}\\.{}|", name, domain);
        // A path that starts there, not one that passes through a folder of that name.
        return std::regex(fmt::format("{}(^|[^A-Za-z0-9_.~/-])/({})/", text, fmt::join(tops, "|")));
    }();
    std::vector<std::string> named;
    forEachLine(text, [&](std::size_t number, std::string_view line) {
        std::match_results<std::string_view::const_iterator> match;
        if (std::regex_search(line.begin(), line.end(), match, pattern))
            named.push_back(fmt::format("{}:{}: {}", path, number, match.str()));
    });
    return named;
}

} // namespace navsmith::architecture
