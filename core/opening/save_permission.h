// A save that a system refuses until somebody chooses otherwise, and the choice that allows it.
#pragma once

#include "core/systems/system.h"

#include <optional>
#include <string>

namespace navsmith::opening {

struct SavePermission {
    std::string reason;           ///< why the document is not saved without it: Codec::whyNotSaved
    systems::SettingValue allows; ///< the choice that allows it
};

/// None: the document may be saved as it is, or no setting of its system allows it.
std::optional<SavePermission> neededPermission(const systems::System& system, const model::Model& model);

/// Why the document must not be saved, and the choice that allows it, if there is one. Empty: it may be saved.
std::string whyNotSaved(const systems::System& system, const model::Model& model);

} // namespace navsmith::opening
