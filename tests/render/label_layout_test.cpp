// Labels do not overlap, those of lower rank win, and the result is deterministic.
#include "render/label_layout.h"

#include <glm/vec4.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace navsmith::render {
namespace {

const LabelMetrics kMetrics{};
constexpr float kWithin = 225;

Camera fromAbove(float height) {
    Camera camera;
    camera.position = {0, 0, height};
    camera.yaw = 0;
    camera.pitch = -1.5707F;
    return camera;
}

/// Random labels on the ground around the origin.
std::vector<LabelSpot> heap(std::size_t count, float reach) {
    std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same heap every time
    std::uniform_real_distribution<float> place(-reach, reach);
    std::vector<LabelSpot> spots;
    for (std::size_t i = 0; i < count; ++i)
        spots.push_back({{place(random), place(random), 0}, 1 + static_cast<std::uint32_t>(i % 4), 1, i});
    return spots;
}

struct Rectangle {
    glm::vec2 low, high;
};
Rectangle inkOf(const LabelSpot& spot, const Camera& camera) {
    const auto pixel = *camera.project(spot.anchor); // y points down
    const auto depth = (camera.viewProjection() * glm::vec4(spot.anchor, 1)).w;
    const glm::vec2 offset = kMetrics.offset * std::clamp(300.0F / depth, 0.7F, 1.6F);
    const glm::vec2 low(pixel.x + offset.x, static_cast<float>(camera.viewport.y) - pixel.y + offset.y);
    // The letters themselves, without outline and descent.
    return {low, low + glm::vec2(kMetrics.advance * static_cast<float>(spot.letters), 9)};
}

std::size_t overlaps(const std::vector<LabelSpot>& spots, const std::vector<std::uint32_t>& written,
                     const Camera& camera) {
    std::size_t found = 0;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const auto a = inkOf(spots[written[i]], camera);
        for (std::size_t k = i + 1; k < written.size(); ++k) {
            const auto b = inkOf(spots[written[k]], camera);
            found += a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y ? 1 : 0;
        }
    }
    return found;
}

TEST(LabelLayout, NoLabelCoversAnother) {
    const auto spots = heap(3000, 150);
    for (const float height : {40.0F, 100.0F, 200.0F}) {
        for (const float pitch : {-1.5707F, -0.6F, -0.2F}) {
            auto camera = fromAbove(height);
            camera.pitch = pitch;
            if (pitch > -0.5F) // nearly horizontal views show nearby ground only from a low camera
                camera.position.z = height / 4;
            camera.position.y = pitch < -1 ? 0 : -100;
            const auto written = legibleLabels(spots, camera, kMetrics, kWithin);
            EXPECT_GT(written.size(), 20U) << height << ' ' << pitch;
            EXPECT_EQ(overlaps(spots, written, camera), 0U) << height << ' ' << pitch;
        }
    }
}

TEST(LabelLayout, AllLabelsAreShownIfThereIsRoom) {
    std::vector<LabelSpot> spots;
    spots.reserve(9);
    for (int i = 0; i < 9; ++i)
        spots.push_back({{-40 + 40 * (i % 3), -40 + 40 * (i / 3), 0}, 4, 0, static_cast<std::uint64_t>(i)});
    EXPECT_EQ(legibleLabels(spots, fromAbove(150), kMetrics, kWithin).size(), spots.size());
    EXPECT_TRUE(legibleLabels(spots, fromAbove(300), kMetrics, kWithin).empty()) << "beyond the distance";
}

TEST(LabelLayout, LowestRankAlwaysWins) {
    auto spots = heap(3000, 100);
    const auto camera = fromAbove(150);
    const auto before = legibleLabels(spots, camera, kMetrics, kWithin);
    std::uint32_t hidden = 0;
    while (std::ranges::binary_search(before, hidden))
        ++hidden;
    spots[hidden].rank = 0;
    const auto after = legibleLabels(spots, camera, kMetrics, kWithin);
    EXPECT_TRUE(std::ranges::binary_search(after, hidden));
    EXPECT_EQ(overlaps(spots, after, camera), 0U);
}

TEST(LabelLayout, IndependentOfOrderAndSmallMoves) {
    const auto spots = heap(2000, 100);
    auto camera = fromAbove(150);
    const auto keys = [](const std::vector<LabelSpot>& from, const std::vector<std::uint32_t>& written) {
        std::set<std::uint64_t> all;
        for (const auto i : written)
            all.insert(from[i].key);
        return all;
    };
    const auto first = keys(spots, legibleLabels(spots, camera, kMetrics, kWithin));
    auto turned = spots;
    std::ranges::reverse(turned);
    EXPECT_EQ(keys(turned, legibleLabels(turned, camera, kMetrics, kWithin)), first);

    camera.position.x += 0.5F; // some pixels
    const auto moved = keys(spots, legibleLabels(spots, camera, kMetrics, kWithin));
    std::vector<std::uint64_t> same;
    std::ranges::set_intersection(first, moved, std::back_inserter(same));
    EXPECT_GT(same.size(), first.size() * 8 / 10);
}

} // namespace
} // namespace navsmith::render
