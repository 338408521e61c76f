// Archives as read containers: which kinds there are, what is in one, and paths that lead through one as if it were a
// folder. Follows docs/formats/containers.md, sections 1, 2, 4 and 6. Nothing here writes; put_entry.h does.
// batch_reader.h reads what is in them.
#pragma once

#include "core/files/file_source.h"
#include "core/files/in_place.h"
#include "core/files/read_file.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

struct ArchiveEntry {
    std::string name;       ///< as stored: to be shown and compared; may hold anything and come twice
    std::uint64_t size = 0; ///< bytes, unpacked, as the archive claims
};

/// What is in an archive: made without reading what the entries hold.
struct ArchiveContent {
    using Bytes = bytes::Result<std::vector<std::byte>>;

    std::vector<ArchiveEntry> entries;     ///< in the order of the archive
    std::vector<std::string> notices = {}; ///< what is odd about its directory, for the user
    /// All bytes of an entry, by its index; refused if they are more than `most`.
    std::function<Bytes(std::size_t entry, std::uint64_t most)> read;
    /// The first bytes of an entry, `count` or as many as there are. Cheap whatever the entry's size.
    std::function<Bytes(std::size_t entry, std::size_t count)> start;
};

/// A file to be put into an archive.
struct NewEntry {
    std::string name;       ///< as a game looks for it
    std::uint64_t size = 0; ///< bytes
};

/// What becomes of an archive with one of the files that are put into it.
struct EntryPlan {
    std::string name;       ///< as it will be stored
    std::uint64_t size = 0; ///< bytes of the file
    /// An entry of that name is replaced: its bytes, refused if they are more than `most`. Null: it is added.
    std::function<ArchiveContent::Bytes(std::uint64_t most)> replaced;
};

/// What is to be written where. Phases are those of both files: data first, then what tells of it.
struct ArchiveWrites {
    std::vector<RangeWrite> archive;
    std::vector<RangeWrite> directory = {}; ///< if that is a file of its own
};

/// What putting files into an archive will do; nothing has been done yet.
struct ArchivePlan {
    std::vector<EntryPlan> entries; ///< parallel to what is put; at least one
    std::uint64_t archiveSize = 0;  ///< bytes of the archive afterwards
    /// `files` is parallel to the entries, and of the sizes that were planned.
    std::function<bytes::Result<ArchiveWrites>(std::span<const std::span<const std::byte>> files)> build;
    std::uint64_t directorySize = 0; ///< bytes of the directory afterwards, if it is a file of its own
};

/// An archive built anew of pieces of the old one.
struct ArchiveCopy {
    struct Range {
        std::uint64_t from = 0; ///< in the old one
        std::uint64_t length = 0;
        std::uint64_t zeros = 0; ///< behind it
    };
    std::vector<std::byte> start;
    std::vector<Range> ranges;             ///< what follows, in order
    std::uint64_t size = 0;                ///< bytes of it all
    std::vector<std::byte> directory = {}; ///< all of it, if it is a file of its own
};

struct ArchiveKind {
    using SharedSource = std::shared_ptr<const containers::ByteSource>;

    std::string_view title; ///< "PAK archive"
    /// By the first bytes of a file. Where these do not tell enough, `nameEnd` and `directoryEnd` do besides.
    bool (*recognise)(std::span<const std::byte> head) = nullptr;
    /// Here and below `directory` is null unless the kind has one of its own. One that is packed itself is unpacked if
    /// it has at most `most` bytes.
    bytes::Result<ArchiveContent> (*open)(const SharedSource& source, const SharedSource& directory,
                                          std::uint64_t most) = nullptr;
    /// How files are added or replaced. Null: this program does not write these.
    bytes::Result<ArchivePlan> (*plan)(const SharedSource& source, const SharedSource& directory,
                                       std::span<const NewEntry> files, std::uint64_t most) = nullptr;
    /// How it is built anew without what no entry owns. Null: this program does not do that.
    bytes::Result<ArchiveCopy> (*rebuild)(const SharedSource& source, const SharedSource& directory) = nullptr;
    std::string_view nameEnd = {}; ///< how the file is called at the end, whatever the case; empty: as it likes
    std::string_view directoryEnd =
        {};                 ///< the same of the file beside it that holds the directory; empty: there is none
    bool byName = false;    ///< a game knows an entry by its name alone, whatever the case
    bool savedInto = false; ///< documents that were opened out of one are saved into it
    std::uint64_t unit = 1; ///< entries have a multiple of this many bytes: zeros are put behind shorter files
};

/// How much of a file `recognise` wants at the least.
inline constexpr std::size_t kArchiveHeadBytes = 20;

std::span<const ArchiveKind> archiveKinds();
/// Null if a file of this path, with these first bytes, is no archive. `ops`: the operating system's own when null.
const ArchiveKind* findArchiveKind(const std::filesystem::path& path, std::span<const std::byte> head,
                                   FileOps* ops = nullptr);
/// The same, reading them. Null as well if it cannot be read.
const ArchiveKind* findArchiveKind(const std::filesystem::path& path, FileOps* ops = nullptr);

/// The file that stands for an archive: of one whose directory is a file of its own, named by that, the other file. Any
/// other path as it is.
std::filesystem::path archiveFileOf(const std::filesystem::path& path, FileOps* ops = nullptr);

/// Whether two names lead to one entry of an archive of this kind. Both as insideName() gives them.
bool sameInside(const ArchiveKind& kind, std::string_view a, std::string_view b);
/// What such a name is looked up by: two that lead to one entry have the same.
std::string entryKey(const ArchiveKind& kind, std::string inside);

/// An archive that is open.
struct ArchiveFiles {
    const ArchiveKind* kind = nullptr;
    std::shared_ptr<const FileSource> source;
    std::shared_ptr<const FileSource> directory; ///< null unless it is a file of its own

    /// The file that tells what is in it.
    [[nodiscard]] const std::filesystem::path& directoryPath() const {
        return directory != nullptr ? directory->path() : source->path();
    }
    /// When it was changed last, in either of its files; see archiveModifiedNs().
    [[nodiscard]] std::int64_t modifiedNs() const {
        const auto own = source->info().modifiedNs;
        return directory != nullptr ? std::max(own, directory->info().modifiedNs) : own;
    }
    /// Changed if it has been written to since then.
    [[nodiscard]] Result<void> expectUnchanged() const;
};

struct Archive : ArchiveFiles {
    ArchiveContent content;
};

/// Opens what is needed to read a file as an archive, which may be named by its directory as well, and reads no more
/// than its first bytes. Errors: those of FileSource::open(); Invalid if it is no archive; those of expectWhole()
/// (in_place.h); Unfinished if one of its files may have been replaced by a save and the other not.
Result<ArchiveFiles> openArchiveFiles(const std::filesystem::path& path, FileOps* ops = nullptr);

/// Lists it as well. Errors: those of openArchiveFiles(); Malformed; Changed.
Result<Archive> openArchive(const std::filesystem::path& path, const ReadOptions& options = {});

/// What reading an archive begins with: undoes or finishes what was interrupted in it, be it a change where it stands
/// or that its files were replaced. Errors: those of recoverInPlace() and recoverFolder().
Result<RecoveryReport> recoverArchive(const std::filesystem::path& path, FileOps* ops = nullptr);

/// When an archive was changed last, in either of its files; nanoseconds since 1970-01-01 UTC. 0 if it is not there.
std::int64_t archiveModifiedNs(const std::filesystem::path& path, FileOps* ops = nullptr);

/// An entry's name as the part of a path: parts that can be names of files, with '/' between them. None for names that
/// are no such thing (empty parts, "..", drives, control characters): nothing leads to those.
std::optional<std::string> insideName(std::string_view storedName);

/// A path that goes on behind a file.
struct WayInside {
    std::filesystem::path archive; ///< a regular file, as archiveFileOf() has it
    std::string inside;            ///< what follows, '/' between the parts; never empty
};
/// None for a path to something on the disk, and for one that leads through no file.
std::optional<WayInside> throughArchive(const std::filesystem::path& path, FileOps* ops = nullptr);

} // namespace navsmith::files
