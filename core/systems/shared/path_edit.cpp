#include "core/systems/shared/path_edit.h"

#include "core/model/slots.h"
#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace navsmith::systems::paths {

using model::EditError;
using model::Transaction;

namespace {

/// Ascending, each once.
std::vector<Slot> touchedRows(const Transaction& tx, model::ElementTypeId type,
                              std::span<const model::ColumnId> columns) {
    std::vector<Slot> rows;
    for (const auto column : columns)
        std::ranges::copy(tx.touched(type, column), std::back_inserter(rows));
    model::sortUnique(rows);
    return rows;
}

} // namespace

bool GraphEdit::hasCome(Slot link) const {
    const auto at = std::ranges::lower_bound(come, link, {}, &Ends::link);
    return at != come.end() && at->link == link;
}

bool GraphEdit::isNew(Slot nodeRow) const {
    return std::ranges::binary_search(nodes, nodeRow);
}

GraphEdit graphEdit(const Graph& g, const Transaction& tx) {
    const auto& m = tx.model();
    const auto alive = g.alive(g.linkType());
    std::set<Slot> turned; // from one graph to the other
    if (g.groupsApart) {
        for (const Slot n : tx.touched(g.group)) {
            if (m.isLive({g.nodeType(), n}) && (m.get(g.group, n) != 0) != (tx.before(g.group, n) != 0))
                turned.insert(n);
        }
    }
    auto links = touchedRows(tx, g.linkType(), std::array{alive.column, g.owner.column, g.target.column});
    for (const Slot n : turned) {
        for (const auto column : {g.owner, g.target})
            m.forEachReferrer(column, n, [&](Slot l) { links.push_back(l); });
    }
    model::sortUnique(links);
    const auto isTurned = [&](Ref end) { return end.isSlot() && turned.contains(end.slot()); };

    GraphEdit edit;
    for (const Slot l : links) {
        const bool was = tx.before(alive, l) != 0;
        const bool is = m.isLive({g.linkType(), l});
        const Ref from = m.get(g.owner, l);
        const Ref to = m.get(g.target, l);
        const Ref fromBefore = tx.before(g.owner, l);
        const Ref toBefore = tx.before(g.target, l);
        if (was && is && from == fromBefore && to == toBefore && !isTurned(from) && !isTurned(to))
            continue;
        if (was && fromBefore.isSlot())
            edit.gone.push_back({l, fromBefore.slot(), toBefore});
        if (is && from.isSlot())
            edit.come.push_back({l, from.slot(), to});
    }
    const auto newNodes = tx.created(g.nodeType());
    turned.insert(newNodes.begin(), newNodes.end());
    edit.nodes.assign(turned.begin(), turned.end());
    return edit;
}

RawPoint pointBefore(const Graph& g, const Transaction& tx, Slot n) {
    return {tx.before(g.x, n), tx.before(g.y, n), tx.before(g.z, n)};
}

std::set<Slot> movedNodes(const Graph& g, const Transaction& tx) {
    std::set<Slot> rows;
    for (const Slot n : touchedRows(tx, g.nodeType(), std::array{g.x.column, g.y.column, g.z.column})) {
        if (tx.model().isLive({g.nodeType(), n}) && pointOf(g, tx.model(), n) != pointBefore(g, tx, n))
            rows.insert(rows.end(), n);
    }
    return rows;
}

void moveToFile(const Graph& g, Transaction& tx, Slot n, Slot fileRow) {
    tx.set(g.file, n, Ref::to(fileRow));
    tx.set(g.addressError, n, std::uint32_t{0});
    tx.moveLast({g.nodeType(), n});
}

void moveToSquare(const Graph& g, Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto p = pointOf(g, m, n);
    if (nearlyInside(g.grid(m), areaOf(g, m, n), p.x, p.y))
        return;
    const Slot to = OpenAreas(g, m).file(static_cast<unsigned>(areaAt(g.grid(m), p.x, p.y)));
    if (to != model::kNoSlot)
        moveToFile(g, tx, n, to);
}

namespace {

void enforceLength(const Graph& g, Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref from = m.get(g.owner, l);
    const Ref to = m.get(g.target, l);
    if (!to.isSlot())
        return;
    const auto a = pointOf(g, m, from.slot());
    const auto b = pointOf(g, m, to.slot());
    if (tx.before(g.alive(g.linkType()), l) == 0) {
        if (lengthWrong(g, m, l))
            tx.set(g.length, l, lengthBetween(g, a, b));
        return;
    }
    const Ref fromBefore = tx.before(g.owner, l);
    const Ref toBefore = tx.before(g.target, l);
    if (fromBefore.isSlot() && toBefore.isSlot() &&
        distance(pointBefore(g, tx, fromBefore.slot()), pointBefore(g, tx, toBefore.slot()), g.heightStep) ==
            distance(a, b, g.heightStep))
        return;
    tx.set(g.length, l, lengthBetween(g, a, b));
}

} // namespace

std::set<Slot> enforcePlaces(const Graph& g, Transaction& tx, const GraphEdit& edit) {
    std::set<Slot> links;
    for (const Slot n : movedNodes(g, tx)) {
        moveToSquare(g, tx, n);
        for (const auto column : {g.owner, g.target})
            tx.model().forEachReferrer(column, n, [&](Slot l) { links.insert(l); });
    }
    for (const auto& ends : edit.come)
        links.insert(ends.link);
    for (const Slot l : links)
        enforceLength(g, tx, l);
    return links;
}

void correctLength(const Graph& g, Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref target = m.get(g.target, l);
    if (!target.isSlot())
        return;
    const Slot back = reverseOf(g, m, l);
    if (!lengthWrong(g, m, l) && (back == kNoSlot || m.get(g.length, back) == m.get(g.length, l)))
        return;
    const auto right = lengthBetween(g, pointOf(g, m, m.get(g.owner, l).slot()), pointOf(g, m, target.slot()));
    tx.set(g.length, l, right);
    if (back != kNoSlot)
        tx.set(g.length, back, right);
}

void disconnect(const Graph& g, Transaction& tx, Slot l) {
    const Slot back = reverseOf(g, tx.model(), l);
    tx.erase({g.linkType(), l});
    if (back != model::kNoSlot)
        tx.erase({g.linkType(), back});
}

void enforceLinkLayout(const Graph& g, Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    const auto add = [&](Ref ref) {
        if (ref.isSlot())
            files.insert(ref.slot());
    };
    constexpr model::ColumnId alive = model::kAlive;
    constexpr model::ColumnId rank = model::kRank;
    for (const Slot n : touchedRows(tx, g.nodeType(), std::array{alive, rank, g.file.column, g.group.column})) {
        add(m.get(g.file, n));
        add(tx.before(g.file, n));
    }
    for (const Slot l : touchedRows(tx, g.linkType(), std::array{alive, rank, g.owner.column})) {
        for (const Ref owner : {m.get(g.owner, l), tx.before(g.owner, l)}) {
            if (owner.isSlot())
                add(m.get(g.file, owner.slot()));
        }
    }
    for (const Slot f : files) {
        if (!m.get(g.linkLayout, f).empty())
            tx.set(g.linkLayout, f, std::string());
    }
}

// Room ------------------------------------------------------------------------------------------------------------

namespace {

/// How many rows each file has more than before; negative: fewer.
using Growth = std::map<Slot, std::ptrdiff_t>;

void count(Growth& growth, Ref was, Ref is) {
    if (was == is)
        return;
    if (was.isSlot())
        --growth[was.slot()];
    if (is.isSlot())
        ++growth[is.slot()];
}

Growth growthOfNodes(const Graph& g, const Transaction& tx) {
    const auto& m = tx.model();
    const auto alive = g.alive(g.nodeType());
    Growth growth;
    for (const Slot n : touchedRows(tx, g.nodeType(), std::array{alive.column, g.file.column}))
        count(growth, tx.before(alive, n) != 0 ? tx.before(g.file, n) : Ref(),
              m.isLive({g.nodeType(), n}) ? m.get(g.file, n) : Ref());
    return growth;
}

/// A link is in the file of its owner.
Growth growthOfLinks(const Graph& g, const Transaction& tx) {
    const auto& m = tx.model();
    const auto alive = g.alive(g.linkType());
    auto rows = touchedRows(tx, g.linkType(), std::array{alive.column, g.owner.column});
    for (const Slot n : tx.touched(g.file))
        m.forEachReferrer(g.owner, n, [&](Slot l) { rows.push_back(l); });
    model::sortUnique(rows);
    const auto fileBefore = [&](Slot l) {
        const Ref owner = tx.before(alive, l) != 0 ? tx.before(g.owner, l) : Ref();
        return owner.isSlot() ? tx.before(g.file, owner.slot()) : Ref();
    };
    Growth growth;
    for (const Slot l : rows)
        count(growth, fileBefore(l), m.isLive({g.linkType(), l}) ? m.get(g.file, m.get(g.owner, l).slot()) : Ref());
    return growth;
}

tl::unexpected<EditError> refused(texts::Sentence reason) {
    return tl::unexpected(EditError{std::move(reason)});
}

} // namespace

tl::expected<void, EditError> refuseOverflow(const Graph& g, const Transaction& tx, const GraphEdit& edit,
                                             const Limits& limits) {
    const auto& m = tx.model();
    std::map<Slot, std::ptrdiff_t> more; // links of nodes
    for (const auto& ends : edit.come)
        ++more[ends.from];
    for (const auto& ends : edit.gone)
        --more[ends.from];
    for (const auto& [n, by] : more) {
        if (by > 0 && linkCount(g, m, n) > limits.linksOfNode)
            return refused(
                model::capitalised(texts::format("{} would have {} links; a node has room for {}.", nodeName(g, m, n),
                                                 linkCount(g, m, n), limits.linksOfNode)));
    }
    for (const auto& [f, by] : growthOfNodes(g, tx)) {
        std::size_t nodes = 0;
        if (by > 0)
            m.forEachReferrer(g.file, f, [&](Slot) { ++nodes; });
        if (nodes > limits.nodes)
            return refused(noRoom(g, m, f, nodes, "nodes", limits.nodes));
    }
    for (const auto& [f, by] : growthOfLinks(g, tx)) {
        std::size_t links = 0;
        if (by > 0)
            m.forEachReferrer(g.file, f, [&](Slot n) { links += linkCount(g, m, n); });
        if (links > limits.links)
            return refused(noRoom(g, m, f, links, "links", limits.links));
    }
    return {};
}

std::string noRoom(const Graph& g, const Model& m, Slot fileRow, std::size_t would, std::string_view what,
                   std::size_t limit) {
    return texts::format("Area {} is full: {} would have {} {} (at most {}).", m.get(g.area, fileRow),
                         m.get(g.fileName, fileRow), would, what, limit);
}

// Areas that are not open -----------------------------------------------------------------------------------------

namespace {

using Key = std::pair<unsigned, std::uint32_t>; ///< part, rank: the order within a file

/// Where rows went from and came to in one file, sorted.
struct Shifts {
    std::vector<Key> gone;
    std::vector<Key> come;

    /// How far the rows that came and went shift a row with this place.
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
    const auto created = tx.created(numbered.type());
    const auto erased = tx.erased(numbered.type());
    std::ranges::for_each(created, addCome);
    std::ranges::for_each(erased, addGone);
    std::vector<model::ColumnId> columns{numbered.file.column, numbered.rank().column};
    if (numbered.part)
        columns.push_back(numbered.part->column);
    for (const Slot row : touchedRows(tx, numbered.type(), columns)) {
        if (!m.isLive({numbered.type(), row}) || std::ranges::binary_search(created, row))
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

/// Adds the areas, not open, that name a row.
void addNaming(std::set<unsigned>& areas, const Model& m, const OpenAreas& open, const Numbered& numbered, Slot row) {
    m.forEachReferrer(numbered.namedBy, row, [&](Slot l) {
        if (const auto area = open.closedTarget(m, l))
            areas.insert(*area);
    });
}

} // namespace

tl::expected<void, EditError> refuseShiftsUnderClosedAreas(const Graph& g, const Transaction& tx,
                                                           std::span<const Numbered> types) {
    const auto& m = tx.model();
    std::optional<OpenAreas> open;
    std::set<unsigned> naming;
    std::string reason;
    for (const auto& numbered : types) {
        for (const auto& [file, ofFile] : shiftsOf(tx, numbered)) {
            const auto& shifts = ofFile; // clang 14 captures no structured bindings
            if (!open)
                open.emplace(g, m);
            if (open->all())
                return {};
            m.forEachReferrer(numbered.file, file, [&](Slot row) {
                const Key key(numbered.part ? m.get(*numbered.part, row) : 0U, m.get(numbered.rank(), row));
                if (shifts.before(key) == 0 || std::ranges::binary_search(shifts.come, key))
                    return;
                addNaming(naming, m, *open, numbered, row);
            });
            if (!naming.empty() && reason.empty())
                reason = texts::format(
                    "This would renumber {} of area {}, to which areas that are not open refer by number.",
                    numbered.plural, m.get(g.area, file));
        }
    }
    if (naming.empty())
        return {};
    return needsAreas(g, m, reason, naming);
}

} // namespace navsmith::systems::paths
