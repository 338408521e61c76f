// Ranges of a table claimed by rows of another table, for files in which these overlap, are out of order or leave gaps.
// In regular files the ranges follow the order of their owners, and saving computes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

struct LinkRanges {
    struct Claim { ///< range of one owner, as stored
        std::int32_t first = 0;
        std::uint32_t count = 0;
    };
    struct Orphan { ///< an entry without an owner
        std::uint32_t index = 0;
        std::string record; ///< as stored
    };
    /// An entry of the table.
    struct Entry {
        std::int32_t owner = -1; ///< -1: an orphan
        std::uint32_t nth = 0;   ///< index among the owner's entries, or among the orphans
    };
    std::vector<Claim> claims;
    std::vector<Orphan> orphans;

    /// True if the ranges are consecutive and cover all entries.
    [[nodiscard]] bool isRegular(std::size_t entries) const;
    /// The owner of each entry: the first that claims it, or -1.
    [[nodiscard]] std::vector<std::int32_t> owners(std::size_t entries) const;
    /// The whole table. None if an owner has another number of entries than when this was made (`owned`, by owner), or
    /// if the orphans do not fit between them.
    [[nodiscard]] std::optional<std::vector<Entry>> arrange(std::span<const std::size_t> owned) const;
};

/// Converts to the bytes of a column and back. Invalid text yields no claims.
std::string encode(const LinkRanges& ranges);
LinkRanges decodeLinkRanges(std::string_view stored);

} // namespace navsmith::systems
