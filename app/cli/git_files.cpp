#include "app/cli/git_files.h"

#include "core/files/disk.h"
#include "core/files/read_file.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

/// Empty if there is no such file.
files::Result<std::string> firstLine(const fs::path& path) {
    if (const auto info = files::Disk()->info(path, files::Links::Follow); !info && files::isMissing(info.error()))
        return std::string();
    const auto bytes = files::readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto text = bytes::textOf(*bytes);
    std::string line(text.substr(0, text.find('\n')));
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

/// The folder of a working tree. In a linked one, ".git" is a file that names the folder. Empty if there is neither.
files::Result<fs::path> gitFolder(const fs::path& top) {
    const auto dotGit = top / ".git";
    const auto info = files::Disk()->info(dotGit, files::Links::Follow);
    if (!info && !files::isMissing(info.error()))
        return tl::unexpected(files::fileError(info.error(), dotGit, "cannot be opened"));
    if (info && info->kind == files::FileKind::Folder)
        return dotGit;
    constexpr std::string_view prefix = "gitdir: ";
    return firstLine(dotGit).map([&](const std::string& line) {
        return line.starts_with(prefix) ? (top / line.substr(prefix.size())).lexically_normal() : fs::path();
    });
}

std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream in(line);
    return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines, std::string_view end) {
    std::string text;
    for (const auto& line : lines)
        text.append(line).append(end);
    return text;
}

std::string_view lineEnd(const std::string& text) {
    return text.find("\r\n") == std::string::npos ? "\n" : "\r\n";
}

bool isHeader(const std::string& line) {
    const auto first = line.find_first_not_of(" \t");
    return first != std::string::npos && line[first] == '[';
}

std::string headerOf(const GitSetting& setting) {
    return fmt::format("[{} \"{}\"]", setting.section, setting.subsection);
}

/// Whether the line sets the key.
bool sets(const std::string& line, std::string_view key) {
    const auto words = wordsOf(line);
    return !words.empty() && (words.front() == key || words.front().starts_with(fmt::format("{}=", key)));
}

/// False: it is there already.
bool apply(std::vector<std::string>& lines, const GitSetting& setting) {
    const auto assignment = fmt::format("\t{} = {}", setting.key, setting.value);
    const auto header = std::ranges::find_if(lines, [&](const std::string& line) {
        return isHeader(line) && line.find(headerOf(setting)) != std::string::npos;
    });
    if (header == lines.end()) {
        lines.push_back(headerOf(setting));
        lines.push_back(assignment);
        return true;
    }
    const auto end = std::find_if(header + 1, lines.end(), isHeader);
    const auto line = std::find_if(header + 1, end, [&](const std::string& l) { return sets(l, setting.key); });
    if (line == end)
        lines.insert(header + 1, assignment);
    else if (wordsOf(*line) == wordsOf(assignment))
        return false;
    else
        *line = assignment;
    return true;
}

} // namespace

files::Result<std::optional<GitPlaces>> findRepository(const fs::path& start) {
    std::error_code error;
    auto folder = fs::absolute(start, error).lexically_normal();
    for (; !error && !folder.empty(); folder = folder.parent_path()) {
        const auto git = gitFolder(folder);
        if (!git)
            return tl::unexpected(git.error());
        if (!git->empty())
            return firstLine(*git / "commondir").map([&](const std::string& common) {
                return std::optional(GitPlaces{folder, (*git / common / "config").lexically_normal()});
            });
        if (folder == folder.parent_path())
            break;
    }
    return std::nullopt;
}

GitText withLines(std::string text, const std::vector<std::string>& lines) {
    GitText out{std::move(text), {}};
    const auto end = lineEnd(out.text);
    const auto present = linesOf(out.text);
    for (const auto& line : lines) {
        const auto words = wordsOf(line);
        const bool isThere = std::ranges::any_of(present, [&](const std::string& other) {
            const auto have = wordsOf(other);
            return !have.empty() && have.front() == words.front() && std::ranges::all_of(words, [&](const auto& word) {
                return std::ranges::find(have, word) != have.end();
            });
        });
        if (!isThere)
            out.added.push_back(line);
    }
    if (!out.added.empty() && !out.text.empty() && !out.text.ends_with('\n'))
        out.text += end;
    out.text += joined(out.added, end);
    return out;
}

GitText withSettings(std::string text, const std::vector<GitSetting>& settings) {
    GitText out{std::move(text), {}};
    auto lines = linesOf(out.text);
    for (const auto& setting : settings) {
        if (apply(lines, setting))
            out.added.push_back(
                fmt::format("{}.{}.{} = {}", setting.section, setting.subsection, setting.key, setting.value));
    }
    if (!out.added.empty())
        out.text = joined(lines, lineEnd(out.text));
    return out;
}

} // namespace navsmith::cli
