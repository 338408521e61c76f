// What a selection means to an edit.
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

/// The links that are chosen, themselves or by their traversals or edicts; if none are, those between chosen nodes.
std::vector<model::Slot> linksMeant(const model::Model& m, Selection selection);

/// "Choose links, or nodes that are linked." if none are meant, else empty.
std::string whyNotLinks(const model::Model& m, Selection selection);

/// Tells of the first of these nodes with more links than the games' own editor allows; the file can hold more.
void noteFullNodes(model::Transaction& tx, const std::set<model::Slot>& nodes);

/// A link between two nodes with what goes with its type; the one that is there, if there is one. `mask` as a new link
/// of this version has it.
model::Slot makeLink(model::Transaction& tx, model::Slot from, model::Slot to, std::uint8_t type);

// Parameters of several edits.

inline constexpr Argument<std::uint8_t> kTypeArgument{"type"}; ///< LinkType::value
Parameter typeParameter(quake::NavGame game);

/// A length in whole units.
template <typename T>
Parameter units(Argument<T> argument, std::string_view title, std::string_view help, double min, double max,
                double initial) {
    return numberParameter(argument, title, help, {.min = min, .max = max, .initial = initial, .step = 4}, "units");
}

} // namespace navsmith::systems::quake_nav
