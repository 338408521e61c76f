// Somebody who runs any edit on any selection, builds, copies, pastes and drags: what no edit may do goes wrong here.
#pragma once

#include "tests/core/systems/harness/system_case.h"

#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace navsmith::tests {

using Seen = std::set<std::string>; ///< ids of edits and builders that have changed something

class RandomUser {
public:
    /// `careful`: only edits that break no rule.
    RandomUser(const SystemCase& c, model::Model& model, std::uint32_t seed, bool careful);

    /// One action: what it changed. Empty: it was disabled or refused, or changed nothing. Records a GoogleTest failure
    /// if it breaks the contract of edits.
    model::Change act(const Seen& seen = {});
    /// The id of the last edit or builder.
    [[nodiscard]] const std::string& last() const { return last_; }

private:
    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_); }
    float within(float reach) { return std::uniform_real_distribution<float>(-reach, reach)(random_); }
    model::Element any(model::ElementTypeId type);
    model::Element any() { return any(c_.picks[below(c_.picks.size())]); }
    systems::Elements neighbours();
    systems::Elements selection();
    std::vector<double> numbers(std::span<const systems::Parameter> parameters);
    std::optional<glm::vec3> placeOf(model::Element element) const;
    glm::vec3 somewhere();
    const world::RayCaster* ground();

    model::Change commit(model::Transaction& tx, const systems::EditResult& result);
    model::Change run(const systems::Edit& edit);
    model::Change build(const systems::Builder& builder);
    model::Change copy();
    model::Change drag();

    const SystemCase& c_;
    const systems::System& system_;
    model::Model& model_;
    std::mt19937 random_;
    bool careful_;
    std::size_t most_ = 0;
    std::string last_;
    std::vector<const systems::Edit*> edits_;
    std::vector<const systems::Builder*> builders_;
};

} // namespace navsmith::tests
