// Routes between two nodes or places, with the reason where there is none.
#pragma once

#include "core/routing/search.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::routing {

// Ids of reasons that any system may give; the others are its closures.
namespace reason {
inline constexpr std::string_view kNoNode = "no_node";             ///< nothing to start from, or to arrive at
inline constexpr std::string_view kNoWays = "no_links";            ///< one of the ends has no way at all
inline constexpr std::string_view kDeadEnd = "dead_end";           ///< no way leads away from the start
inline constexpr std::string_view kOneWay = "one_way";             ///< there are only ways back
inline constexpr std::string_view kNotConnected = "not_connected"; ///< no ways between the two parts
inline constexpr std::string_view kTooLong = "too_long";           ///< the game cannot add up its cost
} // namespace reason
/// The id of the remark that the game's search gives up earlier.
inline constexpr std::string_view kBeyondSearch = "beyond_search";

struct Route {
    std::vector<Step> steps = {};      ///< from start to end; empty: there is none
    float cost = 0;                    ///< as the game adds it up
    double length = 0;                 ///< world units along the ways
    std::optional<Reason> reason = {}; ///< set if there is none
    std::vector<Reason> remarks = {};  ///< about one that was found
    /// The element that the reason is about: a way's, or a node; may be invalid.
    model::Element obstacle = {};

    [[nodiscard]] bool found() const { return !steps.empty(); }
};

/// A part of a route, from one node to the next.
struct Leg {
    model::Element from;
    model::Element to;
    model::Element via;    ///< what makes the way, such as a link; may be invalid
    std::string_view kind; ///< of the way, for people; empty: there is only one
    double length = 0;     ///< world units
    double cost = 0;
    double total = 0; ///< cost from the start of the route
};

/// `from` and `to` are live nodes. Names elements in its texts.
Route findRoute(const Graph& graph, Search& search, const model::Model& model, model::Slot from, model::Slot to);

/// The result if a traveller has no node at an end.
Route noNode(const Graph& graph);

/// Which end of a route a place is.
enum class End : std::uint8_t { Any, Start, Goal };
/// The open node nearest to a place, as the game measures; of several the first. A start has to have an open way out,
/// and a goal one in, unless no node has. kNoSlot if there is none.
model::Slot nearestNode(const Graph& graph, const model::Model& model, const glm::vec3& place, End end = End::Any);

/// The travellers of a document.
std::vector<Traveller> travellersOf(const Routing& routing, const model::Model& model);
/// The first that may be at all these nodes, else the first.
Traveller travellerFor(const Routing& routing, const model::Model& model, const std::vector<model::Slot>& nodes);

/// `route` is one of findRoute() in this graph, which has not changed since. None if nothing was found.
std::vector<Leg> legsOf(const Graph& graph, const Route& route);
/// Corners of a line along the route, for drawing.
std::vector<glm::vec3> lineOf(const Graph& graph, const model::Model& model, const Route& route);

} // namespace navsmith::routing
