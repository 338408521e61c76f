#include "core/systems/source_ain/generation/nodes_from_ground.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr double kWidestSpacing = 200;
constexpr double kLeastSpacing = 100;
constexpr double kAboveGround = 16; ///< so that wide hulls on slopes do not begin in the floor

struct GroundPlace {
    std::size_t patch = 0;
    glm::dvec3 position{0.0};
};

double heightAt(const FloorPatch& patch, double across, double along) {
    const double low = std::lerp(patch.heights[0], patch.heights[1], across);
    const double high = std::lerp(patch.heights[2], patch.heights[3], across);
    return std::lerp(low, high, along);
}

class GroundNodes {
public:
    /// Stops where there are more than `most`.
    GroundNodes(const BotGraph& mesh, double scale, std::size_t most)
        : mesh_(mesh), scale_(scale), ofArea_(mesh.nodes.size()), linked_(mesh.nodes.size()) {
        for (const auto& link : mesh.links) {
            if (link.from >= linked_.size() || link.to >= linked_.size())
                continue;
            linked_[link.from].push_back(link.to);
            linked_[link.to].push_back(link.from);
        }
        std::vector<std::size_t> order(mesh.ground.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto size = [&](std::size_t i) {
            return (mesh.ground[i].high.x - mesh.ground[i].low.x) * (mesh.ground[i].high.y - mesh.ground[i].low.y);
        };
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
        for (const auto i : order) {
            if (places_.size() <= most)
                addPatch(i);
        }
        std::ranges::stable_sort(places_, {}, &GroundPlace::patch);
    }

    [[nodiscard]] std::span<const GroundPlace> places() const { return places_; }

private:
    void addPatch(std::size_t index) {
        constexpr double kFarthest = 65536; // of maps; areas of damaged meshes may be anywhere
        const auto& patch = mesh_.ground[index];
        const bool isSound = patch.low.x >= -kFarthest && patch.low.y >= -kFarthest && patch.high.x <= kFarthest &&
                             patch.high.y <= kFarthest;
        if (!isSound)
            return;
        const std::size_t area = patch.row;
        if (area >= mesh_.nodes.size() || mesh_.nodes[area].has(BotMark::Blocked))
            return;
        const auto count = [&](double length) {
            return static_cast<std::size_t>(std::clamp(std::ceil(length / (kWidestSpacing * scale_)), 1.0, 1000.0));
        };
        const auto columns = count(patch.high.x - patch.low.x);
        const auto rows = count(patch.high.y - patch.low.y);
        for (std::size_t i = 0; i < rows; ++i) {
            for (std::size_t j = 0; j < columns; ++j) {
                const double across = (static_cast<double>(j) + 0.5) / static_cast<double>(columns);
                const double along = (static_cast<double>(i) + 0.5) / static_cast<double>(rows);
                add(area, {index,
                           {std::lerp(patch.low.x, patch.high.x, across), std::lerp(patch.low.y, patch.high.y, along),
                            heightAt(patch, across, along) + kAboveGround}});
            }
        }
    }

    void add(std::size_t area, const GroundPlace& place) {
        const auto isNear = [&](std::size_t other) {
            return std::ranges::any_of(ofArea_[other], [&](const glm::dvec3& position) {
                return glm::distance(position, place.position) < kLeastSpacing * scale_;
            });
        };
        if (isNear(area) || std::ranges::any_of(linked_[area], isNear))
            return;
        ofArea_[area].push_back(place.position);
        places_.push_back(place);
    }

    const BotGraph& mesh_;
    double scale_ = 1;
    std::vector<std::vector<glm::dvec3>> ofArea_; ///< by node of the mesh
    std::vector<std::vector<std::size_t>> linked_;
    std::vector<GroundPlace> places_;
};

} // namespace

std::vector<source::AinNode> nodesFromGround(const BotGraph& mesh, std::size_t most) {
    constexpr double kGrowth = 1.2;
    constexpr int kMostAttempts = 16;
    std::vector<source::AinNode> nodes;
    double scale = 1;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        const GroundNodes ground(mesh, scale, most);
        scale *= kGrowth;
        if (ground.places().size() > most)
            continue;
        for (const auto& place : ground.places()) {
            source::AinNode node;
            node.position = {static_cast<float>(place.position.x), static_cast<float>(place.position.y),
                             static_cast<float>(place.position.z)};
            node.type = node_type::kGround;
            nodes.push_back(node);
        }
        break;
    }
    return nodes;
}

} // namespace navsmith::systems::source_ain::generation
