#include "render/map_textures.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace navsmith::render {

using world::TextureBlend;
using world::TextureImage;

namespace {

constexpr std::uint32_t kSmallest = 64;      ///< pixels, unless the memory is too small
constexpr std::uint32_t kSmallestEver = 8;   ///< pixels
constexpr std::uint32_t kLargestEver = 4096; ///< pixels
constexpr unsigned kDrawn = 128;             ///< alpha from which a masked pixel is drawn
constexpr std::size_t kChannels = 4;

std::size_t bytesOfImage(std::uint32_t size) {
    std::size_t bytes = 0;
    for (; size > 0; size /= 2)
        bytes += std::size_t{size} * size * kChannels;
    return bytes;
}

/// The size that loses little and wastes little.
std::uint32_t sizeFor(const TextureImage& image, std::uint32_t largest) {
    const auto extent = std::max({image.width, image.height, 1U});
    auto size = kSmallest;
    while (size < largest && size * 4 < extent * 3)
        size *= 2;
    return std::min(size, largest);
}

/// Source pixels and weights of one row or column of the result.
struct Taps {
    std::uint32_t first = 0;
    std::vector<float> weights; ///< of the pixels from `first` on, which continue at the start
};

std::vector<Taps> tapsFor(std::uint32_t from, std::uint32_t to) {
    std::vector<Taps> all(to);
    const double scale = static_cast<double>(from) / to;
    for (std::uint32_t i = 0; i < to; ++i) {
        auto& taps = all[i];
        if (scale <= 1) { // between the two nearest centres
            const double at = (i + 0.5) * scale - 0.5 + from;
            const double floor = std::floor(at);
            taps.first = static_cast<std::uint32_t>(floor) % from;
            const auto part = static_cast<float>(at - floor);
            taps.weights = {1 - part, part};
            continue;
        }
        const double low = i * scale;
        const double high = (i + 1) * scale;
        taps.first = static_cast<std::uint32_t>(low);
        for (double at = std::floor(low); at < high - 1e-9; ++at)
            taps.weights.push_back(static_cast<float>((std::min(at + 1, high) - std::max(at, low)) / scale));
    }
    return all;
}

std::uint8_t toByte(float value) {
    return static_cast<std::uint8_t>(std::clamp(value + 0.5F, 0.0F, 255.0F));
}

/// The mean of four pixels, weighted by their alpha unless they are opaque.
void halve(const std::vector<std::uint8_t>& from, std::uint32_t size, std::vector<std::uint8_t>& to, bool opaque) {
    const std::uint32_t half = size / 2;
    to.resize(std::size_t{half} * half * kChannels);
    for (std::uint32_t y = 0; y < half; ++y) {
        for (std::uint32_t x = 0; x < half; ++x) {
            const std::size_t first = (std::size_t{y} * 2 * size + std::size_t{x} * 2) * kChannels;
            const std::array<std::size_t, 4> of{first, first + kChannels, first + size * kChannels,
                                                first + (size + 1) * kChannels};
            auto* out = &to[(std::size_t{y} * half + x) * kChannels];
            unsigned alpha = 0;
            for (const auto at : of)
                alpha += from[at + 3];
            for (std::size_t c = 0; c < 3; ++c) {
                unsigned sum = 0;
                for (const auto at : of)
                    sum += from[at + c] * (opaque || alpha == 0 ? 1U : from[at + 3]);
                const unsigned parts = opaque || alpha == 0 ? 4 : alpha;
                out[c] = static_cast<std::uint8_t>((sum + parts / 2) / parts);
            }
            out[3] = static_cast<std::uint8_t>((alpha + 2) / 4);
        }
    }
}

/// Scales alpha so that this share of the pixels is drawn.
void keepCoverage(std::vector<std::uint8_t>& pixels, double share) {
    std::array<std::size_t, 256> counts{};
    for (std::size_t i = 3; i < pixels.size(); i += kChannels)
        ++counts[pixels[i]];
    const auto count = pixels.size() / kChannels;
    const auto target = static_cast<std::size_t>(std::lround(share * static_cast<double>(count)));
    std::size_t drawn = 0;
    unsigned threshold = 256;
    while (threshold > 1 && drawn < target)
        drawn += counts[--threshold];
    if (threshold == 0 || threshold > 255)
        return;
    for (std::size_t i = 3; i < pixels.size(); i += kChannels)
        pixels[i] = static_cast<std::uint8_t>(std::min(255U, (pixels[i] * kDrawn + threshold - 1) / threshold));
}

double coverageOf(const std::vector<std::uint8_t>& pixels) {
    std::size_t drawn = 0;
    for (std::size_t i = 3; i < pixels.size(); i += kChannels)
        drawn += pixels[i] >= kDrawn ? 1 : 0;
    const auto count = pixels.size() / kChannels;
    return static_cast<double>(drawn) / static_cast<double>(count);
}

/// Gives pixels that are not drawn at all the colour that the next level has there.
void bleed(std::vector<std::uint8_t>& pixels, std::uint32_t size, const std::vector<std::uint8_t>& next) {
    for (std::uint32_t y = 0; y < size; ++y) {
        for (std::uint32_t x = 0; x < size; ++x) {
            auto* pixel = &pixels[(std::size_t{y} * size + x) * kChannels];
            if (pixel[3] != 0)
                continue;
            const auto* from = &next[(std::size_t{y / 2} * (size / 2) + x / 2) * kChannels];
            std::copy(from, from + 3, pixel);
        }
    }
}

TextureImage plain(glm::vec3 colour, std::uint32_t size) {
    TextureImage image{size, size, std::vector<std::uint8_t>(std::size_t{size} * size * kChannels, 255)};
    for (std::size_t i = 0; i < image.rgba.size(); ++i) {
        if (i % kChannels != 3)
            image.rgba[i] = toByte(colour[static_cast<int>(i % kChannels)] * 255);
    }
    return image;
}

/// Where a texture lies: array and image.
struct Spot {
    std::size_t array = 0;
    std::uint32_t image = 0;
};

/// Sizes of all textures that fit into the memory; 0 for those without an image.
std::vector<std::uint32_t> chooseSizes(const std::vector<world::MapTexture>& textures, const PackOptions& options) {
    const auto largest = std::clamp(std::bit_floor(options.largest), kSmallestEver, kLargestEver);
    std::vector<std::uint32_t> sizes(textures.size(), 0);
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < textures.size(); ++i) {
        if (textures[i].image.empty())
            continue;
        sizes[i] = std::min(sizeFor(textures[i].image, largest), largest);
        bytes += bytesOfImage(sizes[i]);
    }
    for (auto size = largest; size > kSmallestEver && bytes > options.memory; size /= 2) {
        for (auto& s : sizes) {
            if (s != size || bytes <= options.memory)
                continue;
            bytes -= bytesOfImage(size) - bytesOfImage(size / 2);
            s = size / 2;
        }
    }
    return sizes;
}

bool isWhole(const TextureImage& image) {
    return image.width > 0 && image.height > 0 &&
           image.rgba.size() == std::size_t{image.width} * image.height * kChannels;
}

bool fillArrays(world::TexturedMap& map, const PackOptions& options, const std::function<bool(double)>& keepGoing,
                MapTextures& packed, std::vector<Spot>& spots) {
    for (auto& texture : map.textures) {
        if (!isWhole(texture.image))
            texture.image = {};
    }
    auto sizes = chooseSizes(map.textures, options);
    // Plain ones need no array, and no batches, of their own.
    std::uint32_t least = 0;
    for (const auto size : sizes)
        least = size != 0 && (least == 0 || size < least) ? size : least;
    std::ranges::replace(sizes, 0U, least == 0 ? kSmallestEver : least);
    auto different = sizes;
    std::ranges::sort(different);
    different.erase(std::unique(different.begin(), different.end()), different.end());
    for (const auto size : different)
        packed.arrays.push_back({size, 0, static_cast<std::uint32_t>(std::bit_width(size)), {}});
    spots.resize(map.textures.size());
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        if (keepGoing && !keepGoing(static_cast<double>(i) / static_cast<double>(map.textures.size())))
            return false;
        auto& texture = map.textures[i];
        auto image = std::exchange(texture.image, {});
        const auto size = sizes[i];
        if (image.empty())
            image = plain(texture.colour, size);
        else if (image.width != size || image.height != size)
            image = resampled(image, size, texture.blend);
        spots[i].array =
            static_cast<std::size_t>(std::distance(different.begin(), std::ranges::lower_bound(different, size)));
        auto& array = packed.arrays[spots[i].array];
        spots[i].image = array.images++;
        for (auto& level : levelsOf(std::move(image), texture.blend)) {
            packed.bytes += level.size();
            array.pixels.push_back(std::move(level));
        }
    }
    return true;
}

std::uint16_t toShare(float value) {
    constexpr float most = 65535;
    return static_cast<std::uint16_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * most));
}

/// Corners belong to one image; those that several use are doubled.
class Corners {
public:
    Corners(const std::vector<world::TexturedVertex>& vertices, std::vector<TexturedCorner>& corners)
        : vertices_(vertices), corners_(corners), first_(vertices.size(), kNone) {}

    std::uint32_t of(std::uint32_t vertex, std::uint32_t image) {
        auto& first = first_[vertex];
        if (first == kNone)
            return first = add(vertex, image);
        if (corners_[first].image == static_cast<float>(image))
            return first;
        const auto key = (std::uint64_t{vertex} << 32U) | image;
        const auto [at, fresh] = more_.try_emplace(key, 0);
        if (fresh)
            at->second = add(vertex, image);
        return at->second;
    }

private:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    std::uint32_t add(std::uint32_t vertex, std::uint32_t image) {
        const auto& from = vertices_[vertex];
        corners_.push_back(
            {from.position, from.texture, static_cast<float>(image), {toShare(from.light.x), toShare(from.light.y)}});
        return static_cast<std::uint32_t>(corners_.size() - 1);
    }

    const std::vector<world::TexturedVertex>& vertices_;
    std::vector<TexturedCorner>& corners_;
    std::vector<std::uint32_t> first_; ///< by vertex
    std::unordered_map<std::uint64_t, std::uint32_t> more_;
};

void fillBatches(const world::TexturedMap& map, const std::vector<Spot>& spots, MapTextures& packed) {
    std::vector<const world::TexturedPart*> parts;
    for (const auto& part : map.parts) {
        const bool good = part.texture < map.textures.size() && part.firstIndex <= map.indices.size() &&
                          part.indexCount <= map.indices.size() - part.firstIndex;
        if (good && part.indexCount != 0 && part.layer != world::MapLayer::Sky)
            parts.push_back(&part);
    }
    const auto keyOf = [&](const world::TexturedPart* part) {
        return std::tuple(map.textures[part->texture].blend, part->layer, spots[part->texture].array);
    };
    std::ranges::stable_sort(parts, {}, keyOf);
    packed.corners.reserve(map.vertices.size());
    packed.indices.reserve(map.indices.size());
    Corners corners(map.vertices, packed.corners);
    for (const auto* part : parts) {
        const auto [blend, layer, array] = keyOf(part);
        auto* batch = packed.batches.empty() ? nullptr : &packed.batches.back();
        if (batch == nullptr || batch->blend != blend || batch->layer != layer || batch->array != array) {
            const auto first = static_cast<std::uint32_t>(packed.indices.size());
            batch = &packed.batches.emplace_back(TexturedBatch{layer, blend, array, first, 0});
        }
        for (std::uint32_t i = 0; i + 2 < part->indexCount; i += 3) {
            const auto* corner = &map.indices[part->firstIndex + i];
            if (std::max({corner[0], corner[1], corner[2]}) >= map.vertices.size())
                continue;
            for (std::size_t k = 0; k < 3; ++k)
                packed.indices.push_back(corners.of(corner[k], spots[part->texture].image));
        }
        batch->indexCount = static_cast<std::uint32_t>(packed.indices.size()) - batch->firstIndex;
    }
    std::erase_if(packed.batches, [](const TexturedBatch& batch) { return batch.indexCount == 0; });
}

} // namespace

world::LayerMask MapTextures::layers() const {
    world::LayerMask all = 0;
    for (const auto& batch : batches)
        all |= world::layerBit(batch.layer);
    return all;
}

TextureImage resampled(const TextureImage& image, std::uint32_t size, TextureBlend blend) {
    const auto across = tapsFor(image.width, size);
    const auto down = tapsFor(image.height, size);
    const bool weighted = blend != TextureBlend::Opaque;
    // Rows first; colours are multiplied by alpha, so that what is not drawn does not count.
    std::vector<float> rows(std::size_t{size} * image.height * kChannels, 0);
    for (std::uint32_t y = 0; y < image.height; ++y) {
        for (std::uint32_t x = 0; x < size; ++x) {
            auto* out = &rows[(std::size_t{y} * size + x) * kChannels];
            auto at = across[x].first;
            for (const float weight : across[x].weights) {
                const auto* pixel = &image.rgba[(std::size_t{y} * image.width + at) * kChannels];
                const float part = weighted ? weight * static_cast<float>(pixel[3]) / 255 : weight;
                for (std::size_t c = 0; c < 3; ++c)
                    out[c] += part * static_cast<float>(pixel[c]);
                out[3] += weight * static_cast<float>(pixel[3]);
                at = at + 1 == image.width ? 0 : at + 1;
            }
        }
    }
    TextureImage result{size, size, std::vector<std::uint8_t>(std::size_t{size} * size * kChannels)};
    for (std::uint32_t y = 0; y < size; ++y) {
        for (std::uint32_t x = 0; x < size; ++x) {
            std::array<float, kChannels> sum{};
            auto at = down[y].first;
            for (const float weight : down[y].weights) {
                const auto* pixel = &rows[(std::size_t{at} * size + x) * kChannels];
                for (std::size_t c = 0; c < kChannels; ++c)
                    sum[c] += weight * pixel[c];
                at = at + 1 == image.height ? 0 : at + 1;
            }
            auto* out = &result.rgba[(std::size_t{y} * size + x) * kChannels];
            const float share = weighted && sum[3] > 0 ? 255 / sum[3] : 1;
            for (std::size_t c = 0; c < 3; ++c)
                out[c] = toByte(sum[c] * share);
            out[3] = toByte(sum[3]);
        }
    }
    return result;
}

std::vector<std::vector<std::uint8_t>> levelsOf(TextureImage image, TextureBlend blend) {
    const bool opaque = blend == TextureBlend::Opaque;
    if (opaque) {
        for (std::size_t i = 3; i < image.rgba.size(); i += kChannels)
            image.rgba[i] = 255;
    }
    std::vector<std::vector<std::uint8_t>> levels{std::move(image.rgba)};
    for (auto size = image.width; size > 1; size /= 2) {
        std::vector<std::uint8_t> next;
        halve(levels.back(), size, next, opaque);
        levels.push_back(std::move(next));
    }
    if (opaque)
        return levels;
    for (std::size_t i = levels.size() - 1; i-- > 0;)
        bleed(levels[i], image.width >> i, levels[i + 1]);
    if (blend == TextureBlend::Masked) {
        const double share = coverageOf(levels.front());
        for (std::size_t i = 1; i < levels.size(); ++i)
            keepCoverage(levels[i], share);
    }
    return levels;
}

std::optional<MapTextures> packTextures(world::TexturedMap map, const PackOptions& options,
                                        const std::function<bool(double)>& keepGoing) {
    MapTextures packed;
    std::vector<Spot> spots;
    if (!fillArrays(map, options, keepGoing, packed, spots))
        return std::nullopt;
    fillBatches(map, spots, packed);
    packed.light = std::move(map.light);
    if (packed.light.rgb.size() != std::size_t{packed.light.width} * packed.light.height * 3)
        packed.light = {};
    if (keepGoing && !keepGoing(1))
        return std::nullopt;
    return packed;
}

} // namespace navsmith::render
