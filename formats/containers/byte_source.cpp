#include "formats/containers/byte_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::containers {

bytes::Result<std::vector<std::byte>> ByteSource::read(std::uint64_t offset, std::uint64_t length) const {
    const std::uint64_t all = size();
    if (offset > all || length > all - offset)
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::Truncated,
                                                 std::min(offset, all),
                                                 "range",
                                                 fmt::format("{} bytes in all", all),
                                                 fmt::format("{} bytes at {}", length, offset),
                                                 {}});
    std::vector<std::byte> result(static_cast<std::size_t>(length));
    if (auto filled = fill(offset, result); !filled)
        return tl::unexpected(std::move(filled.error()));
    return result;
}

bytes::Result<void> MemorySource::fill(std::uint64_t offset, std::span<std::byte> into) const {
    const auto from = bytes_.subspan(static_cast<std::size_t>(offset), into.size());
    std::copy(from.begin(), from.end(), into.begin());
    return {};
}

bytes::Result<void> BufferSource::fill(std::uint64_t offset, std::span<std::byte> into) const {
    const auto from = std::span(bytes_).subspan(static_cast<std::size_t>(offset), into.size());
    std::copy(from.begin(), from.end(), into.begin());
    return {};
}

RangeSource::RangeSource(std::shared_ptr<const ByteSource> whole, std::uint64_t offset, std::uint64_t length)
    : whole_(std::move(whole)), offset_(std::min(offset, whole_->size())),
      length_(std::min(length, whole_->size() - offset_)) {}

bytes::Result<void> RangeSource::fill(std::uint64_t offset, std::span<std::byte> into) const {
    return whole_->fill(offset_ + offset, into);
}

} // namespace navsmith::containers
