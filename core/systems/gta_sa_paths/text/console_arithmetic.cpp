#include "core/systems/gta_sa_paths/text/console_arithmetic.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

constexpr std::uint32_t kSign = 0x80000000U;
constexpr std::uint32_t kImplicitBit = 0x00800000U;
constexpr std::uint32_t kFraction = kImplicitBit - 1;
constexpr int kExponentShift = 23;

std::uint32_t bitsOf(float value) {
    return std::bit_cast<std::uint32_t>(value);
}

int exponentOf(float value) {
    return static_cast<int>((bitsOf(value) & ~kSign) >> kExponentShift);
}

std::uint32_t mantissaOf(float value) {
    return (bitsOf(value) & kFraction) | kImplicitBit;
}

/// Toward zero. The console has no numbers between 0 and the smallest normal one, and none beyond the largest.
float cut(double value) {
    if (std::abs(value) < static_cast<double>(std::numeric_limits<float>::min()))
        return 0.0F;
    if (std::abs(value) > static_cast<double>(std::numeric_limits<float>::max()))
        return std::copysign(std::numeric_limits<float>::max(), static_cast<float>(value > 0 ? 1 : -1));
    constexpr auto kBeyondFloat = (std::uint64_t{1} << 29U) - 1;
    return static_cast<float>(std::bit_cast<double>(std::bit_cast<std::uint64_t>(value) & ~kBeyondFloat));
}

/// `mantissa` times 2 to the power of `exponent`. Exact for products and quotients of two floats.
double scaled(std::int64_t mantissa, int exponent) {
    constexpr int kDoubleBias = 1023;
    constexpr unsigned kDoubleFraction = 52;
    const auto power = static_cast<std::uint64_t>(exponent + kDoubleBias) << kDoubleFraction;
    return static_cast<double>(mantissa) * std::bit_cast<double>(power);
}

/// The smaller operand of a sum without the bits that the adder does not have: it keeps one below the last place of
/// the larger one.
float aligned(float small, int exponentDifference) {
    constexpr int kMantissaBits = 24;
    if (exponentDifference <= 1)
        return small;
    if (exponentDifference > kMantissaBits)
        return 0.0F;
    return std::bit_cast<float>(bitsOf(small) & ~((1U << (exponentDifference - 1)) - 1U));
}

float add(float a, float b) {
    const int difference = exponentOf(a) - exponentOf(b);
    if (difference > 0)
        b = aligned(b, difference);
    else
        a = aligned(a, -difference);
    return cut(static_cast<double>(a) + static_cast<double>(b)); // exact before the cut
}

float subtract(float a, float b) {
    return add(a, -b);
}

/// A number as the sum of two, as an adder keeps it that does not pass on its carries.
struct CarrySave {
    std::uint32_t sum = 0;
    std::uint32_t carry = 0;
};

CarrySave addThree(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return {a ^ b ^ c, ((a & b) | (a & c) | (b & c)) << 1U};
}

struct PartialProduct {
    std::uint32_t bits = 0;
    std::uint32_t correction = 0; ///< to be added, as a negative product is only complemented
};

/// `a` times the digit of `b` at a place, by the signed digits -2 to 2 of radix 4.
PartialProduct partialProduct(std::uint32_t a, std::uint32_t b, unsigned place) {
    static constexpr std::array<int, 8> kDigits{0, 1, 1, 2, -2, -1, -1, 0}; // by three bits of b
    const unsigned shift = 2 * place;
    const int digit = kDigits[((b << 1U) >> shift) & 7U];
    const auto product = (static_cast<std::uint32_t>(std::abs(digit)) * a) << shift;
    if (digit >= 0)
        return {product, 0};
    return {product ^ (~std::uint32_t{0} << shift), 1U << shift};
}

/// Whether the multiplier's tree of adders, which leaves out low bits and corrections of the lower partial products,
/// gets bit 15 of the product right.
bool losesBit15(std::uint32_t a, std::uint32_t b, std::uint64_t product) {
    constexpr std::uint32_t kBit15 = 0x8000;
    constexpr auto kFrom15 = ~(kBit15 - 1);
    std::array<PartialProduct, 8> p;
    for (unsigned i = 0; i < p.size(); ++i)
        p[i] = partialProduct(a, b, i);
    const auto first = addThree(p[1].bits, p[2].bits, p[3].bits);
    auto second = addThree(p[4].bits & ~0x7FFU, p[5].bits & ~0xFFFU, p[6].bits);
    second.carry |= p[6].correction | (p[5].bits & 0x800U);
    const auto last = p[7].bits | ((p[5].bits & 0x400U) + p[5].correction);
    const auto third = addThree(p[0].bits, first.sum, first.carry);
    const auto fourth = addThree(last, second.sum, second.carry);
    const auto fifth = addThree(third.carry, fourth.sum, fourth.carry);
    auto sixth = addThree(third.sum, fifth.sum, fifth.carry);
    sixth.carry += p[7].correction;
    const auto sum = (sixth.sum & kFrom15) + (sixth.carry & kFrom15);
    return ((sum ^ static_cast<std::uint32_t>(product)) & kBit15) != 0;
}

float multiply(float a, float b) {
    if (a == 0.0F || b == 0.0F)
        return 0.0F;
    const auto mantissaA = mantissaOf(a);
    const auto mantissaB = mantissaOf(b);
    auto product = std::uint64_t{mantissaA} * mantissaB;
    // A lost bit 15 changes the result only if the bits that are cut off are worth less than it.
    const bool isLong = (product >> 47U) != 0;
    const auto remainder = product & ((std::uint64_t{1} << (isLong ? 24U : 23U)) - 1);
    if (remainder < 0x8000 && losesBit15(mantissaA, mantissaB, product))
        product -= 0x8000;
    constexpr int kBiasAndPoint = 127 + kExponentShift;
    const auto magnitude =
        scaled(static_cast<std::int64_t>(product), exponentOf(a) + exponentOf(b) - 2 * kBiasAndPoint);
    return cut(((bitsOf(a) ^ bitsOf(b)) & kSign) != 0 ? -magnitude : magnitude);
}

/// A digit of a quotient, -1, 0 or 1, as two masks of all bits. Digits cannot be predicted, so branches on them would
/// be slow.
struct Digit {
    std::uint32_t isPositive = 0;
    std::uint32_t isNegative = 0;
};

/// The next digit of a quotient, from the top bits of the remainder.
Digit quotientDigit(const CarrySave& remainder) {
    constexpr std::uint32_t kLow = (1U << 24U) - 1; // the point is between bits 24 and 25
    const auto estimate =
        static_cast<std::int32_t>(((remainder.sum & ~kLow) + remainder.carry) | (remainder.sum & kLow));
    const auto mask = [](bool isSet) { return ~static_cast<std::uint32_t>(isSet) + 1; };
    return {mask(estimate >= 1 << 23), mask(estimate < -(1 << 24))}; // 0.25, -0.5
}

float divide(float a, float b) {
    if (a == 0.0F)
        return 0.0F;
    constexpr int kDigits = 25;
    const auto divisor = mantissaOf(b) << 2U;
    CarrySave remainder{mantissaOf(a) << 2U, 0};
    std::uint32_t quotient = 0;
    Digit digit{~0U, 0}; // both mantissas are from 1 to 2
    for (int i = 0; i < kDigits; ++i) {
        quotient = 2 * quotient - digit.isPositive + digit.isNegative;
        const auto next = addThree(remainder.sum, remainder.carry - digit.isPositive,
                                   (~divisor & digit.isPositive) | (divisor & digit.isNegative));
        const auto isAdded = digit.isPositive | digit.isNegative;
        digit = quotientDigit(
            {(next.sum & isAdded) | (remainder.sum & ~isAdded), (next.carry & isAdded) | (remainder.carry & ~isAdded)});
        remainder = {next.sum << 1U, next.carry << 1U};
    }
    const auto magnitude = scaled(quotient, exponentOf(a) - exponentOf(b) - (kDigits - 1));
    return cut(((bitsOf(a) ^ bitsOf(b)) & kSign) != 0 ? -magnitude : magnitude);
}

float squareRoot(float value) {
    return cut(std::sqrt(static_cast<double>(value)));
}

} // namespace

const Arithmetic kConsoleArithmetic{add, subtract, multiply, divide, squareRoot, cut};

const Arithmetic kPlainArithmetic{
    [](float a, float b) { return a + b; },       [](float a, float b) { return a - b; },
    [](float a, float b) { return a * b; },       [](float a, float b) { return a / b; },
    [](float value) { return std::sqrt(value); }, [](double value) { return static_cast<float>(value); }};

} // namespace navsmith::systems::gta_sa_paths::compiler
