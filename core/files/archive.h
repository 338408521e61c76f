// Read access to archives: the supported kinds, their entries, and paths that lead through an archive as if it were a
// folder. Follows docs/formats/containers.md, sections 1, 2, 4 and 6. Nothing here writes (see put_entry.h);
// batch_reader.h reads the entries.
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
    std::string name;       ///< as stored, for display and comparison; arbitrary bytes, not necessarily unique
    std::uint64_t size = 0; ///< bytes, uncompressed, as the archive claims
    /// Known of archives that may compress their entries.
    struct Packing {
        std::uint64_t size = 0; ///< bytes in the archive
        std::string method;     ///< "stored", "deflate", "LZMA", "method 12"
    };
    std::optional<Packing> packing = {};
};

/// The listing of an archive. Building it does not read the entries' contents.
struct ArchiveContent {
    using Bytes = bytes::Result<std::vector<std::byte>>;

    std::vector<ArchiveEntry> entries;     ///< in archive order
    std::vector<std::string> notices = {}; ///< oddities of the directory, for the user
    /// Reads all bytes of an entry, by index. Fails if there are more than `most`.
    std::function<Bytes(std::size_t entry, std::uint64_t most)> read;
    /// Reads the first `count` bytes of an entry, or all if there are fewer. Cheap for entries of any size.
    std::function<Bytes(std::size_t entry, std::size_t count)> start;
};

/// A file to add to an archive.
struct NewEntry {
    std::string name;       ///< the name under which a game looks it up
    std::uint64_t size = 0; ///< bytes
};

/// What to do to an archive, as one change. Names are compared as its games do, and none may occur twice.
struct EntryChanges {
    std::span<const NewEntry> files = {};     ///< added, or put in place of the entries of their name
    std::span<const std::string> erased = {}; ///< names of entries that go; the archive has to have them
};

/// What adding one file does to the archive.
struct EntryPlan {
    std::string name;       ///< as it will be stored
    std::uint64_t size = 0; ///< bytes of the file
    /// Reads the entry of the same name that is replaced; fails if it has more than `most` bytes. Null: the file is
    /// added.
    std::function<ArchiveContent::Bytes(std::uint64_t most)> replaced;
};

/// An entry that is erased.
struct ErasedEntry {
    std::string name;       ///< as stored
    std::uint64_t size = 0; ///< bytes, uncompressed
    /// Reads it; fails if it has more than `most` bytes.
    std::function<ArchiveContent::Bytes(std::uint64_t most)> read;
};

/// The writes that carry out a plan. Both files share the phases: data first, then the structures that refer to it.
struct ArchiveWrites {
    std::vector<RangeWrite> archive;
    std::vector<RangeWrite> directory = {}; ///< if the directory is a separate file
};

/// What a change of an archive will do. Planning changes nothing.
struct ArchivePlan {
    std::vector<EntryPlan> entries; ///< parallel to the files to add
    std::uint64_t archiveSize = 0;  ///< bytes of the archive afterwards
    /// `files` is parallel to the entries and has the planned sizes.
    std::function<bytes::Result<ArchiveWrites>(std::span<const std::span<const std::byte>> files)> build;
    std::uint64_t directorySize = 0; ///< bytes of the directory afterwards, if it is a separate file
    std::vector<ErasedEntry> erased = {};
};

/// A rebuilt archive, assembled from ranges of the old one.
struct ArchiveCopy {
    struct Range {
        std::uint64_t from = 0; ///< offset in the old archive
        std::uint64_t length = 0;
        std::uint64_t zeros = 0; ///< zero bytes appended to the range
    };
    std::vector<std::byte> start;
    std::vector<Range> ranges;             ///< the ranges that follow, in order
    std::uint64_t size = 0;                ///< total bytes
    std::vector<std::byte> directory = {}; ///< the whole directory, if it is a separate file
};

struct ArchiveKind {
    using SharedSource = std::shared_ptr<const containers::ByteSource>;

    std::string_view title; ///< "PAK archive"
    /// Recognises the kind by the first bytes of a file. Where these are ambiguous, `nameEnd` and `directoryEnd` must
    /// match as well.
    bool (*recognise)(std::span<const std::byte> head) = nullptr;
    /// Here and below, `directory` is null unless the kind keeps it in a separate file. A compressed directory is
    /// decompressed if it has at most `most` bytes.
    bytes::Result<ArchiveContent> (*open)(const SharedSource& source, const SharedSource& directory,
                                          std::uint64_t most) = nullptr;
    /// Plans adding, replacing and erasing files. Null: Navsmith does not write this kind.
    bytes::Result<ArchivePlan> (*plan)(const SharedSource& source, const SharedSource& directory,
                                       const EntryChanges& changes, std::uint64_t most) = nullptr;
    /// Plans a rebuild without the bytes that no entry owns. Null: Navsmith does not rebuild this kind.
    bytes::Result<ArchiveCopy> (*rebuild)(const SharedSource& source, const SharedSource& directory) = nullptr;
    std::string_view usualEnd = {};     ///< of the names of its files, for file dialogs: ".pak"
    std::string_view nameEnd = {};      ///< required suffix of the file name, case-insensitive; empty: any name
    std::string_view directoryEnd = {}; ///< required suffix of the separate directory file; empty: there is none
    bool byName = false;                ///< games look up entries by file name alone, case-insensitively
    bool savedInto = false;             ///< documents opened from such an archive are saved back into it
    std::uint64_t unit = 1; ///< entry sizes are multiples of this many bytes; shorter files are padded with zeros
};

/// Patterns of file dialogs for all kinds of archives: "*.pak". Maps that hold files are among them.
std::vector<std::string> archivePatterns();

/// The minimum number of bytes that `recognise` needs.
inline constexpr std::size_t kArchiveHeadBytes = 20;

std::span<const ArchiveKind> archiveKinds();

/// A path on disk, and which archive it is.
struct FilePlace {
    std::filesystem::path path;                          ///< of an archive the main file
    const ArchiveKind* kind = nullptr;                   ///< null: no archive, or it cannot be read
    std::optional<std::filesystem::path> directory = {}; ///< the separate directory file

    /// The kind if documents opened from such an archive are saved back into it, else null.
    [[nodiscard]] const ArchiveKind* savedInto() const { return kind != nullptr && kind->savedInto ? kind : nullptr; }
};
/// Goes by names and first bytes. A separate directory file stands for its archive.
FilePlace placeAt(const std::filesystem::path& path, const Disk& disk = {});

/// Whether two names refer to the same entry of an archive of this kind. Both as returned by insideName().
bool sameInside(const ArchiveKind& kind, std::string_view a, std::string_view b);
/// Whether a file in an archive is `path` or below it. An empty path contains everything.
bool liesIn(const ArchiveKind& kind, std::string_view inside, std::string_view path);
/// The lookup key of such a name: equal for names that refer to the same entry.
std::string entryKey(const ArchiveKind& kind, std::string inside);

/// An open archive.
struct ArchiveFiles {
    const ArchiveKind* kind = nullptr;
    std::shared_ptr<const FileSource> source;
    std::shared_ptr<const FileSource> directory; ///< null unless the directory is a separate file

    /// The file that contains the directory.
    [[nodiscard]] const std::filesystem::path& directoryPath() const {
        return directory != nullptr ? directory->path() : source->path();
    }
    /// Latest modification time of its files; see archiveModifiedNs().
    [[nodiscard]] std::int64_t modifiedNs() const {
        const auto own = source->info().modifiedNs;
        return directory != nullptr ? std::max(own, directory->info().modifiedNs) : own;
    }
    /// Fails with Changed if a file has been written to since it was opened.
    [[nodiscard]] Result<void> expectUnchanged() const;
};

struct Archive : ArchiveFiles {
    ArchiveContent content;
};

/// Opens the files of an archive and reads only their first bytes. `named` may also be the separate directory file.
/// Errors: those of FileSource::open(); Invalid if it is no archive; those of expectWhole() (in_place.h); Unfinished if
/// an interrupted save may have replaced only one of the files.
Result<ArchiveFiles> openArchiveFiles(const std::filesystem::path& named, const Disk& disk = {});

/// Opens an archive and lists it. Errors: those of openArchiveFiles(); Malformed; Changed.
Result<Archive> openArchive(const std::filesystem::path& path, const ReadOptions& options = {});

/// Call before reading an archive: undoes or finishes an interrupted operation, whether an in-place change or a
/// replacement of its files. Errors: those of recoverInPlace() and recoverFolder().
Result<RecoveryReport> recoverArchive(const std::filesystem::path& path, const Disk& disk = {});

/// Latest modification time of the archive's files, in nanoseconds since 1970-01-01 UTC. 0 if it does not exist.
std::int64_t archiveModifiedNs(const std::filesystem::path& path, const Disk& disk = {});

/// Converts an entry's name to a relative path: valid file names separated by '/'. None for names that cannot be part
/// of a path (empty parts, "..", drives, control characters); such entries are unreachable by path.
std::optional<std::string> insideName(std::string_view storedName);

/// A path that continues inside an archive.
struct WayInside {
    std::filesystem::path archive; ///< a regular file; of an archive the main file
    std::string inside;            ///< the remaining path, parts separated by '/'; never empty
};
/// None if the path exists on disk or does not lead through a file.
std::optional<WayInside> throughArchive(const std::filesystem::path& path, const Disk& disk = {});

} // namespace navsmith::files
