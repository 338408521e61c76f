// Colour-blind people can tell the colours of the safe palette apart, wherever they stand beside each other.
#include "core/symbol/colour_scheme.h"
#include "core/systems/registry.h"
#include "render/scene.h"
#include "tests/render/small_world.h"
#include "tests/support/colour_vision.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::render {
namespace {

using symbol::ColourScheme;
using symbol::Palette;
using symbol::Rgba;
using tests::leastDifference;

/// CIEDE2000; 2 can be noticed side by side.
constexpr double kApart = 9;
constexpr double kOutstanding = 13;

std::string hex(Rgba c) {
    return fmt::format("{:02X}{:02X}{:02X}", c.r, c.g, c.b);
}

void expectApart(const std::vector<Rgba>& colours, double least, const std::string& where) {
    for (std::size_t i = 0; i < colours.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GE(leastDifference(colours[i], colours[j]), least)
                << where << ": " << hex(colours[i]) << " and " << hex(colours[j]);
    }
}

/// The stated colours without duplicates, as shown.
std::vector<Rgba> shownOf(const ColourScheme& scheme, model::ElementTypeId type, bool painted,
                          std::vector<Rgba> stated) {
    std::vector<Rgba> distinct;
    for (const auto colour : stated) {
        if (std::ranges::find(distinct, colour) == distinct.end())
            distinct.push_back(colour);
    }
    std::ranges::transform(distinct, distinct.begin(), [&](Rgba c) { return scheme.shown(type, painted, c); });
    return distinct;
}

TEST(ColourVision, differenceIsThatOfThePublishedExamples) {
    EXPECT_NEAR(tests::difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(tests::difference({50, 2.5, 0}, {56, -27, -3}), 31.9030, 1e-4);
    EXPECT_NEAR(tests::difference({6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}), 0.6377, 1e-4);
    // What the palette is for: red and green of the same lightness.
    EXPECT_LT(leastDifference(Rgba{200, 90, 60}, Rgba{130, 130, 40}), 5);
}

TEST(SafeColours, allDifferAndStandOutFromTheBackground) {
    const auto safe = symbol::safeColours();
    expectApart({safe.begin(), safe.end()}, kApart, "palette");
    for (const auto colour : safe)
        EXPECT_GE(leastDifference(colour, symbol::rgb(0x222633)), kApart) << hex(colour);
}

TEST(SafeColours, selectionAndHoverStandOut) {
    const auto selected = symbol::selectionColour(Palette::ColourBlindSafe);
    const auto hovered = symbol::hoverColour(Palette::ColourBlindSafe);
    EXPECT_GE(leastDifference(selected, hovered), kOutstanding);
    for (const auto colour : symbol::safeColours()) {
        EXPECT_GE(leastDifference(colour, selected), kOutstanding) << hex(colour);
        EXPECT_GE(leastDifference(colour, hovered), kOutstanding) << hex(colour);
    }
}

TEST(SafeColours, legendsOfEverySystemDifferWithinEachType) {
    std::size_t entries = 0;
    for (const auto& system : systems::all()) {
        const ColourScheme scheme(Palette::ColourBlindSafe, system.view);
        for (const auto& symbol : system.view.symbols) {
            std::vector<Rgba> stated;
            for (const auto& entry : symbol.legend)
                stated.push_back(entry.colour);
            entries += stated.size();
            const auto shown = shownOf(scheme, symbol.type, false, stated);
            expectApart(shown, kApart, std::string(system.id));
            for (const auto colour : shown)
                EXPECT_GE(leastDifference(colour, symbol::selectionColour(Palette::ColourBlindSafe)), kOutstanding);
        }
    }
    EXPECT_GT(entries, 80U);
}

TEST(SafeColours, typesOfASystemDifferAsFarAsThePaletteGoes) {
    for (const auto& system : systems::all()) {
        const ColourScheme scheme(Palette::ColourBlindSafe, system.view);
        std::vector<Rgba> shown;
        std::vector<Rgba> stated;
        for (const auto& symbol : system.view.symbols) {
            for (const auto& entry : symbol.legend) {
                if (std::ranges::find(stated, entry.colour) != stated.end())
                    continue;
                stated.push_back(entry.colour);
                shown.push_back(scheme.shown(symbol.type, false, entry.colour));
            }
        }
        if (shown.size() <= symbol::safeColours().size())
            expectApart(shown, kApart, std::string(system.id));
    }
}

TEST(SafeColours, categoriesAndNoCategoryDiffer) {
    for (const auto& system : systems::all()) {
        const ColourScheme scheme(Palette::ColourBlindSafe, system.view);
        const auto type = system.view.symbols.front().type;
        std::vector<Rgba> stated{symbol::kNoCategory};
        for (std::size_t i = 0; i < symbol::kCategories; ++i)
            stated.push_back(symbol::categoryColour(i));
        expectApart(shownOf(scheme, type, true, stated), kApart, std::string(system.id));
        // "yes" and "no"
        expectApart(shownOf(scheme, type, true, {symbol::rgb(0xFFB020), symbol::kNoCategory}), kApart, "flags");
        for (const auto& overlay : system.view.overlays) {
            std::vector<Rgba> safe;
            for (const auto& entry : overlay.safe)
                safe.push_back(entry.shown);
            expectApart(safe, kApart, std::string(overlay.id));
        }
    }
}

TEST(SafeColours, rampGoesFromDarkToLightInEverySight) {
    for (const auto& sight : tests::kSights) {
        double before = 0;
        for (int i = 0; i <= 8; ++i) {
            const auto c = symbol::rampColour(i / 8.0);
            const double lightness = tests::labOf(c.r, c.g, c.b, sight).l;
            EXPECT_GT(lightness, before + 3) << i;
            before = lightness;
        }
    }
}

TEST(SafeColours, axesDiffer) {
    const auto& axes = symbol::axisColours(Palette::ColourBlindSafe);
    expectApart({axes.begin(), axes.end()}, 12, "axes");
}

TEST(SafeColours, aSceneAndItsHighlightsUseThem) {
    auto model = tests::smallWorld();
    Scene scene(model, tests::paths().view);
    scene.rebuild(symbol::initialOverrides(tests::paths().view));
    const auto coloursOf = [&] {
        std::vector<Rgba> colours;
        for (const auto& tile : scene.tiles()) {
            for (std::size_t i = 0; i < tile.overview.sprites.items.size(); ++i) {
                if (tile.overview.sprites.owners[i].valid())
                    colours.push_back(tile.overview.sprites.items[i].colour);
            }
        }
        return colours;
    };
    const auto standard = coloursOf();
    const auto generation = scene.generation();
    scene.setPalette(Palette::ColourBlindSafe);
    EXPECT_GT(scene.generation(), generation);
    const auto safe = coloursOf();
    ASSERT_EQ(safe.size(), standard.size());
    const auto node = *tests::paths().schema->findElementType("node");
    for (std::size_t i = 0; i < safe.size(); ++i) {
        EXPECT_EQ(safe[i], scene.colours().shown(node, false, standard[i]));
        EXPECT_NE(safe[i], standard[i]);
    }
    scene.setSelection(std::vector<model::Element>{{node, 0}});
    bool found = false;
    for (const auto& tile : scene.tiles()) {
        for (const auto& sprite : tile.selected.sprites.items)
            found = found || sprite.colour == symbol::selectionColour(Palette::ColourBlindSafe);
    }
    EXPECT_TRUE(found);
    scene.setPalette(Palette::Standard);
    EXPECT_EQ(coloursOf(), standard);
}

} // namespace
} // namespace navsmith::render
