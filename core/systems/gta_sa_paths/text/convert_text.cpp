#include "core/systems/gta_sa_paths/text/convert_text.h"

#include "core/systems/gta_sa_paths/bits.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

namespace ipl = gta_paths_ipl;
using ipl::Form;
using ipl::Group;
using ipl::NodeLine;

constexpr double kPerUnit = 16.0;
constexpr double kJointDistance = 1.0 * kPerUnit; ///< joints, in x and y
constexpr double kJointHeight = 2.0 * kPerUnit;   ///< of San Andreas; older games do not compare heights
constexpr double kUsualPavement = 2.0;            ///< units wide, where the text has no width
constexpr std::int32_t kUsualSpeed = 1;
constexpr std::int32_t kFastestSpeed = 2;

// What Vice City can hold.
constexpr std::size_t kMostNodes = 9650;
constexpr std::size_t kMostCarLinks = 3500;
constexpr std::size_t kMostGroupsOfViceCity = 4500;

/// An external node, in the order of the text.
struct JointLine {
    NodeLine* line = nullptr;
    bool ped = false;
    std::size_t partner = SIZE_MAX; ///< the joint that it meets
};

std::vector<JointLine> jointsOf(ipl::PathText& text) {
    std::vector<JointLine> joints;
    for (auto& group : text.groups) {
        for (auto& line : group.nodes) {
            if (line.kind == ipl::kExternal)
                joints.push_back({&line, group.type == ipl::kPed});
        }
    }
    return joints;
}

/// Each joint takes the nearest one that waits.
void findPartners(std::vector<JointLine>& joints, bool compareHeights) {
    // By squares of kJointDistance.
    const auto cellOf = [](const NodeLine& line, bool ped, int column, int row) {
        const auto part = [](double value, int step) {
            return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::floor(value / kJointDistance)) + step +
                                              (1 << 24));
        };
        return part(line.x, column) << 32U | part(line.y, row) << 1U | (ped ? 1U : 0U);
    };
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> waiting;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const auto& at = *joints[j].line;
        auto nearest = SIZE_MAX;
        double best = kJointDistance;
        for (int column = -1; column <= 1; ++column) {
            for (int row = -1; row <= 1; ++row) {
                const auto cell = waiting.find(cellOf(at, joints[j].ped, column, row));
                if (cell == waiting.end())
                    continue;
                for (const auto other : cell->second) {
                    const auto& line = *joints[other].line;
                    if (compareHeights && std::abs(line.z - at.z) > kJointHeight)
                        continue;
                    const double distance = std::max(std::abs(line.x - at.x), std::abs(line.y - at.y));
                    if (distance < best || (distance == best && nearest != SIZE_MAX && other < nearest)) {
                        best = distance;
                        nearest = other;
                    }
                }
            }
        }
        if (nearest == SIZE_MAX) {
            waiting[cellOf(at, joints[j].ped, 0, 0)].push_back(j);
            continue;
        }
        joints[j].partner = nearest;
        joints[nearest].partner = j;
        std::erase(waiting[cellOf(*joints[nearest].line, joints[j].ped, 0, 0)], nearest);
    }
}

std::string lineOf(const NodeLine& line) {
    if (line.line != 0)
        return texts::format("line {}", line.line);
    return texts::format("at {:.0f}, {:.0f}", line.x / kPerUnit, line.y / kPerUnit); // of a new text
}

class ToSanAndreas {
public:
    ToSanAndreas(const ipl::PathText& from, std::span<const gta_world::IplPlacement> instances, glm::dvec3 offset)
        : from_(from), instances_(instances), offset_(offset) {}

    ConvertedText run() {
        result_.text = ipl::blank("paths of another game");
        for (const auto& group : from_.groups)
            add(group);
        levelJoints();
        return std::move(result_);
    }

private:
    void lose(std::string_view what, std::uint32_t line, std::string_view detail = {}) {
        addLoss(result_.losses, what, [&] {
            return detail.empty() ? texts::format("line {}", line) : texts::format("line {}: {}", line, detail);
        });
    }

    void add(const Group& group) {
        if (group.form != Form::Gta3 && group.id == -1)
            return place(group, glm::dquat(1.0, 0.0, 0.0, 0.0), glm::dvec3(0.0));
        bool any = false;
        for (const auto& instance : instances_) {
            if (group.id < 0 || instance.id != static_cast<std::uint32_t>(group.id))
                continue;
            any = true;
            place(group, glm::dquat(gta_world::worldRotation(instance)), glm::dvec3(instance.position));
        }
        if (!any)
            lose(texts::mark("groups of a model that is placed nowhere, left out"), group.line,
                 texts::format("model {} {}", group.id, group.model));
    }

    void place(const Group& group, const glm::dquat& turn, glm::dvec3 position) {
        Group groupInWorld;
        groupInWorld.type = group.type;
        groupInWorld.line = group.line;
        const bool moved = group.id != -1 || offset_ != glm::dvec3(0.0);
        for (std::size_t i = 0; i < ipl::kNodesInGroup; ++i) {
            const auto& line = group.nodes[i];
            auto& to = groupInWorld.nodes[i];
            to = valuesOf(group, line);
            to.line = line.line;
            if (line.kind == ipl::kEmpty || !moved)
                continue;
            const auto at = turn * glm::dvec3(line.x, line.y, line.z) + (position + offset_) * kPerUnit;
            to.x = std::round(at.x);
            to.y = std::round(at.y);
            to.z = std::round(at.z);
        }
        result_.text.groups.push_back(std::move(groupInWorld));
    }

    NodeLine valuesOf(const Group& group, const NodeLine& line) {
        auto to = line;
        to.text.clear();
        if (line.kind == ipl::kEmpty)
            return NodeLine{.spawn = 1.0};
        const bool node = line.kind == ipl::kInternal;
        if (group.form == Form::Gta3) {
            to.width = 0.0;
            to.speed = kUsualSpeed;
            if (node && line.width != 0.0)
                lose(texts::mark("widths of GTA III, which it does not use itself"), line.line);
            if (!node && group.type != ipl::kPed && line.left == 0 && line.right == 0) {
                to.left = to.right = 1;
                lose(texts::mark("joints without lanes, which get one in each direction"), line.line);
            }
        }
        if (group.type == ipl::kPed && to.width <= 0.0) {
            to.width = kUsualPavement;
            if (node)
                lose(texts::mark("pavements without width, which get 2 units"), line.line);
        }
        if (group.form == Form::SanAndreas)
            return to;
        if (to.speed > kFastestSpeed) {
            to.speed = kFastestSpeed;
            if (node)
                lose(texts::mark("speed 3, which becomes 2"), line.line);
        }
        constexpr auto kKnown = ipl::kSwitchedOff | ipl::kRoadBlock;
        if (node && (line.flags & ipl::kBetweenLevels) != 0)
            lose(texts::mark("nodes between levels"), line.line);
        if (const auto unknown = line.flags & ~(kKnown | ipl::kBetweenLevels); node && unknown != 0)
            lose(texts::mark("flags of unknown meaning"), line.line, fmt::format("{}", unknown));
        to.flags &= kKnown;
        if (node && group.type == ipl::kPed && (to.flags & ipl::kRoadBlock) != 0) {
            to.flags &= ~ipl::kRoadBlock;
            lose(texts::mark("road blocks on pavements"), line.line);
        }
        return to;
    }

    /// The older games join what has another height; San Andreas would not.
    void levelJoints() {
        auto joints = jointsOf(result_.text);
        findPartners(joints, false);
        for (std::size_t j = 0; j < joints.size(); ++j) {
            const auto partner = joints[j].partner;
            if (partner == SIZE_MAX || partner > j)
                continue;
            auto& line = *joints[j].line;
            if (std::abs(line.z - joints[partner].line->z) <= kJointHeight)
                continue;
            lose(texts::mark("joints that meet at different heights, which get that of the first"), line.line);
            line.z = joints[partner].line->z;
        }
    }

    const ipl::PathText& from_;
    std::span<const gta_world::IplPlacement> instances_;
    glm::dvec3 offset_;
    ConvertedText result_;
};

/// What Vice City has no room for.
void addLimits(ipl::PathText& text, std::vector<Loss>& losses) {
    std::size_t nodes = 0;
    std::size_t carLinks = 0;
    for (const auto& group : text.groups) {
        for (const auto& line : group.nodes) {
            nodes += line.kind == ipl::kInternal ? 1 : 0;
            if (group.type == ipl::kPed || line.kind != ipl::kInternal || line.next < 0)
                continue;
            const auto& next = group.nodes[static_cast<std::size_t>(line.next) % ipl::kNodesInGroup];
            carLinks += next.kind == ipl::kInternal ? 1 : 0;
        }
    }
    auto joints = jointsOf(text);
    findPartners(joints, true);
    std::vector<std::size_t> before;
    for (auto& joint : joints) {
        before.push_back(joint.partner);
        carLinks += !joint.ped && joint.partner != SIZE_MAX && joint.partner < before.size() ? 1 : 0;
        joint.partner = SIZE_MAX;
    }
    findPartners(joints, false);
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].partner != before[j])
            addLoss(losses, texts::mark("joints that meet others, as heights are not compared"),
                    [&] { return lineOf(*joints[j].line); });
    }
    const auto expect = [&](std::string_view what, std::size_t count, std::size_t most) {
        if (count > most)
            addLoss(
                losses, what, [&] { return texts::format("{}, at most {} fit", count, most); }, count - most);
    };
    expect(texts::mark("nodes more than Vice City has room for"), nodes, kMostNodes);
    expect(texts::mark("edges of vehicles more than Vice City has room for"), carLinks, kMostCarLinks);
    expect(texts::mark("groups more than Vice City has room for"), text.groups.size(), kMostGroupsOfViceCity);
}

} // namespace

bool isForeign(const ipl::PathText& text) {
    return std::ranges::any_of(text.groups,
                               [](const Group& group) { return group.form != Form::SanAndreas || group.id != -1; });
}

ConvertedText toSanAndreas(const ipl::PathText& from, std::span<const gta_world::IplPlacement> instances,
                           glm::dvec3 offset) {
    return ToSanAndreas(from, instances, offset).run();
}

ConvertedText toViceCity(const ipl::PathText& from) {
    ConvertedText result{.text = from, .losses = {}};
    const auto lose = [&](std::string_view what, const NodeLine& line) {
        addLoss(result.losses, what, [&] { return lineOf(line); });
    };
    for (auto& group : result.text.groups) {
        group.form = Form::ViceCity;
        for (auto& line : group.nodes) {
            line.text.clear();
            if (line.kind == ipl::kInternal) {
                if (stopsTraffic(static_cast<unsigned>(line.behaviour)))
                    line.flags |= ipl::kSwitchedOff; // as the compiler of San Andreas does
                if (line.behaviour != 0)
                    lose(texts::mark("behaviour, such as parking"), line);
                if ((line.flags & ipl::kNoWander) != 0)
                    lose(texts::mark("nodes where pedestrians do not wander"), line);
                constexpr auto kKnown = ipl::kSwitchedOff | ipl::kRoadBlock | ipl::kNoWander;
                if ((line.flags & ~kKnown) != 0)
                    lose(texts::mark("flags of unknown meaning"), line);
            }
            line.flags &= ipl::kSwitchedOff | ipl::kRoadBlock;
            line.behaviour = 0;
        }
    }
    addLimits(result.text, result.losses);
    return result;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
