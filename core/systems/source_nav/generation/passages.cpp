#include "core/systems/source_nav/generation/passages.h"

#include "core/systems/source_nav/generation/analysis_mesh.h"

namespace navsmith::systems::source_nav::generation {

PassageGraph::PassageGraph(std::vector<glm::vec3> centres, std::span<const std::vector<Passage>> passages)
    : centres_(std::move(centres)), passageEnds_(centres_.size()), entranceEnds_(centres_.size()) {
    for (std::size_t i = 0; i < passages.size(); ++i) {
        for (const auto& passage : passages[i]) {
            passages_.push_back(passage);
            ++entranceEnds_[passage.to];
            hasShortcuts_ = hasShortcuts_ || passage.length < distance(centres_[passage.to], centres_[i]);
        }
        passageEnds_[i] = static_cast<std::uint32_t>(passages_.size());
    }
    std::uint32_t end = 0;
    for (auto& count : entranceEnds_)
        count = end += count;
    entrances_.resize(passages_.size());
    auto next = entranceEnds_;
    for (AreaIndex i = 0; i < size(); ++i) {
        for (const auto& passage : from(i))
            entrances_[--next[passage.to]] = {i, passage.length};
    }
}

} // namespace navsmith::systems::source_nav::generation
