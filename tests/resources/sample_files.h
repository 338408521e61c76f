// The sample worlds in the build folder, as bytes and as models.
#pragma once

#include "core/model/model.h"
#include "core/systems/system.h"

#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::samples {

/// Throws if the sample has not been built.
std::vector<std::byte> readSample(const std::string& folder, const std::string& name);

/// Throws if a file fails or there is a notice.
model::Model loadSample(const systems::System& system, const std::vector<std::string>& names,
                        const std::vector<std::vector<std::byte>>& bytes);

} // namespace navsmith::samples
