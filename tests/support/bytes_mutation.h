// Corrupts file contents, reproducibly for a given seed on every machine.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace navsmith::tests {

/// Each operation leaves bytes that are too short for it unchanged. Positions favour the first 64 bytes, where the
/// counts are.
class ByteMutator {
public:
    using Bytes = std::vector<std::byte>;

    explicit ByteMutator(std::uint64_t seed) : random_(seed) {}

    /// A copy after one to four random operations.
    Bytes mutated(std::span<const std::byte> original);

    void flipBit(Bytes& bytes);
    /// Sets a byte to 0, 0x7F, 0x80 or 0xFF.
    void setByte(Bytes& bytes);
    /// Sets a u16 or u32 to an extreme value (0, 1, the limits of the signed and unsigned range) or changes it by one.
    void setU16(Bytes& bytes);
    void setU32(Bytes& bytes);
    void eraseBlock(Bytes& bytes);
    void duplicateBlock(Bytes& bytes);
    /// Inserts up to 64 random bytes, or up to 2048 zeros.
    void insertBlock(Bytes& bytes);
    void truncate(Bytes& bytes);

    /// 0 .. bound - 1; 0 if bound is 0.
    std::size_t below(std::size_t bound);

private:
    std::size_t place(const Bytes& bytes, std::size_t width);
    template <typename T>
    void setWord(Bytes& bytes);

    std::mt19937_64 random_;
};

/// Checks what a codec must do with any bytes: write back what it could read, or give an error with all its parts.
/// True if it could read them.
template <typename Read, typename Write>
bool writesBackOrExplains(std::span<const std::byte> bytes, Read read, Write write) {
    if (const auto file = read(bytes)) {
        const std::vector<std::byte> written = write(*file);
        EXPECT_TRUE(std::ranges::equal(written, bytes));
        return true;
    } else {
        EXPECT_LE(file.error().offset, bytes.size());
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
}

/// Mutates random samples (with `name` and `bytes`). `reads(sample, mutated)` returns whether the bytes can be read,
/// and fails the test on any other outcome than the two allowed ones.
template <typename Sample, typename Reads>
void mutateOften(const std::vector<Sample>& samples, int times, std::uint64_t seed, Reads reads) {
    ByteMutator mutator(seed);
    int readWell = 0;
    for (int i = 0; i < times; ++i) {
        const Sample& sample = samples[mutator.below(samples.size())];
        readWell += reads(sample, mutator.mutated(sample.bytes)) ? 1 : 0;
        ASSERT_FALSE(testing::Test::HasFailure()) << sample.name << ", mutation " << i << " of seed " << seed;
    }
    // Both outcomes must occur, otherwise the mutations test nothing.
    EXPECT_GT(readWell, times / 10);
    EXPECT_LT(readWell, times - times / 10);
}

} // namespace navsmith::tests
