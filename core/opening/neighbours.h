// Which open documents lie in one world, and what they know of each other.
#pragma once

#include "core/model/neighbourhood.h"
#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// Where a document lies: in the one world of its game, or on a map. Both empty: nobody knows.
struct Whereabouts {
    std::string_view world; ///< System::world
    std::filesystem::path map;
};

bool shareWorld(const Whereabouts& a, const Whereabouts& b);

/// What a document lets others know.
struct Teller {
    Whereabouts where;
    std::string title; ///< for people
    model::Told tells; ///< by System::tells; empty if it tells nothing
};

/// Of a document whose game has one world.
Teller tellerOf(const OpenedDocument& document);

/// What those in the same world tell that the system wants to hear, in their order, without the one at `skip`.
std::vector<model::Neighbour> neighboursOf(std::span<const Teller> tellers, const systems::System& system,
                                           const Whereabouts& where, std::size_t skip = static_cast<std::size_t>(-1));
/// Whether one system has something to tell the other.
bool hears(const systems::System& listener, const systems::System& teller);
/// What a document makes of what it is told.
model::Told surveyOf(const systems::System& system, const model::Model& model,
                     std::span<const model::Neighbour> neighbours);

/// Tells a document of others that are not open for editing. It stays as it is told here.
void introduce(OpenedDocument& document, std::span<const Teller> others);
/// Makes documents that were opened together neighbours of each other, likewise.
void introduceAll(std::span<OpenedDocument> documents);

} // namespace navsmith::opening
