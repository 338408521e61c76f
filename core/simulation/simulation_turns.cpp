// From one way to the next.
#include "core/simulation/simulation.h"

#include <algorithm>
#include <cmath>

namespace navsmith::simulation {

using model::Model;
using routing::Way;

namespace {

constexpr float kRoomForLaneChange = 16; ///< length of a way on which lanes may be changed, units
/// Turns between two changes of the lane.
constexpr unsigned kLeastTurns = 4;
constexpr unsigned kMoreTurns = 4;
constexpr int kMostWaysInStep = 8; ///< ways of length 0 must not hold up a step

} // namespace

void Simulation::take(const Model& model, Agent& agent, const Way& out, unsigned lane) const {
    agent.next = out;
    agent.nextPassage =
        traffic_->passage == nullptr ? Passage{} : traffic_->passage(model, populationOf(agent), agent.way.to, out);
    agent.nextLane = std::min(lane, std::max(1U, agent.nextPassage.lanes) - 1);
    agent.hasNext = true;
}

bool Simulation::tryTurns(const Model& model, Agent& agent) const {
    const auto& graph = graphOf(agent);
    const auto out = graph.out(agent.way.to);
    if (out.empty())
        return false;
    // As the games do: from anywhere in the list, in either direction.
    const auto begin = agent.random.below(out.size());
    const bool forward = agent.random.below(2) == 0;
    for (unsigned attempt = 0; attempt < traffic_->attempts; ++attempt) {
        for (std::size_t i = 0; i < out.size(); ++i) {
            const auto& arc = out[(begin + (forward ? i : out.size() - i)) % out.size()];
            if (!std::isfinite(arc.cost))
                continue;
            const auto& way = graph.way(arc.way);
            const Turn turn{agent.from, &agent.way, agent.lane, &way, 0};
            const bool accepted = traffic_->accepts == nullptr
                                      ? way.to != agent.from
                                      : traffic_->accepts(model, populationOf(agent), turn, attempt);
            if (accepted) {
                take(model, agent, way, agent.lane);
                return true;
            }
        }
    }
    return false;
}

void Simulation::chooseNext(const Model& model, Agent& agent) const {
    agent.hasNext = false;
    if (agent.passage.ends)
        return;
    const auto& graph = graphOf(agent);
    if (agent.way.to >= graph.capacity() || !graph.isOpen(agent.way.to))
        return;
    if (populationOf(agent).hasGoals) {
        if (agent.routeAt + 1 < agent.route.size() && stillExists(agent, agent.way.to, agent.route[agent.routeAt + 1]))
            take(model, agent, agent.route[agent.routeAt + 1], agent.lane);
        return;
    }
    if (!tryTurns(model, agent)) {
        // A dead end: back, if a lane leads there.
        for (const auto& arc : graph.out(agent.way.to)) {
            if (arc.node == agent.from && std::isfinite(arc.cost))
                take(model, agent, graph.way(arc.way), agent.lane);
        }
        agent.note(Event::TurnBack, agent.way.to);
    }
    if (agent.hasNext && agent.nextPassage.lanes > 1 && agent.next.length > kRoomForLaneChange &&
        --agent.laneTimer == 0) {
        agent.laneTimer = kLeastTurns + static_cast<unsigned>(agent.random.below(kMoreTurns));
        const bool outwards = agent.random.below(2) == 0;
        if (outwards)
            agent.nextLane = std::min(agent.nextLane + 1, agent.nextPassage.lanes - 1);
        else if (agent.nextLane > 0)
            --agent.nextLane;
    }
    agent.laneTimer = std::max(1U, agent.laneTimer);
}

/// Begins the course of its way.
void Simulation::enter(const Model& model, Agent& agent) const {
    chooseNext(model, agent);
    const Turn turn{agent.from, &agent.way, agent.lane, agent.hasNext ? &agent.next : nullptr, agent.nextLane};
    const auto& population = populationOf(agent);
    agent.course.set(model, *routing_, *traffic_, population, turn);
    agent.piece = 0;
    agent.factor = agent.passage.speed * (traffic_->bend == nullptr ? 1 : traffic_->bend(model, population, turn));
    agent.pause = agent.passage.pause;
    if (agent.passage.speed == 0)
        agent.along = agent.course.length(); // at once
    const auto place = agent.course.at(agent.along, agent.piece);
    agent.place = place.at;
    if (place.heading != glm::vec3(0))
        agent.heading = place.heading;
}

/// Moves the agent on to its next ways, as many as it has passed the ends of.
void Simulation::advance(const Model& model, Agent& agent) const {
    for (int i = 0; i < kMostWaysInStep && agent.along >= agent.course.length(); ++i) {
        agent.note(Event::Pass, agent.way.to);
        if (!agent.hasNext) {
            agent.along = agent.course.length();
            if (populationOf(agent).hasGoals) {
                agent.note(Event::Arrive, agent.way.to);
                agent.from = agent.way.to;
                agent.needsGoal = true;
                agent.state = State::Waiting;
                agent.speed = 0;
                return;
            }
            if (agent.passage.ends)
                agent.note(Event::Arrive, agent.way.to);
            agent.leaves = true;
            return;
        }
        agent.along -= agent.course.length();
        agent.from = agent.way.to;
        agent.way = agent.next;
        agent.lane = agent.nextLane;
        agent.passage = agent.nextPassage;
        if (populationOf(agent).hasGoals)
            ++agent.routeAt;
        enter(model, agent);
    }
    agent.along = std::min(agent.along, agent.course.length());
}

} // namespace navsmith::simulation
