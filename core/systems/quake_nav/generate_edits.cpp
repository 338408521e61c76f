// Makes waypoints from the map, or adds to those that are there.
#include "core/model/wording.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/generator.h"
#include "core/systems/quake_nav/generation/goals.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/systems/shared/edit_parts.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

enum class Where : std::uint8_t { Everywhere, Gaps, Selection };

constexpr Argument<Choice> kWhere{"where"};
constexpr Argument<float> kSpacing{"spacing"};
constexpr Argument<float> kLargest{"largest"};
constexpr Argument<float> kLongest{"longest"};
constexpr Argument<float> kGravitySetting{"gravity"};
constexpr Argument<bool> kJumps{"jumps"};
constexpr Argument<bool> kRides{"rides"};
constexpr Argument<bool> kKeep{"keep"};
constexpr Argument<bool> kKeepMoved{"keep_moved"};

constexpr symbol::Rgba kSeedColour = symbol::rgb(0xFFFFFF);
constexpr float kSeedSize = 14;
constexpr float kAround = 160; ///< new nodes are at most this far from the selected ones that they replace
/// Node flags that nothing but a person sets: re-checked hazard, floor and solid, no monsters.
constexpr std::uint16_t kFlagsByHand = 32 | 64 | 128 | 256;

Where whereOf(Arguments arguments) {
    return static_cast<Where>(arguments.get(kWhere).value_or(0));
}

Proposal proposeGenerate(const Model& m, Selection selection) {
    auto where = Where::Everywhere;
    if (!selected(m, selection, kNode).empty())
        where = Where::Selection;
    return {{kWhere, Choice(static_cast<std::size_t>(where))}};
}

/// Places from which the ground is explored, as far as the map alone tells.
Description describeGenerate(const Model& m, Selection /*selection*/, Arguments /*arguments*/) {
    Description out;
    std::size_t starts = 0;
    std::size_t items = 0;
    for (const auto& entity : m.map()->geometry.entities) {
        const auto name = entity.className();
        const bool start = generation::isStart(name);
        const bool item = generation::isItem(name);
        if (!entity.origin || (!start && !item))
            continue;
        ++(start ? starts : items);
        out.marks.mark(*entity.origin, kSeedColour, kSeedSize, symbol::Shape::Ring);
    }
    out.text = texts::format("The ground is explored from {} and {}.", model::counted(starts, "start"),
                             model::counted(items, "item"));
    return out;
}

/// Whether a person made such a link: a manual jump, a train, or one with the number of an edict, which in Quake is
/// known from the running game only.
bool isByHand(const Model& m, Slot l) {
    const auto* type = typeOf(m, l);
    const Slot e = edictOf(m, l);
    return type == nullptr || type->movement == Movement::Manual ||
           (type->movement == Movement::Ride && type->value == nav2::kTrain) ||
           (e != kNoSlot && m.get(edict::entity, e) != 0);
}

/// Nodes with flags, and at the ends of links, that the generator does not make.
std::set<Slot> nodesByHand(const Model& m) {
    std::set<Slot> nodes;
    for (const Slot n : m.liveRows(kNode))
        if ((m.get(node::flags, n) & kFlagsByHand) != 0)
            nodes.insert(n);
    m.forEachLive(kLink, [&](Slot l) {
        const auto ends = endsOf(m, l);
        if (ends && isByHand(m, l))
            nodes.insert({ends->from, ends->to});
    });
    return nodes;
}

std::set<Slot> keptNodes(const Model& m, Selection selection, Arguments arguments) {
    const auto where = whereOf(arguments);
    if (where == Where::Everywhere)
        return arguments.get(kKeep) ? nodesByHand(m) : std::set<Slot>();
    const auto all = m.liveRows(kNode);
    std::set<Slot> nodes(all.begin(), all.end());
    if (where == Where::Selection) {
        const auto byHand = arguments.get(kKeep) ? nodesByHand(m) : std::set<Slot>();
        for (const Slot n : selected(m, selection, kNode))
            if (!byHand.contains(n))
                nodes.erase(n);
    }
    return nodes;
}

/// Nodes that a generation with these settings does not place where they are.
std::set<Slot> movedNodes(const Model& m, const generation::Waypoints& anew) {
    constexpr float same = 1;
    std::set<Slot> nodes;
    for (const Slot n : m.liveRows(kNode)) {
        const auto feet = originOf(m, n) - glm::vec3(0, 0, kFootHeight);
        if (std::ranges::none_of(anew.network.nodes(),
                                 [&](const auto& node) { return !(glm::distance(node.feet, feet) > same); }))
            nodes.insert(n);
    }
    return nodes;
}

generation::WaypointOptions optionsFor(const Model& m, const std::vector<Slot>& fixedNodes,
                                       const std::vector<Slot>& gone, Arguments arguments) {
    auto options = generation::usualOptions(gameOf(m));
    options.placement.spacing = arguments.get(kSpacing);
    options.placement.highestRadius = arguments.get(kLargest);
    options.linking.longest = arguments.get(kLongest);
    options.gravity = arguments.get(kGravitySetting);
    options.jumps = arguments.get(kJumps);
    options.rides = arguments.get(kRides);
    std::vector<std::uint32_t> indexes(m.capacity(kNode), 0);
    for (const Slot n : fixedNodes) {
        indexes[n] = static_cast<std::uint32_t>(options.nodes.size());
        options.nodes.push_back({originOf(m, n), static_cast<float>(m.get(node::radius, n)), m.get(node::flags, n)});
    }
    for (const Slot n : fixedNodes) {
        for (const Slot l : m.referrers(link::owner, n)) {
            const auto ends = endsOf(m, l);
            if (ends && std::ranges::binary_search(fixedNodes, ends->to))
                options.links.push_back({indexes[n], indexes[ends->to], m.get(link::type, l)});
        }
    }
    if (whereOf(arguments) == Where::Selection) {
        std::vector<glm::vec3> places;
        places.reserve(gone.size());
        for (const Slot n : gone)
            places.push_back(originOf(m, n));
        options.within = [places](const glm::vec3& feet) {
            return std::ranges::any_of(places,
                                       [&](const auto& place) { return glm::distance(place, feet) <= kAround; });
        };
    }
    return options;
}

/// Writes what was made into the document.
class Writer {
public:
    Writer(Transaction& tx, const generation::Waypoints& waypoints, std::vector<Slot> nodes,
           const quake::NavFile& before)
        : tx_(tx), waypoints_(waypoints), nodes_(std::move(nodes)), before_(before) {}

    /// The new nodes; none if there is no room in the file.
    std::optional<Elements> run() {
        Elements added;
        const auto& nodes = waypoints_.network.nodes();
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].existing) {
                tx_.set(node::flags, nodes_[i], nodes[i].flags);
                continue;
            }
            const Slot n = addNode(nodes[i]);
            if (n == kNoSlot)
                return std::nullopt;
            nodes_.push_back(n);
            added.push_back({kNode, n});
        }
        for (const auto& link : waypoints_.network.links())
            if (!link.existing && !addLink(link))
                return std::nullopt;
        return added;
    }
    [[nodiscard]] std::size_t unknownEdicts() const { return unknownEdicts_; }

private:
    Slot addNode(const generation::Node& node) {
        const Slot n = tx_.create(kNode);
        if (n == kNoSlot)
            return n;
        tx_.set(node::file, n, Ref::to(fileRow(tx_.model())));
        setPoint(tx_, kNodeOrigin, n, node.feet + glm::vec3(0, 0, kFootHeight));
        tx_.set(node::radius, n, static_cast<std::uint16_t>(node.radius));
        tx_.set(node::flags, n, node.flags);
        return n;
    }

    bool addLink(const generation::Link& newLink) {
        const auto& m = tx_.model();
        const Slot l = tx_.create(kLink);
        if (l == kNoSlot)
            return false;
        tx_.set(link::owner, l, Ref::to(nodes_[newLink.from]));
        tx_.set(link::target, l, Ref::to(nodes_[newLink.to]));
        tx_.set(link::type, l, static_cast<std::uint8_t>(newLink.kind));
        tx_.set(link::mask, l, newMask(gameOf(m), versionOf(m)));
        if (newLink.points) {
            const Slot t = tx_.create(kTraversal);
            if (t == kNoSlot)
                return false;
            tx_.set(traversal::file, t, Ref::to(fileRow(m)));
            setPoints(tx_, t, *newLink.points);
            setPoint(tx_, kPlane, t, newLink.ladder);
            tx_.set(link::traversal, l, Ref::to(t));
        }
        const auto edict = generation::edictFor(waypoints_.terrain, newLink);
        return !edict || addEdict(l, *edict);
    }

    bool addEdict(Slot l, quake::NavEdict edict) {
        const Slot e = tx_.create(kEdict);
        if (e == kNoSlot)
            return false;
        if (const auto* twin = generation::sameBox(&before_, edict))
            edict.entity = twin->entity;
        else if (edict.entity == 0)
            ++unknownEdicts_;
        tx_.set(edict::file, e, Ref::to(fileRow(tx_.model())));
        tx_.set(edict::link, e, Ref::to(l));
        setPoint(tx_, kEdictMin, e, edict.minimum);
        setPoint(tx_, kEdictMax, e, edict.maximum);
        tx_.set(edict::entity, e, edict.entity);
        return true;
    }

    Transaction& tx_;
    const generation::Waypoints& waypoints_;
    std::vector<Slot> nodes_; ///< by NodeIndex
    const quake::NavFile& before_;
    std::size_t unknownEdicts_ = 0;
};

quake::NavFile edictsOf(const Model& m) {
    quake::NavFile file;
    m.forEachLive(kEdict, [&](Slot e) {
        quake::NavEdict edict;
        edict.minimum = pointOf(m, kEdictMin, e);
        edict.maximum = pointOf(m, kEdictMax, e);
        edict.entity = m.get(edict::entity, e);
        file.edicts.push_back(edict);
    });
    return file;
}

void note(Transaction& tx, const generation::Waypoints& waypoints, const Writer& writer, std::size_t fixedCount) {
    const auto& reach = waypoints.reach;
    std::string text =
        texts::format("{} of {} reached from every start.", reach.itemsReached, model::counted(reach.items, "item"));
    if (fixedCount != 0)
        text += " " + texts::format("Kept from before: {}.", model::counted(fixedCount, "node"));
    if (writer.unknownEdicts() != 0)
        text += " " + texts::format("{} without a number, which only the running game knows.",
                                    model::counted(writer.unknownEdicts(), "edict"));
    tx.note(text);
    for (const auto& remark : waypoints.reach.unreached)
        tx.note(remark.subject + " " + remark.text);
    for (const auto& remark : waypoints.remarks)
        tx.note(remark.subject.empty() ? remark.text : remark.subject + " " + remark.text);
}

EditResult runGenerate(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    if (fileRow(m) == kNoSlot)
        return refused(texts::format("The document has no file."));
    if (whereOf(arguments) == Where::Selection && selected(m, selection, kNode).empty())
        return refused(texts::format("Select the nodes to make again."));
    if (const auto game = generation::gameOfMap(arguments.mapFile); game != gameOf(m))
        return refused(
            gameOf(m) == quake::NavGame::Quake
                ? texts::format("The map is not one of Quake, so bots of Quake have no use for its waypoints.")
                : texts::format("The map is not one of Quake II, so its bots have no use for waypoints of it."));
    auto fixedSet = keptNodes(m, selection, arguments);
    if (whereOf(arguments) == Where::Everywhere && arguments.get(kKeepMoved)) {
        const auto anew =
            generation::makeWaypoints(arguments.mapFile, optionsFor(m, {}, {}, arguments), arguments.progress);
        if (!anew)
            return refused(texts::format("No waypoints can be made: {}.", anew.error()));
        fixedSet.merge(movedNodes(m, *anew));
    }
    const std::vector<Slot> fixedNodes(fixedSet.begin(), fixedSet.end());
    std::vector<Slot> gone;
    for (const Slot n : m.liveRows(kNode))
        if (!fixedSet.contains(n))
            gone.push_back(n);
    const auto before = edictsOf(m);
    const auto options = optionsFor(m, fixedNodes, gone, arguments);
    const auto waypoints = generation::makeWaypoints(arguments.mapFile, options, arguments.progress);
    if (!waypoints)
        return refused(texts::format("No waypoints can be made: {}.", waypoints.error()));
    tx.erase(elements(kNode, gone));
    Writer writer(tx, *waypoints, fixedNodes, before);
    auto added = writer.run();
    if (!added)
        return refused(texts::format("The file has no room for so many waypoints."));
    if (added->empty() && gone.empty())
        return refused(texts::format("No new node was found."));
    note(tx, *waypoints, writer, whereOf(arguments) == Where::Everywhere ? fixedNodes.size() : 0);
    return std::move(*added);
}

} // namespace

std::vector<Edit> generateEdits(quake::NavGame game) {
    const auto usual = generation::usualOptions(game);
    const auto settings = generation::generator(game).settings;
    const auto range = [&](const Argument<float>& argument, double step) -> NumberRange {
        const auto setting = std::ranges::find(settings, argument.id, &GeneratorSetting::id);
        return {.min = setting->least, .max = setting->most, .initial = setting->byDefault, .step = step};
    };
    return {
        {.id = "generate",
         .title = "Generate Waypoints",
         .help = "Places nodes and links on the map: where players can walk, fall, jump and ride",
         .section = "Nodes",
         .scope = EditScope::Document,
         .parameters =
             {choiceParameter(kWhere, "Where", "What becomes of the waypoints that are there",
                              {"Everywhere: replaces the waypoints", "Where there are no waypoints",
                               "Instead of the selected nodes"},
                              Choice(0)),
              numberParameter(kSpacing, "Spacing", "Least distance between nodes in narrow places; wide ones have more",
                              range(kSpacing, 8), "units"),
              numberParameter(kLargest, "Largest radius", "Of nodes in wide places", range(kLargest, 4), "units"),
              numberParameter(kLongest, "Longest walk", "Bots walk straight along a link", range(kLongest, 16),
                              "units"),
              numberParameter(kGravitySetting, "Gravity",
                              "Of the map while it is played; 0: what its worldspawn says, else 800",
                              range(kGravitySetting, 50)),
              onOffParameter(kJumps, "Long jumps", "Where nothing else leads; ledges and barriers are always found",
                             usual.jumps),
              onOffParameter(kRides, "Plats, teleporters and pushers",
                             "Nodes and links for what carries players, also ladders", usual.rides),
              onOffParameter(
                  kKeep, "Keep what was placed by hand",
                  "Manual jumps, trains, links with numbers of edicts, and nodes with flags that only people set",
                  true),
              onOffParameter(kKeepMoved, "Keep what was moved",
                             "Nodes that a generation with these settings does not place where they are", false)},
         .usesMapFile = true,
         .propose = proposeGenerate,
         .describe = describeGenerate,
         .run = runGenerate},
    };
}

} // namespace navsmith::systems::quake_nav
