// Reads the files of an open document again and tells what has changed in them as a change of its model.
#pragma once

#include "core/model/change.h"
#include "core/opening/open_document.h"

#include <optional>
#include <string>

namespace navsmith::opening {

struct ReadAgain {
    OpenedDocument opened;
    /// The change after which the model of the document writes exactly the bytes that were read; empty: it does so
    /// already. None if there is no such change, as when the format or the set of files has changed.
    std::optional<model::Change> change;
};

/// The files of a document, for reading them again.
Candidate candidateOf(const systems::System& system, const DocumentPlace& place,
                      const std::filesystem::path& shownPath);

/// `ours`: the document's model. `label`: of the change. Errors are those of openDocument(). Works on any thread.
tl::expected<ReadAgain, std::vector<files::FileError>> readAgain(const Candidate& candidate, const DocumentPlace& place,
                                                                 const model::Model& ours, std::string label,
                                                                 const systems::Progress& progress = {});

/// Removes the files that no longer exist. An error if none is left.
std::optional<files::FileError> leaveOutGone(Candidate& candidate);

} // namespace navsmith::opening
