// Approach areas of random meshes: leaving out needless searches changes nothing.
#include "core/systems/source_nav/generation/approaches.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr std::uint32_t kVersionWithLadders = 9;

/// Lines are blocked by chance, the longer the more often. The same line always gets the same answer.
class Mist final : public world::Tracer {
public:
    explicit Mist(float depth) : depth_(depth) {}
    [[nodiscard]] world::Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t) const override {
        std::seed_seq seed{static_cast<int>(from.x), static_cast<int>(from.y), static_cast<int>(to.x),
                           static_cast<int>(to.y)};
        std::minstd_rand random(seed);
        world::Trace trace;
        const float away = std::hypot(to.x - from.x, to.y - from.y);
        trace.fraction = std::generate_canonical<float, 16>(random) * depth_ > away ? 1.0F : 0.5F;
        return trace;
    }
    [[nodiscard]] world::Trace box(const glm::vec3&, const glm::vec3&, const glm::vec3&, const glm::vec3&,
                                   std::uint32_t) const override {
        return {};
    }

private:
    float depth_;
};

/// Rows and columns of areas, some of them missing, some links only one way. Many paths have the same length.
class RandomMesh {
public:
    explicit RandomMesh(unsigned seed) : random_(seed) {
        constexpr std::size_t kSide = 9;
        std::vector<float> columns = lines(kSide);
        std::vector<float> rows = lines(kSide);
        std::vector<std::vector<std::uint32_t>> ids(kSide, std::vector<std::uint32_t>(kSide));
        for (std::size_t y = 0; y < kSide; ++y) {
            for (std::size_t x = 0; x < kSide; ++x) {
                if (chance(0.85))
                    ids[y][x] = add(columns[x], rows[y], columns[x + 1], rows[y + 1]);
            }
        }
        links_.resize(file.areas.size());
        for (std::size_t y = 0; y < kSide; ++y) {
            for (std::size_t x = 0; x < kSide; ++x) {
                if (x + 1 < kSide)
                    link(ids[y][x], ids[y][x + 1], 1);
                if (y + 1 < kSide)
                    link(ids[y][x], ids[y + 1][x], 2);
            }
        }
        store();
    }

    /// Two areas that nothing leads to, with a ladder that is shorter than the way between their middles.
    void addShortcutElsewhere() {
        const auto bottom = add(50000, 50000, 50100, 50100);
        const auto top = add(51000, 51000, 51100, 51100);
        source::NavLadder ladder;
        ladder.id = 1;
        ladder.length = 1;
        ladder.bottomArea = bottom;
        ladder.topForward = top;
        file.ladders.push_back(ladder);
        auto& ladders = file.areas[bottom - 1].ladders[0];
        ladders = {static_cast<std::uint32_t>(file.ladderIds.size()), 1};
        file.ladderIds.push_back(ladder.id);
    }

    source::NavFile file;

private:
    bool chance(double share) { return std::bernoulli_distribution(share)(random_); }
    std::vector<float> lines(std::size_t count) {
        std::vector<float> all{0};
        for (std::size_t i = 0; i < count; ++i)
            all.push_back(all.back() + (chance(0.5) ? 200.0F : 75.0F));
        return all;
    }
    std::uint32_t add(float west, float north, float east, float south) {
        file.format.version = kVersionWithLadders;
        source::NavArea area;
        area.id = static_cast<std::uint32_t>(file.areas.size() + 1);
        area.northWest = {west, north, 0};
        area.southEast = {east, south, 0};
        file.areas.push_back(area);
        return area.id;
    }
    void link(std::uint32_t one, std::uint32_t other, std::size_t side) {
        if (one == 0 || other == 0)
            return;
        if (chance(0.95))
            links_[one - 1][side].push_back(other);
        if (chance(0.95))
            links_[other - 1][(side + 2) % 4].push_back(one);
    }
    void store() {
        for (std::size_t i = 0; i < links_.size(); ++i) {
            for (std::size_t side = 0; side < 4; ++side) {
                const auto& ids = links_[i][side];
                file.areas[i].connections.at(side) = {static_cast<std::uint32_t>(file.connections.size()),
                                                      static_cast<std::uint32_t>(ids.size())};
                file.connections.insert(file.connections.end(), ids.begin(), ids.end());
            }
        }
    }

    std::mt19937 random_;
    std::vector<std::array<std::vector<std::uint32_t>, 4>> links_;
};

TEST(ApproachAreas, areTheSameWithoutNeedlessSearches) {
    AnalysisRules rules;
    std::size_t found = 0;
    for (unsigned seed = 0; seed < 30; ++seed) {
        RandomMesh random(seed);
        const AnalysisMesh mesh(random.file);
        random.addShortcutElsewhere();
        const AnalysisMesh withShortcut(random.file);
        ASSERT_TRUE(mesh.passages.hasNoShortcuts());
        ASSERT_FALSE(withShortcut.passages.hasNoShortcuts()) << "every search is made";
        const Mist mist(300.0F + 40.0F * static_cast<float>(seed));
        Sight sight;
        sight.cover = sight.beyond = &mist;
        sight.ground = [](const glm::vec3& place) { return std::optional(place.z); };
        const ApproachFinder finder(mesh, sight, rules);
        const ApproachFinder thorough(withShortcut, sight, rules);
        for (AreaIndex i = 0; i < mesh.areas.size(); ++i) {
            const auto expected = thorough.find(i);
            EXPECT_EQ(finder.find(i), expected) << "seed " << seed << ", area " << i;
            found += expected.size();
        }
    }
    EXPECT_GT(found, 1000U);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
