// Any bytes as each dialect: either an error, or waypoints that are written as the same bytes, and that can be changed
// and written anew.
#include "formats/quake_waypoints/waypoints.h"
#include "tests/fuzz/fuzz.h"

#include <array>
#include <string>

namespace navsmith::fuzz {
namespace {

using namespace quake_waypoints;

/// The parts of a chain, which '\f' separates in the text of dialects that have some.
std::vector<Part> partsOf(Dialect dialect, std::string_view text) {
    std::vector<Part> parts;
    const bool chain = dialect == Dialect::FrikBot || dialect == Dialect::Nexuiz;
    constexpr std::array<std::string_view, 3> kNexuiz{".waypoints", ".waypoints.cache", ".waypoints.hardwired"};
    const std::size_t most = dialect == Dialect::Nexuiz ? kNexuiz.size() : 9;
    while (parts.empty() || (!text.empty() && parts.size() < most)) {
        const auto end = chain ? std::min(text.find('\f'), text.size()) : text.size();
        std::string name = "map_a";
        if (dialect == Dialect::Nexuiz)
            name += kNexuiz.at(parts.size());
        else if (parts.empty())
            name += limitsOf(dialect).ending;
        else
            name += ".wa" + std::to_string(parts.size());
        parts.push_back({name, std::string(text.substr(0, end))});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// What an edit may do to each value: write() changes only the statements concerned, and must not fail.
void change(Waypoints w, unsigned choice) {
    for (std::size_t i = choice % 3; i < w.nodes.size(); i += 3) {
        auto& node = w.nodes[i];
        node.origin += glm::vec3(1, -2.5F, 0.125F);
        node.flags ^= 1U << choice % 12;
        node.zone = static_cast<std::uint8_t>(node.zone == 0 ? 1 : 0);
        node.goal = static_cast<std::uint8_t>(node.goal == 0 ? 2 : 0);
    }
    for (std::size_t i = choice % 5; i < w.links.size(); i += 2) {
        auto& link = w.links[i];
        link.flags ^= 1U << choice % 11;
        link.target = link.owner + 1;
        link.rocket = !link.rocket;
        link.pitch += 5;
        link.delay += 1;
    }
    if (const auto again = read(w.dialect, write(w)))
        require(again->nodes.size() >= w.nodes.size() || !w.source.empty());
    if (w.nodes.size() > 1) {
        w.nodes.erase(w.nodes.begin());
        std::erase_if(w.links, [](const Link& link) { return link.owner == 0; });
        for (auto& link : w.links)
            --link.owner;
        (void)read(w.dialect, write(w));
    }
    (void)read(w.dialect, writeAnew(w));
}

} // namespace

void run(Input input) {
    if (input.empty())
        return;
    const auto dialect = static_cast<Dialect>(static_cast<std::size_t>(input.front()) % kDialects);
    const auto parts = partsOf(dialect, textOf(input.subspan(1)));
    for (const auto& recognised : recognise(parts[0].name, parts[0].text.substr(0, 64)))
        (void)stemOf(recognised.dialect, parts[0].name);
    (void)dialectOf(parts[0]);
    auto w = read(dialect, parts);
    if (!w)
        return;
    require(write(*w) == parts);
    for (std::size_t at = 0; at < parts[0].text.size(); at += 1 + parts[0].text.size() / 16)
        require(!fieldAt(parts[0], at).empty());
    change(*w, static_cast<unsigned>(input.size()));
    w->nodes.push_back({.origin = {1, 2, 3}});
    if (!w->links.empty())
        w->links.erase(w->links.begin());
    if (const auto again = read(dialect, write(*w)))
        require(read(dialect, write(*again)).has_value());
    w->source.clear();
    (void)read(dialect, write(*w));
}

} // namespace navsmith::fuzz
