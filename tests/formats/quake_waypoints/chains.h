// Waypoint texts for the tests: the parts of documents, and those of the corpus.
#pragma once

#include "formats/quake_waypoints/waypoints.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

struct Chain {
    std::string name;
    quake_waypoints::Dialect dialect = quake_waypoints::Dialect::Ktx;
    std::vector<quake_waypoints::Part> parts;
};

/// One file as a document; throws if it cannot be read.
quake_waypoints::Waypoints waypointsOf(quake_waypoints::Dialect dialect, std::string_view name, std::string_view text);
/// The text of the only file that is written.
std::string textOf(const quake_waypoints::Waypoints& waypoints);

/// The documents in the folders of the corpus, chains together. Nothing without a corpus.
std::optional<std::vector<Chain>> corpusChains();

} // namespace navsmith::tests
