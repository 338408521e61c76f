// The files by which a repository of git is set up: where they are, and what is added to them.
#pragma once

#include "core/files/file_error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

struct GitPlaces {
    std::filesystem::path top;    ///< of the working tree
    std::filesystem::path config; ///< of the repository, common to all its working trees
};
/// The repository that a file or folder is in; nothing: there is none.
files::Result<std::optional<GitPlaces>> findRepository(const std::filesystem::path& start);

/// A file's text with what was added to it.
struct GitText {
    std::string text;
    std::vector<std::string> added; ///< lines; empty: the text is as it was
};

/// Appends the lines that the text lacks. A line counts as there if one begins with the same words: pattern and
/// attributes.
GitText withLines(std::string text, const std::vector<std::string>& lines);

/// "[section "subsection"] key = value". The value needs no quotation marks.
struct GitSetting {
    std::string_view section;
    std::string_view subsection;
    std::string_view key;
    std::string_view value;
};
/// Other values of the keys are replaced.
GitText withSettings(std::string text, const std::vector<GitSetting>& settings);

} // namespace navsmith::cli
