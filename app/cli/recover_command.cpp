// Finishes or undoes an interrupted save.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "core/files/archive.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/files/recover_folder.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

struct RecoverOptions {
    std::vector<fs::path> paths;
    bool json = false;
};

void addRecoverOptions(CLI::App& command, RecoverOptions& to, OptionChoices&) {
    addPath(command, "PATH", to.paths, "Folders, or archives")->required()->type_name("");
    addJson(command, to.json);
}

std::string_view nameOf(files::RecoveryOutcome outcome) {
    switch (outcome) {
    case files::RecoveryOutcome::RolledForward:
        return "finished";
    case files::RecoveryOutcome::RolledBack:
        return "undone";
    case files::RecoveryOutcome::Nothing:
        break;
    }
    return "nothing";
}

Json pathsJson(const std::vector<fs::path>& paths) {
    auto array = Json::array();
    for (const auto& path : paths)
        array.push_back(files::toText(path));
    return array;
}

/// A folder, a file in one, or an archive.
files::Result<files::RecoveryReport> recover(const fs::path& path) {
    const auto info = files::explain(files::Disk()->info(path, files::Links::Follow), path, "cannot be opened");
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind == files::FileKind::Folder)
        return files::recoverFolder(path);
    auto report = files::recoverArchive(path);
    if (!report || report->isNews())
        return report;
    const auto folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    return files::recoverFolder(folder);
}

ExitStatus runRecover(const RecoverOptions& options, Session& session) {
    auto recovered = Json::array();
    for (const auto& path : options.paths) {
        std::error_code failure;
        if (!fs::exists(path, failure) && !failure) {
            session.add({files::FileErrorKind::Other, path, texts::inEnglish("cannot be found"), std::nullopt});
            continue;
        }
        auto report = recover(path);
        if (!report) {
            session.add(std::move(report.error()));
            continue;
        }
        if (options.json)
            recovered.push_back({{"path", files::toText(path)},
                                 {"outcome", nameOf(report->outcome)},
                                 {"files", pathsJson(report->files)},
                                 {"leftAlone", pathsJson(report->leftAlone)},
                                 {"message", report->message}});
        else
            session.out() << files::toText(path) << ": " << report->message << '\n';
    }
    if (options.json)
        print(session, {{"recovered", std::move(recovered)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command recoverCommand() {
    return command<RecoverOptions, addRecoverOptions, runRecover>("recover", "Finish or undo an interrupted save");
}

} // namespace navsmith::cli
