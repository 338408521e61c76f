// Any bytes: what is read is written back, byte by byte.
#include "formats/gta_paths_ipl/path_text.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    auto file = gta_paths_ipl::read(input);
    if (!file)
        return;
    requireSame(gta_paths_ipl::write(*file), input);
    // Changed values are read back.
    for (auto& group : file->groups) {
        group.id = 7;
        group.nodes[3].x = 0.5;
    }
    const auto again = gta_paths_ipl::read(gta_paths_ipl::write(*file));
    require(again && again->groups.size() == file->groups.size());
    for (const auto& group : again->groups)
        require(group.id == 7 && group.nodes[3].x == 0.5);
}
