// Opens a document for comparison and conversion, in whichever form it is: its files, or the text form of it.
#pragma once

#include "core/files/file_error.h"
#include "core/model/model.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {

struct DocumentState {
    const systems::System* system = nullptr;
    model::Model model;
    bool isText = false;                    ///< it was read from a text form
    std::vector<systems::Notice> notices;   ///< of the system
    std::vector<files::FileError> failures; ///< files of the set that could not be read
};

struct StateOptions {
    /// For a single file: the name by which it is recognised and called, such as of a copy with a name of its own.
    /// Empty: the file's own name.
    std::string name = {};
    std::string variant = {}; ///< of files; empty: detect
};

/// The path is a text form, a file, or a folder with the files of exactly one document. Nothing on disk is changed.
tl::expected<DocumentState, std::vector<files::FileError>> openState(const std::filesystem::path& path,
                                                                     const StateOptions& options = {});

/// The name for StateOptions by which a file is opened as a version of another one, if both have the same ending;
/// otherwise empty.
std::string nameAsVersion(const std::filesystem::path& file, const std::filesystem::path& of);

/// Whether it is a file, or the disk cannot tell: who reads it learns why.
bool mayBeFile(const std::filesystem::path& path);

/// Whether the file is a text form.
bool isTextForm(const std::filesystem::path& path);

} // namespace navsmith::opening
