// Ranges of a table that the rows of another one claim, for files where these overlap, are scattered or leave entries
// out. In sound files the ranges run on in the order of their owners, and saving works them out.
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
    struct Claim { ///< of one owner, as stored
        std::int32_t first = 0;
        std::uint32_t count = 0;
    };
    struct Orphan { ///< an entry that no owner claims
        std::uint32_t index = 0;
        std::string record; ///< as stored
    };
    /// What stands at a place of the table.
    struct Entry {
        std::int32_t owner = -1; ///< -1: an orphan
        std::uint32_t nth = 0;   ///< of the owner's entries, or of the orphans
    };
    std::vector<Claim> claims;
    std::vector<Orphan> orphans;

    /// True if the ranges run on in order and cover all of so many entries.
    [[nodiscard]] bool isRegular(std::size_t entries) const;
    /// The owner of each entry: the first that claims it, or -1.
    [[nodiscard]] std::vector<std::int32_t> owners(std::size_t entries) const;
    /// The whole table, if each owner has as many entries as when this was made (`owned`, by owner), and the orphans
    /// fit between them.
    [[nodiscard]] std::optional<std::vector<Entry>> arrange(std::span<const std::size_t> owned) const;
};

/// As the bytes of a column, and back. What is no such text gives no claims.
std::string encode(const LinkRanges& ranges);
LinkRanges decodeLinkRanges(std::string_view stored);

} // namespace navsmith::systems
