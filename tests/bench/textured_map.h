// A map of rooms with textures and light, as large as those of games.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/textured_map.h"

#include <memory>

namespace navsmith::bench {

struct TexturedRooms {
    world::TexturedMap textured;
    std::shared_ptr<const world::Backdrop> plain; ///< the same surfaces
};

TexturedRooms texturedRooms();

} // namespace navsmith::bench
