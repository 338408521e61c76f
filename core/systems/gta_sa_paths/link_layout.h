// Link ranges of a file whose nodes claim overlapping, scattered or missing entries. Sound files have none of this:
// there the ranges run on in node order and save() works them out.
#pragma once

#include "formats/gta_sa/path_file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

struct LinkLayout {
    struct Claim { ///< of one node
        std::int16_t first = 0;
        std::uint8_t count = 0;
    };
    struct Orphan { ///< an entry that no node claims
        std::uint32_t index = 0;
        gta_sa::Link link;
    };
    std::vector<Claim> claims;
    std::vector<Orphan> orphans;

    /// The node that owns each entry: the first that claims it, or -1.
    [[nodiscard]] std::vector<std::int32_t> owners(std::size_t links) const;
};

/// True if the ranges run on in node order and cover every link.
bool isRegular(const gta_sa::PathFile& file);

LinkLayout layoutOf(const gta_sa::PathFile& file);

std::string encode(const LinkLayout& layout);
LinkLayout decode(const std::string& stored);

} // namespace navsmith::systems::gta_sa_paths
