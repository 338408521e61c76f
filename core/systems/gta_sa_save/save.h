// Converts the model to bytes.
#pragma once

#include "core/systems/system.h"
#include "formats/gta_sa/save_file.h"

#include <cstddef>

namespace navsmith::systems::gta_sa_save {

/// The file of a document. Padding and checksum stay as read while nothing has changed. An edit that keeps all lengths
/// updates the padding where it mirrored the edited bytes; any other edit generates it anew
/// (docs/formats/gta-sa-save.md, section 1.2).
gta_sa::SaveFile saveFile(const model::Model& m, model::Slot f);
/// Size of the blocks alone, to check whether they fit.
std::size_t bodySize(const model::Model& m);

/// If the blocks do not fit, the result has a notice and no file.
Saved save(const model::Model& m);
std::string fieldAt(const model::Model& m, model::Slot f, std::uint64_t offset);

} // namespace navsmith::systems::gta_sa_save
