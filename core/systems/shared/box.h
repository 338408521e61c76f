// A box in the world as the argument of an edit: places inside it are worked on.
#pragma once

#include "core/symbol/primitives.h"
#include "core/systems/edit.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::systems {

/// World units; includes its faces.
struct Box {
    glm::vec3 low{0.0F};
    glm::vec3 high{0.0F};

    /// Between any two opposite corners.
    static Box between(const glm::vec3& one, const glm::vec3& other);
    void add(const glm::vec3& place);
    [[nodiscard]] bool contains(const glm::vec3& place) const;
    bool operator==(const Box&) const = default;
};

/// Six numbers, shown while a choice has a value: from one corner to the opposite one.
std::vector<Parameter> boxParameters(Argument<Choice> choice, Choice value);
/// The box that the arguments of an edit give.
Box boxOf(const EditArguments& arguments);
/// Rounded outwards.
void propose(Proposal& proposal, const Box& box);
/// The edges of a box.
void draw(symbol::Primitives& marks, const Box& box, symbol::Rgba colour = symbol::rgb(0xFFFFFF), float pixels = 2);

} // namespace navsmith::systems
