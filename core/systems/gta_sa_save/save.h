// From the model to bytes.
#pragma once

#include "core/systems/system.h"
#include "formats/gta_sa/save_file.h"

#include <cstddef>

namespace navsmith::systems::gta_sa_save {

/// The file that a document is. Padding and checksum are those of the file as it came while nothing is changed. An edit
/// that keeps all lengths changes the padding where it mirrored what was edited, one that does not makes it anew
/// (docs/formats/gta-sa-save.md, section 1.2).
gta_sa::SaveFile saveFile(const model::Model& m, model::Slot f);
/// Bytes of its blocks, without all the rest: whether they fit.
std::size_t bodySize(const model::Model& m);

/// Without the file, and with a notice that says so, if its blocks do not fit.
Saved save(const model::Model& m);
std::string fieldAt(const model::Model& m, model::Slot f, std::uint64_t offset);

} // namespace navsmith::systems::gta_sa_save
