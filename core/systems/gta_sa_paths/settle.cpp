#include "core/systems/gta_sa_paths/settle.h"

#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/settle_parts.h"

#include <fmt/format.h>

#include <set>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Bit 8 is the loader's copy of bit 5: it follows where it agreed before.
void settleSwitchedOff(Transaction& tx) {
    for (const Slot n : tx.touched(node::flags)) {
        const auto was = tx.before(node::flags, n);
        const auto is = tx.model().get(node::flags, n);
        const bool agreed = ((was & flag::switchedOff) != 0) == ((was & flag::switchedOffOriginal) != 0);
        if (!agreed || ((was ^ is) & flag::switchedOff) == 0)
            continue;
        const bool off = (is & flag::switchedOff) != 0;
        tx.set(node::flags, n, off ? is | flag::switchedOffOriginal : is & ~flag::switchedOffOriginal);
    }
}

/// The stored link ranges of an irregular file mean nothing once its nodes or links come, go or change places.
void settleLinkLayout(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    const auto add = [&](Ref ref) {
        if (ref.isSlot())
            files.insert(ref.slot());
    };
    constexpr model::ColumnId alive = model::kAlive;
    constexpr model::ColumnId rank = model::kRank;
    for (const auto column : {alive, rank, node::file.column, node::group.column}) {
        for (const Slot n : tx.touched(kNode, column)) {
            add(m.get(node::file, n));
            add(tx.before(node::file, n));
        }
    }
    for (const auto column : {alive, rank, link::owner.column}) {
        for (const Slot l : tx.touched(kLink, column)) {
            for (const Ref owner : {m.get(link::owner, l), tx.before(link::owner, l)}) {
                if (owner.isSlot())
                    add(m.get(node::file, owner.slot()));
            }
        }
    }
    for (const Slot f : files) {
        if (!m.get(file::linkLayout, f).empty())
            tx.set(file::linkLayout, f, std::string());
    }
}

/// Files that rows of a kind were made in or moved to.
std::set<Slot> grownFiles(const Transaction& tx, model::Column<Ref> fileColumn) {
    const model::Column<std::uint8_t> alive{fileColumn.kind, model::kAlive};
    std::set<Slot> files;
    for (const auto column : {alive.column, fileColumn.column}) {
        for (const Slot row : tx.touched(fileColumn.kind, column)) {
            const Ref now = tx.model().get(fileColumn, row);
            const bool came = tx.before(alive, row) == 0 || tx.before(fileColumn, row) != now;
            if (came && now.isSlot() && tx.model().isLive({fileColumn.kind, row}))
                files.insert(now.slot());
        }
    }
    return files;
}

/// What the file has no room for is refused: it could not be written. Too many that came with a file stay, are
/// reported by the rules, and may become fewer.
tl::expected<void, model::Refusal> refuseOverflow(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> owners;
    for (const auto column : {model::ColumnId{model::kAlive}, link::owner.column}) {
        for (const Slot l : tx.touched(kLink, column)) {
            if (m.isLive({kLink, l}))
                owners.insert(m.get(link::owner, l).slot());
        }
    }
    for (const Slot n : owners) {
        if (linkCount(m, n) > kMaxLinks)
            return tl::unexpected(model::Refusal{fmt::format("{} would have {} links; a node has room for {}.",
                                                             nodeName(m, n), linkCount(m, n), kMaxLinks)});
    }
    const auto count = [&](model::Column<Ref> column, Slot f) {
        std::size_t rows = 0;
        m.forEachReferrer(column, f, [&](Slot) { ++rows; });
        return rows;
    };
    for (const Slot f : grownFiles(tx, navi::file)) {
        if (count(navi::file, f) > kMaxNavis)
            return tl::unexpected(model::Refusal{
                fmt::format("Area {} has no room for more than {} navi nodes.", m.get(file::area, f), kMaxNavis)});
    }
    for (const Slot f : grownFiles(tx, node::file)) {
        if (count(node::file, f) > kMaxNodes)
            return tl::unexpected(model::Refusal{
                fmt::format("Area {} has no room for more than {} nodes.", m.get(file::area, f), kMaxNodes)});
    }
    return {};
}

} // namespace

tl::expected<void, model::Refusal> settle(Transaction& tx) {
    const auto edit = graphEdit(tx);
    settleEdges(tx, edit);
    settleLinks(tx, edit);
    settleSwitchedOff(tx);
    settleDeadEnds(tx, edit);
    settleLinkLayout(tx);
    if (auto room = refuseOverflow(tx); !room)
        return room;
    if (auto kept = refuseShiftsUnderClosedAreas(tx); !kept)
        return kept;
    return settleFloodGroups(tx, edit);
}

} // namespace navsmith::systems::gta_sa_paths
