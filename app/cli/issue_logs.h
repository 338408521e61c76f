// Issues in forms that other programs read: messages of a compiler, and logs in SARIF.
#pragma once

#include "app/cli/check_result.h"
#include "core/files/file_error.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli {

/// "PATH:1: warning: ELEMENT: MESSAGE [RULE]", a line for each issue, as compilers write them. The files have no lines,
/// so it is always the first.
void printLikeCompiler(std::ostream& out, const opening::OpenedDocument& document, const Checked& checked);
/// The same for what could not be checked.
void printLikeCompiler(std::ostream& out, const files::FileError& problem);

/// Collects issues as a log in the Static Analysis Results Interchange Format, version 2.1.0.
class SarifLog {
public:
    /// `most`: the worst results are written, and of the same severity first one of each rule and file; 0: all.
    explicit SarifLog(std::size_t most) : most_(most) {}

    void add(const opening::OpenedDocument& document, const Checked& checked);
    /// The number of issues that are not in the log.
    [[nodiscard]] std::size_t leftOut() const { return most_ == 0 || count_ <= most_ ? 0 : count_ - most_; }
    /// The log; `problems` are files that could not be checked.
    [[nodiscard]] Json finish(std::span<const files::FileError> problems);

private:
    struct Result {
        checks::Severity severity = checks::Severity::Note;
        std::uint32_t nth = 0; ///< among those of the same rule and file
        std::size_t number = 0;
        std::uint32_t rule = 0; ///< in rules_
        std::uint32_t file = 0; ///< in files_
        std::string element;
        std::string message;
        std::string identity; ///< what tells it from others of the rule in the file, also in later versions of the file
    };

    std::uint32_t ruleIndex(const systems::System& system, std::string_view id);
    std::uint32_t fileIndex(std::string uri);
    void keepTheWorst(std::size_t count);
    [[nodiscard]] Json toJson(const Result& result) const;

    std::size_t most_;
    std::size_t count_ = 0;
    Json rules_ = Json::array();
    std::map<std::string, std::uint32_t, std::less<>> ruleNumbers_;
    std::vector<std::string> files_; ///< URIs
    std::map<std::string, std::uint32_t> fileNumbers_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> counts_; ///< by rule and file
    std::vector<Result> results_;
};

} // namespace navsmith::cli
