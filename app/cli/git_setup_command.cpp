// Tells a repository of git to show and merge navigation files by navsmith-cli.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/git_files.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "app/cli/saving.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

struct GitSetupOptions {
    std::vector<fs::path> paths;    ///< one; empty: the current folder
    std::vector<std::string> texts; ///< text forms in the repository
    bool dryRun = false;
    bool json = false;
};

void addGitSetupOptions(CLI::App& command, GitSetupOptions& to, OptionChoices&) {
    addPath(command, "PATH", to.paths, "The repository, or anything in it (default: the current folder)")
        ->type_name("")
        ->expected(0, 1);
    command.add_option("--text", to.texts, "A document that is kept as text: its path or pattern for git")
        ->type_name("PATTERN")
        ->allow_extra_args(false);
    command.add_flag("--dry-run", to.dryRun, "Tell what would be written, and write nothing");
    addJson(command, to.json);
}

/// What files of git get, and their text afterwards.
struct GitFile {
    fs::path path;
    GitText text;
};

/// Lines of .gitattributes. A file of a set refers to the others by numbers, which git cannot merge one by one.
std::vector<std::string> attributeLines(const GitSetupOptions& options) {
    std::vector<std::string> lines;
    const auto add = [&](std::string line) {
        if (std::ranges::find(lines, line) == lines.end())
            lines.push_back(std::move(line));
    };
    for (const auto& system : systems::all()) {
        const auto* attributes = system.codec.saveFiles == nullptr ? "diff=navsmith merge=navsmith" : "diff=navsmith";
        for (const auto pattern : system.codec.fileNames) {
            add(fmt::format("{} {}", pattern, attributes));
            if (const auto lower = bytes::lowered(pattern); lower != pattern)
                add(fmt::format("{} {}", lower, attributes));
        }
    }
    for (const auto& text : options.texts)
        add(fmt::format("{} diff merge=navsmith", text));
    return lines;
}

std::vector<GitSetting> settings() {
    return {{"diff", "navsmith", "textconv", "navsmith-cli textconv"},
            {"merge", "navsmith", "name", "Navsmith"},
            {"merge", "navsmith", "driver", "navsmith-cli merge %O %A %B -o %A --path %P --no-backup"}};
}

/// Empty if there is no such file; nothing if it cannot be read.
std::optional<std::string> contentOf(const fs::path& path, Session& session) {
    std::error_code error;
    if (!fs::exists(path, error) && !error)
        return std::string();
    auto bytes = files::readFile(path);
    if (!bytes) {
        session.add(std::move(bytes.error()));
        return std::nullopt;
    }
    return std::string(bytes::textOf(*bytes));
}

/// The lock by which git keeps others from writing a file: a file beside it that is there while it is written.
class GitLock {
public:
    GitLock(const fs::path& path, Session& session) : session_(session), path_(path) { path_ += ".lock"; }
    GitLock(const GitLock&) = delete;
    GitLock& operator=(const GitLock&) = delete;
    ~GitLock() {
        if (isHeld_)
            (void)disk_->removeFile(path_);
    }

    bool take() {
        const auto file = disk_->create(path_, files::Access::Ordinary);
        isHeld_ = file.has_value();
        if (isHeld_)
            (void)disk_->close(*file);
        else if (file.error() == std::errc::file_exists)
            session_.add({files::FileErrorKind::Busy, path_,
                          texts::inEnglish("exists, so another program is writing the file. If none is, remove it"),
                          std::nullopt});
        else
            session_.add(files::fileError(file.error(), path_, "cannot be created"));
        return isHeld_;
    }

    void release() {
        if (!std::exchange(isHeld_, false))
            return;
        if (const auto removed = disk_->removeFile(path_); !removed)
            session_.add(files::fileError(removed.error(), path_, "could not be removed, and git waits until it is"));
    }

private:
    Session& session_;
    files::Disk disk_;
    fs::path path_;
    bool isHeld_ = false;
};

/// `isLocked`: git locks it, too. It does not lock files of the working tree.
bool replaceFile(const fs::path& path, bool isLocked, const std::string& text, Session& session) {
    GitLock lock(path, session);
    if (isLocked && !lock.take())
        return false;
    const files::PendingFile pending{path, bytes::bytesOf(text)};
    const bool done = saveFiles(std::span(&pending, 1), session, withoutBackups()).has_value();
    lock.release();
    return done;
}

/// Nothing: the session knows why.
std::optional<std::vector<GitFile>> plan(const GitSetupOptions& options, const GitPlaces& places, Session& session) {
    const files::SaveOptions backups;
    std::vector<GitFile> all;
    const auto add = [&](const fs::path& path, auto change) {
        const auto content = contentOf(path, session);
        if (content)
            all.push_back({path, change(*content)});
        return content.has_value();
    };
    const bool isReadable =
        add(places.top / ".gitattributes",
            [&](const std::string& text) { return withLines(text, attributeLines(options)); }) &&
        add(places.top / ".gitignore",
            [&](const std::string& text) { return withLines(text, {backups.backupFolder + "/"}); }) &&
        add(places.config, [](const std::string& text) { return withSettings(text, settings()); });
    return isReadable ? std::optional(std::move(all)) : std::nullopt;
}

Json toJson(const std::vector<GitFile>& files) {
    auto list = Json::array();
    for (const auto& file : files)
        list.push_back({{"file", files::toText(file.path)}, {"added", file.text.added}});
    return list;
}

void printText(std::ostream& out, const std::vector<GitFile>& files, bool dryRun) {
    for (const auto& [path, text] : files) {
        out << fmt::format("{}: {}\n", files::toText(path),
                           text.added.empty() ? "has everything already"
                           : dryRun           ? "would get"
                                              : "got");
        for (const auto& line : text.added)
            out << fmt::format("    {}\n", line);
    }
}

ExitStatus runGitSetup(const GitSetupOptions& options, Session& session) {
    const auto start = options.paths.empty() ? fs::path(".") : options.paths.front();
    const auto repository = findRepository(start);
    const auto places = repository.value_or(std::nullopt);
    if (!repository)
        session.add(repository.error());
    else if (!places)
        session.add(
            {files::FileErrorKind::Invalid, start, texts::inEnglish("is in no repository of git"), std::nullopt});
    std::vector<GitFile> files;
    if (places) {
        if (auto planned = plan(options, *places, session))
            files = std::move(*planned);
        for (const auto& file : files) {
            if (!options.dryRun && !file.text.added.empty() &&
                !replaceFile(file.path, file.path == places->config, file.text.text, session))
                break;
        }
    }
    if (options.json)
        print(session, {{"files", toJson(files)}});
    else if (session.problems().empty())
        printText(session.out(), files, options.dryRun);
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command gitSetupCommand() {
    return command<GitSetupOptions, addGitSetupOptions, runGitSetup>(
        "git-setup", "Let git show and merge navigation files: writes .gitattributes, .gitignore and settings");
}

} // namespace navsmith::cli
