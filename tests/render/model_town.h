// A world of two plates beside each other, with models: green ground by their collision, blue by their textures. The
// second one has a yellow twin.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/textured_map.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::tests {

struct ModelTown {
    std::shared_ptr<const world::Backdrop> world;
    std::map<std::string, std::vector<std::byte>> files;

    /// Of a copy of the files.
    [[nodiscard]] world::FindGameFile find() const;
};

/// Plates of 100 by 100 units around (0, 0) and (5000, 0).
ModelTown modelTown();

} // namespace navsmith::tests
