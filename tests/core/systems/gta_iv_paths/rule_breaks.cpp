#include "tests/core/systems/gta_iv_paths/rule_breaks.h"

namespace navsmith::tests {

namespace {

struct IvBreak {
    std::string name;
    std::string rule;
    Counts expected;
    std::function<void(IvAreas&)> inAreas;
    bool mended = true; ///< by its fix
    std::function<void(FileBytes&)> inFiles = {};
};

RawIvNode& rawNode(IvAreas& areas, unsigned area, std::size_t id) {
    return areas.at(area).nodes.at(id);
}

std::vector<IvBreak> table() {
    return {
        {"bytes behind the links",
         "IV001",
         {{"IV001", 1}},
         {},
         true,
         [](FileBytes& f) { f["nodes27.nod"].push_back({}); }},
        {"counts of the header",
         "IV002",
         {{"IV002", 1}},
         {},
         true,
         [](FileBytes& f) { f["nodes27.nod"][8] = std::byte{9}; }},
        {"another id", "IV003", {{"IV003", 1}}, [](IvAreas& a) { rawNode(a, 27, 1).id = 3; }},
        {"another area", "IV003", {{"IV003", 1}}, [](IvAreas& a) { rawNode(a, 28, 1).area = 27; }},
        {"ranges go back", "IV004", {{"IV004", 1}}, [](IvAreas& a) { rawNode(a, 28, 4).firstLink = 2; }},
        {"no such node", "IV005", {{"IV005", 1}, {"IV010", 1}}, [](IvAreas& a) { a[27].links[0].node = 77; }},
        {"no such area", "IV005", {{"IV005", 1}, {"IV010", 1}}, [](IvAreas& a) { a[27].links[0].area = 64; }},
        {"search cost", "IV007", {{"IV007", 1}}, [](IvAreas& a) { rawNode(a, 27, 1).searchCost = 0; }},
        {"link twice the same way", "IV010", {{"IV010", 2}}, [](IvAreas& a) { a[27].links[1] = a[27].links[2]; }},
        {"length", "IV011", {{"IV011", 1}}, [](IvAreas& a) { a[27].links[0].length = 90; }},
        {"lengths differ", "IV011", {{"IV011", 1}}, [](IvAreas& a) { a[27].links[0].length = 101; }},
        {"lanes", "IV012", {{"IV012", 1}}, [](IvAreas& a) { a[27].links[6].lanes = 0x0A; }},
        {"link count", "IV013", {{"IV013", 1}}, [](IvAreas& a) { rawNode(a, 27, 1).flags ^= 1U << 16U; }},
        {"disabled with links", "IV014", {{"IV014", 1}}, [](IvAreas& a) { rawNode(a, 27, 1).flags |= 1U << 15U; }},
        {"outside its square", "IV015", {{"IV015", 1}}, [](IvAreas& a) { rawNode(a, 28, 4).x = -4000; }},
        {"from land to water", "IV016", {{"IV016", 2}}, [](IvAreas& a) { rawNode(a, 27, 0).flags |= 1U << 25U; }},
        {"intersection with links", "IV017", {{"IV017", 1}}, [](IvAreas& a) { a[28].carNodes = 3; }},
        {"flood group", "IV018", {{"IV018", 2}}, [](IvAreas& a) { rawNode(a, 27, 0).flood = 9; }},
        {"isolated", "IV021", {{"IV021", 1}}, [](IvAreas& a) { ++a[28].carNodes; }, false},
        {"two at one place",
         "IV022",
         {{"IV022", 2}},
         [](IvAreas& a) {
             auto twin = rawNode(a, 28, 4);
             twin.id = 5;
             a[28].nodes.push_back(twin);
         },
         false},
        {"not open", "IV023", {{"IV023", 8}}, [](IvAreas& a) { a.erase(9); }, false},
    };
}

} // namespace

std::vector<Break> ivBreaks() {
    std::vector<Break> made;
    for (const auto& b : table()) {
        const auto files = [b] {
            auto areas = smallIvWorld().areas();
            if (b.inAreas)
                b.inAreas(areas);
            auto bytes = bytesOf(areas);
            if (b.inFiles)
                b.inFiles(bytes);
            return bytes;
        };
        made.push_back({b.rule, b.name, b.expected, files, {}, b.mended ? 0 : b.expected.at(b.rule)});
    }
    return made;
}

} // namespace navsmith::tests
