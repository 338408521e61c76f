// Damage for files, the same on every run and machine for one seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace navsmith::tests {

/// Each operation does nothing to bytes too short for it. Places lean towards the first 64 bytes, where the counts are.
class ByteMutator {
public:
    using Bytes = std::vector<std::byte>;

    explicit ByteMutator(std::uint64_t seed) : random_(seed) {}

    /// A copy with one to four random operations done to it.
    Bytes mutated(std::span<const std::byte> original);

    void flipBit(Bytes& bytes);
    /// One byte becomes 0, 0x7F, 0x80 or 0xFF.
    void setByte(Bytes& bytes);
    /// A u16 or u32 becomes an extreme (0, 1, the ends of the signed and unsigned range) or moves by one.
    void setU16(Bytes& bytes);
    void setU32(Bytes& bytes);
    void eraseBlock(Bytes& bytes);
    void duplicateBlock(Bytes& bytes);
    /// Up to 64 random bytes, or up to 2048 zeros.
    void insertBlock(Bytes& bytes);
    void truncate(Bytes& bytes);

    /// 0 .. bound - 1; 0 if there is nothing to choose from.
    std::size_t below(std::size_t bound);

private:
    std::size_t place(const Bytes& bytes, std::size_t width);
    template <typename T>
    void setWord(Bytes& bytes);

    std::mt19937_64 random_;
};

} // namespace navsmith::tests
