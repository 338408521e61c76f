// Documents that share a world, and what each derives from what the others publish there.
#pragma once

#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::opening {

/// The world of a document: that of its game, or a map. Both empty: unknown.
struct Whereabouts {
    std::string_view world; ///< SharedWorld::name
    std::filesystem::path map;
};

bool shareWorld(const Whereabouts& a, const Whereabouts& b);

/// A document among those that may share its world.
struct WorldDocument {
    const systems::System* system;
    const model::Model* model; ///< null: it is closed, and has published
    Whereabouts where = {};
    std::string title = {}; ///< for the user
    /// Called with the derived data. Null: it takes none.
    std::function<void(systems::DerivedData)> take = {};
    bool isOutdated = true; ///< what it published; also if it has published nothing yet
    systems::Publication published = {};
    systems::Sources sources = {}; ///< of what it took
};

/// Each document derives its data from what the others publish, in their order. Nothing is published that nobody uses,
/// and nothing is derived again from the same sources.
void exchangeData(std::span<WorldDocument> documents);

/// What a closed document leaves for those opened later. Its game must have a single world.
WorldDocument publisherOf(const OpenedDocument& document);
/// Gives a document the data of such others. It is not updated later.
void connectTo(OpenedDocument& document, std::span<const WorldDocument> others);
/// Exchanges data between documents that were opened together. It is not updated later.
void connectAll(std::span<OpenedDocument> documents);

} // namespace navsmith::opening
