// Tests of the test tools: a meter that counts nothing or a mutator that changes nothing would make every other test
// pass.
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace navsmith::tests {
namespace {

// Prevents the compiler from removing an unused allocation.
const void* volatile lookedAt = nullptr;

struct alignas(64) Wide {
    std::byte bytes[640];
};

TEST(HeapMeter, countsAllocationsAndFrees) {
    if (!HeapMeter::available())
        GTEST_SKIP() << "SKIPPED: the sanitizer needs the heap for itself";
    const HeapMeter meter;
    {
        const std::vector<std::byte> first(100'000);
        lookedAt = first.data();
        EXPECT_GE(meter.liveBytes(), 100'000U);
    }
    const std::vector<std::byte> second(60'000);
    lookedAt = second.data();
    EXPECT_GE(meter.peakBytes(), 100'000U);
    EXPECT_LT(meter.peakBytes(), 110'000U);
    EXPECT_GE(meter.liveBytes(), 60'000U);
    EXPECT_LT(meter.liveBytes(), 70'000U);
}

TEST(HeapMeter, supportsOverAlignedBlocks) {
    const HeapMeter meter;
    {
        const auto wide = std::make_unique<Wide[]>(3);
        lookedAt = wide.get();
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(wide.get()) % 64, 0U);
        EXPECT_EQ(meter.liveBytes() >= 3 * sizeof(Wide), HeapMeter::available());
    }
    EXPECT_LT(meter.liveBytes(), sizeof(Wide));
}

TEST(ByteMutator, isReproducibleForASeed) {
    const auto original = buildArea(smallArea(), RawForm::Exact);
    ByteMutator first(1);
    ByteMutator again(1);
    ByteMutator other(2);
    int changed = 0;
    int different = 0;
    for (int i = 0; i < 200; ++i) {
        const auto damaged = first.mutated(original);
        EXPECT_EQ(damaged, again.mutated(original));
        changed += damaged != original;
        different += damaged != other.mutated(original);
    }
    EXPECT_GT(changed, 180);
    EXPECT_GT(different, 180);
}

TEST(ByteMutator, acceptsVeryShortInput) {
    ByteMutator mutator(3);
    for (std::size_t size = 0; size < 5; ++size)
        for (int i = 0; i < 500; ++i)
            EXPECT_LE(mutator.mutated(std::vector<std::byte>(size)).size(), size + 4 * 2048 + 64);
}

TEST(PathBytes, builtAreaParsesBack) {
    const RawArea area = smallArea();
    EXPECT_EQ(readArea(buildArea(area, RawForm::Exact)), area);
    EXPECT_EQ(readArea(buildArea(area, RawForm::Padded)), area);
    EXPECT_EQ(buildArea(area, RawForm::Exact).size(), 1172U + 28 * 7 + 14 * 4 + 8 * 9);
    EXPECT_EQ(buildArea(RawArea{}, RawForm::EmptyCut).size(), 788U);
}

TEST(Corpus, missingFolderIsReported) {
    EXPECT_FALSE(corpusFolder("no such game").has_value());
    EXPECT_NE(missingCorpus("no such game").find("no such game"), std::string::npos);
}

} // namespace
} // namespace navsmith::tests
