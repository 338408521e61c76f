// Rules of train tracks beyond those of every system (rule_breaks.cpp).
#include "core/world/backdrop.h"
#include "tests/core/systems/gta_sa_tracks/track_world.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace navsmith::tests {
namespace {

namespace tracks = systems::gta_sa_tracks;

checks::Issue onlyIssue(const FileBytes& files) {
    const auto issues = issuesOf(loadTracks(files));
    EXPECT_EQ(issues.size(), 1U);
    return issues.empty() ? checks::Issue{} : issues.front();
}

TEST(TrackRules, TellAFileThatIsReadBeyondItsEndFromOneThatIsCut) {
    const auto beyond = onlyIssue(withText(smallTracks(), "tracks.dat", "12\r\n", "13\r\n"));
    EXPECT_EQ(beyond.severity, checks::Severity::Error);
    const auto cut = onlyIssue(withText(smallTracks(), "tracks.dat", "12\r\n", "11\r\n"));
    EXPECT_EQ(cut.severity, checks::Severity::Warning);
}

TEST(TrackRules, MindStationsOfTheFirstTrackOnly) {
    EXPECT_EQ(onlyIssue(withText(smallTracks(), "tracks.dat", "0 0 10 0", "0 0 10 1")).severity,
              checks::Severity::Error);
    EXPECT_EQ(onlyIssue(withText(smallTracks(), "tracks.dat", "0 90 10 1", "0 90 10 0")).severity,
              checks::Severity::Note);
    EXPECT_TRUE(issuesOf(loadTracks({{"tracks2.dat", smallTracks().at("tracks3.dat")}})).empty());
}

TEST(TrackRules, AllowTheGamesMemoryToBeFull) {
    auto files = smallTracks();
    auto& bytes = files.at("tracks.dat");
    bytes.resize(46384, std::byte{' '});
    EXPECT_TRUE(issuesOf(loadTracks(files)).empty());
    bytes.push_back(std::byte{' '});
    EXPECT_EQ(onlyIssue(files).rule, "TR002");
}

TEST(TrackRules, GiveTheStationOfARepeatedPointToTheOther) {
    auto model = loadTracks(withText(smallTracks(), "tracks.dat", "0 0 10 0", "30 0 10.5 0"));
    std::vector<std::string> refusals;
    checks::fixIssues(model, systemOf(model).rules, issuesOf(model, "TR008"), refusals);
    EXPECT_TRUE(textOf(saveFiles(model).at("tracks.dat")).starts_with("11\r\n30 0 10.5 1\r\n60 0 11 0\r\n"));
}

/// Level ground at a height.
std::shared_ptr<const world::Backdrop> levelGround(float z) {
    auto backdrop = std::make_shared<world::Backdrop>();
    auto& map = backdrop->geometry;
    map.positions = {{-500, -500, z}, {500, -500, z}, {500, 500, z}, {-500, 500, z}};
    map.indices = {0, 1, 2, 0, 2, 3};
    map.layers = {{world::MapLayer::Solid, 0, 2}};
    map.minimum = map.positions[0];
    map.maximum = map.positions[2];
    backdrop->rays = *world::RayCaster::build(map);
    return backdrop;
}

TEST(TrackRules, CompareThePointsWithTheGround) {
    auto model = loadTracks(smallTracks());
    model.setMap(levelGround(9));
    const auto issues = issuesOf(model);
    EXPECT_EQ(countsOf(issues), Counts({{"TR014", 3}})) << "the triangle is below the ground";
    EXPECT_EQ(issues.front().message, "14.0 m below the ground");
    std::vector<std::string> refusals;
    checks::fixIssues(model, systemOf(model).rules, issues, refusals);
    EXPECT_TRUE(issuesOf(model).empty());
    EXPECT_EQ(textOf(saveFiles(model).at("tracks3.dat")),
              "3\n-200 -200 9 0\n\t-150  -200\t9 0 depot\n-150 -150 9 0\n\n");
    model.setMap(levelGround(5));
    EXPECT_EQ(countsOf(issuesOf(model)), Counts({{"TR014", 15}}));
    model.setMap(levelGround(7));
    EXPECT_EQ(countsOf(issuesOf(model)), Counts({{"TR014", 3}})) << "rails lie on a bed: " << 3 << " m are allowed";
}

/// Points every 20 m along a square, from its south-west corner northwards.
std::string square(double side) {
    constexpr double step = 20;
    std::string lines;
    std::size_t count = 0;
    const auto add = [&](double x, double y) {
        lines += fmt::format("{} {} 10 0\n", x, y);
        ++count;
    };
    for (double at = 0; at < side; at += step)
        add(0, at);
    for (double at = 0; at < side; at += step)
        add(at, side);
    for (double at = 0; at < side; at += step)
        add(side, side - at);
    for (double at = 0; at < side; at += step)
        add(side - at, 0);
    return fmt::format("{}\n{}", count, lines);
}

/// The square without the points from `first` to `last`, counted from 0.
Counts withoutPoints(const std::string& file, std::size_t first, std::size_t last) {
    auto model = loadTracks({{file, bytesOf(square(1000))}});
    model::Transaction tx(model, "gap");
    const auto rows = model.order(tracks::kPoint).all();
    for (const auto row : std::vector(rows.begin() + static_cast<std::ptrdiff_t>(first),
                                      rows.begin() + static_cast<std::ptrdiff_t>(last) + 1))
        tx.erase({tracks::kPoint, row});
    EXPECT_TRUE(tx.commit());
    auto counts = countsOf(issuesOf(model));
    counts.erase("TR006");
    return counts;
}

TEST(TrackRules, PointsMayLieFarApartWhereRailsAreStraight) {
    EXPECT_EQ(withoutPoints("tracks3.dat", 10, 30), Counts()) << "420 m, all of them straight";
    EXPECT_EQ(withoutPoints("tracks3.dat", 10, 70), Counts({{"TR013", 1}})) << "across a corner";
}

TEST(TrackRules, TwoTracksMayHaveEnds) {
    for (const auto* file : {"tracks.dat", "tracks3.dat"})
        EXPECT_EQ(withoutPoints(file, 120, 199), Counts({{"TR013", 1}})) << file;
    for (const auto* file : {"tracks2.dat", "tracks4.dat"})
        EXPECT_EQ(withoutPoints(file, 120, 199), Counts()) << file;
}

TEST(TrackRules, FindNothingInTheOriginalGame) {
    const auto folder = corpusFolder("gta-sa-tracks");
    if (!folder)
        GTEST_SKIP() << missingCorpus("gta-sa-tracks");
    for (const auto& from : {*folder, *folder / "crlf"}) {
        FileBytes files;
        for (const auto* name : {"tracks.dat", "tracks2.dat", "tracks3.dat", "tracks4.dat"})
            files[name] = readFile(from / name);
        const auto model = loadTracks(files);
        EXPECT_EQ(countsOf(issuesOf(model)), Counts()) << from;
        EXPECT_EQ(saveFiles(model), files) << from;
    }
}

} // namespace
} // namespace navsmith::tests
