// What a selection means to a verb.
#pragma once

#include "core/systems/quake_nav/access.h"
#include "core/systems/verb.h"

#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

using Selection = std::span<const model::Element>;
using Values = const Given&;

/// Live rows of a kind, in the order in which they were chosen.
std::vector<model::Slot> chosen(const model::Model& m, Selection selection, model::KindId kind);
/// The links that are chosen, themselves or by their traversals or edicts; if none are, those between chosen nodes.
std::vector<model::Slot> linksMeant(const model::Model& m, Selection selection);

bool holds(Selection selection, model::KindId kind);
Elements elements(model::KindId kind, const std::vector<model::Slot>& rows);
inline tl::unexpected<model::Refusal> refused(std::string reason) {
    return tl::unexpected(model::Refusal{std::move(reason)});
}

/// "Choose links, or nodes that are linked." if none are meant, else empty.
std::string unfitLinks(const model::Model& m, Selection selection);

/// Tells of the first of these nodes with more links than the games' own editor allows; the file can hold more.
void noteFullNodes(model::Transaction& tx, const std::set<model::Slot>& nodes);

/// A link between two nodes with what goes with its type; the one that is there, if there is one. `mask` as a new link
/// of this version has it.
model::Slot makeLink(model::Transaction& tx, model::Slot from, model::Slot to, std::uint8_t type);

} // namespace navsmith::systems::quake_nav
