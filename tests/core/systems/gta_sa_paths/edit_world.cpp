#include "tests/core/systems/gta_sa_paths/edit_world.h"

#include "core/systems/gta_sa_paths/edge_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::tests {

namespace sa = systems::gta_sa_paths;
using model::kNoSlot;
using model::Slot;
using model::Transaction;

namespace {

std::string nodeFault(const std::map<unsigned, RawArea>& set, unsigned area, std::size_t id, int& nextLink) {
    const auto& file = set.at(area);
    const auto& n = file.nodes[id];
    if (n.area != area || n.id != id)
        return fmt::format("node {}:{} says {}:{}", area, id, n.area, n.id);
    if (n.searchCost != 0x7FFE)
        return fmt::format("node {}:{} has the search cost {}", area, id, n.searchCost);
    if (n.firstLink != nextLink)
        return fmt::format("node {}:{} begins at link {}, not {}", area, id, n.firstLink, nextLink);
    nextLink += static_cast<int>(n.flags & 15U);
    return {};
}

std::string linkFault(const std::map<unsigned, RawArea>& set, unsigned area, std::size_t id, std::size_t index,
                      std::set<unsigned>& usedNavis) {
    const auto& file = set.at(area);
    const auto& l = file.links[index];
    const auto name = fmt::format("link {} of node {}:{}", index, area, id);
    if (!set.contains(l.area) || l.node >= set.at(l.area).nodes.size())
        return name + " leads nowhere";
    const auto& other = set.at(l.area);
    const auto& target = other.nodes[l.node];
    const bool vehicle = id < file.vehicleNodes;
    if (vehicle != (l.node < other.vehicleNodes))
        return name + " leads to a node of another part";
    const RawLink* back = nullptr;
    for (std::size_t i = 0; i < (target.flags & 15U); ++i) {
        const auto& b = other.links.at(static_cast<std::size_t>(target.firstLink) + i);
        if (b.area == area && b.node == id)
            back = &b;
    }
    if (back == nullptr)
        return name + " has no link back";
    if (back->length != l.length || back->crossing != l.crossing || back->navi != l.navi)
        return name + " says something else than the link back";
    if (!vehicle)
        return l.navi == 0 ? "" : name + " has a navi node";
    if (!set.contains(l.navi >> 10U) || (l.navi & 1023U) >= set.at(l.navi >> 10U).navis.size())
        return name + " has a navi node that is not there";
    usedNavis.insert(l.navi);
    const auto& navi = set.at(l.navi >> 10U).navis[l.navi & 1023U];
    const auto lower = std::min(std::pair<unsigned, unsigned>(area, static_cast<unsigned>(id)),
                                std::pair<unsigned, unsigned>(l.area, l.node));
    return std::pair<unsigned, unsigned>(navi.area, navi.node) == lower ? "" : name + " has a navi at its higher end";
}

} // namespace

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string readingFaults(const FileBytes& files) {
    const auto set = readSet(files);
    std::set<unsigned> used;
    std::size_t navis = 0;
    for (const auto& [area, file] : set) {
        int nextLink = 0;
        navis += file.navis.size();
        for (std::size_t id = 0; id < file.nodes.size(); ++id) {
            const int first = nextLink;
            if (auto fault = nodeFault(set, area, id, nextLink); !fault.empty())
                return fault;
            for (int i = first; i < nextLink; ++i) {
                if (auto fault = linkFault(set, area, id, static_cast<std::size_t>(i), used); !fault.empty())
                    return fault;
            }
        }
        if (static_cast<std::size_t>(nextLink) != file.links.size())
            return fmt::format("area {} has links of no node", area);
    }
    return used.size() == navis ? "" : "there are navi nodes that no link uses";
}

const systems::System& EditWorld::system() {
    return *systems::find("gta_sa_paths");
}

const systems::Edit& EditWorld::edit(std::string_view id) {
    const auto& edits = system().editing.edits;
    return *std::ranges::find(edits, id, &systems::Edit::id);
}

const systems::Builder& EditWorld::builder(std::string_view id) {
    const auto& builders = system().editing.builders;
    return *std::ranges::find(builders, id, &systems::Builder::id);
}

std::vector<double> EditWorld::initial(std::span<const systems::Parameter> parameters) {
    std::vector<double> values;
    for (const auto& p : parameters)
        values.push_back(p.initial);
    return values;
}

Element EditWorld::node(unsigned area, unsigned id) const {
    return {sa::kNode, at(area, id)};
}

Element EditWorld::linkBetween(Element a, Element b) const {
    const Slot l = sa::findLink(model, a.slot, b.slot);
    EXPECT_NE(l, kNoSlot);
    return {sa::kLink, l};
}

bool EditWorld::linked(Element a, Element b) const {
    return sa::findLink(model, a.slot, b.slot) != kNoSlot && sa::findLink(model, b.slot, a.slot) != kNoSlot;
}

std::pair<unsigned, unsigned> EditWorld::lanes(Element a, Element b) const {
    const auto traffic = sa::trafficOf(model, linkBetween(a, b).slot);
    return {traffic.away, traffic.back};
}

glm::dvec3 EditWorld::place(Element e) const {
    const auto p = sa::pointOf(model, e.slot);
    return glm::dvec3(p.x, p.y, p.z) / 8.0;
}

Elements EditWorld::run(std::string_view id, const Elements& selection, std::vector<double> values) {
    const auto& v = edit(id);
    if (values.empty())
        values = initial(v.parameters);
    EXPECT_EQ(systems::whyDisabled(v, model, selection), "");
    return sound([&](Transaction& tx) { return systems::run(v, tx, selection, {values}); });
}

std::string EditWorld::refusal(std::string_view id, const Elements& selection, std::vector<double> values) {
    const auto& v = edit(id);
    if (values.empty())
        values = initial(v.parameters);
    if (auto reason = systems::whyDisabled(v, model, selection); !reason.empty())
        return reason;
    return refused([&](Transaction& tx) { return systems::run(v, tx, selection, {values}); });
}

Element EditWorld::click(std::string_view id, Element from, Element onto, glm::vec3 at, std::vector<double> values) {
    const auto& b = builder(id);
    if (values.empty())
        values = systems::initialNumbers(b, model, from);
    const auto made = sound([&](Transaction& tx) { return systems::place(b, tx, {from, onto, at}, {values}); });
    return made.empty() ? Element{} : made.back();
}

std::string EditWorld::clickRefusal(std::string_view id, Element from, Element onto, glm::vec3 at,
                                    std::vector<double> values) {
    const auto& b = builder(id);
    if (values.empty())
        values = systems::initialNumbers(b, model, from);
    return refused([&](Transaction& tx) { return systems::place(b, tx, {from, onto, at}, {values}); });
}

void EditWorld::expectSound(const FileBytes& before, const std::map<std::string, std::size_t>& faults,
                            const model::Change& change) {
    for (const auto& [rule, count] : faultsOf(model)) {
        const auto known = faults.contains(rule) ? faults.at(rule) : 0;
        EXPECT_LE(count, known) << rule << " " << issuesOf(model, rule).back().message;
    }
    const auto after = saveSet(model);
    EXPECT_EQ(readingFaults(after), "");
    EXPECT_EQ(saveSet(loadSet(after)), after);
    model.apply(change, model::Direction::Backward);
    EXPECT_EQ(saveSet(model), before);
    model.apply(change, model::Direction::Forward);
    EXPECT_EQ(saveSet(model), after);
}

} // namespace navsmith::tests
