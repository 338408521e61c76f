// The steps of the games' builder over all nodes of a map. Section 5 of docs/formats/source-ain.md.
#pragma once

#include "core/systems/source_ain/generation/link_tester.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// What the entities of a map ask for.
struct NodePlan {
    std::vector<source::AinNode> nodes;                      ///< without offsets
    std::vector<bool> isStrider;                             ///< by node: a hint for striders
    std::vector<std::pair<std::size_t, std::size_t>> forced; ///< pairs that are tested whatever the rules say
};

inline constexpr std::size_t kMostLinksOfNode = 30;

class GraphBuilder {
public:
    /// Receives a stage of kBuildStages and 0 to 1; false asks to stop.
    using Progress = std::function<bool(std::size_t stage, double done)>;

    /// `threads`: 0 for all cores. The result does not depend on them.
    GraphBuilder(const LinkTester& tester, std::size_t threads, Progress progress)
        : tester_(tester), threads_(threads), progress_(std::move(progress)) {}

    /// Nodes with offsets and zones, and links. False if `progress` asked to stop.
    [[nodiscard]] bool build(const NodePlan& plan, source::AinFile& file) const;

private:
    class Tests;
    [[nodiscard]] bool place(const NodePlan& plan, std::vector<source::AinNode>& nodes) const;
    [[nodiscard]] bool look(std::span<const source::AinNode> nodes,
                            std::vector<std::vector<std::uint32_t>>& visible) const;
    [[nodiscard]] bool run(std::size_t stage, std::size_t count, const std::function<void(std::size_t)>& task) const;

    const LinkTester& tester_;
    std::size_t threads_ = 0;
    Progress progress_;
};

/// Names of the stages, marked for translation, and how long they take.
struct BuildStage {
    std::string_view title;
    double weight = 1;
};
std::span<const BuildStage> buildStages();

} // namespace navsmith::systems::source_ain::generation
