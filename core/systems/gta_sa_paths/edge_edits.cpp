#include "core/systems/gta_sa_paths/edge_edits.h"

#include "core/systems/gta_sa_paths/navi_edits.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

using model::EditError;

namespace {

/// The navi node of a link and whether it is attached to the link's owner; else it is to the target.
struct NaviOfLink {
    Slot row = kNoSlot;
    bool toOwner = false;
};

NaviOfLink naviOf(const Model& m, Slot l) {
    const Ref ref = m.get(link::navi, l);
    if (!ref.isSlot())
        return {};
    return {ref.slot(), m.get(navi::attached, ref.slot()) == m.get(link::owner, l)};
}

/// Gives a piece of an edge what the whole had; `light`: this piece keeps the light.
void putTraffic(Transaction& tx, Slot l, const Traffic& traffic, bool light) {
    setCrossing(tx, l, traffic.crossing);
    const auto n = naviOf(tx.model(), l);
    if (n.row == kNoSlot || !traffic.hasNavi)
        return;
    tx.set(navi::width, n.row, traffic.width);
    setLanes(tx, l, traffic.away, traffic.back);
    if (!light)
        return;
    setLight(tx, l, traffic.lights & kCycleBits, traffic.lightBeforeTarget);
    tx.set(navi::lights, n.row, traffic.lights);
}

} // namespace

Traffic trafficOf(const Model& m, Slot l) {
    Traffic traffic{.crossing = m.get(link::crossing, l)};
    const auto [n, toOwner] = naviOf(m, l);
    if (n == kNoSlot)
        return traffic;
    traffic.hasNavi = true;
    traffic.width = m.get(navi::width, n);
    traffic.lights = m.get(navi::lights, n);
    const auto lanes = m.get(navi::lanes, n);
    traffic.away = toOwner ? lanesFromAttached(lanes) : lanesToAttached(lanes);
    traffic.back = toOwner ? lanesToAttached(lanes) : lanesFromAttached(lanes);
    traffic.lightBeforeTarget = ((lanes & kLightSide) != 0) != toOwner;
    return traffic;
}

void setLanes(Transaction& tx, Slot l, unsigned away, unsigned back) {
    const auto [n, toOwner] = naviOf(tx.model(), l);
    if (n == kNoSlot)
        return;
    const unsigned otherBits = tx.model().get(navi::lanes, n) & ~unsigned{kLaneBits};
    const unsigned toAttached = std::min(toOwner ? back : away, 7U);
    const unsigned fromAttached = std::min(toOwner ? away : back, 7U);
    tx.set(navi::lanes, n, static_cast<std::uint8_t>(otherBits | toAttached | fromAttached << 3U));
}

void setLight(Transaction& tx, Slot l, unsigned cycle, bool beforeTarget) {
    const auto [n, toOwner] = naviOf(tx.model(), l);
    if (n == kNoSlot)
        return;
    const unsigned lanes = tx.model().get(navi::lanes, n) & ~unsigned{kLightSide};
    const bool side = cycle != 0 && beforeTarget != toOwner;
    tx.set(navi::lanes, n, static_cast<std::uint8_t>(lanes | (side ? kLightSide : 0U)));
    tx.set(navi::lights, n,
           static_cast<std::uint8_t>((tx.model().get(navi::lights, n) & ~kCycleBits) | (cycle & kCycleBits)));
}

void setCrossing(Transaction& tx, Slot l, std::uint8_t flags) {
    const auto& m = tx.model();
    for (const Slot each : {l, reverseOf(m, l)}) {
        if (each != kNoSlot)
            tx.set(link::crossing, each, static_cast<std::uint8_t>((m.get(link::crossing, each) & ~3U) | flags));
    }
}

void inherit(Transaction& tx, Slot n, Slot like) {
    constexpr std::uint32_t local = flag::countMask | flag::deadEnd | flag::roadBlock | flag::behaviourMask;
    paths::copyColumns(tx, n, like, node::group, node::width, node::floodGroup);
    tx.set(node::flags, n, tx.model().get(node::flags, like) & ~local);
}

/// Vehicle edges have a navi node.
tl::expected<void, EditError> completeEdge(Transaction& tx, Slot l, Slot back) {
    const auto& m = tx.model();
    const Slot owner = m.get(link::owner, l).slot();
    if (isPed(m, owner))
        return {};
    const Slot n = makeNavi(tx, l);
    if (n == kNoSlot) {
        const Slot f = m.get(node::file, owner).slot();
        return refused(noRoomForNavis(m, f, naviCount(m, f) + 1));
    }
    for (const Slot each : {l, back})
        tx.set(link::navi, each, Ref::to(n));
    return {};
}

void completeBack(Transaction& tx, Slot l, Slot back) {
    paths::copyColumns(tx, back, l, link::navi, link::crossing);
}

paths::PassOn carriedBy(const Model& m, Slot l) {
    return [traffic = trafficOf(m, l)](Transaction& tx, const paths::Piece& piece) {
        putTraffic(tx, piece.link, traffic, traffic.lightBeforeTarget ? piece.last : piece.first);
    };
}

void reverseLanes(Transaction& tx, Slot l) {
    const auto traffic = trafficOf(tx.model(), l);
    setLanes(tx, l, traffic.back, traffic.away);
}

std::string whyNoLanes(const Model& m, Slot n) {
    return isPed(m, n) ? texts::format("A pedestrian path has no lanes.") : "";
}

/// Room for as many navi nodes as an edge gets when it is cut at these places. Each goes to the file of its square, so
/// that counting all of them in every file on the way errs on the safe side.
std::string whyNoRoom(const Model& m, Slot l, const std::vector<RawPoint>& places) {
    const OpenAreas open(m);
    const bool ped = isPed(m, m.get(link::owner, l).slot());
    int last = -1;
    for (const auto& p : places) {
        const int area = areaAt(m, p);
        if (area == last)
            continue;
        last = area;
        const Slot f = open.file(static_cast<unsigned>(area));
        if (!ped && naviCount(m, f) + places.size() > traitsOf(m).maxNavis)
            return noRoomForNavis(m, f, naviCount(m, f) + places.size());
    }
    return {};
}

Slot linkOf(const Model& m, Slot row, model::ElementTypeId type) {
    return type == kNavi ? linkOfNavi(m, row) : kNoSlot;
}

void reattach(Transaction& tx, Slot from, Slot to, Slot l) {
    const auto& m = tx.model();
    for (const Slot n : m.referrers(navi::attached, from)) {
        if (l == kNoSlot || m.get(link::navi, l).pointsTo(n))
            tx.set(navi::attached, n, Ref::to(to));
    }
}

bool insertNodes(Transaction& tx, Slot l, double longest) {
    const auto& m = tx.model();
    if (!paths::whyNotCut(kEditing, m, l).empty())
        return false;
    const auto places =
        paths::placesBetween(pointOf(m, m.get(link::owner, l).slot()), pointOf(m, m.get(link::target, l).slot()),
                             paths::piecesFor(paths::edgeLength(kGraph, m, l), longest));
    if (!whyNoRoom(m, l, places).empty())
        return false;
    if (const auto newNodes = paths::cutAt(kEditing, tx, l, places); !newNodes)
        tx.refuse(newNodes.error().reason);
    return true;
}

} // namespace navsmith::systems::gta_sa_paths
