#include "core/files/save_plan.h"

#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kPlanMagic = 0x31304E414C50564EU;    // "NVPLAN01"
constexpr std::uint64_t kPointerMagic = 0x31304B4E494C564EU; // "NVLINK01"
constexpr std::size_t kPlanHeader = 16;                      // magic number and length
constexpr std::size_t kPlanChecksum = 8;
constexpr std::size_t kIdLength = 16;
constexpr std::size_t kSmallestFile = 4 + 4 + 1 + 4 * 8;
// Enough for a hundred thousand files.
constexpr std::uint64_t kLargestRecord = std::uint64_t{64} << 20U;

constexpr std::string_view kTemporaryEnd = ".tmp";

bool isHex(std::string_view text) {
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// --- Envelope -------------------------------------------------------------------------------------------------------

std::vector<std::byte> seal(std::uint64_t magic, std::span<const std::byte> content) {
    bytes::ByteWriter one(kPlanHeader + content.size() + kPlanChecksum);
    one.write(magic);
    one.write(std::uint64_t{content.size()});
    one.write(content);
    auto copy = one.release();
    bytes::ByteWriter both(2 * (copy.size() + kPlanChecksum));
    for (int i = 0; i < 2; ++i) {
        both.write(copy);
        both.write(hashOf(copy));
    }
    return both.release();
}

std::optional<std::span<const std::byte>> openCopy(std::uint64_t magic, std::span<const std::byte> sealed) {
    if (sealed.size() < kPlanHeader + kPlanChecksum)
        return std::nullopt;
    const auto length = bytes::loadLittleEndian<std::uint64_t>(sealed.data() + sizeof(magic));
    if (bytes::loadLittleEndian<std::uint64_t>(sealed.data()) != magic ||
        length > sealed.size() - kPlanHeader - kPlanChecksum)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(length);
    if (bytes::loadLittleEndian<std::uint64_t>(sealed.data() + kPlanHeader + size) !=
        hashOf(sealed.first(kPlanHeader + size)))
        return std::nullopt;
    return sealed.subspan(kPlanHeader, size);
}

std::optional<std::span<const std::byte>> unseal(std::uint64_t magic, std::span<const std::byte> sealed) {
    if (auto first = openCopy(magic, sealed))
        return first;
    return openCopy(magic, sealed.subspan(sealed.size() / 2));
}

// --- Paths ----------------------------------------------------------------------------------------------------------

std::string storedPath(const fs::path& path, const fs::path& from) {
    return toBytes(rootOf(path) == rootOf(from) ? path.lexically_relative(from) : path);
}

fs::path pathFromStored(std::string_view stored, const fs::path& folder) {
    const auto rawPath = fromBytes(stored);
    const auto path = normalPath(rootOf(rawPath).empty() ? folder / rawPath : rawPath);
    return path.has_filename() ? path : path.parent_path(); // "x/." becomes "x/"
}

bool isOrHolds(const fs::path& outer, const fs::path& inner) {
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

/// The record was found on disk and is not trusted: it must not refer to anything outside the reach of a save.
bool isSound(const SavePlan& plan) {
    const auto madeForThis = [&](const fs::path& newFolder) {
        return std::any_of(plan.folders.begin(), plan.folders.end(),
                           [&](const fs::path& folder) { return isOrHolds(newFolder, folder); });
    };
    const auto plainFile = [&](const PlannedFile& file) {
        return file.folder < plan.folders.size() && isPlainName(file.name) && !isOurName(file.name);
    };
    return plan.id.size() == kIdLength && isHex(plan.id) && !plan.folders.empty() && isPlainName(plan.backupFolder) &&
           isPlainName(plan.backupSet) && std::all_of(plan.madeFolders.begin(), plan.madeFolders.end(), madeForThis) &&
           std::all_of(plan.files.begin(), plan.files.end(), plainFile);
}

tl::unexpected<FileError> damaged(const fs::path& folder) {
    return tl::unexpected(
        FileError{FileErrorKind::Damaged, folder, texts::format("the record of an interrupted save is damaged")});
}

Result<std::vector<std::byte>> readRecordBytes(const Disk& disk, const fs::path& path) {
    // This program does not create links.
    if (const auto info = disk->info(path, Links::Keep); info && info->kind != FileKind::Regular)
        return tl::unexpected(
            FileError{FileErrorKind::NotAFile, path, texts::format("cannot be read: it is not a regular file")});
    return readFile(path, {kLargestRecord, disk});
}

} // namespace

fs::path targetOf(const SavePlan& plan, std::size_t file) {
    return plan.folders[plan.files[file].folder] / fromBytes(plan.files[file].name);
}

fs::path temporaryOf(const SavePlan& plan, std::size_t file) {
    return plan.folders[plan.files[file].folder] /
           fmt::format("{}{}-{}of{}{}", kOurPrefix, plan.id, file + 1, plan.files.size(), kTemporaryEnd);
}

fs::path backupSetIn(const SavePlan& plan, std::size_t folder) {
    return plan.folders[folder] / fromBytes(plan.backupFolder) / fromBytes(plan.backupSet);
}

fs::path backupOf(const SavePlan& plan, std::size_t file) {
    return backupSetIn(plan, plan.files[file].folder) / fromBytes(plan.files[file].name);
}

bool isOurName(const fs::path& name) {
    return toBytes(name).starts_with(kOurPrefix);
}

bool isTemporaryName(std::string_view name) {
    if (!name.starts_with(kOurPrefix) || !name.ends_with(kTemporaryEnd) ||
        name.size() < kOurPrefix.size() + kIdLength + kTemporaryEnd.size())
        return false;
    name.remove_prefix(kOurPrefix.size());
    name.remove_suffix(kTemporaryEnd.size());
    const auto numbers = name.substr(kIdLength);
    const auto middle = numbers.find("of");
    return isHex(name.substr(0, kIdLength)) && numbers.starts_with('-') && middle != std::string_view::npos &&
           isNumber(numbers.substr(1, middle - 1)) && isNumber(numbers.substr(middle + 2));
}

bool isPlainName(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.find('\0') == std::string_view::npos &&
           fromBytes(name) == fromBytes(name).filename();
}

std::vector<std::byte> encodePlan(const SavePlan& plan) {
    bytes::ByteWriter writer;
    const auto writeFolders = [&](const std::vector<fs::path>& folders) {
        writer.write(static_cast<std::uint32_t>(folders.size()));
        for (const fs::path& folder : folders)
            bytes::writeText(writer, storedPath(folder, plan.folders.front()));
    };
    bytes::writeText(writer, plan.id);
    writeFolders(plan.folders);
    writeFolders(plan.madeFolders);
    bytes::writeText(writer, plan.backupFolder);
    bytes::writeText(writer, plan.backupSet);
    writer.write(static_cast<std::uint32_t>(plan.files.size()));
    for (const PlannedFile& file : plan.files) {
        writer.write(static_cast<std::uint32_t>(file.folder));
        bytes::writeText(writer, file.name);
        writer.write(static_cast<std::uint8_t>(file.existed));
        for (const auto number : {file.oldSize, file.oldHash, file.newSize, file.newHash})
            writer.write(number);
    }
    return seal(kPlanMagic, writer.release());
}

Result<SavePlan> decodePlan(std::span<const std::byte> bytes, const fs::path& folder) {
    const auto content = unseal(kPlanMagic, bytes);
    if (!content)
        return damaged(folder);
    bytes::ByteReader reader(*content);
    const auto readFolders = [&](std::string_view field) {
        std::vector<fs::path> folders;
        const auto count = reader.read<std::uint32_t>(field);
        if (!reader.checkCount(count, sizeof(std::uint32_t), field))
            return folders;
        for (std::uint32_t i = 0; i < count; ++i)
            folders.push_back(pathFromStored(bytes::readText(reader, field), folder));
        return folders;
    };
    SavePlan plan;
    plan.id = bytes::readText(reader, "id");
    plan.folders = readFolders("folders");
    plan.madeFolders = readFolders("made folders");
    plan.backupFolder = bytes::readText(reader, "backup folder");
    plan.backupSet = bytes::readText(reader, "backup set");
    const auto count = reader.read<std::uint32_t>("files");
    if (!reader.checkCount(count, kSmallestFile, "files"))
        return damaged(folder);
    plan.files.resize(count);
    for (PlannedFile& file : plan.files) {
        file.folder = reader.read<std::uint32_t>("folder");
        file.name = bytes::readText(reader, "name");
        file.existed = reader.read<std::uint8_t>("existed") != 0;
        for (auto* number : {&file.oldSize, &file.oldHash, &file.newSize, &file.newHash})
            *number = reader.read<std::uint64_t>("size or hash");
    }
    if (!reader.expectEnd("end") || !isSound(plan) || plan.folders.front() != folder)
        return damaged(folder);
    return plan;
}

std::vector<std::byte> encodePointer(const SavePlan& plan, std::size_t folder) {
    bytes::ByteWriter writer;
    bytes::writeText(writer, plan.id);
    bytes::writeText(writer, storedPath(plan.folders.front(), plan.folders[folder]));
    return seal(kPointerMagic, writer.release());
}

Result<SavePointer> decodePointer(std::span<const std::byte> bytes, const fs::path& folder) {
    const auto content = unseal(kPointerMagic, bytes);
    if (!content)
        return damaged(folder);
    bytes::ByteReader reader(*content);
    SavePointer pointer;
    pointer.id = bytes::readText(reader, "id");
    pointer.firstFolder = pathFromStored(bytes::readText(reader, "first folder"), folder);
    if (!reader.expectEnd("end"))
        return damaged(folder);
    return pointer;
}

Result<SavePlan> readPlan(const Disk& disk, const fs::path& folder, std::string_view name) {
    return readRecordBytes(disk, folder / name).and_then([&](const std::vector<std::byte>& bytes) {
        return decodePlan(bytes, folder);
    });
}

Result<SavePointer> readPointer(const Disk& disk, const fs::path& folder) {
    return readRecordBytes(disk, folder / kPointerName).and_then([&](const std::vector<std::byte>& bytes) {
        return decodePointer(bytes, folder);
    });
}

} // namespace navsmith::files
