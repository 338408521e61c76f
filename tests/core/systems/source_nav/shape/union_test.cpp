// Whether areas together fill a rectangle.
#include "core/systems/source_nav/shape/reshape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <random>

namespace navsmith::tests {
namespace {

using systems::source_nav::Patch;
using systems::source_nav::unionOf;

constexpr float kSize = 25;

std::vector<Patch> squares(int columns, int rows) {
    std::vector<Patch> patches;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const auto west = kSize * static_cast<float>(x);
            const auto north = kSize * static_cast<float>(y);
            patches.push_back({west, north, west + kSize, north + kSize, {}});
        }
    }
    return patches;
}

bool anyOverlap(const std::vector<Patch>& patches) {
    for (std::size_t i = 0; i < patches.size(); ++i) {
        for (std::size_t j = i + 1; j < patches.size(); ++j) {
            const auto& a = patches[i];
            const auto& b = patches[j];
            if (std::min(a.east, b.east) > std::max(a.west, b.west) &&
                std::min(a.south, b.south) > std::max(a.north, b.north))
                return true;
        }
    }
    return false;
}

TEST(Union, PiecesOfARectangleFillItHoweverItWasCut) {
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same each time
    for (int attempt = 0; attempt < 200; ++attempt) {
        SCOPED_TRACE(attempt);
        std::vector<Patch> patches{{-64, -32, 64, 96, {}}};
        for (int cut = 0; cut < 12; ++cut) {
            auto& patch = patches[random() % patches.size()];
            auto other = patch;
            if (random() % 2 == 0)
                patch.east = other.west = (patch.west + patch.east) / 2;
            else
                patch.south = other.north = (patch.north + patch.south) / 2;
            patches.push_back(other);
        }
        std::ranges::shuffle(patches, random);
        const auto whole = unionOf(patches);
        ASSERT_TRUE(whole);
        EXPECT_EQ(whole->west, -64);
        EXPECT_EQ(whole->north, -32);
        EXPECT_EQ(whole->east, 64);
        EXPECT_EQ(whole->south, 96);
    }
}

TEST(Union, RectanglesThatOverlapAreNotOneEvenIfTheirSizesAddUp) {
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same each time
    std::size_t whole = 0;
    for (int attempt = 0; attempt < 500; ++attempt) {
        SCOPED_TRACE(attempt);
        auto patches = squares(4, 3);
        for (auto moves = random() % 3; moves > 0; --moves) { // onto the place of another one, or their own
            auto& patch = patches[random() % patches.size()];
            const auto place = squares(4, 3)[random() % patches.size()];
            patch = place;
        }
        if (std::ranges::none_of(patches, [](const Patch& p) { return p.west == 0 && p.north == 0; }) ||
            std::ranges::none_of(patches, [](const Patch& p) { return p.east == 4 * kSize && p.south == 3 * kSize; }))
            continue; // a smaller rectangle is around them
        std::ranges::shuffle(patches, random);
        EXPECT_EQ(unionOf(patches).has_value(), !anyOverlap(patches));
        whole += anyOverlap(patches) ? 0 : 1;
    }
    EXPECT_GT(whole, 50U);
    EXPECT_LT(whole, 450U);
}

TEST(Union, AHundredThousandAreasTakeNoTime) {
    auto patches = squares(320, 320);
    const auto start = std::clock();
    EXPECT_TRUE(unionOf(patches));
    patches[51'000] = patches[51'001];
    EXPECT_FALSE(unionOf(patches));
    // Of the processor. Comparing each with each takes many seconds.
    EXPECT_LT(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, 1);
}

} // namespace
} // namespace navsmith::tests
