// Builders: chains of nodes, and links dragged from node to node.
#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_ain/edits.h"
#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/rows.h"
#include "formats/texts/texts.h"

#include <array>

namespace navsmith::systems::source_ain {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

enum class Placed : std::uint8_t { Ground, Air, Climb };

constexpr Argument<Placed> kType{"type"};
constexpr Argument<double> kHeight{"height"};
constexpr Argument<bool> kLinked{"linked"};
constexpr float kNear = 16; ///< nobody wants two nodes so near to each other

bool isNode(const Model& m, const Element& e) {
    return e.type == kNode && m.isLive(e) && !isDeleted(m, e.slot);
}

std::uint8_t typeOf(Placed placed) {
    constexpr std::array types{generation::node_type::kGround, generation::node_type::kAir,
                               generation::node_type::kClimb};
    return types.at(static_cast<std::size_t>(placed));
}

bool continues(const Model& m, Element from, Arguments) {
    return isNode(m, from);
}

EditResult placeChain(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    const auto placed = arguments.get(kType);
    const auto height = static_cast<float>(arguments.get(kHeight));
    const auto at = click.at + glm::vec3(0, 0, height);
    if (!isFinite(at))
        return refused(texts::format("Invalid position."));
    const auto tester = testerOrNull(m);
    Slot to = isNode(m, click.onto) ? click.onto.slot : nodeNear(m, at, kNear, kNoSlot);
    if (to == kNoSlot) {
        AinNode node;
        node.position = {at.x, at.y, at.z};
        node.type = typeOf(placed);
        if (placed == Placed::Climb)
            node.info = generation::info::kClimbOn;
        to = makeNode(tx, node, tester);
        if (to == kNoSlot)
            return Elements{};
        if (const auto entities = nodeEntities(m).size(); numberOf(m, to) < entities)
            tx.note(texts::format("The game ties this node to an entity of the map, which has {}: take the nodes from "
                                  "the map first.",
                                  model::counted(entities, "node entity", "node entities")));
    }
    if (arguments.get(kLinked) && isNode(m, click.from) && click.from.slot != to &&
        findLink(m, click.from.slot, to) == kNoSlot) {
        const auto ways = waysBetween(m, tester, click.from.slot, to);
        if (ways.whyNot.empty())
            makeLink(tx, click.from.slot, to, ways.moves);
        else
            tx.note(texts::format("Not linked. {}", ways.whyNot));
    }
    return Elements{{kNode, to}};
}

/// Whether the next node would be linked.
Description describeChain(const Model& m, const Builder::Click& click, Arguments arguments) {
    if (!arguments.get(kLinked) || !isNode(m, click.from) || m.map() == nullptr)
        return {};
    const auto tester = testerOrNull(m);
    if (tester == nullptr)
        return {};
    AinNode node;
    const auto at = click.at + glm::vec3(0, 0, static_cast<float>(arguments.get(kHeight)));
    if (isNode(m, click.onto)) {
        node = recordOf(m, click.onto.slot);
    } else {
        node.position = {at.x, at.y, at.z};
        node.type = typeOf(arguments.get(kType));
        node = tester->place(node).node;
    }
    const auto hull = hullInView(m);
    const auto way = tester->wayFor(hull, recordOf(m, click.from.slot), node);
    return {.text = way.moves != 0 ? texts::format("{}: {}", hullNames()[hull].title,
                                                   kWayKinds[static_cast<std::size_t>(wayKindOf(way.moves))].title)
                                   : whyNot(hull, way)};
}

EditResult placeLink(Transaction& tx, const Builder::Click& click, Arguments) {
    const auto& m = tx.model();
    if (!isNode(m, click.onto))
        return refused(texts::format("Drag from one node to another."));
    constexpr float within = 64;
    const Slot from = click.onto.slot;
    const Slot to = nodeNear(m, click.at, within, from);
    if (to == kNoSlot)
        return refused(texts::format("There is no node at the end of the drag."));
    if (findLink(m, from, to) != kNoSlot)
        return refused(texts::format("They are already linked."));
    const auto ways = waysBetween(m, testerOrNull(m), from, to);
    if (!ways.whyNot.empty())
        return refused(ways.whyNot);
    return Elements{{kLink, makeLink(tx, from, to, ways.moves)}};
}

} // namespace

std::vector<Builder> builders() {
    return {{.id = "chain",
             .title = "Place Nodes",
             .help =
                 "Each click places a node and links the previous one to it, for the hulls that get there. Click an "
                 "existing node to link it.",
             .shortcut = "B",
             .parameters = {choiceParameter(kType, "Type", "What moves there", {"ground", "air", "climb"}),
                            numberParameter(kHeight, "Above ground",
                                            "Of the node above the ground; hulls drop from it to the floor",
                                            {.min = 0, .max = 4096, .initial = 5}, "units"),
                            onOffParameter(kLinked, "Link", "Link the previous node, if a hull gets there", true)},
             .continues = continues,
             .joins = continues,
             .describe = describeChain,
             .place = placeChain},
            {.id = "link",
             .title = "Draw Links",
             .help = "Drag from one node to another.",
             .shortcut = "Shift+L",
             .gesture = Gesture::Line,
             .joins = continues,
             .place = placeLink}};
}

} // namespace navsmith::systems::source_ain
