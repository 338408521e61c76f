#include "core/world/pakfile.h"

#include "formats/bytes/plain_text.h"

#include <utility>

namespace navsmith::world {
namespace {

std::string packedKey(std::string_view name) {
    return bytes::pathKey(name);
}

} // namespace

Pakfile::Pakfile(std::span<const std::byte> map, source::VbspRange pakFile, std::uint64_t most) {
    if (pakFile.length == 0 || pakFile.offset > map.size() || pakFile.length > map.size() - pakFile.offset)
        return;
    auto bytes = map.subspan(pakFile.offset, pakFile.length);
    if (source::isPackedLump(bytes)) {
        if (auto unpacked = source::unpackLump(bytes, pakFile.offset, "pakfile", most))
            unpacked_ = std::move(*unpacked);
        bytes = unpacked_;
    }
    source_ = std::make_unique<containers::MemorySource>(bytes);
    if (auto entries = containers::listZip(*source_)) {
        for (auto& entry : *entries)
            entries_.try_emplace(packedKey(entry.name), std::move(entry));
    }
}

const containers::ZipEntry* Pakfile::find(std::string_view name) const {
    const auto it = entries_.find(packedKey(name));
    return it == entries_.end() ? nullptr : &it->second;
}

std::optional<std::vector<std::byte>> Pakfile::read(std::string_view name, std::uint64_t most) const {
    const auto* const entry = find(name);
    if (entry == nullptr)
        return std::nullopt;
    auto bytes = containers::readZipEntry(*source_, *entry, most);
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

std::optional<std::vector<std::byte>> Pakfile::readStart(std::string_view name, std::size_t count) const {
    const auto* const entry = find(name);
    if (entry == nullptr)
        return std::nullopt;
    auto bytes = containers::readZipEntryStart(*source_, *entry, count);
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

} // namespace navsmith::world
