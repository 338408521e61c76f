// Damaged GTA IV path files give an error with a position, or a document that is written as the same bytes; heap usage
// is limited by the size of the file.
#include "formats/gta_iv/path_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/iv_path_bytes.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_iv {
namespace {

using Bytes = std::vector<std::byte>;

std::vector<Bytes> fixtures() {
    auto linkless = tests::smallIvArea();
    linkless.links.clear();
    const auto whole = tests::buildIvArea(tests::smallIvArea());
    return {whole, tests::padded(whole), tests::buildIvArea(linkless), tests::buildIvArea({})};
}

// The length rules of the format page, computed by hand.
bool isLongEnough(std::span<const std::byte> file) {
    const auto count = [&](std::size_t at) { return std::uint64_t{tests::numberAt<std::uint32_t>(file, at)}; };
    return file.size() >= 16 && file.size() >= 16 + count(0) * 32 + count(12) * 8;
}

void expectReadOrRefused(const Bytes& bytes, const std::string& what) {
    EXPECT_EQ(tests::writesBackOrExplains(bytes, read, write), isLongEnough(bytes)) << what;
}

TEST(DamagedIvPathFile, everyLengthIsReadOrRefused) {
    for (const auto& sample : fixtures()) {
        for (std::size_t size = 0; size <= sample.size(); ++size) {
            // An exact-size copy, so that a sanitizer detects a read past the end.
            const Bytes cut(sample.begin(), sample.begin() + static_cast<std::ptrdiff_t>(size));
            expectReadOrRefused(cut, "cut to " + std::to_string(size));
        }
    }
}

TEST(DamagedIvPathFile, mutatedFilesAreReadOrRefused) {
    tests::ByteMutator random(20'080'429);
    const auto samples = fixtures();
    for (int i = 0; i < 20000; ++i)
        expectReadOrRefused(random.mutated(samples[random.below(samples.size())]), "mutation " + std::to_string(i));
}

TEST(DamagedIvPathFile, hugeCountsAllocateNothing) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    for (const std::size_t at : {0U, 4U, 8U, 12U}) {
        for (const std::uint32_t count : {0xFFFFFFFFU, 0x80000000U, 0x7FFFFFFFU, 0x08000000U, 0x00010000U}) {
            auto bytes = tests::buildIvArea(tests::smallIvArea());
            tests::setU32(bytes, at, count);
            const tests::HeapMeter meter;
            const auto file = read(bytes);
            EXPECT_EQ(file.has_value(), at == 4 || at == 8);
            EXPECT_LT(meter.peakBytes(), bytes.size() * 4 + tests::kHeapSlack);
        }
    }
}

} // namespace
} // namespace navsmith::gta_iv
