// Damaged meshes give an error with a position, or a document that is written as the same bytes; heap usage is limited
// by the size of the file.
#include "formats/source/nav_file.h"
#include "tests/formats/source_nav_compare.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

using Bytes = std::vector<std::byte>;

constexpr const char* kFolders[] = {"source-nav", "goldsrc-bsp-nav"};
constexpr std::size_t kSmall = 8192; // up to this size, every truncated length is tried
constexpr std::size_t kHeapSlack = std::size_t{64} << 10;

struct Sample {
    std::string name;
    Bytes bytes;
    NavReadOptions options;
    std::size_t end = 0;      ///< of the mesh; shorter files are invalid
    std::size_t plainEnd = 0; ///< where a reader that must detect the layout sees the end of a plain mesh, or 0
};

std::vector<Sample> fixtures() {
    std::vector<Sample> samples;
    for (const tests::RawMesh& mesh : tests::allSmallMeshes()) {
        Bytes bytes = tests::buildMesh(mesh);
        const std::size_t end = bytes.size();
        if (mesh.version <= 5)
            bytes.resize(end + 100, std::byte{0xAB}); // a stale tail
        // Before version 16, Left 4 Dead in sub-version 0 is a plain mesh followed by one float.
        const bool plainAtHeart = mesh.game == tests::RawGame::LeftForDead && mesh.subVersion == 0 && mesh.version < 16;
        samples.push_back(
            {tests::nameOf(mesh), bytes, {.layout = layoutOf(mesh.game)}, end, plainAtHeart ? end - 4 : 0});
    }
    return samples;
}

// Empty if a folder is missing.
std::vector<Sample> corpus() {
    std::vector<Sample> samples;
    for (const char* name : kFolders) {
        const auto folder = tests::corpusFolder(name);
        if (!folder)
            return {};
        for (const auto& path : tests::filesIn(*folder)) {
            if (path.extension() != ".nav")
                continue;
            const Bytes bytes = tests::readFile(path);
            const auto file = read(bytes);
            EXPECT_TRUE(file) << path;
            if (file)
                samples.push_back({path.string(), bytes, {}, bytes.size() - file->staleTail.size(), 0});
        }
    }
    return samples;
}

std::string missingFolders() {
    return tests::missingCorpus("source-nav");
}

// True if it was read. Fails on any other outcome than the two allowed ones.
bool readsOrExplains(std::span<const std::byte> bytes, const NavReadOptions& options = {}) {
    const auto file = read(bytes, options);
    if (file) {
        const auto written = write(*file);
        EXPECT_TRUE(written && std::equal(written->begin(), written->end(), bytes.begin(), bytes.end()));
        return true;
    }
    const auto& error = file.error();
    EXPECT_LE(error.offset, bytes.size());
    EXPECT_FALSE(error.field.empty() || error.found.empty() || error.expected.empty());
    return false;
}

// An exact-size copy, so that a sanitizer detects a read past the end. Truncation within the stale tail only shortens
// it; any other truncation is an error, both in the layout of the file and when the layout is detected.
void expectReadAsItsLengthSays(const Sample& sample, std::size_t size) {
    const Bytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_EQ(readsOrExplains(cut, sample.options), size >= sample.end) << sample.name << " cut to " << size;
    if (size < sample.end) {
        EXPECT_EQ(readsOrExplains(cut), size == sample.plainEnd && size > 0) << sample.name << " cut to " << size;
    }
}

void tryEveryLength(const std::vector<Sample>& samples) {
    for (const Sample& sample : samples)
        if (sample.bytes.size() <= kSmall)
            for (std::size_t size = 0; size <= sample.bytes.size(); ++size)
                expectReadAsItsLengthSays(sample, size);
}

TEST(DamagedNavFile, everyLengthOfAHandBuiltFileIsReadOrRefused) {
    tryEveryLength(fixtures());
}

TEST(DamagedNavFile, everyLengthOfASmallRealFileIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingFolders();
    tryEveryLength(samples);
}

TEST(DamagedNavFile, cutFileTellsHowManyAreasItHas) {
    for (const tests::RawMesh& mesh : tests::allSmallMeshes()) {
        if (mesh.version < 5 || mesh.game == tests::RawGame::LeftForDead)
            continue; // shapeOf() does not know all their variants
        const Bytes bytes = tests::buildMesh(mesh);
        auto ends = tests::shapeOf(bytes, mesh.game).areas;
        const std::size_t count = ends.size();
        for (std::size_t size = ends.front(); size < ends.back(); ++size) {
            const auto cut = read(std::span(bytes).first(size), {.layout = layoutOf(mesh.game)});
            ASSERT_FALSE(cut);
            const auto whole =
                std::count_if(ends.begin() + 1, ends.end(), [&](std::size_t end) { return end <= size; });
            EXPECT_EQ(cut.error().shortage, (bytes::Shortage{"areas", static_cast<std::uint64_t>(whole), count}))
                << tests::nameOf(mesh) << " cut to " << size;
        }
    }
}

TEST(DamagedNavFile, largeFileCutAtAnyAreaIsRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingFolders();
    for (const Sample& sample : samples) {
        if (sample.bytes.size() <= kSmall)
            continue;
        const auto file = read(sample.bytes);
        ASSERT_TRUE(file);
        // both enumerations have the order of the format page
        const auto game = static_cast<tests::RawGame>(file->format.layout);
        auto shape = tests::shapeOf(sample.bytes, game);
        shape.areas.push_back(shape.ladderCount);
        shape.areas.push_back(shape.end);
        // Fewer lengths for large files, which take longer to read.
        const std::size_t step = 1 + sample.bytes.size() / 300'000;
        for (std::size_t i = 0; i < shape.areas.size(); i += i + step < shape.areas.size() - 2 ? step : 1) {
            for (const std::size_t size : {shape.areas[i] - 1, shape.areas[i], shape.areas[i] + 1}) {
                if (size > sample.bytes.size())
                    continue;
                const auto cut = std::span(sample.bytes).first(size);
                ASSERT_EQ(read(cut).has_value(), size >= sample.end) << sample.name << " cut to " << size;
            }
        }
    }
}

TEST(DamagedNavFile, largeFileCutAnywhereIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingFolders();
    tests::ByteMutator random(20'240'229);
    for (int i = 0; i < 1000; ++i) {
        const Sample& sample = samples[random.below(samples.size())];
        expectReadAsItsLengthSays(sample, random.below(sample.bytes.size() + 1));
    }
}

bool mutatedReads(const Sample& sample, const Bytes& mutated) {
    if (sample.options.layout)
        readsOrExplains(mutated);
    return readsOrExplains(mutated, sample.options);
}

TEST(DamagedNavFile, hundredThousandMutationsOfHandBuiltFilesAreReadOrRefused) {
    tests::mutateOften(fixtures(), 100'000, 1, mutatedReads);
}

TEST(DamagedNavFile, mutationsOfRealFilesAreReadOrRefused) {
    auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingFolders();
    const auto large = std::stable_partition(samples.begin(), samples.end(),
                                             [](const Sample& sample) { return sample.bytes.size() <= kSmall; });
    const std::vector<Sample> largeSamples(large, samples.end());
    samples.erase(large, samples.end());
    tests::mutateOften(samples, 20'000, 2, mutatedReads);
    tests::mutateOften(largeSamples, 1500, 3, mutatedReads);
}

// At every possible count: a refused file needs almost no heap, because nothing is allocated before the bytes are
// checked for consistency. Under a sanitizer the meter counts nothing, and an allocation of that size aborts the
// program.
TEST(DamagedNavFile, hugeCountsAllocateNothing) {
    constexpr std::uint32_t kCounts[] = {0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x0F0F0F0F, 100'000, 300};
    for (const Sample& sample : fixtures()) {
        Bytes bytes = sample.bytes;
        for (std::size_t at = 0; at + 4 <= sample.end; ++at) {
            for (const std::uint32_t count : kCounts) {
                tests::setU32(bytes, at, count);
                const tests::HeapMeter meter;
                const auto file = read(bytes, sample.options);
                const std::size_t most = file ? kHeapSlack + 10 * bytes.size() : 4096;
                ASSERT_LE(meter.peakBytes(), most) << sample.name << ", " << count << " at " << at;
            }
            std::copy_n(sample.bytes.begin() + static_cast<std::ptrdiff_t>(at), 4,
                        bytes.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
}

// 65,535 empty names are the maximum, at two bytes each.
TEST(DamagedNavFile, heapUsageMatchesTheNumberOfNames) {
    tests::RawMesh mesh;
    mesh.places.resize(65'535);
    const Bytes bytes = tests::buildMesh(mesh);
    const tests::HeapMeter meter;
    ASSERT_TRUE(read(bytes));
    EXPECT_LE(meter.peakBytes(), kHeapSlack + 20 * bytes.size());
}

} // namespace
} // namespace navsmith::source
