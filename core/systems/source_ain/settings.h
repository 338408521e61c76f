#pragma once

#include "core/systems/document_setting.h"

#include <vector>

namespace navsmith::systems::source_ain {

/// In the order of Setting (access.h) and, of games, of Game (limits.h).
std::vector<DocumentSetting> settings();

} // namespace navsmith::systems::source_ain
