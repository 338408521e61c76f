// Where routes begin and end, as people write it.
#pragma once

#include "core/files/file_error.h"
#include "core/opening/open_document.h"
#include "core/routing/graph_cache.h"
#include "core/routing/route.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::cli {

/// "x,y,z".
std::optional<glm::dvec3> placeIn(std::string_view text);

/// A node, or another element or a place, for which the nearest node counts.
struct RouteEnd {
    std::optional<model::Slot> node = {};
    glm::vec3 place{0};
};

/// Fails with a reason for people, also if the document's system has no routes.
tl::expected<std::vector<RouteEnd>, std::string> routeEnds(const opening::OpenedDocument& document,
                                                           const std::vector<std::string>& texts);

/// Its node; kNoSlot if no node is open to the traveller.
model::Slot nodeOf(const RouteEnd& end, const routing::Graph& graph, const model::Model& model, routing::End which);

/// The traveller with this id; empty: one that may be at these ends. Fails with a reason for people.
tl::expected<routing::Traveller, std::string> travellerOf(const opening::OpenedDocument& document, std::string_view id,
                                                          const std::vector<RouteEnd>& ends);

/// Own costs as an expression over the nodes; empty: none. Fails with a reason for people.
tl::expected<routing::NodeFactors, std::string> costsOf(const opening::OpenedDocument& document,
                                                        const std::string& expression);

/// A line of the file of --pairs, or a --pair.
struct EndTexts {
    std::size_t line = 0; ///< from 1
    std::string from;
    std::string to; ///< empty if the line has only one end
};

/// FROM, a tab and TO in each line. Empty lines and those that begin with '#' do not count.
files::Result<std::vector<EndTexts>> readPairs(const std::filesystem::path& file);
std::vector<EndTexts> pairsOf(const std::vector<std::string>& lines);

/// The graphs of a document, each made once.
class TravellerGraphs {
public:
    TravellerGraphs(const opening::OpenedDocument& document, routing::GraphCache& graphs)
        : document_(document), graphs_(graphs) {}

    const routing::Graph& of(const routing::Traveller& traveller) {
        return graphs_.of(document_.system->routing, document_.model, traveller);
    }

private:
    const opening::OpenedDocument& document_;
    routing::GraphCache& graphs_;
};

} // namespace navsmith::cli
