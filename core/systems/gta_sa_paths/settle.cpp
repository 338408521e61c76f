#include "core/systems/gta_sa_paths/settle.h"

#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/settle_parts.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

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

constexpr model::Column<std::uint8_t> kNodeAlive{kNode, model::kAlive};
constexpr model::Column<std::uint8_t> kLinkAlive{kLink, model::kAlive};
constexpr model::Column<std::uint8_t> kNaviAlive{kNavi, model::kAlive};

/// By how many rows each file has more than before, or fewer.
using Growth = std::map<Slot, std::ptrdiff_t>;

void count(Growth& growth, Ref was, Ref is) {
    if (was == is)
        return;
    if (was.isSlot())
        --growth[was.slot()];
    if (is.isSlot())
        ++growth[is.slot()];
}

Growth growthOfNodes(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> rows;
    for (const auto column : {kNodeAlive.column, node::file.column}) {
        const auto touched = tx.touched(kNode, column);
        rows.insert(touched.begin(), touched.end());
    }
    Growth growth;
    for (const Slot n : rows)
        count(growth, tx.before(kNodeAlive, n) != 0 ? tx.before(node::file, n) : Ref(),
              m.isLive({kNode, n}) ? m.get(node::file, n) : Ref());
    return growth;
}

/// A link is in the file of its owner.
Growth growthOfLinks(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> rows;
    for (const auto column : {kLinkAlive.column, link::owner.column}) {
        const auto touched = tx.touched(kLink, column);
        rows.insert(touched.begin(), touched.end());
    }
    for (const Slot n : tx.touched(node::file))
        m.forEachReferrer(link::owner, n, [&](Slot l) { rows.insert(l); });
    const auto fileBefore = [&](Slot l) {
        const Ref owner = tx.before(kLinkAlive, l) != 0 ? tx.before(link::owner, l) : Ref();
        return owner.isSlot() ? tx.before(node::file, owner.slot()) : Ref();
    };
    Growth growth;
    for (const Slot l : rows)
        count(growth, fileBefore(l), m.isLive({kLink, l}) ? m.get(node::file, m.get(link::owner, l).slot()) : Ref());
    return growth;
}

/// Files that navi nodes were made in or moved to.
std::set<Slot> filesOfNewNavis(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    for (const auto column : {kNaviAlive.column, navi::file.column}) {
        for (const Slot n : tx.touched(kNavi, column)) {
            const Ref now = m.get(navi::file, n);
            const bool came = tx.before(kNaviAlive, n) == 0 || tx.before(navi::file, n) != now;
            if (came && now.isSlot() && m.isLive({kNavi, n}))
                files.insert(now.slot());
        }
    }
    return files;
}

std::string whyTooManyLinksOfANode(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> owners;
    for (const auto column : {kLinkAlive.column, link::owner.column}) {
        for (const Slot l : tx.touched(kLink, column)) {
            if (m.isLive({kLink, l}))
                owners.insert(m.get(link::owner, l).slot());
        }
    }
    for (const Slot n : owners) {
        if (linkCount(m, n) > kMaxLinks)
            return fmt::format("{} would have {} links; a node has room for {}.", nodeName(m, n), linkCount(m, n),
                               kMaxLinks);
    }
    return {};
}

/// What the file has no room for is refused: it could not be written (sections 3 and 4.1). Too many that came with a
/// file stay, are reported by the rules, and may become fewer, or others as long as they are no more.
tl::expected<void, model::Refusal> refuseOverflow(const Transaction& tx) {
    const auto& m = tx.model();
    const auto refused = [](std::string reason) { return tl::unexpected(model::Refusal{std::move(reason)}); };
    if (auto reason = whyTooManyLinksOfANode(tx); !reason.empty())
        return refused(std::move(reason));
    // A new navi node is the last of its file: in one that has too many, no link could name it, whatever goes besides.
    for (const Slot f : filesOfNewNavis(tx)) {
        if (const auto navis = naviCount(m, f); navis > kMaxNavis)
            return refused(noRoomForNavis(m, f, navis));
    }
    for (const auto& [f, more] : growthOfNodes(tx)) {
        std::size_t nodes = 0;
        if (more > 0)
            m.forEachReferrer(node::file, f, [&](Slot) { ++nodes; });
        if (nodes > kMaxNodes)
            return refused(noRoom(m, f, nodes, "nodes", kMaxNodes));
    }
    for (const auto& [f, more] : growthOfLinks(tx)) {
        std::size_t links = 0;
        if (more > 0)
            m.forEachReferrer(node::file, f, [&](Slot n) { links += linkCount(m, n); });
        if (links > kMaxFileLinks)
            return refused(noRoom(m, f, links, "links", kMaxFileLinks));
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
