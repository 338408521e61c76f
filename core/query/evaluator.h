// Evaluates expressions, whole columns at a time. Internal to core/query.
#pragma once

#include "core/query/expression.h"
#include "core/query/query.h"
#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::query {

/// Rows of a table, or entries of lists.
struct Rows {
    Domain domain;
    std::span<const std::uint32_t> at;    ///< slots, or places in the pool of the list
    std::span<const model::Slot> parents; ///< of list entries
};

/// A number without a value.
inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// A number without a value is NaN, a reference without a target kNoSlot.
class Evaluator {
public:
    Evaluator(const model::Model& model, const systems::System* system, const Sets& sets)
        : model_(model), system_(system), sets_(sets) {}

    std::vector<double> numbers(const Expression& e, const Rows& rows);
    std::vector<std::string> texts(const Expression& e, const Rows& rows);
    std::vector<model::Slot> targets(const Expression& e, const Rows& rows);
    /// 1 where the value is set: not 0, not empty, some element.
    std::vector<std::uint8_t> truth(const Expression& e, const Rows& rows);

private:
    using Numbers = std::vector<double>;
    using Flags = std::vector<std::uint8_t>;
    using Places = std::vector<std::optional<glm::vec3>>;

    Numbers property(const Expression& e, const Rows& rows);
    Numbers calculation(const Expression& e, const Rows& rows);
    Numbers smallestOrLargest(const Expression& e, const Rows& rows);
    Numbers conditional(const Expression& e, const Rows& rows);
    void clearAbsent(const model::PropertySpec& property, const Rows& rows, Numbers& numbers) const;
    Flags logic(const Expression& e, const Rows& rows);
    Flags comparison(const Expression& e, const Rows& rows);
    Flags compareTexts(const Expression& e, const Rows& rows);
    Flags compareReferences(const Expression& e, const Rows& rows);
    std::vector<std::string> shown(const Expression& e, const Rows& rows);

    // Aggregates (aggregates.cpp)
    struct Members;
    Numbers aggregate(const Expression& e, const Rows& rows);
    Members membersOf(const Collection& collection, const Rows& rows) const;

    // What every element has (places.cpp)
    Numbers builtIn(const Expression& e, const Rows& rows);
    [[nodiscard]] Places placesOf(const Rows& rows) const;
    Numbers coordinate(const Rows& rows, int axis) const;
    Numbers within(const Expression& e, const Rows& rows);
    Numbers distance(const Expression& e, const Rows& rows);
    Numbers at(const Expression& e, const Rows& rows);
    Numbers nearest(const Expression& e, const Rows& rows);
    Numbers aboveGround(const Rows& rows) const;
    Numbers slope(const Rows& rows) const;
    Numbers oneWay(const Rows& rows) const;
    Numbers named(const Expression& e, const Rows& rows) const;
    Numbers hasProblem(const Expression& e, const Rows& rows);
    std::span<const checks::Issue> issuesOf(const checks::Rule& rule);

    /// Evaluates a part of Follow for the distinct targets, and spreads the result over the rows.
    template <typename T, typename Evaluate>
    std::vector<T> followed(const Expression& e, const Rows& rows, T none, Evaluate&& evaluate);

    const model::Model& model_;
    const systems::System* system_;
    const Sets& sets_;
    std::map<const checks::Rule*, std::vector<checks::Issue>> issues_; ///< found on demand
};

} // namespace navsmith::query
