#include "resources/samples/town_save.h"

#include "formats/gta_sa/save_file.h"

#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>

#include "resources/samples/save_record.h"

namespace navsmith::samples {

using gta_sa::SaveFile;
using gta_sa::SaveRecord;
using Record = SaveRecordBytes;
using Bytes = std::vector<std::byte>;

namespace {

constexpr double kGameTime = 5'400'000; ///< milliseconds since the game started
constexpr std::uint32_t kGlobals = 43808;
constexpr std::size_t kPickups = 620;
constexpr std::size_t kCollectedPickups = 20;
constexpr std::size_t kMarkers = 175;
constexpr std::size_t kSetPieces = 210;
constexpr std::size_t kPlates = 15;
constexpr std::size_t kStoredCars = 80;
constexpr std::size_t kSafeHouses = 20; ///< a slot of stored cars has one car for each

class TownSave {
public:
    explicit TownSave(const TownPlan& plan) : plan_(plan) {}

    Bytes file() {
        variables();
        script();
        players();
        garages();
        gameLogic();
        pathRegions();
        pickups();
        restarts();
        markers();
        zones();
        gangs();
        generators();
        playerState();
        setPieces();
        restOfTheGame();
        jumps();
        entrances();
        marker3d();
        file_.padding = gta_sa::mirroredPadding(gta_sa::saveBody(file_));
        file_.checksum = gta_sa::saveChecksum(file_);
        return gta_sa::writeSave(file_);
    }

private:
    void add(std::size_t block, const Record& record) {
        auto& to = file_.blocks[block].payload;
        to.insert(to.end(), record.bytes().begin(), record.bytes().end());
    }
    /// Adds empty records of a type up to a total of `want`.
    void fill(std::size_t block, SaveRecord record, std::size_t have, std::size_t want) {
        zeros(block, (want - have) * gta_sa::specOf(record).bytes);
    }
    void zeros(std::size_t block, std::size_t count) {
        auto& to = file_.blocks[block].payload;
        to.resize(to.size() + count);
    }
    void word(std::size_t block, std::uint32_t value) {
        auto& to = file_.blocks[block].payload;
        to.resize(to.size() + 4);
        bytes::storeLittleEndian<std::uint32_t>(to.data() + to.size() - 4, value);
    }
    [[nodiscard]] double ground(double x, double y) const { return groundAt(plan_, {x, y}); }

    void variables() {
        Record r(SaveRecord::SimpleVars);
        r.put("version_id", 0x35DA8175).text("save_name", "Market day in the old town").put("level", 1);
        r.row("camera_x", {52, -318, ground(52, -318) + 4}).row("minute_length", {1000, kGameTime - 400});
        r.row("month", {6, 12, 11, 30, 5}).row("time_scale", {1, 1, 1}).put("game_time", kGameTime);
        r.put("frame", 162'000).put("forced_weather", -1).row("car_camera", {1, 1}).put("extra_colour", -1);
        r.put("max_wanted", 2).put("max_chaos", 150).row("system_year", {2005, 6, 0, 12, 16, 20, 0, 0});
        r.put("target_marker", 0);
        add(gta_sa::SimpleVarsBlock, r);
    }

    void script() {
        add(gta_sa::ScriptsBlock, Record(SaveRecord::ScriptHead).put("globals_size", kGlobals));
        zeros(gta_sa::ScriptsBlock, kGlobals);
        scriptLists();
        Record state(SaveRecord::ScriptState);
        state.row("main_size", {194125, 69000, 135, 22, 1024}).put("thread_count", 2);
        add(gta_sa::ScriptsBlock, state);
        add(gta_sa::ScriptsBlock, Record(SaveRecord::Thread)
                                      .text("name", "MARKET")
                                      .put("index", 1)
                                      .row("timer_a", {2500, 1200})
                                      .put("wake_time", kGameTime + 250)
                                      .put("relative_pointer", 61020));
        add(gta_sa::ScriptsBlock, Record(SaveRecord::Thread).text("name", "MAIN").put("wake_time", kGameTime + 100));
    }

    /// One record in use of each list; the others are free.
    void scriptLists() {
        Record trigger(SaveRecord::ScriptTrigger);
        trigger.row("script", {12, 1, -1, 1, 40}).row("model", {1225, 100});
        list(trigger, Record(SaveRecord::ScriptTrigger).row("script", {-1, -1, -1}), 70);
        add(gta_sa::ScriptsBlock, Record(SaveRecord::ScriptMission).row("on_mission", {4.0 * 409, kGameTime - 90'000}));
        Record swap(SaveRecord::BuildingSwap);
        list(swap.row("kind", {2, 18, 11226, 11223}), Record(SaveRecord::BuildingSwap), 25);
        list(Record(SaveRecord::InvisibleObject).row("kind", {2, 31}), Record(SaveRecord::InvisibleObject), 20);
        list(Record(SaveRecord::BlockedModel).put("model", 520), Record(SaveRecord::BlockedModel).put("model", -1), 20);
        list(Record(SaveRecord::LodLink).row("object", {1, 2}), Record(SaveRecord::LodLink).row("object", {-1, -1}),
             10);
        list(Record(SaveRecord::AnimationGroup).put("model", 254).text("name", "DEALER"),
             Record(SaveRecord::AnimationGroup).put("model", -1), 8);
    }
    void list(const Record& used, const Record& free, std::size_t count) {
        add(gta_sa::ScriptsBlock, used);
        for (std::size_t i = 1; i < count; ++i)
            add(gta_sa::ScriptsBlock, free);
    }

    void gameLogic() {
        add(gta_sa::GameLogicBlock, Record(SaveRecord::GameLogicHead).put("count", 1));
        add(gta_sa::GameLogicBlock, Record(SaveRecord::GameLogic).row("penalty_death", {1, 1, 0, kGameTime - 600'000}));
        add(gta_sa::GameLogicBlock, Record(SaveRecord::AfterDeathPoint).row("x", {60, -300, ground(60, -300) + 1, 90}));
    }

    void players() {
        add(gta_sa::PlayersBlock, Record(SaveRecord::PlayerHead).put("count", 1));
        Record r(SaveRecord::Player);
        r.row("handle", {1, 0, 0, 0x18C}).row("x", {52, -312, ground(52, -312) + 1}).row("health", {142, 60});
        r.row("weapon_2_type", {5, 0, 1, 1}).row("weapon_3_type", {22, 0, 17, 120}).put("creator", 2);
        r.put("active_slot", 2).put("entrance", -1).row("fight_style", {4, 15}).put("player_size", 0x84);
        r.row("fat", {120, 310, 22});
        add(gta_sa::PlayersBlock, r);
        add(gta_sa::PlayersBlock, Record(SaveRecord::ObjectHead).put("count", 2));
        object(1, {-26, -392}, 1225);
        object(2, {246, 470}, 1461);
    }
    void object(double handle, Point at, double model) {
        Record r(SaveRecord::Object);
        r.row("handle", {handle, model, 0x30, at.x, at.y, ground(at.x, at.y) + 0.5, 127, 0, 0, 0, 127, 0});
        add(gta_sa::PlayersBlock, r.put("removal_time", -1));
    }

    struct GarageAt {
        std::string_view name;
        double type = 0;
        Point corner;
        double turn = 0; ///< degrees
        double width = 0;
        double depth = 0;
    };
    void garages() {
        const std::vector<GarageAt> all{{"townsv", 16, {70, -330}, 0, 7, 10},
                                        {"townspr", 5, {222, -318}, 0, 8, 14},
                                        {"hillsv", 24, {-118, -98}, 30, 7, 9}};
        add(gta_sa::GaragesBlock,
            Record(SaveRecord::GarageHead).put("count", static_cast<double>(all.size())).put("last_help", 60'000));
        storedCars();
        for (const auto& one : all)
            add(gta_sa::GaragesBlock, garage(one));
    }
    /// Two in the first safe house, one in the second. Ordered by slot, then by safe house.
    void storedCars() {
        for (std::size_t i = 0; i < kStoredCars; ++i) {
            if (i == 0)
                add(gta_sa::GaragesBlock, storedCar(411, {72, -325}));
            else if (i == 1)
                add(gta_sa::GaragesBlock, storedCar(468, {-118, -93}));
            else if (i == kSafeHouses)
                add(gta_sa::GaragesBlock, storedCar(567, {75, -325}));
            else
                fill(gta_sa::GaragesBlock, SaveRecord::StoredCar, 0, 1);
        }
    }
    [[nodiscard]] Record storedCar(double model, Point at) const {
        Record r(SaveRecord::StoredCar);
        r.row("x", {at.x, at.y, ground(at.x, at.y) + 0.6}).put("model", model).row("colour_1", {3, 1, 255, 255});
        r.row("upgrade_1", {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1});
        return r.row("extra_1", {255, 255}).put("paint_job", 255).row("forward_x", {0, 99, 0});
    }
    [[nodiscard]] Record garage(const GarageAt& g) const {
        const double angle = g.turn * std::numbers::pi / 180;
        const Point a{std::cos(angle), std::sin(angle)};
        const Point b{-a.y, a.x};
        const double z = ground(g.corner.x, g.corner.y);
        const Point along{a.x * g.width, a.y * g.width};
        const Point deep{b.x * g.depth, b.y * g.depth};
        Record r(SaveRecord::Garage);
        r.row("type", {g.type, 0, 8}).row("x", {g.corner.x, g.corner.y, z, a.x, a.y, b.x, b.y, z + 4.5});
        r.row("width", {g.width, g.depth});
        // Of the corners, the second is the farthest along the axis, the last the farthest to the side.
        r.row("left",
              {g.corner.x + std::fmin(deep.x, 0), g.corner.x + along.x, g.corner.y, g.corner.y + along.y + deep.y});
        return r.text("name", g.name).put("original_type", g.type);
    }

    void pathRegion(Point low, Point high, bool off, bool cars) {
        Record r(SaveRecord::PathRegion);
        r.row("x_min", {low.x, high.x, low.y, high.y, -10, 60});
        add(gta_sa::PathRegionsBlock, r.row("off", {off ? 1.0 : 0.0, cars ? 1.0 : 0.0}));
    }
    void pathRegions() {
        add(gta_sa::PathRegionsBlock, Record(SaveRecord::RegionHead).put("count", 7));
        pathRegion({-110, -540}, {-50, -180}, true, true);  // Bank Street is closed
        pathRegion({-100, -430}, {-60, -330}, false, true); // except the part at the park
        pathRegion({-340, 85}, {-245, 245}, true, false);   // the Church path
        pathRegion({100, 340}, {210, 405}, false, true);    // North Yard, which is switched off in the map
        pathRegion({325, 470}, {440, 670}, true, false);    // the Lake walk
        pathRegion({360, 490}, {410, 520}, false, false);   // except a part of it
        pathRegion({300, -140}, {390, -40}, true, true);    // without any road
    }

    struct PickupAt {
        double model = 0;
        double type = 0;
        Point at;
        double amount = 0;
    };
    void pickups() {
        const std::vector<PickupAt> all{{346, 15, {-20, -406}, 34}, {1240, 3, {-150, -400}, 0},
                                        {1242, 3, {-88, 66}, 0},    {1212, 8, {60, -420}, 120},
                                        {1277, 3, {70, -325}, 0},   {1273, 18, {-118, -94}, 0},
                                        {1253, 20, {249, 500}, 0},  {1274, 16, {250, 300}, 2000}};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& one = all[i];
            Record r(SaveRecord::Pickup);
            r.put("amount", one.amount).row("x", {one.at.x * 8, one.at.y * 8, (ground(one.at.x, one.at.y) + 1) * 8});
            r.put("money_per_day", one.type == 16 ? 2000 : 0).put("model", one.model).put("type", one.type);
            r.put("regeneration", one.type == 15 ? kGameTime + 60'000 : 0);
            add(gta_sa::PickupsBlock, r.put("counter", static_cast<double>(i + 1)).put("flags", 8));
        }
        fill(gta_sa::PickupsBlock, SaveRecord::Pickup, all.size(), kPickups);
        add(gta_sa::PickupsBlock, Record(SaveRecord::PickupTail).row("ring_next", {2, 3}));
        fill(gta_sa::PickupsBlock, SaveRecord::CollectedPickup, 0, kCollectedPickups);
    }

    void restart(Point at, double heading, double cities) {
        add(gta_sa::RestartsBlock,
            Record(SaveRecord::Restart).row("x", {at.x, at.y, ground(at.x, at.y) + 1, heading, cities}));
    }
    void restarts() {
        add(gta_sa::RestartsBlock, Record(SaveRecord::RestartHead).put("count", 2));
        restart({-205, -310}, 270, 0);
        restart({235, 310}, 90, 1);
        add(gta_sa::RestartsBlock, Record(SaveRecord::RestartHead).put("count", 1));
        restart({75, 95}, 0, 0);
        add(gta_sa::RestartsBlock, Record(SaveRecord::RestartTail).row("fade_death", {1, 1}));
    }

    void marker(std::size_t counter, double sprite, double type, Point at) {
        Record r(SaveRecord::Marker);
        r.put("colour", 5).row("x", {at.x, at.y, ground(at.x, at.y)}).put("counter", static_cast<double>(counter));
        r.put("radius", 1).put("size", 3).put("sprite", sprite).put("bits_a", 1 + 2 + 4);
        add(gta_sa::MarkersBlock, r.put("bits_b", 3 + type * 4));
    }
    void markers() {
        marker(1, 22, 4, {-205, -310});
        marker(2, 30, 4, {75, 95});
        marker(3, 63, 4, {222, -318});
        marker(4, 0, 5, {20, -420});
        fill(gta_sa::MarkersBlock, SaveRecord::Marker, 4, kMarkers);
    }

    void zone(std::string_view name, Point low, Point high, double height, double population, double type) {
        Record r(SaveRecord::Zone);
        r.text("name", name).text("label", name).row("x_min", {low.x, low.y, -height, high.x, high.y, height});
        add(gta_sa::ZonesBlock, r.row("population", {population, type, 1}));
    }
    void population(double grove, double ballas, double dealers, double type, bool gangColour) {
        Record r(SaveRecord::ZonePopulation);
        r.row("gang_1", {ballas, grove})
            .put("dealers", dealers)
            .row("red", {grove > ballas ? 0.0 : 200.0, 160, 60, 120});
        add(gta_sa::ZonesBlock, r.put("bits", type + (gangColour ? 32 : 0)).put("races", 15));
    }
    void zones() {
        constexpr double world = 3000;
        add(gta_sa::ZonesBlock, Record(SaveRecord::ZoneHead).row("level", {1, 5, 5, 1}));
        zone("SAN_AND", {-world, -world}, {world, world}, 2000, 0, 0);
        zone("OLDTOWN", {-230, -640}, {70, -180}, 200, 1, 0);
        zone("HARBOUR", {70, -640}, {260, -180}, 200, 2, 0);
        zone("HILL", {-230, -180}, {260, 60}, 200, 3, 0);
        zone("NEWTOWN", {-230, 60}, {440, 430}, 200, 4, 0);
        population(0, 0, 0, 0, false);
        population(40, 5, 2, 4, true);
        population(5, 30, 3, 5, true);
        population(0, 0, 0, 7, false);
        population(12, 12, 1, 6, true);
        zone("THEMAP", {-world, -world}, {world, world}, 900, 0, 3);
        for (int sector = 0; sector < 100; ++sector) { // the four around the middle have been visited
            const auto isMiddle = [](int place) { return place == 4 || place == 5; };
            add(gta_sa::ZonesBlock,
                Record(SaveRecord::MapSector).put("visited", isMiddle(sector / 10) && isMiddle(sector % 10) ? 1 : 0));
        }
        add(gta_sa::ZonesBlock, Record(SaveRecord::ZoneTail).put("visited_count", 4));
    }

    void gangs() {
        for (int i = 0; i < 10; ++i)
            add(gta_sa::GangsBlock,
                Record(SaveRecord::Gang).put("model", -1).row("weapon_1", {22, i < 3 ? 28.0 : 0.0, 0}));
    }

    struct ParkedCar {
        double index = 0;
        double model = 0;
        Point at;
        double heading = 0; ///< degrees
        bool off = false;
        bool owned = false;
    };
    void generators() {
        const std::vector<ParkedCar> all{
            {3, 445, {-30, -378}, 90, false, false}, {4, -1, {-26, -372}, 90, false, false},
            {9, 596, {82, 96}, 180, false, false},   {12, 416, {-212, -318}, 0, false, false},
            {20, 567, {196, 382}, 45, true, false},  {21, 454, {244, 486}, 0, false, false},
            {33, 411, {58, -345}, 0, false, true},   {40, -420, {300, 310}, 270, false, false}};
        add(gta_sa::GeneratorsBlock,
            Record(SaveRecord::GeneratorHead).row("count", {static_cast<double>(all.size()), 1, 0}));
        for (const auto& car : all)
            add(gta_sa::GeneratorsBlock, generator(car));
        add(gta_sa::GeneratorsBlock, Record(SaveRecord::PlateHead).put("count", 2));
        add(gta_sa::GeneratorsBlock, Record(SaveRecord::NumberPlate).put("generator", 33).text("plate", "NAVSMITH"));
        add(gta_sa::GeneratorsBlock, Record(SaveRecord::NumberPlate).put("generator", 9).text("plate", "TOWN 1"));
        fill(gta_sa::GeneratorsBlock, SaveRecord::NumberPlate, 2, kPlates);
    }
    [[nodiscard]] Record generator(const ParkedCar& car) const {
        Record r(SaveRecord::CarGenerator);
        r.row("index", {car.index, car.model, -1, -1});
        r.row("x", {car.at.x * 8, car.at.y * 8, (ground(car.at.x, car.at.y) + 0.5) * 8, car.heading * 256 / 360});
        r.row("alarm", {10, 30, car.owned ? 24.0 : 16.0, 0, 10000}).put("vehicle", -1);
        return r.put("remaining", car.off ? 0 : 65535).put("used", 1);
    }

    void playerState() {
        Record r(SaveRecord::PlayerInfo);
        r.put("size", 0x28).put("money", 4250).put("car_density", 1).put("road_density", 1).put("shown_money", 4250);
        add(gta_sa::PlayerInfoBlock, r.row("max_health", {176, 100}));
        fill(gta_sa::StatisticsBlock, SaveRecord::FloatStatistic, 0, 82);
        fill(gta_sa::StatisticsBlock, SaveRecord::IntegerStatistic, 0, 223);
        fill(gta_sa::StatisticsBlock, SaveRecord::PedKills, 0, 32);
        add(gta_sa::StatisticsBlock, Record(SaveRecord::StatisticsTail).text("last_mission", "MARKET1"));
        fill(gta_sa::StatisticsBlock, SaveRecord::RadioTime, 0, 14);
        fill(gta_sa::StatisticsBlock, SaveRecord::MissionAttempts, 0, 100);
        fill(gta_sa::StatisticsBlock, SaveRecord::StatisticMessage, 0, 128);
    }

    struct Ambush {
        Point low;
        Point high;
        double type = 0;
        Point spawn1;
        Point target1;
        Point spawn2;
        Point target2;
    };
    void setPieces() {
        const std::vector<Ambush> all{
            {{40, -220}, {80, -180}, 7, {-10, -200}, {50, -200}, {130, -200}, {72, -200}},
            {{-240, -540}, {-200, -500}, 2, {-220, -460}, {-220, -505}, {-219, -460}, {-219, -505}},
            {{225, 60}, {275, 100}, 5, {262, 112}, {250, 90}, {238, 50}, {250, 70}}};
        word(gta_sa::SetPiecesBlock, static_cast<std::uint32_t>(all.size()));
        for (const auto& one : all) {
            Record r(SaveRecord::SetPiece);
            r.row("x_min", {one.low.x * 4, one.low.y * 4, one.high.x * 4, one.high.y * 4});
            r.row("spawn_1_x", {one.spawn1.x * 4, one.spawn1.y * 4, one.spawn2.x * 4, one.spawn2.y * 4});
            r.row("target_1_x", {one.target1.x * 4, one.target1.y * 4, one.target2.x * 4, one.target2.y * 4});
            add(gta_sa::SetPiecesBlock, r.put("type", one.type));
        }
        fill(gta_sa::SetPiecesBlock, SaveRecord::SetPiece, all.size(), kSetPieces);
    }

    void restOfTheGame() {
        auto& loaded = file_.blocks[gta_sa::StreamingBlock].payload;
        loaded.assign(26316, gta_sa::kNotLoaded);
        for (const std::size_t model : {411U, 420U, 596U}) // vehicles that the game keeps
            loaded[model] = std::byte{8};
        zeros(gta_sa::RelationsBlock, 640);
        word(gta_sa::TagsBlock, 100);
        zeros(gta_sa::TagsBlock, 100);
        word(gta_sa::MapSectionsBlock, 256);
        zeros(gta_sa::MapSectionsBlock, 255);
        word(gta_sa::ShoppingBlock, 1);
        add(gta_sa::ShoppingBlock, Record(SaveRecord::PriceChange).row("item", {22, 180}));
        word(gta_sa::ShoppingBlock, 544);
        zeros(gta_sa::ShoppingBlock, 544);
        add(gta_sa::GangWarsBlock, Record(SaveRecord::GangWars).put("size", 0x58).put("difficulty", 1));
        zeros(gta_sa::RadioBlock, 3836);
    }

    void jump(Point start, Point landing, double height, bool done, bool found) {
        const double from = ground(start.x, start.y);
        const double to = ground(landing.x, landing.y);
        Record r(SaveRecord::StuntJump);
        r.row("start_min_x", {start.x - 4, start.y - 4, from, start.x + 4, start.y + 4, from + 6});
        r.row("land_min_x", {landing.x - 12, landing.y - 12, to - 2, landing.x + 12, landing.y + 12, to + 8});
        r.row("camera_x", {(start.x + landing.x) / 2 - 25, (start.y + landing.y) / 2, from + height, 500});
        add(gta_sa::StuntJumpsBlock, r.row("done", {done ? 1.0 : 0.0, found ? 1.0 : 0.0}));
    }
    void jumps() {
        word(gta_sa::StuntJumpsBlock, 2);
        jump({150, -115}, {205, -60}, 18, true, true);
        jump({60, 500}, {95, 560}, 14, false, false);
    }

    void entrances() {
        word(gta_sa::EnexBlock, 0);
        const std::vector<std::pair<double, double>> linked{{4, 336}, {336, 4}, {1, 263}, {263, 1}, {5, -1}};
        for (const auto& [index, link] : linked)
            add(gta_sa::EnexBlock, Record(SaveRecord::EnexConnection).row("index", {index, 0x4004, link}));
        add(gta_sa::EnexBlock, Record(SaveRecord::EnexEnd).put("end", -1));
    }

    void marker3d() {
        Record r(SaveRecord::Marker3d);
        add(gta_sa::Markers3dBlock, r.put("used", 1).row("x", {20, -420, ground(20, -420), 255, 0, 0}));
        fill(gta_sa::Markers3dBlock, SaveRecord::Marker3d, 1, 5);
    }

    const TownPlan& plan_;
    SaveFile file_;
};

} // namespace

Bytes townSave(const TownPlan& plan) {
    return TownSave(plan).file();
}

} // namespace navsmith::samples
