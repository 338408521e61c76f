#include "formats/bsp/lumps.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::bsp {

bytes::Result<std::span<const std::byte>> lumpBytes(std::span<const std::byte> file, const Lump& lump) {
    if (lump.length == 0)
        return std::span<const std::byte>();
    const std::uint64_t end = std::uint64_t{lump.offset} + lump.length;
    if (end > file.size()) {
        const auto offset = std::min<std::uint64_t>(lump.offset, file.size());
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::Truncated,
                                                 offset,
                                                 std::string(lump.name),
                                                 fmt::format("a file of {} bytes", file.size()),
                                                 fmt::format("{} bytes at {}", lump.length, lump.offset),
                                                 {}});
    }
    return file.subspan(lump.offset, lump.length);
}

void noteRest(std::string_view lump, std::size_t length, std::size_t stride, std::vector<std::string>& notes) {
    if (length % stride != 0)
        notes.push_back(fmt::format("the last {} bytes of the lump \"{}\" are not a complete record and were ignored",
                                    length % stride, lump));
}

Range clipRange(std::int32_t first, std::int32_t count, std::size_t available, std::size_t& clipped) {
    const auto end = static_cast<std::int64_t>(available);
    const auto from = std::clamp<std::int64_t>(first, 0, end);
    const auto to = std::clamp<std::int64_t>(std::int64_t{first} + count, from, end);
    clipped += from != first || to != std::int64_t{first} + count;
    return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to - from)};
}

std::string entityText(std::span<const std::byte> lump) {
    const auto end = std::find(lump.begin(), lump.end(), std::byte{});
    std::string text(static_cast<std::size_t>(end - lump.begin()), '\0');
    std::transform(lump.begin(), end, text.begin(), [](std::byte value) { return static_cast<char>(value); });
    return text;
}

} // namespace navsmith::bsp
