// For builds without Recast.
#include "core/walkable/walkable.h"
#include "formats/texts/texts.h"

namespace navsmith::walkable {

bool available() {
    return false;
}

tl::expected<Floors, std::string> findFloors(const world::MapGeometry& /*map*/, const Options& /*options*/,
                                             const Progress& /*progress*/) {
    return tl::unexpected(texts::format("this build of Navsmith has no Recast, so it cannot find floors by surfaces"));
}

} // namespace navsmith::walkable
