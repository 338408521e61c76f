#include "core/systems/gta_sa_paths/text/lights.h"

#include "core/systems/gta_sa_paths/bits.h"
#include "core/systems/gta_sa_paths/text/town.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

constexpr std::array<LightModel, 8> kLightModels{{
    {1283, "mtraffic1"},
    {1284, "mtraffic2"},
    {1315, "trafficlight1"},
    {1350, "cj_traffic_light4"},
    {1351, "cj_traffic_light5"},
    {1352, "cj_traffic_light3"},
    {3516, "vgsstriptlights1"},
    {3855, "gay_traffic_light"},
}};

constexpr float kNearCrossing = 15.0F;    ///< |dx| + |dy|, units
constexpr double kLeftOfLight = -15.0;    ///< units along its right-hand side
constexpr double kRightOfLight = 14.0;    ///< units
constexpr double kAboveLight = 6.0;       ///< units, up or down
constexpr double kRoundedPlace = 0.002;   ///< of placements in a table
constexpr double kRoundedHeading = 0.001; ///< degrees
constexpr std::uint8_t kNorthSouth = 1;
constexpr std::uint8_t kWestEast = 2;

int cellOf(float at) {
    return static_cast<int>(std::floor(at / 16.0F));
}
std::uint64_t keyOf(int x, int y) {
    return std::uint64_t{static_cast<std::uint32_t>(x)} << 32U | static_cast<std::uint32_t>(y);
}

/// Whether a road passes the line across which a light shines.
bool meets(const Light& light, const glm::vec3& a, const glm::vec3& b) {
    const double angle = double{light.heading} * std::numbers::pi / 180.0;
    const double sine = std::sin(angle);
    const double cosine = std::cos(angle);
    const auto across = [&](const glm::vec3& p) { return (p.x - light.x) * -sine + (p.y - light.y) * cosine; };
    const auto along = [&](const glm::vec3& p) { return (p.x - light.x) * cosine + (p.y - light.y) * sine; };
    const double from = across(a);
    const double to = across(b);
    if (std::min(from, to) > kRoundedPlace || std::max(from, to) < -kRoundedPlace)
        return false;
    const double t = from == to ? 0.0 : std::clamp(from / (from - to), 0.0, 1.0);
    const double u = std::lerp(along(a), along(b), t);
    const double height = std::lerp(double{a.z}, double{b.z}, t) - light.z;
    return u > kLeftOfLight && u < kRightOfLight && std::abs(height) < kAboveLight;
}

std::uint8_t cycleBy(const Light& light) {
    const double signedHeading = std::remainder(double{light.heading}, 360.0);
    // Three of the game's lights are right at a limit, and have the cycle of a light that is turned a little less.
    const double heading = signedHeading - std::copysign(kRoundedHeading, signedHeading);
    return (heading > 60.0 && heading < 150.0) || (heading > -120.0 && heading < -30.0) ? kWestEast : kNorthSouth;
}

RoadEnd endOf(const Town& town, std::uint32_t node, std::uint32_t otherEndOfRoad) {
    RoadEnd end;
    for (const auto e : town.edgesOf(node)) {
        const auto& edge = town.edges[e];
        end.links += town.nodes[edge.low].stops || town.nodes[edge.high].stops ? 0 : 1;
        if (const auto other = otherEnd(edge, node); other != otherEndOfRoad)
            end.around += town.edgesOf(other).size();
    }
    return end;
}

using LinkPlace = std::array<std::int32_t, 6>; ///< of both nodes
using NaviPlace = std::array<std::int32_t, 4>; ///< x, y and direction

/// Calls found(place, link) for each link between nodes that are there.
template <typename Files, typename Found>
void forEachLink(Files& files, Found found) {
    for (auto& file : files) {
        for (const auto& node : file.nodes) {
            const auto first = static_cast<std::size_t>(std::max<int>(node.firstLink, 0));
            const auto end = std::min(first + (node.flags & flag::countMask), file.links.size());
            for (auto l = first; l < end; ++l) {
                auto& link = file.links[l];
                if (link.targetArea >= files.size() || link.targetNode >= files[link.targetArea].nodes.size())
                    continue;
                const auto& target = files[link.targetArea].nodes[link.targetNode];
                found(LinkPlace{node.x, node.y, node.z, target.x, target.y, target.z}, link);
            }
        }
    }
}

NaviPlace placeOf(const PathFile::NaviRecord& navi, int sign) {
    return {navi.x, navi.y, sign * navi.directionX, sign * navi.directionY};
}

} // namespace

void copyLights(std::vector<PathFile>& files, std::span<const PathFile> from, CompiledCounts& counts) {
    std::set<LinkPlace> crossings;
    forEachLink(from, [&](const LinkPlace& place, const PathFile::LinkRecord& link) {
        if ((link.crossing & kPedestrianLight) != 0)
            crossings.insert(place);
    });
    forEachLink(files, [&](const LinkPlace& place, PathFile::LinkRecord& link) {
        if (link.crossing == 0 || !crossings.contains(place))
            return;
        link.crossing |= kPedestrianLight;
        ++counts.litCrossings;
    });

    struct Lit {
        unsigned cycle = 0;
        unsigned side = 0;
    };
    std::map<NaviPlace, Lit> navis;
    for (const auto& file : from) {
        for (const auto& navi : file.navis) {
            const Lit lit{navi.lights & kCycleBits, navi.lanes & unsigned{kLightSide}};
            if (lit.cycle == 0 && lit.side == 0)
                continue;
            navis.try_emplace(placeOf(navi, 1), lit);
            navis.try_emplace(placeOf(navi, -1), Lit{lit.cycle, lit.side ^ kLightSide}); // attached to the other end
        }
    }
    for (auto& file : files) {
        for (auto& navi : file.navis) {
            const auto found = navis.find(placeOf(navi, 1));
            if (found == navis.end())
                continue;
            navi.lights = static_cast<std::uint8_t>(found->second.cycle);
            navi.lanes = static_cast<std::uint8_t>(navi.lanes | found->second.side);
            counts.litNavis += found->second.cycle != 0 ? 1 : 0;
        }
    }
}

std::span<const LightModel> lightModels() {
    return kLightModels;
}

bool isLight(std::uint32_t model) {
    return std::ranges::find(kLightModels, model, &LightModel::id) != kLightModels.end();
}

tl::expected<std::vector<Light>, std::string> readPlacements(std::span<const std::byte> table) {
    gta_world::TextRows rows(table);
    constexpr std::array<std::string_view, 5> kColumns{"model", "x", "y", "z", "rz"};
    std::array<std::size_t, kColumns.size()> columns{};
    if (!rows.next())
        return tl::unexpected(texts::format("line {}: found nothing, expected the names of columns", 1));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
        const auto at = std::ranges::find(rows.fields(), kColumns[i]);
        if (at == rows.fields().end())
            return tl::unexpected(texts::format("line {}: found no column {}", rows.line(), kColumns[i]));
        columns[i] = static_cast<std::size_t>(at - rows.fields().begin());
    }
    const auto last = std::ranges::max(columns);
    std::vector<Light> lights;
    while (rows.next()) {
        const auto& fields = rows.fields();
        if (fields.size() <= last)
            return tl::unexpected(
                texts::format("line {}: found {} fields, expected at least {}", rows.line(), fields.size(), last + 1));
        const auto model = gta_world::toBits(fields[columns[0]]);
        std::array<float, 4> numbers{};
        bool sound = model.has_value();
        for (std::size_t i = 0; i < numbers.size() && sound; ++i) {
            const auto number = gta_world::toFloat(fields[columns[i + 1]]);
            sound = number && std::abs(*number) < 1e6F;
            numbers[i] = number.value_or(0.0F);
        }
        if (!sound)
            return tl::unexpected(texts::format("line {}: expected a model, a place and a heading", rows.line()));
        if (isLight(*model))
            lights.push_back({*model, numbers[0], numbers[1], numbers[2], numbers[3]});
    }
    return lights;
}

void lightCrossings(Town& town) {
    for (auto& edge : town.edges)
        edge.litCrossing = edge.cross;
}

bool isLightForAttached(const RoadEnd& attached, const RoadEnd& other) {
    return attached.links != other.links ? attached.links > other.links : attached.around > other.around;
}

PlacedLights::PlacedLights(std::span<const Light> lights) : lights_(lights) {
    for (const auto& light : lights)
        cells_[keyOf(cellOf(light.x), cellOf(light.y))].push_back(&light);
}

template <typename Found>
void PlacedLights::near(const glm::vec3& a, const glm::vec3& b, Found found) const {
    const auto [x0, x1] = std::minmax(a.x, b.x);
    const auto [y0, y1] = std::minmax(a.y, b.y);
    const auto squares =
        static_cast<std::size_t>(cellOf(x1) - cellOf(x0) + 3) * static_cast<std::size_t>(cellOf(y1) - cellOf(y0) + 3);
    if (squares > lights_.size()) { // an edge across the map
        for (const auto& light : lights_)
            found(light);
        return;
    }
    for (int x = cellOf(x0) - 1; x <= cellOf(x1) + 1; ++x) {
        for (int y = cellOf(y0) - 1; y <= cellOf(y1) + 1; ++y) {
            const auto at = cells_.find(keyOf(x, y));
            if (at == cells_.end())
                continue;
            for (const auto* light : at->second)
                found(*light);
        }
    }
}

bool PlacedLights::isNear(const glm::vec3& end) const {
    bool isNear = false;
    near(end, end, [&](const Light& light) {
        isNear = isNear || std::abs(light.x - end.x) + std::abs(light.y - end.y) < kNearCrossing;
    });
    return isNear;
}

std::uint8_t PlacedLights::cycleOf(const glm::vec3& a, const glm::vec3& b) const {
    const Light* first = nullptr;
    near(a, b, [&](const Light& light) {
        if (meets(light, a, b) && (first == nullptr || &light < first))
            first = &light;
    });
    return first == nullptr ? std::uint8_t{0} : cycleBy(*first);
}

void addLights(Town& town, std::span<const Light> lights) {
    const PlacedLights placed(lights);
    const auto placeOf = [&](std::uint32_t node) {
        const auto& at = town.nodes[node].place;
        return glm::vec3(at.x, at.y, at.z);
    };
    for (auto& edge : town.edges) {
        const auto low = placeOf(edge.low);
        const auto high = placeOf(edge.high);
        if (edge.cross) {
            edge.litCrossing = placed.isNear(low) || placed.isNear(high);
        } else if (edge.navi != kNone) {
            auto& navi = town.navis[edge.navi];
            const auto cycle = placed.cycleOf(low, high);
            if (cycle == 0)
                continue;
            navi.cycle = cycle;
            // Navi nodes are attached to the lower end.
            navi.side = isLightForAttached(endOf(town, edge.low, edge.high), endOf(town, edge.high, edge.low)) ? 1 : 0;
        }
    }
}

} // namespace navsmith::systems::gta_sa_paths::compiler
