// Sets of San Andreas paths, stock and extended, for the tests that every system has to pass.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/rule_breaks.h"
#include "tests/core/systems/harness/schema_editor.h"

#include <algorithm>

namespace navsmith::tests {

namespace {

using model::Column;
using systems::gta_sa_paths::rebuildDeadEnds;
using systems::gta_sa_paths::rebuildFloodGroups;

class PathEditor : public SchemaEditor {
public:
    using SchemaEditor::SchemaEditor;

    void edit() {
        switch (below(any() ? 10 : 6)) {
        case 0:
        case 1:
            moveNode();
            break;
        case 2:
            editNode();
            break;
        case 3:
            editLink();
            break;
        case 4:
            editNavi();
            break;
        case 5:
            structure();
            break;
        case 6:
            setProperty();
            break;
        default:
            byHand();
            break;
        }
    }

private:
    /// A node close to another one by links, or any.
    Slot nodeNear(Slot from) {
        const auto links = tx_.model().referrers(link::owner, from);
        if (links.empty() || below(3) == 0)
            return anyRow(kNode);
        const Ref target = tx_.model().get(link::target, links[static_cast<std::size_t>(below(int(links.size())))]);
        return target.isSlot() ? target.slot() : anyRow(kNode);
    }

    template <typename T>
    void put(Column<T> column, Slot row, int value) {
        if (row != kNoSlot)
            tx_.set(column, row, static_cast<T>(value));
    }

    void moveNode() {
        const Slot n = anyRow(kNode);
        if (n == kNoSlot)
            return;
        const std::array reach{8, 200, 3000};
        const int by = reach[static_cast<std::size_t>(below(3))];
        const auto& m = tx_.model();
        const auto shifted = [&](Column<std::int32_t> column) {
            return std::clamp(m.get(column, n) + below(2 * by + 1) - by, -32768, 32767);
        };
        put(node::x, n, shifted(node::x));
        put(node::y, n, shifted(node::y));
        if (below(3) == 0)
            put(node::z, n, shifted(node::z));
    }
    void editNode() {
        const Slot n = anyRow(kNode);
        if (n == kNoSlot)
            return;
        const auto flags = tx_.model().get(node::flags, n);
        switch (below(3)) {
        case 0:
            tx_.set(node::flags, n, flags ^ 1U << static_cast<unsigned>(4 + below(28)));
            break;
        case 1:
            put(node::width, n, below(3) * 16);
            break;
        default:
            put(node::floodGroup, n, below(4));
            break;
        }
    }
    void editLink() {
        const Slot l = anyRow(kLink);
        put(link::length, l, below(256));
        put(link::crossing, l, below(5));
    }
    void editNavi() {
        const Slot n = anyRow(kNavi);
        switch (below(5)) {
        case 0:
            put(navi::lanes, n, below(256));
            break;
        case 1:
            put(navi::lights, n, below(4));
            break;
        case 2:
            put(navi::width, n, below(3) * 16);
            break;
        case 3:
            put(navi::x, n, below(65536) - 32768);
            break;
        default:
            put(navi::directionX, n, below(256) - 128);
            break;
        }
    }
    void structure() {
        const Slot a = anyRow(kNode);
        if (a == kNoSlot)
            return;
        const Slot b = nodeNear(a);
        const Slot l = anyRow(kLink);
        switch (below(7)) {
        case 0:
            tx_.erase({kNode, a});
            break;
        case 1:
            if (l != kNoSlot)
                disconnect(tx_, l);
            break;
        case 2:
            mergeNodes(tx_, a, b);
            break;
        case 3:
            if (l != kNoSlot)
                insertNodes(tx_, l, 100);
            break;
        case 4:
            rebuildFloodGroups(tx_);
            rebuildDeadEnds(tx_);
            break;
        default:
            connect(tx_, a, b);
            break;
        }
    }
    void byHand() {
        const Slot n = anyRow(kNode);
        const Slot l = anyRow(kLink);
        const Slot v = anyRow(kNavi);
        const Slot f = anyRow(kFile);
        if (n == kNoSlot || l == kNoSlot || v == kNoSlot || f == kNoSlot)
            return;
        switch (below(18)) {
        case 0:
            tx_.set(link::target, l, Ref::to(nodeNear(n) == kNoSlot ? n : nodeNear(n)));
            break;
        case 1:
            tx_.set(link::owner, l, Ref::to(n));
            break;
        case 2:
            tx_.set(link::navi, l, below(2) == 0 ? Ref::none() : Ref::to(v));
            break;
        case 3:
            tx_.set(navi::attached, v, Ref::to(n));
            break;
        case 4:
            put(navi::keepLower, v, below(2));
            break;
        case 5:
            tx_.set(node::file, n, Ref::to(f));
            tx_.moveLast({kNode, n});
            break;
        case 6:
            tx_.set(navi::file, v, Ref::to(f));
            break;
        case 7:
            put(node::group, n, below(2));
            break;
        case 8:
            tx_.moveLast({kNode, n});
            tx_.moveLast({kLink, l});
            break;
        case 9:
            put(node::addressError, n, below(3));
            put(node::searchCost, n, below(2) == 0 ? 0x7FFE : 0);
            break;
        case 10:
            tx_.erase({kLink, l});
            break;
        case 11:
            tx_.erase({kNavi, v});
            break;
        case 12:
            put(file::vehicleExcess, f, below(3) - 1);
            put(file::pedExcess, f, below(3) - 1);
            break;
        case 13:
            tx_.set(file::tail, f, std::string(static_cast<std::size_t>(below(3)), '\0'));
            put(file::form, f, 1 + below(5));
            break;
        case 14:
            tx_.set(file::spareLengths, f, std::string(192, static_cast<char>(below(2))));
            tx_.set(file::spareTargets, f, std::string(768, static_cast<char>(below(2))));
            break;
        case 15:
            tx_.set(link::target, l, tx_.raw(link::target, static_cast<std::uint64_t>(below(70)) << 16U | 3U));
            break;
        case 16:
            tx_.set(link::navi, l, tx_.raw(link::navi, static_cast<std::uint64_t>(below(65536))));
            break;
        default:
            if (below(10) == 0)
                tx_.erase({kFile, f});
            break;
        }
    }
};

/// The crossroads without a node that has no links.
std::map<unsigned, RawArea> joinedCrossroads() {
    auto world = crossroads();
    world.join(35, 36);
    return world.areas();
}

std::vector<Document> sound() {
    return {{"small set", bytesOf(smallWorld().areas())},
            {"small set, padded", bytesOf(smallWorld().areas(), RawForm::Padded)},
            {"crossroads", bytesOf(joinedCrossroads())}};
}

std::vector<Document> soundExtended() {
    return {{"small set", extendedBytesOf(smallWorld().areas())}, {"crossroads", extendedBytesOf(joinedCrossroads())}};
}

Bytes edited(void (*edit)(RawArea&)) {
    auto area = smallArea();
    edit(area);
    return buildArea(area, RawForm::Exact);
}

Bytes patched(std::size_t offset, std::uint8_t value) {
    auto bytes = buildArea(smallArea(), RawForm::Exact);
    bytes[offset] = std::byte{value};
    return bytes;
}

Bytes withTail(RawForm form, std::size_t size, std::byte value) {
    auto bytes = buildArea(smallArea(), form);
    bytes.resize(bytes.size() + size, value);
    return bytes;
}

/// Of area 5.
std::vector<std::pair<std::string, Bytes>> oddFiles() {
    return {
        {"exact", buildArea(smallArea(), RawForm::Exact)},
        {"padded", buildArea(smallArea(), RawForm::Padded)},
        {"cut", buildArea(smallArea(), RawForm::Cut)},
        {"empty", buildArea(RawArea{}, RawForm::EmptyCut)},
        {"uninitialised", buildArea(smallArea(), RawForm::Uninitialised)},
        {"header only", buildArea(RawArea{}, RawForm::Exact)},
        {"empty and padded", buildArea(RawArea{}, RawForm::Padded)},
        {"stray tail", withTail(RawForm::Exact, 5, std::byte{0x41})},
        {"cut with stray tail", withTail(RawForm::Uninitialised, 7, std::byte{0})},
        {"overlapping ranges", edited([](RawArea& a) { a.nodes[2].firstLink = 1; })},
        {"gap between ranges", edited([](RawArea& a) { a.nodes[1].flags -= 1; })},
        {"ranges in another order", edited([](RawArea& a) { std::swap(a.nodes[0].firstLink, a.nodes[5].firstLink); })},
        {"range past the end", edited([](RawArea& a) { a.nodes[6].firstLink = 300; })},
        {"negative range", edited([](RawArea& a) { a.nodes[6].firstLink = -3; })},
        {"no links, odd first link", edited([](RawArea& a) {
             a.nodes[3].flags &= ~15U;
             a.nodes[3].firstLink = 77;
         })},
        {"no node claims a link", edited([](RawArea& a) {
             for (auto& n : a.nodes)
                 n.flags &= ~15U;
         })},
        {"wrong ids", edited([](RawArea& a) {
             a.nodes[0].id = 3;
             a.nodes[5].id = 65535;
         })},
        {"wrong area", edited([](RawArea& a) { a.nodes[4].area = 71; })},
        {"more vehicle nodes than nodes", patched(4, 200)},
        {"fewer ped nodes", patched(8, 0)},
        {"vehicle count of another place", patched(4, 6)},
        {"1100 navis", edited([](RawArea& a) { a.navis.resize(1100); })},
        {"peds with navis", edited([](RawArea& a) {
             for (auto& l : a.links)
                 l.navi = 5 << 10 | 2;
         })},
        {"vehicles without navis", edited([](RawArea& a) { a.navis.clear(); })},
        {"dangling targets", edited([](RawArea& a) {
             a.links[0].node = 99;
             a.links[1].area = 64;
             a.links[2].area = 65535;
         })},
        {"navis attached anywhere", edited([](RawArea& a) {
             a.navis[0].node = 6;
             a.navis[1].area = 63;
             a.navis[2].node = 1000;
         })},
        {"doubled and self links", edited([](RawArea& a) {
             a.links[1].node = 1;
             a.links[2].node = 0;
         })},
        {"one navi for all", edited([](RawArea& a) {
             for (auto& l : a.links)
                 l.navi = 5 << 10 | 1;
         })},
    };
}

std::vector<Document> odd() {
    std::vector<Document> all;
    for (const auto& [name, bytes] : oddFiles()) {
        all.push_back({name, {{fileName(5), bytes}}});
        all.push_back({name + ", with its neighbour",
                       {{fileName(5), bytes}, {fileName(6), buildArea(smallArea(6), RawForm::Exact)}}});
    }
    for (const unsigned missing : {27U, 28U}) { // links lead to areas that are not open
        all.push_back({"without area " + std::to_string(missing), bytesOf(smallWorld().areas())});
        for (const unsigned area : {missing, 2U})
            all.back().files.erase(fileName(area));
    }
    return all;
}

std::vector<Document> oddExtended() {
    std::vector<Document> all{{"uninitialised", {}}, {"short places", {}}, {"without area 28", {}}};
    all[0].files["nodes401.dat"] = buildExtendedArea(smallArea(), RawForm::Uninitialised);
    auto& bytes = all[1].files["nodes500.dat"] = buildExtendedArea(smallArea(), RawForm::Exact);
    for (const std::size_t at : {44U + 8, 44U + 13, 44U + 7U * 40 + 2})
        bytes[at] = std::byte{0x81};
    auto areas = smallWorld().areas();
    areas.erase(28);
    all[2].files = extendedBytesOf(areas);
    return all;
}

std::vector<Document> realSets(std::initializer_list<std::string_view> folders) {
    std::vector<Document> all;
    for (const auto folder : folders) {
        if (auto files = corpusSet(folder))
            all.push_back({std::string(folder), std::move(*files)});
    }
    return all;
}

/// The two sets, and a part of the stock set.
std::vector<Document> real() {
    auto all = realSets({kStockSet, kDamagedSet});
    if (!all.empty()) {
        all.push_back({"part of " + all.front().name, all.front().files});
        std::erase_if(all.back().files,
                      [](const auto& file) { return file.first.size() != 10 || file.first[5] != '3'; });
    }
    return all;
}

std::string setReadingFaults(const FileBytes& /*opened*/, const FileBytes& before, const FileBytes& after) {
    try {
        if (!readingFaults(before).empty())
            return {};
    } catch (const std::runtime_error&) {
        return {}; // a form that the independent reader does not know
    }
    return readingFaults(after);
}

/// With a node in the file of another square.
std::vector<Document> toTry() {
    auto areas = smallWorld().areas();
    areas[27].nodes[0].x = 8 * 100;
    return {{"small set", bytesOf(areas)}};
}

std::vector<Document> toTryExtended() {
    auto areas = readSet(toTry().front().files);
    return {{"small set", extendedBytesOf(areas)}};
}

SystemCase paths(std::string_view id) {
    return {
        .id = id,
        // A node that only the deleted links held is left alone. In the damaged set the link back is as faulty as the
        // one it is for, and what is split passes on what is wrong with its ends and with navi nodes that it shares.
        .fixesMake = {"SA022 makes SA050", "SA020 makes SA026", "SA020 makes SA036", "SA026 makes SA027",
                      "SA026 makes SA034", "SA026 makes SA051", "SA026 makes SA052", "SA026 makes SA055",
                      "SA026 makes SA056", "SA056 makes SA065", "SA067 makes SA053"},
        .editAtRandom = editSeveral<PathEditor>,
        .soundEditsMakeNoError = true,
        .anyEditsCanBeRead = false,
        .picks = {kNode, kNode, kNode, kLink, kNavi},
        // How many links a ped node has and which lanes a road has is what the user asks for.
        .notOfEdits = {"SA010", "SA039", "SA043"},
        // They move or copy as far as one likes, also to where things do not belong.
        .mayBreakRules = {"align", "spread", "smooth", "height_ramp", "duplicate", "rotate_selection",
                          "scale_selection", "mirror_selection", "snap_to_grid"},
        .untried = {"select_run", "select_connected", "guess_lanes", "light_by_world"}, // change nothing; need ground
        .realToEdit = SIZE_MAX};
}

} // namespace

SystemCase gtaSaPathsCase() {
    auto c = paths("gta_sa_paths");
    c.sound = sound;
    c.odd = odd;
    c.real = real;
    c.corpus = "gta-sa-nodes";
    c.breaks = pathBreaks;
    c.unbroken = {"SA011", "SA042"}; // the first cannot be broken, the second has tests of its own
    c.readingFaults = setReadingFaults;
    c.toTry = toTry;
    return c;
}

SystemCase gtaSaExtendedPathsCase() {
    auto c = paths("gta_sa_extended_paths");
    c.sound = soundExtended;
    c.odd = oddExtended;
    c.real = [] { return realSets({kExtendedSet}); };
    c.corpus = kExtendedSet;
    c.toTry = toTryExtended;
    c.breaks = extendedPathBreaks;
    // And what is no fault of records; the stock form's breaks are of the same rules.
    c.unbroken = {"SA001", "SA002", "SA003", "SA009", "SA011", "SA012", "SA040", "SA042"};
    return c;
}

} // namespace navsmith::tests
