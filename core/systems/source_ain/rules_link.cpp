#include "core/checks/dependencies.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "core/systems/source_ain/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>

namespace navsmith::systems::source_ain {

using model::against;
using model::along;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

namespace move = generation::move;
using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr float kRounding = 0.5F;

void checkEnds(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        for (const auto end : {link::source, link::target}) {
            const auto ref = m.get(end, l);
            if (ref.isSlot())
                continue;
            out.add(l, ref.isNone() ? texts::format("The link leads nowhere")
                                    : texts::format("The link leads to node {}, which does not exist",
                                                    static_cast<std::int16_t>(m.rawValue(end, ref))));
            break;
        }
    }
}

void checkLoop(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (ends && ends->source == ends->target)
            out.add(l, texts::format("The link leads to its own node"));
    }
}

void checkTwice(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (ends && ends->source != ends->target && findLink(m, ends->source, ends->target) != l)
            out.add(l, texts::format("Another link connects the same nodes"));
    }
}

void checkLength(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        const auto from = ends ? placeOf(m, ends->source) : std::nullopt;
        const auto to = from ? placeOf(m, ends->target) : std::nullopt;
        if (!to)
            continue;
        const bool isAir = kindOf(m, ends->source) == NodeKind::Air || kindOf(m, ends->target) == NodeKind::Air;
        const float most = isAir ? generation::kLongestAirLink : generation::kLongestLink;
        if (const float length = glm::distance(*from, *to); length > most + kRounding)
            out.add(l, texts::format("{:.0f} long (expected at most {:.0f})", length, most));
    }
}

void checkDirection(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (ends && numberOf(m, ends->target) < numberOf(m, ends->source))
            out.add(l, texts::format("From the higher number to the lower: the game writes the lower first"));
    }
}

void fixDirection(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const auto ends = m.isLive(issue.element) ? endsOf(m, issue.element.slot) : std::nullopt;
    if (!ends || numberOf(m, ends->source) <= numberOf(m, ends->target))
        return;
    tx.set(link::source, issue.element.slot, model::Ref::to(ends->target));
    tx.set(link::target, issue.element.slot, model::Ref::to(ends->source));
}

void checkToDeleted(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (!ends)
            continue;
        for (const Slot n : {ends->source, ends->target}) {
            if (!isDeleted(m, n))
                continue;
            out.add(l, texts::format("Node {} is deleted", numberOf(m, n)));
            break;
        }
    }
}

/// Bits of ways that nodes of these types cannot have.
std::uint8_t impossibleMoves(NodeKind a, NodeKind b) {
    const bool air = a == NodeKind::Air && b == NodeKind::Air;
    const bool climb = a == NodeKind::Climb && b == NodeKind::Climb;
    const bool ground = a == NodeKind::Ground && b == NodeKind::Ground;
    std::uint8_t bits = 0;
    if (!air)
        bits |= move::kFly;
    if (!climb)
        bits |= move::kClimb;
    if (!ground)
        bits |= move::kJump;
    if (a == NodeKind::Air || b == NodeKind::Air || climb)
        bits |= move::kGround;
    return bits;
}

bool isTyped(NodeKind kind) {
    return kind == NodeKind::Ground || kind == NodeKind::Air || kind == NodeKind::Climb;
}

/// Moves of any hull that do not suit the types of the nodes; 0: all suit.
std::uint8_t wrongMoves(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    if (!ends || ends->source == ends->target || !isTyped(kindOf(m, ends->source)) || !isTyped(kindOf(m, ends->target)))
        return 0;
    const auto impossible = impossibleMoves(kindOf(m, ends->source), kindOf(m, ends->target));
    std::uint8_t wrong = 0;
    for (std::size_t h = 0; h < hullCount(m); ++h)
        wrong |= static_cast<std::uint8_t>(moveOf(m, l, h) & impossible);
    return wrong;
}

void checkSuit(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto wrong = wrongMoves(m, l);
        if (wrong == 0)
            continue;
        const auto ends = *endsOf(m, l);
        out.add(l, texts::format("{} between {} and {}", kWayKinds[static_cast<std::size_t>(wayKindOf(wrong))].title,
                                 kNodeKinds[static_cast<std::size_t>(kindOf(m, ends.source))].title,
                                 kNodeKinds[static_cast<std::size_t>(kindOf(m, ends.target))].title));
    }
}

void fixSuit(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto wrong = m.isLive(issue.element) ? wrongMoves(m, l) : std::uint8_t{0};
    auto moves = movesOf(m, l);
    for (auto& each : moves)
        each = static_cast<std::uint8_t>(each & ~wrong);
    if (wrong != 0)
        setMoves(tx, l, moves);
}

void checkNoWay(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (std::ranges::all_of(movesOf(m, l), [](std::uint8_t each) { return each == 0; }))
            out.add(l, texts::format("No hull has a way"));
    }
}

bool isUsual(std::uint8_t each, std::int32_t version) {
    constexpr std::uint8_t crawl = 16;
    constexpr std::uint8_t jumpAndCrawl = 18;
    const bool crawls = version > source::kAinVersion && (each == crawl || each == jumpAndCrawl);
    return each == 0 || crawls || (std::popcount(each) == 1 && each <= move::kClimb);
}

void checkUsual(const Model& m, Rows rows, Findings& out) {
    const auto version = versionOf(m);
    for (const Slot l : rows) {
        for (std::size_t h = 0; h < hullCount(m); ++h) {
            if (isUsual(moveOf(m, l, h), version))
                continue;
            out.add(l, texts::format("{}: way {}, which the game's builder never writes", hullNames()[h].title,
                                     moveOf(m, l, h)));
            break;
        }
    }
}

} // namespace

std::vector<Rule> linkRules() {
    const auto ends = own(link::source, link::target);
    const Dependencies places{at({along(link::source)}, node::x, node::y, node::z, node::type),
                              at({along(link::target)}, node::x, node::y, node::z, node::type)};
    const Dependencies types{at({along(link::source)}, node::type), at({along(link::target)}, node::type)};
    constexpr model::Column<std::uint32_t> rank{kLink, model::kRank};
    constexpr model::Column<std::uint32_t> nodeRank{kNode, model::kRank};
    const auto allOfLink = model::Dependency{{}, kLink, {}};
    const Dependencies beside{own(link::source, link::target),
                              at({along(link::source), against(link::source)}, link::source, link::target, rank),
                              at({along(link::source), against(link::target)}, link::source, link::target, rank)};
    return {{.id = "AI030",
             .title = "Links have nodes at their ends",
             .fault = "Link to a node that does not exist",
             .severity = Error,
             .type = kLink,
             .check = checkEnds,
             .dependsOn = {ends},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "AI031",
             .title = "Links lead to other nodes",
             .fault = "Link to its own node",
             .severity = Error,
             .type = kLink,
             .check = checkLoop,
             .dependsOn = {ends},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "AI032",
             .title = "One link connects two nodes",
             .fault = "Two links between the same nodes",
             .severity = Warning,
             .type = kLink,
             .check = checkTwice,
             .dependsOn = beside,
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "AI033",
             .title = "Links are no longer than the game makes them",
             .fault = "Link that is too long",
             .severity = Warning,
             .type = kLink,
             .check = checkLength,
             .dependsOn = places + ends},
            {.id = "AI034",
             .title = "Links lead from lower to higher numbers",
             .fault = "Link from a higher to a lower number",
             .severity = Note,
             .type = kLink,
             .check = checkDirection,
             .dependsOn = {ends, at({along(link::source)}, nodeRank), at({along(link::target)}, nodeRank)},
             .fix = fixDirection,
             .fixTitle = "Exchange the Ends"},
            {.id = "AI035",
             .title = "Links lead to nodes in use",
             .fault = "Link to a deleted node",
             .severity = Error,
             .type = kLink,
             .check = checkToDeleted,
             .dependsOn = types + ends,
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "AI036",
             .title = "Ways suit the types of their nodes",
             .fault = "Way that does not suit its nodes",
             .severity = Error,
             .type = kLink,
             .check = checkSuit,
             .dependsOn = types + allOfLink,
             .fix = fixSuit,
             .fixTitle = "Remove the Way"},
            {.id = "AI037",
             .title = "Some hull has a way along each link",
             .fault = "Link without a way",
             .severity = Warning,
             .type = kLink,
             .check = checkNoWay,
             .dependsOn = {allOfLink},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "AI038",
             .title = "Ways are those that the game's builder writes",
             .fault = "Unusual way",
             .severity = Note,
             .type = kLink,
             .check = checkUsual,
             .dependsOn = {allOfLink, own(file::version, file::hulls)}}};
}

} // namespace navsmith::systems::source_ain
