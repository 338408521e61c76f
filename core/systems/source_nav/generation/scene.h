// A map as the generator of its game sees it, and what the generator does differently from those of other games.
#pragma once

#include "core/systems/source_nav/generation/areas.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/generation/sight.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct Scene {
    std::shared_ptr<const Walker> walker;
    Seeds starts; ///< where players start
    std::vector<LadderBox> ladders;
    source::NavFormat format;       ///< of the file
    std::string_view game;          ///< its title; empty: GoldSrc's
    Sight sight;                    ///< for the analysis
    std::vector<std::string> notes; ///< what of the map is not known exactly, for people; one sentence each
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< of the map, for Generated::counts
    std::shared_ptr<const void> owner;                            ///< of what the others refer to
    /// Work on the sampled nodes before areas are made; progress 0 to 1; false: stopped. May be empty.
    std::function<bool(Nodes&, const std::function<bool(double)>&)> finishNodes;
    /// Work on areas; the nodes must outlive the result. May be empty.
    std::function<AreaSteps(const Nodes&, const ShowAreas&)> areaSteps;
};

/// From the bytes of a map. Fails with what is wrong, for people.
tl::expected<Scene, std::string> goldSrcScene(std::span<const std::byte> bytes, std::uint32_t version, SeedRule rule);
tl::expected<Scene, std::string> sourceScene(std::span<const std::byte> bytes, const MeshOptions& options);

/// Where exploring begins in GoldSrc, of the places where players start.
Seeds goldSrcStarts(std::span<const glm::vec3> places, SeedRule rule);

} // namespace navsmith::systems::source_nav::generation
