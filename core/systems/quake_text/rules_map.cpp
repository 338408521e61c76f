// Rules that compare waypoints with their map. A file of another map of the same name has nearly all nodes in walls.
#include "core/checks/dependencies.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/markers.h"
#include "core/systems/quake_text/rules.h"
#include "core/world/backdrop.h"
#include "core/world/solid.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::quake_text {

using model::against;
using model::Model;
using model::Slot;

namespace {

using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr model::Column<std::uint32_t> kMarkerRank{kNode, model::kRank};

/// On maps that fit at most 0.7 % of the nodes are in solid, on others of the same name 98 %.
constexpr std::size_t kMostInSolid = 5; ///< one in so many

bool isInSolid(const Model& m, Slot n) {
    const auto at = isOfMap(m, n) ? std::nullopt : placeOf(m, n);
    return at && world::insideSolid(m.map()->rays, *at);
}

void checkSolid(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (isInSolid(m, n))
            out.add(n, texts::format("Inside a wall or outside the map"));
    }
}

void checkRightMap(const Model& m, Rows rows, Findings& out) {
    std::size_t nodes = 0;
    std::size_t solid = 0;
    m.forEachLive(kNode, [&](Slot n) {
        nodes += isOfMap(m, n) ? 0 : 1;
        solid += isInSolid(m, n) ? 1 : 0;
    });
    if (solid == 0 || solid * kMostInSolid < nodes)
        return;
    for (const Slot f : rows)
        out.add(f,
                texts::format("{} of {} nodes are inside walls: the waypoints are those of another map, or of another "
                              "version of it",
                              solid, nodes));
}

void checkMarkers(const Model& m, Rows rows, Findings& out) {
    if (!limitsOf(m).mapMarkers)
        return;
    const auto markers = mapMarkers(m);
    const auto count = mapMarkerCount(m);
    // The last ones may be named by no line.
    for (const Slot f : rows) {
        if (count != markers.size())
            out.add(f, texts::format("The file numbers {} entities of the map, the map has {}: all that the file makes "
                                     "has other numbers in the game",
                                     count, markers.size()));
    }
}

void checkClasses(const Model& m, Rows, Findings& out) {
    const auto markers = mapMarkers(m);
    std::size_t index = 0;
    for (const Slot n : numbered(m)) {
        if (!isOfMap(m, n) || index >= markers.size())
            return;
        const auto& listed = m.get(node::className, n);
        if (!listed.empty() && listed != markers[index].className)
            out.add(n, texts::format("Listed as {}, but entity {} of the map is {}", listed, index + 1,
                                     markers[index].className));
        ++index;
    }
}

} // namespace

std::vector<Rule> mapRules() {
    return {{.id = "QT050",
             .title = "Nodes are in open space",
             .fault = "Node inside a wall or outside the map",
             .severity = Warning,
             .type = kNode,
             .check = checkSolid,
             .dependsOn = {own(node::x, node::y, node::z, node::upperX, node::upperY, node::upperZ, node::fromMap),
                           own(file::dialect)},
             .onMap = true},
            {.id = "QT051",
             .title = "The map has the entities that the file numbers",
             .fault = "Other number of map entities",
             .severity = Warning,
             .type = kFile,
             .check = checkMarkers,
             .dependsOn = {own(file::dialect), {{against(node::file)}, kNode, {}}},
             .onMap = true},
            {.id = "QT052",
             .title = "The map is the one that the waypoints were made for",
             .fault = "Waypoints of another map",
             .severity = Warning,
             .type = kFile,
             .check = checkRightMap,
             .dependsOn = {own(node::x, node::y, node::z, node::upperX, node::upperY, node::upperZ, node::fromMap),
                           own(file::dialect)},
             .wholeDocument = true,
             .onMap = true},
            {.id = "QT053",
             .title = "Listed classes are those of the map",
             .fault = "Marker with another class than in the map",
             .severity = Warning,
             .type = kNode,
             .check = checkClasses,
             .dependsOn = {own(node::className, node::fromMap, kMarkerRank)},
             .wholeDocument = true,
             .onMap = true}};
}

} // namespace navsmith::systems::quake_text
