#include "formats/gta_sa/save_blocks.h"

#include "formats/gta_sa/save_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gta_sa {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

using Bytes = std::span<const std::byte>;
using Blocks = std::array<FoundBlock, kSaveBlocks>;

constexpr std::size_t kMostTags = 256; ///< a file has 34 or 54; one with more than this is not a save
constexpr unsigned kNever = std::numeric_limits<unsigned>::max();

// The cost of assuming that a block has no known layout. Blocks of fixed length anchor the search, so giving one up
// costs more: it is allowed only for modified games and only a few times, or any 28 tags would pass as a save.
constexpr unsigned kOddBlock = 1;
constexpr unsigned kOddFixedBlock = 16;
constexpr unsigned kMostOdd = 3 * kOddFixedBlock + kOddFixedBlock / 2;
constexpr unsigned kMostDamagedTags = 3;
constexpr std::size_t kLettersOfDamagedTag = 3;

bool tagAt(Bytes file, std::size_t at) {
    return at <= file.size() && file.size() - at >= kSaveTag.size() &&
           std::equal(kSaveTag.begin(), kSaveTag.end(), file.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char c, std::byte b) { return static_cast<std::byte>(c) == b; });
}

/// Whether the bytes may be a damaged tag: most of its letters match.
bool nearlyTagAt(Bytes file, std::size_t at) {
    if (at > file.size() || file.size() - at < kSaveTag.size())
        return false;
    std::size_t right = 0;
    for (std::size_t i = 0; i < kSaveTag.size(); ++i)
        right += static_cast<std::byte>(kSaveTag[i]) == file[at + i] ? 1 : 0;
    return right >= kLettersOfDamagedTag;
}

FormatError missingTag(Bytes file, std::size_t block, std::size_t at) {
    const auto left = at < file.size() ? file.subspan(at, std::min(kSaveTag.size(), file.size() - at)) : Bytes{};
    std::string shown;
    for (const auto value : left)
        shown += fmt::format("{}{:02X}", shown.empty() ? "" : " ", std::to_integer<unsigned>(value));
    return {FormatErrorCode::BadValue,
            at,
            fmt::format("tag of block {}", block),
            shown.empty() ? "the end of the blocks" : shown,
            "\"BLOCK\"",
            {}};
}

/// Follows the block lengths as the game does, but tolerates a few damaged tags.
bytes::Result<Blocks> byLengths(Bytes file, unsigned mostDamaged) {
    Blocks blocks;
    std::size_t at = 0;
    unsigned damaged = 0;
    for (std::size_t i = 0; i < kSaveBlocks; ++i) {
        const bool tagged = tagAt(file, at);
        if (!tagged && (++damaged > mostDamaged || !nearlyTagAt(file, at)))
            return tl::unexpected(missingTag(file, i, at));
        const auto payload = at + kSaveTag.size();
        auto layout = layOut(i, file.subspan(payload), payload);
        if (!layout)
            return tl::unexpected(std::move(layout.error()));
        blocks[i] = {payload, layout->length, tagged, std::move(*layout)};
        at = payload + blocks[i].length;
    }
    return blocks;
}

std::vector<std::size_t> tagsIn(Bytes file) {
    std::vector<std::size_t> tags;
    for (std::size_t at = 0; at + kSaveTag.size() <= file.size() && tags.size() <= kMostTags; ++at) {
        if (tagAt(file, at))
            tags.push_back(at);
    }
    return tags;
}

/// Searches the cheapest sequence of 28 tags: the one with the fewest blocks of unknown layout, and among those with
/// the fewest fixed-length blocks given up.
class TagSearch {
public:
    TagSearch(Bytes file, std::vector<std::size_t> tags) : file_(file), tags_(std::move(tags)) {}

    std::optional<Blocks> run() {
        for (std::size_t i = kSaveBlocks; i-- > 0;)
            work(i);
        if (tags_.empty() || best_[0][0].cost > kMostOdd)
            return std::nullopt;
        return collect();
    }

private:
    /// The best continuation from a block that begins at a tag.
    struct Way {
        unsigned cost = kNever; ///< of the blocks of unknown layout from here on
        std::size_t next = 0;   ///< the tag of the next block
        bool fits = false;
    };

    void work(std::size_t block) {
        best_[block].assign(tags_.size(), {});
        Way later; // the best among all tags after the current one
        for (std::size_t t = tags_.size(); t-- > 0;) {
            best_[block][t] = wayOn(block, t, later);
            // Prefer the earliest of equals: the padding repeats tags of the blocks.
            if (block + 1 < kSaveBlocks && best_[block + 1][t].cost <= later.cost)
                later = {best_[block + 1][t].cost, t, false};
        }
    }

    Way wayOn(std::size_t block, std::size_t t, const Way& later) {
        const auto payload = tags_[t] + kSaveTag.size();
        const auto layout = layOut(block, file_.subspan(payload), payload);
        if (layout && block + 1 == kSaveBlocks)
            return {0, 0, true};
        Way way;
        if (layout) {
            const auto next = std::lower_bound(tags_.begin(), tags_.end(), payload + layout->length);
            if (next != tags_.end() && *next == payload + layout->length) {
                const auto index = static_cast<std::size_t>(next - tags_.begin());
                way = {best_[block + 1][index].cost, index, true};
            }
        }
        const auto odd = blockSpec(block).isFixed ? kOddFixedBlock : kOddBlock;
        if (later.cost != kNever && later.cost + odd < way.cost)
            way = {later.cost + odd, later.next, false};
        return way;
    }

    Blocks collect() {
        Blocks blocks;
        std::size_t t = 0;
        for (std::size_t i = 0; i < kSaveBlocks; ++i) {
            const auto& way = best_[i][t];
            const auto payload = tags_[t] + kSaveTag.size();
            blocks[i].payload = payload;
            if (way.fits)
                blocks[i].layout = std::move(*layOut(i, file_.subspan(payload), payload));
            blocks[i].length = way.fits ? blocks[i].layout.length : tags_[way.next] - payload;
            t = way.next;
        }
        return blocks;
    }

    Bytes file_;
    std::vector<std::size_t> tags_;
    std::array<std::vector<Way>, kSaveBlocks> best_;
};

} // namespace

bytes::Result<std::array<FoundBlock, kSaveBlocks>> findSaveBlocks(Bytes checked) {
    auto blocks = byLengths(checked, 0);
    if (blocks)
        return blocks;
    auto tags = tagsIn(checked);
    if (tags.size() > kMostTags)
        return blocks;
    // If all 28 tags are in place and only some are damaged, a search among the intact tags, which include those of the
    // padding, would go wrong.
    if (auto pastTags = byLengths(checked, kMostDamagedTags))
        return pastTags;
    if (auto resynchronised = TagSearch(checked, std::move(tags)).run())
        return std::move(*resynchronised);
    return blocks;
}

} // namespace navsmith::gta_sa
