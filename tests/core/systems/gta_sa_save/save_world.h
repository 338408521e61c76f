// Saved games in memory, for the tests of the system.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/system.h"
#include "tests/support/save_bytes.h"

#include <functional>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

struct SaveSample {
    std::string name;
    tests::SaveBytes bytes;
};

/// The real files, if there are any, and one that is built by hand.
std::vector<SaveSample> samples();

/// The document of a file; fails the test if there is none.
model::Model loaded(const tests::SaveBytes& bytes);
model::Model smallDocument();
tests::SaveBytes saved(const model::Model& m);

/// Runs an edit; its change is for undo. Fails the test if it is refused.
model::Change edited(model::Model& m, const std::function<void(model::Transaction&)>& edit);
/// Why an edit is refused; empty if it is not.
std::string refusalOf(model::Model& m, const std::function<void(model::Transaction&)>& edit);

} // namespace navsmith::systems::gta_sa_save
