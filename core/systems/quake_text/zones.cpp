// The game looks for ways from zone to zone, and inside a zone along ways that stay in it. So the markers of a zone
// have to reach each other inside it, and people make rooms of them.
#include "core/systems/quake_text/zones.h"

#include "core/systems/quake_text/markers.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_text {

using model::kNoSlot;
using model::Model;
using model::Slot;

namespace {

constexpr std::size_t kRoomOfZone = 32; ///< markers that the game keeps ways to inside a zone

/// A marker with the ways that people count: not by rocket jumps, which need a rocket.
struct Marker {
    Slot slot = kNoSlot;
    std::optional<glm::vec3> place = {};
    std::string_view className = {}; ///< of the map's
    bool isItem = false;
    std::vector<std::size_t> to = {}; ///< markers, without doubles
    std::vector<std::size_t> from = {};
};

bool isItemClass(std::string_view name) {
    return name.starts_with("item_") || name.starts_with("weapon_");
}

std::vector<Marker> markersOf(const Model& m) {
    const auto entities = mapMarkers(m);
    std::vector<Marker> markers;
    std::map<Slot, std::size_t> index;
    for (const Slot n : numbered(m)) {
        const auto at = index[n] = markers.size();
        auto& marker = markers.emplace_back(Marker{.slot = n, .place = placeOf(m, n)});
        if (!isOfMap(m, n))
            continue;
        const std::string_view listed = m.get(node::className, n);
        marker.className = !listed.empty()        ? listed
                           : at < entities.size() ? entities[at].className
                                                  : std::string_view();
        marker.isItem = isItemClass(marker.className);
    }
    for (std::size_t i = 0; i < markers.size(); ++i) {
        for (const Slot l : linksOf(m, markers[i].slot)) {
            const auto ends = endsOf(m, l);
            const auto kind = kindOf(m, l);
            if (!ends || ends->to == ends->from || kind == WayKind::Other || kind == WayKind::RocketJump)
                continue;
            const auto target = index.at(ends->to);
            if (std::ranges::find(markers[i].to, target) != markers[i].to.end())
                continue;
            markers[i].to.push_back(target);
            markers[target].from.push_back(i);
        }
    }
    return markers;
}

float distance(const Marker& a, const Marker& b) {
    return a.place && b.place ? glm::distance(*a.place, *b.place) : std::numeric_limits<float>::max();
}

/// Groups of markers that become zones. Two groups that have ways both ways between them can become one: then all of
/// its markers reach each other inside it, as they did before.
class Grouping {
public:
    Grouping(const Model& m, Fill fill) : markers_(markersOf(m)), most_(limitsOf(m).zones) {
        const auto count = markers_.size();
        groups_.resize(count);
        groupOf_.resize(count);
        ways_.assign(count, std::vector<std::uint32_t>(count, 0));
        std::array<std::size_t, 256> first{};
        first.fill(count);
        for (std::size_t i = 0; i < count; ++i) {
            const auto zone = fill == Fill::All ? std::uint8_t{0} : m.get(node::zone, markers_[i].slot);
            const auto group = zone == 0 || first[zone] == count ? i : first[zone];
            if (zone != 0)
                first[zone] = group;
            groups_[group].zone = zone;
            groups_[group].members.push_back(i);
            groups_[group].ends += markers_[i].to.size() + markers_[i].from.size();
            groupOf_[i] = group;
            ends_ += markers_[i].to.size() + markers_[i].from.size();
        }
        for (std::size_t i = 0; i < count; ++i) {
            for (const auto to : markers_[i].to)
                ++ways_[groupOf_[i]][groupOf_[to]];
        }
    }

    /// Joins what has more ways between it than chance would have: rooms.
    void joinRooms() {
        while (const auto best = bestPair(Ways::Both)) {
            if (best->gain <= 0)
                return;
            join(best->into, best->from);
        }
    }

    /// Markers without a way both ways go to a neighbour: teleporters and dead ends to where one comes from, others to
    /// where they lead, since bots that stand there look for ways inside their zone. An item stays alone: it would not
    /// be found in either.
    void attachSingles() {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < markers_.size(); ++i) {
                const auto& marker = markers_[i];
                if (!isSingle(groupOf_[i]) || (marker.isItem && !marker.from.empty() && !marker.to.empty()))
                    continue;
                const bool backwards = marker.className == "trigger_teleport" || marker.to.empty();
                auto zone = nearestZone(i, backwards ? marker.from : marker.to);
                if (!zone)
                    zone = nearestZone(i, backwards ? marker.to : marker.from);
                if (!zone)
                    continue;
                join(*zone, groupOf_[i]);
                again = true;
            }
        }
    }

    /// Joins until the game has room for all.
    void fitCount() {
        while (zoneCount() > most_) {
            auto best = bestPair(Ways::Both);
            if (!best)
                best = bestPair(Ways::Any);
            if (!best)
                best = bestPair(Ways::None);
            if (!best)
                return;
            join(best->into, best->from);
        }
    }

    /// Markers without ways go to the nearest zone.
    void attachLoose() {
        std::vector<std::size_t> loose;
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < markers_.size(); ++i)
            (isLoose(groupOf_[i]) ? loose : others).push_back(i);
        for (const auto i : loose) {
            if (const auto zone = markers_[i].place ? nearestZone(i, others) : std::nullopt)
                join(*zone, groupOf_[i]);
        }
    }

    /// New zones get free numbers, the largest first, as people begin with the main one.
    [[nodiscard]] MarkerNumbers numbers() const {
        std::vector<std::size_t> fresh;
        std::array<bool, 256> taken{};
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            taken[groups_[g].zone] = taken[groups_[g].zone] || !groups_[g].members.empty();
            if (groups_[g].zone == 0 && !groups_[g].members.empty() && !isLoose(g))
                fresh.push_back(g);
        }
        std::ranges::stable_sort(fresh, std::ranges::greater(), [&](auto g) { return groups_[g].members.size(); });
        std::vector<std::uint8_t> zones(groups_.size(), 0);
        for (std::size_t g = 0; g < groups_.size(); ++g)
            zones[g] = groups_[g].zone;
        std::size_t next = 1;
        for (const auto g : fresh) {
            while (next <= most_ && taken[next])
                ++next;
            if (next > most_)
                break;
            zones[g] = static_cast<std::uint8_t>(next++);
        }
        MarkerNumbers all;
        for (std::size_t i = 0; i < markers_.size(); ++i) {
            if (zones[groupOf_[i]] != 0)
                all[markers_[i].slot] = zones[groupOf_[i]];
        }
        return all;
    }

private:
    struct Group {
        std::vector<std::size_t> members;
        std::size_t ends = 0; ///< of ways
        std::uint8_t zone = 0;
    };
    enum class Ways : std::uint8_t { Both, Any, None };
    struct Pair {
        std::size_t into = 0;
        std::size_t from = 0;
        double gain = 0;
    };

    [[nodiscard]] bool isSingle(std::size_t g) const {
        return groups_[g].zone == 0 && groups_[g].members.size() == 1 && groups_[g].ends != 0;
    }
    [[nodiscard]] bool isLoose(std::size_t g) const {
        return groups_[g].zone == 0 && groups_[g].members.size() == 1 && groups_[g].ends == 0;
    }

    [[nodiscard]] std::size_t zoneCount() const {
        std::size_t count = 0;
        for (std::size_t g = 0; g < groups_.size(); ++g)
            count += !groups_[g].members.empty() && !isLoose(g) ? 1 : 0;
        return count;
    }

    [[nodiscard]] bool canJoin(std::size_t a, std::size_t b) const {
        const auto& one = groups_[a];
        const auto& other = groups_[b];
        return !one.members.empty() && !other.members.empty() && !isLoose(a) && !isLoose(b) &&
               (one.zone == 0 || other.zone == 0) && one.members.size() + other.members.size() <= kRoomOfZone;
    }

    /// What joining adds to the modularity: the share of ways inside groups, less that of ways laid by chance.
    [[nodiscard]] double gainOf(std::size_t a, std::size_t b) const {
        const auto all = static_cast<double>(ends_);
        const auto between = static_cast<double>(ways_[a][b] + ways_[b][a]);
        return 2 * between / all -
               2 * static_cast<double>(groups_[a].ends) * static_cast<double>(groups_[b].ends) / (all * all);
    }

    [[nodiscard]] std::optional<Pair> bestPair(Ways ways) const {
        std::optional<Pair> best;
        for (std::size_t a = 0; a < groups_.size(); ++a) {
            for (std::size_t b = a + 1; b < groups_.size(); ++b) {
                const bool there = ways_[a][b] != 0;
                const bool back = ways_[b][a] != 0;
                if ((ways == Ways::Both && !(there && back)) || (ways == Ways::Any && !there && !back) ||
                    !canJoin(a, b))
                    continue;
                const double gain = gainOf(a, b);
                if (!best || gain > best->gain)
                    best = groups_[b].zone != 0 ? Pair{b, a, gain} : Pair{a, b, gain};
            }
        }
        return best;
    }

    /// The zone of the nearest of these markers whose zone has room.
    [[nodiscard]] std::optional<std::size_t> nearestZone(std::size_t marker, std::span<const std::size_t> among) const {
        std::optional<std::size_t> nearest;
        for (const auto i : among) {
            const auto& group = groups_[groupOf_[i]];
            if ((group.zone == 0 && group.members.size() < 2) || group.members.size() >= kRoomOfZone)
                continue;
            if (!nearest || distance(markers_[marker], markers_[i]) < distance(markers_[marker], markers_[*nearest]))
                nearest = i;
        }
        return nearest ? std::optional(groupOf_[*nearest]) : std::nullopt;
    }

    void join(std::size_t into, std::size_t from) {
        auto& group = groups_[into];
        for (const auto i : groups_[from].members) {
            groupOf_[i] = into;
            group.members.push_back(i);
        }
        group.ends += groups_[from].ends;
        groups_[from] = {};
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            ways_[into][g] += std::exchange(ways_[from][g], 0);
            ways_[g][into] += std::exchange(ways_[g][from], 0);
        }
    }

    std::vector<Marker> markers_;
    std::vector<Group> groups_; ///< empty ones have been joined to others
    std::vector<std::size_t> groupOf_;
    std::vector<std::vector<std::uint32_t>> ways_; ///< from group to group
    std::size_t ends_ = 0;                         ///< of all ways
    std::size_t most_ = 0;
};

void setEach(model::Transaction& tx, model::Column<std::uint8_t> column, const MarkerNumbers& numbers) {
    for (const auto& [n, number] : numbers)
        tx.set(column, n, number);
}

void eraseSame(const Model& m, model::Column<std::uint8_t> column, MarkerNumbers& numbers) {
    std::erase_if(numbers, [&](const auto& each) { return m.get(column, each.first) == each.second; });
}

} // namespace

MarkerNumbers proposeZones(const Model& m, Fill fill) {
    if (limitsOf(m).zones == 0)
        return {};
    Grouping grouping(m, fill);
    grouping.joinRooms();
    grouping.attachSingles();
    grouping.fitCount();
    grouping.attachLoose();
    auto zones = grouping.numbers();
    if (fill == Fill::Missing)
        std::erase_if(zones, [&](const auto& each) { return m.get(node::zone, each.first) != 0; });
    return zones;
}

ZonesAndGoals proposeZonesAndGoals(const Model& m, Fill fill) {
    ZonesAndGoals numbers{proposeZones(m, fill), proposeGoals(m, fill)};
    eraseSame(m, node::zone, numbers.zones);
    eraseSame(m, node::goal, numbers.goals);
    return numbers;
}

void setZonesAndGoals(model::Transaction& tx, const ZonesAndGoals& numbers) {
    setEach(tx, node::zone, numbers.zones);
    setEach(tx, node::goal, numbers.goals);
}

} // namespace navsmith::systems::quake_text
