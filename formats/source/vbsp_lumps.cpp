#include "formats/source/vbsp_lumps.h"

#include "formats/bsp/lumps.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace navsmith::source {

using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

bytes::Result<VbspHeader> VbspLumps::readHeader() {
    auto header = readVbspHeader(file_);
    if (header)
        header_ = *header;
    return header;
}

bytes::Result<Bytes> VbspLumps::read(std::size_t number, std::string_view name) {
    const VbspLump& entry = header_.lumps.at(number);
    auto stored = bsp::lumpBytes(file_, {name, entry.offset, entry.length});
    if (!stored)
        return stored;
    const bool tagged = isPackedLump(*stored);
    if (stored->empty() || (!tagged && entry.unpacked == 0))
        return stored;
    if (!tagged)
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          entry.offset,
                                          std::string(name),
                                          "no LZMA stream",
                                          fmt::format("one of {} bytes, as the lump table says", entry.unpacked),
                                          {}});
    const std::uint64_t limit = std::min(limits_.lumpBytes, limits_.allBytes - unpackedSoFar_);
    auto unpacked = unpackLump(*stored, entry.offset, name, limit);
    if (!unpacked)
        return tl::unexpected(std::move(unpacked.error()));
    unpackedSoFar_ += unpacked->size();
    unpacked_ = std::move(*unpacked);
    return Bytes(unpacked_);
}

} // namespace navsmith::source
