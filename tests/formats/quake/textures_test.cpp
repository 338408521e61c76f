// Textures, palettes, WAD files and coloured light, built by hand.
#include "formats/quake/lit_file.h"
#include "formats/quake/miptex.h"
#include "formats/quake/wad_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::vector<std::byte>;

/// 16 x 16 pixels of the colours 0 to 255.
Bytes allColours() {
    Bytes pixels(256);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] = static_cast<std::byte>(i);
    return pixels;
}

/// Colour i is i, 0 and 255 - i.
Bytes ramp() {
    Bytes colours;
    for (unsigned i = 0; i < 256; ++i)
        colours.insert(colours.end(), {static_cast<std::byte>(i), std::byte{0}, static_cast<std::byte>(255 - i)});
    return colours;
}

TEST(Palette, TheStandardOneHasKnownColours) {
    const Palette& palette = standardPalette();
    using Colour = std::array<std::uint8_t, 3>;
    EXPECT_EQ(palette[0], (Colour{0, 0, 0}));
    EXPECT_EQ(palette[15], (Colour{0xEB, 0xEB, 0xEB}));
    EXPECT_EQ(palette[16], (Colour{0x0F, 0x0B, 0x07}));
    EXPECT_EQ(palette[208], (Colour{0, 0, 0xFF}));
    EXPECT_EQ(palette[251], (Colour{0xFF, 0, 0}));
    EXPECT_EQ(palette[255], (Colour{0x9F, 0x5B, 0x53}));
}

TEST(Palette, IsReadFromAFileOfTheGame) {
    EXPECT_EQ((*readPalette(ramp()))[7], (std::array<std::uint8_t, 3>{7, 0, 248}));
    EXPECT_FALSE(readPalette(Bytes(767)));
}

TEST(Miptex, GivesPixelsAndItsOwnPalette) {
    const auto record = tests::buildMiptex("{grate", 16, 16, allColours(), ramp());
    const auto texture = readMiptex(record);
    ASSERT_TRUE(texture) << bytes::describe(texture.error());
    EXPECT_EQ(texture->name, "{grate");
    EXPECT_EQ(texture->width, 16U);
    ASSERT_TRUE(texture->palette);
    const auto image = colourPixels(texture->pixels, 16, 16, *texture->palette, hasHoles(texture->name));
    ASSERT_EQ(image.rgba.size(), 1024U);
    EXPECT_EQ(std::vector(image.rgba.begin() + 40, image.rgba.begin() + 44),
              (std::vector<std::uint8_t>{10, 0, 245, 255}));
    EXPECT_EQ(std::vector(image.rgba.end() - 4, image.rgba.end()), (std::vector<std::uint8_t>{0, 0, 0, 0}));
    const auto whole = colourPixels(texture->pixels, 16, 16, *texture->palette, false);
    EXPECT_EQ(whole.rgba.back(), 255);
}

TEST(Miptex, OfQuakeHasNoPalette) {
    const auto record = tests::buildMiptex("rock", 16, 16, allColours());
    const auto texture = readMiptex(record);
    ASSERT_TRUE(texture);
    EXPECT_FALSE(texture->palette);
    EXPECT_EQ(texture->pixels.size(), 256U);
}

TEST(Miptex, WithoutPixelsIsInAnotherFile) {
    auto record = tests::buildMiptex("wall", 32, 16, {});
    tests::setU32(record, 24, 0);
    const auto texture = readMiptex(std::span(record).first(40));
    ASSERT_TRUE(texture);
    EXPECT_EQ(texture->width, 32U);
    EXPECT_TRUE(texture->pixels.empty());
}

TEST(Miptex, DamageIsAnError) {
    const auto record = tests::buildMiptex("rock", 16, 16, allColours());
    EXPECT_EQ(readMiptex(std::span(record).first(39)).error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(readMiptex(std::span(record).first(295)).error().code, FormatErrorCode::Truncated);
    for (const std::uint32_t side : {0U, 4097U, 0xFFFFFFFFU}) {
        auto wrong = record;
        tests::setU32(wrong, 20, side);
        EXPECT_EQ(readMiptex(wrong).error().code, FormatErrorCode::BadValue) << side;
    }
    auto far = record;
    tests::setU32(far, 24, 0xFFFFFFFF);
    EXPECT_EQ(readMiptex(far).error().code, FormatErrorCode::Truncated);
}

TEST(Miptex, AnimationsBeginWithTheirFirstFrame) {
    EXPECT_EQ(firstFrame("+3fan"), "+0fan");
    EXPECT_EQ(firstFrame("+cfan"), "+afan");
    EXPECT_EQ(firstFrame("+CFAN"), "+AFAN");
    EXPECT_EQ(firstFrame("+x"), "+x");
    EXPECT_EQ(firstFrame("+"), "+");
    EXPECT_EQ(firstFrame("wall3"), "wall3");
}

TEST(Wad, FindsTexturesByNameIgnoringCase) {
    const auto rock = tests::buildMiptex("ROCK1", 16, 16, allColours(), ramp());
    const auto wood = tests::buildMiptex("wood", 32, 16, Bytes(512), ramp());
    for (const bool wad3 : {true, false}) {
        const auto bytes = tests::buildWad({{"ROCK1", rock}, {"wood", wood}, {"Wood", rock}}, wad3);
        const auto wad = readWad(bytes);
        ASSERT_TRUE(wad) << bytes::describe(wad.error());
        EXPECT_EQ(wad->entries.size(), 3U);
        const auto found = findTexture(*wad, "rock1");
        ASSERT_TRUE(found);
        EXPECT_EQ(Bytes(found->begin(), found->end()), rock);
        EXPECT_EQ(findTexture(*wad, "WOOD")->size(), wood.size()) << "the first of a name counts";
        EXPECT_FALSE(findTexture(*wad, "rock"));
    }
}

TEST(Wad, LeavesOutWhatIsNoTextureOrLiesOutside) {
    const auto rock = tests::buildMiptex("rock", 16, 16, allColours());
    auto bytes = tests::buildWad({{"rock", rock}, {"picture", rock}, {"far", rock}});
    const auto directory = tests::u32At(bytes, 8);
    bytes[directory + 32 + 12] = std::byte{0x42};
    tests::setU32(bytes, directory + 64 + 4, 0x7FFFFFFF);
    const auto wad = readWad(bytes);
    ASSERT_TRUE(wad);
    EXPECT_EQ(wad->outside, 1U);
    EXPECT_TRUE(findTexture(*wad, "rock"));
    EXPECT_FALSE(findTexture(*wad, "picture"));
    EXPECT_FALSE(findTexture(*wad, "far"));
}

TEST(Wad, HostileDirectoriesAreErrors) {
    const auto whole = tests::buildWad({{"rock", tests::buildMiptex("rock", 16, 16, allColours())}});
    EXPECT_EQ(readWad(std::span(whole).first(3)).error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(readWad(tests::bytesOf("WADX and more bytes")).error().code, FormatErrorCode::BadMagic);
    auto many = whole;
    tests::setU32(many, 4, 0xFFFFFFFF);
    EXPECT_EQ(readWad(many).error().code, FormatErrorCode::CountTooLarge);
    auto far = whole;
    tests::setU32(far, 8, 0xFFFFFFFF);
    EXPECT_EQ(readWad(far).error().code, FormatErrorCode::Truncated);
}

TEST(Wad, MutationsAreReadOrRefusedWithLittleHeap) {
    const auto whole = tests::buildWad({{"rock", tests::buildMiptex("rock", 16, 16, allColours(), ramp())},
                                        {"wood", tests::buildMiptex("wood", 16, 16, allColours())}});
    tests::ByteMutator mutator(3);
    for (int i = 0; i < 20'000; ++i) {
        const auto bytes = mutator.mutated(whole);
        const tests::HeapMeter meter;
        const auto wad = readWad(bytes);
        if (wad) {
            for (const auto& [name, entry] : wad->textures) {
                const auto record = findTexture(*wad, name);
                ASSERT_TRUE(record);
                if (const auto texture = readMiptex(*record); texture && !texture->pixels.empty()) {
                    EXPECT_EQ(texture->pixels.size(), std::size_t{texture->width} * texture->height);
                }
            }
        }
        EXPECT_LE(meter.peakBytes(), tests::kHeapSlack + 16 * bytes.size());
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
}

TEST(Lit, HasThreeBytesForEachSample) {
    auto file = tests::bytesOf("QLIT");
    file.insert(file.end(), {std::byte{1}, std::byte{0}, std::byte{0}, std::byte{0}});
    for (int i = 0; i < 6; ++i)
        file.push_back(static_cast<std::byte>(i));
    const auto rgb = readLit(file, 2);
    ASSERT_TRUE(rgb) << bytes::describe(rgb.error());
    EXPECT_EQ(Bytes(rgb->begin(), rgb->end()), Bytes(file.begin() + 8, file.end()));
    EXPECT_EQ(readLit(file, 3).error().code, FormatErrorCode::BadValue);
    auto newer = file;
    tests::setU32(newer, 4, 2);
    EXPECT_EQ(readLit(newer, 2).error().code, FormatErrorCode::Unsupported);
    EXPECT_EQ(readLit(tests::bytesOf("QLAT1234"), 0).error().code, FormatErrorCode::BadMagic);
    EXPECT_EQ(readLit(std::span(file).first(6), 0).error().code, FormatErrorCode::Truncated);
}

} // namespace
} // namespace navsmith::quake
