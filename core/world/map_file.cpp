#include "core/world/map_file.h"

#include "formats/quake/bsp_file.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/source/vbsp_file.h"

namespace navsmith::world {

std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start) {
    if (const auto ident = source::identifyVbsp(start))
        return MapRecognition{ident->title, ident->readable};
    if (const auto ident = quake2::identifyIbsp(start))
        return MapRecognition{ident->title, ident->form.has_value()};
    if (const auto ident = quake::identify(start))
        return MapRecognition{ident->title, ident->variant.has_value()};
    return std::nullopt;
}

} // namespace navsmith::world
