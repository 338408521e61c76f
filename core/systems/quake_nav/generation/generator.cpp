#include "core/systems/quake_nav/generation/generator.h"

#include "core/systems/quake_nav/generation/compare.h"
#include "core/systems/quake_nav/generation/generate.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr std::string_view kEnding = ".nav";

/// A number that people can choose.
struct Setting {
    GeneratorSetting info;
    float& (*of)(WaypointOptions&);
};

const std::array<Setting, 4>& settings() {
    static const std::array<Setting, 4> all{{
        {{"spacing", texts::mark("least distance between nodes in narrow places"), 0, 48, 512},
         [](WaypointOptions& o) -> float& { return o.placement.spacing; }},
        {{"largest", texts::mark("of nodes in wide places"), 0, 4, 328},
         [](WaypointOptions& o) -> float& { return o.placement.highestRadius; }},
        {{"longest", texts::mark("bots walk straight along a link"), 0, 64, 1024},
         [](WaypointOptions& o) -> float& { return o.linking.longest; }},
        {{"gravity", texts::mark("of the map while it is played; 0: what its worldspawn says, else 800"), 0, 0, 8000},
         [](WaypointOptions& o) -> float& { return o.gravity; }},
    }};
    return all;
}

/// Fails with what is wrong.
tl::expected<void, std::string> apply(std::span<const std::pair<std::string, double>> chosen,
                                      WaypointOptions& options) {
    for (const auto& [id, value] : chosen) {
        const auto setting = std::ranges::find(settings(), id, [](const Setting& each) { return each.info.id; });
        if (setting == settings().end())
            return tl::unexpected(texts::format("there is no setting \"{}\"", id));
        if (value < setting->info.least || value > setting->info.most)
            return tl::unexpected(
                texts::format("{} must be between {} and {}", id, setting->info.least, setting->info.most));
        setting->of(options) = static_cast<float>(value);
    }
    return {};
}

std::size_t countOf(const Network& network, LinkKind kind) {
    return static_cast<std::size_t>(std::ranges::count(network.links(), kind, &Link::kind));
}

void addFindings(const Waypoints& waypoints, const AsFile& file, Generated& result) {
    const auto add = [&](const Remark& remark) {
        result.findings.push_back({remark.kind, remark.subject, remark.text});
    };
    std::ranges::for_each(waypoints.remarks, add);
    if (file.linksLeftOut != 0)
        add({"limit",
             {},
             texts::format("{} links were left out, since a file has no room for more", file.linksLeftOut)});
    if (file.unknownEdicts != 0)
        add({"edicts",
             {},
             texts::format("{} edicts have no number, since only the running game knows it; {} have that of the known "
                           "file",
                           file.unknownEdicts, file.knownEdicts)});
    std::ranges::for_each(waypoints.reach.unreached, add);
}

template <quake::NavGame game>
tl::expected<Generated, std::string> generate(const GenerateInput& input, const StageProgress& progress) {
    std::optional<quake::NavFile> like;
    if (!input.like.empty()) {
        if (auto read = quake::readNav(input.like))
            like = std::move(*read);
    }
    constexpr bool quake2 = game == quake::NavGame::Quake2;
    std::int32_t version = quake2 ? quake::kLastNav3Version : quake::kLastNav2Version;
    if (input.version != 0)
        version = static_cast<std::int32_t>(std::min<std::uint32_t>(input.version, 1000));
    else if (like && like->game == game)
        version = like->version;
    if (quake::layoutsOf(game, version).empty())
        return tl::unexpected(texts::format("version {} cannot be made; versions are {} to {}", version,
                                            quake2 ? quake::kFirstNav3Version : quake::kFirstNav2Version,
                                            quake2 ? quake::kLastNav3Version : quake::kLastNav2Version));
    auto options = usualOptions(game);
    if (auto applied = apply(input.settings, options); !applied)
        return tl::unexpected(std::move(applied.error()));
    std::ranges::transform(input.seeds, std::back_inserter(options.seeds),
                           [](const glm::dvec3& seed) { return glm::vec3(seed); });
    auto waypoints = makeWaypoints(input.map, options, progress);
    if (!waypoints)
        return tl::unexpected(std::move(waypoints.error()));
    const auto file = asFile(*waypoints, game, version, like ? &*like : nullptr);
    const auto& network = waypoints->network;
    Generated result;
    result.name = std::string(input.mapName).append(kEnding);
    result.bytes = quake::writeNav(file.file);
    result.counts = {{"places to stand on", waypoints->floor},
                     {"of them in reach of a node", waypoints->covered},
                     {"nodes", file.file.nodes.size()},
                     {"links", file.file.links.size()},
                     {"ledges", countOf(network, LinkKind::Ledge)},
                     {"barrier jumps", countOf(network, LinkKind::Barrier)},
                     {"long jumps", countOf(network, LinkKind::LongJump)},
                     {"elevators", countOf(network, LinkKind::Elevator)},
                     {"trains", countOf(network, LinkKind::Train)},
                     {"teleports", countOf(network, LinkKind::Teleport)},
                     {"pushers", countOf(network, LinkKind::Pusher)},
                     {"ladders", countOf(network, LinkKind::Ladder)},
                     {"edicts", file.file.edicts.size()},
                     {"starts", waypoints->reach.starts},
                     {"starts reached from every start", waypoints->reach.startsReached},
                     {"items", waypoints->reach.items},
                     {"items reached from every start", waypoints->reach.itemsReached}};
    addFindings(*waypoints, file, result);
    return result;
}

template <quake::NavGame game>
bool takes(std::span<const std::byte> head) {
    return gameOfMap(head) == game;
}

} // namespace

Generator generator(quake::NavGame game) {
    std::vector<GeneratorSetting> infos;
    auto usual = usualOptions(game);
    for (const auto& setting : settings()) {
        infos.push_back(setting.info);
        infos.back().byDefault = static_cast<double>(setting.of(usual));
    }
    const bool quake2 = game == quake::NavGame::Quake2;
    return {.ending = kEnding,
            .settings = std::move(infos),
            .takes = quake2 ? takes<quake::NavGame::Quake2> : takes<quake::NavGame::Quake>,
            .generate = quake2 ? generate<quake::NavGame::Quake2> : generate<quake::NavGame::Quake>,
            .compare = compareWaypoints};
}

} // namespace navsmith::systems::quake_nav::generation
