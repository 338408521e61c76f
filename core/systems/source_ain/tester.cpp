#include "core/systems/source_ain/tester.h"

#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/save.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;

namespace {

using World = tl::expected<std::shared_ptr<const generation::NpcWorld>, std::string>;

/// One for each way of storing hulls.
struct CachedTester {
    std::int32_t version = 0;
    std::size_t hulls = 0;
    Tester tester;
};

struct CachedMap {
    std::weak_ptr<const world::Backdrop> map;
    World world;
    std::vector<CachedTester> testers;
};

World readWorld(const world::Backdrop& map) {
    if (!map.readFile)
        return tl::unexpected(texts::format("The file of the map is not known."));
    const auto file = map.readFile();
    if (!file)
        return tl::unexpected(file.error());
    return generation::NpcWorld::read(file->bytes, file->find);
}

CachedMap& cachedMapOf(std::vector<CachedMap>& maps, const std::shared_ptr<const world::Backdrop>& map) {
    std::erase_if(maps, [](const CachedMap& each) { return each.map.expired(); });
    const auto match = std::ranges::find_if(maps, [&](const CachedMap& each) { return each.map.lock() == map; });
    if (match != maps.end())
        return *match;
    maps.push_back({map, readWorld(*map), {}});
    return maps.back();
}

} // namespace

tl::expected<Tester, std::string> testerOf(const Model& m) {
    static std::mutex mutex;
    static std::vector<CachedMap> maps;
    const auto& map = m.map();
    if (map == nullptr)
        return tl::unexpected(texts::format("Open the map of the document first."));
    const std::scoped_lock lock(mutex);
    auto& cached = cachedMapOf(maps, map);
    if (!cached.world)
        return tl::unexpected(cached.world.error());
    const auto version = versionOf(m);
    const auto hulls = hullCount(m);
    for (const auto& candidate : cached.testers) {
        if (candidate.version == version && candidate.hulls == hulls)
            return candidate.tester;
    }
    const auto half = generation::wideHumanHalfOf(graphOf(m), *cached.world).value_or(generation::kWideHumanNow);
    auto tester = std::make_shared<const LinkTester>(*cached.world, generation::hullsFor(hulls, half), version);
    cached.testers.push_back({version, hulls, tester});
    return tester;
}

Tester testerOrNull(const Model& m) {
    auto tester = testerOf(m);
    return tester ? std::move(*tester) : nullptr;
}

std::string whyNot(std::size_t hull, const generation::HullWay& way) {
    return fmt::format("{}: {}", hullNames()[hull].title, generation::describe(way));
}

Ways usualWays(const Model& m, Slot one, Slot other) {
    Ways ways;
    const auto a = kindOf(m, one);
    const auto b = kindOf(m, other);
    std::uint8_t move = generation::move::kGround;
    if (a == NodeKind::Deleted || b == NodeKind::Deleted)
        ways.whyNot = texts::format("A deleted node has no links.");
    else if ((a == NodeKind::Air) != (b == NodeKind::Air))
        ways.whyNot = texts::format("An air node is linked with air nodes only.");
    else if (a == NodeKind::Air)
        move = generation::move::kFly;
    else if (a == NodeKind::Climb && b == NodeKind::Climb)
        move = generation::move::kClimb;
    if (ways.whyNot.empty())
        std::ranges::fill_n(ways.moves.begin(), static_cast<std::ptrdiff_t>(hullCount(m)), move);
    return ways;
}

Ways waysBetween(const Model& m, const Tester& tester, Slot one, Slot other) {
    auto usual = usualWays(m, one, other);
    if (tester == nullptr || !usual.whyNot.empty())
        return usual;
    const bool inOrder = numberOf(m, one) < numberOf(m, other);
    const auto low = recordOf(m, inOrder ? one : other);
    const auto high = recordOf(m, inOrder ? other : one);
    Ways ways;
    const auto isAny = [&] { return std::ranges::any_of(ways.moves, [](std::uint8_t move) { return move != 0; }); };
    ways.moves = tester->movesFor(low, high);
    if (!isAny())
        ways.moves = tester->movesFor(high, low);
    if (!isAny()) {
        const auto hull = hullInView(m);
        ways.whyNot = whyNot(hull, tester->wayFor(hull, low, high));
    }
    return ways;
}

} // namespace navsmith::systems::source_ain
