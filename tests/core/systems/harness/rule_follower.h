// The issues of a document, brought up to date change by change, against those of a full check.
#pragma once

#include "tests/core/systems/harness/system_case.h"

#include <string>
#include <vector>

namespace navsmith::tests {

class RuleFollower {
public:
    explicit RuleFollower(const model::Model& model);

    /// Call after a change has been applied. What is stale or missed; empty: nothing.
    std::string fault(const model::Model& model, const model::Change& change);

private:
    // With the rules over the whole document, and without.
    std::span<const checks::Rule> rules_;
    std::vector<checks::Rule> local_;
    std::vector<checks::Issue> all_;
    std::vector<checks::Issue> part_;
};

} // namespace navsmith::tests
