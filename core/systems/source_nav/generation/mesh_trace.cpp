#include "core/systems/source_nav/generation/mesh_trace.h"

#include "core/systems/source_nav/generation/areas.h"
#include "core/systems/source_nav/generation/refusal.h"
#include "core/systems/source_nav/generation/sampling.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

namespace {

using symbol::rgb;
using symbol::Rgba;

constexpr float kAboveGround = 2; ///< marks are drawn above the surfaces of the map
constexpr float kPlaceSize = 5;   ///< pixels
constexpr std::uint8_t kFillAlpha = 70;
constexpr std::string_view kPlacesReached = texts::mark("Places reached");

constexpr Rgba kPlain = rgb(0x4CC38A);
constexpr Rgba kCrouch = rgb(0x5AA9E6);
constexpr Rgba kSteep = rgb(0xFF8A3D);
constexpr Rgba kStairs = rgb(0xB388FF);
constexpr Rgba kTop = rgb(0xFFD54F);

glm::vec3 shown(const glm::vec3& place) {
    return place + glm::vec3(0, 0, kAboveGround);
}

Rgba colourOf(const GeneratedArea& area) {
    if (area.jump)
        return kSteep;
    if (area.stairs)
        return kStairs;
    if (area.obstacleTop)
        return kTop;
    return area.crouch ? kCrouch : kPlain;
}

symbol::Quad quadOf(const GeneratedArea& area) {
    const auto edge = colourOf(area);
    auto fill = edge;
    fill.a = kFillAlpha;
    return {{shown(area.corner(SouthWest)), shown(area.corner(SouthEast)), shown(area.corner(NorthEast)),
             shown(area.corner(NorthWest))},
            fill,
            edge,
            0};
}

/// Steps from many sides lead to one place.
std::vector<RejectedPlace> refusedSteps(const Walker& walker, const Nodes& nodes) {
    std::vector<RejectedPlace> rejected;
    for (NodeId node = 0; node < nodes.size(); ++node) {
        for (const auto side : kSides) {
            if ((nodes[node].visited & 1U << side) == 0 || nodes[node].to[side] != kNoNode)
                continue;
            const auto refusal = walker.whyNot(nodes[node].place, side);
            rejected.push_back({refusal.place, static_cast<std::uint32_t>(refusal.kind), refusal.amount});
        }
    }
    const auto cellOf = [](const RejectedPlace& rejection) {
        const auto rounded = [](float value) { return std::lround(value / kStep); };
        return std::tuple(rounded(rejection.place.x), rounded(rejection.place.y), rounded(rejection.place.z),
                          rejection.reason);
    };
    std::ranges::stable_sort(rejected, {}, cellOf);
    const auto sameCell = [&](const RejectedPlace& a, const RejectedPlace& b) { return cellOf(a) == cellOf(b); };
    rejected.erase(std::unique(rejected.begin(), rejected.end(), sameCell), rejected.end());
    return rejected;
}

class Recorder final : public MeshObserver {
public:
    void explored(const Walker& walker, const Nodes& nodes) override {
        trace_.spacing = kStep;
        trace_.rejected = refusedSteps(walker, nodes);
        auto& stage = trace_.stages.emplace_back();
        stage.title = texts::translated({kPlacesReached});
        stage.count = nodes.size();
        for (NodeId node = 0; node < nodes.size(); ++node) {
            nodes_.push_back(nodes[node]);
            trace_.reached.push_back(nodes[node].place);
            stage.drawing.mark(shown(nodes[node].place), nodes[node].crouch != 0 ? kCrouch : kPlain, kPlaceSize,
                               symbol::Shape::Disc);
        }
    }

    void shaped(std::string_view title, std::span<const GeneratedArea> areas) override {
        auto& stage = trace_.stages.emplace_back();
        stage.title = texts::translated({title});
        for (const auto& area : areas)
            if (!area.gone)
                stage.drawing.quads.push_back(quadOf(area));
        stage.count = stage.drawing.quads.size();
        areas_.assign(areas.begin(), areas.end());
    }

    [[nodiscard]] bool isEmpty() const { return trace_.stages.empty(); }
    GenerationTrace take() {
        rejectUncovered();
        return std::move(trace_);
    }

private:
    /// Places to stand on that no area covers in the end.
    void rejectUncovered() {
        constexpr float kTolerance = 5;
        const AreaGrid grid(areas_);
        for (const auto& node : nodes_) {
            if (grid.under(node.place, kTolerance + kStepHeight) != kNoAreaId)
                continue;
            const float slope = slopeOf(node.normal);
            auto kind = RefusalKind::TooNarrow;
            float amount = 0;
            if (node.normal.z < kLeastNormalZ) {
                kind = RefusalKind::TooSteep;
                amount = slope;
            } else if (node.blocked != 0)
                kind = RefusalKind::NoHeadRoom;
            trace_.rejected.push_back({node.place, static_cast<std::uint32_t>(kind), amount});
        }
    }

    GenerationTrace trace_;
    std::vector<Node> nodes_;
    std::vector<GeneratedArea> areas_;
};

std::string explainSolid(float /*amount*/) {
    return texts::format("A wall or another solid is here.");
}
std::string explainInvisibleWall(float /*amount*/) {
    return texts::format("An invisible wall stops players here: a clip brush.");
}
std::string explainHeadRoom(float amount) {
    return amount > 0 ? texts::format(
                            "There is no room for a crouching player: {:.0f} units are free above the ground.", amount)
                      : texts::format("There is no room for a crouching player.");
}
std::string explainHigh(float amount) {
    return texts::format("The ground is {:.0f} units higher than beside it, too high to climb.", amount);
}
std::string explainSteep(float amount) {
    return texts::format("The ground is too steep: {:.0f}°.", amount);
}
std::string explainDeep(float amount) {
    return amount > 0 ? texts::format("The drop is too deep: {:.0f} units.", amount)
                      : texts::format("There is no ground below.");
}
std::string explainOutside(float /*amount*/) {
    return texts::format("The place is outside the map, below its terrain, or has no ground around it.");
}
std::string explainNarrow(float /*amount*/) {
    return texts::format("One can stand here, but the place is too narrow for an area: no four places in a square lead "
                         "to each other.");
}

constexpr RejectionReason kReasons[] = {
    {"in_solid", texts::mark("In a solid"), texts::mark("A wall or another solid"), rgb(0x7D8794), explainSolid},
    {"invisible_wall", texts::mark("Invisible wall"), texts::mark("A clip brush that only stops players"),
     rgb(0xD16BFF), explainInvisibleWall},
    {"no_head_room", texts::mark("No head room"), texts::mark("A crouching player does not fit"), rgb(0x5AA9E6),
     explainHeadRoom},
    {"too_high", texts::mark("Too high"), texts::mark("Ground that is too high to climb"), rgb(0xFFD54F), explainHigh},
    {"too_steep", texts::mark("Too steep"), texts::mark("Ground that is too steep to walk on"), rgb(0xFF8A3D),
     explainSteep},
    {"too_deep", texts::mark("Drop too deep"), texts::mark("A fall that is too deep, or no ground at all"),
     rgb(0xFF5A4F), explainDeep},
    {"outside", texts::mark("Outside"), texts::mark("Outside the map, or below its terrain"), rgb(0xF06292),
     explainOutside},
    {"too_narrow", texts::mark("Too narrow"), texts::mark("Reached, but no area fits"), rgb(0x26C6DA), explainNarrow},
};

} // namespace

tl::expected<GenerationTrace, std::string> traceMesh(std::span<const std::byte> map, MeshOptions options,
                                                     const StageProgress& progress) {
    Recorder recorder;
    options.analyse = false;
    options.observer = &recorder;
    const auto mesh = generateMesh(map, options, progress);
    // Where no mesh comes out, what was explored tells why.
    if (!mesh && (mesh.error().empty() || recorder.isEmpty()))
        return tl::unexpected(mesh.error());
    return recorder.take();
}

std::span<const RejectionReason> rejectionReasons() {
    return kReasons;
}

} // namespace navsmith::systems::source_nav::generation
