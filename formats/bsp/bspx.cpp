#include "formats/bsp/bspx.h"

#include "formats/bsp/lumps.h"

#include <algorithm>

namespace navsmith::bsp {
namespace {

constexpr std::size_t kHeadBytes = 8;
constexpr std::size_t kEntryBytes = 32;
constexpr std::size_t kNameBytes = 24;
constexpr std::uint64_t kAlignment = 4;

} // namespace

std::vector<BspxLump> readBspx(std::span<const std::byte> file, std::uint64_t end) {
    std::vector<BspxLump> lumps;
    const std::uint64_t start = (end + kAlignment - 1) / kAlignment * kAlignment;
    if (start > file.size() || file.size() - start < kHeadBytes)
        return lumps;
    const auto head = file.subspan(static_cast<std::size_t>(start));
    if (entityText(head.first(4)) != "BSPX")
        return lumps;
    const auto count =
        std::min<std::size_t>(field<std::uint32_t>(head.data(), 4), (head.size() - kHeadBytes) / kEntryBytes);
    for (std::size_t i = 0; i < count; ++i) {
        const auto entry = head.subspan(kHeadBytes + i * kEntryBytes, kEntryBytes);
        const auto offset = field<std::uint32_t>(entry.data(), kNameBytes);
        const auto length = field<std::uint32_t>(entry.data(), kNameBytes + 4);
        if (std::uint64_t{offset} + length <= file.size())
            lumps.push_back({entityText(entry.first(kNameBytes)), file.subspan(offset, length)});
    }
    return lumps;
}

std::span<const std::byte> bspxLump(std::span<const BspxLump> lumps, std::string_view name) {
    const auto it = std::find_if(lumps.begin(), lumps.end(), [&](const BspxLump& lump) { return lump.name == name; });
    return it == lumps.end() ? std::span<const std::byte>() : it->bytes;
}

} // namespace navsmith::bsp
