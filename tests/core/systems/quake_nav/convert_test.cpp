// Converting waypoints to other versions: afterwards the model matches the file, the report lists exactly the
// differences, and undo restores every byte.
#include "core/model/property.h"
#include "core/systems/conversion.h"
#include "core/systems/quake_nav/schema.h"
#include "formats/quake/nav_json.h"
#include "tests/core/systems/quake_nav/converting.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace navsmith::tests {
namespace {

namespace file = systems::quake_nav::file;
namespace link = systems::quake_nav::link;
using model::ElementTypeId;
using model::Model;
using model::Slot;
using systems::ConversionReport;
using systems::Fate;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;

const RawWaypointForm kV18{};
const RawWaypointForm kV14{false, 14, 20, 36, 34};
const RawWaypointForm kNav3{true, 6, 24, 48, 30};

// Independent comparison --------------------------------------------------------------------------------------------

using FateCounts = std::map<std::tuple<ElementTypeId, std::string, Fate>, std::size_t>;

bool lives(const Model& m, ElementTypeId type, Slot row) {
    return row < m.capacity(type) && m.isLive({type, row});
}

bool stored(const model::PropertySpec& property, const Model& m) {
    return property.present == nullptr || property.present(m, 0);
}

bool same(const model::Value& a, const model::Value& b) {
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    return x != nullptr && y != nullptr ? fmt::format("{:a}", *x) == fmt::format("{:a}", *y) : a == b;
}

FateCounts differencesOf(const Model& before, const Model& after) {
    FateCounts counts;
    model::ModelBuilder builder(systemOf(before).schema);
    for (ElementTypeId type = 0; type < before.schema().typeCount(); ++type)
        builder.addRows(type, 1);
    const Model fresh = builder.finish();
    for (ElementTypeId type = 0; type < before.schema().typeCount(); ++type) {
        for (const auto& property : before.schema().type(type).properties) {
            if (property.derive != nullptr)
                continue;
            const bool was = stored(property, before);
            const bool is = stored(property, after);
            auto anywhere = property;
            anywhere.present = nullptr;
            const auto initial = model::readValue(fresh, anywhere, {type, 0});
            after.forEachLive(type, [&](Slot row) {
                if (!lives(before, type, row))
                    return;
                const auto old = model::readValue(before, anywhere, {type, row});
                const auto now = model::readValue(after, anywhere, {type, row});
                if (was && is && !same(old, now))
                    ++counts[{type, std::string(property.id), Fate::Changed}];
                if (was && !is && !same(old, initial))
                    ++counts[{type, std::string(property.id), Fate::Lost}];
                if (!was && is)
                    ++counts[{type, std::string(property.id), Fate::Defaulted}];
            });
        }
    }
    return counts;
}

FateCounts namedBy(const ConversionReport& report) {
    FateCounts counts;
    for (const auto& loss : report.properties)
        counts[{loss.type, std::string(loss.property->id), loss.fate}] = loss.count;
    return counts;
}

std::string listed(const Model& m, const FateCounts& counts) {
    std::string text;
    for (const auto& [key, count] : counts)
        text += fmt::format("{}.{} {}: {}\n", m.schema().type(std::get<0>(key)).id, std::get<1>(key),
                            static_cast<int>(std::get<2>(key)), count);
    return text;
}

/// Elements that exist in only one of the states.
using Goings = std::map<ElementTypeId, std::pair<std::size_t, std::size_t>>;

Goings goingsOf(const Model& before, const Model& after) {
    Goings goings;
    for (ElementTypeId type = 0; type < before.schema().typeCount(); ++type) {
        std::pair<std::size_t, std::size_t> goneAndCome;
        for (Slot row = 0; row < after.capacity(type); ++row) {
            goneAndCome.first += lives(before, type, row) && !lives(after, type, row) ? 1 : 0;
            goneAndCome.second += !lives(before, type, row) && lives(after, type, row) ? 1 : 0;
        }
        if (goneAndCome != std::pair<std::size_t, std::size_t>{})
            goings[type] = goneAndCome;
    }
    return goings;
}

Goings goingsOf(const ConversionReport& report) {
    Goings goings;
    for (const auto& row : report.rows)
        goings[row.type] = {row.gone, row.come};
    return goings;
}

/// Checks everything that holds for any conversion.
void expectSound(const Model& before, std::string_view id) {
    SCOPED_TRACE(id);
    const auto& system = systemOf(before);
    const auto bytes = saveWaypoints(before);
    Model after = before;
    const auto change = convertTo(after, id);
    EXPECT_EQ(system.versions.formatOf(after), id);
    const auto written = saveFile(after);
    EXPECT_EQ(written.name, id.starts_with("navjson") ? "e1m1.navjson" : "e1m1.nav");
    const auto loaded = loadFile(written.bytes, written.name);
    if (id.starts_with("navjson")) {
        for (const auto& notice : loaded.notices)
            EXPECT_EQ(notice.text.find("dropped"), std::string::npos) << notice.text;
    }
    EXPECT_EQ(system.versions.formatOf(loaded.model), id);
    EXPECT_TRUE(sameContents(after, loaded.model, kFew));
    EXPECT_TRUE(saveWaypoints(loaded.model) == written.bytes);
    const auto report = systems::tryConversion(system, before, id);
    ASSERT_TRUE(report) << report.error().reason;
    EXPECT_EQ(listed(before, namedBy(*report)), listed(before, differencesOf(before, after)));
    EXPECT_EQ(goingsOf(*report), goingsOf(before, after));
    after.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saveWaypoints(after) == bytes) << "undone";
    EXPECT_TRUE(sameContents(after, before, kFew)) << "undone";
    after.apply(change, model::Direction::Forward);
    EXPECT_TRUE(saveWaypoints(after) == written.bytes) << "done again";
}

void expectAllSound(const Model& before) {
    for (const auto& format : systemOf(before).versions.formats)
        expectSound(before, format.id);
}

/// A file with everything that a text cannot store.
RawWaypoints oddWaypoints(const RawWaypointForm& form) {
    RawWaypoints raw = smallWaypoints(form);
    raw.nodes[2].origin = raw.nodes[1].origin;                        // two at the same place
    raw.links[3].target = 99;                                         // no such node
    raw.links[5].traversal = 77;                                      // no such traversal
    raw.links[6].traversal = 2;                                       // shared with link 1
    raw.traversals.push_back(raw.traversals[0]);                      // without a link
    raw.edicts.push_back({1, {1, 2, 3}, {4, 5, 6}, 0, 0, 0});         // the second one of link 1
    raw.edicts.push_back({0, {7, 8, 9}, {10, 11, 12}, 0, 0, 0});      // not in order
    raw.edicts.push_back({0x7000, {7, 8, 9}, {10, 11, 12}, 0, 0, 0}); // no such link
    raw.edicts.push_back({3, {1, 1, 1}, {2, 2, 2}, 0, 0, 0});         // of a link that is removed
    return raw;
}

TEST(QuakeNavConversion, everyVersionBecomesEveryOtherAndTheReportNamesAllThatDiffers) {
    for (const RawWaypointForm& form : allWaypointForms()) {
        SCOPED_TRACE(nameOf(form));
        expectAllSound(loadWaypoints(smallWaypoints(form)));
        expectAllSound(loadWaypoints(noWaypoints(form)));
        expectAllSound(loadWaypoints(oddWaypoints(form)));
        if (HasFailure())
            return;
    }
}

TEST(QuakeNavConversion, fileWithStrayRangesAndATailIsConverted) {
    for (const RawWaypointForm& form : {kV18, kNav3, kV14}) {
        SCOPED_TRACE(nameOf(form));
        RawWaypoints raw = smallWaypoints(form);
        raw.nodes[1].firstLink = 1; // one link has two owners, another none
        Bytes bytes = buildWaypoints(raw);
        bytes.resize(bytes.size() + 7, std::byte{0xAB});
        expectAllSound(loadWaypoints(bytes));
    }
}

TEST(QuakeNavConversion, textBecomesEveryVersionOfTextAndBytes) {
    for (const char* text : {"navjson-1", "navjson-2", "navjson-3"}) {
        SCOPED_TRACE(text);
        Model m = loadWaypoints(smallWaypoints(kV18));
        convertTo(m, text);
        expectAllSound(loadWaypoints(saveWaypoints(m), "e1m1.navjson"));
    }
}

TEST(QuakeNavConversion, realFilesBecomeEveryVersionAndGoThereAndBack) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    for (const auto& path : paths) {
        SCOPED_TRACE(path);
        const Model m = loadWaypoints(readFile(path));
        expectAllSound(m);
        for (const auto& format : systemOf(m).versions.formats) {
            Model there = m;
            convertTo(there, format.id);
            Model back = loadWaypoints(saveWaypoints(there), saveFile(there).name);
            const auto own = systemOf(m).versions.formatOf(m);
            convertTo(back, own.empty() ? "v18" : own);
            EXPECT_EQ(back.count(kLink), m.count(kLink)) << format.id;
            EXPECT_EQ(back.count(kNode), m.count(kNode)) << format.id;
            EXPECT_EQ(saveFile(back).name, "e1m1.nav");
        }
        if (HasFailure())
            return;
    }
}

// Converting to an older version loses only newer data; everything else round-trips.
TEST(QuakeNavConversion, realFileOf17ComesBackFromText) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    std::size_t same = 0;
    for (const auto& path : paths) {
        const auto bytes = readFile(path);
        Model m = loadWaypoints(bytes);
        if (systemOf(m).versions.formatOf(m) != "v17")
            continue;
        convertTo(m, "navjson-3");
        Model back = loadWaypoints(saveWaypoints(m), "e1m1.navjson");
        convertTo(back, "v17");
        same += saveWaypoints(back) == bytes ? 1 : 0;
        EXPECT_EQ(saveWaypoints(back).size(), bytes.size()) << path;
    }
    EXPECT_GT(same, 0U); // those whose traversals are in link order
}

TEST(QuakeNavConversion, toItsOwnVersionChangesNothing) {
    for (const RawWaypointForm& form : allWaypointForms()) {
        Model m = loadWaypoints(smallWaypoints(form));
        const auto own = systemOf(m).versions.formatOf(m);
        const bool usual = !(form.version == 13 && form.edict == 26) && !(form.version == 16 && form.header == 20);
        EXPECT_EQ(own, usual ? fmt::format("v{}", form.version) : "") << nameOf(form);
        if (usual) {
            EXPECT_TRUE(convertTo(m, own).empty());
        }
    }
}

TEST(QuakeNavConversion, versionsThatThereAreNotAreRefused) {
    const Model quake = loadWaypoints(smallWaypoints(kV18));
    for (const char* id : {"v11", "v19", "v6", "navjson-4", "navjson", ""})
        EXPECT_NE(whyNot(quake, id).find("no version"), std::string::npos);
    EXPECT_NE(whyNot(loadWaypoints(smallWaypoints(kNav3)), "navjson-3").find("no version"), std::string::npos);
}

TEST(QuakeNavConversion, laterVersionThatCanOnlyBeLookedAtIsNotConverted) {
    RawWaypoints raw = smallWaypoints(kV18);
    raw.form.version = 19;
    const Model m = loadWaypoints(raw);
    EXPECT_EQ(quakeSystem().versions.formatOf(m), "");
    for (const auto& format : quakeSystem().versions.formats)
        EXPECT_FALSE(whyNot(m, format.id).empty());
}

RawWaypoints converted(const RawWaypoints& raw, std::string_view id) {
    Model m = loadWaypoints(raw);
    convertTo(m, id);
    return readWaypoints(saveWaypoints(m));
}

TEST(QuakeNavConversion, linksAreForAllTeamsFrom18On) {
    for (const char* id : {"v12", "v13", "v14", "v15", "v16", "v17"}) {
        const RawWaypoints down = converted(smallWaypoints(kV18), id);
        for (const RawWaypointLink& each : down.links)
            EXPECT_EQ(each.mask, 0) << id;
        for (const RawWaypointLink& each : converted(down, "v18").links)
            EXPECT_EQ(each.mask, 0xFF) << id;
    }
}

TEST(QuakeNavConversion, typesStayWhateverTheyAre) {
    RawWaypoints raw = smallWaypoints(kV18);
    raw.links[0].type = 9;
    raw.links[1].type = 200;
    for (const auto& format : quakeSystem().versions.formats) {
        Model m = loadWaypoints(raw);
        convertTo(m, format.id);
        EXPECT_EQ(m.get(link::type, 0), 9) << format.id;
        EXPECT_EQ(m.get(link::type, 1), 200) << format.id;
    }
}

TEST(QuakeNavConversion, heuristicIsTheUsualWhereNoneWasStored) {
    RawWaypoints raw = smallWaypoints({false, 15, 20, 36, 30});
    EXPECT_EQ(converted(raw, "v16").heuristic, 0.8F);
    raw = smallWaypoints(kV18);
    raw.heuristic = 0.3F;
    EXPECT_EQ(converted(raw, "v17").heuristic, 0.3F);
    EXPECT_EQ(converted(converted(raw, "v15"), "v18").heuristic, 0.8F);
    EXPECT_EQ(converted(smallWaypoints({false, 16, 20, 36, 30}), "v16").heuristic, 0.8F);
}

TEST(QuakeNavConversion, flagsThatAVersionDoesNotKnowAreLost) {
    RawWaypoints raw = smallWaypoints(kV18);
    raw.nodes[0].flags = 0x1FF;
    EXPECT_EQ(converted(raw, "v17").nodes[0].flags, 0x1FF);
    EXPECT_EQ(converted(raw, "v16").nodes[0].flags, 0x1FF);
    EXPECT_EQ(converted(raw, "v15").nodes[0].flags, 0x1FF);
    EXPECT_EQ(converted(raw, "v14").nodes[0].flags, 0xFF);
    raw = smallWaypoints(kV14);
    raw.nodes[0].flags = 0xFFFF; // bits that have a meaning only in later versions must not get it
    EXPECT_EQ(converted(raw, "v18").nodes[0].flags, 0xFF);
}

TEST(QuakeNavConversion, edictsKeepWhatTheirVersionKnows) {
    const RawWaypoints ids = smallWaypoints(kV18);
    const RawWaypoints strings = smallWaypoints(kV14);
    const RawWaypoints oldest = converted(strings, "v12");
    ASSERT_EQ(oldest.edicts.size(), 2U);
    EXPECT_EQ(oldest.edicts[1].maximum, strings.edicts[1].maximum);
    for (const char* id : {"v13", "v14"}) {
        EXPECT_EQ(converted(ids, id).edicts[0].targetName, 0) << "none can be made";
        EXPECT_EQ(converted(strings, id).edicts[0].targetName, strings.edicts[0].targetName);
        EXPECT_EQ(converted(oldest, id).edicts[0].className, 0);
    }
    EXPECT_EQ(converted(ids, "v15").edicts[1].entity, ids.edicts[1].entity);
    EXPECT_EQ(converted(strings, "v15").edicts[1].entity, -1);
    const RawWaypoints models = smallWaypoints(kNav3);
    EXPECT_EQ(converted(models, "v2").edicts[1].entity, models.edicts[1].entity);
    EXPECT_EQ(converted(converted(models, "v1"), "v2").edicts[1].entity, 0);
}

TEST(QuakeNavConversion, linkFlagsOfQuake2DoNotChangeTheirMeaning) {
    RawWaypoints raw = smallWaypoints(kNav3);
    raw.links[0].mask = 0x7F;
    EXPECT_EQ(converted(raw, "v5").links[0].mask, 0x73) << "4 and 8 are teams there";
    EXPECT_EQ(converted(raw, "v3").links[0].mask, 0x73);
    raw.form = {true, 4, 24, 48, 30};
    EXPECT_EQ(converted(raw, "v6").links[0].mask, 0x73) << "and no teams here";
    EXPECT_EQ(converted(raw, "v3").links[0].mask, 0x7F);
    for (const RawWaypointLink& each : converted(converted(raw, "v2"), "v6").links)
        EXPECT_EQ(each.mask, 3) << "all teams";
}

TEST(QuakeNavConversion, ladderPlanesComeWithVersion4) {
    const RawWaypoints raw = smallWaypoints(kNav3);
    EXPECT_EQ(converted(raw, "v4").traversals[2].plane, raw.traversals[2].plane);
    EXPECT_EQ(converted(converted(raw, "v3"), "v4").traversals[2].plane, (RawPlace{0, 0, 0}));
    EXPECT_EQ(converted(raw, "v3").traversals[2].end, raw.traversals[2].end);
}

TEST(QuakeNavConversion, textHoldsOneTraversalAndEdictForALink) {
    RawWaypoints raw = oddWaypoints(kV18);
    raw.nodes[2].origin[2] += 1; // no two at the same place
    const RawWaypoints same = converted(raw, "v17");
    EXPECT_EQ(same.links.size(), 7U);
    EXPECT_EQ(same.traversals.size(), 4U);
    Model m = loadWaypoints(raw);
    convertTo(m, "navjson-3");
    convertTo(m, "v17");
    const RawWaypoints file = readWaypoints(saveWaypoints(m));
    EXPECT_EQ(file.links.size(), 6U); // without the dangling one
    EXPECT_EQ(file.traversals.size(), 4U);
    EXPECT_EQ(file.edicts.size(), 3U);
    EXPECT_EQ(file.links[5].target, raw.links[6].target);
    EXPECT_EQ(file.traversals[file.links[5].traversal], raw.traversals[2]);
    EXPECT_EQ(file.traversals[file.links[1].traversal], raw.traversals[2]);
    EXPECT_NE(file.links[5].traversal, file.links[1].traversal);
    EXPECT_EQ(file.links[4].traversal, 0xFFFF);
}

TEST(QuakeNavConversion, textLeadsToTheLastOfSeveralNodesAtOnePlace) {
    RawWaypoints raw = smallWaypoints({false, 17, 24, 36, 30});
    raw.nodes[2].origin = raw.nodes[1].origin;
    Model m = loadWaypoints(raw);
    convertTo(m, "navjson-3");
    EXPECT_TRUE(m.get(link::target, 0).pointsTo(2));
    const auto report = systems::tryConversion(quakeSystem(), loadWaypoints(raw), "navjson-3");
    EXPECT_NE(systems::describe(m.schema(), *report).find("Link: To, of 2 links"), std::string::npos)
        << systems::describe(m.schema(), *report);
}

TEST(QuakeNavConversion, numbersWithoutEndAreNotForTexts) {
    RawWaypoints raw = smallWaypoints(kV18);
    raw.nodes[3].origin[1] = std::numeric_limits<float>::infinity();
    EXPECT_NE(whyNot(loadWaypoints(raw), "navjson-2").find("node"), std::string::npos);
    raw = smallWaypoints(kV18);
    raw.edicts[1].maximum[2] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_NE(whyNot(loadWaypoints(raw), "navjson-2").find("edict"), std::string::npos);
    raw = smallWaypoints(kV18);
    raw.traversals[0].start[0] = -std::numeric_limits<float>::infinity();
    EXPECT_NE(whyNot(loadWaypoints(raw), "navjson-2").find("traversal"), std::string::npos);
    raw = smallWaypoints(kV18);
    raw.heuristic = std::numeric_limits<float>::quiet_NaN();
    EXPECT_NE(whyNot(loadWaypoints(raw), "navjson-2").find("heuristic"), std::string::npos);
}

TEST(QuakeNavConversion, theReportIsReadable) {
    RawWaypoints raw = smallWaypoints(kV18);
    for (RawWaypoint& each : raw.nodes)
        each.flags = 0;
    raw.nodes[1].flags = 0x100;
    for (RawWaypointLink& each : raw.links)
        each.mask = 0xFF;
    const Model m = loadWaypoints(raw);
    const auto down = systems::tryConversion(quakeSystem(), m, "v15");
    EXPECT_EQ(systems::describe(m.schema(), *down), R"(Lost
  File: Heuristic: 0.7

Reset
  Stored words: Type, high byte, of 7 links: 0x0

Changed
  File: Version: 18 becomes 15
)");
    const auto text = systems::tryConversion(quakeSystem(), m, "navjson-3");
    EXPECT_EQ(systems::describe(m.schema(), *text), R"(Nothing is lost.

Reset
  File: Map information: { "Map": { "Name": "", "Author": "", "Filename": "e1m1", "Urls": [] }, "Contributors": [], "Comments": "" }
  Stored words: Type, high byte, of 7 links: 0x0

Changed
  File: e1m1.nav becomes e1m1.navjson
  File: Version: 18 becomes 17
  File: Form: .nav becomes .navjson 3
)");
}

} // namespace
} // namespace navsmith::tests
