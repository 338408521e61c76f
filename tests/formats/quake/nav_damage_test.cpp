// Damaged waypoint files give an error with a position, or a document that is written as the same bytes; heap usage is
// limited by the size of the file.
#include "formats/quake/nav_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/quake_nav_bytes.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t kSmall = 4096; // up to this size, every truncated length is tried

struct Sample {
    std::string name;
    Bytes bytes;
};

std::vector<Sample> fixtures() {
    std::vector<Sample> samples;
    for (const auto& form : tests::allWaypointForms()) {
        samples.push_back({tests::nameOf(form), tests::buildWaypoints(tests::smallWaypoints(form))});
        samples.push_back({tests::nameOf(form), tests::buildWaypoints(tests::noWaypoints(form))});
    }
    return samples;
}

// Empty if a folder is missing.
std::vector<Sample> corpus() {
    std::vector<Sample> samples;
    for (const char* name : {"quake-nav", "quake-nav/derived"}) {
        const auto folder = tests::corpusFolder(name);
        if (!folder)
            return {};
        for (const auto& path : tests::filesIn(*folder))
            if (path.extension() == ".nav")
                samples.push_back({path.string(), tests::readFile(path)});
    }
    return samples;
}

// True if it was read. Fails on any other outcome than the two allowed ones.
bool writesBackOrExplains(std::span<const std::byte> bytes) {
    if (!tests::writesBackOrExplains(bytes, readNav, writeNav))
        return false;
    (void)fieldAt(*readNav(bytes), bytes.size() / 2);
    return true;
}

// An exact-size copy, so that a sanitizer detects a read past the end.
bool readsCut(const Sample& sample, std::size_t size) {
    const Bytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size));
    return writesBackOrExplains(cut);
}

// If a version has two layouts, a truncated file may be read in the wrong one.
bool isDoubtful(const Sample& sample) {
    const auto version = std::to_integer<int>(sample.bytes[4]);
    return identifyNav(sample.bytes) == NavGame::Quake && (version == 13 || version == 16);
}

void tryEveryLength(const std::vector<Sample>& samples) {
    for (const Sample& sample : samples)
        if (sample.bytes.size() <= kSmall)
            for (std::size_t size = 0; size <= sample.bytes.size(); ++size) {
                const bool whole = size == sample.bytes.size();
                const bool read = readsCut(sample, size);
                if (whole || !isDoubtful(sample)) {
                    EXPECT_EQ(read, whole) << sample.name << " cut to " << size;
                }
            }
}

TEST(DamagedQuakeNavFile, everyLengthOfAHandBuiltFileIsReadOrRefused) {
    tryEveryLength(fixtures());
}

TEST(DamagedQuakeNavFile, everyLengthOfASmallRealFileIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-nav");
    tryEveryLength(samples);
}

TEST(DamagedQuakeNavFile, fileTruncatedAtAnyRecordIsRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-nav");
    for (const Sample& sample : samples) {
        for (const std::size_t at : tests::blocksOf(tests::readWaypoints(sample.bytes)).records)
            for (const std::size_t size : {at - 1, at, at + 1})
                if (size < sample.bytes.size() && !isDoubtful(sample)) {
                    ASSERT_FALSE(readsCut(sample, size)) << sample.name << " cut to " << size;
                }
    }
}

bool mutatedReads(const Sample&, const Bytes& mutated) {
    return writesBackOrExplains(mutated);
}

TEST(DamagedQuakeNavFile, hundredThousandMutationsOfHandBuiltFilesAreReadOrRefused) {
    tests::mutateOften(fixtures(), 100'000, 1, mutatedReads);
}

TEST(DamagedQuakeNavFile, mutationsOfRealFilesAreReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-nav");
    tests::mutateOften(samples, 20'000, 2, mutatedReads);
}

// At every possible count: a refused file needs almost no heap. Under a sanitizer the meter counts nothing, and an
// allocation of that size aborts the program.
TEST(DamagedQuakeNavFile, hugeCountsAllocateNothing) {
    constexpr std::uint32_t kCounts[] = {0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x0F0F0F0F, 100'000, 300};
    for (const Sample& sample : fixtures()) {
        Bytes bytes = sample.bytes;
        for (std::size_t at = 0; at + 4 <= bytes.size(); ++at) {
            for (const std::uint32_t count : kCounts) {
                tests::setU32(bytes, at, count);
                const tests::HeapMeter meter;
                const auto file = readNav(bytes);
                const std::size_t most = file ? tests::kHeapSlack + 4 * bytes.size() : 8192;
                ASSERT_LE(meter.peakBytes(), most) << sample.name << ", " << count << " at " << at;
            }
            std::copy_n(sample.bytes.begin() + static_cast<std::ptrdiff_t>(at), 4,
                        bytes.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
}

} // namespace
} // namespace navsmith::quake
