// Any bytes: commands that have their paths.
#include "formats/gta_world/loader_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    for (const auto& line : gta_world::readLoader(input).lines)
        require(line.command == gta_world::LoaderLine::Command::Other || !line.path.empty());
}
