// How the inhabitants of a game move through its navigation data: what a system declares so that the program can find
// the routes that the game would choose. docs/simulation.md lists the rules, their sources, and what is left out.
#pragma once

#include "core/model/dependency.h"
#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::routing {

/// Somebody who moves by rules of their own: a car, a pedestrian, a bot of one team.
struct Traveller {
    std::string_view id; ///< for options: "ped"
    std::string_view title;
    std::string_view help;
    std::uint32_t rules = 0; ///< for the system that declares it
};

/// A kind of obstacle that closes a way or a node.
struct Closure {
    std::string_view id;       ///< stable, for scripts: "one_way"
    std::string_view sentence; ///< with {0} for the node, or for the start of the way, and {1} for its end
};

/// Index into Routing::closures, plus 1; 0: open.
using ClosedBy = std::uint8_t;

/// A way from one node to another.
struct Way {
    model::Slot to = model::kNoSlot;
    model::Element via = {}; ///< the element that makes it, such as a link or a ladder
    float cost = 0;          ///< what the game's search adds up; not negative
    float length = 0;        ///< world units
    std::uint8_t kind = 0;   ///< index into Routing::kinds
    ClosedBy closed = 0;
};

/// Why there is no route.
struct Reason {
    std::string id;   ///< stable, for scripts
    std::string text; ///< one or more sentences
};

/// How the game searches.
struct SearchRules {
    /// It searches from the goal, and follows the first way of each node that lies on a cheapest route. Otherwise it
    /// searches from the start.
    bool fromGoal = false;
    /// Costs are whole numbers up to 255.
    bool wholeCosts = false;
    /// Cost that the search expects for a unit of straight distance to the goal (A*); 0: none (Dijkstra).
    float estimate = 0;
    /// The game cannot hold a cost from here on.
    float costLimit = std::numeric_limits<float>::infinity();
    /// The game gives up once it has reached so many nodes; 0: never. Routes beyond are found, with a remark.
    std::size_t nodeLimit = 0;
};

struct Routing {
    /// Rows of this type are the nodes. kNoElementType: the system has no routes.
    model::ElementTypeId node = model::kNoElementType;
    std::vector<Traveller> travellers = {}; ///< the usual one first
    /// Whether the document's game has this traveller. It has at least one. Depends only on the file's format. Null: it
    /// has all of them.
    bool (*has)(const model::Model&, const Traveller&) = nullptr;
    std::vector<std::string_view> kinds = {}; ///< of ways, for people; empty: there is only one
    std::vector<Closure> closures = {};
    /// Appends the ways out of a node in the order in which the game looks at them, the closed ones too. Must not
    /// depend on anything but what `dependsOn` declares, the file's format, and the data of other documents.
    void (*ways)(const model::Model&, const Traveller&, model::Slot node, std::vector<Way>& out) = nullptr;
    /// What `ways` and `place` read, from the node.
    std::vector<model::Dependency> dependsOn = {};
    glm::vec3 (*place)(const model::Model&, model::Slot node) = nullptr;
    /// Points between the two ends of a way, for drawing. Null: it is straight.
    void (*between)(const model::Model&, model::Slot from, const Way& way, std::vector<glm::vec3>& out) = nullptr;
    /// How far the game thinks a node is from a place, to find the nearest; only compared.
    double (*remoteness)(const model::Model&, model::Slot node, const glm::vec3& place) = nullptr;
    /// Whether a traveller may be at a node. Null: everywhere.
    ClosedBy (*closedTo)(const model::Model&, const Traveller&, model::Slot node) = nullptr;
    /// Why the game does not even search between two nodes. Null: it always does.
    std::optional<Reason> (*refusal)(const model::Model&, const Traveller&, model::Slot from, model::Slot to) = nullptr;
    SearchRules (*search)(const model::Model&) = nullptr;
    /// Adds sentences about a route that was found, such as closed roads along it. Null: none.
    void (*remarks)(const model::Model&, const Traveller&, const std::vector<model::Slot>& nodes,
                    std::vector<Reason>& out) = nullptr;

    [[nodiscard]] bool exists() const { return node != model::kNoElementType; }
};

} // namespace navsmith::routing
