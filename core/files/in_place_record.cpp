#include "core/files/in_place_record.h"

#include "core/files/file_steps.h"
#include "core/files/save_plan.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

#include <xxhash.h>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMagic = 0x33304F444E55564EU; // "NVUNDO03"
constexpr std::size_t kUndoChecksum = 8;
constexpr std::size_t kUndoHeader = 16; // magic number and total length
constexpr std::size_t kRangeHeader = 20;
constexpr std::size_t kFileHeader = 44;

constexpr std::uint64_t kWholeSpan = std::uint64_t{1} << 20U;
constexpr std::uint64_t kPlaces = 256;
constexpr std::uint64_t kPlaceBytes = 4096;

using HashState = std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)>;

bool isSound(const UndoFile& file) {
    std::uint64_t end = 0;
    for (const OldBytes& range : file.ranges) {
        if (range.offset < end || range.offset > file.oldSize || range.bytes.size() > file.oldSize - range.offset)
            return false;
        end = range.offset + range.bytes.size();
    }
    return isPlainName(file.name) && !isOurName(fromBytes(file.name));
}

/// The record was found on disk and is not trusted.
bool isSound(const UndoRecord& record) {
    const auto plain = [](const std::string& name) { return isPlainName(name); };
    std::set<std::string_view> names;
    for (const UndoFile& file : record.files)
        if (!isSound(file) || !names.insert(file.name).second)
            return false;
    const bool backups = record.backupSet.empty() ? record.backups.empty() : plain(record.backupSet);
    return !record.files.empty() && plain(record.backupFolder) && backups &&
           std::all_of(record.backups.begin(), record.backups.end(), plain);
}

void writeFile(bytes::ByteWriter& writer, const UndoFile& file) {
    writer.write(file.oldSize);
    writer.write(file.newSize);
    writer.write(file.oldModifiedNs);
    writer.write(file.fingerprint);
    writer.write(file.sizePhase);
    bytes::writeText(writer, file.name);
    writer.write(static_cast<std::uint32_t>(file.ranges.size()));
    for (const OldBytes& range : file.ranges) {
        writer.write(range.offset);
        writer.write(range.phase);
        writer.write(std::uint64_t{range.bytes.size()});
        writer.write(range.bytes);
    }
}

/// None if the data is too short for its counts.
std::optional<UndoFile> readUndoFile(bytes::ByteReader& reader) {
    UndoFile file;
    file.oldSize = reader.read<std::uint64_t>("old size");
    file.newSize = reader.read<std::uint64_t>("new size");
    file.oldModifiedNs = reader.read<std::int64_t>("old time");
    file.fingerprint = reader.read<std::uint64_t>("fingerprint");
    file.sizePhase = reader.read<std::uint32_t>("phase");
    file.name = bytes::readText(reader, "name");
    const auto ranges = reader.read<std::uint32_t>("ranges");
    if (!reader.checkCount(ranges, kRangeHeader, "ranges"))
        return std::nullopt;
    for (std::uint32_t i = 0; i < ranges && reader.ok(); ++i) {
        OldBytes range;
        range.offset = reader.read<std::uint64_t>("offset");
        range.phase = reader.read<std::uint32_t>("phase");
        const auto length = reader.read<std::uint64_t>("length");
        if (!reader.checkCount(length, 1, "range"))
            return std::nullopt;
        const auto old = reader.take(static_cast<std::size_t>(length), "range");
        range.bytes.assign(old.begin(), old.end());
        file.ranges.push_back(std::move(range));
    }
    return file;
}

fs::path beside(const fs::path& file, std::string_view end) {
    return file.parent_path() / fromBytes(std::string(kUndoPrefix) + toBytes(file.filename()) + std::string(end));
}

/// Hashes [from, to) of the file except for the ranges.
Result<void> hashKept(const Disk& disk, FileHandle file, const fs::path& path, const UndoFile& record,
                      std::uint64_t from, std::uint64_t to, XXH3_state_t& hash) {
    std::vector<std::byte> buffer;
    const auto take = [&](std::uint64_t start, std::uint64_t end) -> Result<void> {
        while (start < end) {
            buffer.resize(static_cast<std::size_t>(end - start));
            const auto got = explain(disk->readAt(file, start, buffer), path, texts::mark("cannot be read"));
            if (!got)
                return tl::unexpected(got.error());
            if (*got == 0)
                return tl::unexpected(
                    FileError{FileErrorKind::Changed, path,
                              texts::format("cannot be read: it became shorter while it was being read")});
            XXH3_64bits_update(&hash, buffer.data(), *got);
            start += *got;
        }
        return {};
    };
    for (const OldBytes& range : record.ranges) {
        const auto end = range.offset + range.bytes.size();
        if (end <= from)
            continue;
        if (range.offset >= to)
            break;
        if (auto taken = take(from, range.offset); !taken)
            return taken;
        from = end;
    }
    return take(from, to);
}

} // namespace

fs::path undoRecordOf(const fs::path& file) {
    return beside(file, kUndoEnd);
}

fs::path undoPartOf(const fs::path& file) {
    return beside(file, kUndoPartEnd);
}

std::optional<std::string> recordedFile(std::string_view name) {
    if (!name.starts_with(kUndoPrefix))
        return std::nullopt;
    name.remove_prefix(kUndoPrefix.size());
    for (const auto end : {kUndoEnd, kUndoPartEnd})
        if (name.size() > end.size() && name.ends_with(end))
            return std::string(name.substr(0, name.size() - end.size()));
    return std::nullopt;
}

std::vector<std::byte> encodeUndo(const UndoRecord& record) {
    bytes::ByteWriter writer;
    writer.write(kMagic);
    writer.write(std::uint64_t{0}); // total length, filled in below
    bytes::writeText(writer, record.backupFolder);
    bytes::writeText(writer, record.backupSet);
    writer.write(static_cast<std::uint32_t>(record.backups.size()));
    for (const auto& backup : record.backups)
        bytes::writeText(writer, backup);
    writer.write(static_cast<std::uint32_t>(record.files.size()));
    for (const UndoFile& file : record.files)
        writeFile(writer, file);
    auto result = writer.release();
    result.resize(result.size() + kUndoChecksum);
    bytes::storeLittleEndian(result.data() + sizeof(kMagic), std::uint64_t{result.size()});
    const auto content = std::span(result).first(result.size() - kUndoChecksum);
    bytes::storeLittleEndian(result.data() + content.size(), hashOf(content));
    return result;
}

std::optional<UndoRecord> decodeUndo(std::span<const std::byte> bytes) {
    if (bytes.size() < kUndoHeader + kUndoChecksum)
        return std::nullopt;
    const auto content = bytes.first(bytes.size() - kUndoChecksum);
    if (bytes::loadLittleEndian<std::uint64_t>(bytes.data()) != kMagic ||
        bytes::loadLittleEndian<std::uint64_t>(bytes.data() + sizeof(kMagic)) != bytes.size() ||
        bytes::loadLittleEndian<std::uint64_t>(bytes.data() + content.size()) != hashOf(content))
        return std::nullopt;
    bytes::ByteReader reader(content);
    reader.skip(kUndoHeader, "header");
    UndoRecord record;
    record.backupFolder = bytes::readText(reader, "backup folder");
    record.backupSet = bytes::readText(reader, "backup set");
    const auto backups = reader.read<std::uint32_t>("backups");
    if (!reader.checkCount(backups, sizeof(std::uint32_t), "backups"))
        return std::nullopt;
    for (std::uint32_t i = 0; i < backups; ++i)
        record.backups.push_back(bytes::readText(reader, "backup"));
    const auto files = reader.read<std::uint32_t>("files");
    if (!reader.checkCount(files, kFileHeader, "files"))
        return std::nullopt;
    for (std::uint32_t i = 0; i < files; ++i) {
        auto file = readUndoFile(reader);
        if (!file)
            return std::nullopt;
        record.files.push_back(std::move(*file));
    }
    if (!reader.ok() || !reader.takeRest().empty() || !isSound(record))
        return std::nullopt;
    return record;
}

Result<std::uint64_t> fingerprintOf(const Disk& disk, FileHandle file, const fs::path& path, const UndoFile& record) {
    const HashState hash(XXH3_createState(), &XXH3_freeState);
    XXH3_64bits_reset(hash.get());
    const auto span = std::min(record.oldSize, record.newSize);
    const auto places = span <= kWholeSpan ? std::uint64_t{1} : kPlaces;
    const auto length = span <= kWholeSpan ? span : kPlaceBytes;
    for (std::uint64_t i = 0; i < places; ++i) {
        const auto from = places == 1 ? 0 : (span - length) * i / (places - 1);
        if (auto taken = hashKept(disk, file, path, record, from, from + length, *hash); !taken)
            return tl::unexpected(taken.error());
    }
    return XXH3_64bits_digest(hash.get());
}

} // namespace navsmith::files
