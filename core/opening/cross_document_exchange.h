// Which documents share a world, and the exchange of data between them.
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

/// The world of a document: that of its game, or a map. Both empty: unknown.
struct Whereabouts {
    std::string_view world; ///< SharedWorld::name
    std::filesystem::path map;
};

bool shareWorld(const Whereabouts& a, const Whereabouts& b);

/// A document as seen by others.
struct Publisher {
    const systems::System* system;
    Whereabouts where;
    std::string title; ///< for the user
    systems::Publication data;
};

/// For a document whose game has a single world.
Publisher publisherOf(const OpenedDocument& document);

/// True if `subscriber` uses what `publisher` publishes.
bool subscribes(const systems::System& subscriber, const systems::System& publisher);

/// What a document receives from the publishers of its world, in order, except from the one at `skip`.
std::vector<systems::Received> receivedBy(const systems::System& subscriber, const Whereabouts& where,
                                          std::span<const Publisher> publishers,
                                          std::size_t skip = static_cast<std::size_t>(-1));

/// Calls SharedWorld::derive; null if nothing was received.
systems::DerivedData derive(const systems::System& subscriber, const systems::Publication& own,
                            const std::vector<systems::Received>& received);

/// Gives a document the data of others that are not open for editing. It is not updated later.
void connectTo(OpenedDocument& document, std::span<const Publisher> others);
/// Exchanges data between documents that were opened together. It is not updated later.
void connectAll(std::span<OpenedDocument> documents);

} // namespace navsmith::opening
