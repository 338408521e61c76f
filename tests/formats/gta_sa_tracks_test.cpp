// Train tracks: values of a text, the same text again, and changes that leave the rest of it as it is.
#include "formats/gta_sa/tracks_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace navsmith::gta_sa {
namespace {

struct TrackSample {
    std::string name;
    std::vector<std::byte> bytes;
};

std::string trackText(const TracksFile& file) {
    const auto bytes = writeTracks(file);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

TracksFile tracksOf(const std::string& text) {
    auto file = readTracks(tests::bytesOf(text));
    if (!file)
        throw std::runtime_error(bytes::describe(file.error()));
    return std::move(*file);
}

bytes::FormatError trackError(const std::string& text) {
    const auto file = readTracks(tests::bytesOf(text));
    if (file)
        throw std::runtime_error("read without an error");
    return file.error();
}

std::vector<TrackSample> trackSamples() {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"plain", "3\n1143.4 -1716.56 -80.42838 0\n1115.95 -1684.55 -80.26847 1\n1088.05 -1652.5 -80 0\n"},
        {"with carriage returns", "2\r\n1.50 2.0 3e0 0\r\n4 5 6 2\r\n"},
        {"processed", "processed\n  2 points\n\t1   2 +3 0  ; start\n-0 .5 6. 1 station\n"},
        {"no end", "2\n1 2 3 0\n4 5 6 0"},
        {"three numbers", "2\n1 2 3\n4 5 6   \n"},
        {"empty lines", "2\n\n \t\r\n1 2 3 0\n\n4 5 6 0\n\n\n"},
        {"fewer than stated", "9\n1 2 3 0\n\n"},
        {"more than stated", "1\n1 2 3 0\n4 5 6 0\nend of it\n7 8 9 0\n"},
        {"odd numbers", "4\n1e300 -1e300 nan 0\n1e-300 inf -inf -2147483648\n0.1e1 00.5 1 4294967295\n1 2 3 +1\n"},
        {"none", "0"},
    };
    std::vector<TrackSample> samples;
    for (const auto& [name, text] : texts)
        samples.push_back({name, tests::bytesOf(text)});
    return samples;
}

TEST(TracksFile, HasACountAndPoints) {
    const auto file = tracksOf("processed\r\n 3\r\n1.5 -2 3e1 0\r\n\t4 5 6 2 doors\r\n7 8 9\r\n\r\n");
    EXPECT_EQ(file.count, 3U);
    EXPECT_EQ(file.head, "processed\r\n 3\r\n");
    EXPECT_EQ(file.tail, "\r\n");
    ASSERT_EQ(file.points.size(), 3U);
    EXPECT_EQ(file.points[0], (TrackPoint{1.5F, -2, 30, 0, "1.5 -2 3e1 0\r\n"}));
    EXPECT_EQ(file.points[1], (TrackPoint{4, 5, 6, 2, "\t4 5 6 2 doors\r\n"}));
    EXPECT_EQ(file.points[2], (TrackPoint{7, 8, 9, 0, "7 8 9\r\n"}));
}

TEST(TracksFile, IsWrittenAsItWas) {
    for (const auto& sample : trackSamples()) {
        const auto file = readTracks(sample.bytes);
        ASSERT_TRUE(file) << sample.name << ": " << bytes::describe(file.error());
        EXPECT_EQ(writeTracks(*file), sample.bytes) << sample.name;
    }
}

TEST(TracksFile, SpellsOnlyWhatHasChanged) {
    auto file = tracksOf("  2 points\n 1.50\t2.00  +3 0 ; a\n4 5 6\n");
    file.points[0].y = -7.25F;
    file.points[1].station = 1;
    EXPECT_EQ(trackText(file), "  2 points\n 1.50\t-7.25  +3 0 ; a\n4 5 6 1\n");
    file.points[0].station = 2;
    file.points[0].x = 0.1F;
    file.count = 17;
    EXPECT_EQ(trackText(file), "  17 points\n 0.1\t-7.25  +3 2 ; a\n4 5 6 1\n");
}

TEST(TracksFile, SpellsNewPointsWithTheLineEndsOfTheFile) {
    auto file = tracksOf("1\r\n1 2 3 0");
    file.points.push_back({-1079.02F, 1e-7F, 16777216, 1, {}});
    file.count = 2;
    EXPECT_EQ(trackText(file), "2\r\n1 2 3 0\r\n-1079.02 0.0000001 16777216 1\r\n");
    std::swap(file.points[0], file.points[1]);
    EXPECT_EQ(trackText(file), "2\r\n-1079.02 0.0000001 16777216 1\r\n1 2 3 0");
    EXPECT_EQ(trackText({.count = 1, .head = {}, .points = {{}}, .tail = {}}), "1\n0 0 0 0\n");
}

TEST(TracksFile, SpellsEveryNumberSoThatItIsReadAgain) {
    constexpr auto limits = std::numeric_limits<float>();
    for (const float value : {limits.max(), limits.lowest(), limits.min(), limits.denorm_min(), -0.0F, 1.0F / 3,
                              limits.infinity(), -limits.infinity(), limits.quiet_NaN()}) {
        const auto again = tracksOf(trackText({.count = 1, .head = {}, .points = {{value, 0, 0, -5, {}}}, .tail = {}}));
        ASSERT_EQ(again.points.size(), 1U) << value;
        EXPECT_TRUE(again.points[0].x == value || std::isnan(value)) << value;
        EXPECT_EQ(std::signbit(again.points[0].x), std::signbit(value)) << value;
        EXPECT_EQ(again.points[0].station, -5);
    }
}

TEST(TracksFile, IgnoresASpellingThatIsNotOnePoint) {
    for (const auto* spelling : {"1 2 3 0\n4 5 6 0\n", "1 2\n", "x", "1 2 3 0\n\n", "\n"}) {
        const TracksFile file{.count = 1, .head = "7\n8\n", .points = {{1, 2, 3, 0, spelling}}, .tail = {}};
        EXPECT_EQ(trackText(file), "1\n1 2 3 0\n") << spelling;
    }
}

TEST(TracksFile, SaysWhereItCannotBeRead) {
    struct Case {
        std::string text;
        std::uint64_t offset;
        std::string field, found;
    };
    for (const auto& [text, offset, field, found] :
         std::vector<Case>{{"", 0, "line 1, count", "the end of the line"},
                           {"processed\n", 10, "line 2, count", "the end of the line"},
                           {"\n1\n", 0, "line 1, count", "the end of the line"},
                           {"-1\n", 0, "line 1, count", "\"-1\""},
                           {"2147483648\n", 0, "line 1, count", "\"2147483648\""},
                           {"1 2 3 0\n", 0, "line 1, count", "\"1\""},
                           {"1\n1 2,5 3 0\n", 4, "line 2, y", "\"2,5\""},
                           {"2\r\n1 2 3 0\r\n4 5\r\n", 17, "line 3, z", "the end of the line"},
                           {"2\n\n1 2 3 0\n4 5 6 0.0\n", 17, "line 4, station", "\"0.0\""},
                           {"1\nend\n", 2, "line 2, x", "\"end\""}}) {
        const auto error = trackError(text);
        EXPECT_EQ(error.offset, offset) << text;
        EXPECT_EQ(error.field, field) << text;
        EXPECT_EQ(error.found, found) << text;
    }
}

TEST(TracksFile, NamesTheFieldAtAnOffset) {
    const auto file = tracksOf("2\n\n 1 2 3 0\n4 5 6\nend\n");
    const std::string wanted[] = {"count",      "count",      "point 0, x",      "point 0, x",
                                  "point 0, x", "point 0, x", "point 0, y",      "point 0, y",
                                  "point 0, z", "point 0, z", "point 0, station"};
    for (std::size_t i = 0; i < std::size(wanted); ++i)
        EXPECT_EQ(trackFieldAt(file, i), wanted[i]) << i;
    EXPECT_EQ(trackFieldAt(file, 14), "point 1, y");
    EXPECT_EQ(trackFieldAt(file, 20), "tail, byte 2");
    EXPECT_EQ(trackFieldAt(file, 99), "end");
}

TEST(TracksFile, TellsHowALineIsWritten) {
    const auto file = tracksOf("3\n\n\n1 2 3 0\n4 5 6\n7 8 9 0");
    EXPECT_EQ(lineOf(file.points[0]).emptyLines, 2U);
    EXPECT_TRUE(lineOf(file.points[0]).hasStation);
    EXPECT_EQ(lineOf(file.points[1]).emptyLines, 0U);
    EXPECT_FALSE(lineOf(file.points[1]).hasStation);
    EXPECT_TRUE(lineOf(file.points[1]).isEnded);
    EXPECT_FALSE(lineOf(file.points[2]).isEnded);
    EXPECT_EQ(withoutEmptyLines(file.points[0]), "1 2 3 0\n");
}

TEST(TracksFile, IsKnownByItsFirstLines) {
    EXPECT_TRUE(looksLikeTracks("926\r\n1 2 3 0\r\n"));
    EXPECT_TRUE(looksLikeTracks("processed\n926\n1 2 3 0\n"));
    EXPECT_FALSE(looksLikeTracks("926\n1 2 3\n"));
    EXPECT_FALSE(looksLikeTracks("926 1\n1 2 3 0\n"));
    EXPECT_FALSE(looksLikeTracks("926\nobjs\n"));
    EXPECT_FALSE(looksLikeTracks(""));
}

// Damage -------------------------------------------------------------------------------------------------------------

// The shortest point, "0 0 0", takes 6 bytes, and vectors double.
constexpr std::size_t kHeapFactor = 64;
constexpr std::size_t kHeapOfErrors = 4096;

bool readsTracks(const TrackSample&, const std::vector<std::byte>& bytes) {
    {
        const tests::HeapMeter meter;
        (void)readTracks(bytes);
        EXPECT_LE(meter.peakBytes(), kHeapOfErrors + kHeapFactor * bytes.size());
    }
    return tests::writesBackOrExplains(bytes, readTracks, writeTracks);
}

TEST(DamagedTracks, EveryLengthIsReadOrRefused) {
    for (const auto& sample : trackSamples()) {
        for (std::size_t size = 0; size <= sample.bytes.size(); ++size)
            readsTracks(sample, {sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size)});
    }
}

TEST(DamagedTracks, MutationsAreReadOrRefused) {
    tests::mutateOften(trackSamples(), 20'000, 99, readsTracks);
}

TEST(DamagedTracks, LongLinesAndManyLinesTakeLittle) {
    std::string fields = "1\n";
    std::string lines = "2147483647\n";
    std::string empty = "1\n";
    for (int i = 0; i < 100'000; ++i) {
        fields += "1 ";
        lines += "0 0 0\n";
        empty += "\n";
    }
    for (const auto& text : {fields, lines, empty})
        EXPECT_TRUE(readsTracks({}, tests::bytesOf(text)));
}

} // namespace
} // namespace navsmith::gta_sa
