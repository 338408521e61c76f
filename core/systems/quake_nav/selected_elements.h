// What a selection means to an edit.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/quake_nav/access.h"

#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

using Selection = std::span<const model::Element>;
using Values = const EditArguments&;

/// Live rows of a type, in the order in which they were chosen.
std::vector<model::Slot> selected(const model::Model& m, Selection selection, model::ElementTypeId type);
/// The links that are chosen, themselves or by their traversals or edicts; if none are, those between chosen nodes.
std::vector<model::Slot> linksMeant(const model::Model& m, Selection selection);

bool holds(Selection selection, model::ElementTypeId type);
Elements elements(model::ElementTypeId type, const std::vector<model::Slot>& rows);
inline tl::unexpected<model::EditError> refused(std::string reason) {
    return tl::unexpected(model::EditError{std::move(reason)});
}

/// "Choose links, or nodes that are linked." if none are meant, else empty.
std::string whyNotLinks(const model::Model& m, Selection selection);

/// Tells of the first of these nodes with more links than the games' own editor allows; the file can hold more.
void noteFullNodes(model::Transaction& tx, const std::set<model::Slot>& nodes);

/// A link between two nodes with what goes with its type; the one that is there, if there is one. `mask` as a new link
/// of this version has it.
model::Slot makeLink(model::Transaction& tx, model::Slot from, model::Slot to, std::uint8_t type);

} // namespace navsmith::systems::quake_nav
