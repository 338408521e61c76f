// The line that an agent follows between two choices.
#pragma once

#include "core/simulation/traffic.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::simulation {

/// Points and the way along them.
class Course {
public:
    /// Takes the points of a turn; without any, those of the straight line.
    void set(const model::Model& model, const routing::Routing& routing, const Traffic& traffic,
             const Population& population, const Turn& turn);

    [[nodiscard]] const std::vector<glm::vec3>& points() const { return points_; }
    [[nodiscard]] float length() const { return along_.empty() ? 0 : along_.back(); }
    struct Place {
        glm::vec3 at{0};
        glm::vec3 heading{0}; ///< of length 1 in plan, or 0
    };
    /// `along` is limited to the course. Looks for the piece from `hint` on, and stores it there.
    [[nodiscard]] Place at(float along, std::uint32_t& hint) const;

private:
    std::vector<glm::vec3> points_;
    std::vector<float> along_; ///< of each point, from the first
};

/// The largest change of direction between two pieces of a line within this many units, in degrees. Where it turns as
/// sharply only over a longer way it is a bend, and no kink.
float sharpestKink(const std::vector<glm::vec3>& line, float within);

} // namespace navsmith::simulation
