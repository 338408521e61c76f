// Saves a model to files in two steps, so that one thread can make the bytes and another one write them.
#pragma once

#include "core/files/save_set.h"
#include "core/opening/open_document.h"
#include "core/opening/unsaved_files.h"
#include "core/systems/system.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {

/// Files to be written.
struct PendingSave {
    std::filesystem::path folder;
    std::vector<std::string> names = {}; ///< parallel to `files`
    std::vector<files::PendingFile> files = {};
    /// Parallel to `files`: the stamp of the file on disk when this program last read or wrote it. None: it is new.
    std::vector<std::optional<files::FileStamp>> stamps = {};
    /// Parallel to `files`: the size before padding with zeros for an archive.
    std::vector<std::uint64_t> exact = {};
    bool inPlace = true;
    std::filesystem::path archive = {}; ///< that the files came from
    bool intoArchive = false;           ///< saves into the archive: the target paths lead through it
    /// Files that the document no longer has, for example after a conversion to another file name. They stay on disk.
    std::vector<std::filesystem::path> left = {};
    std::string refusal = {};             ///< of the system: why nothing must be written; empty: it may
    std::vector<systems::Notice> notices; ///< of the system, about changes to the form of a file
    UnsavedFiles::Mark unsavedMark = 0;   ///< when the bytes were made; for UnsavedFiles::saved()
};

/// The files whose bytes differ from those in `place`, and those missing on disk. None: nothing to save. Other files
/// are not written, even if another program has changed them. When files from an archive are saved beside it, all are
/// written if any differs, to keep them together. With `unsaved` only the files in it and missing ones are serialised.
PendingSave pendingInPlace(const systems::System& system, const model::Model& model, const DocumentPlace& place,
                           const files::Disk& disk = {}, const UnsavedFiles* unsaved = nullptr);

/// The folder that pendingInPlace() writes to; for saving into an archive the folder of the archive.
std::filesystem::path folderToSaveInto(const systems::System& system, const DocumentPlace& place,
                                       const files::Disk& disk = {});

/// Gives the file of a document of one file another name. The document is saved under it from then on.
void renameFile(model::Transaction& tx, std::string_view name);

/// All files, into a folder, which need not exist. Files of these names that are there count as changed by others.
PendingSave pendingInto(const systems::System& system, const model::Model& model, const std::filesystem::path& folder,
                        const UnsavedFiles* unsaved = nullptr);

struct WriteOptions {
    /// Overwrite files that another program has changed since they were read, and others of the same names.
    bool replaceChanged = false;
    files::SaveOptions save = {};
};

/// Writes all files or none, with files::saveSet() or, into an archive, files::putEntries(), and returns their errors.
/// Before writing, fails with Invalid if the system refuses, and with Changed if a file has changed since it was read,
/// or if a new file exists already. Replaced files are kept in a backup set.
files::Result<files::SaveReport> write(const PendingSave& pending, const WriteOptions& options = {},
                                       const files::SaveProgress& progress = {});

/// Updates `place` after a save: the stamps of the written files, and the folder after pendingInto(). Files from an
/// archive that was not written become files on disk. Files that the document no longer has move to
/// DocumentPlace::left.
void updatePlace(DocumentPlace& place, const PendingSave& pending, const files::SaveReport& report);

/// The path to show after such a save. Call after updatePlace().
std::filesystem::path shownPathAfter(const OpenedDocument& document, const PendingSave& pending);

} // namespace navsmith::opening
