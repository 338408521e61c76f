// The file of systems whose documents are one file.
#pragma once

#include "core/model/model.h"

namespace navsmith::systems {

/// The only file row; kNoSlot in an empty model.
inline model::Slot fileRow(const model::Model& m) {
    return m.capacity(model::kFileType) > 0 && m.isLive({model::kFileType, 0}) ? model::Slot{0} : model::kNoSlot;
}

} // namespace navsmith::systems
