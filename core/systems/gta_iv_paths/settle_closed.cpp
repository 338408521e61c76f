// Areas that are not open name nodes of the open ones by their numbers, which are places in the file. Nobody can mend
// them there, so what they name has to keep its place.
#include "core/systems/gta_iv_paths/settle_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

using Key = std::pair<unsigned, std::uint32_t>; ///< part, rank: the order within a file

/// Where rows went from and came to in one file, sorted.
struct Shifts {
    std::vector<Key> gone;
    std::vector<Key> come;

    /// By how much a row with this place is moved.
    [[nodiscard]] std::ptrdiff_t before(Key key) const {
        return (std::ranges::lower_bound(come, key) - come.begin()) -
               (std::ranges::lower_bound(gone, key) - gone.begin());
    }
};

std::map<Slot, Shifts> shiftsOf(const Transaction& tx) {
    const auto& m = tx.model();
    std::map<Slot, Shifts> shifts;
    const auto addGone = [&](Slot row) {
        if (const Ref file = tx.before(node::file, row); file.isSlot())
            shifts[file.slot()].gone.emplace_back(tx.before(node::group, row), tx.before(kNodeRank, row));
    };
    const auto addCome = [&](Slot row) {
        if (const Ref file = m.get(node::file, row); file.isSlot())
            shifts[file.slot()].come.emplace_back(m.get(node::group, row), m.get(kNodeRank, row));
    };
    const auto created = tx.created(kNode);
    const auto erased = tx.erased(kNode);
    std::ranges::for_each(created, addCome);
    std::ranges::for_each(erased, addGone);
    std::set<Slot> moved;
    for (const auto column : {node::file.column, node::group.column, kNodeRank.column}) {
        const auto rows = tx.touched(kNode, column);
        moved.insert(rows.begin(), rows.end());
    }
    for (const Slot row : moved) {
        if (!m.isLive({kNode, row}) || std::ranges::binary_search(created, row))
            continue;
        addGone(row);
        addCome(row);
    }
    for (auto& [file, s] : shifts) {
        std::ranges::sort(s.gone);
        std::ranges::sort(s.come);
    }
    return shifts;
}

/// The lowest area, not open, that names a node.
std::optional<unsigned> namedFrom(const model::Model& m, const OpenAreas& open, Slot n) {
    std::optional<unsigned> from;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        if (const auto area = open.closedTarget(m, l); area && (!from || *area < *from))
            from = area;
    });
    return from;
}

} // namespace

tl::expected<void, model::Refusal> refuseShiftsUnderClosedAreas(const Transaction& tx) {
    const auto& m = tx.model();
    const auto all = shiftsOf(tx);
    if (all.empty())
        return {};
    const OpenAreas open(m);
    if (open.all())
        return {};
    for (const auto& [file, ofFile] : all) {
        const auto& shifts = ofFile; // clang 14 captures no structured bindings
        std::optional<unsigned> from;
        m.forEachReferrer(node::file, file, [&](Slot row) {
            const Key key(m.get(node::group, row), m.get(kNodeRank, row));
            if (shifts.before(key) == 0 || std::ranges::binary_search(shifts.come, key))
                return;
            if (const auto area = namedFrom(m, open, row); area && (!from || *area < *from))
                from = area;
        });
        if (from)
            return tl::unexpected(model::Refusal{
                fmt::format("Area {} is not open, and names nodes of area {} by number; this would give them other "
                            "numbers. Open area {} too.",
                            *from, m.get(file::area, file), *from)});
    }
    return {};
}

} // namespace navsmith::systems::gta_iv_paths
