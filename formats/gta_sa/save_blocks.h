// Locates the 28 blocks of a saved game.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_sa/save_layout.h"

#include <array>
#include <cstddef>
#include <span>

namespace navsmith::gta_sa {

struct FoundBlock {
    std::size_t payload = 0; ///< offset in the file
    std::size_t length = 0;
    bool tagged = true; ///< false: other bytes are in place of its tag
    SaveLayout layout;  ///< without spans if no layout fits
};

/// Uses computed lengths; where these lead to no tag, searches for tags or skips a damaged one
/// (docs/formats/gta-sa-save.md, section 1.1). `checked` is the file without its checksum. The error is that of the
/// computed lengths: where the first block ends wrongly.
bytes::Result<std::array<FoundBlock, kSaveBlocks>> findSaveBlocks(std::span<const std::byte> checked);

} // namespace navsmith::gta_sa
