#include "core/world/source_materials.h"

#include "formats/bytes/plain_text.h"
#include "formats/source/vtf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::world {
namespace {

constexpr int kMostIncludes = 8;
constexpr float kGamma = 2.2F;

bool isNumber(std::string_view text) {
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Removes "_NUMBER" from the end.
bool cutNumber(std::string_view& name) {
    const auto at = name.rfind('_');
    if (at == std::string_view::npos || !isNumber(name.substr(at + 1)))
        return false;
    name = name.substr(0, at);
    return true;
}

void multiplyAlpha(TextureImage& image, float alpha) {
    for (std::size_t i = 3; i < image.rgba.size(); i += 4)
        image.rgba[i] = static_cast<std::uint8_t>(std::lround(static_cast<float>(image.rgba[i]) * alpha));
}

/// Light that is added to what is behind shows where it is bright.
void alphaFromBrightness(TextureImage& image) {
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
        image.rgba[i + 3] = std::max({image.rgba[i], image.rgba[i + 1], image.rgba[i + 2]});
}

} // namespace

float onScreen(float linear) {
    return linear > 0.0F ? std::pow(linear, 1.0F / kGamma) : 0.0F;
}

glm::vec3 onScreen(const glm::vec3& linear) {
    return {onScreen(linear.x), onScreen(linear.y), onScreen(linear.z)};
}

std::array<std::uint8_t, 3> lightOnScreen(const glm::vec3& linear) {
    constexpr float kPlain = 128.0F;
    std::array<std::uint8_t, 3> light{};
    for (std::size_t i = 0; i < 3; ++i)
        light.at(i) = static_cast<std::uint8_t>(
            std::lround(std::min(onScreen(linear[static_cast<glm::length_t>(i)]) * kPlain, 255.0F)));
    return light;
}

std::optional<std::string> originalMaterial(std::string_view name) {
    constexpr std::string_view kMaps = "maps/";
    constexpr std::array<std::string_view, 2> kEndings{"_wvt_patch", "_patch"};
    const auto path = bytes::pathKey(name);
    std::string_view rest(path);
    if (!rest.starts_with(kMaps))
        return std::nullopt;
    rest.remove_prefix(kMaps.size());
    const auto folder = rest.find('/');
    if (folder == std::string_view::npos)
        return std::nullopt;
    rest.remove_prefix(folder + 1);
    // "_depth_NUMBER" of water, and the three coordinates of a cube map.
    auto shorter = rest;
    if (cutNumber(shorter)) {
        constexpr std::string_view kDepth = "_depth";
        if (shorter.ends_with(kDepth))
            rest = shorter.substr(0, shorter.size() - kDepth.size());
        else {
            int numbers = 0;
            while (numbers < 2 && cutNumber(shorter))
                ++numbers;
            if (numbers == 2)
                rest = shorter;
        }
    }
    for (const auto ending : kEndings) {
        if (rest.ends_with(ending)) {
            rest.remove_suffix(ending.size());
            break;
        }
    }
    return rest.empty() ? std::nullopt : std::optional<std::string>(rest);
}

std::optional<std::vector<std::byte>> SourceMaterials::file(std::string_view path) const {
    if (auto packed = packed_.read(path))
        return packed;
    return find_(path);
}

std::optional<source::VmtFile> SourceMaterials::load(const std::string& path) const {
    std::vector<source::VmtFile> patches; // the one to apply last comes first
    std::string next = path;
    for (int i = 0; i < kMostIncludes; ++i) {
        const auto bytes = file(next);
        auto read = bytes ? source::readVmt(*bytes) : tl::unexpected(bytes::FormatError{});
        if (!read)
            return std::nullopt;
        if (read->shader != "patch") {
            auto material = std::move(*read);
            for (auto patch = patches.rbegin(); patch != patches.rend(); ++patch)
                material = source::patched(std::move(material), *patch);
            return material;
        }
        next = read->include;
        patches.push_back(std::move(*read));
        if (next.empty())
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<source::VmtMaterial> SourceMaterials::material(std::string_view name) const {
    auto vmt = load(source::vmtPath(name));
    if (!vmt) {
        if (const auto original = originalMaterial(name))
            vmt = load(source::vmtPath(*original));
    }
    return vmt ? std::optional(source::materialOf(*vmt)) : std::nullopt;
}

MapTexture SourceMaterials::texture(const source::VmtMaterial& material, const glm::vec3& colour) const {
    MapTexture texture;
    texture.colour = material.fogColour.value_or(colour);
    if (material.alphaTest)
        texture.blend = TextureBlend::Masked;
    if (material.translucent || material.additive || material.water || material.alpha < 1.0F)
        texture.blend = TextureBlend::Translucent;
    const auto bytes = material.baseTexture.empty() ? std::nullopt : file(material.baseTexture);
    const auto read = bytes ? source::readVtf(*bytes) : tl::unexpected(bytes::FormatError{});
    auto image = read ? source::decodeVtf(*bytes, *read, kMostTextureSide) : tl::unexpected(bytes::FormatError{});
    if (!image)
        return texture;
    texture.image = {image->width, image->height, std::move(image->rgba)};
    if (material.additive)
        alphaFromBrightness(texture.image);
    // Otherwise alpha says how shiny a pixel is, or how bright by itself.
    else if (!material.translucent && !material.alphaTest)
        for (std::size_t i = 3; i < texture.image.rgba.size(); i += 4)
            texture.image.rgba[i] = 255;
    if (material.alpha < 1.0F)
        multiplyAlpha(texture.image, material.alpha);
    return texture;
}

std::uint32_t SourceTextures::add(std::string_view name, const std::optional<source::VmtMaterial>& material,
                                  const glm::vec3& colour) {
    if (!material) {
        MapTexture texture;
        texture.name = name;
        texture.colour = colour;
        return builder_.addTexture(std::move(texture));
    }
    // Materials that were made for cube maps share their image.
    const auto key = fmt::format("{}|{}|{}|{}|{}|{}", material->baseTexture, material->water, material->translucent,
                                 material->additive, material->alphaTest, material->alpha);
    if (const auto it = numbers_.find(key); it != numbers_.end())
        return it->second;
    auto texture = materials_.texture(*material, colour);
    texture.name = name;
    const bool hasImage = !texture.image.empty();
    const auto number = builder_.addTexture(std::move(texture));
    if (hasImage)
        numbers_.emplace(key, number);
    return number;
}

} // namespace navsmith::world
