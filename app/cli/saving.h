// Saves what a command has edited and reports it.
#pragma once

#include "app/cli/input_options.h"
#include "app/cli/json_output.h"
#include "app/cli/session.h"
#include "core/files/save_set.h"
#include "core/opening/game_copies.h"
#include "core/opening/save_document.h"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace CLI { // NOLINT(readability-identifier-naming): CLI11's
class App;
class Option;
} // namespace CLI

namespace navsmith::cli {

struct SaveOptions {
    std::optional<std::filesystem::path> outFolder; ///< none: in place
    bool replace = false;                           ///< also replace files that do not belong to the document
    bool bothCopies = false;    ///< in place: also write the other copies of the files in the game's folders
    bool replaceCopies = false; ///< also overwrite copies whose content differs
};

/// -o: the folder. Returns the option.
CLI::Option* addOutputFolder(CLI::App& command, SaveOptions& to,
                             const std::string& help = "Save into this folder, do not change the input");
/// --both-copies. Returns the option.
CLI::Option* addBothCopies(CLI::App& command, SaveOptions& to);
/// -o and --both-copies, one of which can be given.
void addSaveOptions(CLI::App& command, SaveOptions& to);

/// The folder of --output for a document. With --recursive and --files-from the folders of the input are found again in
/// it, below the one that all paths of the command line have in common.
class OutputTree {
public:
    OutputTree(const SaveOptions& options, const InputOptions& inputs);

    [[nodiscard]] std::filesystem::path folderFor(const opening::OpenedDocument& document,
                                                  const std::filesystem::path& out) const;

private:
    bool mirrors_ = false;
    std::filesystem::path common_;
};

/// Used for all documents of a command. All references must outlive it.
class Saving {
public:
    Saving(const SaveOptions& options, const InputOptions& inputs, Session& session)
        : options_(options), session_(session), tree_(options, inputs) {}

    /// Saves the files that `change`, made since the document was opened, affects; or all into the output folder, where
    /// one document must not overwrite another. Returns nothing if there was nothing to save or saving failed; the
    /// session gets the error.
    /// For `serve`: only notes the change.
    std::optional<files::SaveReport> save(opening::OpenedDocument& document, const model::Change& change);
    /// Writes the files in `unsaved`, or all into the output folder. Nothing if that failed.
    std::optional<files::SaveReport> write(opening::OpenedDocument& document, const opening::UnsavedFiles& unsaved);

private:
    /// Writes the other copies of saved files; with --replace also over copies with other content. Adds the written
    /// files to `saved`.
    void saveCopies(const opening::OpenedDocument& document, const opening::HeldBefore& held, files::SaveReport& saved);

    const SaveOptions& options_;
    Session& session_;
    OutputTree tree_;
    std::set<std::filesystem::path> writtenPaths_; ///< written to the output folder so far
};

/// Saves files that belong to no open document. Nothing if that failed; the session gets the error.
std::optional<files::SaveReport> saveFiles(std::span<const files::PendingFile> files, Session& session,
                                           const files::SaveOptions& options = {});
/// For files of another program, such as git, which keeps what was there and wants no folder with backups.
files::SaveOptions withoutBackups();

/// {"saved", "backups"}: paths. Both are empty if nothing was saved.
Json toJson(const std::optional<files::SaveReport>& saved);
void printSaved(std::ostream& out, std::string_view path, const files::SaveReport& saved);

} // namespace navsmith::cli
