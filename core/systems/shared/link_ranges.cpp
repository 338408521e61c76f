#include "core/systems/shared/link_ranges.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace navsmith::systems {

namespace {

/// The owners if the ranges are consecutive and cover all entries.
std::vector<std::int32_t> ownersInTurn(std::span<const LinkRanges::Claim> claims, std::size_t entries) {
    std::vector<std::int32_t> owners;
    owners.reserve(entries);
    for (std::size_t n = 0; n < claims.size(); ++n)
        owners.insert(owners.end(), claims[n].count, static_cast<std::int32_t>(n));
    return owners;
}

} // namespace

bool LinkRanges::isRegular(std::size_t entries) const {
    std::size_t next = 0;
    for (const auto& claim : claims) {
        if (claim.first < 0 || static_cast<std::size_t>(claim.first) != next)
            return false;
        next += claim.count;
    }
    return next == entries;
}

std::vector<std::int32_t> LinkRanges::owners(std::size_t entries) const {
    if (isRegular(entries))
        return ownersInTurn(claims, entries);
    std::vector<std::int32_t> owners(entries, -1);
    // For each entry, where to look for the next free one. Keeps many claims on the same entries from costing quadratic
    // time.
    std::vector<std::size_t> next(entries + 1);
    std::iota(next.begin(), next.end(), std::size_t{0});
    const auto freeFrom = [&](std::size_t i) {
        std::size_t root = i;
        while (next[root] != root)
            root = next[root];
        while (next[i] != root) // path compression
            i = std::exchange(next[i], root);
        return root;
    };
    for (std::size_t n = 0; n < claims.size(); ++n) {
        const auto end = std::min(std::int64_t{claims[n].first} + claims[n].count, static_cast<std::int64_t>(entries));
        const auto first = std::max(std::int64_t{claims[n].first}, std::int64_t{0});
        if (first >= end)
            continue;
        for (auto i = freeFrom(static_cast<std::size_t>(first)); static_cast<std::int64_t>(i) < end; i = freeFrom(i)) {
            owners[i] = static_cast<std::int32_t>(n);
            next[i] = i + 1;
        }
    }
    return owners;
}

std::optional<std::vector<LinkRanges::Entry>> LinkRanges::arrange(std::span<const std::size_t> owned) const {
    if (owned.size() != claims.size())
        return std::nullopt;
    const auto total = std::accumulate(owned.begin(), owned.end(), orphans.size());
    const auto owners = this->owners(total);
    std::vector<std::uint32_t> taken(owned.size(), 0);
    std::vector<Entry> entries;
    entries.reserve(total);
    std::uint32_t orphan = 0;
    for (std::size_t i = 0; i < total; ++i) {
        if (owners[i] < 0) {
            if (orphan >= orphans.size() || orphans[orphan].index != i)
                return std::nullopt;
            entries.push_back({-1, orphan++});
            continue;
        }
        const auto owner = static_cast<std::size_t>(owners[i]);
        if (taken[owner] >= owned[owner])
            return std::nullopt;
        entries.push_back({owners[i], taken[owner]++});
    }
    return entries;
}

std::string encode(const LinkRanges& ranges) {
    bytes::ByteWriter out(8 + ranges.claims.size() * 8 + ranges.orphans.size() * 20);
    out.write(static_cast<std::uint32_t>(ranges.claims.size()));
    out.write(static_cast<std::uint32_t>(ranges.orphans.size()));
    for (const auto& claim : ranges.claims) {
        out.write(claim.first);
        out.write(claim.count);
    }
    for (const auto& orphan : ranges.orphans) {
        out.write(orphan.index);
        out.write(static_cast<std::uint32_t>(orphan.record.size()));
        out.write(std::as_bytes(std::span(orphan.record)));
    }
    return std::string(bytes::textOf(out.release()));
}

LinkRanges decodeLinkRanges(std::string_view stored) {
    bytes::ByteReader in(std::as_bytes(std::span(stored)));
    LinkRanges ranges;
    const auto claims = in.read<std::uint32_t>("claims");
    const auto orphans = in.read<std::uint32_t>("orphans");
    if (!in.checkCount(claims, 8, "claims"))
        return {};
    for (std::uint32_t i = 0; i < claims; ++i) {
        const auto first = in.read<std::int32_t>("first");
        ranges.claims.push_back({first, in.read<std::uint32_t>("count")});
    }
    if (!in.checkCount(orphans, 8, "orphans"))
        return {};
    for (std::uint32_t i = 0; i < orphans; ++i) {
        const auto index = in.read<std::uint32_t>("index");
        const auto record = in.take(in.read<std::uint32_t>("size"), "record");
        ranges.orphans.push_back({index, std::string(bytes::textOf(record))});
    }
    return in.ok() ? ranges : LinkRanges{};
}

} // namespace navsmith::systems
