// Checks for oddities in the directory of a readable IMG archive. Follows docs/formats/containers.md, section 6.
#pragma once

#include "formats/containers/img.h"

#include <string_view>

namespace navsmith::containers {

enum class ImgFault : std::uint8_t {
    Outside,      ///< exceeds the archive or its own sectors
    Overlap,      ///< overlaps another entry or the directory
    Twice,        ///< same name as an earlier entry
    Unterminated, ///< versions 1 and 2: the name fills the field without a terminating zero
};

struct ImgIssue {
    ImgFault fault = ImgFault::Outside;
    std::size_t entry = 0; ///< the entry at fault; for an overlap, the one that begins later

    bool operator==(const ImgIssue&) const = default;
};

/// "IMG003"
std::string_view idOf(ImgFault fault);

/// Ordered by fault, then by entry. Reads only the directory.
std::vector<ImgIssue> checkImg(const ImgDirectory& directory);

} // namespace navsmith::containers
