#include "core/systems/source_nav/generation/generate.h"

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"
#include "core/systems/source_nav/generation/areas.h"
#include "core/systems/source_nav/generation/goldsrc/goldsrc_world.h"
#include "core/systems/source_nav/generation/ladders.h"
#include "core/systems/source_nav/generation/scene.h"
#include "core/systems/source_nav/generation/source/source_world.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr std::string_view kReading = texts::mark("Reading the map");

source::NavPoint pointOf(const glm::vec3& place) {
    return {place.x, place.y, place.z};
}

template <typename T, typename List>
source::NavRange append(std::vector<T>& pool, const List& list) {
    const source::NavRange range{static_cast<std::uint32_t>(pool.size()), static_cast<std::uint32_t>(list.size())};
    pool.insert(pool.end(), list.begin(), list.end());
    return range;
}

std::uint32_t attributesOf(const GeneratedArea& area, const source::NavFormat& format) {
    constexpr std::uint32_t kStairs = 0x1000;
    constexpr std::uint32_t kNoMerge = 0x2000;
    constexpr std::uint32_t kObstacleTop = 0x4000;
    const auto all = (area.crouch ? kCrouchAttribute : 0U) | (area.jump ? kJumpAttribute : 0U) |
                     (area.stairs ? kStairs : 0U) | (area.staysAlone ? kNoMerge : 0U) |
                     (area.obstacleTop ? kObstacleTop : 0U);
    return all & attributeMask(format);
}

source::NavFile fileOf(std::span<const GeneratedArea> areas, std::size_t mapBytes, const source::NavFormat& format) {
    source::NavFile file;
    file.format = format;
    file.bspSize = static_cast<std::uint32_t>(mapBytes);
    file.hasUnnamedAreas = hasUnnamedAreasByte(format) ? 1 : 0;
    for (const auto& area : areas) {
        source::NavArea stored;
        stored.id = area.id;
        stored.attributes = attributesOf(area, format);
        if (hasLight(format))
            stored.light.fill(1); // as on a server without a screen
        stored.northWest = pointOf(area.low);
        stored.southEast = pointOf(area.high);
        stored.northEastZ = area.northEastZ;
        stored.southWestZ = area.southWestZ;
        for (const auto side : kSides) {
            std::vector<std::uint32_t> ids;
            for (const auto to : area.links[side])
                ids.push_back(areas[to].id);
            stored.connections[side] = append(file.connections, ids);
        }
        file.areas.push_back(stored);
    }
    return file;
}

/// Areas list the ladders that one can climb up and down there.
void addLadders(source::NavFile& file, std::span<const GeneratedLadder> ladders) {
    const auto idOf = [&](AreaId area) { return area == kNoAreaId ? 0 : file.areas[area].id; };
    std::vector<std::array<std::vector<std::uint32_t>, 2>> lists(file.areas.size());
    for (const auto& ladder : ladders) {
        source::NavLadder stored;
        stored.id = static_cast<std::uint32_t>(file.ladders.size() + 1);
        stored.width = ladder.width;
        stored.top = pointOf(ladder.shape.top);
        stored.bottom = pointOf(ladder.shape.bottom);
        stored.length = ladder.length;
        stored.direction = ladder.shape.facing;
        stored.topForward = idOf(ladder.forward);
        stored.topLeft = idOf(ladder.left);
        stored.topRight = idOf(ladder.right);
        stored.topBehind = idOf(ladder.behind);
        stored.bottomArea = idOf(ladder.bottom);
        file.ladders.push_back(stored);
        if (ladder.bottom != kNoAreaId)
            lists[ladder.bottom][0].push_back(stored.id);
        for (const auto top : ladder.tops()) {
            if (top != kNoAreaId && (lists[top][1].empty() || lists[top][1].back() != stored.id))
                lists[top][1].push_back(stored.id);
        }
    }
    for (std::size_t i = 0; i < file.areas.size(); ++i)
        for (std::size_t way = 0; way < 2; ++way)
            file.areas[i].ladders[way] = append(file.ladderIds, lists[i][way]);
}

/// Before ladders are added: the game does not yet know what they lead to when it analyses a new mesh.
bool analyseNew(source::NavFile& file, const Sight& sight, const MeshOptions& mesh, std::vector<AnalysisPart> parts,
                const AnalysisProgress& progress) {
    AnalysisOptions options;
    options.rules = rulesFor(file.format);
    options.parts = std::move(parts);
    options.threads = mesh.threads;
    auto analysed = analyse(file, sight, options, progress);
    if (!analysed)
        return false;
    file = std::move(*analysed);
    file.analysed = hasAnalysed(file.format) && !mesh.parts ? 1 : 0;
    return true;
}

/// Takes the steps from and to nodes outside away, so that no area covers these.
void keepInside(Nodes& nodes, const Box& box) {
    const auto takeStep = [&](NodeId node, Side side) {
        nodes.setObstacle(node, side, std::nullopt);
        return std::exchange(nodes[node].to[side], kNoNode);
    };
    for (NodeId node = 0; node < nodes.size(); ++node) {
        if (box.contains(nodes[node].place))
            continue;
        for (const auto side : kSides) {
            const auto next = takeStep(node, side);
            if (next != kNoNode && nodes[next].to[opposite(side)] == node)
                takeStep(next, opposite(side));
        }
    }
}

/// The parts that are wanted of those that the game analyses.
std::vector<AnalysisPart> partsFor(const MeshOptions& options, const source::NavFormat& format) {
    auto parts = options.analyse ? partsOf(format) : std::vector<AnalysisPart>();
    if (options.parts)
        std::erase_if(
            parts, [&](AnalysisPart part) { return std::ranges::find(*options.parts, part) == options.parts->end(); });
    return parts;
}

enum MeshStage : std::uint8_t { Reading, Exploring, LookingForCeilings, MakingAreas, MakingLadders, AnalysisBegins };

std::vector<Stage> stagesFor(const Scene& scene, std::span<const AnalysisPart> parts) {
    std::vector<Stage> stages{{kReading, 1},
                              {texts::mark("Exploring the ground"), 20},
                              {texts::mark("Looking for low ceilings"), scene.finishNodes ? 5.0 : 0.0},
                              {texts::mark("Making areas"), 5},
                              {texts::mark("Making ladders"), 1}};
    const auto analysis = stagesOf(parts);
    stages.insert(stages.end(), analysis.begin(), analysis.end());
    return stages;
}

/// The parts of generateMesh().
class Generation {
public:
    Generation(Scene scene, const MeshOptions& options, const StageProgress& progress)
        : scene_(std::move(scene)), options_(options), parts_(partsFor(options, scene_.format)),
          progress_(progress, stagesFor(scene_, parts_)) {}

    tl::expected<GeneratedMesh, std::string> run(std::size_t mapBytes) {
        const auto seeds = options_.seeds.empty() ? scene_.starts : Seeds{options_.seeds, SeedUse::All};
        if (!std::ranges::all_of(seeds.places, bsp::isSound))
            return tl::unexpected(texts::format("a place to begin at is too far away"));
        if (seeds.places.empty())
            return tl::unexpected(texts::format("the map has no place where players start; give one to begin at"));
        const auto ladders = findLadders(*scene_.walker, scene_.ladders);
        auto sampling = explore(seeds, ladders);
        if (!sampling)
            return tl::unexpected(std::move(sampling.error()));
        const auto areas = makeAreasOver(sampling->nodes);
        if (!areas)
            return tl::unexpected(std::string());
        if (areas->empty())
            return tl::unexpected(options_.inside ? texts::format("no ground that can be reached lies in the box")
                                                  : texts::format("there is no room for an area where players start"));
        GeneratedMesh result;
        result.file = fileOf(*areas, mapBytes, scene_.format);
        result.game = scene_.game;
        result.notes = scene_.notes;
        result.counts = scene_.counts;
        result.seeds = std::move(sampling->seeds);
        result.nodes = sampling->nodes.size();
        if (!report(MakingLadders, 0))
            return tl::unexpected(std::string());
        const auto connected = connectLadders(*scene_.walker, ladders, scene_.ladders, *areas);
        if (!parts_.empty() &&
            !analyseNew(result.file, scene_.sight, options_, parts_, reportingTo(progress_, AnalysisBegins, parts_)))
            return tl::unexpected(std::string());
        addLadders(result.file, connected);
        result.inAir = areasInAir(result.file, *scene_.walker);
        if (options_.examine)
            result.examination = examine(result.file, *scene_.walker, scene_.starts.places);
        return result;
    }

private:
    bool report(MeshStage stage, double part) {
        stopped_ = stopped_ || !progress_.report(stage, part);
        return !stopped_;
    }

    tl::expected<Sampling, std::string> explore(const Seeds& seeds, std::span<const LadderSeed> ladders) {
        auto sampling = sample(*scene_.walker, seeds, options_.mostNodes, ladders, [&](std::size_t nodes) {
            // How many there will be is not known; maps of 15,000 are common.
            constexpr double kCommon = 15'000;
            const auto found = static_cast<double>(nodes);
            return report(Exploring, found / (found + kCommon));
        });
        if (sampling.end == SamplingEnd::Cancelled)
            return tl::unexpected(std::string());
        if (sampling.end == SamplingEnd::TooLarge)
            return tl::unexpected(texts::format("the map is too large: it has more than {} places to stand on",
                                                texts::grouped(options_.mostNodes)));
        if (sampling.nodes.size() == 0)
            return tl::unexpected(texts::format("there is no ground under the places to begin at"));
        if (scene_.finishNodes &&
            !scene_.finishNodes(sampling.nodes, [&](double part) { return report(LookingForCeilings, part); }))
            return tl::unexpected(std::string());
        if (options_.inside)
            keepInside(sampling.nodes, *options_.inside);
        return sampling;
    }

    /// None if stopped.
    std::optional<std::vector<GeneratedArea>> makeAreasOver(const Nodes& nodes) {
        ShowAreas show;
        if (auto* const observer = options_.observer) {
            observer->explored(*scene_.walker, nodes);
            show = [observer](std::string_view title, std::span<const GeneratedArea> areas) {
                observer->shaped(title, areas);
            };
        }
        const auto steps = scene_.areaSteps ? scene_.areaSteps(nodes, show) : AreaSteps{{}, {}, show};
        auto areas = makeAreas(*scene_.walker, nodes, steps, [&](double part) { return report(MakingAreas, part); });
        return stopped_ ? std::nullopt : std::optional(std::move(areas));
    }

    Scene scene_;
    const MeshOptions& options_;
    std::vector<AnalysisPart> parts_;
    StagedProgress progress_;
    bool stopped_ = false;
};

const SourceGame& ruleGame(const source::NavFormat& format, const world::MapGeometry& map) {
    const auto& likely = likelyGame(map.entities, map.version);
    const auto* const game = sourceGameOf(format, likely);
    return game == nullptr ? likely : *game;
}

} // namespace

std::vector<glm::vec3> seedsFor(const source::NavFormat& format, const world::MapGeometry& map, SeedRule rule) {
    auto [places, use] = format.version <= source::kLastGoldSrcVersion
                             ? goldSrcStarts(startsOf(map.entities), rule)
                             : startsOf(ruleGame(format, map), map.entities, rule);
    if (use == SeedUse::First && places.size() > 1)
        places.resize(1);
    return places;
}

std::string_view gameFor(const source::NavFormat& format, const world::MapGeometry& map) {
    return format.version <= source::kLastGoldSrcVersion ? std::string_view() : ruleGame(format, map).title;
}

tl::expected<GeneratedMesh, std::string> generateMesh(std::span<const std::byte> map, const MeshOptions& options,
                                                      const StageProgress& progress) {
    if (progress && !progress(texts::translated({kReading}), 0))
        return tl::unexpected(std::string());
    auto scene =
        source::identifyVbsp(map)
            ? sourceScene(map, options)
            : goldSrcScene(map, options.version != 0 ? options.version : source::kLastGoldSrcVersion, options.rule);
    if (!scene)
        return tl::unexpected(std::move(scene.error()));
    return Generation(std::move(*scene), options, progress).run(map.size());
}

} // namespace navsmith::systems::source_nav::generation
