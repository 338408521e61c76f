// Archives as read containers: which kinds there are, what is in one, and paths that lead through one as if it were a
// folder. Follows docs/formats/containers.md, sections 1, 2 and 4. Nothing here writes; put_entry.h does.
#pragma once

#include "core/files/file_source.h"
#include "core/files/in_place.h"
#include "core/files/read_file.h"

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

    std::vector<ArchiveEntry> entries; ///< in the order of the archive
    /// All bytes of an entry, by its index; refused if they are more than `most`.
    std::function<Bytes(std::size_t entry, std::uint64_t most)> read;
    /// The first bytes of an entry, `count` or as many as there are. Cheap whatever the entry's size.
    std::function<Bytes(std::size_t entry, std::size_t count)> start;
};

/// What putting an entry into an archive will do; nothing has been done yet.
struct EntryPlan {
    std::string name;              ///< as it will be stored
    std::uint64_t size = 0;        ///< bytes of the entry
    std::uint64_t archiveSize = 0; ///< bytes of the archive afterwards
    /// An entry of that name is replaced: its bytes, refused if they are more than `most`. Null: it is added.
    std::function<ArchiveContent::Bytes(std::uint64_t most)> replaced;
    /// What is to be written where, for `size` bytes of the entry.
    std::function<bytes::Result<std::vector<RangeWrite>>(std::span<const std::byte> entry)> build;
};

struct ArchiveKind {
    std::string_view title; ///< "PAK archive"
    bool (*recognise)(std::span<const std::byte> head) = nullptr;
    /// A directory that is packed itself is unpacked if it has at most `most` bytes.
    bytes::Result<ArchiveContent> (*open)(const std::shared_ptr<const containers::ByteSource>& source,
                                          std::uint64_t most) = nullptr;
    /// How an entry is added or replaced, by its name as a game looks for it. Null: this program does not write these.
    bytes::Result<EntryPlan> (*plan)(const std::shared_ptr<const containers::ByteSource>& source, std::string_view name,
                                     std::uint64_t size, std::uint64_t most) = nullptr;
};

/// How much of a file `recognise` wants at the least.
inline constexpr std::size_t kArchiveHeadBytes = 8;

std::span<const ArchiveKind> archiveKinds();
/// Null if these first bytes are of no archive.
const ArchiveKind* findArchiveKind(std::span<const std::byte> head);

struct Archive {
    const ArchiveKind* kind = nullptr;
    std::shared_ptr<const FileSource> source;
    ArchiveContent content;
};

/// Lists a file. Errors: those of FileSource::open(); Invalid if it is no archive; Malformed; Changed; those of
/// expectWhole() (in_place.h).
Result<Archive> openArchive(const std::filesystem::path& path, const ReadOptions& options = {});

/// An entry's name as the part of a path: parts that can be names of files, with '/' between them. None for names that
/// are no such thing (empty parts, "..", drives, control characters): nothing leads to those.
std::optional<std::string> insideName(std::string_view storedName);

/// A path that goes on behind a file.
struct WayInside {
    std::filesystem::path archive; ///< a regular file
    std::string inside;            ///< what follows, '/' between the parts; never empty
};
/// None for a path to something on the disk, and for one that leads through no file.
std::optional<WayInside> throughArchive(const std::filesystem::path& path, FileOps* ops = nullptr);

/// The bytes of the first entry of that name, exactly so spelled. Errors: those of openArchive(); Missing; TooLarge.
Result<StampedBytes> readEntry(const WayInside& way, const ReadOptions& options = {});
/// The same without the hash, which is 0, and without reading the entry.
Result<FileStamp> entryStamp(const WayInside& way, FileOps* ops = nullptr);

} // namespace navsmith::files
