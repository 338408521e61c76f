#include "core/systems/gta_sa_paths/edge_edits.h"

#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_sa_paths {

using model::EditError;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr unsigned kCycleBits = 3;
constexpr unsigned kLaneBits = 0x3F;

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
        if (f == kNoSlot)
            return paths::fileFor(kGraph, m, p).error().reason;
        if (!ped && naviCount(m, f) + places.size() > traitsOf(m).maxNavis)
            return noRoomForNavis(m, f, naviCount(m, f) + places.size());
    }
    return {};
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
    traffic.away = toOwner ? leftLanes(lanes) : rightLanes(lanes);
    traffic.back = toOwner ? rightLanes(lanes) : leftLanes(lanes);
    traffic.lightBeforeTarget = ((lanes & kLightSide) != 0) != toOwner;
    return traffic;
}

void setLanes(Transaction& tx, Slot l, unsigned away, unsigned back) {
    const auto [n, toOwner] = naviOf(tx.model(), l);
    if (n == kNoSlot)
        return;
    const unsigned kept = tx.model().get(navi::lanes, n) & ~kLaneBits;
    const unsigned right = std::min(toOwner ? back : away, 7U);
    const unsigned left = std::min(toOwner ? away : back, 7U);
    tx.set(navi::lanes, n, static_cast<std::uint8_t>(kept | left | right << 3U));
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

NodeLook lookOf(const Model& m, Slot like) {
    constexpr std::uint32_t local = flag::countMask | flag::deadEnd | flag::roadBlock | 15U << 20U;
    return {isPed(m, like), m.get(node::width, like), m.get(node::floodGroup, like), m.get(node::flags, like) & ~local};
}

tl::expected<Slot, EditError> createNode(Transaction& tx, const NodeLook& look, RawPoint at) {
    const auto f = paths::fileFor(kGraph, tx.model(), at);
    if (!f)
        return f;
    const Slot n = tx.create(kNode);
    tx.set(node::file, n, Ref::to(*f));
    tx.set(node::group, n, static_cast<std::uint8_t>(look.ped ? 1 : 0));
    tx.set(node::x, n, at.x);
    tx.set(node::y, n, at.y);
    tx.set(node::z, n, at.z);
    tx.set(node::width, n, look.width);
    tx.set(node::floodGroup, n, look.floodGroup);
    tx.set(node::flags, n, look.flags);
    return n;
}

std::string whyNotLink(const Model& m, Slot a, Slot b) {
    return paths::whyNotLink(kGraph, m, a, b, sortOf, kMaxLinks);
}

tl::expected<Slot, EditError> join(Transaction& tx, Slot a, Slot b) {
    const auto& m = tx.model();
    if (auto reason = whyNotLink(m, a, b); !reason.empty())
        return refused(std::move(reason));
    const Slot l = connect(tx, a, b);
    if (l == kNoSlot) { // of what can be wrong only this is left
        const Slot f = m.get(node::file, a).slot();
        return refused(noRoomForNavis(m, f, naviCount(m, f) + 1));
    }
    return l;
}

std::string whyNotCut(const Model& m, Slot l) {
    return paths::whyNotCut(kGraph, m, l, sortOf);
}

tl::expected<std::vector<Slot>, EditError> cutAt(Transaction& tx, Slot l, const std::vector<RawPoint>& places,
                                                 const NodeLook& look) {
    const auto& m = tx.model();
    if (auto reason = whyNotCut(m, l); !reason.empty())
        return refused(std::move(reason));
    if (places.empty())
        return std::vector<Slot>{};
    if (auto reason = whyNoRoom(m, l, places); !reason.empty())
        return refused(std::move(reason));
    const Slot a = m.get(link::owner, l).slot();
    const Slot b = m.get(link::target, l).slot();
    const auto traffic = trafficOf(m, l);
    disconnect(tx, l);
    std::vector<Slot> made;
    Slot from = a;
    for (std::size_t i = 0; i <= places.size(); ++i) {
        const bool last = i == places.size();
        Slot to = b;
        if (!last) {
            const auto created = createNode(tx, look, places[i]);
            if (!created)
                return tl::unexpected(created.error());
            to = *created;
            made.push_back(to);
        }
        // A double of the edge stays as it is; the node at its end may be full then.
        const Slot piece = connect(tx, from, to);
        if (piece == kNoSlot)
            return refused(fmt::format("There is no room for the pieces of the road from {} to {}.", nodeName(m, a),
                                       nodeName(m, b)));
        putTraffic(tx, piece, traffic, traffic.lightBeforeTarget ? last : i == 0);
        from = to;
    }
    return made;
}

tl::expected<std::vector<Slot>, EditError> cutEvenly(Transaction& tx, Slot l, int pieces, const NodeLook& look) {
    return cutAt(tx, l, paths::evenPlaces(kGraph, tx.model(), l, pieces), look);
}

tl::expected<std::vector<Slot>, EditError> cutIfLong(Transaction& tx, Slot l, const NodeLook& look) {
    const auto places = paths::placesIfLong(kGraph, tx.model(), l);
    return places.empty() ? std::vector<Slot>() : cutAt(tx, l, places, look);
}

bool insertNodes(Transaction& tx, Slot l, double longest) {
    const auto& m = tx.model();
    if (!whyNotCut(m, l).empty())
        return false;
    const Slot a = m.get(link::owner, l).slot();
    const auto places = paths::placesBetween(pointOf(m, a), pointOf(m, m.get(link::target, l).slot()),
                                             paths::piecesFor(paths::edgeLength(kGraph, m, l), longest));
    if (!whyNoRoom(m, l, places).empty())
        return false;
    if (const auto made = cutAt(tx, l, places, lookOf(m, a)); !made)
        tx.refuse(made.error().reason);
    return true;
}

tl::expected<void, EditError> turnOwner(Transaction& tx, Slot l, Slot to) {
    const auto& m = tx.model();
    const Ref target = m.get(link::target, l);
    const Slot back = reverseOf(m, l);
    if (!target.isSlot() || back == kNoSlot)
        return refused(whyNotCut(m, l));
    const auto [n, toOwner] = naviOf(m, l);
    tx.set(link::owner, l, Ref::to(to));
    tx.moveLast({kLink, l});
    tx.set(link::target, back, Ref::to(to));
    if (n != kNoSlot && toOwner)
        tx.set(navi::attached, n, Ref::to(to));
    return {};
}

} // namespace navsmith::systems::gta_sa_paths
