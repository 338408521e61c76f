// What commands share that read documents in either form: files, or the text form.
#pragma once

#include "app/cli/option_values.h"
#include "app/cli/session.h"
#include "core/files/save_set.h"
#include "core/opening/open_state.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

struct StateOptions {
    std::filesystem::path name; ///< of the file, if the path is a copy that has another; empty: its own
    std::string variant;        ///< of files that do not state their format; empty: detect it
};

/// --path and --as.
void addStateOptions(CLI::App& command, StateOptions& to, OptionChoices& choices);

/// Without a name, a file with the ending of `likeThis` is opened as a version of that file,
/// under its name. Files of a set that cannot be read are a reason not to open it, because references to them would
/// look like damage. Nothing: the session knows why.
std::optional<opening::DocumentState> openState(const StateOptions& options, const std::filesystem::path& path,
                                                Session& session, const std::filesystem::path& likeThis = {});

std::vector<std::byte> bytesOf(std::string_view text);

std::string textOf(const opening::DocumentState& state);

/// What to write for a document in the other form: a text at `out`, or the file `out`, or files in the folder `out`.
/// Empty: the session knows why.
std::vector<files::PendingFile> filesFor(const opening::DocumentState& state, const std::filesystem::path& out,
                                         Session& session);

/// Whether the name, which may come from an untrusted text, is one of a file in a folder.
bool isPlainName(std::string_view name);

} // namespace navsmith::cli
