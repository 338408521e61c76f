// Any bytes: either an error, or waypoints that are written as the same bytes, each of which belongs to a named field.
#include "formats/quake/nav_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto game = quake::identifyNav(input);
    const auto file = quake::readNav(input);
    require(!file || game);
    if (!file)
        return;
    requireSame(quake::writeNav(*file), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!quake::fieldAt(*file, at).empty());
}
