#include "resources/samples/pattern.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace navsmith::samples {
namespace {

/// From 0 to 1, the same for the same arguments, without order.
float hashOf(std::uint32_t x, std::uint32_t y, std::uint32_t salt) {
    auto h = x * 0x9E3779B1U ^ y * 0x85EBCA77U ^ salt * 0xC2B2AE3DU;
    h = (h ^ h >> 15U) * 0x2C1B3C6DU;
    h = (h ^ h >> 12U) * 0x297A2D39U;
    return static_cast<float>((h ^ h >> 15U) & 0xFFFFU) / 65535.0F;
}

float smooth(float t) {
    return t * t * (3 - 2 * t);
}

struct Texel {
    bool second = false;
    bool hole = false;
    float shade = 0.5F; ///< 0 to 1
};

/// One pixel of a pattern.
class PatternSpot {
public:
    PatternSpot(const Pattern& pattern, std::uint32_t x, std::uint32_t y) : pattern_(pattern), x_(x), y_(y) {}

    [[nodiscard]] Texel texel() const {
        switch (pattern_.look) {
        case Look::Earth:
            return earth();
        case Look::Stones:
        case Look::Tiles:
            return stones();
        case Look::Wall:
            return wall();
        case Look::Crate:
            return crate();
        case Look::Plates:
            return plates();
        case Look::Rungs:
            return rungs();
        case Look::Ripples:
            return {false, false, 1 - std::abs(2 * fractal(4, 3, 0) - 1) * 1.6F};
        case Look::Clouds:
            return {fractal(4, 4, 0) > 0.55F, false, fractal(4, 4, 0)};
        default:
            return small();
        }
    }

private:
    [[nodiscard]] float part(std::uint32_t at) const {
        return (static_cast<float>(at) + 0.5F) / static_cast<float>(pattern_.side);
    }

    /// Smooth noise of so many waves a side, which repeats.
    [[nodiscard]] float noiseAt(std::uint32_t x, std::uint32_t y, std::uint32_t waves, std::uint32_t salt) const {
        const auto side = static_cast<float>(pattern_.side);
        const float u = static_cast<float>(x) * static_cast<float>(waves) / side;
        const float v = static_cast<float>(y) * static_cast<float>(waves) / side;
        const auto column = static_cast<std::uint32_t>(u);
        const auto row = static_cast<std::uint32_t>(v);
        const auto at = [&](std::uint32_t dx, std::uint32_t dy) {
            return hashOf((column + dx) % waves, (row + dy) % waves, salt);
        };
        const float s = smooth(u - static_cast<float>(column));
        const float t = smooth(v - static_cast<float>(row));
        return std::lerp(std::lerp(at(0, 0), at(1, 0), s), std::lerp(at(0, 1), at(1, 1), s), t);
    }
    [[nodiscard]] float noise(std::uint32_t waves, std::uint32_t salt) const { return noiseAt(x_, y_, waves, salt); }

    /// Noise of several sizes, each twice as fine as the one before and half as strong.
    [[nodiscard]] float fractal(std::uint32_t waves, int sizes, std::uint32_t salt) const {
        float sum = 0;
        float weights = 0;
        float weight = 1;
        for (int i = 0; i < sizes; ++i, waves *= 2, weight /= 2) {
            sum += weight * noise(waves, pattern_.salt + salt + static_cast<std::uint32_t>(i) * 1000);
            weights += weight;
        }
        return sum / weights;
    }

    /// Soft and fine grain around a half, as strong as the pattern's contrast.
    [[nodiscard]] float grain(float soft, float fine) const {
        const float strength = static_cast<float>(pattern_.contrast) / 50;
        return 0.5F + (soft * (fractal(8, 3, 0) - 0.5F) + fine * (hashOf(x_, y_, pattern_.salt) - 0.5F)) * strength;
    }

    /// A rectangle of a grid.
    struct Cell {
        std::uint32_t column = 0;
        std::uint32_t row = 0;
        float u = 0; ///< 0 to 1 across it
        float v = 0;
        float west = 0; ///< distance from its sides, in 64ths of the picture
        float north = 0;
        float east = 0;
        float south = 0;
        [[nodiscard]] float inside() const { return std::min({west, north, east, south}); }
        /// Light from the upper left: 1 along these sides, -1 along the others.
        [[nodiscard]] float bevel(float width) const {
            const float lit = std::max(0.0F, 1 - std::min(west, north) / width);
            const float dark = std::max(0.0F, 1 - std::min(east, south) / width);
            return lit - dark;
        }
    };
    [[nodiscard]] Cell cellOf(float u, float v, std::uint32_t columns, std::uint32_t rows, bool moved) const {
        constexpr float kParts = 64;
        Cell cell;
        const auto acrossCells = static_cast<float>(columns);
        const auto downCells = static_cast<float>(rows);
        cell.row = static_cast<std::uint32_t>(v * downCells);
        const float across = u * acrossCells + (moved && cell.row % 2 == 1 ? 0.5F : 0.0F);
        cell.column = static_cast<std::uint32_t>(across) % columns;
        cell.u = across - std::floor(across);
        cell.v = v * downCells - static_cast<float>(cell.row);
        cell.west = cell.u * kParts / acrossCells;
        cell.east = (1 - cell.u) * kParts / acrossCells;
        cell.north = cell.v * kParts / downCells;
        cell.south = (1 - cell.v) * kParts / downCells;
        return cell;
    }

    [[nodiscard]] Texel stone(const Cell& cell, float joint) const {
        if (cell.inside() < joint)
            return {true, false, 0.1F + 0.4F * grain(0, 1)};
        const float tone = hashOf(cell.column, cell.row, pattern_.salt + 77) - 0.5F;
        const float strength = static_cast<float>(pattern_.contrast) / 50;
        return {false, false, grain(1.3F, 0.6F) + tone * strength * 0.7F + 0.22F * cell.bevel(joint * 2.5F)};
    }

    [[nodiscard]] Texel stones() const {
        return stone(cellOf(part(x_), part(y_), pattern_.columns, pattern_.rows, pattern_.look == Look::Stones), 0.8F);
    }

    [[nodiscard]] Texel earth() const {
        const float waves = std::sin(6.2831853F * (part(y_) * 9 + 1.6F * (fractal(2, 2, 500) - 0.5F)));
        const bool pebble = noise(pattern_.side / 4, pattern_.salt + 900) > 0.9F && fractal(4, 2, 800) > 0.5F;
        const float strength = static_cast<float>(pattern_.contrast) / 50;
        return {pebble, false,
                grain(1.0F, 0.5F) + (fractal(2, 3, 300) - 0.5F) * strength * 0.4F + waves * strength * 0.08F};
    }

    [[nodiscard]] Texel wall() const {
        constexpr float kTrim = 0.05F;
        constexpr float kBase = 0.84F;
        constexpr float kLine = 0.012F;
        const float v = part(y_);
        if (v > kBase) {
            auto texel = stone(cellOf(part(x_), (v - kBase) / (1 - kBase), pattern_.columns, 1, false), 0.7F);
            return {true, false, texel.second ? 0.0F : texel.shade};
        }
        if (v > kBase - kLine || (v > kTrim && v < kTrim + kLine))
            return {true, false, 0.1F};
        if (v < kTrim)
            return {false, false, grain(0.5F, 0.3F) + 0.15F};
        // Water ran down from the trim, and the plaster is dirty above the base.
        const float streaks = noiseAt(x_, y_ / 16, 32, pattern_.salt + 400) * std::max(0.0F, 0.5F - v);
        const float dirt = std::max(0.0F, v - 0.6F) * fractal(8, 2, 600);
        return {false, false, grain(1.0F, 0.3F) + 0.05F - 0.5F * streaks - 0.6F * dirt};
    }

    [[nodiscard]] Texel crate() const {
        constexpr float kFrame = 9; // 64ths
        constexpr std::uint32_t kBoards = 5;
        const float u = part(x_);
        const float v = part(y_);
        const auto whole = cellOf(u, v, 1, 1, false);
        const bool upright = std::min(whole.west, whole.east) < std::min(whole.north, whole.south);
        // Grain runs along each board.
        const float along = upright ? noiseAt(x_, y_ / 8, pattern_.side / 4, pattern_.salt)
                                    : noiseAt(x_ / 8, y_, pattern_.side / 4, pattern_.salt + 1);
        const float wood = 0.5F + (along - 0.5F) * 0.35F + (grain(0.8F, 0.4F) - 0.5F);
        if (whole.inside() < kFrame) {
            const float mitre = std::abs(std::min(whole.west, whole.east) - std::min(whole.north, whole.south));
            const float edge = std::min(whole.inside(), kFrame - whole.inside());
            const float nail =
                std::hypot(std::min(whole.west, whole.east) - 4.5F, std::min(whole.north, whole.south) - 4.5F);
            if (nail < 1.1F)
                return {true, false, 0.05F};
            return {true, false, wood + 0.15F - (edge < 1 ? 0.35F : 0.0F) - (mitre < 0.6F ? 0.25F : 0.0F)};
        }
        const float brace = std::abs(whole.west - whole.north) * 0.7071F;
        if (brace < 5)
            return {true, false, wood + 0.08F - (brace > 4 ? 0.35F : 0.0F)};
        const float board = (whole.west - kFrame) / (64 - 2 * kFrame) * kBoards;
        const auto number = static_cast<std::uint32_t>(board);
        const float gap = std::min(board - static_cast<float>(number), static_cast<float>(number) + 1 - board);
        const float shadow = std::max({0.0F, 1 - (brace - 5) / 3, 1 - (whole.inside() - kFrame) / 3});
        const float plank = noiseAt(x_, y_ / 8, pattern_.side / 4, pattern_.salt + 2);
        return {false, false,
                0.5F + (plank - 0.5F) * 0.4F + (hashOf(number, 0, pattern_.salt) - 0.5F) * 0.25F - 0.25F * shadow -
                    (gap < 0.07F ? 0.45F : 0.0F)};
    }

    [[nodiscard]] Texel plates() const {
        const auto cell = cellOf(part(x_), part(y_), pattern_.columns, pattern_.rows, false);
        if (cell.inside() < 0.6F)
            return {true, false, 0.1F};
        const float nearX = std::min(cell.west, cell.east) - 3;
        const float nearY = std::min(cell.north, cell.south) - 3;
        float shade = grain(1.2F, 0.25F) + 0.25F * cell.bevel(1.8F);
        if (std::hypot(nearX, nearY) < 1.2F)
            shade += cell.west < 3 || cell.north < 3 ? 0.3F : -0.3F;
        const bool rust = fractal(4, 3, 200) > 0.64F;
        return {rust, false, rust ? shade + 0.1F : shade};
    }

    [[nodiscard]] Texel rungs() const {
        constexpr float kRail = 0.15F;
        const float u = part(x_);
        const float v = 2 * part(y_) - std::floor(2 * part(y_));
        const auto round = [](float across) {
            return std::sqrt(std::max(0.0F, 1 - (2 * across - 1) * (2 * across - 1)));
        };
        if (u < kRail || u > 1 - kRail)
            return {false, false, 0.9F * round((u < kRail ? u : 1 - u) / kRail) + grain(0.4F, 0.3F) - 0.6F};
        const float rung = (v - 0.38F) / 0.24F;
        if (rung < 0 || rung > 1)
            return {false, true, 0};
        return {true, false, 0.9F * round(rung) + grain(0.4F, 0.3F) - 0.6F};
    }

    /// The looks of 64 pixels.
    [[nodiscard]] Texel small() const {
        const auto salt = pattern_.salt;
        const auto x = x_;
        const auto y = y_;
        const float fine = hashOf(x, y, salt);
        const float soft = (noise(4, salt) + noise(8, salt + 1000) + noise(16, salt + 2000)) / 3;
        Texel texel{false, false,
                    0.5F + (0.55F * soft + 0.45F * fine - 0.5F) * static_cast<float>(pattern_.contrast) / 50};
        switch (pattern_.look) {
        case Look::Blades:
            texel.second = noise(16, salt + 3000) > 0.55F && hashOf(x, y / 3, salt) > 0.4F;
            break;
        case Look::Slabs:
            texel.second = x % 32 == 0 || y % 32 == 0;
            break;
        case Look::Bricks:
            texel.second = y % 8 == 0 || (x + y / 8 % 2 * 8) % 16 == 0;
            break;
        case Look::Boards:
            texel.second = y % 16 == 0;
            texel.shade = 0.5F + (noiseAt(x / 4, y, 16, salt + y / 16) - 0.5F) * 0.5F;
            break;
        case Look::Panes:
            texel.second = x % 32 < 3 || y % 32 < 3;
            texel.shade = texel.second ? 0.5F : 0.35F + 0.4F * static_cast<float>((x + y) % 32) / 32;
            break;
        case Look::Ribs:
            texel.second = x % 8 < 2;
            break;
        case Look::Leaves:
            texel.second = noise(16, salt + 4000) > 0.5F;
            texel.hole = noise(16, salt + 5000) + 0.3F * noise(8, salt) < 0.42F;
            break;
        case Look::Rows:
            texel.second = x % 16 < 6;
            break;
        default:
            texel.second = soft > 0.6F;
            break;
        }
        return texel;
    }

    const Pattern& pattern_;
    std::uint32_t x_;
    std::uint32_t y_;
};

/// Colours: so many shades of the pattern's first one, then of the second.
constexpr std::uint8_t kShades = 127;

std::uint8_t channelOf(std::uint32_t colour, unsigned shift, float bright) {
    return static_cast<std::uint8_t>(std::min(255.0F, static_cast<float>(colour >> shift & 0xFFU) * bright));
}

Picture::Colour colourOf(std::uint32_t colour, float bright) {
    return {channelOf(colour, 16, bright), channelOf(colour, 8, bright), channelOf(colour, 0, bright)};
}

} // namespace

Picture draw(const Pattern& pattern) {
    Picture picture{pattern.side, {}, {}};
    for (std::size_t shade = 0; shade < kShades; ++shade) {
        const float bright = 0.55F + 0.9F * static_cast<float>(shade) / kShades;
        picture.colours[shade] = colourOf(pattern.colour, bright);
        picture.colours[kShades + shade] = colourOf(pattern.second, bright);
    }
    picture.colours[Picture::kClear - 1] = {255, 255, 255}; // not used
    picture.colours[Picture::kClear] = colourOf(pattern.colour, 1);
    picture.pixels.reserve(std::size_t{pattern.side} * pattern.side);
    for (std::uint32_t y = 0; y < pattern.side; ++y) {
        for (std::uint32_t x = 0; x < pattern.side; ++x) {
            const auto texel = PatternSpot(pattern, x, y).texel();
            const auto shade = static_cast<std::uint8_t>(std::clamp(texel.shade, 0.0F, 1.0F) * (kShades - 1));
            picture.pixels.push_back(texel.hole ? Picture::kClear
                                                : static_cast<std::uint8_t>(shade + (texel.second ? kShades : 0)));
        }
    }
    return picture;
}

glm::vec3 meanColour(const Picture& picture) {
    constexpr float kGamma = 2.2F;
    std::array<std::size_t, 256> counts{};
    for (const auto pixel : picture.pixels)
        ++counts.at(pixel);
    glm::vec3 sum(0);
    float pixels = 0;
    for (std::size_t i = 0; i < Picture::kClear; ++i) {
        const auto count = static_cast<float>(counts.at(i));
        for (glm::length_t channel = 0; channel < 3; ++channel) {
            const auto value = static_cast<float>(picture.colours.at(i).at(static_cast<std::size_t>(channel)));
            sum[channel] += count * std::pow(value / 255, kGamma);
        }
        pixels += count;
    }
    return sum / std::max(pixels, 1.0F);
}

} // namespace navsmith::samples
