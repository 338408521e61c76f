// What every command works with: where results and messages go, and the documents behind the paths.
#pragma once

#include "app/cli/exit_status.h"
#include "core/opening/cross_document_exchange.h"
#include "core/opening/open_document.h"

#include <spdlog/logger.h>

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <span>
#include <vector>

namespace navsmith::cli {

class Session {
public:
    Session(std::ostream& out, spdlog::logger& log) : out_(out), log_(log) {}

    [[nodiscard]] std::ostream& out() { return out_; }
    [[nodiscard]] spdlog::logger& log() { return log_; }

    /// Reads documents for the data that others of the same world derive from; openEach() connects each document to
    /// them.
    void readOthers(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options);
    /// Connects a document to those; again after it has changed.
    void connect(opening::OpenedDocument& document) const { opening::connectTo(document, others_); }
    /// Opens one document after another, so that only one is in memory, and hands it over. What cannot be used is
    /// logged and remembered; the rest goes on.
    void openEach(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                  const std::function<void(opening::OpenedDocument&)>& use);
    void add(files::FileError problem);

    [[nodiscard]] const std::vector<files::FileError>& problems() const { return problems_; }
    /// `status`, unless there were problems.
    [[nodiscard]] ExitStatus statusOr(ExitStatus status) const {
        return problems_.empty() ? status : ExitStatus::Unusable;
    }

private:
    std::ostream& out_;
    spdlog::logger& log_;
    std::vector<files::FileError> problems_;
    std::vector<opening::Publisher> others_;
};

/// Names of the document's files, in its order.
std::vector<std::string> fileNames(const opening::OpenedDocument& document);

} // namespace navsmith::cli
