#include "core/exports/base64.h"
#include "core/exports/page.h"
#include "core/exports/png.h"
#include "core/exports/raster_canvas.h"
#include "core/exports/stroke_font.h"
#include "core/exports/utf8.h"
#include "core/symbol/glyphs.h"
#include "tests/core/exports/read_back.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace navsmith::exports {
namespace {

constexpr Rgba kWhite{255, 255, 255, 255};

/// Sum of what a shape covers, in pixels.
double covered(const Image& image) {
    double sum = 0;
    for (std::uint32_t y = 0; y < image.height(); ++y) {
        for (const auto pixel : image.row(y))
            sum += pixel.a / 255.0;
    }
    return sum;
}

TEST(Image, PolygonsCoverTheirArea) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(2, 58);
    for (int round = 0; round < 200; ++round) {
        const std::array corners{Point(place(random), place(random)), Point(place(random), place(random)),
                                 Point(place(random), place(random))};
        Image image(60, 60);
        image.fill(corners, kWhite);
        const auto a = corners[1] - corners[0];
        const auto b = corners[2] - corners[0];
        const double area = std::abs(a.x * b.y - a.y * b.x) / 2;
        EXPECT_NEAR(covered(image), area, 1 + area * 0.01);
    }
}

TEST(Image, WhatLiesOutsideIsCutOff) {
    Image image(10, 10);
    const std::array square{Point(-1e6, -1e6), Point(5, -1e6), Point(5, 1e6), Point(-1e6, 1e6)};
    image.fill(square, kWhite);
    EXPECT_NEAR(covered(image), 50, 0.5);
    EXPECT_EQ(image.at(4, 9).a, 255);
    EXPECT_EQ(image.at(5, 0).a, 0);
}

TEST(Image, ColoursLieOverEachOther) {
    Image image(1, 1, {0, 0, 0, 255});
    image.blend(0, 0, {255, 255, 255, 128});
    EXPECT_NEAR(image.at(0, 0).r, 128, 1);
    EXPECT_EQ(image.at(0, 0).a, 255);
    Image clear(1, 1);
    clear.blend(0, 0, {200, 100, 50, 128});
    EXPECT_EQ(clear.at(0, 0), (Rgba{200, 100, 50, 128}));
}

TEST(Png, ReadsBack) {
    std::mt19937 random(1);
    Image image(37, 300);
    for (std::uint32_t y = 0; y < image.height(); ++y) {
        for (std::uint32_t x = 0; x < image.width(); ++x) {
            const auto word = static_cast<std::uint32_t>(random());
            image.set(x, y,
                      {static_cast<std::uint8_t>(word), static_cast<std::uint8_t>(word >> 8U),
                       static_cast<std::uint8_t>(word >> 16U), static_cast<std::uint8_t>(word >> 24U)});
        }
    }
    const auto read = test::readPng(toPng(image));
    ASSERT_EQ(read.width, 37U);
    ASSERT_EQ(read.height, 300U);
    for (std::uint32_t y = 0; y < image.height(); ++y) {
        for (std::uint32_t x = 0; x < image.width(); ++x) {
            const auto p = image.at(x, y);
            ASSERT_EQ(read.at(x, y),
                      std::uint32_t{p.r} << 24U | std::uint32_t{p.g} << 16U | std::uint32_t{p.b} << 8U | p.a);
        }
    }
}

TEST(StrokeFont, HasEveryLetterOfAscii) {
    for (char c = '!'; c <= '~'; ++c) {
        const auto strokes = strokesOf(std::string(1, c));
        ASSERT_FALSE(strokes.empty()) << c;
        for (const auto& stroke : strokes) {
            EXPECT_GE(stroke.size(), 2U) << c;
            for (const auto& point : stroke) {
                EXPECT_GE(point.x, 0) << c;
                EXPECT_LE(point.x, strokeWidth("M")) << c;
                EXPECT_LE(std::abs(point.y), 1) << c;
            }
        }
    }
    EXPECT_TRUE(strokesOf(" ").empty());
    EXPECT_EQ(strokeWidth("\xC3\xA4"), strokeWidth("a")) << "one letter of two bytes";
}

TEST(Text, IsMadeValid) {
    EXPECT_EQ(validUtf8("a\xC3\xA4\xF0\x9F\x98\x80"), "a\xC3\xA4\xF0\x9F\x98\x80");
    EXPECT_EQ(validUtf8("\xE4"
                        "b"),
              "\xEF\xBF\xBD"
              "b");
    EXPECT_EQ(validUtf8("\xC3"), "\xEF\xBF\xBD");
    EXPECT_EQ(validUtf8("\xED\xA0\x80").substr(0, 3), "\xEF\xBF\xBD") << "a surrogate";
    EXPECT_EQ(toBase64(std::as_bytes(std::span(std::string_view("Navsmith")))), "TmF2c21pdGg=");
    EXPECT_EQ(toBase64(std::as_bytes(std::span(std::string_view("abc")))), "YWJj");
    EXPECT_EQ(toBase64(std::as_bytes(std::span(std::string_view("a")))), "YQ==");
    for (std::size_t length = 0; length < 8; ++length) {
        std::vector<std::byte> bytes;
        for (std::size_t i = 0; i < length; ++i)
            bytes.push_back(static_cast<std::byte>(251 - 37 * i));
        EXPECT_EQ(fromBase64(toBase64(bytes)), bytes) << length;
    }
    for (const auto* text : {"YWJ", "YW=j", "YQ=a", "YR==", "Y===", "====", "YWJj=", "Y WJ", "\303\244AA"})
        EXPECT_FALSE(fromBase64(text)) << text;
}

/// A red mark in the north-east and a green one in the south-west, 100 by 100 units.
Drawing twoMarks() {
    Drawing drawing;
    DrawnLayer layer{0, "mark", "marks"};
    layer.drawn.sprites = {{{100, 100, 0}, {255, 0, 0, 255}, 8, 0}, {{0, 0, 0}, {0, 255, 0, 255}, 8, 0}};
    layer.legend.entries = {{{255, 0, 0, 255}, "red"}};
    drawing.layers.push_back(std::move(layer));
    drawing.high = {100, 100};
    return drawing;
}

TEST(MapPicture, NorthIsUp) {
    const PictureOptions options{.title = "T", .note = {}, .unit = "m", .size = 200};
    const auto made = toPngMap(twoMarks(), options);
    ASSERT_TRUE(made) << made.error();
    const auto png = test::readPng(*made);
    const Image none;
    const RasterCanvas measure(const_cast<Image&>(none), {0, 0});
    const auto page = layOut(twoMarks(), options, measure);
    const auto at = [&](double x, double y) {
        const auto p = page.frame.toPage(x, y);
        return png.at(static_cast<std::uint32_t>(p.x), static_cast<std::uint32_t>(p.y));
    };
    EXPECT_EQ(at(100, 100), 0xFF0000FFU);
    EXPECT_EQ(at(0, 0), 0x00FF00FFU);
    EXPECT_LT(page.frame.toPage(100, 100).y, page.frame.toPage(0, 0).y);
    EXPECT_LT(page.frame.toPage(0, 0).x, page.frame.toPage(100, 100).x);
    EXPECT_EQ(page.barText.substr(page.barText.size() - 2), " m");
    EXPECT_NEAR(page.barLength, std::stod(page.barText) * page.frame.scale, 1e-9);
}

TEST(MapPicture, MarksHaveTheirGlyphs) {
    const auto inkOf = [](symbol::Glyph glyph) {
        Drawing drawing;
        DrawnLayer layer{0, "mark", "marks"};
        layer.drawn.sprites = {{{50, 50, 0}, {255, 255, 255, 255}, 40, symbol::markOf(symbol::Shape::Disc, glyph, 40)}};
        drawing.layers.push_back(std::move(layer));
        drawing.high = {100, 100};
        const auto map = toPngMap(drawing, {.title = {}, .note = {}, .unit = "m", .size = 200});
        EXPECT_TRUE(map) << map.error();
        const auto png = test::readPng(*map);
        const auto white = static_cast<std::uint32_t>(std::ranges::count(
            std::span(reinterpret_cast<const std::uint32_t*>(png.rgba.data()), png.rgba.size() / 4), 0xFFFFFFFFU));
        return white;
    };
    EXPECT_LT(inkOf(symbol::Glyph::Car) + 50, inkOf(symbol::Glyph::None)) << "strokes are dark on a bright mark";
}

TEST(MapPicture, HasLimits) {
    auto options = PictureOptions{.title = {}, .note = {}, .unit = {}, .size = 200, .scale = 1000};
    const auto large = toPngMap(twoMarks(), options);
    ASSERT_FALSE(large);
    EXPECT_NE(large.error().find("at most 20000"), std::string::npos) << large.error();
    EXPECT_FALSE(toSvg(Drawing(), {}));
}

TEST(MapPicture, BandsFitTogether) {
    // Painted in one piece, it is the same.
    const PictureOptions options{.title = "bands", .note = "n", .unit = "m", .size = 900};
    const auto png = test::readPng(*toPngMap(twoMarks(), options));
    ASSERT_GT(png.height, 512U);
    Image whole(png.width, png.height);
    RasterCanvas canvas(whole, {0, 0});
    const auto page = layOut(twoMarks(), options, canvas);
    const auto drawing = twoMarks();
    paintFrame(page, canvas);
    paint(drawing, itemsOf(drawing), page.frame, markGrowth(drawing, page.frame.scale), canvas);
    paintLegend(page, canvas);
    for (std::uint32_t y = 0; y < png.height; ++y) {
        for (std::uint32_t x = 0; x < png.width; ++x) {
            const auto p = whole.at(x, y);
            const auto q = png.at(x, y);
            ASSERT_NEAR(p.r, q >> 24U, 3) << x << ", " << y;
            ASSERT_NEAR(p.g, q >> 16U & 255U, 3) << x << ", " << y;
        }
    }
}

} // namespace
} // namespace navsmith::exports
