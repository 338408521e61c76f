// Damaged meshes give an error with a position, or a document that is written as the same bytes; heap usage is limited
// by the size of the file.
#include "formats/source2/nav_custom_data.h"
#include "formats/source2/nav_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::source2 {
namespace {

struct Sample {
    std::string name;
    std::vector<std::byte> bytes;
    std::size_t meshEnd = 0; ///< without custom data
};

std::vector<Sample> fixtures() {
    std::vector<Sample> samples;
    for (auto [name, mesh] : tests::allSmallSource2Meshes()) {
        const auto bytes = tests::bytesOfSource2(mesh);
        mesh.hasCustom = false;
        samples.push_back({name, bytes, tests::bytesOfSource2(mesh).size()});
    }
    return samples;
}

bool readsOrExplains(std::span<const std::byte> bytes) {
    return tests::writesBackOrExplains(
        bytes, [](auto b) { return read(b); },
        [](const NavFile& file) {
            if (!file.custom.bytes.empty())
                (void)readCustomData(file.custom.bytes);
            return write(file).value_or(std::vector<std::byte>());
        });
}

// An exact-size copy, so that a sanitizer detects a read past the end.
bool cutReads(std::span<const std::byte> bytes, std::size_t size) {
    return readsOrExplains(std::vector<std::byte>(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)));
}

TEST(DamagedSource2File, IsRefusedUnlessTheMeshIsWhole) {
    for (const auto& sample : fixtures()) {
        for (std::size_t size = 0; size <= sample.bytes.size(); ++size)
            ASSERT_EQ(cutReads(sample.bytes, size), size >= sample.meshEnd) << sample.name << " cut to " << size;
    }
}

TEST(DamagedSource2File, TellsHowManyAreasThereAre) {
    const auto sample = fixtures().front();
    const auto file = *read(sample.bytes);
    std::size_t at = 0;
    while (fieldAt(file, at) != "areas, count")
        ++at;
    auto bytes = sample.bytes;
    tests::setU32(bytes, at, 4'000'000);
    const auto error = read(bytes).error();
    EXPECT_EQ(error.code, bytes::FormatErrorCode::CountTooLarge);
    EXPECT_EQ(error.field, "areas");
    EXPECT_EQ(error.shortage->stated, 4'000'000U);
}

TEST(DamagedSource2File, MutationsOfOwnFilesAreReadOrRefused) {
    tests::mutateOften(fixtures(), 20'000, 1, [](const Sample&, const auto& bytes) { return readsOrExplains(bytes); });
}

TEST(DamagedSource2File, MutationsAndCutsOfRealFilesAreReadOrRefused) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    std::vector<Sample> samples;
    tests::ByteMutator random(7);
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".nav")
            continue;
        samples.push_back({path.filename().string(), tests::readFile(path)});
        for (int i = 0; i < 40; ++i)
            cutReads(samples.back().bytes, random.below(samples.back().bytes.size()));
    }
    tests::mutateOften(samples, 200, 2, [](const Sample&, const auto& bytes) { return readsOrExplains(bytes); });
}

/// At every possible count. Under a sanitizer the meter counts nothing, and an allocation of that size aborts.
TEST(DamagedSource2File, HugeCountsAllocateLittle) {
    constexpr std::size_t slack = std::size_t{256} << 10U; // first reservations
    for (const auto& sample : fixtures()) {
        auto bytes = sample.bytes;
        for (std::size_t at = 4; at + 4 <= sample.meshEnd; ++at) {
            for (const std::uint32_t count : {0xFFFFFFFFU, 0x7FFFFFFFU, 0x00FFFFFFU, 100'000U}) {
                tests::setU32(bytes, at, count);
                const tests::HeapMeter meter;
                const auto file = read(bytes);
                ASSERT_LE(meter.peakBytes(), slack + 10 * bytes.size()) << sample.name << ", " << count << " at " << at;
            }
            std::copy_n(sample.bytes.begin() + static_cast<std::ptrdiff_t>(at), 4,
                        bytes.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
}

} // namespace
} // namespace navsmith::source2
