// Edits change only the intended bytes of the files, according to an independent parser.
#include "core/model/property.h"
#include "core/systems/gta_sa_paths/save.h"
#include "tests/core/systems/gta_sa_paths/edits.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/real_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace navsmith::tests {
namespace {

using model::Change;
using systems::gta_sa_paths::addressOf;
using systems::gta_sa_paths::areaAt;
using systems::gta_sa_paths::fieldAt;
using systems::gta_sa_paths::gridOf;

Change shift(Model& m, Slot n, int dx, int dy, int dz = 0) {
    return edit(m, [&](Transaction& tx) {
        tx.set(node::x, n, m.get(node::x, n) + dx);
        tx.set(node::y, n, m.get(node::y, n) + dy);
        tx.set(node::z, n, m.get(node::z, n) + dz);
    });
}

Change writeProperty(Model& m, model::ElementTypeId type, Slot row, std::string_view property,
                     const model::Value& value) {
    return edit(m, [&](Transaction& tx) {
        const Slot rows[] = {row};
        const auto outcome = model::writeValue(tx, type, *m.schema().type(type).findProperty(property), rows, value);
        EXPECT_TRUE(outcome.accepted);
    });
}

/// Links from and to a node, as (area, index of the entry).
std::set<std::pair<unsigned, std::size_t>> linksOf(const std::map<unsigned, RawArea>& set, unsigned area, unsigned id) {
    std::set<std::pair<unsigned, std::size_t>> found;
    for (const auto& [number, file] : set) {
        for (std::size_t n = 0; n < file.nodes.size(); ++n) {
            const auto first = static_cast<std::size_t>(file.nodes[n].firstLink);
            for (std::size_t i = first; i < first + (file.nodes[n].flags & 15U); ++i) {
                const auto& l = file.links.at(i);
                if ((number == area && n == id) || (l.area == area && l.node == id))
                    found.insert({number, i});
            }
        }
    }
    return found;
}

/// Reverts everything that a move of this node may change; all other bytes must be equal.
void takeBackMove(const std::map<unsigned, RawArea>& before, std::map<unsigned, RawArea>& after, unsigned area,
                  unsigned id) {
    auto& moved = after.at(area).nodes.at(id);
    const auto& old = before.at(area).nodes.at(id);
    moved.x = old.x;
    moved.y = old.y;
    moved.z = old.z;
    for (const auto& [number, index] : linksOf(before, area, id)) {
        auto& l = after.at(number).links.at(index);
        l.length = before.at(number).links.at(index).length;
        if (id >= before.at(area).vehicleNodes)
            continue;
        auto& navi = after.at(l.navi >> 10U).navis.at(l.navi & 1023U);
        const auto& oldNavi = before.at(l.navi >> 10U).navis.at(l.navi & 1023U);
        navi.x = oldNavi.x;
        navi.y = oldNavi.y;
        navi.directionX = oldNavi.directionX;
        navi.directionY = oldNavi.directionY;
    }
}

std::size_t navis(const Model& m, Slot fileRow) {
    return m.order(kNavi).group(fileRow).size();
}

class StockEdits : public RealSet {};

TEST_F(StockEdits, MovingANodeChangesItsPlaceItsLengthsAndItsNavisOnly) {
    auto& m = model();
    const auto before = readSet(files());
    std::size_t moved = 0;
    for (Slot n = 5; n < m.capacity(kNode); n += 3413) {
        const auto p = pointOf(m, n);
        if (areaAt(m, {p.x + 400, p.y + 400, 0}) != areaOf(m, n) ||
            areaAt(m, {p.x - 400, p.y - 400, 0}) != areaOf(m, n))
            continue; // a navi node near a border may move to another file
        const auto address = addressOf(m, n);
        const auto change = shift(m, n, 24, -17, 5);
        auto after = readSet(saveSet(m));
        for (const auto& [number, index] : linksOf(after, address >> 16U, address & 0xFFFFU)) {
            const auto& l = after.at(number).links.at(index);
            const auto& file = after.at(number);
            const auto owner = std::ranges::find_if(file.nodes, [entry = index](const RawPathNode& o) {
                return static_cast<std::size_t>(o.firstLink) <= entry &&
                       entry < static_cast<std::size_t>(o.firstLink) + (o.flags & 15U);
            });
            const auto& target = after.at(l.area).nodes.at(l.node);
            const double length = std::sqrt(std::pow(owner->x - target.x, 2) + std::pow(owner->y - target.y, 2) +
                                            std::pow(owner->z - target.z, 2)) /
                                  8;
            EXPECT_EQ(l.length, static_cast<int>(std::clamp(length, 1.0, 255.0)));
        }
        EXPECT_EQ(after.at(address >> 16U).nodes.at(address & 0xFFFFU).x, p.x + 24);
        takeBackMove(before, after, address >> 16U, address & 0xFFFFU);
        EXPECT_TRUE(after == before) << "node " << (address >> 16U) << ":" << (address & 0xFFFFU);
        m.apply(change, Direction::Backward);
        ++moved;
    }
    EXPECT_GT(moved, 10U);
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(StockEdits, ANodeMovedStraightUpLeavesItsNavisAlone) {
    auto& m = model();
    const auto before = readSet(files());
    const Slot n = nodeAt(m, 27, 10);
    shift(m, n, 0, 0, 40);
    const auto after = readSet(saveSet(m));
    for (const auto& [area, file] : after)
        EXPECT_TRUE(file.navis == before.at(area).navis) << area;
}

/// Keys that identify nodes independently of their address: slots, or the address itself if the file is not open.
std::function<std::uint64_t(std::uint32_t)> keysOf(const Model& m) {
    std::map<std::uint32_t, std::uint64_t> slots;
    for (const auto& [slot, address] : addresses(m))
        slots[address] = slot;
    return [slots = std::move(slots)](std::uint32_t address) {
        const auto at = slots.find(address);
        return at != slots.end() ? at->second : std::uint64_t{1} << 40U | address;
    };
}

TEST_F(StockEdits, ANodeMovedOverABorderGoesToTheOtherFileAndAllThatNamesItFollows) {
    const FileBytes& all = files();
    auto m = loadSet(all);
    const auto keyBefore = keysOf(m);
    const auto oldAddresses = addresses(m);
    std::array<int, 2> crossed{}; // vehicle nodes and pedestrian nodes
    std::size_t turned = 0;
    for (Slot n = 0; n < m.capacity(kNode); ++n) {
        const auto p = pointOf(m, n);
        const auto x = p.x + (n % 2 == 0 ? 480 : -480);
        if (systems::paths::nearlyInside(gridOf(m), areaOf(m, n), x, p.y) || linkCount(m, n) == 0 ||
            crossed[isPed(m, n) ? 1 : 0] == 12 || areaAt(m, {x, p.y, 0}) == areaOf(m, n))
            continue;
        ++crossed[isPed(m, n) ? 1 : 0];
        const auto change = shift(m, n, x - p.x, 0);
        EXPECT_EQ(areaOf(m, n), areaAt(m, {x, p.y, 0}));
        const auto keyAfter = keysOf(m);
        // Ignore the lengths and navi positions of the moved node's own links, which follow it.
        const auto facts = [&](const FileBytes& bytes, const auto& keyOf) {
            std::multiset<LinkFacts> out;
            for (auto f : linkFacts(readSet(bytes), keyOf)) {
                if (f.from == n || f.to == n) {
                    f.length = 0;
                    f.naviX = 0;
                    f.naviY = 0;
                }
                out.insert(f);
            }
            return out;
        };
        const auto moved = saveSet(m);
        EXPECT_TRUE(facts(all, keyBefore) == facts(moved, keyAfter)) << "node " << n;
        for (const Slot l : m.referrers(link::owner, n)) {
            const auto target = m.get(link::target, l);
            const bool wasLower = target.isSlot() && oldAddresses.at(n) < oldAddresses.at(target.slot());
            const bool isLowerNow = target.isSlot() && addressOf(m, n) < addressOf(m, target.slot());
            turned += !isPed(m, n) && wasLower != isLowerNow ? 1 : 0;
        }
        for (const auto& [number, file] : readSet(moved)) {
            for (std::size_t i = 0; i < file.nodes.size(); ++i) {
                ASSERT_EQ(file.nodes[i].area, number);
                ASSERT_EQ(file.nodes[i].id, i);
            }
        }
        m.apply(change, Direction::Backward);
        EXPECT_TRUE(saveSet(m) == all);
    }
    EXPECT_EQ(crossed, (std::array<int, 2>{12, 12}));
    EXPECT_GT(turned, 5U) << "no edge whose lower end became the other one: the test tests less than it says";
}

TEST_F(StockEdits, ErasingANodeTakesItsLinksAndNavisAndRenumbersTheRest) {
    auto& m = model();
    const Slot n = nodeAt(m, 36, 3);
    const auto oldAddresses = addresses(m);
    std::set<Slot> roads;
    for (const Slot l : m.referrers(link::owner, n))
        roads.insert(m.get(link::navi, l).slot());
    std::size_t navisBefore = m.count(kNavi);
    edit(m, [&](Transaction& tx) { tx.erase({kNode, n}); });
    EXPECT_EQ(m.count(kNavi), navisBefore - roads.size());
    const auto newAddresses = addresses(m);
    EXPECT_EQ(newAddresses.size(), oldAddresses.size() - 1);
    std::map<std::uint32_t, std::uint64_t> slotBefore;
    std::map<std::uint32_t, std::uint64_t> slotAfter;
    for (const auto& [slot, address] : oldAddresses)
        slotBefore[address] = slot;
    for (const auto& [slot, address] : newAddresses)
        slotAfter[address] = slot;
    auto expected = linkFacts(readSet(files()), [&](std::uint32_t address) { return slotBefore.at(address); });
    std::erase_if(expected, [&](const LinkFacts& f) { return f.from == n || f.to == n; });
    const auto found = linkFacts(readSet(saveSet(m)), [&](std::uint32_t address) { return slotAfter.at(address); });
    EXPECT_TRUE(found == expected);
}

class WorldEdits : public testing::Test {
protected:
    Model model = loadSet(bytesOf(smallWorld().areas()));

    Slot linkBetween(unsigned area, unsigned from, unsigned to) {
        return findLink(model, nodeAt(model, area, from), nodeAt(model, area, to));
    }
};

TEST_F(WorldEdits, SwitchingANodeOffWritesTheCopyToo) {
    const auto before = readSet(saveSet(model));
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off", true);
    auto after = readSet(saveSet(model));
    EXPECT_EQ(after[27].nodes[1].flags ^ before.at(27).nodes[1].flags, 1U << 5U | 1U << 8U);
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off", false);
    EXPECT_TRUE(readSet(saveSet(model)) == before);
}

TEST_F(WorldEdits, ACopyThatDidNotAgreeIsLeftAlone) {
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off_original", true);
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off", true);
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off_original", false);
    writeProperty(model, kNode, nodeAt(model, 27, 1), "switched_off", false);
    EXPECT_EQ(model.get(node::flags, nodeAt(model, 27, 1)) & (flag::switchedOff | flag::switchedOffOriginal), 0U);
}

TEST_F(WorldEdits, CrossingFlagsAndLengthsAreMirroredToTheLinkBack) {
    writeProperty(model, kLink, linkBetween(27, 6, 7), "crosses_road", true);
    writeProperty(model, kLink, linkBetween(27, 7, 6), "length", std::int64_t{99});
    const auto after = readSet(saveSet(model)).at(27);
    EXPECT_EQ(after.links[9].crossing, 1);
    EXPECT_EQ(after.links[10].crossing, 1);
    EXPECT_EQ(after.links[9].length, 99);
    EXPECT_EQ(after.links[10].length, 99);
}

TEST_F(WorldEdits, ANaviMovedByHandInTheSameEditStaysWhereItIsPut) {
    const Slot n = nodeAt(model, 27, 0);
    const Slot navi = model.get(link::navi, linkBetween(27, 0, 1)).slot();
    edit(model, [&](Transaction& tx) {
        tx.set(node::x, n, -2440);
        tx.set(navi::y, navi, -2300);
    });
    EXPECT_EQ(model.get(navi::y, navi), -2300);
    EXPECT_EQ(model.get(navi::x, navi), -2000);
}

TEST_F(WorldEdits, ANaviBesideTheMiddleKeepsItsPlaceBesideIt) {
    const Slot navi = model.get(link::navi, linkBetween(27, 0, 1)).slot();
    edit(model, [&](Transaction& tx) { tx.set(navi::y, navi, -2350); });
    shift(model, nodeAt(model, 27, 0), 0, 40);
    EXPECT_EQ(model.get(navi::y, navi), -2330);
    EXPECT_EQ(model.get(navi::x, navi), -2000);
}

TEST_F(WorldEdits, AMoveWithoutTheNeighboursFileKeepsTheRawTargetAndMovesTheNaviHalfAsFar) {
    auto alone = loadOnly(27);
    const auto before = readArea(saveSet(alone).at(fileName(27)));
    shift(alone, nodeAt(alone, 27, 2), 0, 16);
    const auto after = readArea(saveSet(alone).at(fileName(27)));
    EXPECT_EQ(after.links[4], before.links[4]);
    EXPECT_EQ(after.navis[2].y, before.navis[2].y + 8);
    EXPECT_EQ(after.nodes[2].y, before.nodes[2].y + 16);
}

TEST_F(WorldEdits, ANodeMovedWhereNoFileIsOpenStaysInItsFile) {
    auto alone = loadOnly(27);
    const Slot n = nodeAt(alone, 27, 0);
    shift(alone, n, 6000, 0);
    EXPECT_EQ(areaOf(alone, n), 27);
    EXPECT_EQ(issuesOf(alone, "SA023").size(), 1U);
}

TEST_F(WorldEdits, EditsThatAFileHasNoRoomForAreRefused) {
    const Slot hub = nodeAt(model, 27, 7);
    const auto before = saveSet(model);
    Transaction tx(model, "Too many");
    for (int i = 0; i < 15; ++i) {
        const Slot l = tx.create(kLink);
        tx.set(link::owner, l, model::Ref::to(hub));
        tx.set(link::target, l, model::Ref::to(nodeAt(model, 27, 5)));
    }
    const auto committed = tx.commit();
    ASSERT_FALSE(committed);
    EXPECT_EQ(committed.error().reason, "Node 27:7 would have 17 links; a node has room for 15.");
    EXPECT_EQ(saveSet(model), before);
}

TEST_F(WorldEdits, NavisGoToTheFileOfTheirSquareWhileItHasRoom) {
    auto areas = smallWorld().areas();
    auto full = areas.at(28);
    full.navis.resize(1024, full.navis.front());
    areas[28] = full;
    auto crowded = loadSet(bytesOf(areas));
    const Slot n = nodeAt(crowded, 27, 2);
    const Slot f28 = OpenAreas(crowded).file(28);
    shift(crowded, n, 60 * 8, 0); // the middle of its edge into area 28 crosses the border
    EXPECT_EQ(navis(crowded, f28), 1024U);
    shift(model, nodeAt(model, 27, 2), 60 * 8, 0);
    EXPECT_EQ(navis(model, OpenAreas(model).file(28)), 5U);
}

TEST_F(WorldEdits, FieldsAreNamedByTheirOffset) {
    const Slot f = OpenAreas(model).file(27);
    const std::vector<std::pair<std::uint64_t, std::string_view>> fields{
        {0, "header, total nodes"},
        {4, "header, vehicle nodes"},
        {19, "header, links"},
        {20, "node 0, list pointer"},
        {20 + 28 * 2 + 10, "node 2, position"},
        {20 + 28 * 2 + 14, "node 2, search cost"},
        {20 + 28 * 7 + 27, "node 7, flags"},
        {20 + 28 * 8, "navi node 0, position"},
        {20 + 28 * 8 + 14 * 3 + 11, "navi node 3, lanes"},
        {20 + 28 * 8 + 14 * 4, "link target 0"},
        {20 + 28 * 8 + 14 * 4 + 47, "link target 11"},
        {20 + 28 * 8 + 14 * 4 + 48, "spare link target 0"},
        {20 + 28 * 8 + 14 * 4 + 48 + 768, "navi link 0"},
        {20 + 28 * 8 + 14 * 4 + 72 + 768, "link length 0"},
        {20 + 28 * 8 + 14 * 4 + 84 + 768, "spare length 0"},
        {20 + 28 * 8 + 14 * 4 + 84 + 960, "crossing flags 0"},
        {20 + 28 * 8 + 14 * 4 + 96 + 960, "spare crossing flags 0"},
        {20 + 28 * 8 + 14 * 4 + 96 + 1152, "tail, byte 0"},
    };
    for (const auto& [offset, name] : fields)
        EXPECT_EQ(fieldAt(model, f, offset), name) << offset;
}

/// How an edit changes the form of its file, and that undo restores the unusual form.
struct FormCase {
    std::string_view name;
    RawForm opened;
    RawForm saved;
};

class EditedForm : public testing::TestWithParam<FormCase> {};

TEST_P(EditedForm, IsKeptIfTheGameReadsItAndElseMadeExactAndComesBackByUndo) {
    const auto area = smallArea();
    const FileBytes files{{fileName(5), buildArea(area, GetParam().opened)}};
    auto m = loadSet(files);
    const auto change = edit(m, [&](Transaction& tx) { tx.set(node::width, nodeAt(m, 5, 0), std::uint8_t{88}); });
    auto expected = area;
    expected.nodes[0].width = 88;
    expected.navis[0].flags = (expected.navis[0].flags & ~0xFFU) | 88U; // had the width of the wider end, and keeps it
    if (GetParam().opened == RawForm::Cut) {
        for (auto& l : expected.links)
            l.crossing = 0; // not stored in the file
    }
    EXPECT_EQ(saveSet(m).at(fileName(5)), buildArea(expected, GetParam().saved));
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m), files);
}

INSTANTIATE_TEST_SUITE_P(Forms, EditedForm,
                         testing::Values(FormCase{"Exact", RawForm::Exact, RawForm::Exact},
                                         FormCase{"Padded", RawForm::Padded, RawForm::Padded},
                                         FormCase{"Cut", RawForm::Cut, RawForm::Exact},
                                         FormCase{"Uninitialised", RawForm::Uninitialised, RawForm::Exact}),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(EditedForm, AnEmptyAreaOf788BytesStaysSoUntilSomethingIsPutIntoIt) {
    auto files = bytesOf(smallWorld().areas());
    files[fileName(26)] = buildArea(RawArea{}, RawForm::EmptyCut);
    auto m = loadSet(files);
    shift(m, nodeAt(m, 27, 0), 8, 0);
    EXPECT_EQ(saveSet(m).at(fileName(26)).size(), 788U);
    const auto change = shift(m, nodeAt(m, 27, 0), -8 * 500, 0);
    const auto saved = saveSet(m).at(fileName(26));
    EXPECT_EQ(countsOf(std::span(saved)).nodes, 1U);
    EXPECT_EQ(saved, buildArea(readArea(saved), RawForm::Exact));
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m).at(fileName(26)), files.at(fileName(26)));
}

TEST(EditedForm, IrregularLinkRangesAreRepackedOnceALinkIsAddedAndComeBackByUndo) {
    auto areas = smallWorld().areas();
    auto& area = areas[27];
    std::rotate(area.links.begin(), area.links.begin() + 1, area.links.end());
    for (auto& n : area.nodes)
        n.firstLink = static_cast<std::int16_t>(n.firstLink == 0 ? 11 : n.firstLink - 1);
    const auto files = bytesOf(areas);
    auto m = loadSet(files);
    EXPECT_EQ(countsOf(issuesOf(m)), (std::map<std::string, std::size_t>{{"SA005", 1}}));
    EXPECT_EQ(saveSet(m), files);
    const auto change =
        edit(m, [&](Transaction& tx) { EXPECT_NE(connect(tx, nodeAt(m, 27, 5), nodeAt(m, 27, 7)), model::kNoSlot); });
    EXPECT_TRUE(issuesOf(m, "SA005").empty());
    const auto after = readSet(saveSet(m)).at(27);
    int next = 0;
    for (const auto& n : after.nodes) {
        EXPECT_EQ(n.firstLink, next);
        next += static_cast<int>(n.flags & 15U);
    }
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m), files);
}

} // namespace
} // namespace navsmith::tests
