// Which documents lie in one world, and the data that they exchange there.
#pragma once

#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// Where a document lies: in the one world of its game, or on a map. Both empty: nobody knows.
struct Whereabouts {
    std::string_view world; ///< SharedWorld::name
    std::filesystem::path map;
};

bool shareWorld(const Whereabouts& a, const Whereabouts& b);

/// A document as others see it.
struct Publisher {
    const systems::System* system;
    Whereabouts where;
    std::string title; ///< for people
    systems::Publication data;
};

/// Of a document whose game has one world.
Publisher publisherOf(const OpenedDocument& document);

/// Whether one system publishes what the other wants.
bool subscribes(const systems::System& subscriber, const systems::System& publisher);

/// What a document receives from those in its world that its system subscribes to, in their order; nothing from the
/// one at `skip`.
std::vector<systems::Received> receivedBy(const systems::System& subscriber, const Whereabouts& where,
                                          std::span<const Publisher> publishers,
                                          std::size_t skip = static_cast<std::size_t>(-1));

/// SharedWorld::derive; null if nothing was received.
systems::DerivedData derive(const systems::System& subscriber, const systems::Publication& own,
                            const std::vector<systems::Received>& received);

/// Gives a document the data of others that are not open for editing. It stays as it is given here.
void connectTo(OpenedDocument& document, std::span<const Publisher> others);
/// Gives documents that were opened together each other's data, likewise.
void connectAll(std::span<OpenedDocument> documents);

} // namespace navsmith::opening
