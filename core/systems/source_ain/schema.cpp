#include "core/systems/source_ain/schema.h"

#include "core/systems/shared/property_builder.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/invariants.h"
#include "core/world/map_geometry.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <bit>
#include <limits>
#include <span>
#include <stdexcept>
#include <utility>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;

namespace {

namespace info = generation::info;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr std::int32_t kNarrow = source::kAinVersion; ///< stands for all versions with 16 info bits
constexpr std::int32_t kWide = 41;

bool withRevision(const Model& m, Slot f) {
    return source::hasMapRevision(m.get(file::version, f));
}
bool isText(const Model& m, Slot f) {
    return source::isTextAin(m.get(file::version, f));
}
bool isNarrow(const Model& m, Slot f) {
    return m.get(file::version, f) < kWide;
}
bool isWide(const Model& m, Slot f) {
    return !isNarrow(m, f);
}

template <std::size_t Hull>
bool withHull(const Model& m, Slot f) {
    return m.get(file::hulls, f) > Hull;
}
template <std::size_t... Hull>
constexpr std::array<model::Present, kMostAinHulls> withHulls(std::index_sequence<Hull...>) {
    return {withHull<Hull>...};
}
constexpr auto kWithHull = withHulls(kEachHull);

void nodeNumber(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto& order = m.order(kNode);
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(order.position(rows[i]));
}

void nodeLinks(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(countLinks(m, rows[i]));
}

std::string entityClass(const Model& m, Slot n) {
    const auto* entity = entityOf(m, n);
    return entity == nullptr ? std::string() : std::string(entity->className());
}

std::string entityName(const Model& m, Slot n) {
    const auto* entity = entityOf(m, n);
    return entity == nullptr ? std::string() : std::string(entity->value("targetname"));
}

void entityHint(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto* entity = entityOf(m, rows[i]);
        const int hint = entity == nullptr ? 0 : hintTypeOf(*entity);
        out[i] = hint == 0 ? kNone : hint;
    }
}

template <typename Measure>
void measure(const Model& m, std::span<const Slot> rows, std::span<double> out, Measure measure) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto ends = endsOf(m, rows[i]);
        const auto from = ends ? placeOf(m, ends->source) : std::nullopt;
        const auto to = from ? placeOf(m, ends->target) : std::nullopt;
        out[i] = to ? static_cast<double>(measure(*to - *from)) : kNone;
    }
}
void linkLength(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    measure(m, rows, out, [](const glm::vec3& way) { return glm::length(way); });
}
void linkRise(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    measure(m, rows, out, [](const glm::vec3& way) { return way.z; });
}

void linkHulls(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto hulls = hullCount(m);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        out[i] = 0;
        for (std::size_t h = 0; h < hulls; ++h)
            out[i] += moveOf(m, rows[i], h) != 0 ? 1 : 0;
    }
}

model::ElementType fileType() {
    auto type = file::fields.elementType("file", "file", "files");
    addProperties(
        type, "File",
        {text("name", "Name").readOnly(),
         integer("version", "Version")
             .help("37: Half-Life 2 and Garry's Mod; 41 and 42: Alien Swarm; 27, 28 and 35: leaked builds of "
                   "2003 and 2004. Convert changes it.")
             .readOnly(),
         integer("map_revision", "Map revision")
             .help("How often the map was saved in its editor. Most games refuse a graph of another revision.")
             .present(withRevision),
         integer("hulls", "Hulls")
             .help("Sizes of NPCs that the game knows; the file does not say it, its size does")
             .readOnly()});
    addProperties(type, "Stored bytes",
                  {rawBytes("text", "Text").help("Written while it says the same").present(isText)});
    return type;
}

void addFlags(model::ElementType& type) {
    const auto flag = [](std::string_view id, std::string_view title, std::string_view help, std::uint32_t bit) {
        return boolean(id, title).help(help).over(node::info).bit(static_cast<unsigned>(std::countr_zero(bit)));
    };
    addProperties(type, "Ladder",
                  {flag("climb_bottom", "Bottom", "The ladder begins here", info::kClimbBottom),
                   flag("climb_on", "On the ladder", "NPCs hang on the ladder here", info::kClimbOn),
                   flag("climb_forward", "Exit forward", "NPCs leave the ladder forward here", info::kClimbForward),
                   flag("climb_left", "Exit left", "NPCs leave the ladder to the left here", info::kClimbLeft),
                   flag("climb_right", "Exit right", "NPCs leave the ladder to the right here", info::kClimbRight)});
    constexpr std::string_view keeps = "Hulls stand at the node itself, not on the floor below";
    addProperties(type, "Flags", {flag("dont_drop", "Don't drop", keeps, info::dontDrop(kNarrow)).present(isNarrow)});
    addProperties(type, "Flags", {flag("dont_drop_41", "Don't drop", keeps, info::dontDrop(kWide)).present(isWide)});
    static constexpr std::array<std::string_view, 12> ids{
        "force_human",          "force_small_centered", "force_wide_human",    "force_tiny",
        "force_wide_short",     "force_medium",         "force_tiny_centered", "force_large",
        "force_large_centered", "force_medium_tall",    "force_hull_10",       "force_hull_11"};
    static constexpr std::array<std::string_view, 12> titles{
        "Force human",           "Force small, centered", "Force wide human",     "Force tiny",
        "Force wide and short",  "Force medium",          "Force tiny, centered", "Force large",
        "Force large, centered", "Force medium and tall", "Force hull 10",        "Force hull 11"};
    constexpr std::size_t narrow = 9; ///< hulls with a bit of their own in all versions
    for (std::size_t h = 0; h < ids.size(); ++h) {
        auto property = flag(ids[h], titles[h], "The hull fits here, whatever the test says",
                             info::forced(h < narrow ? kNarrow : kWide, h));
        if (h >= narrow)
            property.present(isWide);
        addProperties(type, "Flags", {property});
    }
    addProperties(type, "Flags", {rawWord("info", "All flags").readOnly()});
}

model::ElementType nodeType() {
    auto type = node::fields.elementType("node", "node", "nodes");
    model::belongsTo(type, node::file);
    type.namedBy = "number";
    addProperties(
        type, "Node",
        {integer("number", "Number")
             .help("Its place in the file, from 0. The game ties it to the node entity of the map with this number.")
             .derive(nodeNumber),
         vector("position", "Position")
             .help("Of the map's entity. Where hulls stand is this plus their offset.")
             .over(node::x, node::y, node::z)
             .unit("units"),
         number("yaw", "Yaw").help("Where hints and ladders face").unit("°").range(-360, 360),
         choice("type", "Type", {{0, "any"}, {1, "deleted"}, {2, "ground"}, {3, "air"}, {4, "climb"}, {5, "water"}})
             .help("Deleted nodes keep their place, so that the numbers of the others stay"),
         integer("zone", "Zone")
             .groupNumber()
             .help("One number for each connected part, computed when links or nodes change. Nodes in different zones "
                   "count as unconnected. 0: unknown, 1: without links, 3: any.")
             .readOnly(),
         integer("id", "ID")
             .help("Of the entity in the map editor, by which links that the map makes find it; -1: none"),
         integer("link_count", "Links").help("The game drops those beyond 30").derive(nodeLinks)});
    addProperties(type, "Map",
                  {text("entity", "Entity").help("Class of the map's entity with this number").derive(entityClass),
                   integer("hint", "Hint type").help("What NPCs do at the node; kept in the map").derive(entityHint),
                   text("entity_name", "Entity name").derive(entityName)});
    addFlags(type);
    for (std::size_t h = 0; h < kMostAinHulls; ++h) {
        const auto& hull = hullNames()[h];
        addProperties(type, "Offsets",
                      {number(hull.offset, hull.title)
                           .help("From the node up to the origin of the hull: its feet, of centered hulls its middle")
                           .over(node::offset(h))
                           .unit("units")
                           .range(-65536, 65536)
                           .present(kWithHull[h])});
    }
    return type;
}

model::ElementType linkType() {
    auto type = link::fields.elementType("link", "link", "links");
    model::belongsTo(type, link::file);
    type.edge = model::GraphEdge{link::source.column, link::target.column};
    addProperties(
        type, "Link",
        {elementRef("source", "From").help("Links lead both ways").readOnly(), elementRef("target", "To").readOnly(),
         number("length", "Length").unit("units").derive(linkLength),
         number("rise", "Rise").help("Height of the second node above the first").unit("units").derive(linkRise),
         integer("hull_count", "Hulls with a way").derive(linkHulls)});
    for (std::size_t h = 0; h < kMostAinHulls; ++h) {
        const auto& hull = hullNames()[h];
        addProperties(type, "Ways by hull",
                      {choice(hull.id, hull.title,
                              {{0, "none"},
                               {1, "walk"},
                               {2, "jump"},
                               {4, "fly"},
                               {8, "climb"},
                               {16, "crawl or swim"},
                               {18, "jump and crawl"},
                               {32, "crawl"}})
                           .help(hull.who)
                           .over(link::move(h))
                           .present(kWithHull[h])});
    }
    return type;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = [] {
        auto finished = model::finish({.id = "source_ain",
                                       .types = {fileType(), nodeType(), linkType()},
                                       .enforceInvariants = enforceInvariants});
        if (!finished)
            throw std::logic_error(finished.error()); // a bug in this file, found by every test
        return *finished;
    }();
    return built;
}

} // namespace navsmith::systems::source_ain
