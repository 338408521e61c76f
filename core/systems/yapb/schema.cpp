#include "core/systems/yapb/schema.h"

#include "core/systems/shared/property_builder.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/invariants.h"

#include <glm/geometric.hpp>

#include <array>
#include <bit>
#include <limits>
#include <span>
#include <stdexcept>
#include <utility>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kNameLength = navsmith::yapb::kNameBytes - 1;

bool inGraph(const Model& m, Slot f) {
    return !isPwf(m, f);
}
bool inPwf(const Model& m, Slot f) {
    return isPwf(m, f);
}
bool withMapSize(const Model& m, Slot f) {
    const auto tail = static_cast<Tail>(m.get(file::tail, f));
    return tail == Tail::Author || tail == Tail::Full;
}
bool withModifier(const Model& m, Slot f) {
    return static_cast<Tail>(m.get(file::tail, f)) == Tail::Full;
}
bool withAuthor(const Model& m, Slot f) {
    return inPwf(m, f) || static_cast<Tail>(m.get(file::tail, f)) != Tail::None;
}

void nodeNumber(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto& order = m.order(kNode);
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(order.position(rows[i]));
}

void linkSpeed(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto velocity = velocityOf(m, rows[i]);
        out[i] = isFinite(velocity) ? static_cast<double>(glm::length(glm::vec2(velocity.x, velocity.y))) : kNone;
    }
}

/// A property of any graph with slots.
template <auto Of>
constexpr model::Derive derived = over<kGraph, Of>;

model::ElementType fileType() {
    auto type = file::fields.elementType("file", "file", "files");
    addProperties(type, "File",
                  {text("name", "Name").readOnly(),
                   choice("container", "Kind", {{0, ".graph (YaPB)"}, {1, ".pwf (PODBot)"}})
                       .help("Convert changes it")
                       .readOnly(),
                   integer("version", "Version").help("Convert changes it").readOnly(),
                   text("author", "Author").help("YaPB never replaces the author of a graph").present(withAuthor),
                   text("modified_by", "Modified by")
                       .help("The last person besides the author who saved the graph")
                       .present(withModifier),
                   text("map_name", "Map").help("PODBot refuses the file on a map of another name").present(inPwf),
                   integer("map_size", "Size of the map")
                       .help("Of the map's file; 0: unknown. The bots warn where it is another.")
                       .unit("bytes")
                       .range(0, std::numeric_limits<std::int32_t>::max())
                       .present(withMapSize)});
    addProperties(
        type, "Options",
        {boolean("official", "Official")
             .over(file::options)
             .bit(4)
             .present(inGraph)
             .help("Its author is shown as the bots"),
         boolean("recovered", "Recovered")
             .over(file::options)
             .bit(5)
             .present(inGraph)
             .help("Saved without an editor, as after a conversion"),
         boolean("analyzed", "Analyzed")
             .over(file::options)
             .bit(7)
             .present(inGraph)
             .help("Made by YaPB's analyzer: bots jump wherever a link climbs, and the graph is not uploaded"),
         boolean("converted", "Converted").over(file::options).bit(8).present(inGraph).help("It came from a .pwf"),
         boolean("imported", "Imported").over(file::options).bit(9).present(inGraph).help("It came from a text"),
         rawWord("options", "Options").readOnly().present(inGraph)});
    addProperties(
        type, "Stored bytes",
        {rawWord("magic", "Magic").readOnly().present(inGraph),
         choice("tail", "Tail", {{0, "none"}, {1, "author and map"}, {2, "author"}, {3, "author, map, modified by"}})
             .help("What follows the nodes. YaPB writes the longest.")
             .readOnly()
             .advanced()
             .present(inGraph),
         rawBytes("author_bytes", "Author"), rawBytes("modified_by_bytes", "Modified by"),
         rawBytes("map_name_bytes", "Map"),
         rawBytes("packed", "Packed nodes")
             .help("Written while they hold what the nodes say; YaPB packs the same bytes")
             .present(inGraph),
         rawBytes("rest", "Behind the end").help("Bytes that nobody reads")});
    return type;
}

model::ElementType nodeType() {
    auto type = node::fields.elementType("node", "node", "nodes");
    model::belongsTo(type, node::file);
    type.namedBy = "number";
    addProperties(type, "Node",
                  {integer("number", "Number")
                       .help("Its place in the file, from 0, as the bots' editor shows it")
                       .derive(nodeNumber),
                   vector("position", "Position")
                       .help("The middle of a player: 36 above the floor, of crouch nodes 18")
                       .over(node::x, node::y, node::z)
                       .unit("units"),
                   number("radius", "Radius")
                       .help("Bots walk to a random place within it. The editor makes it a multiple of 16 up to 96.")
                       .unit("units")
                       .range(0, 1024),
                   integer("links_out", "Links out").derive(derived<slot_graph::deriveLinksOut>),
                   integer("links_in", "Links in").derive(derived<slot_graph::deriveLinksIn>)});
    for (const auto& flag : nodeFlags())
        addProperties(type, "Flags",
                      {boolean(flag.id, flag.title)
                           .help(flag.help)
                           .over(node::flags)
                           .bit(static_cast<unsigned>(std::countr_zero(flag.bit)))});
    addProperties(type, "Flags",
                  {rawWord("flags", "All flags").help("Also those of other bots, which YaPB keeps").readOnly()});
    addProperties(type, "Camp directions",
                  {number("start_pitch", "First pitch").help("Positive: down").unit("°").range(-90, 90),
                   number("start_yaw", "First yaw").unit("°").range(-360, 360),
                   number("end_pitch", "Last pitch").help("Positive: down").unit("°").range(-90, 90),
                   number("end_yaw", "Last yaw").unit("°").range(-360, 360),
                   number("start_z", "First, third number").help("Without effect").advanced(),
                   number("end_z", "Last, third number").help("Without effect").advanced()});
    addProperties(type, "Computed by the bots",
                  {number("light", "Light")
                       .help("Brightness of the floor, 0 to 100; 255: the map has no light; 9999999: unknown")
                       .range(0, static_cast<double>(kLightUnknown))
                       .present(inGraph),
                   integer("seen_standing", "Seen standing")
                       .help("Nodes that a standing player sees")
                       .advanced()
                       .present(inGraph),
                   integer("seen_crouched", "Seen crouched")
                       .help("Nodes that a crouching player sees. Where they are not more, bots duck to hide.")
                       .advanced()
                       .present(inGraph),
                   rawWord("address_low", "Address, low half")
                       .help("Of the memory of the program that saved the file; without meaning")
                       .over(node::seenStanding)
                       .readOnly()
                       .present(inPwf),
                   rawWord("address_high", "Address, high half").over(node::seenCrouched).readOnly().present(inPwf),
                   number("display", "Time of display").help("0 when saved").advanced().readOnly().present(inGraph),
                   integer("number_offset", "Number off by")
                       .help("How much the stored number is more than the place in the file")
                       .advanced()
                       .readOnly(),
                   rawBytes("leftovers", "Left in free slots")});
    return type;
}

model::ElementType linkType() {
    auto type = link::fields.elementType("link", "link", "links");
    model::belongsTo(type, link::owner);
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    addProperties(type, "Link",
                  {elementRef("owner", "From").readOnly(), elementRef("target", "To").readOnly(),
                   integer("slot", "Slot")
                       .help("Place among the links of the node, from 0")
                       .range(0, navsmith::yapb::kLinkSlots - 1)
                       .readOnly(),
                   boolean("jump", "Jump").over(link::flags).bit(0).help("Bots jump from the node").present(withJumps),
                   boolean("helper", "Needs a helper")
                       .over(link::flags)
                       .bit(1)
                       .help("Of SyPB; YaPB ignores it")
                       .advanced()
                       .present(withJumps),
                   integer("distance", "Distance")
                       .help("What the way costs. Automatic links store their horizontal length, others the whole.")
                       .unit("units")
                       .range(0, std::numeric_limits<std::int16_t>::max()),
                   number("length", "Length").unit("units").derive(derived<slot_graph::deriveLength>),
                   number("rise", "Rise")
                       .help("Height of the target above the start")
                       .unit("units")
                       .derive(derived<slot_graph::deriveRise>)});
    addProperties(type, "Jump",
                  {vector("velocity", "Velocity")
                       .help("What the bot's velocity is set to as it takes off; 0: it jumps as fast as it is")
                       .over(link::velocityX, link::velocityY, link::velocityZ)
                       .unit("units/s")
                       .present(withJumps),
                   number("speed", "Speed")
                       .help("The horizontal part of the velocity")
                       .unit("units/s")
                       .derive(linkSpeed)
                       .present(withJumps),
                   rawWord("flags", "All flags").readOnly().present(withJumps)});
    return type;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = [] {
        auto finished = model::finish(
            {.id = "yapb", .types = {fileType(), nodeType(), linkType()}, .enforceInvariants = enforceInvariants});
        if (!finished)
            throw std::logic_error(finished.error()); // a bug in this file, found by every test
        return *finished;
    }();
    return built;
}

} // namespace navsmith::systems::yapb
