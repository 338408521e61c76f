// What is odd about the directory of an IMG archive that can be read all the same. Follows docs/formats/containers.md,
// section 6.
#pragma once

#include "formats/containers/img.h"

#include <string_view>

namespace navsmith::containers {

enum class ImgFault : std::uint8_t {
    Outside,      ///< goes beyond the archive, or its own sectors
    Overlap,      ///< lies over another, or over the directory
    Twice,        ///< has the name of an earlier one
    Unterminated, ///< versions 1 and 2: its name fills the field, without a zero
};

struct ImgIssue {
    ImgFault fault = ImgFault::Outside;
    std::size_t entry = 0; ///< the one that is at fault; of an overlap the one that begins later

    bool operator==(const ImgIssue&) const = default;
};

/// "IMG003"
std::string_view idOf(ImgFault fault);

/// By fault, then by entry. Looks at the directory alone.
std::vector<ImgIssue> checkImg(const ImgDirectory& directory);

} // namespace navsmith::containers
