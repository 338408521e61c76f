// Damaged GTA IV path files give an error with a position, or a document that is written as the same bytes; heap usage
// is limited by the size of the file.
#include "formats/gta_iv/path_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/iv_path_bytes.h"

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

std::uint64_t countAt(std::span<const std::byte> file, std::size_t at) {
    std::uint64_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | std::to_integer<std::uint64_t>(file[at + i]);
    return value;
}

// The length rules of the format page, computed by hand.
bool isLongEnough(std::span<const std::byte> file) {
    return file.size() >= 16 && file.size() >= 16 + countAt(file, 0) * 32 + countAt(file, 12) * 8;
}

// Fails on any other outcome than the two allowed ones.
void expectReadOrRefused(const Bytes& bytes, const std::string& what) {
    const auto file = read(bytes);
    EXPECT_EQ(file.has_value(), isLongEnough(bytes)) << what;
    if (file) {
        EXPECT_EQ(write(*file), bytes) << what;
        return;
    }
    const auto& error = file.error();
    EXPECT_LE(error.offset, bytes.size()) << what;
    EXPECT_FALSE(error.field.empty() || error.found.empty() || error.expected.empty()) << what;
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
            for (std::size_t i = 0; i < 4; ++i)
                bytes[at + i] = static_cast<std::byte>(count >> (8 * i) & 0xFFU);
            const tests::HeapMeter meter;
            const auto file = read(bytes);
            EXPECT_EQ(file.has_value(), at == 4 || at == 8);
            EXPECT_LT(meter.peakBytes(), bytes.size() * 4 + tests::kHeapSlack);
        }
    }
}

} // namespace
} // namespace navsmith::gta_iv
