// How elements turn, scale and mirror that are more than points.
#pragma once

#include "core/model/ids.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <vector>

namespace navsmith::model {
class Model;
class Transaction;
} // namespace navsmith::model

namespace navsmith::systems {

struct PlanTransform;

/// The elements of a type, such as the areas of meshes. Those of types without one change through their properties.
struct Transformer {
    model::ElementTypeId type = model::kNoElementType;
    double turnStep = 0; ///< degrees; 0: any angle
    /// Adds the points that bound a live element.
    void (*addPoints)(const model::Model&, model::Slot row, std::vector<glm::dvec3>& points) = nullptr;
    /// The reason why the live rows cannot change like this; empty if they can. Null: they can.
    std::string (*whyNot)(const model::Model&, std::span<const model::Slot> rows, const PlanTransform& by) = nullptr;
    /// Starts from the values before the transaction.
    void (*transform)(model::Transaction&, std::span<const model::Slot> rows, const PlanTransform& by) = nullptr;
};

} // namespace navsmith::systems
