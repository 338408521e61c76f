// Edits and the builder of train tracks.
#include "core/systems/paste.h"
#include "tests/core/systems/gta_sa_tracks/track_world.h"
#include "tests/support/map_bytes.h"

namespace navsmith::tests {
namespace {

namespace tracks = systems::gta_sa_tracks;

class TrackEdits : public TrackEditWorld {
protected:
    TrackEdits() { expected = {"TR004", "TR006"}; }

    [[nodiscard]] glm::dvec3 place(Element e) const { return tracks::placeOf(model, e.slot); }
};

TEST_F(TrackEdits, InsertGoesBetweenAPointAndTheNext) {
    const auto made = run("insert", {at(1, 0)}, {2});
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(at(1, 1), made[0]);
    EXPECT_EQ(at(1, 2), made[1]);
    EXPECT_EQ(place(made[0]), glm::dvec3(10, 0, static_cast<double>(static_cast<float>(10 + 0.5 / 3))));
    EXPECT_TRUE(
        text("tracks.dat").starts_with("14\r\n0 0 10 0\r\n10 0 10.166667 0\r\n20 0 10.333333 0\r\n30 0 10.5 1\r\n"));
}

TEST_F(TrackEdits, InsertAfterTheLastPointLeadsBackToTheStart) {
    const auto made = run("insert", {at(1, 11)});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(at(1, 12), made[0]);
    EXPECT_EQ(place(made[0]), glm::dvec3(0, 15, 10));
    EXPECT_EQ(refusal("insert", {track(1)}), "Select points that another one follows.");
}

TEST_F(TrackEdits, EraseCountsThePointsAgain) {
    run("erase", {at(3, 1)});
    EXPECT_EQ(text("tracks3.dat"), "2\n-200 -200 -5 0\n-150 -150 -5 0\n\n");
    run("erase", {at(3, 0), at(3, 1)});
    EXPECT_EQ(text("tracks3.dat"), "0\n\n");
    EXPECT_EQ(refusal("erase", {track(1)}), "Select points.");
}

TEST_F(TrackEdits, ToggleStationChangesOneNumber) {
    run("toggle_station", {at(3, 1), at(1, 3)});
    EXPECT_NE(text("tracks3.dat").find("\t-150  -200\t-5 1 depot\n"), std::string::npos);
    EXPECT_NE(text("tracks.dat").find("90 0 10.25 2\r\n"), std::string::npos) << "a station already";
    run("toggle_station", {at(3, 1), at(1, 3)});
    EXPECT_NE(text("tracks3.dat").find("\t-150  -200\t-5 0 depot\n"), std::string::npos);
    EXPECT_NE(text("tracks.dat").find("90 0 10.25 0\r\n"), std::string::npos);
}

TEST_F(TrackEdits, ReverseKeepsTheFirstPoint) {
    const auto first = at(1, 0);
    const auto last = at(1, 11);
    run("reverse", {at(1, 5)});
    EXPECT_EQ(at(1, 0), first);
    EXPECT_EQ(at(1, 1), last);
    EXPECT_TRUE(text("tracks.dat").starts_with("12\r\n0 0 10 0\r\n0 30 10 1\r\n0 60 10 0\r\n"));
    run("reverse", {track(1)});
    EXPECT_EQ(saveFiles(model), smallTracks());
}

TEST_F(TrackEdits, StartHereTurnsTheLoop) {
    const auto start = at(3, 2);
    run("start_here", {start});
    EXPECT_EQ(at(3, 0), start);
    EXPECT_EQ(text("tracks3.dat"), "3\n-150 -150 -5 0\n-200 -200 -5 0\n\t-150  -200\t-5 0 depot\n\n");
    EXPECT_EQ(refusal("start_here", {start}), "The track starts here already.");
    EXPECT_EQ(refusal("start_here", {at(1, 0), at(1, 1)}), "Select the point at which the track is to start.");
}

TEST_F(TrackEdits, SubdivideLeavesNoGapLongerThanTheLimit) {
    EXPECT_EQ(run("subdivide", {at(3, 0)}, {20}).size(), 4U);
    EXPECT_EQ(points(3), 7U);
    EXPECT_EQ(points(1), 12U);
    EXPECT_EQ(refusal("subdivide", {at(3, 0)}, {20}), "No gap is longer than 20 m.");
}

TEST_F(TrackEdits, SelectTrackTakesAllPointsInOrder) {
    const auto all = run("select_track", {at(3, 1)});
    EXPECT_EQ(all, (Elements{at(3, 0), at(3, 1), at(3, 2)}));
    EXPECT_FALSE(changed);
}

TEST_F(TrackEdits, MovingSpellsOneCoordinate) {
    sound([&](model::Transaction& tx) {
        tx.set(tracks::point::y, at(1, 4).slot, 31.5F);
        return Elements{};
    });
    EXPECT_NE(text("tracks.dat").find("\r\n90.000 31.5 10 0\r\n"), std::string::npos);
}

TEST_F(TrackEdits, DuplicatesAreSpelledAnewAtTheEndOfTheirTrack) {
    const auto made = run("duplicate", {at(3, 1)}, {10, 0, 0});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(at(3, 3), made[0]);
    EXPECT_EQ(text("tracks3.dat"), "4\n-200 -200 -5 0\n\t-150  -200\t-5 0 depot\n-150 -150 -5 0\n-140 -200 -5 0\n\n");
}

TEST_F(TrackEdits, ALineWithoutAnEndGetsOneWhenOthersFollowIt) {
    model = loadTracks({{"tracks2.dat", bytesOf("1\r\n1 2 3 0")}});
    const auto next = click("build_track", at(2, 0), {}, {40, 2, 3});
    EXPECT_EQ(text("tracks2.dat"), "2\r\n1 2 3 0\r\n40 2 3 0\r\n");
    run("erase", {next});
    EXPECT_EQ(text("tracks2.dat"), "1\r\n1 2 3 0\r\n");
}

// The builder ------------------------------------------------------------------------------------------------------

TEST_F(TrackEdits, BuildGoesOnFromAPoint) {
    const auto made = click("build_track", at(3, 0), {}, {-180, -210, -5});
    EXPECT_EQ(at(3, 1), made);
    const auto next = click("build_track", made, {}, {-170, -210, -5}, {1.5});
    EXPECT_EQ(at(3, 2), next);
    EXPECT_EQ(place(next), glm::dvec3(-170, -210, -3.5));
    EXPECT_TRUE(text("tracks3.dat").starts_with("5\n-200 -200 -5 0\n-180 -210 -5 0\n-170 -210 -3.5 0\n"));
}

TEST_F(TrackEdits, BuildInsertsWhereTheTrackIsClicked) {
    const auto made = click("build_track", {}, at(1, 6), {75, 90, 10});
    EXPECT_EQ(at(1, 7), made);
    EXPECT_EQ(click("build_track", {}, at(1, 6), {90, 89, 10}), at(1, 6)) << "a click on the point itself";
    EXPECT_EQ(points(1), 13U);
}

TEST_F(TrackEdits, BuildAsksForATrackIfThereAreSeveral) {
    EXPECT_EQ(buildRefusal("build_track", {{}, {}, {0, 0, 0}}), "Select the point from which the track is to go on.");
    EXPECT_NE(buildRefusal("build_track", {at(1, 0), {}, {5000, 0, 0}}).find("outside the world"), std::string::npos);
    model = loadTracks({{"tracks.dat", bytesOf("0\r\n")}});
    const auto first = click("build_track", {}, {}, {1, 2, 3});
    const auto second = click("build_track", first, {}, {40, 2, 3});
    EXPECT_EQ(at(1, 1), second);
    EXPECT_EQ(text("tracks.dat"), "2\r\n1 2 3 0\r\n40 2 3 0\r\n");
}

TEST_F(TrackEdits, BuildMakesNoPointTwice) {
    EXPECT_EQ(click("build_track", at(3, 0), {}, {-200, -200, -5}), at(3, 0));
    EXPECT_EQ(click("build_track", at(3, 0), {}, {-150, -200, -5}), at(3, 1));
    EXPECT_EQ(points(3), 3U);
}

} // namespace
} // namespace navsmith::tests
