#include "core/world/static_props.h"

#include "core/world/box_tree.h"
#include "formats/containers/zip.h"

#include <glm/common.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

namespace navsmith::world {
namespace {

/// Thinner boxes tell nothing about a prop's size.
constexpr float kLeastSize = 1.0F;
constexpr std::uint64_t kMostPakBytes = std::uint64_t{64} << 20U;

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == '\\' ? '/' : c;
    });
    return result;
}

std::optional<SolidBox> boxByLeaves(const source::VbspFile& map, const source::VbspProps& props,
                                    const source::VbspProp& prop) {
    Bounds bounds;
    bounds.add(prop.origin);
    for (std::uint32_t i = 0; i < prop.leafCount; ++i) {
        const auto leaf = props.leaves[std::size_t{prop.firstLeaf} + i];
        if (leaf >= map.leaves.size())
            continue;
        const auto& box = map.leaves[leaf];
        bounds.add(glm::clamp(prop.origin, glm::min(box.minimum, box.maximum), glm::max(box.minimum, box.maximum)));
    }
    const glm::vec3 size = bounds.maximum - bounds.minimum;
    if (size.x < kLeastSize || size.y < kLeastSize || size.z < kLeastSize)
        return std::nullopt;
    return SolidBox{bounds.minimum, bounds.maximum, source::contents::kSolid, {}, {}};
}

} // namespace

PropBoxes propBoxes(const source::VbspFile& map, const source::VbspProps& props, const FindModel& findModel) {
    PropBoxes result;
    std::vector<std::optional<source::ModelBounds>> models;
    for (const auto& name : props.models)
        models.push_back(findModel(name));
    for (const auto& prop : props.props) {
        if (prop.solid == source::prop_solid::kNone)
            continue;
        const auto model = prop.model < models.size() ? models[prop.model] : std::nullopt;
        if (model) {
            const bool turns = prop.solid != source::prop_solid::kBox;
            result.boxes.push_back({model->minimum * prop.scale, model->maximum * prop.scale, source::contents::kSolid,
                                    prop.origin, turns ? prop.angles : glm::vec3(0.0F)});
            ++(prop.solid == source::prop_solid::kShape ? result.shaped : result.exact);
        } else if (const auto box = boxByLeaves(map, props, prop)) {
            result.boxes.push_back(*box);
            ++result.guessed;
        } else
            ++result.unknown;
    }
    return result;
}

FindModel modelsPackedInto(std::span<const std::byte> map, const source::VbspFile& read) {
    struct Pak {
        std::vector<std::byte> unpacked;
        std::unique_ptr<containers::MemorySource> source;
        std::unordered_map<std::string, containers::ZipEntry> entries;
    };
    auto pak = std::make_shared<Pak>();
    if (read.pakFile.length != 0 && read.pakFile.offset <= map.size() &&
        read.pakFile.length <= map.size() - read.pakFile.offset) {
        auto bytes = map.subspan(read.pakFile.offset, read.pakFile.length);
        if (source::isPackedLump(bytes)) {
            if (auto unpacked = source::unpackLump(bytes, read.pakFile.offset, "pakfile", kMostPakBytes))
                pak->unpacked = std::move(*unpacked);
            bytes = pak->unpacked;
        }
        pak->source = std::make_unique<containers::MemorySource>(bytes);
        if (auto entries = containers::listZip(*pak->source)) {
            for (auto& entry : *entries)
                pak->entries.try_emplace(lower(entry.name), std::move(entry));
        }
    }
    return [pak](std::string_view name) -> std::optional<source::ModelBounds> {
        const auto found = pak->entries.find(lower(name));
        if (found == pak->entries.end())
            return std::nullopt;
        const auto head = containers::readZipEntryStart(*pak->source, found->second, source::kModelHeadBytes);
        return head ? source::modelBounds(*head) : std::nullopt;
    };
}

} // namespace navsmith::world
