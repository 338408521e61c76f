#include "core/systems/gta_sa_paths/text/town.h"

#include "core/systems/gta_sa_paths/bits.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

namespace ipl = gta_paths_ipl;
using gta_paths_ipl::kNodesInGroup;
using ipl::Group;
using ipl::NodeLine;
using Lines = std::array<NodeLine, kNodesInGroup>;

constexpr float kSixteenth = 1.0F / 16.0F;
constexpr double kWidestRoad = 15.0;
constexpr double kWidestPavement = 31.0;
constexpr std::int32_t kFastest = 2;

bool isWithin(double value, double least, double most) {
    return value >= least && value <= most;
}

/// What is wrong with the value of a line, in itself.
struct ValueRule {
    std::string_view expected;
    bool (*holds)(const NodeLine&);
};
constexpr std::array<ValueRule, 5> kValueRules{{
    {texts::mark("a kind from 0 to 2"),
     [](const NodeLine& n) { return isWithin(n.kind, ipl::kEmpty, ipl::kInternal); }},
    {texts::mark("a width of 0 or more"), [](const NodeLine& n) { return n.width >= 0.0; }},
    {texts::mark("0 to 7 lanes"), [](const NodeLine& n) { return isWithin(n.left, 0, 7) && isWithin(n.right, 0, 7); }},
    {texts::mark("a speed from 0 to 3"), [](const NodeLine& n) { return isWithin(n.speed, 0, 3); }},
    {texts::mark("a spawn rate from 0 to 1, and a behaviour from 0 to 15"),
     [](const NodeLine& n) { return isWithin(n.spawn, 0.0, 1.0) && isWithin(n.behaviour, 0, 15); }},
}};

struct Fault {
    std::uint32_t line = 0;
    std::string text;
};

bool isUnlinkedExternal(const NodeLine& node) {
    return node.kind == ipl::kExternal && node.next < 0;
}

/// An external without a link takes over that of an internal which points at it.
void repair(Lines& lines) {
    for (std::size_t e = 0; e < kNodesInGroup; ++e) {
        auto& external = lines[e];
        if (!isUnlinkedExternal(external))
            continue;
        for (std::size_t i = 0; i < kNodesInGroup; ++i) {
            auto& internal = lines[i];
            if (internal.kind != ipl::kInternal || internal.next != static_cast<std::int32_t>(e))
                continue;
            external.next = static_cast<std::int32_t>(i);
            internal.next = ipl::kNoNode;
            std::swap(external.cross, internal.cross);
        }
    }
}

std::optional<Fault> faultOfPlace(const Traits& traits, const NodeLine& node) {
    const std::array<std::pair<char, double>, 3> coordinates{{{'x', node.x}, {'y', node.y}, {'z', node.z}}};
    for (const auto& [name, at] : coordinates) {
        if (std::abs(at) < tooFar(traits))
            continue;
        if (std::abs(at) < tooFar(kExtended))
            return Fault{node.line, texts::format("{} is {:.0f} units: too far from the middle for the stock form of "
                                                  "the files, not for the extended one",
                                                  name, at * double{kSixteenth})};
        return Fault{node.line, texts::format("{} is too far from the middle", name)};
    }
    return std::nullopt;
}

std::optional<Fault> faultOfLine(const Traits& traits, const Lines& lines, const NodeLine& node) {
    if (auto fault = faultOfPlace(traits, node))
        return fault;
    for (const auto& rule : kValueRules) {
        if (!rule.holds(node))
            return Fault{node.line, texts::format("expected {}", texts::translated({rule.expected}))};
    }
    constexpr auto kLast = static_cast<std::int32_t>(kNodesInGroup) - 1;
    if (node.next < ipl::kNoNode || node.next > kLast)
        return Fault{node.line, texts::format("next is {}, expected -1 to {}", node.next, kLast)};
    const auto* next = node.next < 0 ? nullptr : &lines[static_cast<std::size_t>(node.next)];
    if (node.kind == ipl::kExternal && (next == nullptr || next->kind != ipl::kInternal))
        return Fault{node.line, next == nullptr
                                    ? texts::format("an external node that no internal one is linked to")
                                    : texts::format("an external node is linked to one that is not internal")};
    if (next != nullptr && next->kind == ipl::kEmpty)
        return Fault{node.line, texts::format("linked to node {}, which is empty", node.next)};
    return std::nullopt;
}

/// `lines` are already repaired.
std::optional<Fault> faultOf(const Traits& traits, const Group& group, const Lines& lines) {
    if (group.form == ipl::Form::Gta3 || group.id != -1)
        return Fault{group.line,
                     texts::format("the group belongs to model {}{}{}: its coordinates are not those of the map",
                                   group.id, group.model.empty() ? "" : " ", group.model)};
    if (!isWithin(group.type, ipl::kPed, ipl::kBoat))
        return Fault{group.line, texts::format("type {}, expected 0 to 2", group.type)};
    for (const auto& node : lines) {
        if (node.kind == ipl::kEmpty)
            continue;
        if (auto fault = faultOfLine(traits, lines, node))
            return fault;
    }
    return std::nullopt;
}

/// A group that can be compiled.
struct SoundGroup {
    Origin origin;
    std::int32_t type = ipl::kCar;
    const Lines* lines = nullptr; ///< repaired
};

struct SoundGroups {
    std::vector<SoundGroup> groups;
    std::deque<Lines> repaired; ///< of groups whose own lines need it: few, and lines are large
};

class TownReader {
public:
    TownReader(const Arithmetic& math, const Traits& traits, Town& town) : math_(math), town_(town) {
        town_.math = &math;
        town_.traits = &traits;
    }

    /// Vehicles first, then pedestrians.
    void add(const SoundGroup& group) {
        const bool ped = group.type == ipl::kPed;
        std::array<std::uint32_t, kNodesInGroup> numbers{};
        for (std::size_t i = 0; i < kNodesInGroup; ++i) {
            const auto& line = (*group.lines)[i];
            if (line.kind != ipl::kInternal)
                continue;
            numbers[i] = static_cast<std::uint32_t>(town_.nodes.size());
            town_.nodes.push_back(node(group, line, ped));
        }
        for (const auto& line : *group.lines) {
            if (line.kind != ipl::kExternal)
                continue;
            (ped ? town_.pedJoints : town_.vehicleJoints)
                .push_back({.place = place(line),
                            .node = numbers[static_cast<std::size_t>(line.next)],
                            .width = width(line, ped),
                            .left = static_cast<std::uint8_t>(line.left),
                            .right = static_cast<std::uint8_t>(line.right),
                            .cross = line.cross != 0});
        }
        addEdges(*group.lines, numbers);
    }

    /// Puts the nodes into the order of the files. Those of an area stay in the order of the text.
    void sort() {
        auto& nodes = town_.nodes;
        std::vector<std::uint32_t> order(nodes.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, {}, [&](std::uint32_t n) { return std::pair(nodes[n].ped, nodes[n].area); });
        std::vector<Node> sorted;
        sorted.reserve(nodes.size());
        std::vector<std::uint32_t> rank(nodes.size());
        for (const auto n : order) {
            rank[n] = static_cast<std::uint32_t>(sorted.size());
            sorted.push_back(nodes[n]);
        }
        nodes = std::move(sorted);
        for (auto* joints : {&town_.vehicleJoints, &town_.pedJoints}) {
            for (auto& joint : *joints)
                joint.node = rank[joint.node];
        }
        for (auto& edge : town_.edges) {
            std::tie(edge.low, edge.high) = std::minmax({rank[edge.low], rank[edge.high]});
        }
    }

private:
    /// Decimals of the text are dropped.
    [[nodiscard]] Place place(const NodeLine& line) const {
        const auto units = [&](double value) { return static_cast<float>(std::trunc(value)) * kSixteenth; };
        return {units(line.x), units(line.y), units(line.z)};
    }

    [[nodiscard]] std::uint8_t width(const NodeLine& line, bool ped) const {
        const auto units = std::min(line.width, ped ? kWidestPavement : kWidestRoad);
        return static_cast<std::uint8_t>(toStored(math_, math_.fromText(units)));
    }

    [[nodiscard]] std::uint32_t flags(const NodeLine& line, std::int32_t type, bool stops) const {
        std::uint32_t flags =
            (line.flags & ipl::kSwitchedOff) != 0 || stops ? flag::switchedOff | flag::switchedOffOriginal : 0;
        flags |= type != ipl::kPed && (line.flags & ipl::kRoadBlock) != 0 ? flag::roadBlock : 0;
        flags |= type == ipl::kBoat ? flag::water : 0;
        flags |= (line.flags & ipl::kNoWander) != 0 ? flag::dontWander : 0;
        if (type != ipl::kPed)
            flags |= static_cast<std::uint32_t>(std::min(line.speed, kFastest)) << flag::roadClassShift;
        const auto spawn = static_cast<std::uint32_t>(math_.multiply(15.0F, math_.fromText(line.spawn)));
        return flags | spawn << flag::spawnShift | static_cast<std::uint32_t>(line.behaviour) << flag::behaviourShift;
    }

    [[nodiscard]] Node node(const SoundGroup& group, const NodeLine& line, bool ped) const {
        Node node;
        const auto world = place(line);
        const std::array units{world.x, world.y, world.z};
        std::array<float, 3> read{};
        for (std::size_t i = 0; i < 3; ++i) {
            node.stored[i] = toStored(math_, units[i]);
            read[i] = math_.multiply(0.125F, static_cast<float>(node.stored[i]));
        }
        node.place = {read[0], read[1], read[2]};
        node.area = areaAt(math_, town_.traits->grid, world.x, world.y); // the stored place would move a few
        node.width = width(line, ped);
        node.ped = ped;
        node.stops = stopsTraffic(static_cast<unsigned>(line.behaviour));
        node.flags = flags(line, group.type, node.stops);
        node.origin = {group.origin.text, line.line};
        return node;
    }

    void addEdges(const Lines& lines, const std::array<std::uint32_t, kNodesInGroup>& numbers) {
        const auto linked = [&](std::size_t from, std::size_t to) {
            return lines[from].next == static_cast<std::int32_t>(to);
        };
        for (std::size_t i = 0; i < kNodesInGroup; ++i) {
            for (std::size_t j = i + 1; j < kNodesInGroup; ++j) {
                if (lines[i].kind != ipl::kInternal || lines[j].kind != ipl::kInternal ||
                    (!linked(i, j) && !linked(j, i)))
                    continue;
                town_.edges.push_back(
                    {.low = numbers[i],
                     .high = numbers[j],
                     .cross = (linked(i, j) && lines[i].cross != 0) || (linked(j, i) && lines[j].cross != 0)});
            }
        }
    }

    const Arithmetic& math_;
    Town& town_;
};

/// Refers to the texts.
SoundGroups soundGroups(std::span<const Source> texts, const Traits& traits, std::vector<Message>& broken) {
    SoundGroups sound;
    for (std::uint32_t t = 0; t < texts.size(); ++t) {
        const std::string file(texts[t].name);
        const auto& text = *texts[t].text;
        const auto before = broken.size();
        for (const auto& [line, error] : text.broken)
            broken.push_back(
                {file, line, texts::format("{}: found {}, expected {}", error.field, error.found, error.expected)});
        for (const auto& group : text.groups) {
            const auto* lines = &group.nodes;
            if (std::ranges::any_of(group.nodes, isUnlinkedExternal)) {
                repair(sound.repaired.emplace_back(group.nodes));
                lines = &sound.repaired.back();
            }
            if (auto fault = faultOf(traits, group, *lines))
                broken.push_back({file, fault->line, std::move(fault->text)});
            else
                sound.groups.push_back({{t, group.line}, group.type, lines});
        }
        std::ranges::stable_sort(broken.begin() + static_cast<std::ptrdiff_t>(before), broken.end(), {},
                                 &Message::line);
        if (text.brokenTotal > text.broken.size())
            broken.push_back(
                {file, 0, texts::format("{} more groups cannot be read", text.brokenTotal - text.broken.size())});
    }
    return sound;
}

} // namespace

std::int32_t tooFar(const Traits& traits) {
    constexpr std::int64_t kExact = 1 << 24; // for a float
    return static_cast<std::int32_t>(std::min(kExact, 2 * (std::int64_t{traits.grid.highest} + 1)));
}

std::uint16_t areaAt(const Arithmetic& math, const paths::Grid& grid, float x, float y) {
    const auto square = [&](float at) {
        const float squares =
            math.divide(math.subtract(at, static_cast<float>(grid.edge)), static_cast<float>(grid.squareSize));
        return std::clamp(static_cast<int>(std::floor(squares)), 0, grid.perSide - 1);
    };
    return static_cast<std::uint16_t>(grid.perSide * square(y) + square(x));
}

int toStored(const Arithmetic& math, float units) {
    return static_cast<int>(math.multiply(8.0F, units));
}

Town readGroups(std::span<const Source> texts, const Arithmetic& math, const Traits& traits,
                std::vector<Message>& broken, CompiledCounts& counts) {
    Town town;
    TownReader reader(math, traits, town);
    const auto sound = soundGroups(texts, traits, broken);
    counts.groups = sound.groups.size();
    for (const bool ped : {false, true}) {
        for (const auto& group : sound.groups) {
            if ((group.type == ipl::kPed) == ped)
                reader.add(group);
        }
    }
    reader.sort();
    return town;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
