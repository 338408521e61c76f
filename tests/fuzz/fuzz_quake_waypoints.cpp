// Any bytes as each dialect: either an error, or waypoints that are written as the same bytes, and that can be changed
// and written anew.
#include "formats/quake_waypoints/waypoints.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    using namespace quake_waypoints;
    if (input.empty())
        return;
    const auto dialect = static_cast<Dialect>(static_cast<std::size_t>(input.front()) % kDialects);
    const auto text = input.subspan(1);
    const std::vector<Part> parts{
        {"map_a" + std::string(limitsOf(dialect).ending), {reinterpret_cast<const char*>(text.data()), text.size()}}};
    auto w = read(dialect, parts);
    if (!w)
        return;
    require(write(*w) == parts);
    w->nodes.push_back({.origin = {1, 2, 3}});
    if (!w->links.empty())
        w->links.erase(w->links.begin());
    if (const auto again = read(dialect, write(*w)))
        require(read(dialect, write(*again)).has_value());
    w->source.clear();
    (void)read(dialect, write(*w));
}
