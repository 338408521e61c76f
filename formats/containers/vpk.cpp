#include "formats/containers/vpk.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/containers/zip_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::containers {
namespace {

using bytes::ByteReader;
using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::uint32_t kVpkMagic = 0x55AA1234;
constexpr std::size_t kVpkHeaderBytes = 12;
constexpr std::size_t kHeader2Bytes = 28;
constexpr std::uint16_t kEndOfEntry = 0xFFFF;
/// Folders are stored once for all of their files, so one long name would take up much memory.
constexpr std::size_t kMostNameBytes = 512;

/// A text up to its zero; empty after a failure.
std::string readText(ByteReader& reader, std::span<const std::byte> whole, std::uint64_t start) {
    const auto rest = whole.subspan(static_cast<std::size_t>(reader.offset() - start));
    const auto end = std::find(rest.begin(), rest.end(), std::byte{});
    const auto length = static_cast<std::size_t>(end - rest.begin());
    if (length > kMostNameBytes)
        reader.fail(FormatErrorCode::BadValue, "name", fmt::format("{} bytes", length),
                    fmt::format("at most {}", kMostNameBytes));
    const auto bytes = reader.take(length, "name");
    reader.skip(1, "name");
    std::string text(reader.ok() ? length : 0, '\0');
    std::transform(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(text.size()), text.begin(),
                   [](std::byte value) { return static_cast<char>(value); });
    return text;
}

/// A space stands for nothing.
std::string joined(const std::string& folder, const std::string& name, const std::string& ending) {
    std::string path = folder == " " ? std::string{} : folder + "/";
    path += name == " " ? std::string{} : name;
    return ending == " " ? path : path + "." + ending;
}

} // namespace

bytes::Result<VpkDirectory> readVpk(const ByteSource& directory) {
    const auto header = directory.read(0, std::min<std::uint64_t>(directory.size(), kHeader2Bytes));
    if (!header)
        return tl::unexpected(header.error());
    ByteReader head(*header);
    const auto magic = head.read<std::uint32_t>("magic");
    if (head.ok() && magic != kVpkMagic)
        head.fail(FormatErrorCode::BadMagic, "magic", fmt::format("0x{:08X}", magic), "0x55AA1234", 4);
    const auto version = head.read<std::uint32_t>("version");
    if (head.ok() && version != 1 && version != 2)
        head.fail(FormatErrorCode::Unsupported, "version", fmt::format("{}", version), "1 or 2", 4);
    const auto treeSize = head.read<std::uint32_t>("size of the tree");
    const std::size_t start = version == 1 ? kVpkHeaderBytes : kHeader2Bytes;
    head.skip(start - kVpkHeaderBytes, "sizes of sections");
    if (!head.ok())
        return tl::unexpected(head.error());
    const auto tree = directory.read(start, treeSize);
    if (!tree)
        return tl::unexpected(tree.error());

    VpkDirectory result;
    ByteReader reader(*tree, start);
    const std::uint64_t data = std::uint64_t{start} + treeSize;
    const auto text = [&] { return readText(reader, *tree, start); };
    for (auto ending = text(); !ending.empty(); ending = text()) {
        for (auto folder = text(); !folder.empty(); folder = text()) {
            for (auto name = text(); !name.empty(); name = text()) {
                VpkEntry entry;
                entry.name = joined(folder, name, ending);
                entry.crc = reader.read<std::uint32_t>("checksum");
                entry.startSize = reader.read<std::uint16_t>("size of the start");
                entry.archive = reader.read<std::uint16_t>("archive");
                const auto offset = reader.read<std::uint32_t>("offset");
                entry.length = reader.read<std::uint32_t>("size");
                const auto end = reader.read<std::uint16_t>("end of the entry");
                if (reader.ok() && end != kEndOfEntry)
                    reader.fail(FormatErrorCode::BadValue, "end of the entry", fmt::format("0x{:04X}", end), "0xFFFF",
                                2);
                entry.startAt = reader.offset();
                reader.skip(entry.startSize, "start");
                if (!reader.ok())
                    return tl::unexpected(reader.error());
                const bool own = entry.archive == VpkEntry::kInDirectory;
                entry.offset = own ? data + offset : offset;
                if (own && entry.length > 0 && entry.offset + entry.length > directory.size())
                    ++result.outside;
                else
                    result.entries.push_back(std::move(entry));
            }
        }
    }
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return result;
}

bytes::Result<std::vector<std::byte>> readVpkEntry(const ByteSource& directory, const ByteSource& archive,
                                                   const VpkEntry& entry, std::uint64_t most) {
    const auto refuse = [&](std::string found, std::string expected) {
        return tl::unexpected(FormatError{
            FormatErrorCode::BadValue, entry.offset, entry.name, std::move(found), std::move(expected), {}, {}});
    };
    if (entry.size() > most)
        return refuse(fmt::format("{} bytes", entry.size()), fmt::format("at most {}", most));
    auto bytes = directory.read(entry.startAt, entry.startSize);
    if (bytes && entry.length > 0) {
        auto rest = archive.read(entry.offset, entry.length);
        if (!rest)
            return rest;
        bytes->insert(bytes->end(), rest->begin(), rest->end());
    }
    if (bytes && zip::crcOf(*bytes) != entry.crc)
        return refuse(fmt::format("bytes of checksum 0x{:08X}", zip::crcOf(*bytes)),
                      fmt::format("0x{:08X}", entry.crc));
    return bytes;
}

std::string vpkArchiveName(std::string_view directory, std::uint16_t archive) {
    constexpr std::string_view kEnd = "_dir.vpk";
    if (!bytes::endsIgnoringCase(directory, kEnd))
        return {};
    const auto stem = directory.substr(0, directory.size() - kEnd.size());
    return fmt::format("{}_{:03}{}", stem, archive, directory.substr(directory.size() - 4));
}

} // namespace navsmith::containers
