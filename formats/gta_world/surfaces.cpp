#include "formats/gta_world/surfaces.h"

#include "formats/texts/texts.h"

namespace navsmith::gta_world {

std::string_view nameOf(SurfaceClass surface) {
    static constexpr std::array<std::string_view, kSurfaceClasses> kNames{
        texts::mark("unspecified"), texts::mark("road"),   texts::mark("pavement"), texts::mark("concrete"),
        texts::mark("grass"),       texts::mark("plants"), texts::mark("soil"),     texts::mark("gravel"),
        texts::mark("sand"),        texts::mark("rock"),   texts::mark("water"),    texts::mark("wood"),
        texts::mark("metal"),       texts::mark("glass"),  texts::mark("rails"),    texts::mark("indoors"),
        texts::mark("objects"),
    };
    return kNames[static_cast<std::size_t>(surface)];
}

} // namespace navsmith::gta_world
