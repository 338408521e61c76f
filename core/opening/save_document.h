// From a model back to the files of its document. In two steps, so that the bytes can be made where the model is and
// written somewhere else (a worker of the editor).
#pragma once

#include "core/files/save_set.h"
#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {

/// Files on their way to the disk.
struct PendingSave {
    std::filesystem::path folder;
    std::vector<std::string> names = {}; ///< parallel to `files`
    std::vector<files::PendingFile> files = {};
    /// Parallel to `files`: what the file on the disk was when this program last read or wrote it. None: it is new.
    std::vector<std::optional<files::FileStamp>> known = {};
    /// Parallel to `files`: how long the system made it, where zeros were put behind it for the sake of an archive.
    std::vector<std::uint64_t> exact = {};
    bool inPlace = true;
    std::filesystem::path archive = {}; ///< that the files came out of and are now put beside, or before, or into
    bool intoArchive = false;           ///< into: the targets lead through it
    /// Files that the document has no more, by another name in its new format, say. They stay on the disk.
    std::vector<std::filesystem::path> left = {};
    std::vector<systems::Notice> notices; ///< of the system: what saving does to the form of a file
};

/// The files that differ from what `place` remembers of them, and those that are gone from the disk. None: nothing to
/// save. The others are not written, whatever another program has made of them since. Of files in an archive that
/// is not written itself all are written if any differs, so that they stay together.
PendingSave pendingInPlace(const systems::System& system, const model::Model& model, const DocumentPlace& place,
                           files::FileOps* ops = nullptr);

/// Where that puts them; of an archive that is written itself the folder that it lies in.
std::filesystem::path folderToSaveInto(const systems::System& system, const DocumentPlace& place,
                                       files::FileOps* ops = nullptr);

/// All files, into a folder, which need not exist.
PendingSave pendingInto(const systems::System& system, const model::Model& model, const std::filesystem::path& folder);

struct WriteOptions {
    /// Saving in place: also replace files that another program has changed since they were read.
    bool replaceChanged = false;
    files::SaveOptions save = {};
};

/// Writes all or none: files::saveSet(), or files::putEntries() into an archive, with their errors, and Changed before
/// anything is written if a file in place is not what it was, or one that is to be new is there already. What is
/// replaced is kept in a backup set.
files::Result<files::SaveReport> write(const PendingSave& pending, const WriteOptions& options = {},
                                       const files::SaveProgress& progress = {});

/// Brings `place` up to date after a save: stamps of what was written; after pendingInto() it is the new folder.
/// A place in an archive that is not written becomes one on the disk. Files that the document has no more are no part
/// of it; what they were when they were left is kept in DocumentPlace::left.
void updatePlace(DocumentPlace& place, const PendingSave& pending, const files::SaveReport& report);

/// What to call a document after such a save, when updatePlace() has run.
std::filesystem::path shownPathAfter(const OpenedDocument& document, const PendingSave& pending);

} // namespace navsmith::opening
