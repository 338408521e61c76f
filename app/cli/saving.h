// Saving what a command has edited, and telling of it.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/json_output.h"
#include "app/cli/session.h"
#include "core/opening/game_copies.h"
#include "core/opening/save_document.h"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace navsmith::cli {

/// For all documents of a command. Both references must outlive it.
class Saving {
public:
    /// By --output, --replace and --both-copies.
    Saving(const Arguments& arguments, Session& session) : arguments_(arguments), session_(session) {}

    /// In place if it has changed, or into the folder in any case, where two documents do not overwrite each other.
    /// Nothing if there was nothing to save, or it failed, which the session has been told.
    std::optional<files::SaveReport> save(opening::OpenedDocument& document, bool changed);

private:
    /// The other copies of what has been saved: with --replace also files that hold something else. `saved` is told of
    /// what was written.
    void saveCopies(const opening::OpenedDocument& document, const opening::HeldBefore& held, files::SaveReport& saved);

    const Arguments& arguments_;
    Session& session_;
    std::set<std::string> taken_; ///< names written to the folder so far
};

/// {"saved", "backups"}: paths. None of either if nothing was saved.
Json toJson(const std::optional<files::SaveReport>& saved);
void printSaved(std::ostream& out, std::string_view path, const files::SaveReport& saved);

/// "1 error", "2 errors"
std::string plural(std::size_t count, std::string_view word);

} // namespace navsmith::cli
