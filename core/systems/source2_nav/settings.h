// What people choose for a mesh and its file does not store.
#pragma once

#include "core/model/model.h"
#include "core/systems/document_setting.h"

#include <string>
#include <vector>

namespace navsmith::systems::source2_nav {

std::vector<DocumentSetting> settings();

/// Codec::whyNotSaved: meshes of a kind without a real file are saved only by those who choose it.
std::string whyNotSaved(const model::Model& m);

} // namespace navsmith::systems::source2_nav
