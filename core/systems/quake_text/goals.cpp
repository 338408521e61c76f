// Bots weigh, for each goal number, the nearest item that has it; between items that they want as much, the lower
// number wins. So what bots should know of one by one gets a number of its own.
#include "core/systems/quake_text/markers.h"
#include "core/systems/quake_text/zones.h"
#include "core/world/backdrop.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <bitset>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_text {

using model::Model;
using model::Slot;

namespace {

struct ItemKind {
    std::string_view className;
    bool mega = false;          ///< health of 100
    std::uint8_t goalOfAll = 0; ///< what the games give all of them without being told; 0: nothing
    bool shared = false;        ///< several may have one number: the nearest will do
};

/// In the order in which authors number them (docs/waypoints.md).
constexpr std::array kItemKinds{ItemKind{"weapon_rocketlauncher"},
                                ItemKind{"weapon_lightning"},
                                ItemKind{"item_armor2"},
                                ItemKind{"weapon_grenadelauncher"},
                                ItemKind{"item_artifact_invulnerability"},
                                ItemKind{"item_armor1"},
                                ItemKind{"item_health", true},
                                ItemKind{"item_armorInv"},
                                ItemKind{"item_artifact_super_damage"},
                                ItemKind{"item_artifact_envirosuit"},
                                ItemKind{.className = "item_health", .shared = true},
                                ItemKind{.className = "item_rockets", .shared = true},
                                ItemKind{"item_artifact_invisibility"},
                                ItemKind{"item_cells", false, 19, true},
                                ItemKind{"weapon_supernailgun", false, 20, true},
                                ItemKind{"weapon_supershotgun", false, 21, true},
                                ItemKind{"weapon_nailgun", false, 22, true},
                                ItemKind{"item_spikes", false, 23, true},
                                ItemKind{"item_shells", false, 24, true}};
constexpr std::size_t kFreeGoals = 18; ///< below those that the games give
constexpr std::uint32_t kMega = 2;     ///< spawn flag

struct Item {
    Slot slot = model::kNoSlot;
    std::size_t kind = 0;
    std::optional<glm::vec3> place;
};

std::optional<std::size_t> itemKindOf(std::string_view className, bool mega) {
    const auto kind = std::ranges::find_if(kItemKinds, [&](const ItemKind& each) {
        return each.className == className && each.mega == (mega && className == "item_health");
    });
    return kind == kItemKinds.end() ? std::nullopt : std::optional(static_cast<std::size_t>(kind - kItemKinds.begin()));
}

/// To which bots can go.
std::vector<Item> itemsOf(const Model& m) {
    const auto entities = mapMarkers(m);
    const auto rows = numbered(m);
    std::vector<Item> items;
    for (std::size_t i = 0; i < rows.size() && isOfMap(m, rows[i]); ++i) {
        const std::string_view listed = m.get(node::className, rows[i]);
        const auto* entity =
            i < entities.size() ? m.map()->entity(static_cast<std::uint32_t>(entities[i].entity)) : nullptr;
        const auto name = listed.empty() && entity != nullptr ? entity->className() : listed;
        const bool mega = entity != nullptr && entity->className() == name && (entity->spawnFlags() & kMega) != 0;
        bool isReached = false;
        m.forEachReferrer(link::target, rows[i], [&](Slot) { isReached = true; });
        if (const auto kind = itemKindOf(name, mega); kind && isReached)
            items.push_back({rows[i], *kind, placeOf(m, rows[i])});
    }
    return items;
}

bool areLinked(const Model& m, Slot a, Slot b) {
    return findLink(m, a, b) != model::kNoSlot || findLink(m, b, a) != model::kNoSlot;
}

/// Items of one kind that get one number.
struct ItemGroup {
    std::vector<Item> items;
    std::uint8_t goal = 0; ///< the file's; 0: it gets one

    [[nodiscard]] std::size_t kind() const { return items.front().kind; }
};

bool canShare(const ItemGroup& a, const ItemGroup& b) {
    return a.kind() == b.kind() && (a.goal == 0 || b.goal == 0 || a.goal == b.goal);
}

void share(std::vector<ItemGroup>& groups, std::size_t into, std::size_t from) {
    auto& group = groups[into];
    group.items.insert(group.items.end(), groups[from].items.begin(), groups[from].items.end());
    group.goal = std::max(group.goal, groups[from].goal);
    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(from));
}

bool areNeighbours(const Model& m, const ItemGroup& a, const ItemGroup& b) {
    return std::ranges::any_of(a.items, [&](const Item& one) {
        return std::ranges::any_of(b.items, [&](const Item& other) { return areLinked(m, one.slot, other.slot); });
    });
}

/// Items of a kind with ways from one to the next have one goal in nearly all files.
std::vector<ItemGroup> groupsOf(const Model& m, const std::vector<Item>& items, Fill fill) {
    std::vector<ItemGroup> groups;
    for (const auto& item : items) {
        if (kItemKinds[item.kind].goalOfAll != 0)
            continue;
        groups.push_back({{item}, fill == Fill::All ? std::uint8_t{0} : m.get(node::goal, item.slot)});
    }
    for (std::size_t a = 0; a < groups.size(); ++a) {
        for (std::size_t b = a + 1; b < groups.size();) {
            if (!canShare(groups[a], groups[b]) || !areNeighbours(m, groups[a], groups[b])) {
                ++b;
                continue;
            }
            share(groups, a, b);
            b = a + 1;
        }
    }
    return groups;
}

float distanceOf(const ItemGroup& a, const ItemGroup& b) {
    float nearest = std::numeric_limits<float>::max();
    for (const auto& one : a.items) {
        for (const auto& other : b.items) {
            if (one.place && other.place)
                nearest = std::min(nearest, glm::distance(*one.place, *other.place));
        }
    }
    return nearest;
}

/// Lets two groups of a kind share a number: the nearest two of the kind with most, first of those that may. False if
/// there are none.
bool shareOnce(std::vector<ItemGroup>& groups) {
    std::array<std::size_t, kItemKinds.size()> counts{};
    for (const auto& group : groups)
        ++counts[group.kind()];
    std::optional<std::pair<std::size_t, std::size_t>> best;
    const auto rank = [&](const std::pair<std::size_t, std::size_t>& pair) {
        const auto kind = groups[pair.first].kind();
        return std::tuple(kItemKinds[kind].shared, counts[kind], kind);
    };
    for (std::size_t a = 0; a < groups.size(); ++a) {
        for (std::size_t b = a + 1; b < groups.size(); ++b) {
            if (!canShare(groups[a], groups[b]) || (groups[a].goal != 0 && groups[b].goal != 0))
                continue;
            const std::pair pair(a, b);
            if (!best || rank(pair) > rank(*best) ||
                (rank(pair) == rank(*best) &&
                 distanceOf(groups[a], groups[b]) < distanceOf(groups[best->first], groups[best->second])))
                best = pair;
        }
    }
    if (best)
        share(groups, best->first, best->second);
    return best.has_value();
}

using Taken = std::bitset<256>;

std::size_t freeGoals(const Taken& taken) {
    std::size_t count = 0;
    for (std::size_t goal = 1; goal <= kFreeGoals; ++goal)
        count += taken[goal] ? 0 : 1;
    return count;
}

std::size_t withoutGoal(const std::vector<ItemGroup>& groups) {
    return static_cast<std::size_t>(std::ranges::count(groups, std::uint8_t{0}, &ItemGroup::goal));
}

} // namespace

MarkerNumbers proposeGoals(const Model& m, Fill fill) {
    MarkerNumbers goals;
    if (limitsOf(m).zones == 0)
        return goals;
    const auto items = itemsOf(m);
    auto groups = groupsOf(m, items, fill);
    Taken taken;
    if (fill == Fill::Missing)
        m.forEachLive(kNode, [&](Slot n) { taken.set(m.get(node::goal, n)); });
    while (withoutGoal(groups) > freeGoals(taken) && shareOnce(groups)) {
    }
    std::ranges::stable_sort(groups, {}, [](const ItemGroup& group) {
        return std::pair(group.kind(), -static_cast<std::ptrdiff_t>(group.items.size()));
    });
    std::size_t next = 1;
    for (auto& group : groups) {
        while (group.goal == 0 && next <= kFreeGoals && taken[next])
            ++next;
        if (group.goal == 0 && next <= kFreeGoals)
            group.goal = static_cast<std::uint8_t>(next++);
        for (const auto& item : group.items) {
            if (group.goal != 0)
                goals[item.slot] = group.goal;
        }
    }
    // The saver of KTX writes also what it would give by itself, that of Frogbot 2 does not.
    for (const auto& item : items) {
        if (const auto goal = kItemKinds[item.kind].goalOfAll; goal != 0)
            goals[item.slot] = dialectOf(m) == Dialect::Ktx ? goal : std::uint8_t{0};
    }
    if (fill == Fill::Missing)
        std::erase_if(goals, [&](const auto& each) { return m.get(node::goal, each.first) != 0; });
    return goals;
}

} // namespace navsmith::systems::quake_text
