#include "tests/core/systems/source_ain/ain_world.h"

#include "tests/support/source_room.h"

#include <fmt/format.h>

namespace navsmith::tests {

FileBytes ainFile(const AinBytes& graph) {
    return {{"room.ain", bytesOfAin(graph)}};
}

FileBytes fourteenWith(const std::function<void(AinBytes&)>& change) {
    auto graph = ainOfFourteen();
    change(graph);
    return ainFile(graph);
}

model::Model loadAin(const FileBytes& files) {
    return loadFiles(systemNamed("source_ain"), files);
}

const std::vector<std::byte>& ainRoomBytes() {
    static const auto bytes = [] {
        SourceRoom room({-512, -512, 0}, {512, 512, 512});
        room.add(boxSolid({-58, -50, 0}, {-42, 50, 512}));
        const auto graph = ainOfFourteen();
        for (std::size_t n = 0; n < 13; ++n) {
            const auto& node = graph.nodes[n];
            const auto* name = n == 0           ? "info_node_hint"
                               : node.type == 3 ? "info_node_air"
                               : node.type == 4 ? "info_node_climb"
                                                : "info_node";
            auto pairs = fmt::format("\"classname\" \"{}\" \"origin\" \"{} {} {}\" \"angles\" \"0 {} 0\" \"nodeid\" "
                                     "\"{}\"",
                                     name, node.position[0], node.position[1], node.position[2], node.yaw, node.id);
            if (n == 0)
                pairs += " \"hinttype\" \"901\" \"targetname\" \"lookout\"";
            room.addEntity(pairs);
        }
        return room.bytes();
    }();
    return bytes;
}

std::shared_ptr<const world::Backdrop> backdropOf(const std::vector<std::byte>& map) {
    auto geometry = world::readMapGeometry(map).value();
    auto rays = world::RayCaster::build(geometry).value();
    return std::make_shared<world::Backdrop>(
        world::Backdrop{.geometry = std::move(geometry),
                        .rays = std::move(rays),
                        .fileSize = map.size(),
                        .readFile = [map]() -> tl::expected<world::MapFile, std::string> {
                            return world::MapFile{map, {}};
                        }});
}

std::shared_ptr<const world::Backdrop> ainRoom() {
    static const auto room = backdropOf(ainRoomBytes());
    return room;
}

} // namespace navsmith::tests
