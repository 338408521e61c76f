// Meshes of rectangles from those of polygons.
#pragma once

#include "core/systems/exchange.h"
#include "formats/source/nav_format.h"

namespace navsmith::systems::source_nav {

/// The file of a mesh whose areas cover the polygons of a graph (BotGraph::faces). Their connections lead where those
/// of the polygons do. TakeInput::notes tell how well they cover.
tl::expected<std::vector<OutputFile>, model::EditError> meshFromPolygons(const TakeInput& input,
                                                                         const source::NavFormat& format);

/// Attributes of areas that other meshes have, too.
struct SharedAttribute {
    std::uint32_t bits;
    BotMark mark;
};
std::span<const SharedAttribute> sharedAttributes();

} // namespace navsmith::systems::source_nav
