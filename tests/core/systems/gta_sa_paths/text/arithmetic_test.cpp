#include "core/systems/gta_sa_paths/text/console_arithmetic.h"
#include "tests/core/systems/gta_sa_paths/text/stock_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <set>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

constexpr const Arithmetic& kMath = kConsoleArithmetic;

float below(float value) {
    return std::nextafter(value, 0.0F);
}

TEST(ConsoleArithmetic, sumsAreCut) {
    EXPECT_EQ(kMath.add(1.0F, 2.0F), 3.0F);
    EXPECT_EQ(kMath.add(1.0F, 0.75F * std::numeric_limits<float>::epsilon()), 1.0F);
    EXPECT_EQ(kMath.subtract(1.0F, 1.0F), 0.0F);
    EXPECT_EQ(kMath.add(-5.0F, 0.0F), -5.0F);
    EXPECT_EQ(kMath.add(0.0F, 0.0F), 0.0F);
    EXPECT_EQ(kMath.subtract(0.0F, 3000.25F), -3000.25F);
}

// A small operand loses bits before the sum: with all of them the difference would be one unit lower.
TEST(ConsoleArithmetic, smallOperandsLoseBits) {
    const float small = below(std::ldexp(1.0F, -24)); // 25 binary places below 1
    EXPECT_EQ(kMath.subtract(1.0F, std::ldexp(1.0F, -24)), 1.0F - std::ldexp(1.0F, -24));
    EXPECT_EQ(kMath.subtract(1.0F, small), 1.0F);
    EXPECT_EQ(kMath.add(16777216.0F, 1.0F), 16777216.0F);
}

TEST(ConsoleArithmetic, productsDependOnTheOrder) {
    EXPECT_EQ(kMath.multiply(8.0F, 2.0F), 16.0F);
    EXPECT_EQ(kMath.multiply(0.5F, -3.0F), -1.5F);
    EXPECT_EQ(kMath.multiply(8.0F, 0.0F), 0.0F);
    std::size_t lower = 0;
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const float value = 1.0F + std::ldexp(static_cast<float>(bits), -23);
        const float product = kMath.multiply(8.0F, value);
        EXPECT_TRUE(product == 8.0F * value || product == below(8.0F * value));
        lower += product != 8.0F * value ? 1 : 0;
        EXPECT_EQ(kMath.multiply(value, 8.0F), 8.0F * value);
    }
    EXPECT_GT(lower, 1000U);
    EXPECT_LT(lower, 0x10000U);
}

// Never more than the exact result, and less by little.
TEST(ConsoleArithmetic, resultsAreCloseToExact) {
    std::mt19937 random(7);
    std::uniform_real_distribution<float> numbers(0.01F, 5000.0F);
    for (int i = 0; i < 100'000; ++i) {
        const float a = numbers(random);
        const float b = numbers(random);
        const double product = double{a} * b;
        EXPECT_LE(kMath.multiply(a, b), product);
        EXPECT_GT(kMath.multiply(a, b), product * (1.0 - std::ldexp(1.0, -21)));
        const double quotient = double{a} / b;
        EXPECT_NEAR(kMath.divide(a, b), quotient, quotient * std::ldexp(1.0, -22));
        EXPECT_EQ(kMath.divide(-a, b), -kMath.divide(a, b));
        const double root = kMath.squareRoot(a);
        EXPECT_LE(root * root, double{a} * (1.0 + std::ldexp(1.0, -50)));
        ASSERT_FALSE(testing::Test::HasFailure()) << a << ", " << b;
    }
    EXPECT_EQ(kMath.divide(0.0F, 3.0F), 0.0F);
    EXPECT_EQ(kMath.divide(750.0F, 750.0F), 1.0F);
}

TEST(ConsoleArithmetic, numbersOfTextsAreCut) {
    EXPECT_LT(kMath.fromText(0.2), 0.2F);
    EXPECT_EQ(static_cast<int>(kMath.multiply(15.0F, kMath.fromText(0.2))), 2);
    EXPECT_EQ(static_cast<int>(kPlainArithmetic.multiply(15.0F, kPlainArithmetic.fromText(0.2))), 3);
    EXPECT_EQ(kMath.fromText(1e-60), 0.0F);
    EXPECT_EQ(kMath.fromText(-1e60), -std::numeric_limits<float>::max());
}

// Every coordinate of the game's texts. With the operands exchanged a quarter of the different ones would be others.
TEST(ConsoleArithmetic, givesTheCoordinatesOfTheGame) {
    const auto folder = tests::corpusFolder("gta-sa-paths-ipl");
    const auto files = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!folder || !files)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-paths-ipl");
    const auto stock = readStockTexts(*folder);
    std::multiset<std::array<int, 3>> expected;
    for (const auto& file : readStockFiles(*files)) {
        for (const auto& node : file.nodes)
            expected.insert({node.x, node.y, node.z});
    }
    std::size_t found = 0;
    std::size_t exchanged = 0;
    std::map<int, std::array<int, 2>> stored;
    std::size_t nodes = 0;
    for (const auto& text : stock.texts) {
        for (const auto& group : text.groups) {
            for (const auto& line : group.nodes) {
                if (line.kind != gta_paths_ipl::kInternal)
                    continue;
                ++nodes;
                std::array<int, 3> place{};
                for (std::size_t i = 0; i < 3; ++i) {
                    const auto value = static_cast<int>(std::array{line.x, line.y, line.z}[i]);
                    const float world = static_cast<float>(value) / 16.0F;
                    const auto& values =
                        stored
                            .try_emplace(value, std::array{static_cast<int>(kMath.multiply(8.0F, world)),
                                                           static_cast<int>(kMath.multiply(world, 8.0F))})
                            .first->second;
                    place[i] = values[0];
                }
                const auto at = expected.find(place);
                if (at == expected.end())
                    continue;
                expected.erase(at);
                ++found;
            }
        }
    }
    for (const auto& [value, values] : stored)
        exchanged += values[0] == values[1] ? 1 : 0;
    EXPECT_EQ(nodes, 68'244U); // 7 of them have no links
    EXPECT_EQ(found, 68'237U);
    EXPECT_TRUE(expected.empty());
    EXPECT_EQ(stored.size(), 65'205U);
    EXPECT_EQ(exchanged, 47'460U);
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
