// Zones and goals that markers get, and how far they agree with those of authors.
#include "core/systems/quake_text/zones.h"
#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {
namespace {

namespace text = systems::quake_text;

using model::Model;
using model::Slot;
using text::Fill;

std::string ways(std::size_t from, std::vector<std::size_t> to) {
    std::string lines;
    for (std::size_t slot = 0; slot < to.size(); ++slot)
        lines += fmt::format("SetMarkerPath {} {} {}\n", from, slot, to[slot]);
    return lines;
}

/// Two rooms of four markers each, all linked, and a way there and back between the rooms; then a start in the second
/// room to which nothing leads.
std::string twoRooms() {
    std::string lines;
    for (const int x : {0, 1000}) {
        for (const int y : {0, 64, 128, 192})
            lines += fmt::format("CreateMarker {} {} 24\n", x, y);
    }
    lines += "CreateMarker 1000 256 24\n";
    return lines + ways(1, {2, 3, 4}) + ways(2, {1, 3, 4}) + ways(3, {1, 2, 4}) + ways(4, {1, 2, 3, 5}) +
           ways(5, {6, 7, 8, 4}) + ways(6, {5, 7, 8}) + ways(7, {5, 6, 8}) + ways(8, {5, 6, 7}) + ways(9, {8});
}

Model ktx(const std::string& lines) {
    return loadText({{"room.bot", bytesOf(lines)}});
}

/// Frogbot 2, whose list tells what markers of the map are: items of these classes 100 units apart, with ways both ways
/// between these numbers.
Model listed(const std::vector<std::string>& classes, const std::vector<std::pair<int, int>>& links) {
    std::string head = fmt::format("void() map_hall =\n{{\ncustom_marker_start={};\nLSQ();\n", classes.size() + 1);
    std::string list = "/* MarkerInfo\n";
    std::vector<int> slots(classes.size() + 1, 0);
    for (std::size_t i = 0; i < classes.size(); ++i)
        list += fmt::format("m{} {} {} 0 24;\n", i + 1, classes[i], i * 100);
    for (const auto& [from, to] : links) {
        head += fmt::format("m{}.P{}=m{};\n", from, slots[static_cast<std::size_t>(from)]++, to);
        head += fmt::format("m{}.P{}=m{};\n", to, slots[static_cast<std::size_t>(to)]++, from);
    }
    return loadText({{"map_hall.qc", bytesOf(head + "};\n" + list + "*/\n")}});
}

std::vector<int> inOrder(const Model& m, const text::MarkerNumbers& numbers) {
    std::vector<int> out;
    for (const Slot n : text::numbered(m))
        out.push_back(numbers.contains(n) ? numbers.at(n) : 0);
    return out;
}

TEST(QuakeTextZones, RoomsBecomeZonesWithTheStartsThatLeadIntoThem) {
    const auto m = ktx(twoRooms());
    EXPECT_EQ(inOrder(m, text::proposeZones(m, Fill::Missing)), (std::vector{2, 2, 2, 2, 1, 1, 1, 1, 1}))
        << "the largest is the first";
}

TEST(QuakeTextZones, MarkersKeepTheirZonesAndOthersJoinThem) {
    const auto m = ktx(twoRooms() + "SetZone 2 7\nSetZone 6 9\nSetZone 7 3\n");
    const auto zones = inOrder(m, text::proposeZones(m, Fill::Missing));
    EXPECT_EQ(zones[0], 7);
    EXPECT_EQ(zones[1], 0) << "has one";
    EXPECT_EQ(zones[3], 7);
    EXPECT_TRUE(zones[4] == 9 || zones[4] == 3) << zones[4];
    EXPECT_EQ(inOrder(m, text::proposeZones(m, Fill::All)), (std::vector{2, 2, 2, 2, 1, 1, 1, 1, 1}));
}

TEST(QuakeTextZones, AWayOneWayJoinsNothing) {
    auto lines = twoRooms();
    lines.replace(lines.find("SetMarkerPath 5 3 4\n"), 20, "");
    lines += "SetMarkerPath 2 3 6\n";
    const auto m = ktx(lines);
    const auto zones = inOrder(m, text::proposeZones(m, Fill::Missing));
    EXPECT_NE(zones[0], zones[4]);
    // A rocket jump back is no way that every bot has.
    const auto withRocket = ktx(lines + "SetMarkerPath 5 3 4\nSetMarkerPathFlags 5 3 r\n");
    EXPECT_EQ(inOrder(withRocket, text::proposeZones(withRocket, Fill::Missing)), zones);
}

TEST(QuakeTextZones, NoZoneHasMoreMarkersThanTheGameHasRoomFor) {
    std::string lines;
    std::string links;
    constexpr std::size_t count = 100;
    for (std::size_t i = 1; i <= count; ++i) {
        lines += fmt::format("CreateMarker {} 0 24\n", i * 64);
        std::vector<std::size_t> to;
        for (std::size_t by = 1; by <= 4; ++by) {
            if (i > by)
                to.push_back(i - by);
            if (i + by <= count)
                to.push_back(i + by);
        }
        links += ways(i, to);
    }
    const auto m = ktx(lines + links);
    std::map<int, int> sizes;
    for (const int zone : inOrder(m, text::proposeZones(m, Fill::Missing)))
        ++sizes[zone];
    EXPECT_FALSE(sizes.contains(0));
    for (const auto& [zone, size] : sizes)
        EXPECT_LE(size, 32) << "zone " << zone;
}

TEST(QuakeTextZones, ThereAreNeverMoreZonesThanTheGameHas) {
    std::string lines;
    std::string links;
    for (std::size_t i = 1; i <= 80; i += 2) { // forty pairs in a row, one-way from pair to pair
        lines += fmt::format("CreateMarker {0} 0 24\nCreateMarker {0} 64 24\n", i * 64);
        auto out = std::vector{i + 1};
        if (i + 2 <= 80)
            out.push_back(i + 2);
        links += ways(i, out) + ways(i + 1, {i});
    }
    const auto m = ktx(lines + links);
    const auto zones = inOrder(m, text::proposeZones(m, Fill::Missing));
    EXPECT_EQ(std::set<int>(zones.begin(), zones.end()).size(), 24U);
    EXPECT_EQ(std::ranges::count(zones, 0), 0);
}

TEST(QuakeTextGoals, ItemsAreNumberedByWhatTheyAre) {
    const auto m = listed({"item_health", "info_player_deathmatch", "item_armor2", "weapon_rocketlauncher"},
                          {{1, 2}, {2, 3}, {3, 4}});
    EXPECT_EQ(inOrder(m, text::proposeGoals(m, Fill::Missing)), (std::vector{3, 0, 2, 1}));
}

TEST(QuakeTextGoals, NeighboursOfAKindShareANumber) {
    const auto m = listed({"item_health", "item_health", "item_rockets", "item_health"}, {{1, 2}, {2, 3}, {3, 4}});
    EXPECT_EQ(inOrder(m, text::proposeGoals(m, Fill::Missing)), (std::vector{1, 1, 3, 2})) << "the pair first";
}

TEST(QuakeTextGoals, WhatTheGameGivesByItselfIsWrittenForKtxOnly) {
    auto m = listed({"item_shells", "weapon_nailgun", "item_cells"}, {{1, 2}, {2, 3}});
    EXPECT_EQ(inOrder(m, text::proposeGoals(m, Fill::Missing)), (std::vector{0, 0, 0}));
    convertTo(m, "ktx");
    m = listed({"item_shells"}, {});
    EXPECT_TRUE(text::proposeGoals(m, Fill::Missing).empty()) << "no way leads there";
}

TEST(QuakeTextGoals, OnlyMinorItemsShareIfThereAreTooMany) {
    std::vector<std::string> classes{"weapon_rocketlauncher", "weapon_rocketlauncher"};
    std::vector<std::pair<int, int>> links{{1, 2}};
    for (int i = 3; i <= 42; i += 2) { // twenty, none beside another
        classes.emplace_back("info_player_deathmatch");
        classes.emplace_back("item_health");
        links.emplace_back(i - 1, i);
        links.emplace_back(i, i + 1);
    }
    classes.emplace_back("info_player_deathmatch");
    classes.emplace_back("weapon_rocketlauncher");
    links.emplace_back(42, 43);
    links.emplace_back(43, 44);
    const auto m = listed(classes, links);
    const auto goals = inOrder(m, text::proposeGoals(m, Fill::Missing));
    EXPECT_EQ(goals[0], 1);
    EXPECT_EQ(goals[1], 1);
    EXPECT_EQ(goals.back(), 2) << "the other rocket launcher";
    std::set<int> ofHealth;
    for (std::size_t i = 3; i < 42; i += 2)
        ofHealth.insert(goals[i]);
    EXPECT_EQ(ofHealth.size(), 16U);
    EXPECT_EQ(*ofHealth.begin(), 3);
    EXPECT_EQ(*ofHealth.rbegin(), 18);
}

class QuakeTextZoneEdits : public testing::Test, protected EditedModel {
protected:
    QuakeTextZoneEdits() : EditedModel(ktx(twoRooms() + "SetGoal 3 4\n")) {}
};

TEST_F(QuakeTextZoneEdits, TheRulesOfferWhatMendsThem) {
    EXPECT_EQ(countsOf(issuesOf(model))["QT011"], 9U);
    EXPECT_EQ(countsOf(issuesOf(model))["QT012"], 1U);
    for (const auto& rule : system().rules) {
        if (rule.id == "QT011" || rule.id == "QT012") {
            EXPECT_EQ(rule.fixEdit.id, "set_zones_and_goals");
        }
    }
    run("set_zones_and_goals", {});
    EXPECT_FALSE(countsOf(issuesOf(model)).contains("QT011"));
    EXPECT_FALSE(countsOf(issuesOf(model)).contains("QT012"));
    EXPECT_NE(stringOf(saveFiles(model).at("room.bot")).find("SetGoal 3 4\nSetZone 3 2\n"), std::string::npos);
    EXPECT_EQ(refusal("set_zones_and_goals", {}), "No zone or goal is missing.");
}

TEST_F(QuakeTextZoneEdits, FilesWithoutZonesHaveNoSuchEdit) {
    model = loadText(frikBotText());
    EXPECT_EQ(whyDisabled("set_zones_and_goals", {}), "These files have no zones and goals.");
}

TEST_F(QuakeTextZoneEdits, TheMapTellsWhatIsAnItem) {
    model = loadText(withPart(ktxText(), "room.bot", "SetGoal 1 3\n", ""));
    expected = {"QT011", "QT013", "QT014"};
    EXPECT_TRUE(text::proposeGoals(model, Fill::Missing).empty());
    model.setMap(markerRoom());
    EXPECT_EQ(inOrder(model, text::proposeGoals(model, Fill::Missing)), (std::vector{1, 0, 0, 0, 0}))
        << "the health, to which a way leads";
}

// Real files ---------------------------------------------------------------------------------------------------------

/// How far two numberings of the same things agree.
struct Agreement {
    std::size_t pairs = 0;
    std::size_t oursAlike = 0;
    std::size_t theirsAlike = 0;
    std::size_t bothAlike = 0;
    std::size_t bothDiffer = 0;
    std::size_t sameOrder = 0;

    void add(const std::vector<std::pair<int, int>>& numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            for (std::size_t j = i + 1; j < numbers.size(); ++j) {
                const bool ours = numbers[i].first == numbers[j].first;
                const bool theirs = numbers[i].second == numbers[j].second;
                ++pairs;
                oursAlike += ours ? 1 : 0;
                theirsAlike += theirs ? 1 : 0;
                bothAlike += ours && theirs ? 1 : 0;
                bothDiffer += !ours && !theirs ? 1 : 0;
                sameOrder +=
                    !ours && !theirs && (numbers[i].first < numbers[j].first) == (numbers[i].second < numbers[j].second)
                        ? 1
                        : 0;
            }
        }
    }
    [[nodiscard]] double found() const { return share(bothAlike, theirsAlike); }
    [[nodiscard]] double right() const { return share(bothAlike, oursAlike); }
    [[nodiscard]] double order() const { return share(sameOrder, bothDiffer); }
    static double share(std::size_t part, std::size_t whole) {
        return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
    }
};

/// What bots find on ways that stay in a zone.
struct ZoneWays {
    std::size_t all = 0;
    std::size_t inside = 0;
    std::size_t zones = 0;
    std::size_t starts = 0; ///< markers that ways leave, but for teleporters
    std::size_t lost = 0;   ///< of them those that do not reach the core of their zone
    std::size_t items = 0;  ///< to which ways lead
    std::size_t hidden = 0; ///< of them those that the core does not reach

    void add(const Model& m, const std::map<Slot, int>& zoneOf) {
        std::map<Slot, std::vector<Slot>> inZone;
        std::set<Slot> left;
        std::set<Slot> entered;
        m.forEachLive(text::kLink, [&](Slot l) {
            const auto ends = text::endsOf(m, l);
            const auto kind = text::kindOf(m, l);
            if (!ends || kind == text::WayKind::Other || kind == text::WayKind::RocketJump ||
                !zoneOf.contains(ends->from) || !zoneOf.contains(ends->to))
                return;
            ++all;
            left.insert(ends->from);
            entered.insert(ends->to);
            if (zoneOf.at(ends->from) == zoneOf.at(ends->to)) {
                ++inside;
                inZone[ends->from].push_back(ends->to);
            }
        });
        std::map<int, std::map<Slot, std::set<Slot>>> reached; // by zone, from each of its markers
        for (const auto& [n, zone] : zoneOf)
            reached[zone][n] = reachedFrom(n, inZone);
        zones += reached.size();
        for (const auto& [zone, from] : reached) {
            const Slot core = coreOf(from);
            for (const auto& [n, others] : from) {
                const auto name = text::classOf(m, n);
                const bool isStart = left.contains(n) && name != "trigger_teleport";
                const bool isItem = entered.contains(n) && (name.starts_with("item_") || name.starts_with("weapon_"));
                starts += isStart ? 1 : 0;
                lost += isStart && !others.contains(core) ? 1 : 0;
                items += isItem ? 1 : 0;
                hidden += isItem && !from.at(core).contains(n) ? 1 : 0;
            }
        }
    }

private:
    static std::set<Slot> reachedFrom(Slot start, const std::map<Slot, std::vector<Slot>>& ways) {
        std::set<Slot> reached{start};
        std::vector<Slot> todo{start};
        while (!todo.empty()) {
            const auto next = ways.find(todo.back());
            todo.pop_back();
            if (next == ways.end())
                continue;
            for (const Slot to : next->second) {
                if (reached.insert(to).second)
                    todo.push_back(to);
            }
        }
        return reached;
    }
    /// One of the largest group whose markers all reach each other.
    static Slot coreOf(const std::map<Slot, std::set<Slot>>& reached) {
        const auto sizeOfGroup = [&](const auto& each) {
            return std::ranges::count_if(each.second,
                                         [&](Slot other) { return reached.at(other).contains(each.first); });
        };
        return std::ranges::max_element(reached, {}, sizeOfGroup)->first;
    }
};

struct Figures {
    std::size_t files = 0;
    Agreement zones;
    ZoneWays ours;
    ZoneWays theirs;
    std::size_t items = 0;
    std::size_t withGoal = 0; ///< of the author's
    std::size_t sameGoal = 0;
    Agreement goals;
};

/// The goal that counts in the game: Frogbot 2 gives some items theirs without being told.
int goalInGame(const Model& m, Slot n, int stated) {
    static const std::map<std::string_view, int> ofAll{{"item_cells", 19},          {"weapon_supernailgun", 20},
                                                       {"weapon_supershotgun", 21}, {"weapon_nailgun", 22},
                                                       {"item_spikes", 23},         {"item_shells", 24}};
    const auto goal = ofAll.find(text::classOf(m, n));
    return stated != 0 || goal == ofAll.end() ? stated : goal->second;
}

void measure(const Model& m, Figures& to) {
    ++to.files;
    const auto zones = text::proposeZones(m, Fill::All);
    std::vector<std::pair<int, int>> pairs;
    std::map<Slot, int> ours;
    std::map<Slot, int> theirs;
    for (const auto& [n, zone] : zones) {
        bool isLinked = !text::linksOf(m, n).empty();
        m.forEachReferrer(text::link::target, n, [&](Slot) { isLinked = true; });
        if (!isLinked || m.get(text::node::zone, n) == 0)
            continue;
        pairs.emplace_back(zone, m.get(text::node::zone, n));
        ours[n] = zone;
        theirs[n] = m.get(text::node::zone, n);
    }
    to.zones.add(pairs);
    to.ours.add(m, ours);
    to.theirs.add(m, theirs);
    std::vector<std::pair<int, int>> goals;
    for (const auto& [n, goal] : text::proposeGoals(m, Fill::All)) {
        const int mine = goalInGame(m, n, goal);
        const int author = goalInGame(m, n, m.get(text::node::goal, n));
        ++to.items;
        to.withGoal += author != 0 ? 1 : 0;
        to.sameGoal += mine == author ? 1 : 0;
        if (author != 0)
            goals.emplace_back(mine, author);
    }
    to.goals.add(goals);
}

void print(std::string_view title, const Figures& f) {
    const auto percent = [](double share) { return fmt::format("{:.0f} %", 100 * share); };
    std::cout << fmt::format("{}: {} files\n", title, f.files)
              << fmt::format("  pairs in one zone of the author's that are in one of ours   {}\n",
                             percent(f.zones.found()))
              << fmt::format("  pairs in one zone of ours that are in one of the author's   {}\n",
                             percent(f.zones.right()))
              << fmt::format("  ways that stay in a zone, ours and the author's             {}, {}\n",
                             percent(Agreement::share(f.ours.inside, f.ours.all)),
                             percent(Agreement::share(f.theirs.inside, f.theirs.all)))
              << fmt::format("  zones, ours and the author's                                {}, {}\n", f.ours.zones,
                             f.theirs.zones)
              << fmt::format("  of {} markers those that do not find the rest of their zone {}, {}\n", f.ours.starts,
                             f.ours.lost, f.theirs.lost);
    if (f.items == 0)
        return; // without the map nothing tells what is an item
    std::cout
        << fmt::format("  of {} items those that are not found in their zone          {}, {}\n", f.ours.items,
                       f.ours.hidden, f.theirs.hidden)
        << fmt::format("  items with a goal of ours; of them with one of the author's {}, {}\n", f.items, f.withGoal)
        << fmt::format("  with the same number                                        {}\n",
                       percent(Agreement::share(f.sameGoal, f.items)))
        << fmt::format("  pairs with other numbers in the same order                  {}\n", percent(f.goals.order()))
        << fmt::format("  pairs with one number of the author's that have one of ours {}\n", percent(f.goals.found()))
        << fmt::format("  pairs with one number of ours that have one of the author's {}\n", percent(f.goals.right()));
}

Figures measuredFiles(const std::filesystem::path& folder, std::string_view ending) {
    Figures figures;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().string().ends_with(ending))
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const auto& file : files) {
        const auto name = file.filename().string();
        measure(loadText({{name, readFile(file)}}), figures);
    }
    return figures;
}

/// docs/waypoints.md has the table that this prints.
TEST(QuakeTextZonesOfRealFiles, AgreeWithThoseOfAuthors) {
    const auto texts = corpusFolder("quake-text");
    if (!texts)
        GTEST_SKIP() << missingCorpus("quake-text");
    const auto ktxFiles = measuredFiles(*texts / "ktx", ".bot");
    const auto frogbotFiles = measuredFiles(*texts / "frogbot2", ".qc");
    print("KTX", ktxFiles);
    print("Frogbot 2", frogbotFiles);
    EXPECT_EQ(ktxFiles.files, 35U);
    EXPECT_EQ(frogbotFiles.files, 60U);
    for (const auto& figures : {ktxFiles, frogbotFiles}) {
        EXPECT_GT(figures.zones.found(), 0.5);
        EXPECT_GT(figures.zones.right(), 0.5);
        EXPECT_LT(4 * figures.ours.lost, figures.theirs.lost) << "authors' zones are torn more often";
        EXPECT_EQ(figures.ours.hidden, 0U);
    }
    EXPECT_GT(frogbotFiles.goals.order(), 0.75);
    EXPECT_GT(frogbotFiles.goals.found(), 0.6);
}

} // namespace
} // namespace navsmith::tests
