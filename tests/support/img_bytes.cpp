#include "tests/support/img_bytes.h"

#include "tests/support/raw_bytes.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t kSector = 2048;

void setU16(Bytes& bytes, std::size_t offset, std::size_t value) {
    setNumber(bytes, offset, value, 2);
}

std::size_t sectors(std::size_t bytes) {
    return (bytes + kSector - 1) / kSector;
}

void pad(Bytes& bytes, std::byte with = {}) {
    bytes.resize(sectors(bytes.size()) * kSector, with);
}

/// Appends an entry and returns its first sector.
std::size_t append(Bytes& to, const RawImgEntry& entry) {
    to.resize(to.size() + entry.gap * kSector, std::byte{0xEE});
    const auto at = to.size() / kSector;
    to.insert(to.end(), entry.bytes.begin(), entry.bytes.end());
    pad(to);
    return at;
}

void setName(Bytes& to, std::size_t at, const std::string& name) {
    for (std::size_t i = 0; i < 24; ++i)
        to.at(at + i) = std::byte{0xCD};
    for (std::size_t i = 0; i < std::min<std::size_t>(name.size(), 24); ++i)
        to.at(at + i) = static_cast<std::byte>(name[i]);
    if (name.size() < 24)
        to.at(at + name.size()) = std::byte{};
}

Bytes slice(std::span<const std::byte> bytes, std::size_t from, std::size_t length) {
    const auto part = bytes.subspan(from, length);
    return {part.begin(), part.end()};
}

} // namespace

RawImg1 buildImg1(const std::vector<RawImgEntry>& entries) {
    RawImg1 img;
    for (const auto& entry : entries) {
        const auto at = img.directory.size();
        img.directory.resize(at + 32);
        setU32(img.directory, at, append(img.data, entry));
        setU32(img.directory, at + 4, sectors(entry.bytes.size()));
        setName(img.directory, at + 8, entry.name);
    }
    return img;
}

Bytes buildImg2(const std::vector<RawImgEntry>& entries) {
    Bytes img = bytesOf("VER2");
    img.resize(8 + entries.size() * 32);
    setU32(img, 4, entries.size());
    pad(img);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        const auto record = 8 + i * 32;
        const auto size = sectors(entry.bytes.size());
        setU32(img, record, append(img, entry));
        setU16(img, record + 4, entry.inArchive != 0 ? 2 * size : size);
        setU16(img, record + 6, entry.inArchive != 0 ? size : 0);
        setName(img, record + 8, entry.name);
    }
    return img;
}

Bytes buildImg3(const std::vector<RawImgEntry>& entries) {
    Bytes names;
    for (const auto& entry : entries) {
        const auto name = bytesOf(entry.name);
        names.insert(names.end(), name.begin(), name.end());
        names.push_back(std::byte{});
    }
    Bytes img(20 + entries.size() * 16);
    setU32(img, 0, 0xA94E2A52);
    setU32(img, 4, 3);
    setU32(img, 8, entries.size());
    setU32(img, 12, entries.size() * 16 + names.size());
    setU16(img, 16, 16);
    setU16(img, 18, 0x00E9);
    img.insert(img.end(), names.begin(), names.end());
    pad(img);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        const auto record = 20 + i * 16;
        const auto size = sectors(entry.bytes.size());
        setU32(img, record, entry.bytes.size());
        setU32(img, record + 8, append(img, entry));
        setU16(img, record + 12, size);
        setU16(img, record + 14, (size * kSector - entry.bytes.size()) | entry.flags);
    }
    return img;
}

Bytes buildEncryptedImg(const std::vector<RawImgEntry>& entries) {
    auto img = buildImg3(entries);
    for (std::size_t i = 0; i < 20 + entries.size() * 16; ++i)
        if (i < 16 || i >= 20)
            img[i] = static_cast<std::byte>(i * 37 + 11);
    return img;
}

Bytes img2Record(std::span<const std::byte> archive, std::size_t at) {
    return slice(archive, 8 + at * 32, 32);
}

Bytes img2Entry(std::span<const std::byte> archive, std::size_t at) {
    const auto record = img2Record(archive, at);
    const auto size = numberAt(record, numberAt(record, 6, 2) != 0 ? 6 : 4, 2);
    return slice(archive, u32At(record, 0) * kSector, size * kSector);
}

Bytes img3Entry(std::span<const std::byte> archive, std::size_t at) {
    const auto record = slice(archive, 20 + at * 16, 16);
    return slice(archive, u32At(record, 8) * kSector, u32At(record, 0));
}

std::vector<std::byte> wholeSectors(std::vector<std::byte> bytes) {
    bytes.resize((bytes.size() + 2047) / 2048 * 2048);
    return bytes;
}

} // namespace navsmith::tests
