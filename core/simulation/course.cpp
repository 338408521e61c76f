#include "core/simulation/course.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace navsmith::simulation {

namespace {

constexpr float kShortest = 1e-3F; ///< has no direction

glm::vec3 headingOf(const glm::vec3& a, const glm::vec3& b) {
    const glm::vec2 flat(b - a);
    const float length = glm::length(flat);
    return length < kShortest ? glm::vec3(0) : glm::vec3(flat / length, (b.z - a.z) / length);
}

} // namespace

void Course::set(const model::Model& model, const routing::Routing& routing, const Traffic& traffic,
                 const Population& population, const Turn& turn) {
    points_.clear();
    if (traffic.course != nullptr)
        traffic.course(model, population, turn, points_);
    if (points_.size() < 2) {
        points_.assign(1, routing.place(model, turn.from));
        if (routing.between != nullptr)
            routing.between(model, turn.from, *turn.in, points_);
        points_.push_back(routing.place(model, turn.in->to));
    }
    along_.resize(points_.size());
    along_[0] = 0;
    for (std::size_t i = 1; i < points_.size(); ++i)
        along_[i] = along_[i - 1] + glm::distance(points_[i - 1], points_[i]);
}

Course::Place Course::at(float along, std::uint32_t& hint) const {
    const auto last = static_cast<std::uint32_t>(points_.size() - 2);
    auto i = std::min(hint, last);
    if (along < along_[i])
        i = 0;
    while (i < last && along > along_[i + 1])
        ++i;
    hint = i;
    const float piece = along_[i + 1] - along_[i];
    const float t = piece > 0 ? std::clamp((along - along_[i]) / piece, 0.F, 1.F) : 0;
    return {glm::mix(points_[i], points_[i + 1], t), headingOf(points_[i], points_[i + 1])};
}

float sharpestKink(const std::vector<glm::vec3>& line, float within) {
    struct Piece {
        glm::vec2 heading; ///< of length 1, or 0
        float length;
    };
    std::vector<Piece> pieces;
    pieces.reserve(line.size());
    for (std::size_t i = 1; i < line.size(); ++i)
        pieces.push_back({glm::vec2(headingOf(line[i - 1], line[i])), glm::distance(line[i - 1], line[i])});
    float leastCosine = 1; // of the sharpest
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const auto in = pieces[i - 1].heading;
        float way = 0;
        for (std::size_t j = i; j < pieces.size() && way <= within; ++j) {
            const auto out = pieces[j].heading;
            if (in != glm::vec2(0) && out != glm::vec2(0))
                leastCosine = std::min(leastCosine, glm::dot(in, out));
            way += pieces[j].length;
        }
    }
    return glm::degrees(std::acos(std::clamp(leastCosine, -1.F, 1.F)));
}

} // namespace navsmith::simulation
