#include "formats/source/vmt_file.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace navsmith::source {

using key_values::findValue;
using key_values::KeyValue;
using key_values::sameKey;

namespace {

constexpr std::string_view kFolder = "materials/";

std::string pathOf(std::string_view name, std::string_view ending) {
    auto path = bytes::pathKey(name);
    path.erase(0, std::min(path.find_first_not_of('/'), path.size()));
    for (auto at = path.find("//"); at != std::string::npos; at = path.find("//", at))
        path.erase(at, 1);
    if (!path.starts_with(kFolder))
        path.insert(0, kFolder);
    if (!path.ends_with(ending))
        path += ending;
    return path;
}

std::optional<float> numberAt(std::string_view& text) {
    const auto begin = text.find_first_of("-.0123456789");
    if (begin == std::string_view::npos)
        return std::nullopt;
    float value = 0.0F;
    const auto [end, error] = std::from_chars(text.data() + begin, text.data() + text.size(), value);
    if (error != std::errc{} || !std::isfinite(value))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// "{ 51 62 75 }" counts to 255, "[0.2 0.3 0.4]" to 1.
std::optional<glm::vec3> colourOf(std::string_view text) {
    const float white = text.find('{') != std::string_view::npos ? 255.0F : 1.0F;
    glm::vec3 colour(0.0F);
    for (glm::length_t i = 0; i < 3; ++i) {
        const auto value = numberAt(text);
        if (!value)
            return std::nullopt;
        colour[i] = std::clamp(*value / white, 0.0F, 1.0F);
    }
    return colour;
}

bool isSet(std::span<const KeyValue> parameters, std::string_view key) {
    auto value = findValue(parameters, key).value_or("0");
    return numberAt(value).value_or(0.0F) != 0.0F;
}

/// Old materials may name their texture only in the blocks for some graphics cards.
std::string_view baseTextureOf(std::span<const KeyValue> parameters) {
    constexpr std::string_view kKey = "$basetexture";
    if (const auto value = findValue(parameters, kKey))
        return *value;
    for (const auto& entry : parameters) {
        if (const auto value = findValue(entry.block, kKey))
            return *value;
    }
    return {};
}

void set(std::vector<KeyValue>& parameters, const KeyValue& entry, bool onlyIfThere) {
    const auto it = std::find_if(parameters.begin(), parameters.end(),
                                 [&](const KeyValue& other) { return sameKey(other.key, entry.key); });
    if (it != parameters.end())
        *it = entry;
    else if (!onlyIfThere)
        parameters.push_back(entry);
}

} // namespace

bytes::Result<VmtFile> readVmt(std::span<const std::byte> text) {
    auto read = key_values::readKeyValues(text);
    const auto first =
        std::find_if(read.entries.begin(), read.entries.end(), [](const KeyValue& entry) { return entry.isBlock; });
    if (first == read.entries.end())
        return tl::unexpected(
            bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "shader", "no block", "a block", {}, {}});
    VmtFile file;
    file.notes = std::move(read.notes);
    file.shader = bytes::pathKey(first->key);
    if (file.shader != "patch") {
        file.parameters = std::move(first->block);
        return file;
    }
    if (const auto include = findValue(first->block, "include"); include && !include->empty())
        file.include = vmtPath(*include);
    for (auto& entry : first->block) {
        const bool replaces = sameKey(entry.key, "replace");
        if (!entry.isBlock || (!replaces && !sameKey(entry.key, "insert")))
            continue;
        auto& into = replaces ? file.replacements : file.parameters;
        std::move(entry.block.begin(), entry.block.end(), std::back_inserter(into));
    }
    return file;
}

VmtFile patched(VmtFile material, const VmtFile& patch) {
    for (const auto& entry : patch.replacements)
        set(material.parameters, entry, true);
    for (const auto& entry : patch.parameters)
        set(material.parameters, entry, false);
    return material;
}

VmtMaterial materialOf(const VmtFile& file) {
    VmtMaterial material;
    if (const auto texture = baseTextureOf(file.parameters); !texture.empty())
        material.baseTexture = vtfPath(texture);
    material.water = file.shader.starts_with("water");
    material.translucent = isSet(file.parameters, "$translucent");
    material.additive = isSet(file.parameters, "$additive");
    material.alphaTest = isSet(file.parameters, "$alphatest");
    if (auto alpha = findValue(file.parameters, "$alpha"))
        material.alpha = std::clamp(numberAt(*alpha).value_or(1.0F), 0.0F, 1.0F);
    if (const auto colour = findValue(file.parameters, "$fogcolor"); colour && material.water)
        material.fogColour = colourOf(*colour);
    return material;
}

std::string vmtPath(std::string_view name) {
    return pathOf(name, ".vmt");
}

std::string vtfPath(std::string_view name) {
    return pathOf(name, ".vtf");
}

} // namespace navsmith::source
