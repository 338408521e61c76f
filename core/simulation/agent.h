// An inhabitant that is simulated.
#pragma once

#include "core/simulation/course.h"
#include "core/simulation/random.h"
#include "core/simulation/statistics.h"
#include "core/simulation/traffic.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::simulation {

enum class State : std::uint8_t {
    Absent, ///< waits for a place to appear at
    Moving,
    AtLight,   ///< stands at a light
    Queued,    ///< stands behind another
    GivingWay, ///< stands because another crosses its lane
    Waiting,   ///< stands for a while by itself, or until it has a goal
};

struct Agent {
    std::size_t population = 0; ///< index into Traffic::populations
    State state = State::Absent;
    glm::vec3 place{0};
    glm::vec3 heading{0}; ///< of length 1 in plan
    float speed = 0;      ///< world units a second

    // What it follows now, and next. Ways are copies, so that they outlive edits.
    model::Slot from = model::kNoSlot;
    routing::Way way;
    unsigned lane = 0; ///< 0: the innermost
    Passage passage;
    bool hasNext = false; ///< otherwise it ends where the way does
    routing::Way next;
    unsigned nextLane = 0;
    Passage nextPassage;
    Course course;
    std::uint32_t piece = 0; ///< of the course
    float along = 0;
    float factor = 1; ///< of its usual speed, on this course

    float usual = 1;        ///< speed
    float pause = 0;        ///< seconds that it still waits
    float still = 0;        ///< seconds for which it has not moved, unless a light stops it
    unsigned laneTimer = 0; ///< turns until it changes its lane
    bool needsGoal = false;
    std::vector<routing::Way> route; ///< to its goal, if it has one
    std::size_t routeAt = 0;         ///< index of `way` in it
    Random random;

    // Values of the present step.
    float targetSpeed = 0; ///< speed
    State because = State::Moving;
    bool leaves = false;
    struct Note {
        Event event = Event::Pass;
        model::Slot node = model::kNoSlot;
    };
    std::array<Note, 8> notes;
    std::size_t noteCount = 0;

    [[nodiscard]] bool isPresent() const { return state != State::Absent; }
    void note(Event event, model::Slot node) {
        if (noteCount < notes.size())
            notes[noteCount++] = {event, node};
    }
};

} // namespace navsmith::simulation
