// Damaged texts give an error with a position, or waypoints whose text parses to the same; heap usage is limited by the
// size of the text.
#include "formats/quake/nav_json.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/quake_nav_bytes.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {
namespace {

std::string sampleText(std::int32_t version) {
    tests::RawWaypointForm form{false, 14, 20, 36, 34};
    if (version > 1)
        form = {false, version == 2 ? 15 : 17, version == 2 ? 20U : 24U, 36, 30};
    const auto file = readNav(tests::buildWaypoints(tests::smallWaypoints(form)));
    return file ? writeNavJson({version, *file, newNavJsonMeta("map"), {}}) : std::string();
}

// True if it was read. Then the text written for it must parse to the same.
bool jsonReadsOrExplains(std::span<const std::byte> bytes) {
    const auto json = readNavJson(bytes);
    if (!json) {
        EXPECT_LE(json.error().offset, bytes.size());
        EXPECT_FALSE(json.error().field.empty() || json.error().found.empty() || json.error().expected.empty());
        return false;
    }
    const std::string text = writeNavJson(*json);
    const auto again = readNavJson(std::as_bytes(std::span(text)));
    EXPECT_TRUE(again) << text;
    if (again) {
        EXPECT_EQ(writeNavJson(*again), text);
    }
    return true;
}

TEST(DamagedQuakeNavJson, mutatedBytesAreReadOrRefused) {
    tests::ByteMutator mutator(3);
    int readWell = 0;
    for (int i = 0; i < 30'000; ++i) {
        const std::string text = sampleText(1 + i % 3);
        readWell += jsonReadsOrExplains(mutator.mutated(std::as_bytes(std::span(text))));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(readWell, 300);
}

// Mutations that keep the JSON valid longer: swaps values.
TEST(DamagedQuakeNavJson, exchangedValuesAreReadOrRefused) {
    constexpr std::string_view pieces[] = {"null",
                                           "-0",
                                           "1e30",
                                           "1e-50",
                                           "\"NaN\"",
                                           "[]",
                                           "{}",
                                           "[1,2,3]",
                                           "true",
                                           "7.5",
                                           "\"\"",
                                           "[[[",
                                           "65536",
                                           "-1",
                                           "]",
                                           "\"Nodes\":",
                                           "}",
                                           ",",
                                           "{\"Origin\":[0,0,0]}",
                                           "\xFF",
                                           "\\u00",
                                           "\r\n"};
    std::mt19937 random(5);
    int readWell = 0;
    for (int i = 0; i < 30'000; ++i) {
        std::string text = sampleText(1 + i % 3);
        for (auto left = 1 + random() % 2; left > 0; --left) {
            const std::size_t from = text.find_first_of("0123456789[{\"", random() % text.size());
            if (from == std::string::npos)
                continue;
            const std::size_t to = text.find_first_of(",\n", from);
            text.replace(from, to == std::string::npos ? 1 : to - from, pieces[random() % std::size(pieces)]);
        }
        readWell += jsonReadsOrExplains(std::as_bytes(std::span(text)));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i << ":\n" << text;
    }
    EXPECT_GT(readWell, 1000);
}

TEST(DamagedQuakeNavJson, heapUsageMatchesTheText) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    constexpr std::size_t most = 100;
    for (const std::string_view piece : {"0,", "[],", "\"\",", "{\"a\":0},", "{\"Origin\":[0,0,0]},",
                                         "{\"Origin\":[0,0,0],\"Links\":[{\"Target\":[0,0,0]}]},"}) {
        std::string text = "{\"Version\": 2, \"Extra\": [";
        for (int i = 0; i < 20'000; ++i)
            text += piece;
        text += "0], \"Nodes\": [";
        for (int i = 0; i < 20'000; ++i)
            text += piece;
        text += "0]}";
        const tests::HeapMeter meter;
        EXPECT_FALSE(readNavJson(std::as_bytes(std::span(text))));
        EXPECT_LE(meter.peakBytes(), most * text.size()) << piece;
    }
}

} // namespace
} // namespace navsmith::quake
