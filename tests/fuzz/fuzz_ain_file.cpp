// Any bytes: either an error, or a graph that is written as the same bytes, each of which belongs to a named field; a
// text that is written anew says the same.
#include "formats/source/ain_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const bool mayBe = source::isAin(input);
    auto graph = source::readAin(input);
    if (!graph)
        return;
    require(mayBe);
    requireSame(source::writeAin(*graph), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!source::ainFieldAt(*graph, at).empty());
    graph->text.clear();
    require(source::readAin(source::writeAin(*graph)).has_value());
}
