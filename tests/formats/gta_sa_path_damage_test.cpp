// Damaged path files give an error with a position, or a document that is written as the same bytes; heap usage is
// limited by the size of the file.
#include "formats/gta_sa/path_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/path_bytes.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using tests::RawArea;
using tests::RawForm;
using Bytes = std::vector<std::byte>;

constexpr const char* kSets[] = {"gta-sa-nodes/fcnpc", "gta-sa-nodes/vc-processed"};
constexpr std::size_t kSmall = 8192; // up to this size, every truncated length is tried
constexpr std::size_t kHeapSlack = std::size_t{1} << 20;

struct Sample {
    std::string name;
    Bytes bytes;
};

std::vector<Sample> fixtures() {
    RawArea linkless = tests::smallArea();
    linkless.links.clear();
    std::vector<Sample> samples = {{"no links", tests::buildArea(linkless, RawForm::Exact)},
                                   {"empty", tests::buildArea(RawArea{}, RawForm::EmptyCut)},
                                   {"header", Bytes(20)}};
    for (const auto form : {RawForm::Exact, RawForm::Padded, RawForm::Cut, RawForm::Uninitialised})
        samples.push_back(
            {"form " + std::to_string(static_cast<int>(form) + 1), tests::buildArea(tests::smallArea(), form)});
    return samples;
}

// Empty if a set is missing.
std::vector<Sample> corpus() {
    std::vector<Sample> samples;
    for (const char* set : kSets) {
        const auto folder = tests::corpusFolder(set);
        if (!folder)
            return {};
        for (const auto& path : tests::filesIn(*folder))
            samples.push_back({path.string(), tests::readFile(path)});
    }
    return samples;
}

std::string missingSets() {
    return tests::missingCorpus("gta-sa-nodes");
}

bool allZero(std::span<const std::byte> bytes) {
    return std::all_of(bytes.begin(), bytes.end(), [](std::byte value) { return value == std::byte{}; });
}

// The length rules of the format page, computed by hand.
bool hasALegalLength(std::span<const std::byte> file) {
    if (file.size() < 20)
        return false;
    const tests::RawCounts counts = tests::countsOf(file);
    const std::uint64_t records = 20 + counts.nodes * std::uint64_t{28} + counts.navis * std::uint64_t{14};
    if (counts.links == 0)
        return file.size() >= records;
    const std::uint64_t cut = records + counts.links * std::uint64_t{7} + 768;
    if (file.size() == cut || file.size() >= cut + counts.links + 384)
        return true;
    return file.size() > cut && file.size() % 2048 == 0 && allZero(file.subspan(static_cast<std::size_t>(cut)));
}

// An exact-size copy, so that a sanitizer detects a read past the end.
void expectReadAsItsLengthSays(const Sample& sample, std::size_t size) {
    const Bytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_EQ(tests::writesBackOrExplains(cut, read, write), hasALegalLength(cut)) << sample.name << " cut to " << size;
}

void tryEveryLength(const std::vector<Sample>& samples) {
    for (const Sample& sample : samples)
        if (sample.bytes.size() <= kSmall)
            for (std::size_t size = 0; size <= sample.bytes.size(); ++size)
                expectReadAsItsLengthSays(sample, size);
}

TEST(DamagedPathFile, everyLengthOfAHandBuiltFileIsReadOrRefused) {
    tryEveryLength(fixtures());
}

TEST(DamagedPathFile, everyLengthOfASmallRealFileIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    tryEveryLength(samples);
}

TEST(DamagedPathFile, largeFileCutAtAnyRecordIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    for (const Sample& sample : samples) {
        if (sample.bytes.size() <= kSmall)
            continue;
        const tests::RawCounts counts = tests::countsOf(sample.bytes);
        for (const auto& section : tests::sectionsOf(counts.nodes, counts.navis, counts.links)) {
            for (std::size_t at = 0; at <= section.size; at += section.recordSize) {
                for (const std::size_t size : {section.offset + at - 1, section.offset + at, section.offset + at + 1}) {
                    if (size > sample.bytes.size()) // also catches 0 - 1
                        continue;
                    const auto cut = std::span(sample.bytes).first(size);
                    EXPECT_EQ(tests::writesBackOrExplains(cut, read, write), hasALegalLength(cut))
                        << sample.name << " cut to " << size;
                }
            }
        }
    }
}

TEST(DamagedPathFile, largeFileCutAnywhereIsReadOrRefused) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    tests::ByteMutator random(20'240'229);
    for (int i = 0; i < 1000; ++i) {
        const Sample& sample = samples[random.below(samples.size())];
        expectReadAsItsLengthSays(sample, random.below(sample.bytes.size() + 1));
    }
}

bool mutatedReads(const Sample&, const Bytes& mutated) {
    return tests::writesBackOrExplains(mutated, read, write);
}

TEST(DamagedPathFile, hundredThousandMutationsOfHandBuiltFilesAreReadOrRefused) {
    tests::mutateOften(fixtures(), 100'000, 1, mutatedReads);
}

TEST(DamagedPathFile, hundredThousandMutationsOfRealFilesAreReadOrRefused) {
    auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    const auto large = std::stable_partition(samples.begin(), samples.end(),
                                             [](const Sample& sample) { return sample.bytes.size() <= kSmall; });
    const std::vector<Sample> largeSamples(large, samples.end());
    samples.erase(large, samples.end());
    tests::mutateOften(samples, 100'000, 2, mutatedReads);
    tests::mutateOften(largeSamples, 5'000, 3, mutatedReads);
}

void giveCountsBeyondTheBytes(const std::vector<Sample>& samples) {
    constexpr std::uint32_t kCounts[] = {0xFFFFFFFF, 0xFFFFFFFE, 0x80000000, 0x7FFFFFFF, 0x24924925,
                                         0x20000000, 0x09249249, 0x01000000, 100'000,    5'000};
    for (const Sample& sample : samples) {
        Bytes bytes = sample.bytes;
        // All combinations of fields, to provoke overflow in a sum or product.
        for (unsigned fields = 1; fields < 8; ++fields) {
            for (const std::uint32_t count : kCounts) {
                std::copy_n(sample.bytes.begin(), 20, bytes.begin());
                for (unsigned field = 0; field < 3; ++field)
                    if ((fields >> field & 1U) != 0)
                        tests::setU32(bytes, field == 0 ? 0 : 8 + 4 * field, count);
                const tests::HeapMeter meter;
                const auto file = read(bytes);
                EXPECT_LE(meter.peakBytes(), kHeapSlack + 10 * bytes.size()) << sample.name;
                EXPECT_EQ(file.has_value(), hasALegalLength(bytes)) << sample.name;
            }
        }
    }
}

// Under a sanitizer the meter counts nothing, and an allocation of that size aborts the program.
TEST(DamagedPathFile, hugeCountsOfAGeneratedFileAllocateNothing) {
    giveCountsBeyondTheBytes(fixtures());
}

TEST(DamagedPathFile, hugeCountsOfARealFileAllocateNothing) {
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    giveCountsBeyondTheBytes(samples);
}

TEST(DamagedPathFile, heapUsageMatchesTheFileSize) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "SKIPPED: the sanitizer needs the heap for itself";
    const auto samples = corpus();
    if (samples.empty())
        GTEST_SKIP() << missingSets();
    for (const Sample& sample : samples) {
        const tests::HeapMeter meter;
        const auto file = read(sample.bytes);
        ASSERT_TRUE(file) << sample.name;
        EXPECT_LE(meter.peakBytes(), sample.bytes.size() + sample.bytes.size() / 8) << sample.name;
    }
}

} // namespace
} // namespace navsmith::gta_sa
