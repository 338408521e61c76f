#include "core/systems/quake_text/convert.h"

#include "core/model/reformat.h"
#include "core/model/wording.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/markers.h"
#include "core/systems/quake_text/said.h"
#include "core/systems/quake_text/zones.h"
#include "core/world/backdrop.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::systems::quake_text {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::array kFormats{Format{"ktx", "KTX frogbot, .bot"}, Format{"frikbot", "FrikBot, .way"},
                              Format{"frikbot-qc", "FrikBot as QuakeC, .qc"}, Format{"frogbot2", "Frogbot 2, .qc"},
                              Format{"nexuiz", "Nexuiz and Xonotic, .waypoints"}};
constexpr std::uint8_t kHardwiredLink = 1;

/// Without a numbering of the map's entities: their markers become nodes where they are, if that is known.
void keepMapMarkers(Transaction& tx, const Said& said) {
    const auto& m = tx.model();
    std::vector<Element> gone;
    for (const Slot n : numbered(m)) {
        if (!isOfMap(m, n))
            continue;
        if (said.places.contains(n))
            tx.set(node::fromMap, n, std::uint8_t{0});
        else
            gone.push_back({kNode, n});
    }
    if (!gone.empty())
        tx.note(texts::format("{} of the map went, with their links: open the map to keep them.",
                              model::counted(gone.size(), "marker")));
    tx.erase(gone);
}

/// Nodes out of which nothing but teleporters leads.
std::set<Slot> teleportersOf(const Model& m, const Said& said) {
    std::set<Slot> teleporters;
    std::set<Slot> others;
    for (const auto& [l, meanings] : said.links) {
        if (const auto ends = m.isLive({kLink, l}) ? endsOf(m, l) : std::nullopt)
            ((meanings & bitOf(Meaning::Teleporter)) != 0 ? teleporters : others).insert(ends->from);
    }
    std::erase_if(teleporters, [&](Slot n) { return others.contains(n); });
    return teleporters;
}

/// How far a place is from where a marker is touched: the middle of an item, or anywhere in a trigger.
float distanceTo(const Model& m, const MapMarker& marker, const glm::vec3& place) {
    constexpr glm::vec3 player(16, 16, 28);
    const auto& geometry = m.map()->geometry;
    const auto& entity = geometry.entities[marker.entity];
    if (entity.origin || !entity.model || *entity.model >= geometry.models.size())
        return glm::distance(place, *marker.place + glm::vec3(0, 0, 24)); // where a player's origin is
    const auto& box = geometry.models[*entity.model];
    return glm::distance(place, glm::clamp(place, box.minimum - player, box.maximum + player));
}

/// The nearest node of the file that does for an entity of the map: bots run for its own marker instead.
Slot nodeFor(const Model& m, const Said& said, const MapMarker& marker, const std::set<Slot>& teleporters,
             const std::set<Slot>& asMarkers) {
    Slot nearest = kNoSlot;
    const auto& name = marker.className;
    const bool isTeleporter = name == "trigger_teleport";
    const bool isItem = name.starts_with("item_") || name.starts_with("weapon_");
    if (!marker.place || (!isTeleporter && !isItem && name != "trigger_push"))
        return nearest;
    float within = isItem ? 32.0F : 16.0F;
    for (const auto& [n, place] : said.places) {
        if (teleporters.contains(n) != isTeleporter || asMarkers.contains(n))
            continue;
        if (const float away = distanceTo(m, marker, place); away <= within) {
            within = away;
            nearest = n;
        }
    }
    return nearest;
}

/// With one: the map's entities come first. Nodes at items and triggers become their markers.
void addMapMarkers(Transaction& tx, const Said& said) {
    const auto& m = tx.model();
    const auto markers = mapMarkers(m);
    const auto teleporters = teleportersOf(m, said);
    std::set<Slot> asMarkers;
    std::vector<Slot> rows;
    for (const auto& marker : markers) {
        rows.push_back(nodeFor(m, said, marker, teleporters, asMarkers));
        if (rows.back() != kNoSlot)
            asMarkers.insert(rows.back());
    }
    auto others = numbered(m);
    std::erase_if(others, [&](Slot n) { return asMarkers.contains(n); });
    const Slot first = others.empty() ? kNoSlot : others.front();
    for (Slot& n : rows) {
        if (n == kNoSlot) {
            n = tx.create(kNode);
            if (n == kNoSlot)
                return;
            tx.set(node::file, n, Ref::to(fileRow(m)));
        }
        tx.set(node::fromMap, n, std::uint8_t{1});
        if (first == kNoSlot)
            tx.moveLast({kNode, n});
        else
            tx.moveBefore({kNode, n}, first);
    }
}

/// What the file says of markers of the map: nothing, or with the map open their class and place.
void setMapMarkers(Transaction& tx, Dialect to) {
    const auto& m = tx.model();
    const auto markers = mapMarkers(m);
    const auto rows = numbered(m);
    for (std::size_t i = 0; i < rows.size() && isOfMap(m, rows[i]); ++i) {
        const bool lists = to == Dialect::Frogbot2 && i < markers.size() && markers[i].place.has_value();
        tx.set(node::className, rows[i], lists ? std::string(markers[i].className) : std::string());
        setOrigin(tx, rows[i], lists ? *markers[i].place : glm::vec3(0));
    }
}

/// Links without a target go; of more than there are slots, those with a return stay, then the shortest. `gaps`: the
/// files can leave slots empty.
void fitSlots(Transaction& tx, const Said& said, std::uint8_t slots, bool gaps) {
    const auto& m = tx.model();
    std::vector<Element> gone;
    const auto lengthOf = [&](const LinkEnds& ends) {
        const auto from = said.places.find(ends.from);
        const auto to = said.places.find(ends.to);
        return from == said.places.end() || to == said.places.end() ? std::numeric_limits<float>::max()
                                                                    : glm::distance(from->second, to->second);
    };
    for (const Slot n : numbered(m)) {
        auto links = linksOf(m, n);
        std::erase_if(links, [&](Slot l) {
            if (!endsOf(m, l))
                gone.push_back({kLink, l});
            return !endsOf(m, l);
        });
        if (links.size() > slots) {
            std::ranges::stable_sort(links, {}, [&](Slot l) {
                const auto ends = *endsOf(m, l);
                return std::pair(findLink(m, ends.to, ends.from) == kNoSlot, lengthOf(ends));
            });
            for (auto l = links.begin() + slots; l != links.end(); ++l)
                gone.push_back({kLink, *l});
            links.resize(slots);
        }
        const bool fits = gaps && std::ranges::all_of(links, [&](Slot l) { return m.get(link::slot, l) < slots; });
        for (std::size_t i = 0; !fits && i < links.size(); ++i)
            tx.set(link::slot, links[i], static_cast<std::uint8_t>(i));
    }
    tx.erase(gone);
}

/// "dm4.bot" as "map_dm4.qc", and the other way round.
std::string nameFor(Dialect from, Dialect to, std::string_view name) {
    std::string stem(quake_waypoints::stemOf(from, name));
    const auto isQuakeC = [](Dialect d) { return d == Dialect::FrikBotQc || d == Dialect::Frogbot2; };
    if (isQuakeC(from) && !isQuakeC(to)) {
        if (const auto at = bytes::lowered(stem).rfind("map_"); at != std::string::npos)
            stem.erase(0, at + 4);
    } else if (!isQuakeC(from) && isQuakeC(to)) {
        stem.insert(0, "map_");
    }
    return stem + std::string(quake_waypoints::limitsOf(to).ending);
}

/// What surrounds the values in a new file.
void setTexts(Transaction& tx, Slot f, Dialect from, Dialect to) {
    const auto name = nameFor(from, to, tx.model().get(file::name, f));
    const auto stem = std::string(quake_waypoints::stemOf(to, name));
    std::string head;
    std::string foot;
    if (to == Dialect::FrikBot) {
        head = fmt::format("// {} - maps/{}\n", stem, name);
        foot = "// end waypoint dump\n";
    } else if (to == Dialect::FrikBotQc) {
        head = fmt::format("/* QC Waypoint Dump */\nvoid() {} =\n{{\n", stem);
    } else if (to == Dialect::Frogbot2) {
        head = fmt::format("void() {} =\n{{\n", stem);
    }
    tx.setIfDifferent(file::head, f, head);
    tx.setIfDifferent(file::foot, f, foot);
    tx.setIfDifferent(file::extras, f, std::string());
    tx.setIfDifferent(file::source, f, std::string());
    tx.setIfDifferent(file::parts, f, name + "/-\n");
    tx.setIfDifferent(file::name, f, name);
    tx.setIfDifferent(file::unread, f, 0U);
    tx.setIfDifferent(file::crlf, f, std::uint8_t{0});
    tx.setIfDifferent(file::ended, f, std::uint8_t{1});
    tx.setIfDifferent(file::endMark, f, std::uint8_t{1});
    const bool lists = to == Dialect::Frogbot2 && tx.model().map() != nullptr;
    tx.setIfDifferent(file::listed, f, static_cast<std::uint8_t>(lists ? 1 : 0));
    const auto start =
        to == Dialect::Frogbot2 ? quake_waypoints::StartStyle::Statement : quake_waypoints::StartStyle::Unstated;
    tx.setIfDifferent(file::start, f, static_cast<std::uint8_t>(start));
}

void setPlaces(Transaction& tx, const Said& said, bool boxes) {
    const auto& m = tx.model();
    for (const auto& [n, place] : said.places) {
        if (!m.isLive({kNode, n}) || isOfMap(m, n))
            continue;
        setOrigin(tx, n, place);
        tx.set(node::upperX, n, boxes ? place.x : 0.0F);
        tx.set(node::upperY, n, boxes ? place.y : 0.0F);
        tx.set(node::upperZ, n, boxes ? place.z : 0.0F);
    }
}

void setFlags(Transaction& tx, const Said& said, Dialect to) {
    const auto& m = tx.model();
    std::map<Slot, Meanings> ofNodes;
    for (const auto& [n, meanings] : said.nodes)
        ofNodes[n] |= meanings & ~kOfWays;
    for (const auto& [l, meanings] : said.links) {
        const auto ends = m.isLive({kLink, l}) ? endsOf(m, l) : std::nullopt;
        if (!ends)
            continue;
        const auto bits = bitsOf(linkFlags(to), meanings);
        tx.setIfDifferent(link::flags, l, bits);
        tx.setIfDifferent(link::source, l, to == Dialect::Nexuiz ? kHardwiredLink : std::uint8_t{0});
        // What the links of the dialect cannot say, its nodes may.
        ofNodes[ends->from] |= meanings & ~meaningsOf(linkFlags(to), bits);
    }
    for (const auto& [n, meanings] : ofNodes) {
        if (m.isLive({kNode, n}))
            tx.setIfDifferent(node::flags, n, bitsOf(nodeFlags(to), meanings));
    }
}

} // namespace

std::vector<Format> formats() {
    return {kFormats.begin(), kFormats.end()};
}

std::string_view currentFormat(const Model& m) {
    return kFormats[static_cast<std::size_t>(dialectOf(m))].id;
}

tl::expected<void, EditError> convert(Transaction& tx, std::string_view format) {
    const auto& m = tx.model();
    const auto to = dialectNamed(format);
    if (!to)
        return tl::unexpected(EditError{texts::format("Text waypoints have no dialect \"{}\".", format)});
    if (fileRow(m) == kNoSlot || dialectOf(m) == *to)
        return {};
    return sayIn(tx, saidBy(m), *to, limitsOf(m).mapMarkers);
}

std::optional<Dialect> dialectNamed(std::string_view format) {
    const auto target = std::ranges::find(kFormats, format, &Format::id);
    return target == kFormats.end() ? std::nullopt : std::optional(static_cast<Dialect>(target - kFormats.begin()));
}

tl::expected<void, EditError> sayIn(Transaction& tx, const Said& said, Dialect to, bool hadMarkers) {
    const auto& m = tx.model();
    const Slot f = fileRow(m);
    const auto from = dialectOf(m);
    const auto& limits = quake_waypoints::limitsOf(to);
    if (limits.mapMarkers && !hadMarkers && m.map() == nullptr)
        return tl::unexpected(
            EditError{texts::format("Open the map first: {} numbers its entities before the nodes of the file.",
                                    kFormats[static_cast<std::size_t>(to)].title)});
    if (hadMarkers && !limits.mapMarkers)
        keepMapMarkers(tx, said);
    model::reformat(tx, f, [&](Transaction& row) { row.set(file::dialect, f, static_cast<std::uint8_t>(to)); });
    setPlaces(tx, said, to == Dialect::Nexuiz);
    setFlags(tx, said, to);
    fitSlots(tx, said, limits.slots, to != Dialect::Nexuiz);
    if (limits.mapMarkers && !hadMarkers)
        addMapMarkers(tx, said);
    setMapMarkers(tx, to);
    if (!hadMarkers) // nor zones
        setZonesAndGoals(tx, proposeZonesAndGoals(m, Fill::Missing));
    setTexts(tx, f, from, to);
    if (const auto count = m.count(kNode); count > limits.nodes)
        return tl::unexpected(EditError{
            texts::format("{}, but the game has room for {} only.", model::counted(count, "node"), limits.nodes)});
    return {};
}

} // namespace navsmith::systems::quake_text
