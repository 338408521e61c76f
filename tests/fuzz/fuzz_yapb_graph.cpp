// Any bytes: either an error, or a graph that is written as the same bytes, each of which belongs to a named field; and
// what is packed anew says the same.
#include "formats/yapb/graph_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const bool mayBe = yapb::isGraph(input) || yapb::isPwf(input);
    auto graph = yapb::read(input);
    if (!graph)
        return;
    require(mayBe);
    requireSame(yapb::write(*graph), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!yapb::fieldAt(*graph, at).empty());
    graph->packed.clear();
    require(yapb::read(yapb::write(*graph)).has_value());
}
