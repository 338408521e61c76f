// What a system declares so that its inhabitants can be simulated: who they are, how fast they move, where their lanes
// lie, how they choose the next way, and where lights stop them. docs/simulation.md lists the rules and their sources.
#pragma once

#include "core/routing/routing.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::simulation {

/// Agents of one kind: cars, pedestrians, bots.
struct Population {
    std::string_view id; ///< for options: "cars"
    std::string_view title;
    std::string_view help;
    /// An id of Routing::travellers, whose ways they take. Empty: the first that the document's game has.
    std::string_view traveller = {};
    /// They travel to places chosen at random, along the routes of the game's search. Otherwise they wander.
    bool hasGoals = false;
    float share = 1;  ///< of all agents, by default; relative to the other populations
    float length = 1; ///< world units
    float width = 1;
    float slowest = 1; ///< usual speed of an agent, chosen between these; world units a second
    float fastest = 1;
    float acceleration = 10; ///< world units a second, each second
    float braking = 10;
    float minGap = 1;        ///< kept to the agent ahead when standing; world units
    float lookAhead = 0;     ///< how far it looks for others in its way; 0: it does not
    std::uint32_t rules = 0; ///< for the system that declares it
};

/// A way as traffic sees it, besides what routing knows of it.
struct Passage {
    unsigned lanes = 1;     ///< in the direction of the way
    float speed = 1;        ///< factor of an agent's usual speed; 0: at once, such as through a teleporter
    std::uint8_t light = 0; ///< index into Traffic::lights, plus 1; 0: none
    float stopWithin = 0;   ///< units before the light within which it stops an agent
    float pause = 0;        ///< seconds that an agent waits before it enters the way
    bool ends = false;      ///< agents leave the simulation at the end of the way, such as in a parking place
};

enum class Light : std::uint8_t { Go, Ending, Stop };

/// A light that changes by the clock; all of one kind change together.
struct LightCycle {
    std::string_view title;
    float period = 1; ///< seconds
    struct Phase {
        float until = 0; ///< seconds from the start of the period
        Light light = Light::Stop;
    };
    std::vector<Phase> phases = {}; ///< ascending; Stop after the last
};

/// One way after another.
struct Turn {
    model::Slot from = model::kNoSlot; ///< where the first way starts
    const routing::Way* in = nullptr;
    unsigned lane = 0; ///< of the first way; 0: the innermost
    const routing::Way* out = nullptr;
    unsigned nextLane = 0;
};

struct Traffic {
    std::vector<Population> populations = {}; ///< empty: the system has none
    std::vector<LightCycle> lights = {};
    /// Whether a document has this population. Depends only on the file's format. Null: it has all of them.
    bool (*has)(const model::Model&, const Population&) = nullptr;
    /// How likely an agent is to appear at a node, relative to the others; 0: never. Null: the same everywhere.
    float (*spawn)(const model::Model&, const Population&, model::Slot node) = nullptr;
    /// Null: one lane, and the usual speed.
    Passage (*passage)(const model::Model&, const Population&, model::Slot from, const routing::Way& way) = nullptr;
    /// Whether a wandering agent takes a turn. It tries the ways in a random order, first with attempt 0; then, if none
    /// will do, with the next attempt. Without any it turns back. Null: any way but back.
    bool (*accepts)(const model::Model&, const Population&, const Turn&, unsigned attempt) = nullptr;
    unsigned attempts = 1;
    /// Appends the course of an agent on a way: at least two points. With lanes it leads from the middle of the first
    /// way to the middle of the second. Null: along the first way, by Routing::between.
    void (*course)(const model::Model&, const Population&, const Turn&, std::vector<glm::vec3>& out) = nullptr;
    /// Factor of the speed along such a course, between 0 and 1, as bends slow agents down. Null: 1.
    float (*bend)(const model::Model&, const Population&, const Turn&) = nullptr;
    /// Seconds between two steps.
    float step = 1.0F / 60;

    [[nodiscard]] bool exists() const { return !populations.empty(); }
};

} // namespace navsmith::simulation
