// Reads the files of a candidate into a model.
#pragma once

#include "core/files/file_error.h"
#include "core/files/read_file.h"
#include "core/model/model.h"
#include "core/opening/find_documents.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// A file of the document as it was read.
struct DocumentFile {
    std::filesystem::path path; ///< leads through DocumentPlace::archive, if any
    std::string name;           ///< without folders; equals systems::OutputFile::name of the same file
    files::FileStamp stamp;
    std::vector<std::byte> bytes; ///< only with OpenOptions::keepBytes
};

/// Where a document is stored: all files are in one folder or in one archive. Saving in place writes into an archive
/// only if its kind allows it (ArchiveKind::savedInto). Otherwise the files go to the place where the game looks for
/// them first (looseFolderOf() in game_folder.h), and the document is stored there from then on.
struct DocumentPlace {
    std::filesystem::path folder; ///< for files in an archive the folder of the archive
    std::vector<DocumentFile> files;
    std::filesystem::path archive = {}; ///< empty: the files are on disk
    /// Files saved under names that the document no longer uses, in their last state, so that going back to such a name
    /// overwrites nothing of others.
    std::vector<DocumentFile> left = {};

    /// What holds the files: the archive, or the folder.
    [[nodiscard]] const std::filesystem::path& holder() const { return archive.empty() ? folder : archive; }
    /// Null if there is no file of this name.
    [[nodiscard]] const DocumentFile* find(std::string_view name) const;
};

/// The archive that contains the files, determined from their paths; for records without it. The archive need not
/// exist.
std::filesystem::path archiveOf(const DocumentPlace& place, const files::Disk& disk = {});

struct OpenedDocument {
    const systems::System* system = nullptr;
    std::filesystem::path shownPath;
    model::Model model;
    DocumentPlace place;
    std::vector<systems::Notice> notices; ///< of the system, and about an interrupted save (with an empty `file`)
    std::vector<files::FileError>
        failures; ///< files of the set that could not be read; neither in the model nor in `place`
    /// For a recovered document: the state of its files, if `model` differs from it.
    std::shared_ptr<const model::Model> asSaved = nullptr;
    std::filesystem::path given = {}; ///< Candidate::given
};

struct OpenOptions {
    Recovery recovery = Recovery::Recover;
    bool keepBytes = false;
    std::string variant = {}; ///< a variant of the system; if empty or unknown, the system detects it
    /// Files that are read from elsewhere, such as from a backup, by their names in the document.
    std::map<std::string, std::filesystem::path> elsewhere = {};
    files::ReadOptions read = {}; ///< recovery uses read.disk, too
};

/// Reads all files of the candidate. The document holds those that could be read; `failures` lists the others. Fails if
/// none could be read (with the errors of all files), if recovery fails, or with FileErrorKind::Cancelled alone if
/// `progress` returns false. Works on any thread; calls `progress` on the calling thread.
tl::expected<OpenedDocument, std::vector<files::FileError>>
openDocument(const Candidate& candidate, const OpenOptions& options = {}, const systems::Progress& progress = {});

} // namespace navsmith::opening
