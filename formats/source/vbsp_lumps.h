// The lumps of a Source map, one at a time. For the readers in this folder.
#pragma once

#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::source {

class VbspLumps {
public:
    explicit VbspLumps(std::span<const std::byte> file, const VbspLimits& limits = {}) : file_(file), limits_(limits) {}

    /// To be called first. Errors as for readVbsp().
    bytes::Result<VbspHeader> readHeader();
    /// The bytes of a lump, unpacked if need be. They are valid until the next call. Errors as for readVbsp().
    bytes::Result<std::span<const std::byte>> read(std::size_t number, std::string_view name);
    [[nodiscard]] const VbspLump& entry(std::size_t number) const { return header_.lumps.at(number); }

private:
    std::span<const std::byte> file_;
    VbspLimits limits_;
    VbspHeader header_;
    std::vector<std::byte> unpacked_;
    std::uint64_t unpackedSoFar_ = 0;
};

} // namespace navsmith::source
