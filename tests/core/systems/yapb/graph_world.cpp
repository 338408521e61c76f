#include "tests/core/systems/yapb/graph_world.h"

#include "tests/core/systems/harness/box_room.h"

namespace navsmith::tests {

FileBytes graphFile(const GraphBytes& graph) {
    return {{"room.graph", bytesOfGraph(graph)}};
}

FileBytes nineWith(const std::function<void(GraphBytes&)>& change) {
    auto graph = graphOfNine();
    change(graph);
    return graphFile(graph);
}

model::Model loadGraph(const FileBytes& files) {
    return loadFiles(systemNamed("yapb"), files);
}

std::shared_ptr<const world::Backdrop> graphRoom() {
    return boxRoom("{ \"classname\" \"worldspawn\" }"
                   "{ \"classname\" \"func_bomb_target\" \"model\" \"*1\" }"
                   "{ \"classname\" \"info_player_deathmatch\" \"origin\" \"100 -100 36\" }"
                   "{ \"classname\" \"info_player_start\" \"origin\" \"-100 100 36\" }",
                   {{{-180, -180, 0}, {-60, -60, 80}}});
}

} // namespace navsmith::tests
