// Saved games in memory for the tests of the system.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/system.h"
#include "tests/support/save_bytes.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_save {

struct SaveSample {
    std::string name;
    tests::SaveBytes bytes;
};

/// The real files, if available, and a generated one.
std::vector<SaveSample> samples();

/// Loads a document; fails the test on error.
model::Model loaded(const tests::SaveBytes& bytes);
model::Model smallDocument();
tests::SaveBytes saved(const model::Model& m);

/// What people see of a property.
std::string shown(const model::Model& m, Type type, std::string_view property, model::Slot row);
/// The ids of rules that find something.
std::set<std::string> rulesWithIssues(const model::Model& m);

/// Makes an edit; returns its change for undo. Fails the test if it is refused.
model::Change edited(model::Model& m, const std::function<void(model::Transaction&)>& edit);
/// The reason for a refused edit; empty if it succeeds.
std::string refusalOf(model::Model& m, const std::function<void(model::Transaction&)>& edit);

} // namespace navsmith::systems::gta_sa_save
