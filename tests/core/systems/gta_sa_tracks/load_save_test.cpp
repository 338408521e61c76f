// Train tracks from files and back.
#include "core/systems/gta_sa_tracks/load.h"
#include "core/systems/gta_sa_tracks/save.h"
#include "tests/core/systems/gta_sa_tracks/track_world.h"
#include "tests/support/map_bytes.h"

namespace navsmith::tests {
namespace {

namespace tracks = systems::gta_sa_tracks;
using systems::Confidence;

TEST(TrackLoad, PutsTheTracksOfAFolderInOrder) {
    auto files = smallTracks();
    const std::vector<systems::InputFile> inputs{{"tracks3.dat", files.at("tracks3.dat")},
                                                 {"tracks.dat", files.at("tracks.dat")}};
    const auto loaded = tracks::load(inputs, {});
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->model.count(tracks::kFile), 2U);
    EXPECT_EQ(loaded->model.count(tracks::kPoint), 15U);
    EXPECT_EQ(loaded->model.get(tracks::file::name, 0), "tracks.dat");
    EXPECT_EQ(loaded->model.get(tracks::file::number, 1), 3);
    EXPECT_EQ(saveFiles(loaded->model), files);
}

TEST(TrackLoad, ReportsWhatCannotBeReadAndGoesOnWithTheRest) {
    const auto files = withText(smallTracks(), "tracks.dat", "60 0 11 0", "60 0 eleven 0");
    std::vector<systems::InputFile> inputs;
    for (const auto& [name, bytes] : files)
        inputs.push_back({name, bytes});
    const auto loaded = tracks::load(inputs, {});
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->failures.size(), 1U);
    EXPECT_EQ(bytes::describe(loaded->failures[0]),
              "tracks.dat: bad value at byte 32 (0x20), line 4, z: found \"eleven\", expected a number");
    EXPECT_EQ(loaded->model.count(tracks::kFile), 1U);
}

TEST(TrackSave, NamesTheFieldAtAnOffset) {
    const auto m = loadTracks(smallTracks());
    EXPECT_EQ(tracks::fieldAt(m, 0, 0), "count");
    EXPECT_EQ(tracks::fieldAt(m, 0, 14), "point 1, x");
    EXPECT_EQ(tracks::fieldAt(m, 0, 19), "point 1, z");
}

TEST(TrackFiles, AreKnownByNameAndContents) {
    const auto known = [](std::string_view name, const std::string& text) {
        const auto bytes = bytesOf(text);
        return tracks::recognise(name, bytes, bytes.size());
    };
    const std::string text = "926\n1 2 3 0\n4 5 6 0\n";
    EXPECT_EQ(known("tracks.dat", text), Confidence::Sure);
    EXPECT_EQ(known("TRACKS4.DAT", "damaged"), Confidence::Sure);
    EXPECT_EQ(known("tracks.dat", std::string("\x02\0\0\0", 4)), Confidence::No);
    EXPECT_EQ(known("metro.dat", text), Confidence::Maybe);
    EXPECT_EQ(known("metro.txt", text), Confidence::No);
    EXPECT_EQ(known("metro.dat", "926\n1 2 3\n"), Confidence::No);
    for (const auto* name : {"tracks1.dat", "tracks5.dat", "tracks.txt", "mytracks.dat", "tracks2.dat.bak"})
        EXPECT_FALSE(tracks::numberOfName(name)) << name;
    EXPECT_EQ(tracks::numberOfName("Tracks.dat"), 1);
    EXPECT_EQ(tracks::numberOfName("tracks3.DAT"), 3);
}

TEST(TrackFiles, OfOneFolderBelongTogether) {
    const std::vector<std::string> names{"tracks.dat", "tracks2.dat", "TRACKS.DAT", "metro.dat"};
    const std::vector<std::vector<std::size_t>> sets{{0, 1}, {2}, {3}};
    EXPECT_EQ(tracks::documents(names), sets);
}

TEST(TrackFiles, CanBeBegunAnew) {
    const auto blank = tracks::blankSet();
    ASSERT_EQ(blank.size(), 1U);
    const auto m = loadTracks({{blank[0].name, blank[0].bytes}});
    EXPECT_EQ(m.count(tracks::kPoint), 0U);
    EXPECT_EQ(textOf(blank[0].bytes), "0\r\n");
}

} // namespace
} // namespace navsmith::tests
