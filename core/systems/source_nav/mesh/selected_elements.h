// Interprets a selection for edits, and other queries that several edits need.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/shared/area_links.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/over.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

/// docs/formats/source-nav.md, section 9.
inline constexpr float kStepHeight = 18; ///< can be climbed without a jump
inline constexpr float kGenerationStep = 25;
inline constexpr float kHalfHuman = 16; ///< half the width of a player

/// The stem, with the lowest number that makes it a new place name.
std::string freePlaceName(const model::Model& m, const std::string& stem);

/// The file row: a document is one mesh.
model::Slot meshOf(const model::Model& m);
source::NavFormat formatOf(const model::Model& m);

std::string nameOf(const model::Model& m, model::Slot area);

bool holds(const model::Model& m, Selection selection, model::ElementTypeId type);
// For builders.
bool continuesNothing(const model::Model& m, model::Element from, Arguments arguments); ///< each drag starts anew
bool joinsArea(const model::Model& m, model::Element onto, Arguments arguments);

/// For edits that need areas.
std::string whyNotAreas(const model::Model& m, Selection selection);
/// For edits that need areas or what stands on them.
std::string whyNotMovable(const model::Model& m, Selection selection);
std::string whyNotMesh(const model::Model& m); ///< for edits that need a mesh with areas

/// The side through which one leaves an area for another: where their edges touch; for separate areas the side with the
/// wider gap.
Direction sideTowards(const model::Model& m, model::Slot from, model::Slot to);

/// Connects two areas through the side where they touch; false if such a connection exists, or if both are the same
/// area.
bool connectAreas(model::Transaction& tx, model::Slot from, model::Slot to);
/// Connects an area to all of these, as connectAreas() does; however many there are, its connections are read once.
void connectToAll(model::Transaction& tx, model::Slot from, std::span<const model::Slot> areas);

inline constexpr areas::Links kAreaLinks{.area = kArea,
                                         .connection = kConnection,
                                         .owner = connection::owner,
                                         .target = connection::target,
                                         .nameOf = nameOf,
                                         .link = connectToAll};
// Functions of shared/area_links.h for these links.
inline constexpr auto areasOnce = over<kAreaLinks, areas::areasOnce>;
inline constexpr auto hasEnds = over<kAreaLinks, areas::hasEnds>;
inline constexpr auto isOneWay = over<kAreaLinks, areas::isOneWay>;
inline constexpr auto selectedConnections = over<kAreaLinks, areas::selectedConnections>;

/// The highest area with a surface at a point or at most `below` units below it; kNoSlot if there is none.
model::Slot areaUnder(const model::Model& m, glm::vec3 at, float below);

/// The area for something placed at a point: the highest one less than a step above it, else the lowest one above.
/// kNoSlot if there is no area at the horizontal position.
model::Slot areaAround(const model::Model& m, glm::vec3 at);

/// Areas that can be reached directly: over connections, and up and down ladders.
std::vector<model::Slot> waysFrom(const model::Model& m, model::Slot area);

/// Lists a ladder in the areas at its ends, and removes it from all others.
void listLadder(model::Transaction& tx, model::Slot ladder);

inline constexpr auto kTopEnds = std::array{ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind};

inline constexpr double kFarthest = 65536; ///< twice the size of a map

/// A length as a parameter.
template <typename T>
Parameter units(Argument<T> argument, std::string_view title, std::string_view help, double min, double initial) {
    return numberParameter(argument, title, help, {.min = min, .max = kFarthest, .initial = initial, .decimals = 3},
                           "units");
}

} // namespace navsmith::systems::source_nav
