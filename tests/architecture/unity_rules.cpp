#include "tests/architecture/unity_rules.h"

#include "tests/architecture/declared_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace navsmith::architecture {
namespace {

/// The calls of a CMakeLists.txt, each with the name of the function and its words.
std::vector<std::vector<std::string>> callsOf(std::string_view text) {
    std::vector<std::vector<std::string>> calls{{}};
    std::string word;
    bool comment = false;
    for (const char c : text) {
        comment = c == '#' || (comment && c != '\n');
        if (!comment && std::string_view(" \t\n\",<>:()").find(c) == std::string_view::npos) {
            word += c;
            continue;
        }
        if (!word.empty())
            calls.back().push_back(std::exchange(word, {}));
        if (c == ')' && !comment)
            calls.emplace_back();
    }
    return calls;
}

std::string folderOf(std::string_view path) {
    const auto slash = path.rfind('/');
    return std::string(path.substr(0, slash == std::string_view::npos ? 0 : slash));
}

/// What CMake says of targets.
struct Targets {
    std::map<std::string, std::vector<std::string>> sources;
    std::set<std::string> compiledAsOne;
    std::set<std::string> byFolder; ///< of which only sources of one folder are compiled as one
    std::set<std::string> alone;    ///< sources that no other is compiled with

    void read(const TextFile& list) {
        const auto folder = std::filesystem::path(folderOf(list.path));
        std::map<std::string, std::vector<std::string>> variables;
        const auto addSources = [&](std::span<const std::string> words, std::vector<std::string>& output) {
            for (const std::string& word : words) {
                if (const auto variable = variables.find(word); variable != variables.end())
                    output.insert(output.end(), variable->second.begin(), variable->second.end());
                else if (word.ends_with(".cpp"))
                    output.push_back((folder / word).lexically_normal().generic_string());
            }
        };
        for (const auto& call : callsOf(list.text)) {
            if (call.size() < 2)
                continue;
            const auto& function = call[0];
            const auto& target = call[1];
            const auto words = std::span(call).subspan(2);
            const auto has = [&](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
            if (function == "set")
                addSources(words, variables[fmt::format("${{{}}}", target)]);
            else if (function == "set_source_files_properties" && has("SKIP_UNITY_BUILD_INCLUSION"))
                alone.insert((folder / target).lexically_normal().generic_string());
            else if (function == "set_target_properties" && has("UNITY_BUILD_MODE"))
                byFolder.insert(target);
            else if (function.starts_with("navsmith_") || function.starts_with("add_") || function == "target_sources")
                addSources(words, sources[target]);
            if (function == "navsmith_library" || function == "navsmith_test" || function == "navsmith_unity")
                compiledAsOne.insert(target);
        }
    }
};

bool isHeader(std::string_view path) {
    return path.ends_with(".h");
}

/// False for a file and itself, for headers, and for sources of different operating systems.
bool mayMeet(std::string_view a, std::string_view b) {
    const auto areForOthers = [](std::string_view one, std::string_view other) {
        return one.ends_with("_windows.cpp") && other.ends_with("_posix.cpp");
    };
    return a != b && !(isHeader(a) && isHeader(b)) && !areForOthers(a, b) && !areForOthers(b, a);
}

/// A name, and the file that has it.
struct Place {
    std::string_view path;
    DeclaredName name;
};

bool clash(const Place& a, const Place& b) {
    using enum DeclaredName::Kind;
    const bool hidden = a.name.hidden || b.name.hidden;
    if (!mayMeet(a.path, b.path) || (!hidden && (isHeader(a.path) || isHeader(b.path))))
        return false;
    if (a.name.kind == Alias && b.name.kind == Alias)
        return a.name.detail != b.name.detail;
    if (a.name.kind == Function && b.name.kind == Function) // one that is not hidden may be announced where it is used
        return hidden && a.name.detail == b.name.detail;
    return true;
}

} // namespace

std::vector<std::vector<std::string>> unityGroups(std::span<const TextFile> lists) {
    Targets targets;
    for (const TextFile& list : lists)
        targets.read(list);
    std::vector<std::vector<std::string>> groups;
    for (const auto& target : targets.compiledAsOne) {
        std::map<std::string, std::vector<std::string>> parts;
        for (const auto& source : targets.sources[target]) {
            if (!targets.alone.contains(source))
                parts[targets.byFolder.contains(target) ? folderOf(source) : ""].push_back(source);
        }
        for (auto& [folder, sources] : parts)
            groups.push_back(std::move(sources));
    }
    return groups;
}

std::vector<std::string> clashingNames(std::span<const TextFile> files) {
    std::map<std::string, std::vector<Place>> places;
    std::vector<std::string> clashes;
    for (const auto& [path, text] : files) {
        for (auto& name : declaredNames(text)) {
            auto& others = places[name.name];
            Place place{path, std::move(name)};
            const auto other = std::ranges::find_if(others, [&](const Place& each) { return clash(each, place); });
            if (other != others.end())
                clashes.push_back(fmt::format("{}:{}: {} is in {}:{}, too, and both may be compiled as one", path,
                                              place.name.line, place.name.name, other->path, other->name.line));
            others.push_back(std::move(place));
        }
    }
    return clashes;
}

} // namespace navsmith::architecture
