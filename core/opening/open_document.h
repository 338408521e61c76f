// Reading the files of a candidate into a model.
#pragma once

#include "core/files/file_error.h"
#include "core/files/read_file.h"
#include "core/model/model.h"
#include "core/opening/find_documents.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {
struct ArchiveKind;
} // namespace navsmith::files

namespace navsmith::opening {

/// A file that is in the model, as it was when it was read.
struct DocumentFile {
    std::filesystem::path path; ///< leads through DocumentPlace::archive, if there is one
    std::string name;           ///< without folders: what systems::OutputFile::name says of the same file
    files::FileStamp stamp;
    std::vector<std::byte> bytes; ///< only with OpenOptions::keepBytes
};

/// Where a document lives on the disk. All its files are in one folder, or all in one archive. Saving in place writes
/// into an archive of a kind that is meant for it (ArchiveKind::savedInto). Any other is never written: then all files
/// go where the game takes them from first (looseFolderOf() in game_folder.h), and there they live from then on.
struct DocumentPlace {
    std::filesystem::path folder; ///< for files in an archive the one that this lies in
    std::vector<DocumentFile> files;
    std::filesystem::path archive = {}; ///< empty: the files are on the disk
    /// What the document was saved as before by other names, as it was left: going back to such a name replaces no
    /// file of somebody else.
    std::vector<DocumentFile> left = {};

    /// Null if there is none of this name.
    [[nodiscard]] const DocumentFile* find(std::string_view name) const;
};

/// The archive that the files of a place are in, by their paths alone; for a place that was written down without it.
/// Answers also when the archive is gone.
std::filesystem::path archiveOf(const DocumentPlace& place, files::FileOps* ops = nullptr);

/// The kind of an archive that documents are saved into; null for others, and where there is none.
const files::ArchiveKind* savedIntoKind(const std::filesystem::path& archive, files::FileOps* ops = nullptr);

struct OpenedDocument {
    const systems::System* system = nullptr;
    std::filesystem::path shownPath;
    model::Model model;
    DocumentPlace place;
    std::vector<systems::Notice> notices; ///< of the system, and of an interrupted save (then `file` is empty)
    std::vector<files::FileError>
        failures; ///< files of the set that could not be read: not in the model nor in `place`
    /// The model as the files hold it where `model` is in another state: of a document that was recovered.
    std::shared_ptr<const model::Model> asSaved = nullptr;
};

struct OpenOptions {
    Recovery recovery = Recovery::Recover;
    bool keepBytes = false;
    std::string variant = {};     ///< one of the system's; none, and what it does not know, leave it to the system
    files::ReadOptions read = {}; ///< read.ops is also what the recovery works with
};

/// Reads all files of the candidate. Some may fail: they are in `failures`, the document holds the others. Fails when
/// none could be read (every file's problem is given), when recovery fails, and with files::FileErrorKind::Cancelled
/// alone when `progress` asks to stop. Safe to call off the GUI thread; `progress` is called on the calling thread.
tl::expected<OpenedDocument, std::vector<files::FileError>>
openDocument(const Candidate& candidate, const OpenOptions& options = {}, const systems::Progress& progress = {});

} // namespace navsmith::opening
