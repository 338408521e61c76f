// What every command uses: streams for results and messages, and the documents at the given paths.
#pragma once

#include "app/cli/exit_status.h"
#include "app/cli/open_documents.h"
#include "core/opening/cross_document.h"
#include "core/opening/open_document.h"

#include <spdlog/logger.h>

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <span>
#include <vector>

namespace navsmith::cli {

struct SessionOptions {
    std::ostream* progress = nullptr;       ///< a terminal for progress; null: none
    systems::Progress openingProgress = {}; ///< told how much of the documents is open; false cancels
    opening::Depth depth = opening::Depth::Folder;
    bool everything = false; ///< folders stand for all that is below them, also in archives
    bool lines = false;      ///< problems are written to the results as they come, as lines of JSON
    bool verbose = false;
    bool readOnly = false;         ///< of `serve`: files stay as they are
    OpenDocuments* open = nullptr; ///< of `serve`: paths name these documents; null: paths are on disk
};

class Session {
public:
    Session(std::ostream& out, spdlog::logger& log, const SessionOptions& options = {})
        : out_(out), log_(log), options_(options) {}

    [[nodiscard]] std::ostream& out() { return out_; }
    [[nodiscard]] spdlog::logger& log() { return log_; }
    [[nodiscard]] bool isVerbose() const { return options_.verbose; }
    [[nodiscard]] bool isReadOnly() const { return options_.readOnly; }
    [[nodiscard]] OpenDocuments* openDocuments() const { return options_.open; }
    /// The open documents that paths name. Logs and records the others.
    std::vector<OpenDocuments::Held*> heldAt(std::span<const std::filesystem::path> paths);
    /// For routes through the document that openEach() passes on: from one request to the next, or for this command.
    PreparedRoutes& preparedRoutes(const opening::OpenedDocument& document);
    /// A change that was made in memory to see what it does: open documents are as before.
    void takeBack(opening::OpenedDocument& document, const model::Change& change) const;
    /// Folders stand for all that is below them, also in archives, whatever the command line says.
    void findEverything() { options_.everything = true; }

    /// Reads documents whose cross-document data others use; openEach() connects each document to them.
    void readOthers(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options);
    /// Connects a document to them; call again after it has changed.
    void connect(opening::OpenedDocument& document) const { opening::connectTo(document, others_); }
    /// Opens documents one after another, to keep only one in memory, and passes each to the function. Logs and records
    /// what cannot be opened, then continues.
    void openEach(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                  const std::function<void(opening::OpenedDocument&)>& use);
    void openEach(std::span<const opening::Candidate> candidates, const opening::OpenOptions& options,
                  const std::function<void(opening::OpenedDocument&)>& use);
    /// The first and the second half of that, for documents that are opened elsewhere (document_jobs.h): logs and
    /// records what was not found, and what is worth telling of a document.
    std::vector<opening::Candidate> find(std::span<const std::filesystem::path> paths,
                                         const opening::OpenOptions& options);
    void tellOf(const opening::OpenedDocument& document);
    /// Shows how many documents are done.
    void progress(std::size_t done, std::size_t all);
    /// Shows how many files have been looked at; `last`: that was all.
    void searchProgress(std::size_t looked, bool last) const;
    void add(files::FileError problem);

    [[nodiscard]] const std::vector<files::FileError>& problems() const { return problems_; }
    /// Returns `status` unless there were errors.
    [[nodiscard]] ExitStatus statusOr(ExitStatus status) const {
        return problems_.empty() ? status : ExitStatus::Unusable;
    }

private:
    std::ostream& out_;
    spdlog::logger& log_;
    SessionOptions options_;
    std::size_t shownPercent_ = 101;
    std::vector<files::FileError> problems_;
    std::vector<opening::WorldDocument> others_;
    PreparedRoutes ownRoutes_;
};

/// Names of the document's files, in document order.
std::vector<std::string> fileNames(const opening::OpenedDocument& document);

} // namespace navsmith::cli
