#include "tests/support/bytes_mutation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

namespace navsmith::tests {
namespace {

using Bytes = ByteMutator::Bytes;
using Operation = void (ByteMutator::*)(Bytes&);

constexpr std::array<Operation, 8> kOperations = {
    &ByteMutator::flipBit,    &ByteMutator::setByte,        &ByteMutator::setU16,      &ByteMutator::setU32,
    &ByteMutator::eraseBlock, &ByteMutator::duplicateBlock, &ByteMutator::insertBlock, &ByteMutator::truncate,
};

constexpr std::size_t kHead = 64;
constexpr std::size_t kLongestBlock = 256;

Bytes::iterator at(Bytes& bytes, std::size_t index) {
    return bytes.begin() + static_cast<std::ptrdiff_t>(index);
}

} // namespace

std::size_t ByteMutator::below(std::size_t bound) {
    // The standard distributions differ between libraries; the engine does not.
    return bound == 0 ? 0 : static_cast<std::size_t>(random_() % bound);
}

std::size_t ByteMutator::place(const Bytes& bytes, std::size_t width) {
    const std::size_t places = bytes.size() - width + 1;
    return below(below(4) == 0 ? std::min(places, kHead) : places);
}

Bytes ByteMutator::mutated(std::span<const std::byte> original) {
    Bytes bytes(original.begin(), original.end());
    for (std::size_t left = 1 + below(4); left > 0; --left)
        (this->*kOperations[below(kOperations.size())])(bytes);
    return bytes;
}

void ByteMutator::flipBit(Bytes& bytes) {
    if (!bytes.empty())
        bytes[place(bytes, 1)] ^= std::byte{1} << below(8);
}

void ByteMutator::setByte(Bytes& bytes) {
    constexpr std::array<std::byte, 4> kValues = {std::byte{0}, std::byte{0x7F}, std::byte{0x80}, std::byte{0xFF}};
    if (!bytes.empty())
        bytes[place(bytes, 1)] = kValues[below(kValues.size())];
}

template <typename T>
void ByteMutator::setWord(Bytes& bytes) {
    if (bytes.size() < sizeof(T))
        return;
    constexpr T kTop = std::numeric_limits<T>::max();
    const std::size_t from = place(bytes, sizeof(T));
    T word = 0;
    for (std::size_t i = sizeof(T); i-- > 0;)
        word = static_cast<T>((word << 8) | std::to_integer<T>(bytes[from + i]));
    const std::array<T, 8> values = {0,
                                     1,
                                     static_cast<T>(kTop / 2),
                                     static_cast<T>(kTop / 2 + 1),
                                     static_cast<T>(kTop - 1),
                                     kTop,
                                     static_cast<T>(word - 1),
                                     static_cast<T>(word + 1)};
    const T value = values[below(values.size())];
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes[from + i] = static_cast<std::byte>((value >> (8 * i)) & 0xFF);
}

void ByteMutator::setU16(Bytes& bytes) {
    setWord<std::uint16_t>(bytes);
}

void ByteMutator::setU32(Bytes& bytes) {
    setWord<std::uint32_t>(bytes);
}

void ByteMutator::eraseBlock(Bytes& bytes) {
    if (bytes.empty())
        return;
    const std::size_t from = place(bytes, 1);
    const std::size_t length = 1 + below(std::min(bytes.size() - from, kLongestBlock));
    bytes.erase(at(bytes, from), at(bytes, from + length));
}

void ByteMutator::duplicateBlock(Bytes& bytes) {
    if (bytes.empty())
        return;
    const std::size_t from = place(bytes, 1);
    const std::size_t length = 1 + below(std::min(bytes.size() - from, kLongestBlock));
    const Bytes block(at(bytes, from), at(bytes, from + length));
    bytes.insert(at(bytes, from + length), block.begin(), block.end());
}

void ByteMutator::insertBlock(Bytes& bytes) {
    Bytes block(1 + below(64));
    if (below(2) == 0)
        block.assign(1 + below(2048), std::byte{});
    else
        std::generate(block.begin(), block.end(), [this] { return static_cast<std::byte>(below(256)); });
    bytes.insert(at(bytes, below(bytes.size() + 1)), block.begin(), block.end());
}

void ByteMutator::truncate(Bytes& bytes) {
    bytes.resize(below(bytes.size()));
}

} // namespace navsmith::tests
