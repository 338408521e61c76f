// Interprets a selection for edits.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/link_types.h"
#include "core/systems/shared/edit_parts.h"

#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

/// The selected links, including those of selected traversals and edicts; if there are none, the links between selected
/// nodes.
std::vector<model::Slot> selectedLinks(const model::Model& m, Selection selection);

/// An error message if selectedLinks() is empty, else empty.
std::string whyNotLinks(const model::Model& m, Selection selection);
/// The same for nodes.
std::string whyNotNodes(const model::Model& m, Selection selection);

/// Adds a note about the first of these nodes with more links than the game's own editor allows; the file can hold
/// more.
void noteFullNodes(model::Transaction& tx, const std::set<model::Slot>& nodes);

/// Creates a link between two nodes with everything that its type needs, or returns an existing one. By default `mask`
/// is that of a new link in this version.
model::Slot makeLink(model::Transaction& tx, model::Slot from, model::Slot to, std::uint8_t type);

// Parameters used by several edits.

inline constexpr Argument<std::uint8_t> kTypeArgument{"type"}; ///< LinkType::value
Parameter typeParameter(quake::NavGame game);

/// A length in whole units.
template <typename T>
Parameter units(Argument<T> argument, std::string_view title, std::string_view help, double min, double max,
                double initial) {
    return numberParameter(argument, title, help, {.min = min, .max = max, .initial = initial, .step = 4}, "units");
}

} // namespace navsmith::systems::quake_nav
