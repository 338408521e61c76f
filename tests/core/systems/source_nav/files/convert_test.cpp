// Converting meshes to other versions and layouts: afterwards the model matches the file, the report lists exactly the
// differences, and undo restores every byte.
#include "core/model/property.h"
#include "core/systems/conversion.h"
#include "core/systems/source_nav/mesh/legacy.h"
#include "formats/source/nav_file.h"
#include "tests/core/systems/harness/value_text.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace navsmith::tests {
namespace {

namespace area = systems::source_nav::area;
namespace encounter_path = systems::source_nav::encounter_path;
using model::Element;
using model::ElementTypeId;
using model::ListId;
using model::Model;
using model::Slot;
using systems::ConversionReport;
using systems::Fate;
using systems::source_nav::kArea;
using systems::source_nav::kEncounterPath;
using systems::source_nav::schema;
using systems::source_nav::system;

// Independent comparison: values of stored properties by element --------------------------------------------------

/// type, list, property, fate
using Key = std::tuple<ElementTypeId, ListId, std::string, Fate>;
using DifferenceCounts = std::map<Key, std::size_t>;

bool stored(model::Present present, const Model& m) {
    return present == nullptr || present(m, 0);
}

/// A new element of each type.
const Model& newElements() {
    static const auto made = [] {
        model::ModelBuilder builder(schema());
        for (ElementTypeId type = 0; type < schema()->typeCount(); ++type)
            builder.addRows(type, 1);
        return builder.finish();
    }();
    return made;
}

DifferenceCounts differencesOf(const Model& before, const Model& after) {
    DifferenceCounts counts;
    for (ElementTypeId type = 0; type < before.schema().typeCount(); ++type) {
        for (const auto& property : before.schema().type(type).properties) {
            if (property.derive != nullptr)
                continue;
            const bool was = stored(property.present, before);
            const bool is = stored(property.present, after);
            auto anywhere = property;
            anywhere.present = nullptr;
            const auto initial = model::readValue(newElements(), anywhere, {type, 0});
            after.forEachLive(type, [&](Slot row) {
                const auto old = model::readValue(before, anywhere, {type, row});
                const auto now = model::readValue(after, anywhere, {type, row});
                if (was && is && old != now)
                    ++counts[{type, model::kNoList, std::string(property.id), Fate::Changed}];
                if (was && !is && old != initial)
                    ++counts[{type, model::kNoList, std::string(property.id), Fate::Lost}];
                if (!was && is)
                    ++counts[{type, model::kNoList, std::string(property.id), Fate::Defaulted}];
            });
        }
    }
    return counts;
}

/// Likewise for the entries of a list, compared by index; none if the length of a list changed, because then it means
/// nothing.
std::optional<DifferenceCounts> entryDifferencesOf(const Model& before, const Model& after, ElementTypeId type,
                                                   ListId list) {
    DifferenceCounts counts;
    for (Slot row = 0; row < before.capacity(type); ++row) {
        const auto old = before.listRange(type, list, row);
        const auto now = after.listRange(type, list, row);
        if (old.count == 0 || now.count == 0 || !after.isLive({type, row}))
            continue;
        if (old.count != now.count)
            return std::nullopt;
        for (const auto& property : before.schema().type(type).lists[list].properties) {
            const bool was = stored(property.present, before);
            const bool is = stored(property.present, after);
            auto anywhere = property;
            anywhere.present = nullptr;
            const Key key{type, list, std::string(property.id),
                          !is    ? Fate::Lost
                          : !was ? Fate::Defaulted
                                 : Fate::Changed};
            for (std::size_t i = 0; i < old.count; ++i) {
                const auto value = model::readEntry(before, anywhere, {type, list, row}, i);
                const bool differs = is ? value != model::readEntry(after, anywhere, {type, list, row}, i)
                                        // all of these are numbers with default 0
                                        : value != model::Value(std::int64_t{0});
                if ((was && differs) || (is && !was))
                    ++counts[key];
            }
        }
    }
    return counts;
}

DifferenceCounts namedBy(const ConversionReport& report, ElementTypeId type = model::kNoElementType,
                         ListId list = model::kNoList) {
    DifferenceCounts counts;
    for (const auto& loss : report.properties) {
        if (loss.list == list && (list == model::kNoList || loss.type == type))
            counts[{loss.type, loss.list, std::string(loss.property->id), loss.fate}] = loss.count;
    }
    return counts;
}

std::string listed(const Model& m, const DifferenceCounts& counts) {
    std::string text;
    for (const auto& [key, count] : counts)
        text += fmt::format("{}.{} {}: {}\n", m.schema().type(std::get<0>(key)).id, std::get<2>(key),
                            static_cast<int>(std::get<3>(key)), count);
    return text;
}

using Goings = std::map<std::pair<ElementTypeId, ListId>, std::pair<std::size_t, std::size_t>>;

/// Elements and list entries that exist in only one of the states; entries are compared by what both states store.
Goings goingsOf(const Model& before, const Model& after) {
    Goings goings;
    const auto note = [&](ElementTypeId type, ListId list, std::size_t gone, std::size_t come) {
        if (gone != 0 || come != 0) {
            auto& entry = goings[{type, list}];
            entry.first += gone;
            entry.second += come;
        }
    };
    for (ElementTypeId type = 0; type < before.schema().typeCount(); ++type) {
        note(type, model::kNoList, before.count(type) - after.count(type), 0); // conversions never create elements
        const auto& spec = before.schema().type(type);
        for (ListId list = 0; list < spec.listCount(); ++list) {
            const auto entriesOf = [&](const Model& m, Slot row) {
                std::multiset<std::string> entries;
                if (!m.isLive({type, row}))
                    return entries;
                for (std::size_t i = 0; i < m.listRange(type, list, row).count; ++i) {
                    std::string entry;
                    for (const auto& property : spec.lists[list].properties) {
                        if (stored(property.present, before) && stored(property.present, after))
                            entry += fmt::format(
                                "{},", textOf(m, property, model::readEntry(m, property, {type, list, row}, i)));
                    }
                    entries.insert(entry);
                }
                return entries;
            };
            for (Slot row = 0; row < before.capacity(type); ++row) {
                if (before.listRange(type, list, row) == after.listRange(type, list, row) && after.isLive({type, row}))
                    continue;
                const auto old = entriesOf(before, row);
                const auto now = entriesOf(after, row);
                if (old.size() == now.size())
                    continue; // changed in place
                std::vector<std::string> gone;
                std::vector<std::string> come;
                std::ranges::set_difference(old, now, std::back_inserter(gone));
                std::ranges::set_difference(now, old, std::back_inserter(come));
                note(type, list, gone.size(), come.size());
            }
        }
    }
    return goings;
}

Goings goingsOf(const ConversionReport& report) {
    Goings goings;
    for (const auto& row : report.rows)
        goings[{row.type, row.list}] = {row.gone, row.come};
    return goings;
}

/// The layout of a target by its id; the others are plain.
source::NavLayout layoutOf(std::string_view id) {
    if (id.ends_with("-cs"))
        return source::NavLayout::CounterStrike;
    if (id.ends_with("-tf2"))
        return source::NavLayout::TeamFortress;
    return id.find("-l4d") != std::string_view::npos ? source::NavLayout::LeftForDead : source::NavLayout::Plain;
}

/// Checks everything that holds for any conversion.
void expectSound(const Model& mesh, std::string_view id, bool thorough = true) {
    SCOPED_TRACE(id);
    const auto bytes = saveMesh(mesh);
    Model after = mesh;
    const auto change = convertTo(after, id);
    EXPECT_EQ(systems::source_nav::system().versions.formatOf(after), id);
    const auto written = saveMesh(after);
    const auto read = source::read(written);
    ASSERT_TRUE(read) << describe(read.error());
    if (after.count(kArea) != 0) {
        EXPECT_EQ(read->format.layout, layoutOf(id)) << "found without being statusMessage";
    }
    if (thorough) {
        EXPECT_TRUE(sameContents(after, loadMesh(written)));
    }
    EXPECT_TRUE(saveMesh(loadMesh(written)) == written);
    const auto report = systems::tryConversion(systems::source_nav::system(), mesh, id);
    ASSERT_TRUE(report) << report.error().reason;
    if (thorough) {
        EXPECT_EQ(listed(mesh, namedBy(*report)), listed(mesh, differencesOf(mesh, after)));
        EXPECT_EQ(goingsOf(*report), goingsOf(mesh, after));
        for (const auto& [type, list] : {std::pair{kArea, area::kApproaches}, std::pair{kArea, area::kLaddersUp},
                                         std::pair{kArea, area::kLaddersDown}, std::pair{kArea, area::kVisible},
                                         std::pair{kEncounterPath, encounter_path::kSpots}}) {
            if (const auto entries = entryDifferencesOf(mesh, after, type, list)) {
                EXPECT_EQ(listed(mesh, namedBy(*report, type, list)), listed(mesh, *entries));
            }
        }
    }
    EXPECT_EQ(report->empty(), change.empty());
    after.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saveMesh(after) == bytes) << "undone";
    after.apply(change, model::Direction::Forward);
    EXPECT_TRUE(saveMesh(after) == written) << "done again";
}

std::vector<RawMesh> meshes() {
    auto all = allSmallMeshes();
    std::erase_if(all, [](const RawMesh& mesh) { // would be read as Insurgency's
        return mesh.version == 16 && (mesh.subVersion == 3 || mesh.subVersion == 4);
    });
    const auto sound = allSoundMeshes();
    all.insert(all.end(), sound.begin(), sound.end());
    return all;
}

TEST(NavConversion, EveryMeshBecomesEveryOtherAndTheReportNamesAllThatDiffers) {
    for (const auto& raw : meshes()) {
        SCOPED_TRACE(nameOf(raw));
        const auto mesh = loadMesh(raw);
        for (const auto& format : systems::source_nav::system().versions.formats)
            expectSound(mesh, format.id);
        if (HasFailure())
            return;
    }
}

TEST(NavConversion, RealMeshesBecomeEveryGamesAndGoThereAndBack) {
    const auto paths = realMeshes();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    constexpr std::size_t large = 600'000; // larger files make the thorough comparison slow
    for (const auto& path : paths) {
        SCOPED_TRACE(path);
        const auto bytes = readFile(path);
        const auto mesh = loadMesh(bytes);
        for (const auto* id : {"v1", "v5", "v9", "v16", "v16-cs", "v16-tf2", "v16-l4d2", "v16-l4d-8"})
            expectSound(mesh, id, bytes.size() < large);
        Model down = mesh;
        convertTo(down, "v5");
        expectSound(down, "v16", bytes.size() < large);
        if (HasFailure())
            return;
    }
}

TEST(NavConversion, ToItsOwnVersionChangesNothing) {
    auto m = loadMesh(soundMesh(16, 2, RawGame::TeamFortress));
    EXPECT_TRUE(convertTo(m, "v16-tf2").empty());
    const auto report = systems::tryConversion(systems::source_nav::system(), m, "v16-tf2");
    EXPECT_TRUE(report->empty());
    EXPECT_TRUE(systems::describe(m.schema(), *report).starts_with("Nothing changes"));
}

TEST(NavConversion, RefusesAVersionThatThereIsNot) {
    auto m = loadMesh(soundMesh());
    model::Transaction tx(m, "Convert");
    EXPECT_FALSE(systems::source_nav::system().versions.convert(tx, "v17"));
}

/// The areas in the converted file.
source::NavFile converted(const RawMesh& raw, std::string_view id) {
    auto m = loadMesh(raw);
    convertTo(m, id);
    return *source::read(saveMesh(m));
}

TEST(NavConversion, FlagsOfOneGameAreNotTakenForAnothers) {
    auto raw = soundMesh(16, 2, RawGame::TeamFortress);
    raw.areas[0].gameFlags = 0x00200840;  // sniper spot, setup gate, control point
    raw.areas[0].attributes = 0xC0010001; // crouch, game bit 16, elevator, blocker
    const auto file = converted(raw, "v16-l4d2");
    EXPECT_EQ(file.areas[0].gameFlags, 0U);
    EXPECT_EQ(file.areas[0].attributes, 0xC0000001U) << "bit 16 is Tank only in Left 4 Dead 2";
    EXPECT_EQ(converted(raw, "v16-cs").areas[0].attributes, 0xC0010001U) << "nothing is known of bit 16";
    EXPECT_EQ(converted(raw, "v9").areas[0].attributes, 1U);
    const auto report = systems::tryConversion(systems::source_nav::system(), loadMesh(raw), "v16");
    const auto text = systems::describe(*system().schema, *report);
    EXPECT_NE(text.find("Team Fortress: Sniper spot, of 1 area\n"), std::string::npos) << text;
    EXPECT_NE(text.find("Team Fortress: BLU setup gate, of 1 area\n"), std::string::npos) << text;
}

TEST(NavConversion, WhoInheritedKeepsWhatItSawWhereNothingIsInherited) {
    auto raw = soundMesh(16);
    raw.areas[0].visible = {{2, 1}, {3, 3}, {4, 1}};
    raw.areas[1].visible = {{3, 0}, {5, 2}}; // hides 3, which it inherits from 1
    raw.areas[1].inherit = 1;
    const auto visible = [&](std::string_view id) {
        const auto file = converted(raw, id);
        std::set<std::pair<std::uint32_t, int>> seen;
        for (const auto& entry : source::entries(file.visible, file.areas[1].visible))
            seen.insert({entry.area, entry.visibility});
        return seen;
    };
    using Seen = std::set<std::pair<std::uint32_t, int>>;
    EXPECT_EQ(visible("v16-l4d-10"), (Seen{{3, 0}, {5, 2}, {2, 1}, {4, 1}})) << "ids before sub-version 14";
    EXPECT_EQ(visible("v16-l4d-8"), (Seen{{5, 0}, {2, 0}, {4, 0}})) << "what is listed is seen: no byte says how";
    EXPECT_EQ(visible("v16-l4d2"), (Seen{{2, 0}, {4, 2}})) << "still inherited; positions from 0";
    EXPECT_EQ(visible("v15-l4d"), (Seen{{3, 0}, {5, 2}})) << "still inherited; ids";
}

TEST(NavConversion, WhatIsListedWithoutAByteIsVisibleAfterwards) {
    auto raw = soundMesh(16, 8, RawGame::LeftForDead);
    raw.areas[0].visible = {{1, 0}, {2, 0}};
    const auto file = converted(raw, "v16");
    for (const auto& entry : source::entries(file.visible, file.areas[0].visible))
        EXPECT_EQ(entry.visibility, 1);
    EXPECT_EQ(file.areas[0].visible.count, 2U);
}

TEST(NavConversion, NumbersThatNameNoAreaDoNotBecomePositionsOfOne) {
    auto raw = soundMesh(16);
    raw.areas[0].visible = {{2, 1}, {0, 1}, {77, 1}};
    const auto file = converted(raw, "v16-l4d2");
    ASSERT_EQ(file.areas[0].visible.count, 1U);
    EXPECT_EQ(source::entries(file.visible, file.areas[0].visible)[0].area, 1U);
}

TEST(NavConversion, WaysOfApproachMeanTheSameInGoldSrcAndSource) {
    auto raw = soundMesh(5);
    raw.areas[2].approaches = {{2, 1, 7, 3, 4}};
    const auto up = converted(raw, "v9");
    EXPECT_EQ(up.approaches.at(0).previousHow, 9);
    EXPECT_EQ(up.approaches.at(0).nextHow, 4);
    raw = soundMesh(9);
    raw.areas[2].approaches = {{2, 1, 8, 3, 9}};
    const auto down = converted(raw, "v5");
    EXPECT_EQ(down.approaches.at(0).previousHow, 7) << "GoldSrc knows no lifts";
    EXPECT_EQ(down.approaches.at(0).nextHow, 7);
}

TEST(NavConversion, AreasListTheLaddersThatWereStoredWithoutLists) {
    const auto file = converted(soundMesh(6), "v16");
    const auto ids = [&](std::size_t area, std::size_t list) {
        const auto entries = source::entries(file.ladderIds, file.areas[area].ladders[list]);
        return std::vector<std::uint32_t>(entries.begin(), entries.end());
    };
    EXPECT_EQ(ids(1, 0), std::vector<std::uint32_t>{1});
    EXPECT_EQ(ids(4, 1), std::vector<std::uint32_t>{1});
    EXPECT_TRUE(ids(0, 0).empty());
}

TEST(NavConversion, LightIsFullWhereNoneWasStored) {
    const auto file = converted(soundMesh(5), "v16");
    for (const auto& a : file.areas)
        EXPECT_EQ(a.light, (std::array<float, 4>{1, 1, 1, 1}));
    EXPECT_EQ(file.analysed, 0);
}

TEST(NavConversion, TheReportIsReadable) {
    auto raw = soundMesh(16, 1, RawGame::CounterStrike);
    raw.areas[0].attributes = 0x1001;
    raw.areas[1].attributes = 0x1000;
    const auto mesh = loadMesh(raw);
    const auto report = systems::tryConversion(systems::source_nav::system(), mesh, "v5");
    EXPECT_EQ(systems::describe(mesh.schema(), *report), R"(Lost
  1 entry in lists of ladders up
  1 entry in lists of ladders down
  2 entries in lists of visible areas
  1 ladder
  Mesh: Sub-version: 1
  Mesh: Analysed
  Attributes: Stairs, of 2 areas
  Timing: First team arrives, of 5 areas: 2.5
  Timing: Second team arrives, of 5 areas: 7
  Light: North-east, of 5 areas: 0.5
  Light: South-east, of 5 areas: 0.25
  Light: South-west, of 5 areas: 0
  Visibility: Inherits from, of 1 area: area 1

Changed
  Mesh: Version: 16 becomes 5
  Mesh: Game: Counter-Strike becomes no additions
)");
    const auto back = systems::tryConversion(systems::source_nav::system(), loadMesh(soundMesh(9)), "v16-tf2");
    EXPECT_EQ(systems::describe(mesh.schema(), *back), R"(Lost
  1 entry in lists of approach areas

Reset
  Mesh: Sub-version: 2
  Mesh: Analysed: no
  Stored bytes: Unnamed areas off by: 0
  Light: North-west, of 5 areas: 1
  Light: North-east, of 5 areas: 1
  Light: South-east, of 5 areas: 1
  Light: South-west, of 5 areas: 1
  Visibility: Inherits from, of 5 areas: nothing
  Attributes: 16 flags of 5 areas: off
  Team Fortress: 32 flags of 5 areas: off

Changed
  Mesh: Version: 9 becomes 16
  Mesh: Game: no additions becomes Team Fortress 2
)");
}

} // namespace
} // namespace navsmith::tests
