// The supported kinds of archives: listing, putting files in, rebuilding.
#include "core/files/archive.h"
#include "formats/bytes/byte_reader.h"
#include "formats/containers/img.h"
#include "formats/containers/img_change.h"
#include "formats/containers/img_checks.h"
#include "formats/containers/pak.h"
#include "formats/containers/vpk.h"
#include "formats/containers/zip.h"
#include "formats/containers/zip_change.h"
#include "formats/source/vbsp_file.h"
#include "formats/source/vbsp_pakfile.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::files {

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

// VPK ----------------------------------------------------------------------------------------------------------------

constexpr std::uint32_t kVpkMagic = 0x55AA1234;

bool isVpk(std::span<const std::byte> head) {
    return head.size() >= sizeof(kVpkMagic) && bytes::loadLittleEndian<std::uint32_t>(head.data()) == kVpkMagic;
}

/// The first bytes of an entry, unchecked: its checksum is that of all.
bytes::Result<std::vector<std::byte>> startOfVpkEntry(const ByteSource& source, const containers::VpkEntry& entry,
                                                      std::size_t count) {
    auto start = source.read(entry.startAt, std::min<std::uint64_t>(entry.startSize, count));
    if (!start || start->size() == count)
        return start;
    const auto rest = source.read(entry.offset, std::min<std::uint64_t>(entry.length, count - start->size()));
    if (!rest)
        return tl::unexpected(rest.error());
    start->insert(start->end(), rest->begin(), rest->end());
    return start;
}

/// Maps of Source 2 are archives of one file. Of a set with numbered archives only what its directory holds itself is
/// listed: the rest is the content of games, without navigation data.
bytes::Result<ArchiveContent> openVpk(const SharedSource& source, const SharedSource& /*directory*/,
                                      std::uint64_t /*most*/) {
    auto directory = containers::readVpk(*source);
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    std::erase_if(directory->entries, [](const containers::VpkEntry& entry) {
        return entry.length > 0 && entry.archive != containers::VpkEntry::kInDirectory;
    });
    ArchiveContent content;
    for (const auto& entry : directory->entries)
        content.entries.push_back({entry.name, entry.size()});
    const auto shared = std::make_shared<const containers::VpkDirectory>(std::move(*directory));
    content.read = [source, shared](std::size_t at, std::uint64_t most) {
        return containers::readVpkEntry(*source, *source, shared->entries.at(at), most);
    };
    content.start = [source, shared](std::size_t at, std::size_t count) {
        return startOfVpkEntry(*source, shared->entries.at(at), count);
    };
    return content;
}

// A map with a zip inside --------------------------------------------------------------------------------------------

constexpr std::string_view kPakLump = "pakfile";
// The phase that writes the location of the lump.
constexpr std::uint32_t kHeaderPhase = 1;

bool isMapWithFiles(std::span<const std::byte> head) {
    return source::identifyVbsp(head).has_value();
}

/// The zip of a map.
struct MapZip {
    SharedSource source;
    std::function<FormatError(FormatError)> relocate; ///< converts an offset in the zip to one in the map
};

/// Unpacks it if the lump is packed, and has at most `most` bytes.
bytes::Result<MapZip> zipOf(const SharedSource& file, const source::VbspRange& lump, std::uint64_t most) {
    const auto start = file->read(lump.offset, std::min<std::uint64_t>(lump.length, source::kPackedLumpHeadBytes));
    if (!start)
        return tl::unexpected(start.error());
    if (!source::isPackedLump(*start))
        return MapZip{std::make_shared<containers::RangeSource>(file, lump.offset, lump.length),
                      [offset = lump.offset](FormatError error) {
                          error.offset += offset;
                          return error;
                      }};
    if (lump.length > most)
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          lump.offset,
                                          std::string(kPakLump),
                                          fmt::format("{} packed bytes", lump.length),
                                          fmt::format("at most {}", most),
                                          {}});
    const auto packed = file->read(lump.offset, lump.length);
    if (!packed)
        return tl::unexpected(packed.error());
    auto unpacked = source::unpackLump(*packed, lump.offset, kPakLump, most);
    if (!unpacked)
        return tl::unexpected(std::move(unpacked.error()));
    return MapZip{std::make_shared<containers::BufferSource>(std::move(*unpacked)), [](FormatError error) {
                      error.field = fmt::format("{} (counted in the unpacked {})", error.field, kPakLump);
                      return error;
                  }};
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
    const auto zip = zipOf(file, *range, most);
    if (!zip)
        return tl::unexpected(zip.error());
    auto entries = containers::listZip(*zip->source).map_error(zip->relocate);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    ArchiveContent content;
    for (const auto& entry : *entries)
        content.entries.push_back(
            {entry.name, entry.size, ArchiveEntry::Packing{entry.packedSize, containers::zipMethodName(entry.method)}});
    const auto shared = std::make_shared<const std::vector<containers::ZipEntry>>(std::move(*entries));
    content.read = [zip = *zip, shared](std::size_t at, std::uint64_t atMost) {
        return containers::readZipEntry(*zip.source, shared->at(at), atMost).map_error(zip.relocate);
    };
    content.start = [zip = *zip, shared](std::size_t at, std::size_t count) {
        return containers::readZipEntryStart(*zip.source, shared->at(at), count).map_error(zip.relocate);
    };
    return content;
}

/// The bytes of a map from where a change of its zip begins.
bytes::Result<RangeWrite> zipWrite(const ByteSource& file, const ByteSource& zip, const source::PakFilePlace& place,
                                   const containers::ZipPlan& change, std::vector<std::byte> tail) {
    const auto offset = place.offsetFor(change.size);
    const bool inPlace = place.old.length > 0 && offset == place.old.offset;
    // What is left of the old zip, or up to the end of the map, becomes zeros.
    const auto end = inPlace && !place.last ? offset + place.old.length : place.mapSizeWith(change.size);
    const auto zeros = static_cast<std::size_t>(end - offset - change.size);
    if (inPlace && !place.packed) {
        tail.resize(tail.size() + zeros);
        return RangeWrite{offset + change.from, std::move(tail)};
    }
    const auto unchanged = zip.read(0, change.from);
    if (!unchanged)
        return tl::unexpected(unchanged.error());
    const auto start = std::min(offset, file.size()); // zeros for alignment between the end and the new zip
    std::vector<std::byte> whole(static_cast<std::size_t>(offset - start));
    whole.insert(whole.end(), unchanged->begin(), unchanged->end());
    whole.insert(whole.end(), tail.begin(), tail.end());
    whole.resize(whole.size() + zeros);
    return RangeWrite{start, std::move(whole)};
}

bytes::Result<ArchivePlan> planInMap(const SharedSource& file, const SharedSource& /*directory*/,
                                     const EntryChanges& changes, std::uint64_t most) {
    const source::ReadRange read = [file](std::uint64_t offset, std::uint64_t length) {
        return file->read(offset, length);
    };
    const auto place = source::placePakFile(file->size(), read);
    if (!place)
        return tl::unexpected(place.error());
    auto zip = place->old.length == 0 ? MapZip{std::make_shared<containers::BufferSource>(std::vector<std::byte>{}),
                                               [](FormatError error) { return error; }}
                                      : zipOf(file, place->old, most);
    if (!zip)
        return tl::unexpected(zip.error());
    containers::ZipChange zipChange;
    for (const auto& [name, size] : changes.files)
        zipChange.puts.push_back({name, size});
    zipChange.erased.assign(changes.erased.begin(), changes.erased.end());
    const auto change = containers::planZipChange(*zip->source, zipChange).map_error(zip->relocate);
    if (!change)
        return tl::unexpected(change.error());
    const auto header = source::pakFileEntry(read, {place->offsetFor(change->size), change->size});
    if (!header)
        return tl::unexpected(header.error());
    ArchivePlan plan{{}, place->mapSizeWith(change->size), {}};
    const auto reader = [zip = *zip](const containers::ZipEntry& old) {
        return [zip, old](std::uint64_t atMost) {
            return containers::readZipEntry(*zip.source, old, atMost).map_error(zip.relocate);
        };
    };
    for (const auto& entry : change->entries) {
        plan.entries.push_back({entry.name, entry.size, {}});
        if (entry.replaced)
            plan.entries.back().replaced = reader(*entry.replaced);
    }
    for (const auto& old : change->erased)
        plan.erased.push_back({old.name, old.size, reader(old)});
    plan.build = [file, zip = zip->source, place = *place, change = *change,
                  header = *header](std::span<const std::span<const std::byte>> entries) {
        return containers::buildZipTail(*zip, change, entries)
            .and_then(
                [&](std::vector<std::byte>&& tail) { return zipWrite(*file, *zip, place, change, std::move(tail)); })
            .map([&](RangeWrite&& data) {
                return ArchiveWrites{{std::move(data), {header.offset, header.bytes, kHeaderPhase}}};
            });
    };
    return plan;
}

// IMG ----------------------------------------------------------------------------------------------------------------

/// The notice for a fault in `entries`: one line, whatever their number.
std::string noticeOf(containers::ImgFault fault, std::span<const std::string> entries) {
    constexpr std::size_t kMostNames = 5;
    const auto n = entries.size();
    const auto id = containers::idOf(fault);
    auto names =
        fmt::format("{}{}", fmt::join(entries.first(std::min(n, kMostNames)), ", "), n > kMostNames ? ", ..." : "");
    switch (fault) {
    case containers::ImgFault::Outside:
        return n == 1 ? texts::format("1 entry extends beyond the end and cannot be read ({}): {}", id, names)
                      : texts::format("{} entries extend beyond the end and cannot be read ({}): {}", n, id, names);
    case containers::ImgFault::Overlap:
        return n == 1 ? texts::format("1 entry overlaps another entry ({}): {}", id, names)
                      : texts::format("{} entries overlap other entries ({}): {}", n, id, names);
    case containers::ImgFault::Twice:
        return n == 1 ? texts::format("1 entry has the same name as an earlier one, which is used ({}): {}", id, names)
                      : texts::format("{} entries have the same names as earlier ones, which are used ({}): {}", n, id,
                                      names);
    case containers::ImgFault::Unterminated:
        return n == 1 ? texts::format("1 entry has a name that is not terminated ({}): {}", id, names)
                      : texts::format("{} entries have names that are not terminated ({}): {}", n, id, names);
    }
    return names;
}

std::vector<std::string> noticesOf(const containers::ImgDirectory& directory) {
    std::map<containers::ImgFault, std::vector<std::string>> names;
    for (const auto& issue : containers::checkImg(directory))
        names[issue.fault].push_back(directory.entries[issue.entry].name);
    std::vector<std::string> notices;
    notices.reserve(names.size());
    for (const auto& [fault, entries] : names)
        notices.push_back(noticeOf(fault, entries));
    return notices;
}

bytes::Result<ArchiveContent> imgContent(const SharedSource& source,
                                         bytes::Result<containers::ImgDirectory> directory) {
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    ArchiveContent content;
    content.entries.reserve(directory->entries.size());
    content.notices = noticesOf(*directory);
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

/// The two files of a plan: the directory, if it is a separate file, and the archive.
ArchiveWrites writesOf(const containers::ImgPlan& img, std::span<const std::span<const std::byte>> files) {
    ArchiveWrites writes;
    for (const auto& patch : img.patches)
        writes.archive.push_back({patch.offset, patch.bytes, patch.phase});
    for (const auto& patch : img.directoryPatches)
        writes.directory.push_back({patch.offset, patch.bytes, patch.phase});
    for (std::size_t i = 0; i < img.entries.size(); ++i) {
        std::vector<std::byte> padded(files[i].begin(), files[i].end());
        padded.resize(static_cast<std::size_t>(img.entries[i].padded));
        writes.archive.push_back({img.entries[i].offset, std::move(padded)});
    }
    return writes;
}

bytes::Result<ArchivePlan> planInImg(const SharedSource& source, const SharedSource& directory,
                                     const EntryChanges& changes, std::uint64_t /*most*/) {
    const auto files = changes.files;
    if (!changes.erased.empty())
        return tl::unexpected(FormatError{FormatErrorCode::Unsupported,
                                          0,
                                          changes.erased.front(),
                                          "an entry to erase",
                                          "only entries to add or to replace",
                                          {}});
    std::vector<containers::ImgPut> puts;
    for (const auto& file : files)
        puts.push_back({file.name, file.size});
    auto planned = directory != nullptr ? containers::planImg1Entries(*directory, *source, puts)
                                        : containers::planImgEntries(*source, puts);
    if (!planned)
        return tl::unexpected(std::move(planned.error()));
    ArchivePlan plan{{}, planned->size, {}, planned->directorySize};
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto& entry = planned->entries[i];
        plan.entries.push_back({entry.replaced ? entry.replaced->name : files[i].name, files[i].size, {}});
        if (entry.replaced)
            plan.entries.back().replaced = [source, old = *entry.replaced](std::uint64_t most) {
                return containers::readImgEntry(*source, old, most);
            };
    }
    plan.build =
        [img = std::move(*planned)](std::span<const std::span<const std::byte>> bytes) -> bytes::Result<ArchiveWrites> {
        return writesOf(img, bytes);
    };
    return plan;
}

bytes::Result<ArchiveCopy> rebuildImg(const SharedSource& source, const SharedSource& directory) {
    auto planned =
        directory != nullptr ? containers::planImg1Rebuild(*directory, *source) : containers::planImgRebuild(*source);
    return std::move(planned).map([](containers::ImgRebuild&& plan) {
        ArchiveCopy copy{std::move(plan.start), {}, plan.size, std::move(plan.directory)};
        for (const auto& range : plan.copies)
            copy.ranges.push_back({range.from, range.length, range.zeros});
        return copy;
    });
}

bool anyBytes(std::span<const std::byte> /*head*/) {
    return true;
}

constexpr std::array<ArchiveKind, 7> kKinds{
    ArchiveKind{.title = "PAK archive", .recognise = isPak, .open = openPak, .usualEnd = ".pak"},
    ArchiveKind{.title = "VPK archive", .recognise = isVpk, .open = openVpk, .usualEnd = ".vpk"},
    ArchiveKind{
        .title = "Source map", .recognise = isMapWithFiles, .open = openMap, .plan = planInMap, .usualEnd = ".bsp"},
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
    ArchiveKind{.title = "IMG archive with a separate directory",
                .recognise = anyBytes,
                .open = openImg1,
                .plan = planInImg,
                .rebuild = rebuildImg,
                .nameEnd = ".img",
                .directoryEnd = ".dir",
                .byName = true,
                .savedInto = true,
                .unit = containers::kImgSector},
    ArchiveKind{.title = "encrypted IMG archive of GTA IV",
                .recognise = containers::mayBeEncryptedImg,
                .open = openImg,
                .nameEnd = ".img",
                .byName = true},
};

} // namespace

std::span<const ArchiveKind> archiveKinds() {
    return kKinds;
}

std::vector<std::string> archivePatterns() {
    std::vector<std::string> patterns;
    for (const auto& kind : kKinds) {
        for (const auto end : {kind.usualEnd, kind.nameEnd, kind.directoryEnd}) {
            auto pattern = fmt::format("*{}", end);
            if (!end.empty() && std::ranges::find(patterns, pattern) == patterns.end())
                patterns.push_back(std::move(pattern));
        }
    }
    return patterns;
}

} // namespace navsmith::files
