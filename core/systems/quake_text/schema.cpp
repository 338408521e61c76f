#include "core/systems/quake_text/schema.h"

#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/invariants.h"
#include "core/systems/shared/property_builder.h"

#include <limits>
#include <span>
#include <stdexcept>
#include <utility>

namespace navsmith::systems::quake_text {

using model::Model;
using model::Slot;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

template <Dialect... Of>
bool in(const Model& m, Slot f) {
    const auto stored = m.get(file::dialect, f);
    return ((stored == static_cast<std::uint8_t>(Of)) || ...);
}

constexpr auto inKtx = in<Dialect::Ktx>;
constexpr auto inFrikBot = in<Dialect::FrikBot, Dialect::FrikBotQc>;
constexpr auto inChains = in<Dialect::FrikBot>;
constexpr auto inFrogbot2 = in<Dialect::Frogbot2>;
constexpr auto inNexuiz = in<Dialect::Nexuiz>;
constexpr auto withMarkers = in<Dialect::Ktx, Dialect::Frogbot2>;

void nodeNumber(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    std::vector<double> numbers(m.capacity(kNode), kNone);
    double number = 0;
    for (const Slot n : numbered(m))
        numbers[n] = ++number;
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = numbers[rows[i]];
}

void countMapMarkers(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(mapMarkerCount(m));
}

/// A property of any graph with slots.
template <auto Of>
constexpr model::Derive derived = over<kGraph, Of>;

model::EnumName dialectName(Dialect dialect, std::string_view title) {
    return {static_cast<std::int64_t>(dialect), title};
}

model::ElementType fileType() {
    auto type = file::fields.elementType("file", "file", "files");
    addProperties(
        type, "File",
        {text("name", "Name").help("Of the first file of the chain").readOnly(),
         choice("dialect", "Dialect",
                {dialectName(Dialect::Ktx, "KTX frogbot"), dialectName(Dialect::FrikBot, "FrikBot"),
                 dialectName(Dialect::FrikBotQc, "FrikBot, QuakeC"), dialectName(Dialect::Frogbot2, "Frogbot 2"),
                 dialectName(Dialect::Nexuiz, "Nexuiz, Xonotic")})
             .help("The bots that read the file. Convert changes it.")
             .readOnly(),
         integer("map_markers", "Markers of the map")
             .help("Markers that the game makes for entities of the map. They have the first numbers.")
             .derive(countMapMarkers)
             .present(withMarkers),
         boolean("end_mark", "Ends")
             .help("The chain says that it ends; otherwise the game links nothing")
             .present(inChains),
         boolean("listed", "Lists markers")
             .help("A comment lists all markers with class and place")
             .readOnly()
             .present(inFrogbot2),
         integer("unread", "Ignored")
             .help("Lines or statements that the game ignores, when the file was opened")
             .readOnly()});
    addProperties(type, "Stored text",
                  {rawBytes("head", "Head").help("The text before the first value"),
                   rawBytes("extras", "Of the whole map").help("Statements about the whole map").present(inFrogbot2),
                   rawBytes("foot", "Foot").help("The text after the last value")});
    return type;
}

/// A property for each bit of a dialect.
void addFlags(model::ElementType& type, std::string_view section, std::span<const Flag> flags,
              model::Column<std::uint32_t> column, model::Present present) {
    for (const auto& flag : flags) {
        unsigned bit = 0;
        while ((flag.bit >> bit) != 1)
            ++bit;
        addProperties(type, section,
                      {boolean(flag.id, flag.title).help(flag.help).over(column).bit(bit).present(present)});
    }
}

model::ElementType nodeType() {
    auto type = node::fields.elementType("node", "node", "nodes");
    model::belongsTo(type, node::file);
    type.namedBy = "number";
    addProperties(
        type, "Node",
        {integer("number", "Number").help("What links in the file call it").derive(nodeNumber),
         boolean("from_map", "Of the map")
             .help("The game makes it for an entity of the map: the file has no position for it")
             .readOnly()
             .present(withMarkers),
         text("class_name", "Class").help("Of the entity, from the list of markers").readOnly().present(inFrogbot2),
         vector("position", "Position")
             .help("Of a marker or waypoint; of a box the lower corner. That of a marker of the map is the map's.")
             .over(node::x, node::y, node::z)
             .unit("units"),
         vector("upper_corner", "Upper corner")
             .help("Equal to the position: a point; else a box")
             .over(node::upperX, node::upperY, node::upperZ)
             .unit("units")
             .present(inNexuiz),
         integer("zone", "Zone")
             .groupNumber()
             .help("1 to 24; 0: none. Bots look for ways from zone to zone.")
             .range(0, 24)
             .present(withMarkers),
         integer("goal", "Goal")
             .groupNumber()
             .help("1 to 24: bots weigh the nearest item of each number, and of two that they want alike take the "
                   "lower; 0: "
                   "none, or what the game gives such items")
             .range(0, 24)
             .present(withMarkers),
         number("view_offset", "View offset")
             .help("Height of the point to aim at above the lower edge; 0: not stated")
             .unit("units")
             .present(withMarkers),
         number("door_distance", "Door distance")
             .help("How far a door opens; 0: not stated")
             .unit("units")
             .present(inFrogbot2),
         text("rocket_angles", "Rocket angles").help("Of old versions; as spelled").readOnly().present(inFrogbot2),
         integer("links_out", "Links out").derive(derived<slot_graph::deriveLinksOut>),
         integer("links_in", "Links in").derive(derived<slot_graph::deriveLinksIn>)});
    return type;
}

model::ElementType linkType() {
    auto type = link::fields.elementType("link", "link", "links");
    model::belongsTo(type, link::owner);
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    addProperties(
        type, "Link",
        {elementRef("owner", "From").readOnly(), elementRef("target", "To").readOnly(),
         integer("slot", "Slot").help("Place among the links of the node, from 0").range(0, 255).readOnly(),
         choice("source", "Stored in", {{0, "cache"}, {1, "hardwired"}, {2, "hardwired, special"}})
             .help("The file that has it. The game makes the cache itself; special links are of jumps and jump pads.")
             .present(inNexuiz),
         number("length", "Length").unit("units").derive(derived<slot_graph::deriveLength>),
         number("rise", "Rise")
             .help("Height of the target above the start")
             .unit("units")
             .derive(derived<slot_graph::deriveRise>)});
    addProperties(
        type, "Rocket jump",
        {boolean("rocket", "View is stated").readOnly().present(inKtx),
         number("pitch", "Pitch").help("Downwards").unit("°").range(-90, 90).present(inKtx),
         number("yaw", "Yaw").help("-1: towards the target").unit("°").range(-360, 360).present(inKtx),
         integer("delay", "Delay").help("Frames between the jump and the shot").range(0, 1000).present(inKtx)});
    addProperties(
        type, "Way",
        {number("turn", "Turn in the air").help("0: not stated").unit("°").range(-180, 180).present(withMarkers)});
    return type;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = [] {
        auto nodes = nodeType();
        auto links = linkType();
        struct Of {
            Dialect dialect;
            model::Present present;
        };
        for (const auto& [dialect, present] : {Of{Dialect::Ktx, inKtx}, Of{Dialect::FrikBot, inFrikBot},
                                               Of{Dialect::Frogbot2, inFrogbot2}, Of{Dialect::Nexuiz, inNexuiz}}) {
            addFlags(nodes, "Flags", nodeFlags(dialect), node::flags, present);
            addFlags(links, "Way", linkFlags(dialect), link::flags, present);
        }
        auto finished = model::finish({.id = "quake_text",
                                       .types = {fileType(), std::move(nodes), std::move(links)},
                                       .enforceInvariants = enforceInvariants});
        if (!finished)
            throw std::logic_error(finished.error()); // a bug in this file, found by every test
        return *finished;
    }();
    return built;
}

} // namespace navsmith::systems::quake_text
