#include "core/world/textured_map_builder.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace navsmith::world {
namespace {

constexpr std::size_t kPixelBytes = 4;
constexpr std::size_t kSampleBytes = 3;
constexpr std::uint32_t kBorder = 1;
constexpr std::uint8_t kPlain = 128; // of light: the texture as it is
/// More light than this does not fit into an atlas even if it is halved as often as it may be.
constexpr std::uint32_t kMostHalvings = 4;
constexpr std::size_t kMostLightBytes =
    kSampleBytes * TexturedMapBuilder::kMostAtlasSide * TexturedMapBuilder::kMostAtlasSide * 4;

bool isFinitePair(const glm::vec2& v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

std::uint32_t half(std::uint32_t side) {
    return side - side / 2;
}

/// Where a lightmap lies in the atlas, without its border.
struct Place {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

struct Size {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Fills shelves from the top; `places` are sorted by height, the highest first. None: higher than an atlas may be.
std::optional<Size> shelve(std::vector<Place>& places, std::span<const std::size_t> order, std::uint32_t width) {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t shelf = 0;
    for (const std::size_t number : order) {
        Place& place = places[number];
        const std::uint32_t w = place.width + 2 * kBorder;
        const std::uint32_t h = place.height + 2 * kBorder;
        if (x + w > width) {
            y += shelf;
            x = shelf = 0;
        }
        shelf = std::max(shelf, h);
        if (y + shelf > TexturedMapBuilder::kMostAtlasSide)
            return std::nullopt;
        place.x = x + kBorder;
        place.y = y + kBorder;
        x += w;
    }
    return Size{width, y + shelf};
}

/// Places rectangles in an atlas that is about square. None: they do not fit.
std::optional<Size> pack(std::vector<Place>& places) {
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(places[a].height, places[a].width) > std::pair(places[b].height, places[b].width);
    });
    std::uint64_t area = 0;
    std::uint32_t widest = 0;
    for (const Place& place : places) {
        const std::uint32_t w = place.width + 2 * kBorder;
        area += std::uint64_t{w} * (place.height + 2 * kBorder);
        widest = std::max(widest, w);
    }
    std::uint32_t width = 1;
    while (width < widest || std::uint64_t{width} * width < area)
        width *= 2;
    for (; width <= TexturedMapBuilder::kMostAtlasSide; width *= 2) {
        if (const auto size = shelve(places, order, width))
            return size;
    }
    return std::nullopt;
}

/// Rows of `channels` bytes a pixel.
std::vector<std::uint8_t> halvedLight(std::span<const std::uint8_t> rgb, Size size) {
    const Size less{half(size.width), half(size.height)};
    std::vector<std::uint8_t> result(kSampleBytes * less.width * less.height);
    for (std::uint32_t y = 0; y < less.height; ++y) {
        for (std::uint32_t x = 0; x < less.width; ++x) {
            for (std::size_t c = 0; c < kSampleBytes; ++c) {
                unsigned sum = 0;
                for (const auto& [dx, dy] : {std::pair(0U, 0U), {1U, 0U}, {0U, 1U}, {1U, 1U}}) {
                    const auto fromX = std::min(2 * x + dx, size.width - 1);
                    const auto fromY = std::min(2 * y + dy, size.height - 1);
                    sum += rgb[(std::size_t{fromY} * size.width + fromX) * kSampleBytes + c];
                }
                result[(std::size_t{y} * less.width + x) * kSampleBytes + c] = static_cast<std::uint8_t>(sum / 4);
            }
        }
    }
    return result;
}

/// Copies a lightmap to its place and repeats its edge around it.
void copyLight(LightAtlas& atlas, const Place& place, std::span<const std::uint8_t> rgb) {
    for (std::uint32_t y = 0; y < place.height + 2 * kBorder; ++y) {
        const std::uint32_t fromY = std::min(std::max(y, kBorder) - kBorder, place.height - 1);
        const auto row = rgb.subspan(std::size_t{fromY} * place.width * kSampleBytes, place.width * kSampleBytes);
        auto* to =
            atlas.rgb.data() + (std::size_t{place.y - kBorder + y} * atlas.width + place.x - kBorder) * kSampleBytes;
        to = std::copy_n(row.begin(), kSampleBytes, to);
        to = std::copy(row.begin(), row.end(), to);
        std::copy_n(row.end() - static_cast<std::ptrdiff_t>(kSampleBytes), kSampleBytes, to);
    }
}

} // namespace

TextureImage halved(const TextureImage& image) {
    TextureImage less{half(image.width), half(image.height), {}};
    less.rgba.resize(kPixelBytes * less.width * less.height);
    for (std::uint32_t y = 0; y < less.height; ++y) {
        for (std::uint32_t x = 0; x < less.width; ++x) {
            std::array<unsigned, kPixelBytes> sum{};
            unsigned plain[3] = {};
            for (const auto& [dx, dy] : {std::pair(0U, 0U), {1U, 0U}, {0U, 1U}, {1U, 1U}}) {
                const auto fromX = std::min(2 * x + dx, image.width - 1);
                const auto fromY = std::min(2 * y + dy, image.height - 1);
                const auto* from = image.rgba.data() + (std::size_t{fromY} * image.width + fromX) * kPixelBytes;
                for (std::size_t c = 0; c < 3; ++c) {
                    sum.at(c) += unsigned{from[c]} * from[3];
                    plain[c] += from[c];
                }
                sum[3] += from[3];
            }
            auto* to = less.rgba.data() + (std::size_t{y} * less.width + x) * kPixelBytes;
            for (std::size_t c = 0; c < 3; ++c)
                to[c] = static_cast<std::uint8_t>(sum[3] > 0 ? sum.at(c) / sum[3] : plain[c] / 4);
            to[3] = static_cast<std::uint8_t>(sum[3] / 4);
        }
    }
    return less;
}

std::uint32_t TexturedMapBuilder::addTexture(MapTexture texture) {
    const auto number = static_cast<std::uint32_t>(textures_.size());
    auto& image = texture.image;
    if (image.width == 0 || image.height == 0 || image.rgba.size() / kPixelBytes / image.width != image.height ||
        image.rgba.size() != kPixelBytes * image.width * image.height)
        image = {};
    const std::size_t size = image.rgba.size();
    textures_.push_back(std::move(texture));
    partOf_.emplace_back();
    if (size > 0) {
        imageBytes_ += size;
        largest_.emplace(size, number);
        fitMemory();
    }
    return number;
}

void TexturedMapBuilder::fitMemory() {
    while (imageBytes_ > memory_ && !largest_.empty() && largest_.top().first > kPixelBytes) {
        const auto [size, number] = largest_.top();
        largest_.pop();
        TextureImage& image = textures_[number].image;
        image = halved(image);
        imageBytes_ -= size - image.rgba.size();
        largest_.emplace(image.rgba.size(), number);
        ++halvedImages_;
    }
}

std::uint32_t TexturedMapBuilder::addLightmap(std::uint32_t width, std::uint32_t height,
                                              std::span<const std::uint8_t> rgb) {
    if (width == 0 || height == 0 || width > kMostLightmapSide || height > kMostLightmapSide ||
        rgb.size() != kSampleBytes * width * height)
        return TexturedFace::kNoLight;
    if (rgb.size() > kMostLightBytes - lightBytes_.size()) {
        ++droppedLight_;
        return TexturedFace::kNoLight;
    }
    lightmaps_.push_back({width, height, lightBytes_.size()});
    lightBytes_.insert(lightBytes_.end(), rgb.begin(), rgb.end());
    return static_cast<std::uint32_t>(lightmaps_.size() - 1);
}

std::vector<std::uint32_t>& TexturedMapBuilder::indicesOf(MapLayer layer, std::uint32_t texture) {
    std::uint32_t& part = partOf_[texture].at(static_cast<std::size_t>(layer));
    if (part == 0) {
        parts_.push_back({layer, texture, {}});
        part = static_cast<std::uint32_t>(parts_.size());
    }
    return parts_[part - 1].indices;
}

void TexturedMapBuilder::addTriangles(const TexturedFace& face, std::span<const TexturedCorner> corners,
                                      std::span<const std::array<std::uint32_t, 3>> triangles) {
    if (corners.empty())
        return;
    const auto first = static_cast<std::uint32_t>(vertices_.size());
    // The image repeats, so whole repetitions before the face only cost precision.
    const glm::vec2 whole =
        isFinitePair(corners.front().texture) ? glm::floor(corners.front().texture) : glm::vec2(0.0F);
    for (const TexturedCorner& corner : corners) {
        const glm::vec2 texture = corner.texture - whole;
        vertices_.push_back({glm::vec3(place_.transform * glm::vec4(corner.position, 1.0F)),
                             isFinitePair(texture) ? texture : glm::vec2(0.0F),
                             isFinitePair(corner.light) ? corner.light : glm::vec2(0.0F)});
    }
    const auto at = [&](std::uint32_t corner) -> const glm::vec3& { return vertices_[first + corner].position; };
    std::vector<std::uint32_t>* indices = nullptr;
    for (const auto& [a, b, c] : triangles) {
        if (!hasArea(at(a), at(b), at(c)))
            continue;
        if (indices == nullptr)
            indices = &indicesOf(place_.trigger ? MapLayer::Triggers : face.layer, face.texture);
        indices->insert(indices->end(), {first + a, first + c, first + b});
    }
    if (indices == nullptr) {
        vertices_.resize(first);
        return;
    }
    lightOfVertex_.resize(vertices_.size(), face.light);
    ++faces_;
    facesWithImage_ += textures_[face.texture].image.empty() ? 0 : 1;
}

void TexturedMapBuilder::addPolygon(const TexturedFace& face, std::span<const TexturedCorner> corners) {
    std::vector<std::array<std::uint32_t, 3>> fan;
    for (std::uint32_t i = 2; i < corners.size(); ++i)
        fan.push_back({0, i - 1, i});
    addTriangles(face, corners, fan);
}

void TexturedMapBuilder::packLight(TexturedMap& into) {
    into.light = {};
    for (auto& vertex : vertices_) {
        if (lightmaps_.empty())
            vertex.light = glm::vec2(0.0F);
    }
    if (lightmaps_.empty())
        return;
    const std::size_t plain = lightmaps_.size();
    lightmaps_.push_back({1, 1, lightBytes_.size()});
    lightBytes_.insert(lightBytes_.end(), kSampleBytes, kPlain);

    std::vector<Place> places;
    for (const Lightmap& map : lightmaps_)
        places.push_back({0, 0, map.width, map.height});
    std::uint32_t halvings = 0;
    auto size = pack(places);
    for (; !size && halvings < kMostHalvings; ++halvings) {
        for (Place& place : places) {
            place.width = half(place.width);
            place.height = half(place.height);
        }
        size = pack(places);
    }
    if (!size) {
        notes_.push_back(fmt::format("the light of {} faces does not fit into {} x {} samples and was ignored", plain,
                                     kMostAtlasSide, kMostAtlasSide));
        for (auto& vertex : vertices_)
            vertex.light = glm::vec2(0.0F);
        return;
    }
    if (halvings > 0)
        notes_.push_back(fmt::format("the light is coarser by {} than the map has it, to fit into {} x {} samples",
                                     1U << halvings, kMostAtlasSide, kMostAtlasSide));

    into.light.width = size->width;
    into.light.height = size->height;
    into.light.rgb.assign(kSampleBytes * size->width * size->height, kPlain);
    for (std::size_t i = 0; i < lightmaps_.size(); ++i) {
        const Lightmap& map = lightmaps_[i];
        std::span<const std::uint8_t> rgb(lightBytes_);
        rgb = rgb.subspan(map.first, kSampleBytes * map.width * map.height);
        std::vector<std::uint8_t> coarser;
        Size now{map.width, map.height};
        for (std::uint32_t h = 0; h < halvings; ++h) {
            coarser = halvedLight(rgb, now);
            rgb = coarser;
            now = {half(now.width), half(now.height)};
        }
        copyLight(into.light, places[i], rgb);
    }

    const glm::vec2 scale = 1.0F / glm::vec2(static_cast<float>(size->width), static_cast<float>(size->height));
    const float coarseness = 1.0F / static_cast<float>(1U << halvings);
    for (std::size_t i = 0; i < vertices_.size(); ++i) {
        const bool lit = lightOfVertex_[i] < plain;
        const Place& place = places[lit ? lightOfVertex_[i] : plain];
        const glm::vec2 most(static_cast<float>(place.width), static_cast<float>(place.height));
        const glm::vec2 sample =
            lit ? glm::clamp(vertices_[i].light * coarseness, glm::vec2(0.0F), most) : glm::vec2(0.5F);
        vertices_[i].light = (glm::vec2(static_cast<float>(place.x), static_cast<float>(place.y)) + sample) * scale;
    }
}

void TexturedMapBuilder::finish(TexturedMap& into) && {
    packLight(into);
    std::vector<std::uint32_t> numbers(textures_.size());
    std::vector<bool> used(textures_.size());
    for (const Part& part : parts_)
        used[part.texture] = true;
    into.textures.clear();
    for (std::size_t i = 0; i < textures_.size(); ++i) {
        numbers[i] = static_cast<std::uint32_t>(into.textures.size());
        if (used[i])
            into.textures.push_back(std::move(textures_[i]));
    }
    std::sort(parts_.begin(), parts_.end(), [](const Part& a, const Part& b) {
        return std::pair(a.layer, a.texture) < std::pair(b.layer, b.texture);
    });
    into.indices.clear();
    into.parts.clear();
    for (Part& part : parts_) {
        into.parts.push_back({part.layer, numbers[part.texture], static_cast<std::uint32_t>(into.indices.size()),
                              static_cast<std::uint32_t>(part.indices.size())});
        into.indices.insert(into.indices.end(), part.indices.begin(), part.indices.end());
        std::vector<std::uint32_t>().swap(part.indices);
    }
    into.vertices = std::move(vertices_);
    into.faces = faces_;
    into.facesWithImage = facesWithImage_;
    if (halvedImages_ > 0)
        notes_.push_back(fmt::format("images were halved {} times to fit into {} MiB", halvedImages_, memory_ >> 20U));
    if (droppedLight_ > 0)
        notes_.push_back(fmt::format("the light of {} faces was ignored because there is too much", droppedLight_));
    into.notes.insert(into.notes.end(), std::make_move_iterator(notes_.begin()), std::make_move_iterator(notes_.end()));
}

} // namespace navsmith::world
