#include "tests/core/systems/gta_sa_paths/rule_breaks.h"

#include "core/systems/gta_sa_paths/junction_lights.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <utility>

namespace navsmith::tests {

using systems::gta_sa_paths::compassCycle;
using systems::gta_sa_paths::setLight;
using systems::paths::copyColumns;

namespace {

struct PathBreak {
    std::string name;
    std::string rule;
    Counts expected;
    std::function<void(FileBytes&)> inFiles = {}; ///< of the stock form
    std::function<void(Transaction& tx, const Model& m)> inModel = {};
    std::size_t left = 0;
};

/// An edit of one area's bytes.
std::function<void(FileBytes&)> bytes(unsigned area, void (*edit)(Bytes&)) {
    return [=](FileBytes& files) { edit(files.at(fileName(area))); };
}

std::function<void(FileBytes&)> form(unsigned area, RawForm form) {
    return [=](FileBytes& files) { files[fileName(area)] = buildArea(readArea(files.at(fileName(area))), form); };
}

bool isExtended(const Model& m) {
    return m.schema().id == "gta_sa_extended_paths";
}

/// By the address that the node has in the stock form.
Slot at(const Model& m, unsigned area, unsigned id) {
    return nodeAt(m, isExtended(m) ? extendedArea(static_cast<std::uint16_t>(area)) : area, id);
}

/// Changes flag bits of node 0 of area 27, a car.
auto carFlags(std::uint32_t flip) {
    return [=](Transaction& tx, const Model& m) {
        const Slot n = at(m, 27, 0);
        tx.set(node::flags, n, m.get(node::flags, n) ^ flip);
    };
}

/// The edge of nodes 1 and 2 of area 27 uses the navi node of the edge before it, which lies behind node 1.
void shareNavi(Transaction& tx, const Model& m) {
    const Slot shared = m.get(link::navi, findLink(m, at(m, 27, 0), at(m, 27, 1))).slot();
    for (const auto& [a, b] : {std::pair(1U, 2U), std::pair(2U, 1U)})
        tx.set(link::navi, findLink(m, at(m, 27, a), at(m, 27, b)), Ref::to(shared));
}

Slot addNode(Transaction& tx, Slot like, int dx) {
    const Slot n = tx.create(kNode);
    copyColumns(tx, n, like, node::file, node::group, node::y, node::z, node::width, node::floodGroup, node::flags);
    tx.set(node::x, n, tx.model().get(node::x, like) + dx);
    return n;
}

void addLink(Transaction& tx, Slot from, Slot to, std::uint8_t length) {
    const Slot l = tx.create(kLink);
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::length, l, length);
}
} // namespace

std::function<void(FileBytes&)> records(unsigned area, void (*edit)(RawArea&)) {
    return [=](FileBytes& files) {
        auto file = readArea(files.at(fileName(area)));
        edit(file);
        files[fileName(area)] = buildArea(file, RawForm::Exact);
    };
}

void addPeds(Transaction& tx, int count) {
    const Slot hub = at(tx.model(), 27, 7);
    for (int i = 1; i <= count; ++i) {
        const Slot n = addNode(tx, hub, 8 * i);
        for (const auto& [from, to] : {std::pair(hub, n), std::pair(n, hub)})
            addLink(tx, from, to, static_cast<std::uint8_t>(i));
    }
}

namespace {

std::vector<PathBreak> table() {
    return {
        {"cut", "SA001", {{"SA001", 1}}, form(28, RawForm::Cut)},
        {"empty, 788 bytes", "SA001", {{"SA001", 1}}, form(3, RawForm::EmptyCut)},
        {"stray bytes behind", "SA001", {{"SA001", 1}}, bytes(27, [](auto& b) { b.resize(b.size() + 3); })},
        {"uninitialised",
         "SA001",
         {{"SA001", 1}, {"SA009", 1}, {"SA036", 14}, {"SA040", 1}},
         form(27, RawForm::Uninitialised)},
        {"ped count", "SA002", {{"SA002", 1}}, bytes(27, [](auto& b) { b[8] = std::byte{200}; })},
        {"too many navi nodes",
         "SA003",
         {{"SA003", 1}, {"SA031", 1021}},
         records(27,
                 [](RawArea& a) {
                     auto spare = a.navis.front();
                     spare.area = 27;
                     a.navis.resize(1025, spare);
                 }),
         {},
         1},
        {"wrong id", "SA004", {{"SA004", 1}}, records(27, [](RawArea& a) { a.nodes[1].id = 9; })},
        {"wrong area", "SA004", {{"SA004", 1}}, records(27, [](RawArea& a) { a.nodes[5].area = 64; })},
        {"overlapping ranges",
         "SA005",
         {{"SA005", 1}, {"SA020", 1}, {"SA043", 1}},
         records(27, [](RawArea& a) { a.nodes[1].firstLink = 0; })},
        {"range past the end",
         "SA005",
         {{"SA005", 1}, {"SA020", 2}, {"SA050", 1}},
         records(27, [](RawArea& a) { a.nodes[7].firstLink = 100; })},
        {"no such node", "SA006", {{"SA006", 1}, {"SA020", 1}}, records(27, [](RawArea& a) { a.links[9].node = 77; })},
        {"no such area", "SA006", {{"SA006", 1}, {"SA020", 1}}, records(27, [](RawArea& a) { a.links[9].area = 64; })},
        {"no such navi",
         "SA007",
         {{"SA007", 1}, {"SA029", 2}},
         records(27, [](RawArea& a) { a.links[0].navi = 27 << 10 | 500; })},
        {"no navi at all",
         "SA007",
         {{"SA007", 2}},
         {},
         [](Transaction& tx, const Model& m) {
             for (const auto& [a, b] : {std::pair(0U, 1U), std::pair(1U, 0U)})
                 tx.set(link::navi, findLink(m, at(m, 27, a), at(m, 27, b)), Ref::none());
         }},
        {"visited", "SA008", {{"SA008", 1}}, records(28, [](RawArea& a) { a.nodes[4].searchCost = 0; })},
        {"taken spare target",
         "SA009",
         {{"SA009", 1}},
         bytes(27, [](auto& b) { b[20 + 8 * 28 + 4 * 14 + 12 * 4 + 8] = std::byte{0}; })},
        {"12 links of a ped", "SA010", {{"SA010", 1}}, {}, [](Transaction& tx, const Model&) { addPeds(tx, 10); }, 1},
        {"vehicle count beyond all",
         "SA012",
         {{"SA002", 1},
          {"SA007", 3},
          {"SA012", 1},
          {"SA022", 2},
          {"SA029", 1},
          {"SA033", 2},
          {"SA034", 2},
          {"SA036", 2}},
         bytes(28, [](auto& b) { b[4] = std::byte{90}; })},
        {"link back missing",
         "SA020",
         {{"SA020", 1}},
         {},
         [](Transaction& tx, const Model& m) {
             tx.erase({kLink, findLink(m, at(m, 27, 6), at(m, 27, 7))});
         }},
        {"link doubled",
         "SA020",
         {{"SA020", 1}},
         {},
         [](Transaction& tx, const Model& m) { addLink(tx, at(m, 27, 7), at(m, 27, 6), 100); }},
        {"self link",
         "SA021",
         {{"SA021", 1}},
         {},
         [](Transaction& tx, const Model& m) { addLink(tx, at(m, 27, 7), at(m, 27, 7), 1); }},
        {"land and water",
         "SA022",
         {{"SA022", 2}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot n = at(m, 27, 3);
             tx.set(node::flags, n, m.get(node::flags, n) & ~flag::water);
         }},
        {"in the wrong file",
         "SA023",
         {{"SA023", 1}, {"SA025", 2}, {"SA026", 2}, {"SA028", 1}, {"SA052", 1}},
         records(27, [](RawArea& a) { a.nodes[0].x = 8 * 100; })},
        {"two areas away",
         "SA024",
         {{"SA024", 2}, {"SA026", 2}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot n = addNode(tx, at(m, 27, 7), 8 * 1800);
             tx.set(node::file, n, Ref::to(OpenAreas(m).file(isExtended(m) ? extendedArea(30) : 30U)));
             connect(tx, at(m, 27, 7), n);
         },
         2},
        {"length", "SA025", {{"SA025", 1}}, records(27, [](RawArea& a) { a.links[7].length = 88; })},
        {"length differs from the link back's",
         "SA025",
         {{"SA025", 2}},
         records(27, [](RawArea& a) { a.links[7].length = 99; })},
        {"long edge",
         "SA026",
         {{"SA026", 2}},
         {},
         [](Transaction& tx, const Model& m) { tx.set(node::x, at(m, 27, 3), -5800); }},
        {"attached to the higher end",
         "SA027",
         {{"SA027", 1}},
         records(27,
                 [](RawArea& a) {
                     auto& n = a.navis[0];
                     n.node = 1;
                     n.directionX = 100;
                 })},
        {"attached elsewhere", "SA027", {{"SA027", 1}}, records(27, [](RawArea& a) { a.navis[0].node = 2; })},
        {"direction", "SA028", {{"SA028", 1}}, records(27, [](RawArea& a) { a.navis[0].directionX = 100; })},
        {"direction too short", "SA028", {{"SA028", 1}}, records(27, [](RawArea& a) { a.navis[0].directionX = -97; })},
        {"two navis for one edge",
         "SA029",
         {{"SA029", 2}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot l = findLink(m, at(m, 27, 0), at(m, 27, 1));
             const Slot old = m.get(link::navi, l).slot();
             const Slot n = tx.create(kNavi);
             copyColumns(tx, n, old, navi::file, navi::attached, navi::x, navi::y, navi::directionX, navi::lanes);
             tx.set(link::navi, l, Ref::to(n));
         }},
        {"navi in the wrong file", "SA030", {{"SA030", 1}}, records(27, [](RawArea& a) { a.navis[2].x = 16; })},
        {"unused navi", "SA031", {{"SA031", 1}}, records(27, [](RawArea& a) { a.navis.push_back(a.navis[0]); })},
        {"navi of two edges", "SA032", {{"SA032", 1}, {"SA065", 1}}, {}, shareNavi},
        {"flood group of one node", "SA033", {{"SA033", 1}}, records(28, [](RawArea& a) { a.nodes[1].flood = 7; })},
        {"flood group of two parts",
         "SA033",
         {{"SA033", 2}},
         records(27,
                 [](RawArea& a) {
                     a.nodes[3].flood = 1;
                     a.nodes[4].flood = 1;
                 })},
        {"dead end unmarked", "SA034", {{"SA034", 1}}, {}, carFlags(flag::deadEnd)},
        {"dead end marked", "SA034", {{"SA034", 1}}, records(28, [](RawArea& a) { a.nodes[2].flags |= 1U << 4U; })},
        {"copy of switched off", "SA035", {{"SA035", 1}}, {}, carFlags(flag::switchedOffOriginal)},
        {"crossing one way", "SA036", {{"SA036", 2}}, records(27, [](RawArea& a) { a.links[7].crossing = 1; })},
        {"crossing of a vehicle", "SA036", {{"SA036", 2}}, records(27, [](RawArea& a) { a.links[0].crossing = 1; })},
        {"light without a crossing",
         "SA036",
         {{"SA036", 2}},
         records(27,
                 [](RawArea& a) {
                     a.links[9].crossing = 2;
                     a.links[10].crossing = 2;
                 })},
        {"navi of a ped", "SA037", {{"SA037", 1}}, records(27, [](RawArea& a) { a.links[8].navi = 27 << 10 | 1; })},
        {"no lanes",
         "SA038",
         {{"SA038", 1}, {"SA039", 1}},
         records(28, [](RawArea& a) { a.navis[1].flags &= ~0x3F00U; })},
        {"nowhere to go",
         "SA039",
         {{"SA039", 1}},
         records(27, [](RawArea& a) { a.navis[0].flags &= ~0x0700U; }),
         {},
         1},
        {"one-way trap",
         "SA043",
         {{"SA043", 1}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot from = at(m, 27, 0);
             const Slot trap = addNode(tx, from, -160);
             connect(tx, from, trap);
             const Ref n = m.get(link::navi, findLink(m, from, trap));
             // Only lanes to the new node, wherever the navi node is attached.
             const bool toTrap = m.get(navi::attached, n.slot()).pointsTo(trap);
             tx.set(navi::lanes, n.slot(), static_cast<std::uint8_t>(toTrap ? 1U : 1U << 3U));
         },
         1},
        {"spare length",
         "SA040",
         {{"SA040", 1}},
         bytes(27, [](auto& b) { b[20 + 8 * 28 + 4 * 14 + 12 * 7 + 768 + 5] = std::byte{1}; })},
        {"road class of a ped",
         "SA041",
         {{"SA041", 1}},
         records(27, [](RawArea& a) { a.nodes[6].flags |= 1U << 12U; })},
        {"road class 3", "SA041", {{"SA041", 1}}, {}, carFlags(2U << 12U)},
        {"isolated",
         "SA050",
         {{"SA050", 1}},
         {},
         [](Transaction& tx, const Model& m) { addNode(tx, at(m, 27, 7), 40); }},
        {"one place",
         "SA051",
         {{"SA051", 2}},
         {},
         [](Transaction& tx, const Model& m) {
             copyColumns(tx, at(m, 28, 5), at(m, 27, 7), node::x, node::y, node::z);
         }},
        {"far from the middle", "SA052", {{"SA052", 1}}, records(27, [](RawArea& a) { a.navis[3].y = -4000; })},
        {"lane back to a navi behind it", "SA065", {{"SA032", 1}, {"SA065", 1}}, {}, shareNavi, 1},
        {"light without a junction",
         "SA053",
         {{"SA053", 1}, {"SA058", 1}},
         records(27, [](RawArea& a) { a.navis[0].flags |= 2U << 16U; }),
         {},
         1},
        {"light far from any junction",
         "SA058",
         {{"SA053", 1}, {"SA058", 1}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot first = at(m, 27, 0);
             const Slot far = addNode(tx, first, -8 * 100);
             connect(tx, first, far);
             const Slot end = addNode(tx, first, -8 * 130);
             connect(tx, far, end);
             tx.set(navi::lights, m.get(link::navi, findLink(m, far, end)).slot(), std::uint8_t{2});
         }},
        {"road without a light",
         "SA067",
         {{"SA067", 1}},
         {},
         [](Transaction& tx, const Model& m) {
             const Slot junction = at(m, 28, 1);
             const Slot end = addNode(tx, junction, -8 * 40);
             connect(tx, junction, end);
             for (const Slot l : m.referrers(link::owner, junction)) {
                 if (!m.get(link::target, l).pointsTo(end))
                     setLight(tx, l, compassCycle(m, l), false);
             }
         }},
        {"light of the other road",
         "SA053",
         {{"SA053", 1}},
         records(28, [](RawArea& a) { a.navis[0].flags ^= 3U << 16U; }),
         {},
         1},
        {"unknown bit", "SA054", {{"SA054", 1}}, {}, carFlags(flag::bit11), 1},
        {"unknown behaviour", "SA054", {{"SA054", 1}}, {}, carFlags(7U << 20U), 1},
        {"boat in the air", "SA055", {{"SA055", 1}}, records(27, [](RawArea& a) { a.nodes[3].z = 8; })},
        {"ped without width", "SA055", {{"SA055", 1}}, records(27, [](RawArea& a) { a.nodes[5].width = 0; })},
        {"navi width", "SA056", {{"SA056", 1}}, records(27, [](RawArea& a) { a.navis[1].flags |= 40; })},
        {"area missing", "SA057", {{"SA057", 5}}, [](FileBytes& files) { files.erase(fileName(2)); }, {}, 5},
    };
}

std::function<void(Transaction&)> changeOf(const PathBreak& b) {
    return b.inModel ? [b](Transaction& tx) { b.inModel(tx, tx.model()); } : std::function<void(Transaction&)>();
}

FileBytes brokenFiles(const PathBreak& b) {
    auto files = bytesOf(smallWorld().areas());
    if (b.inFiles)
        b.inFiles(files);
    return files;
}

} // namespace

std::vector<Break> pathBreaks() {
    std::vector<Break> made;
    for (const auto& b : table())
        made.push_back({b.rule, b.name, b.expected, [b] { return brokenFiles(b); }, changeOf(b), b.left});
    return made;
}

/// Faults of the bytes beside the records, and a limit of the form.
const std::set<std::string> kOfStockForm{"SA001", "SA002", "SA003", "SA009", "SA012", "SA040"};

std::vector<Break> extendedPathBreaks() {
    std::vector<Break> made;
    for (const auto& b : table()) {
        if (kOfStockForm.contains(b.rule))
            continue;
        made.push_back({b.rule, b.name, b.expected, [b] { return extendedBytesOf(readSet(brokenFiles(b))); },
                        changeOf(b), b.left});
        if (b.name == "no such area")
            made.back().expected["SA024"] = 1; // there is one on the larger map
        if (b.name == "area missing")
            made.back().expected["SA057"] = made.back().left = 8; // it has neighbours on all sides there
    }
    return made;
}

} // namespace navsmith::tests
