#include "core/systems/source_nav/generation/generate.h"

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"
#include "core/systems/source_nav/generation/areas.h"
#include "core/systems/source_nav/generation/ladders.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

source::NavPoint pointOf(const glm::vec3& place) {
    return {place.x, place.y, place.z};
}

template <typename T, typename List>
source::NavRange append(std::vector<T>& pool, const List& list) {
    const source::NavRange range{static_cast<std::uint32_t>(pool.size()), static_cast<std::uint32_t>(list.size())};
    pool.insert(pool.end(), list.begin(), list.end());
    return range;
}

source::NavFile fileOf(std::span<const GeneratedArea> areas, std::size_t mapBytes, std::uint32_t version) {
    source::NavFile file;
    file.format.version = version;
    file.bspSize = static_cast<std::uint32_t>(mapBytes);
    for (const auto& area : areas) {
        source::NavArea stored;
        stored.id = area.id;
        stored.attributes = (area.crouch ? kCrouchAttribute : 0U) | (area.jump ? kJumpAttribute : 0U);
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
        stored.length = ladder.shape.top.z - ladder.shape.bottom.z;
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
bool analyseNew(GeneratedMesh& mesh, const StageProgress& progress) {
    AnalysisOptions options;
    options.rules = rulesFor(mesh.file.format);
    options.parts = partsOf(mesh.file.format);
    auto analysed = analyse(mesh.file, sightThrough(*mesh.world), options, reportingTo(progress));
    if (!analysed)
        return false;
    mesh.file = std::move(*analysed);
    return true;
}

tl::expected<quake::BspFile, std::string> readMap(std::span<const std::byte> bytes) {
    auto map = quake::readBsp(bytes);
    if (!map)
        return tl::unexpected(bytes::describe(map.error()));
    if (map->variant != quake::BspVariant::GoldSrc)
        return tl::unexpected(texts::format("the map is not of GoldSrc (BSP 30)"));
    if (map->nodes.empty() || map->models.empty() || map->models.front().headNodes[0] == quake::kNoTree)
        return tl::unexpected(texts::format("the map's solids are damaged or missing"));
    return std::move(*map);
}

} // namespace

tl::expected<GeneratedMesh, std::string> generateMesh(std::span<const std::byte> map, const MeshOptions& options,
                                                      const StageProgress& progress) {
    const auto report = [&](std::string_view stage, double part) {
        return !progress || progress(texts::translated({stage}), part);
    };
    if (!report(texts::mark("Reading the map"), 0))
        return tl::unexpected(std::string());
    const auto read = readMap(map);
    if (!read)
        return tl::unexpected(read.error());
    GeneratedMesh result;
    result.world = std::make_shared<const GenerationWorld>(*read);
    const auto& world = *result.world;
    const auto seeds = options.seeds.empty() ? world.starts() : std::span<const glm::vec3>(options.seeds);
    if (!std::all_of(seeds.begin(), seeds.end(), bsp::isSound))
        return tl::unexpected(texts::format("a place to begin at is too far away"));
    if (seeds.empty())
        return tl::unexpected(texts::format("the map has no place where players start; give one to begin at"));

    const auto ladders = findLadders(world);
    const bool onlyFirst = options.seeds.empty() && options.rule == SeedRule::FirstStart;
    auto sampling = sample(world, {seeds, onlyFirst, options.mostNodes}, ladders, [&](std::size_t nodes) {
        // How many there will be is not known; maps of 15,000 are common.
        constexpr double kCommon = 15'000;
        const auto found = static_cast<double>(nodes);
        return report(texts::mark("Exploring the ground"), found / (found + kCommon));
    });
    if (sampling.end == SamplingEnd::Cancelled)
        return tl::unexpected(std::string());
    if (sampling.end == SamplingEnd::TooLarge)
        return tl::unexpected(texts::format("the map is too large: it has more than {} places to stand on",
                                            texts::grouped(options.mostNodes)));
    if (sampling.nodes.size() == 0)
        return tl::unexpected(texts::format("there is no ground under the places to begin at"));
    bool stopped = false;
    // Meshes of the versions before 5 also lead down where a step could, had nothing been in its way.
    const float leastDrop = options.version < 5 ? 0.0F : kJumpCrouchHeight;
    const auto areas = makeAreas(world, sampling.nodes, leastDrop, [&](double part) {
        stopped = stopped || !report(texts::mark("Making areas"), part);
        return !stopped;
    });
    if (stopped)
        return tl::unexpected(std::string());
    if (areas.empty())
        return tl::unexpected(texts::format("there is no room for an area where players start"));
    result.file = fileOf(areas, map.size(), options.version);
    result.seeds = std::move(sampling.seeds);
    result.nodes = sampling.nodes.size();
    if (options.analyse && !analyseNew(result, progress))
        return tl::unexpected(std::string());
    addLadders(result.file, connectLadders(world, ladders, areas));
    if (!report(texts::mark("Making ladders"), 1))
        return tl::unexpected(std::string());
    return result;
}

} // namespace navsmith::systems::source_nav::generation
