#include "core/files/archive.h"

#include "core/files/file_steps.h"
#include "core/files/save_plan.h"
#include "formats/bytes/byte_reader.h"
#include "formats/containers/img.h"
#include "formats/containers/img_change.h"
#include "formats/containers/pak.h"
#include "formats/containers/zip.h"
#include "formats/containers/zip_change.h"
#include "formats/source/vbsp_file.h"
#include "formats/source/vbsp_pakfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using containers::ByteSource;
using Bytes = ArchiveContent::Bytes;
using SharedSource = std::shared_ptr<const ByteSource>;

// PAK ----------------------------------------------------------------------------------------------------------------

constexpr std::uint32_t kPakMagic = 0x4B434150; // "PACK"

bool isPak(std::span<const std::byte> head) {
    return head.size() >= sizeof(kPakMagic) && bytes::loadLittleEndian<std::uint32_t>(head.data()) == kPakMagic;
}

bytes::Result<ArchiveContent> openPak(const SharedSource& source, const SharedSource& /*directory*/,
                                      std::uint64_t /*most*/) {
    auto directory = containers::readPak(*source);
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    ArchiveContent content;
    for (const auto& entry : directory->entries)
        content.entries.push_back({entry.name, entry.size});
    const auto shared = std::make_shared<const containers::PakDirectory>(std::move(*directory));
    content.read = [source, shared](std::size_t at, std::uint64_t most) -> Bytes {
        const auto& entry = shared->entries.at(at);
        if (entry.size > most)
            return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                              entry.offset,
                                              entry.name,
                                              fmt::format("{} bytes", entry.size),
                                              fmt::format("at most {}", most),
                                              {}});
        return source->read(entry.offset, entry.size);
    };
    content.start = [source, shared](std::size_t at, std::size_t count) {
        const auto& entry = shared->entries.at(at);
        return source->read(entry.offset, std::min<std::uint64_t>(entry.size, count));
    };
    return content;
}

// A map with a zip inside --------------------------------------------------------------------------------------------

/// What makes places in a zip places in the file that it lies in.
using Relocate = std::function<FormatError(FormatError)>;

bytes::Result<ArchiveContent> openZip(const SharedSource& zip, const Relocate& relocate) {
    auto listed = containers::listZip(*zip).map_error(relocate);
    if (!listed)
        return tl::unexpected(std::move(listed.error()));
    ArchiveContent content;
    for (const auto& entry : *listed)
        content.entries.push_back({entry.name, entry.size});
    const auto shared = std::make_shared<const std::vector<containers::ZipEntry>>(std::move(*listed));
    content.read = [zip, shared, relocate](std::size_t at, std::uint64_t most) {
        return containers::readZipEntry(*zip, shared->at(at), most).map_error(relocate);
    };
    content.start = [zip, shared, relocate](std::size_t at, std::size_t count) {
        return containers::readZipEntryStart(*zip, shared->at(at), count).map_error(relocate);
    };
    return content;
}

constexpr std::string_view kPakLump = "pakfile";

bool isMapWithFiles(std::span<const std::byte> head) {
    return source::identifyVbsp(head).has_value();
}

bytes::Result<ArchiveContent> openMap(const SharedSource& file, const SharedSource& /*directory*/, std::uint64_t most) {
    const auto header = file->read(0, std::min<std::uint64_t>(file->size(), source::kVbspHeaderBytes));
    if (!header)
        return tl::unexpected(header.error());
    const auto range = source::findPakFile(*header);
    if (!range)
        return tl::unexpected(range.error());
    if (range->length == 0)
        return ArchiveContent{};
    if (range->offset > file->size() || range->length > file->size() - range->offset)
        return tl::unexpected(FormatError{FormatErrorCode::Truncated,
                                          std::min(range->offset, file->size()),
                                          std::string(kPakLump),
                                          fmt::format("a file of {} bytes", file->size()),
                                          fmt::format("{} bytes at {}", range->length, range->offset),
                                          {}});
    const auto start = file->read(range->offset, std::min<std::uint64_t>(range->length, source::kPackedLumpHeadBytes));
    if (!start)
        return tl::unexpected(start.error());
    if (!source::isPackedLump(*start))
        return openZip(std::make_shared<containers::RangeSource>(file, range->offset, range->length),
                       [offset = range->offset](FormatError error) {
                           error.offset += offset;
                           return error;
                       });
    if (range->length > most)
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          range->offset,
                                          std::string(kPakLump),
                                          fmt::format("{} packed bytes", range->length),
                                          fmt::format("at most {}", most),
                                          {}});
    const auto packed = file->read(range->offset, range->length);
    if (!packed)
        return tl::unexpected(packed.error());
    auto unpacked = source::unpackLump(*packed, range->offset, kPakLump, most);
    if (!unpacked)
        return tl::unexpected(std::move(unpacked.error()));
    return openZip(std::make_shared<containers::BufferSource>(std::move(*unpacked)), [](FormatError error) {
        error.field = fmt::format("{} (counted in the unpacked {})", error.field, kPakLump);
        return error;
    });
}

/// The zip of a map as it is, unpacked if the lump is packed; nothing if there is none.
bytes::Result<SharedSource> zipOf(const SharedSource& file, const source::PakFilePlace& place, std::uint64_t most) {
    if (!place.packed)
        return std::make_shared<containers::RangeSource>(file, place.old.offset, place.old.length);
    if (place.old.length > most)
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          place.old.offset,
                                          std::string(kPakLump),
                                          fmt::format("{} packed bytes", place.old.length),
                                          fmt::format("at most {}", most),
                                          {}});
    const auto packed = file->read(place.old.offset, place.old.length);
    if (!packed)
        return tl::unexpected(packed.error());
    return source::unpackLump(*packed, place.old.offset, kPakLump, most)
        .map([](std::vector<std::byte>&& unpacked) -> SharedSource {
            return std::make_shared<containers::BufferSource>(std::move(unpacked));
        });
}

bytes::Result<ArchivePlan> planInMap(const SharedSource& file, std::span<const NewEntry> files, std::uint64_t most) {
    if (files.size() != 1)
        return tl::unexpected(FormatError{FormatErrorCode::Unsupported,
                                          0,
                                          std::string(kPakLump),
                                          fmt::format("{} files to be put in", files.size()),
                                          "one at a time",
                                          {}});
    const auto& [name, size] = files.front();
    const source::ReadRange read = [file](std::uint64_t offset, std::uint64_t length) {
        return file->read(offset, length);
    };
    const auto place = source::placePakFile(file->size(), read);
    if (!place)
        return tl::unexpected(place.error());
    const auto zip = zipOf(file, *place, most);
    if (!zip)
        return tl::unexpected(zip.error());
    const auto change = containers::planZipEntry(**zip, name, size);
    if (!change)
        return tl::unexpected(change.error());
    const auto header = source::pakFileEntry(read, {place->offset, change->size});
    if (!header)
        return tl::unexpected(header.error());
    ArchivePlan plan{{{name, size, {}}}, place->offset + change->size, {}};
    if (change->replaced)
        plan.entries.front().replaced = [zip = *zip, old = *change->replaced](std::uint64_t atMost) {
            return containers::readZipEntry(*zip, old, atMost);
        };
    plan.build = [file, zip = *zip, place = *place, change = *change, header = *header](
                     std::span<const std::span<const std::byte>> entry) -> bytes::Result<std::vector<RangeWrite>> {
        auto tail = containers::buildZipTail(*zip, change, entry.front());
        if (!tail)
            return tl::unexpected(std::move(tail.error()));
        if (place.last && !place.packed)
            return std::vector<RangeWrite>{{header.offset, header.bytes},
                                           {place.offset + change.from, std::move(*tail)}};
        // All of it anew: where the packed one was, or behind the end with the zeros that align it.
        const auto start = std::min(place.offset, file->size());
        const auto kept = zip->read(0, change.from);
        if (!kept)
            return tl::unexpected(kept.error());
        std::vector<std::byte> whole(static_cast<std::size_t>(place.offset - start));
        whole.insert(whole.end(), kept->begin(), kept->end());
        whole.insert(whole.end(), tail->begin(), tail->end());
        return std::vector<RangeWrite>{{header.offset, header.bytes}, {start, std::move(whole)}};
    };
    return plan;
}

// IMG ----------------------------------------------------------------------------------------------------------------

bytes::Result<ArchiveContent> imgContent(const SharedSource& source,
                                         bytes::Result<containers::ImgDirectory> directory) {
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    ArchiveContent content;
    content.entries.reserve(directory->entries.size());
    for (const auto& entry : directory->entries)
        content.entries.push_back({entry.name, entry.size});
    const auto shared = std::make_shared<const containers::ImgDirectory>(std::move(*directory));
    content.read = [source, shared](std::size_t at, std::uint64_t most) {
        return containers::readImgEntry(*source, shared->entries.at(at), most);
    };
    content.start = [source, shared](std::size_t at, std::size_t count) {
        return containers::readImgEntryStart(*source, shared->entries.at(at), count);
    };
    return content;
}

bytes::Result<ArchiveContent> openImg(const SharedSource& source, const SharedSource& /*directory*/,
                                      std::uint64_t /*most*/) {
    return imgContent(source, containers::readImg(*source));
}

bytes::Result<ArchiveContent> openImg1(const SharedSource& source, const SharedSource& directory,
                                       std::uint64_t /*most*/) {
    return imgContent(source, containers::readImg1(*directory, *source));
}

bytes::Result<ArchivePlan> planInImg(const SharedSource& source, std::span<const NewEntry> files,
                                     std::uint64_t /*most*/) {
    std::vector<containers::ImgPut> puts;
    for (const auto& file : files)
        puts.push_back({file.name, file.size});
    auto planned = containers::planImgEntries(*source, puts);
    if (!planned)
        return tl::unexpected(std::move(planned.error()));
    ArchivePlan plan{{}, planned->size, {}};
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto& entry = planned->entries[i];
        plan.entries.push_back({entry.replaced ? entry.replaced->name : files[i].name, files[i].size, {}});
        if (entry.replaced)
            plan.entries.back().replaced = [source, old = *entry.replaced](std::uint64_t most) {
                return containers::readImgEntry(*source, old, most);
            };
    }
    plan.build = [img = std::move(*planned)](
                     std::span<const std::span<const std::byte>> bytes) -> bytes::Result<std::vector<RangeWrite>> {
        std::vector<RangeWrite> writes;
        for (const auto& patch : img.patches)
            writes.push_back({patch.offset, patch.bytes});
        for (std::size_t i = 0; i < img.entries.size(); ++i) {
            std::vector<std::byte> padded(bytes[i].begin(), bytes[i].end());
            padded.resize(static_cast<std::size_t>(img.entries[i].padded));
            writes.push_back({img.entries[i].offset, std::move(padded)});
        }
        return writes;
    };
    return plan;
}

bytes::Result<ArchiveCopy> rebuildImg(const SharedSource& source) {
    return containers::planImgRebuild(*source).map([](containers::ImgRebuild&& plan) {
        ArchiveCopy copy{std::move(plan.start), {}, plan.size};
        for (const auto& range : plan.copies)
            copy.ranges.push_back({range.from, range.length, range.zeros});
        return copy;
    });
}

bool anyBytes(std::span<const std::byte> /*head*/) {
    return true;
}

constexpr std::array<ArchiveKind, 6> kKinds{
    ArchiveKind{"PAK archive", isPak, openPak, nullptr},
    ArchiveKind{"Source map", isMapWithFiles, openMap, planInMap},
    ArchiveKind{.title = "IMG archive",
                .recognise = containers::isImg2,
                .open = openImg,
                .plan = planInImg,
                .rebuild = rebuildImg,
                .byName = true,
                .savedInto = true,
                .unit = containers::kImgSector},
    ArchiveKind{.title = "IMG archive of GTA IV",
                .recognise = containers::isImg3,
                .open = openImg,
                .plan = planInImg,
                .rebuild = rebuildImg,
                .byName = true,
                .savedInto = true},
    ArchiveKind{.title = "IMG archive with a directory of its own",
                .recognise = anyBytes,
                .open = openImg1,
                .nameEnd = ".img",
                .directoryEnd = ".dir",
                .byName = true,
                .unit = containers::kImgSector},
    ArchiveKind{.title = "encrypted IMG archive of GTA IV",
                .recognise = containers::mayBeEncryptedImg,
                .open = openImg,
                .nameEnd = ".img",
                .byName = true},
};

bool endsWithoutCase(std::string_view name, std::string_view end) {
    return name.size() > end.size() && containers::sameImgName(name.substr(name.size() - end.size()), end);
}

/// The file beside an archive that has its directory, whatever the case of its name.
std::optional<fs::path> directoryOf(const ArchiveKind& kind, const fs::path& archive, FileOps& ops) {
    const auto name = toBytes(archive.filename());
    if (kind.nameEnd.empty() || kind.directoryEnd.empty() || !endsWithoutCase(name, kind.nameEnd))
        return std::nullopt;
    const auto wanted = name.substr(0, name.size() - kind.nameEnd.size()) + std::string(kind.directoryEnd);
    const auto folder = archive.parent_path();
    const auto isFile = [&](const fs::path& path) {
        const auto info = ops.info(path, Links::Follow);
        return info && info->kind == FileKind::Regular;
    };
    if (isFile(folder / fromBytes(wanted)))
        return folder / fromBytes(wanted);
    for (const auto& other : ops.names(folder.empty() ? fs::path(".") : folder).value_or(std::vector<fs::path>{}))
        if (containers::sameImgName(toBytes(other), wanted) && isFile(folder / other))
            return folder / other;
    return std::nullopt;
}

/// "C:", whatever the system that this runs on: the archive may be used on another.
bool isDrive(std::string_view part) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return part.size() >= 2 && part[1] == ':' && letter(part[0]);
}

FileError malformed(const fs::path& path, FormatError error) {
    auto what = bytes::describe(error);
    return {FileErrorKind::Malformed, path, std::move(what), std::move(error)};
}

struct FoundEntry {
    Archive archive;
    std::size_t at = 0;

    [[nodiscard]] FileStamp stamp(std::uint64_t hash) const {
        return {archive.content.entries[at].size, archive.source->info().modifiedNs, hash};
    }
};

Result<FoundEntry> findEntry(const WayInside& way, const ReadOptions& options) {
    auto archive = openArchive(way.archive, options);
    if (!archive)
        return tl::unexpected(std::move(archive.error()));
    const auto& entries = archive->content.entries;
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const ArchiveEntry& entry) {
        const auto name = insideName(entry.name);
        return name && sameInside(*archive->kind, *name, way.inside);
    });
    if (found == entries.end())
        return tl::unexpected(
            FileError{FileErrorKind::Missing, way.archive / fromBytes(way.inside),
                      fmt::format("cannot be read: {} holds no file of this name", way.archive.filename().string())});
    const auto at = static_cast<std::size_t>(found - entries.begin());
    return FoundEntry{std::move(*archive), at};
}

} // namespace

std::span<const ArchiveKind> archiveKinds() {
    return kKinds;
}

const ArchiveKind* findArchiveKind(const fs::path& path, std::span<const std::byte> head, FileOps* ops) {
    const OpsOrSystem chosen(ops);
    const auto name = toBytes(path.filename());
    const auto* const found = std::find_if(kKinds.begin(), kKinds.end(), [&](const ArchiveKind& kind) {
        return kind.recognise(head) && (kind.nameEnd.empty() || endsWithoutCase(name, kind.nameEnd)) &&
               (kind.directoryEnd.empty() || directoryOf(kind, path, chosen.ops()));
    });
    return found == kKinds.end() ? nullptr : found;
}

const ArchiveKind* findArchiveKind(const fs::path& path, FileOps* ops) {
    const auto source = FileSource::open(path, ops);
    if (!source)
        return nullptr;
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    return head ? findArchiveKind(path, *head, ops) : nullptr;
}

bool sameInside(const ArchiveKind& kind, std::string_view a, std::string_view b) {
    return kind.byName ? containers::sameImgName(a, b) : a == b;
}

Result<Archive> openArchive(const fs::path& path, const ReadOptions& options) {
    if (const auto whole = expectWhole(path, options.ops); !whole)
        return tl::unexpected(whole.error());
    auto source = FileSource::open(path, options.ops);
    if (!source)
        return tl::unexpected(std::move(source.error()));
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    if (!head)
        return tl::unexpected(malformed(path, head.error()));
    const auto* kind = findArchiveKind(path, *head, options.ops);
    if (kind == nullptr)
        return tl::unexpected(FileError{FileErrorKind::Invalid, path, "is no archive that this program knows"});
    const OpsOrSystem chosen(options.ops);
    std::shared_ptr<const FileSource> directory;
    if (const auto beside = directoryOf(*kind, path, chosen.ops())) {
        auto opened = FileSource::open(*beside, options.ops);
        if (!opened)
            return tl::unexpected(std::move(opened.error()));
        directory = std::move(*opened);
    }
    auto content = kind->open(*source, directory, options.largest);
    for (const auto& file : {*source, directory})
        if (file != nullptr)
            if (const auto unchanged = file->expectUnchanged(); !unchanged)
                return tl::unexpected(unchanged.error());
    if (!content)
        return tl::unexpected(malformed(directory != nullptr ? directory->path() : path, std::move(content.error())));
    return Archive{kind, std::move(*source), std::move(directory), std::move(*content)};
}

std::optional<std::string> insideName(std::string_view storedName) {
    std::string inside;
    while (true) {
        const auto end = storedName.find_first_of("/\\"); // some tools write the one, some the other
        const auto part = storedName.substr(0, end);
        const bool control =
            std::any_of(part.begin(), part.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        if (control || isDrive(part) || !isPlainName(part) || isOurName(fromBytes(part)))
            return std::nullopt;
        inside += part;
        if (end == std::string_view::npos)
            return inside;
        inside += '/';
        storedName.remove_prefix(end + 1);
    }
}

std::optional<WayInside> throughArchive(const fs::path& path, FileOps* ops) {
    const OpsOrSystem chosen(ops);
    fs::path inside = path.filename();
    for (auto at = path.parent_path(); !at.empty() && at != at.parent_path(); at = at.parent_path()) {
        if (const auto info = chosen.ops().info(at, Links::Follow)) {
            if (info->kind != FileKind::Regular || inside.empty() || chosen.ops().info(path, Links::Follow))
                return std::nullopt;
            return WayInside{at, toBytes(inside)};
        }
        inside = inside.empty() ? at.filename() : at.filename() / inside;
    }
    return std::nullopt;
}

Result<StampedBytes> readEntry(const WayInside& way, const ReadOptions& options) {
    const auto found = findEntry(way, options);
    if (!found)
        return tl::unexpected(found.error());
    const auto& [archive, at] = *found;
    if (const auto size = archive.content.entries[at].size; size > options.largest)
        return tl::unexpected(FileError{
            FileErrorKind::TooLarge, way.archive / fromBytes(way.inside),
            fmt::format("cannot be read: it has {} bytes, and {} are the most accepted", size, options.largest)});
    auto bytes = archive.content.read(at, options.largest);
    if (const auto unchanged = archive.source->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!bytes)
        return tl::unexpected(malformed(way.archive, std::move(bytes.error())));
    const auto hash = hashOf(*bytes);
    return StampedBytes{std::move(*bytes), found->stamp(hash)};
}

Result<FileStamp> entryStamp(const WayInside& way, FileOps* ops) {
    return findEntry(way, {.ops = ops}).map([](const FoundEntry& found) { return found.stamp(0); });
}

} // namespace navsmith::files
