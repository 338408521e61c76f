#include "core/world/quake_images.h"

#include "formats/bytes/plain_text.h"
#include "formats/quake/wad_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace navsmith::world {
namespace {

constexpr std::string_view kPaletteFile = "gfx/palette.lmp";

bool isQuake(const quake::BspFile& map) {
    return map.variant != quake::BspVariant::GoldSrc;
}

quake::Palette paletteOf(const quake::BspFile& map, const FindGameFile& find) {
    if (isQuake(map)) {
        if (const auto file = find(kPaletteFile)) {
            if (const auto palette = quake::readPalette(*file))
                return *palette;
        }
    }
    return quake::standardPalette();
}

/// The right half: what lies behind the clouds.
quake::IndexedImage rightHalf(const quake::IndexedImage& whole) {
    quake::IndexedImage half{whole.width / 2, whole.height, {}};
    half.rgba.reserve(whole.rgba.size() / 2);
    for (std::size_t y = 0; y < whole.height; ++y) {
        const auto row = whole.rgba.begin() + static_cast<std::ptrdiff_t>(4 * y * whole.width);
        half.rgba.insert(half.rgba.end(), row + static_cast<std::ptrdiff_t>(std::size_t{4} * half.width),
                         row + static_cast<std::ptrdiff_t>(std::size_t{8} * half.width));
    }
    return half;
}

} // namespace

std::vector<std::string> wadNames(std::string_view list) {
    std::vector<std::string> names;
    while (!list.empty()) {
        const auto end = std::min(list.find(';'), list.size());
        auto path = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        path.remove_prefix(path.find_last_of("/\\:") + 1); // npos + 1 is 0
        while (!path.empty() && path.back() == ' ')
            path.remove_suffix(1);
        if (!path.empty())
            names.emplace_back(path);
    }
    return names;
}

QuakeImages::QuakeImages(const quake::BspFile& map, const quake::BspSurfaces& surfaces,
                         std::span<const MapEntity> entities, const std::vector<bool>& used, const FindGameFile& find)
    : map_(map), surfaces_(surfaces), palette_(paletteOf(map, find)) {
    // In a sound map textures share no pixels, but a model that is translucent has an image of its own. A damaged map
    // may ask for gigabytes.
    constexpr std::size_t kMostSharing = 8;
    pixelsLeft_ = std::size_t{1} << 20U;
    for (const auto& record : surfaces.textures)
        pixelsLeft_ = std::max(pixelsLeft_, kMostSharing * record.size());
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        if (map.textures[i].name.starts_with('+'))
            inMapByName_.try_emplace(bytes::lowered(map.textures[i].name), i);
    }
    if (!entities.empty())
        readWads(entities.front().value("wad"), used, find);
}

void QuakeImages::readWads(std::string_view list, const std::vector<bool>& used, const FindGameFile& find) {
    std::vector<std::string> needed;
    for (std::size_t i = 0; i < map_.textures.size(); ++i) {
        const auto& name = map_.textures[i].name;
        if (!used[i] || name.empty() || inMap(i))
            continue;
        needed.push_back(bytes::lowered(name));
        if (auto first = bytes::lowered(quake::firstFrame(name)); first != needed.back())
            needed.push_back(std::move(first));
    }
    std::sort(needed.begin(), needed.end());
    needed.erase(std::unique(needed.begin(), needed.end()), needed.end());
    constexpr std::size_t kMostWads = 256; // a damaged map may name any number
    auto names = wadNames(list);
    names.resize(std::min(names.size(), kMostWads));
    std::vector<std::string> missing;
    for (const auto& name : names) {
        if (needed.empty())
            break;
        const auto file = find(name);
        if (!file) {
            missing.push_back(name);
            continue;
        }
        const auto wad = quake::readWad(*file);
        if (!wad) {
            notes_.push_back(fmt::format("{} was ignored: {}", name, bytes::describe(wad.error())));
            continue;
        }
        std::erase_if(needed, [&](const std::string& texture) {
            const auto record = quake::findTexture(*wad, texture);
            if (record) {
                records_.emplace(texture, std::vector(record->begin(), record->end()));
                pixelsLeft_ += 2 * record->size();
            }
            return record.has_value();
        });
    }
    if (!missing.empty() && !needed.empty())
        notes_.push_back(fmt::format("{} of {} files with textures were not found: {}", missing.size(), names.size(),
                                     fmt::join(missing, ", ")));
}

std::optional<quake::Miptex> QuakeImages::inMap(std::size_t texture) const {
    auto miptex = quake::readMiptex(surfaces_.textures[texture]);
    return miptex && !miptex->pixels.empty() ? std::optional(std::move(*miptex)) : std::nullopt;
}

std::optional<quake::Miptex> QuakeImages::find(std::size_t texture) const {
    const auto name = bytes::lowered(map_.textures[texture].name);
    const auto inWad = [&](const std::string& called) -> std::optional<quake::Miptex> {
        const auto record = records_.find(called);
        if (record == records_.end())
            return std::nullopt;
        auto miptex = quake::readMiptex(record->second);
        return miptex && !miptex->pixels.empty() ? std::optional(std::move(*miptex)) : std::nullopt;
    };
    if (const auto first = quake::firstFrame(name); first != name) {
        const auto there = inMapByName_.find(first);
        if (there != inMapByName_.end()) {
            if (auto miptex = inMap(there->second))
                return miptex;
        }
        if (auto miptex = inWad(first))
            return miptex;
    }
    if (auto miptex = inMap(texture))
        return miptex;
    return inWad(name);
}

TextureImage QuakeImages::imageOf(std::size_t texture) {
    const auto miptex = find(texture);
    if (!miptex || miptex->pixels.size() > pixelsLeft_)
        return {};
    pixelsLeft_ -= miptex->pixels.size();
    const auto name = bytes::lowered(map_.textures[texture].name);
    auto image = quake::colourPixels(miptex->pixels, miptex->width, miptex->height,
                                     miptex->palette ? *miptex->palette : palette_, quake::hasHoles(name));
    if (isQuake(map_) && name.starts_with("sky") && image.width == 2 * image.height)
        image = rightHalf(image);
    return {image.width, image.height, std::move(image.rgba)};
}

glm::vec2 QuakeImages::sizeOf(std::size_t texture) const {
    // A texture of a WAD file counts with the size that it has there, but maps have the same.
    const auto& size = map_.textures[texture];
    const auto side = [](std::uint32_t pixels) { return static_cast<float>(std::max(pixels, 1U)); };
    const bool sky = isQuake(map_) && size.width == 2 * size.height && bytes::lowered(size.name).starts_with("sky");
    return {side(sky ? size.width / 2 : size.width), side(size.height)};
}

} // namespace navsmith::world
