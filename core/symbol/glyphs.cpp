#include "core/symbol/glyphs.h"

#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string_view>
#include <vector>

namespace navsmith::symbol {

namespace {

constexpr auto kGlyphs = static_cast<std::size_t>(Glyph::Count);

/// Lines through points "x,y" in tenths of the radius; '/' begins another one, "ox,y,r" is a circle.
constexpr std::array<std::string_view, kGlyphs> kDrawings{
    "",
    "-6,3 6,3 6,0 -1,0 -2,-1 -3,-5 -6,-5 -5,0 -6,3 / 1,0 0,-2 -2,-2",                            // Gun
    "0,-6 -6,0 -6,3 -4,5 -2,5 0,3 2,5 4,5 6,3 6,0 0,-6",                                         // Heart
    "0,6 5,4 5,-1 3,-4 0,-6 -3,-4 -5,-1 -5,4 0,6",                                               // Shield
    "4,4 2,5 -2,5 -4,3 -3,1 3,-1 4,-3 2,-5 -2,-5 -4,-4 / 0,7 0,-7",                              // Dollar
    "-5,5 3,5 5,3 5,-5 -5,-5 -5,5 / -2,5 -2,2 2,2 2,5 / -3,-5 -3,-1 3,-1 3,-5",                  // Disk
    "-6,0 0,6 6,0 / -4,1 -4,-5 4,-5 4,1 / -1,-5 -1,-2 1,-2 1,-5",                                // House
    "-4,1 4,1 4,-5 -4,-5 -4,1 / -3,1 -3,4 -1,6 1,6 3,4 3,1 / 0,-1 0,-3",                         // Lock
    "-2,5 -6,3 -5,0 -3,1 -3,-5 3,-5 3,1 5,0 6,3 2,5 0,4 -2,5",                                   // Shirt
    "-6,3 -2,3 -1,5 2,5 3,3 6,3 6,-4 -6,-4 -6,3 / o0,-1,2.5",                                    // Camera
    "-4,-6 -5,-1 -5,2 -3,5 0,6 3,5 5,2 5,-1 4,-6 / -4,-6 -2,-6 / 4,-6 2,-6",                     // Horseshoe
    "0,-5 -6,1 -5,4 -2,6 0,5 2,6 5,4 6,1 0,-5 / 0,-5 -2,6 / 0,-5 2,6",                           // Shell
    "0,7 2,2 7,2 3,-1 4,-6 0,-3 -4,-6 -3,-1 -7,2 -2,2 0,7",                                      // Star
    "0,7 0,3 / 7,0 3,0 / 0,-7 0,-3 / -7,0 -3,0 / 5,5 2,2 / 5,-5 2,-2 / -5,-5 -2,-2 / -5,5 -2,2", // Burst
    "-1,2 0,2 0,-5 / -2,-5 2,-5 / 0,5 0,6",                                                      // Letter
    "-3,3 -2,5 0,6 2,5 3,3 2,1 0,-1 0,-2 / 0,-5 0,-6",                                           // Question
    "-2,6 2,6 2,2 6,2 6,-2 2,-2 2,-6 -2,-6 -2,-2 -6,-2 -6,2 -2,2 -2,6",                          // Cross
    "-3,-3 4,6 / 3,-3 -4,6 / o-4,-4,2 / o4,-4,2",                                                // Scissors
    "-3,6 -3,-6 / -5,6 -5,2 -3,1 -1,2 -1,6 / 3,-6 3,6 5,4 5,0 3,-1",                             // Fork
    "-5,5 5,5 0,-1 -5,5 / 0,-1 0,-5 / -3,-5 3,-5",                                               // Glass
    "-2,-4 -2,5 5,6 5,-2 / o-3.5,-4,1.5 / o3.5,-2,1.5",                                          // Note
    "-5,-6 1,0 / -3,-7 -6,-4 / 1,0 1,4 4,6 / 1,0 5,0 7,3",                                       // Wrench
    "-3,-6 3,-6 3,1 -3,1 -3,-6 / -1,1 -1,4 1,4 1,1 / 3,5 5,6 / 3,4 6,4 / 3,3 5,2",               // Spray
    "-4,-6 -4,6 5,3 -4,0",                                                                       // Flag
    "o0,3.5,2.5 / -5,-6 -4,-1 -2,0 2,0 4,-1 5,-6",                                               // Person
    "-5,5 5,5 5,-5 -5,-5 -5,5 / o-2.5,2.5,0.6 / o0,0,0.6 / o2.5,-2.5,0.6",                       // Dice
    "-7,-2 -7,1 -4,1 -2,4 3,4 5,1 7,0 7,-2 -7,-2 / o-4,-3,1.6 / o4,-3,1.6",                      // Car
    "0,7 0,-6 / -7,-1 0,3 7,-1 / -3,-6 0,-4 3,-6",                                               // Plane
    "0,4 0,-6 / -3,2 3,2 / -6,-1 -5,-4 0,-6 5,-4 6,-1 / o0,5,1.3",                               // Anchor
    "0,7 3,3 5,-1 4,-4 0,-6 -4,-4 -5,-1 -3,1 -2,4 0,7 / 0,-6 -2,-3 0,0 2,-3 0,-6",               // Flame
    "0,4 -2,5 -6,5 -6,-4 -2,-4 0,-5 2,-4 6,-4 6,5 2,5 0,4 0,-5",                                 // Book
    "o0,0,5 / 0,7 0,2 / 0,-7 0,-2 / 7,0 2,0 / -7,0 -2,0",                                        // Target
    "-5,4 -5,-4 / -7,2 -7,-2 / 5,4 5,-4 / 7,2 7,-2 / -5,0 5,0",                                  // Dumbbell
    "-2,-3 -2,-1 -4,2 -4,4 -2,6 2,6 4,4 4,2 2,-1 2,-3 -2,-3 / -1,-5 1,-5",                       // Bulb
    "-6,-4 -6,4 -3,0 0,5 3,0 6,4 6,-4 -6,-4",                                                    // Crown
    "-6,-6 -5,-2 4,7 7,4 -2,-5 -6,-6 / 2,5 5,2",                                                 // Pen
    "-4,-6 -4,6 4,-6 4,6",                                                                       // North
};

/// Reads a drawing.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    std::vector<Stroke> strokes() {
        std::vector<Stroke> all;
        for (const auto* last = static_cast<const glm::vec2*>(nullptr); !rest_.empty(); skipSpaces()) {
            if (rest_.front() == '/') {
                rest_.remove_prefix(1);
                last = nullptr;
            } else if (rest_.front() == 'o') {
                rest_.remove_prefix(1);
                const auto centre = point();
                addCircle(all, centre, number());
            } else {
                const auto next = point();
                if (last != nullptr)
                    all.push_back({*last, next});
                end_ = next;
                last = &end_;
            }
        }
        return all;
    }

private:
    static void addCircle(std::vector<Stroke>& strokes, const glm::vec2& centre, float radius) {
        constexpr int sides = 10;
        const auto corner = [&](int i) {
            const auto angle = static_cast<float>(i) * 2 * std::numbers::pi_v<float> / sides;
            return centre + radius * glm::vec2(std::cos(angle), std::sin(angle));
        };
        for (int i = 0; i < sides; ++i)
            strokes.push_back({corner(i), corner(i + 1)});
    }
    void skipSpaces() {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == ','))
            rest_.remove_prefix(1);
    }
    float number() {
        skipSpaces();
        float value = 0;
        const auto [end, fault] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        if (fault != std::errc())
            rest_ = {};
        return value / 10;
    }
    glm::vec2 point() {
        const float x = number();
        return {x, number()};
    }

    std::string_view rest_;
    glm::vec2 end_{0};
};

} // namespace

std::span<const Stroke> strokesOf(Glyph glyph) {
    static const auto all = [] {
        std::array<std::vector<Stroke>, kGlyphs> strokes;
        for (std::size_t i = 0; i < kGlyphs; ++i)
            strokes[i] = Reader(kDrawings[i]).strokes();
        return strokes;
    }();
    const auto at = static_cast<std::size_t>(glyph);
    return at < all.size() ? std::span<const Stroke>(all[at]) : std::span<const Stroke>();
}

} // namespace navsmith::symbol
