#include "core/world/static_props.h"

#include "core/world/box_tree.h"
#include "core/world/packed_files.h"

#include <glm/common.hpp>

#include <memory>

namespace navsmith::world {
namespace {

/// Thinner boxes tell nothing about a prop's size.
constexpr float kLeastSize = 1.0F;

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
    const auto packed = std::make_shared<const PackedFiles>(map, read.pakFile);
    return [packed](std::string_view name) -> std::optional<source::ModelBounds> {
        const auto head = packed->readStart(name, source::kModelHeadBytes);
        return head ? source::modelBounds(*head) : std::nullopt;
    };
}

} // namespace navsmith::world
