#include "core/systems/quake_text/said.h"

#include "core/systems/quake_text/markers.h"

#include <set>
#include <string_view>

namespace navsmith::systems::quake_text {

using model::Model;
using model::Slot;

namespace {

bool rises(const Said& said, const LinkEnds& ends) {
    constexpr float step = 18;
    const auto from = said.places.find(ends.from);
    const auto to = said.places.find(ends.to);
    return from != said.places.end() && to != said.places.end() && to->second.z - from->second.z > step;
}

} // namespace

Meanings meaningsOf(std::span<const Flag> flags, std::uint32_t bits) {
    Meanings all = 0;
    for (const auto& flag : flags) {
        if ((bits & flag.bit) != 0 && flag.meaning != Meaning::None)
            all |= bitOf(flag.meaning);
    }
    return all;
}

std::uint32_t bitsOf(std::span<const Flag> flags, Meanings meanings) {
    std::uint32_t bits = 0;
    for (const auto& flag : flags) {
        if (flag.meaning != Meaning::None && (meanings & bitOf(flag.meaning)) != 0)
            bits |= flag.bit;
    }
    return bits;
}

Said saidBy(const Model& m) {
    Said said;
    const auto dialect = dialectOf(m);
    std::set<Slot> teleporters; // triggers of the map
    std::set<Slot> pushers;
    const auto markers = mapMarkers(m);
    std::size_t index = 0;
    for (const Slot n : numbered(m)) {
        said.nodes[n] = meaningsOf(nodeFlags(dialect), m.get(node::flags, n));
        if (const auto place = placeOf(m, n))
            said.places[n] = *place;
        const auto& listed = m.get(node::className, n);
        const auto name =
            !listed.empty() || index >= markers.size() ? std::string_view(listed) : markers[index].className;
        if (isOfMap(m, n) && name == "trigger_teleport")
            teleporters.insert(n);
        if (isOfMap(m, n) && name == "trigger_push")
            pushers.insert(n);
        ++index;
    }
    m.forEachLive(kLink, [&](Slot l) {
        auto meanings = meaningsOf(linkFlags(dialect), m.get(link::flags, l));
        if (const auto ends = endsOf(m, l)) {
            meanings |= said.nodes[ends->from] & kOfWays;
            if ((meaningsOf(linkFlags(dialect), m.get(link::flags, l)) & bitOf(Meaning::Lift)) == 0 &&
                !rises(said, *ends))
                meanings &= ~bitOf(Meaning::Lift); // of a node with a lift, the ways up are rides
            if (teleporters.contains(ends->from))
                meanings |= bitOf(Meaning::Teleporter);
            if (pushers.contains(ends->from))
                meanings |= bitOf(Meaning::Pusher);
        }
        said.links[l] = meanings;
    });
    return said;
}

} // namespace navsmith::systems::quake_text
