// Areas that are not open name nodes and navi nodes of the open ones by their numbers, which are places in the file.
// Nobody can mend them there, so what they name has to keep its place.
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/settle_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

using Key = std::pair<unsigned, std::uint32_t>; ///< vehicle or ped part, rank: the order within a file

/// One of the two kinds that are named by number.
struct Numbered {
    model::KindId kind;
    Column<Ref> file;
    std::optional<Column<std::uint8_t>> part; ///< navi nodes have none

    [[nodiscard]] Column<std::uint32_t> rank() const { return {kind, model::kRank}; }
};

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

std::map<Slot, Shifts> shiftsOf(const Transaction& tx, const Numbered& numbered) {
    const auto& m = tx.model();
    std::map<Slot, Shifts> shifts;
    const auto addGone = [&](Slot row) {
        if (const Ref file = tx.before(numbered.file, row); file.isSlot())
            shifts[file.slot()].gone.emplace_back(numbered.part ? tx.before(*numbered.part, row) : 0U,
                                                  tx.before(numbered.rank(), row));
    };
    const auto addCome = [&](Slot row) {
        if (const Ref file = m.get(numbered.file, row); file.isSlot())
            shifts[file.slot()].come.emplace_back(numbered.part ? m.get(*numbered.part, row) : 0U,
                                                  m.get(numbered.rank(), row));
    };
    const auto created = tx.created(numbered.kind);
    const auto erased = tx.erased(numbered.kind);
    std::ranges::for_each(created, addCome);
    std::ranges::for_each(erased, addGone);
    std::set<Slot> moved;
    const auto add = [&](auto column) {
        const auto rows = tx.touched(column);
        moved.insert(rows.begin(), rows.end());
    };
    add(numbered.file);
    add(numbered.rank());
    if (numbered.part)
        add(*numbered.part);
    for (const Slot row : moved) {
        const bool there = m.isLive({numbered.kind, row}) && !std::ranges::binary_search(created, row);
        if (!there)
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

/// The area that a link leads into if that could be opened but is not.
std::optional<unsigned> closedTarget(const Model& m, const OpenAreas& open, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isRaw())
        return std::nullopt;
    const unsigned area = areaOf(m, link::target, target);
    return area < static_cast<unsigned>(kAreas) && !open.contains(area) ? std::optional(area) : std::nullopt;
}

/// The lowest area, not open, that names a row.
std::optional<unsigned> namedFrom(const Model& m, const OpenAreas& open, const Numbered& numbered, Slot row) {
    std::optional<unsigned> from;
    m.forEachReferrer(numbered.kind == kNode ? link::owner : link::navi, row, [&](Slot l) {
        if (const auto area = closedTarget(m, open, l); area && (!from || *area < *from))
            from = area;
    });
    return from;
}

} // namespace

tl::expected<void, model::Refusal> refuseShiftsUnderClosedAreas(const Transaction& tx) {
    const auto& m = tx.model();
    const std::array kinds{Numbered{kNode, node::file, node::group}, Numbered{kNavi, navi::file, std::nullopt}};
    std::optional<OpenAreas> open;
    for (const auto& numbered : kinds) {
        for (const auto& [file, ofFile] : shiftsOf(tx, numbered)) {
            const auto& shifts = ofFile; // clang 14 captures no structured bindings
            if (!open)
                open.emplace(m);
            if (open->all())
                return {};
            std::optional<unsigned> from;
            m.forEachReferrer(numbered.file, file, [&](Slot row) {
                const Key key(numbered.part ? m.get(*numbered.part, row) : 0U, m.get(numbered.rank(), row));
                if (shifts.before(key) == 0 || std::ranges::binary_search(shifts.come, key))
                    return;
                if (const auto area = namedFrom(m, *open, numbered, row); area && (!from || *area < *from))
                    from = area;
            });
            if (from)
                return tl::unexpected(model::Refusal{fmt::format(
                    "Area {} is not open, and names {} of area {} by number; this would give them other numbers. "
                    "Open area {} too.",
                    *from, numbered.kind == kNode ? "nodes" : "navi nodes", m.get(file::area, file), *from)});
        }
    }
    return {};
}

} // namespace navsmith::systems::gta_sa_paths
