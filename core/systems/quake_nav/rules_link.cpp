#include "core/checks/dependencies.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"
#include "core/systems/quake_nav/traversals.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using quake::NavGame;

namespace {

/// From start to end in the original files: 99 % of the long jumps span at most 358 horizontally and 36 up, of the
/// barrier jumps 162 and 68 (docs/formats/quake-nav.md, section 8).
struct Reach {
    float across;
    float up;
};
constexpr Reach kLongJump{390, 40};
constexpr Reach kBarrierJump{165, 68};

const Reach* reachOf(const LinkType& type) {
    switch (type.movement) {
    case Movement::LongJump:
        return &kLongJump;
    case Movement::BarrierJump:
        return &kBarrierJump;
    default:
        return nullptr;
    }
}

/// The first link by slot from each node to each target, collected node by node on demand.
class FirstLinks {
public:
    explicit FirstLinks(const Model& m) : m_(m) {}

    [[nodiscard]] Slot of(const LinkEnds& ends) {
        const auto [node, fresh] = byNode_.try_emplace(ends.from);
        auto& byTarget = node->second; // Clang 14 cannot capture a structured binding
        if (fresh) {
            m_.forEachReferrer(link::owner, ends.from, [&](Slot l) {
                const Ref target = m_.get(link::target, l);
                if (!target.isSlot())
                    return;
                auto& first = byTarget.try_emplace(target.slot(), l).first->second;
                first = std::min(first, l);
            });
        }
        return byTarget[ends.to];
    }

private:
    const Model& m_;
    std::unordered_map<Slot, std::unordered_map<Slot, Slot>> byNode_;
};

std::string typeText(const Model& m, Slot l) {
    const auto* type = typeOf(m, l);
    return type != nullptr ? std::string(type->title) : texts::format("type {}", m.get(link::type, l));
}

void checkTarget(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        if (const Ref target = m.get(link::target, l); target.isRaw())
            out.add(l, texts::format("Leads to node {}, which does not exist", m.rawValue(link::target, target)));
    }
}

void checkType(const Model& m, RowSpan rows, Findings& out) {
    const bool wide = gameOf(m) == NavGame::Quake && !hasMask(NavGame::Quake, versionOf(m));
    for (const Slot l : rows) {
        const unsigned high = wide ? m.get(link::mask, l) : 0U;
        if (typeOf(m, l) == nullptr || high != 0)
            out.add(l, texts::format("Type {} (expected 0 to {})", m.get(link::type, l) + (high << 8U),
                                     linkTypes(gameOf(m)).size() - 1));
    }
}

void checkToItself(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        if (const auto ends = endsOf(m, l); ends && ends->from == ends->to)
            out.add(l, texts::format("Leads to its own node"));
    }
}

void checkDouble(const Model& m, RowSpan rows, Findings& out) {
    FirstLinks first(m);
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (ends && first.of(*ends) != l)
            out.add(
                l, texts::format("A second link to {}", model::elementName(m, {kNode, m.get(link::target, l).slot()})));
    }
}

void checkTraversalThere(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        if (const Ref ref = m.get(link::traversal, l); ref.isRaw())
            out.add(l, texts::format("Refers to traversal {}, which does not exist", m.rawValue(link::traversal, ref)));
    }
}

void fixTraversalThere(Transaction& tx, const Issue& issue) {
    const Slot l = issue.element.slot;
    tx.set(link::traversal, l, Ref::none());
    if (const auto* type = typeOf(tx.model(), l); type != nullptr && type->traversal != Carries::Never)
        giveTraversal(tx, l);
}

void checkTraversalWanted(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto* type = typeOf(m, l);
        if (type != nullptr && type->traversal == Carries::Always && m.get(link::traversal, l).isNone())
            out.add(l, texts::format("Link of type {} without a traversal", type->title));
    }
}

void fixTraversalWanted(Transaction& tx, const Issue& issue) {
    if (tx.model().get(link::traversal, issue.element.slot).isNone())
        giveTraversal(tx, issue.element.slot);
}

void checkTraversalUnwanted(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto* type = typeOf(m, l);
        if (type != nullptr && type->traversal == Carries::Never && m.get(link::traversal, l).isSlot())
            out.add(l, texts::format("Link of type {} with a traversal", type->title));
    }
}

void fixTraversalUnwanted(Transaction& tx, const Issue& issue) {
    tx.set(link::traversal, issue.element.slot, Ref::none());
}

void checkEdictWanted(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto* type = typeOf(m, l);
        if (type != nullptr && type->value == nav2::kElevator && edictOf(m, l) == model::kNoSlot)
            out.add(l, texts::format("Elevator link without an edict: bots do not know which elevator to wait for"));
    }
}

void checkTeams(const Model& m, RowSpan rows, Findings& out) {
    const auto game = gameOf(m);
    if (!hasMask(game, versionOf(m)))
        return;
    const unsigned teams = game == NavGame::Quake ? 0xFFU : 3U;
    for (const Slot l : rows) {
        if ((m.get(link::mask, l) & teams) == 0)
            out.add(l, texts::format("No team may use the link"));
    }
}

void fixTeams(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    tx.set(link::mask, l, static_cast<std::uint8_t>(m.get(link::mask, l) | newMask(gameOf(m), versionOf(m))));
}

void checkReach(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto* type = typeOf(m, l);
        const Ref ref = m.get(link::traversal, l);
        const auto* reach = type != nullptr ? reachOf(*type) : nullptr;
        if (reach == nullptr || !ref.isSlot())
            continue;
        const auto way = pointOf(m, kEnd, ref.slot()) - pointOf(m, kStart, ref.slot());
        const float across = std::hypot(way.x, way.y);
        constexpr float rounding = 0.5F; // the text shows whole units
        if (across > reach->across + rounding || way.z > reach->up + rounding)
            out.add(l, texts::format("{}: {:.0f} across and {:.0f} up (expected at most {:.0f} across and {:.0f} up)",
                                     model::capitalised(typeText(m, l)), across, way.z, reach->across, reach->up));
    }
}

/// Depends on the version of the file.
model::Dependency versionOfLink() {
    return checks::at({model::along(link::owner), model::along(node::file)}, file::version);
}

} // namespace

std::vector<checks::Rule> linkRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "QN020",
         .title = "A link leads to a node",
         .fault = "Link to a missing node",
         .severity = Error,
         .type = kLink,
         .check = checkTarget,
         .dependsOn = {own(link::target)},
         .fix = checks::eraseElement,
         .fixTitle = "Delete Link"},
        {.id = "QN021",
         .title = "The type of a link is known",
         .fault = "Unknown link type",
         .severity = Warning,
         .type = kLink,
         .check = checkType,
         .dependsOn = {own(link::type, link::mask), versionOfLink()}},
        {.id = "QN022",
         .title = "A link leads to another node",
         .fault = "Link to its own node",
         .severity = Warning,
         .type = kLink,
         .check = checkToItself,
         .dependsOn = {own(link::owner, link::target)},
         .fix = checks::eraseElement,
         .fixTitle = "Delete Link"},
        {.id = "QN023",
         .title = "Links are unique",
         .fault = "Duplicate link",
         .severity = Warning,
         .type = kLink,
         .check = checkDouble,
         .dependsOn = {own(link::owner, link::target), at({along(link::owner), against(link::owner)}, link::target)},
         .fix = checks::eraseElement,
         .fixTitle = "Delete Duplicate"},
        {.id = "QN024",
         .title = "The traversal of a link exists",
         .fault = "Missing traversal",
         .severity = Error,
         .type = kLink,
         .check = checkTraversalThere,
         .dependsOn = {own(link::traversal)},
         .fix = fixTraversalThere,
         .fixTitle = "Create Traversal If Needed"},
        {.id = "QN025",
         .title = "Links have the traversals that their types need",
         .fault = "Link without the traversal it needs",
         .severity = Warning,
         .type = kLink,
         .check = checkTraversalWanted,
         .dependsOn = {own(link::type, link::traversal)},
         .fix = fixTraversalWanted,
         .fixTitle = "Create Traversal"},
        {.id = "QN026",
         .title = "Links have no superfluous traversal",
         .fault = "Link with a superfluous traversal",
         .severity = Note,
         .type = kLink,
         .check = checkTraversalUnwanted,
         .dependsOn = {own(link::type, link::traversal)},
         .fix = fixTraversalUnwanted,
         .fixTitle = "Remove Traversal from Link"},
        {.id = "QN027",
         .title = "An elevator link is tied to its elevator",
         .fault = "Elevator link without an edict",
         .severity = Note,
         .type = kLink,
         .check = checkEdictWanted,
         .dependsOn = {own(link::type), at({against(edict::link)}, edict::link)}},
        {.id = "QN028",
         .title = "At least one team may use a link",
         .fault = "Link for no team",
         .severity = Warning,
         .type = kLink,
         .check = checkTeams,
         .dependsOn = {own(link::mask), versionOfLink()},
         .fix = fixTeams,
         .fixTitle = "Allow All Teams"},
        {.id = "QN029",
         .title = "Jumps are within reach",
         .fault = "Jump out of reach",
         .severity = Warning,
         .type = kLink,
         .check = checkReach,
         .dependsOn = {own(link::type, link::traversal),
                       at({along(link::traversal)}, traversal::startX, traversal::startY, traversal::startZ,
                          traversal::endX, traversal::endY, traversal::endZ)}},
    };
}

} // namespace navsmith::systems::quake_nav
