// How fast agents go, and what stops them.
#include "core/simulation/simulation.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::simulation {

using model::Model;

namespace {

constexpr std::size_t kCells = 4096;
constexpr float kSameFloor = 3;    ///< units of height within which agents are in each other's way
constexpr float kClearance = 0.3F; ///< units beside an agent
constexpr float kSameWay = 0.5F;   ///< cosine between the headings of agents one behind the other
constexpr float kOncoming = -0.5F; ///< and of those that meet
constexpr float kStands = 0.3F;    ///< units a second
constexpr float kMoves = 1.5F;
constexpr float kPatience = 5;    ///< seconds after which it no longer gives way
constexpr float kStuckAfter = 30; ///< seconds
constexpr float kVanishesAfter = 60;
constexpr float kBeforeLight = 1; ///< units

std::size_t cellOf(std::int32_t x, std::int32_t y) {
    const auto a = static_cast<std::uint32_t>(x) * 73856093U;
    const auto b = static_cast<std::uint32_t>(y) * 19349663U;
    return (a ^ b) % kCells;
}

std::int32_t cellAt(float v, float size) {
    return static_cast<std::int32_t>(std::floor(v / size));
}

/// What is between two agents, seen from the first.
struct Relation {
    float ahead = 0;    ///< along its heading
    float beside = 0;   ///< to its left
    float parallel = 0; ///< cosine between the headings
};

Relation relationOf(const Agent& a, const Agent& b) {
    const glm::vec2 heading(a.heading);
    const glm::vec2 away(b.place - a.place);
    return {glm::dot(heading, away), heading.x * away.y - heading.y * away.x, glm::dot(heading, glm::vec2(b.heading))};
}

float speedToStopWithin(float distance, float braking) {
    return std::sqrt(std::max(0.F, 2 * braking * distance));
}

} // namespace

void Simulation::sort() {
    cells_.assign(kCells, -1);
    others_.assign(agents_.size(), -1);
    for (std::size_t i = agents_.size(); i-- > 0;) {
        const auto& agent = agents_[i];
        if (!agent.isPresent())
            continue;
        auto& first = cells_[cellOf(cellAt(agent.place.x, cellSize_), cellAt(agent.place.y, cellSize_))];
        others_[i] = first;
        first = static_cast<std::int32_t>(i);
    }
}

float Simulation::limitByOthers(std::size_t index, float limit, State& because) const {
    const auto& agent = agents_[index];
    const auto& population = populationOf(agent);
    const auto giveWayTo = [&](std::size_t other) {
        const auto& o = agents_[other];
        const auto& its = populationOf(o);
        if (std::abs(o.place.z - agent.place.z) > kSameFloor)
            return;
        const auto relation = relationOf(agent, o);
        const float room = (population.width + its.width) / 2 + kClearance;
        if (relation.ahead <= 0 || relation.ahead > population.lookAhead + its.length ||
            std::abs(relation.beside) > room || relation.parallel < kOncoming)
            return;
        const float gap = relation.ahead - (population.length + its.length) / 2 - population.minGap;
        const bool follows = relation.parallel > kSameWay;
        if (!follows) {
            if (agent.still > kPatience)
                return;
            // If each is in the other's way, the first goes.
            const auto back = relationOf(o, agent);
            if (index < other && back.ahead > 0 && std::abs(back.beside) <= room)
                return;
        }
        const float ahead = follows ? o.speed * relation.parallel : 0;
        const float allowed = gap <= 0 ? 0 : std::sqrt(ahead * ahead + 2 * population.braking * gap);
        if (allowed < limit) {
            limit = allowed;
            because = follows ? State::Queued : State::GivingWay;
        }
    };
    const auto x = cellAt(agent.place.x, cellSize_);
    const auto y = cellAt(agent.place.y, cellSize_);
    for (std::int32_t dy = -1; dy <= 1; ++dy) {
        for (std::int32_t dx = -1; dx <= 1; ++dx) {
            for (auto other = cells_[cellOf(x + dx, y + dy)]; other >= 0;
                 other = others_[static_cast<std::size_t>(other)]) {
                if (static_cast<std::size_t>(other) != index)
                    giveWayTo(static_cast<std::size_t>(other));
            }
        }
    }
    return limit;
}

/// Reads the state of the others after the last step, and writes only its own target.
void Simulation::think(std::size_t index) {
    auto& agent = agents_[index];
    if (!agent.isPresent())
        return;
    const auto& population = populationOf(agent);
    agent.because = State::Moving;
    agent.targetSpeed = agent.usual * agent.factor;
    if (agent.pause > 0 || agent.needsGoal) {
        agent.targetSpeed = 0;
        agent.because = State::Waiting;
        return;
    }
    if (agent.hasNext && agent.nextPassage.light != 0) {
        const float left = agent.course.length() - agent.along;
        if (left <= agent.nextPassage.stopWithin && light(agent.nextPassage.light - 1U) != Light::Go) {
            const float allowed = speedToStopWithin(left - kBeforeLight, population.braking);
            if (allowed < agent.targetSpeed) {
                agent.targetSpeed = allowed;
                agent.because = State::AtLight;
            }
        }
    }
    if (population.lookAhead > 0)
        agent.targetSpeed = limitByOthers(index, agent.targetSpeed, agent.because);
}

void Simulation::move(const Model& model, Agent& agent) const {
    if (!agent.isPresent())
        return;
    const float dt = traffic_->step;
    const auto& population = populationOf(agent);
    agent.pause = std::max(0.F, agent.pause - dt);
    if (agent.needsGoal)
        return;
    agent.speed = agent.speed < agent.targetSpeed
                      ? std::min(agent.targetSpeed, agent.speed + population.acceleration * dt)
                      : std::max(agent.targetSpeed, agent.speed - population.braking * dt);
    agent.along += agent.speed * dt;
    const bool stands = agent.speed < kStands && agent.because != State::Moving;
    if (stands && agent.state == State::Moving) {
        agent.state = agent.because;
        if (agent.because == State::AtLight)
            agent.note(Event::Stop, agent.way.to);
        else if (agent.because == State::Queued)
            agent.note(Event::Queue, agent.way.to);
        else if (agent.because == State::GivingWay)
            agent.note(Event::Crossing, agent.way.to);
    } else if (stands) {
        agent.state = agent.because;
    } else if (agent.speed > kMoves || agent.because == State::Moving) {
        agent.state = State::Moving;
    }
    const bool waits = stands && agent.because != State::AtLight && agent.because != State::Waiting;
    const float before = agent.still;
    agent.still = waits ? agent.still + dt : 0;
    if (before < kStuckAfter && agent.still >= kStuckAfter)
        agent.note(Event::Stuck, agent.way.to);
    if (agent.still >= kVanishesAfter)
        agent.leaves = true;
    if (agent.along >= agent.course.length())
        advance(model, agent);
    if (agent.needsGoal)
        return;
    const auto place = agent.course.at(agent.along, agent.piece);
    agent.place = place.at;
    if (place.heading != glm::vec3(0))
        agent.heading = place.heading;
    if (isOut(agent.place))
        agent.leaves = true;
}

} // namespace navsmith::simulation
