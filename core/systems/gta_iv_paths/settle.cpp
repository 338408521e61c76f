#include "core/systems/gta_iv_paths/settle.h"

#include "core/systems/gta_iv_paths/settle_parts.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr model::Column<std::uint8_t> kNodeAlive{kNode, model::kAlive};
constexpr model::Column<std::uint8_t> kLinkAlive{kLink, model::kAlive};

/// The stored link ranges of an irregular file mean nothing once its nodes or links come, go or change places.
void settleLinkLayout(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    const auto add = [&](Ref ref) {
        if (ref.isSlot())
            files.insert(ref.slot());
    };
    constexpr model::ColumnId rank = model::kRank;
    for (const auto column : {kNodeAlive.column, rank, node::file.column, node::group.column}) {
        for (const Slot n : tx.touched(kNode, column)) {
            add(m.get(node::file, n));
            add(tx.before(node::file, n));
        }
    }
    for (const auto column : {kLinkAlive.column, rank, link::owner.column}) {
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

/// Files that have nodes or links which they had not before.
std::set<Slot> grownFiles(const Transaction& tx, const GraphEdit& edit) {
    const auto& m = tx.model();
    std::set<Slot> files;
    for (const auto column : {kNodeAlive.column, node::file.column}) {
        for (const Slot n : tx.touched(kNode, column)) {
            const Ref now = m.get(node::file, n);
            if (m.isLive({kNode, n}) && now.isSlot() &&
                (tx.before(kNodeAlive, n) == 0 || tx.before(node::file, n) != now))
                files.insert(now.slot());
        }
    }
    for (const auto& ends : edit.come)
        files.insert(m.get(node::file, ends.from).slot());
    return files;
}

/// What the file has no room for is refused: it could not be written (sections 3 and 4.1). Too many that came with a
/// file stay, and are reported by the rules.
tl::expected<void, model::Refusal> refuseOverflow(const Transaction& tx, const GraphEdit& edit) {
    const auto& m = tx.model();
    const auto refused = [](std::string reason) { return tl::unexpected(model::Refusal{std::move(reason)}); };
    std::map<Slot, int> more;
    for (const auto& ends : edit.come)
        ++more[ends.from];
    for (const auto& ends : edit.gone)
        --more[ends.from];
    for (const auto& [n, by] : more) {
        if (by > 0 && linkCount(m, n) > kMaxLinks)
            return refused(fmt::format("{} would have {} links; a node has room for {}.", nodeName(m, n),
                                       linkCount(m, n), kMaxLinks));
    }
    for (const Slot f : grownFiles(tx, edit)) {
        std::size_t nodes = 0;
        std::size_t links = 0;
        m.forEachReferrer(node::file, f, [&](Slot n) {
            ++nodes;
            links += linkCount(m, n);
        });
        const auto noRoom = [&](std::size_t would, std::string_view what, std::size_t limit) {
            return refused(fmt::format("Area {} has no room: {} would have {} {}, and holds {} at most.",
                                       m.get(file::area, f), m.get(file::name, f), would, what, limit));
        };
        if (nodes > kMaxNodes)
            return noRoom(nodes, "nodes", kMaxNodes);
        if (links > kMaxFileLinks)
            return noRoom(links, "links", kMaxFileLinks);
    }
    return {};
}

} // namespace

tl::expected<void, model::Refusal> settle(Transaction& tx) {
    const auto edit = graphEdit(tx);
    settlePlaces(tx, edit);
    settleLinks(tx);
    settleCounts(tx, edit);
    settleLinkLayout(tx);
    if (auto room = refuseOverflow(tx, edit); !room)
        return room;
    if (auto kept = refuseShiftsUnderClosedAreas(tx); !kept)
        return kept;
    return settleFloodGroups(tx, edit);
}

} // namespace navsmith::systems::gta_iv_paths
