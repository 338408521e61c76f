#include "resources/samples/source_materials.h"

#include "formats/bytes/byte_writer.h"
#include "formats/containers/zip_change.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "resources/samples/map_textures.h"

namespace navsmith::samples {
namespace {

using bytes::ByteWriter;
using Colour = Picture::Colour;

constexpr std::uint32_t kBlock = 4; ///< pixels
constexpr std::size_t kBlockPixels = std::size_t{kBlock} * kBlock;
constexpr std::uint32_t kHeaderBytes = 80;
constexpr std::uint32_t kDxt1 = 13;
constexpr std::uint32_t kNoThumbnail = 0xFFFFFFFF;
constexpr std::uint32_t kNoOtherSizes = 0x100 | 0x200; ///< flags: no smaller sizes, always the largest

int brightness(const Colour& c) {
    return 2 * c[0] + 4 * c[1] + c[2];
}

int distance(const Colour& a, const Colour& b) {
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (int{a.at(i)} - int{b.at(i)}) * (int{a.at(i)} - int{b.at(i)});
    return sum;
}

std::uint16_t packed(const Colour& c) {
    return static_cast<std::uint16_t>((c[0] >> 3U) << 11U | (c[1] >> 2U) << 5U | c[2] >> 3U);
}

Colour unpacked(std::uint16_t word) {
    const auto widened = [&](unsigned shift, unsigned bits) {
        const auto value = static_cast<unsigned>(word >> shift) & ((1U << bits) - 1);
        return static_cast<std::uint8_t>(value << (8 - bits) | value >> (2 * bits - 8));
    };
    return {widened(11, 5), widened(5, 6), widened(0, 5)};
}

/// Between the darkest and the brightest pixel, in four steps.
void writeBlock(ByteWriter& to, const std::array<Colour, kBlockPixels>& pixels) {
    const auto [dark, bright] = std::ranges::minmax(pixels, {}, brightness);
    const auto high = std::max(packed(dark), packed(bright));
    const auto low = std::min(packed(dark), packed(bright));
    std::array<Colour, 4> steps{unpacked(high), unpacked(low)};
    for (std::size_t i = 0; i < 3; ++i) {
        const int a = steps[0].at(i);
        const int b = steps[1].at(i);
        steps[2].at(i) = static_cast<std::uint8_t>((2 * a + b) / 3);
        steps[3].at(i) = static_cast<std::uint8_t>((a + 2 * b) / 3);
    }
    std::uint32_t choices = 0;
    for (std::size_t i = 0; high != low && i < pixels.size(); ++i) {
        const auto* const best =
            std::ranges::min_element(steps, {}, [&](const Colour& c) { return distance(c, pixels.at(i)); });
        choices |= static_cast<std::uint32_t>(best - steps.data()) << (2 * i);
    }
    to.write(high);
    to.write(low);
    to.write(choices);
}

void writeBlocks(ByteWriter& to, const Picture& picture) {
    for (std::uint32_t y = 0; y < picture.side; y += kBlock) {
        for (std::uint32_t x = 0; x < picture.side; x += kBlock) {
            std::array<Colour, kBlockPixels> pixels{};
            for (std::uint32_t i = 0; i < pixels.size(); ++i) {
                const auto at = (y + i / kBlock) * picture.side + x + i % kBlock;
                pixels.at(i) = picture.colours.at(picture.pixels[at]);
            }
            writeBlock(to, pixels);
        }
    }
}

/// Version 7.2.
std::vector<std::byte> vtfFile(const Picture& picture, const glm::vec3& reflectivity) {
    ByteWriter to;
    to.write(std::as_bytes(std::span("VTF", 4)));
    to.write(std::uint32_t{7});
    to.write(std::uint32_t{2});
    to.write(kHeaderBytes);
    to.write(static_cast<std::uint16_t>(picture.side));
    to.write(static_cast<std::uint16_t>(picture.side));
    to.write(kNoOtherSizes);
    to.write(std::uint16_t{1}); // frames
    to.write(std::uint16_t{0}); // the first one
    to.fill(4, std::byte{0});
    for (glm::length_t i = 0; i < 3; ++i)
        to.write(reflectivity[i]);
    to.fill(4, std::byte{0});
    to.write(1.0F); // height of bumps
    to.write(kDxt1);
    to.write(std::uint8_t{1}); // sizes
    to.write(kNoThumbnail);
    to.fill(2, std::byte{0});   // its size
    to.write(std::uint16_t{1}); // depth
    to.fill(kHeaderBytes - to.size(), std::byte{0});
    writeBlocks(to, picture);
    return to.release();
}

void addFile(std::vector<std::byte>& zip, const std::string& name, std::span<const std::byte> content) {
    const std::vector<std::byte> old = zip;
    const containers::MemorySource source(old);
    const auto plan = containers::planZipEntry(source, name, content.size());
    const auto tail = plan ? containers::buildZipTail(source, *plan, content) : tl::unexpected(plan.error());
    if (!tail)
        return; // only names and sizes can be wrong
    zip.resize(plan->from);
    zip.insert(zip.end(), tail->begin(), tail->end());
}

} // namespace

SourceMaterial sourceMaterial(std::string_view name) {
    auto pattern = mapTexture(name).pattern;
    pattern.side = std::bit_ceil(2 * pattern.side); // a power of two, as the games need it
    const auto picture = draw(pattern);
    const auto mean = meanColour(picture);
    return {std::string(name), pattern.side, mean, vtfFile(picture, mean)};
}

std::vector<std::byte> pakFile(std::span<const SourceMaterial> materials) {
    std::vector<std::byte> zip;
    for (const auto& material : materials) {
        const auto vmt = fmt::format("\"LightmappedGeneric\"\n{{\n\t\"$basetexture\" \"{}\"\n}}\n", material.name);
        addFile(zip, fmt::format("materials/{}.vmt", material.name), std::as_bytes(std::span(vmt)));
        addFile(zip, fmt::format("materials/{}.vtf", material.name), material.texture);
    }
    return zip;
}

} // namespace navsmith::samples
