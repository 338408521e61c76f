#include "render/label_layout.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace navsmith::render {

namespace {

/// Occupied parts of the screen, in cells of a few pixels.
class Board {
public:
    explicit Board(glm::ivec2 size)
        : columns_(size.x / kCell + 1), rows_(size.y / kCell + 1),
          occupied_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0) {}

    /// Occupies a rectangle if its part on the screen is free. Rejects a rectangle entirely off the screen.
    bool take(glm::vec2 low, glm::vec2 high) {
        const auto at = [](float v) { return static_cast<int>(std::floor(v / kCell)); };
        const int left = std::max(at(low.x), 0);
        const int right = std::min(at(high.x), columns_ - 1);
        const int bottom = std::max(at(low.y), 0);
        const int top = std::min(at(high.y), rows_ - 1);
        if (left > right || bottom > top)
            return false;
        for (int row = bottom; row <= top; ++row) {
            const auto line = lineOf(row);
            if (std::find(line + left, line + right + 1, 1) != line + right + 1)
                return false;
        }
        for (int row = bottom; row <= top; ++row)
            std::fill(lineOf(row) + left, lineOf(row) + right + 1, std::uint8_t{1});
        return true;
    }

private:
    static constexpr int kCell = 4; // size in pixels

    std::vector<std::uint8_t>::iterator lineOf(int row) {
        return occupied_.begin() + static_cast<std::ptrdiff_t>(row) * columns_;
    }

    int columns_;
    int rows_;
    std::vector<std::uint8_t> occupied_;
};

/// A label in view.
struct Candidate {
    std::uint32_t rank;
    int octave; ///< half octave of the distance
    std::uint64_t key;
    std::uint32_t spot;
    glm::vec2 low; ///< lower left corner in pixels
    glm::vec2 high;

    [[nodiscard]] auto order() const { return std::tie(rank, octave, key, spot); }
};

/// Spreads similar keys (the mixing step of splitmix64).
std::uint64_t mixed(std::uint64_t key) {
    key = (key ^ (key >> 30U)) * 0xBF58476D1CE4E5B9U;
    key = (key ^ (key >> 27U)) * 0x94D049BB133111EBU;
    return key ^ (key >> 31U);
}

} // namespace

// As in label.vert.
float labelGrowth(float distance, float fullSizeAt) {
    return std::clamp(fullSizeAt / std::max(distance, 1.0F), 0.7F, 1.6F);
}

std::vector<std::uint32_t> legibleLabels(std::span<const LabelSpot> spots, const Camera& camera,
                                         const LabelMetrics& metrics, float within) {
    const auto viewProjection = camera.viewProjection();
    const glm::vec2 half = glm::vec2(camera.viewport) * 0.5F;
    std::vector<Candidate> candidates;
    for (std::uint32_t i = 0; i < spots.size(); ++i) {
        const auto& spot = spots[i];
        const glm::vec4 clip = viewProjection * glm::vec4(spot.anchor, 1);
        if (spot.letters == 0 || clip.w < camera.nearPlane() || clip.w >= within)
            continue;
        const glm::vec2 pixel = glm::vec2(clip) / clip.w * half + half;
        const glm::vec2 low =
            pixel + metrics.offset * labelGrowth(clip.w, metrics.fullSizeAt) - glm::vec2(0, metrics.descent);
        const auto more = static_cast<float>(spot.letters - 1) * metrics.advance;
        const glm::vec2 high = low + metrics.cell + glm::vec2(more, 0);
        if (high.x < 0 || high.y < 0 || low.x > 2 * half.x || low.y > 2 * half.y)
            continue;
        // Compare distances by half octave: seen from above all labels are equally near, and the winner stays while
        // panning.
        const int octave = static_cast<int>(std::floor(2 * std::log2(clip.w)));
        candidates.push_back({spot.rank, octave, mixed(spot.key), i, low, high});
    }
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.order() < b.order(); });
    Board board(camera.viewport);
    std::vector<std::uint32_t> written;
    for (const auto& candidate : candidates) {
        if (board.take(candidate.low, candidate.high))
            written.push_back(candidate.spot);
    }
    std::sort(written.begin(), written.end());
    return written;
}

} // namespace navsmith::render
