// What a check finds in a document, and how it is written.
#pragma once

#include "app/cli/json_output.h"
#include "core/checks/rule.h"
#include "core/files/save_set.h"
#include "core/opening/open_document.h"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

/// The result of --fix for a document.
struct FixResult {
    struct Line {
        std::string_view rule;
        std::string_view fix; ///< empty: removed by the fix of another issue
        std::size_t count = 0;
    };
    std::vector<Line> lines;
    std::optional<files::SaveReport> saved; ///< none: nothing to save, or saving failed
};

struct Checked {
    std::vector<checks::Issue> issues; ///< remaining issues
    std::optional<FixResult> fixed;
};

/// Data beyond the files that the rules used.
struct OnMap {
    std::filesystem::path map;                ///< empty: no map
    std::vector<std::string_view> notChecked; ///< rules that were skipped for lack of a map
    std::vector<std::string_view> alone;      ///< rules that were skipped for lack of other documents
    bool hasGround = true;                    ///< false: that map is of no use to rules
    std::string groundFault;                  ///< opening::groundFault() of that map
    std::string unread;                       ///< error, with path, if a map was found but not read; empty otherwise
};

/// The "documents" entry of the JSON result.
Json toJson(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked);
void printText(std::ostream& out, const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked);
/// "issue" lines, then a "document" line with their numbers in place of the issues: JSON for streams.
void printLines(std::ostream& out, const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked);

/// The name of the file that has the element; empty if it is in none.
std::string fileNameOf(const model::Model& model, model::Element element);

} // namespace navsmith::cli
