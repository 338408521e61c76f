#include "core/systems/source_ain/generation/compare_graphs.h"

#include "core/systems/source_ain/generation/zones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace navsmith::systems::source_ain::generation {

namespace {

using source::AinFile;
using source::AinLink;
using source::AinNode;

using Ends = std::pair<std::int16_t, std::int16_t>;

std::map<Ends, const AinLink*> linksByEnds(const AinFile& file) {
    std::map<Ends, const AinLink*> links;
    for (const auto& link : file.links)
        links.try_emplace({std::min(link.source, link.target), std::max(link.source, link.target)}, &link);
    return links;
}

bool isSameNode(const AinNode& a, const AinNode& b) {
    return a.position == b.position && a.yaw == b.yaw && a.type == b.type && a.info == b.info && a.id == b.id;
}

void compareNodes(const AinFile& output, const AinFile& reference, GraphAgreement& agreement) {
    constexpr float kSame = 0.02F;
    agreement.nodes = std::max(output.nodes.size(), reference.nodes.size());
    for (std::size_t i = 0; i < reference.nodes.size(); ++i) {
        const auto& theirs = reference.nodes[i];
        const auto* const ours = i < output.nodes.size() ? &output.nodes[i] : nullptr;
        agreement.equalNodes += ours != nullptr && isSameNode(*ours, theirs) ? 1 : 0;
        agreement.equalZones += ours != nullptr && ours->zone == theirs.zone ? 1 : 0;
        if (theirs.type != node_type::kGround && theirs.type != node_type::kClimb)
            continue;
        agreement.offsets += reference.hulls;
        for (std::size_t h = 0; ours != nullptr && h < reference.hulls; ++h)
            agreement.equalOffsets += std::abs(ours->offsets[h] - theirs.offsets[h]) <= kSame ? 1 : 0;
    }
}

void compareLinks(const AinFile& output, const AinFile& reference, GraphAgreement& agreement) {
    constexpr std::uint8_t kOnFoot = move::kGround | move::kJump;
    const auto ours = linksByEnds(output);
    const auto theirs = linksByEnds(reference);
    agreement.links = {theirs.size(), ours.size(), 0};
    agreement.byHull.resize(reference.hulls);
    for (const auto& [ends, link] : ours) {
        for (std::size_t h = 0; h < reference.hulls; ++h)
            agreement.byHull[h].ours += link->moves[h] != 0 ? 1 : 0;
        agreement.human.ours += (link->moves[kHuman] & kOnFoot) != 0 ? 1 : 0;
    }
    for (const auto& [ends, link] : theirs) {
        const auto found = ours.find(ends);
        const auto* const same = found == ours.end() ? nullptr : found->second;
        agreement.links.both += same != nullptr ? 1 : 0;
        agreement.equalLinks += same != nullptr && same->moves == link->moves ? 1 : 0;
        for (std::size_t h = 0; h < reference.hulls; ++h) {
            agreement.byHull[h].theirs += link->moves[h] != 0 ? 1 : 0;
            agreement.byHull[h].both +=
                link->moves[h] != 0 && same != nullptr && same->moves[h] == link->moves[h] ? 1 : 0;
        }
        const bool isOnFoot = (link->moves[kHuman] & kOnFoot) != 0;
        agreement.human.theirs += isOnFoot ? 1 : 0;
        agreement.human.both += isOnFoot && same != nullptr && (same->moves[kHuman] & kOnFoot) != 0 ? 1 : 0;
    }
}

std::string_view typeOf(const AinLink& link) {
    constexpr std::array<std::pair<std::uint8_t, std::string_view>, 4> kTypes{
        {{move::kGround, "walk"}, {move::kJump, "jump"}, {move::kFly, "fly"}, {move::kClimb, "climb"}}};
    for (const auto& type : kTypes) {
        if (std::ranges::any_of(link.moves, [&](std::uint8_t moves) { return (moves & type.first) != 0; }))
            return type.second;
    }
    return "other";
}

std::string_view causeOf(const AinLink& link, const AinFile& output, const LinkTester& tester) {
    const auto isThere = [&](std::int16_t index) {
        return index >= 0 && static_cast<std::size_t>(index) < output.nodes.size();
    };
    if (!isThere(link.source) || !isThere(link.target))
        return "no node";
    const auto& from = output.nodes[static_cast<std::size_t>(link.source)];
    const auto& to = output.nodes[static_cast<std::size_t>(link.target)];
    if (!LinkTester::isNear(from, to))
        return "too far";
    if (!tester.sees(from, to))
        return "not in sight";
    const auto moves = tester.movesFor(from, to);
    if (std::ranges::all_of(moves, [](std::uint8_t each) { return each == 0; }))
        return "no hull passes";
    return "another node is nearer in its direction";
}

std::vector<MissedLink> missesOf(const AinFile& output, const AinFile& reference, const LinkTester& tester) {
    std::vector<MissedLink> misses;
    const auto ours = linksByEnds(output);
    for (const auto& [ends, link] : linksByEnds(reference)) {
        if (ours.contains(ends))
            continue;
        MissedLink miss{typeOf(*link), causeOf(*link, output, tester)};
        const auto placeOf = [&](std::int16_t index) {
            if (index < 0 || static_cast<std::size_t>(index) >= reference.nodes.size())
                return glm::vec3(0.0F);
            const auto& position = reference.nodes[static_cast<std::size_t>(index)].position;
            return glm::vec3(position.x, position.y, position.z);
        };
        miss.from = placeOf(link->source);
        miss.to = placeOf(link->target);
        misses.push_back(miss);
    }
    return misses;
}

/// As the game leaves it: zones by its rule, which editors do not follow, and links no longer than it makes them.
bool looksRaw(const AinFile& file) {
    const auto zones = zonesOf(file);
    const auto nodeAt = [&](std::int16_t index) {
        return index >= 0 && static_cast<std::size_t>(index) < file.nodes.size()
                   ? &file.nodes[static_cast<std::size_t>(index)]
                   : nullptr;
    };
    return std::ranges::equal(file.nodes, zones, {}, &AinNode::zone) &&
           std::ranges::all_of(file.links, [&](const AinLink& link) {
               const auto* const from = nodeAt(link.source);
               const auto* const to = nodeAt(link.target);
               return from != nullptr && to != nullptr &&
                      (LinkTester::isNear(*from, *to) || LinkTester::isNear(*to, *from));
           });
}

double shareOf(std::size_t part, std::size_t all) {
    return all == 0 ? 1.0 : static_cast<double>(part) / static_cast<double>(all);
}

} // namespace

void LinkCounts::add(const LinkCounts& other) {
    theirs += other.theirs;
    ours += other.ours;
    both += other.both;
}

void GraphAgreement::add(const GraphAgreement& other) {
    nodes += other.nodes;
    equalNodes += other.equalNodes;
    offsets += other.offsets;
    equalOffsets += other.equalOffsets;
    links.add(other.links);
    byHull.resize(std::max(byHull.size(), other.byHull.size()));
    for (std::size_t h = 0; h < other.byHull.size(); ++h)
        byHull[h].add(other.byHull[h]);
    human.add(other.human);
    equalLinks += other.equalLinks;
    equalZones += other.equalZones;
}

GraphAgreement agreementOf(const AinFile& output, const AinFile& reference) {
    GraphAgreement agreement;
    compareNodes(output, reference, agreement);
    compareLinks(output, reference, agreement);
    return agreement;
}

FileComparison compareGraphs(const AinFile& output, const AinFile& reference, const LinkTester* tester) {
    const auto agreement = agreementOf(output, reference);
    double worstRecall = 1;
    double worstPrecision = 1;
    for (std::size_t h = 1; h < agreement.byHull.size(); ++h) {
        worstRecall = std::min(worstRecall, agreement.byHull[h].recall());
        worstPrecision = std::min(worstPrecision, agreement.byHull[h].precision());
    }
    FileComparison result;
    const auto add = [&](std::string_view id, std::string_view title, double value) {
        result.figures.push_back({id, title, value});
    };
    add("nodes", "same nodes", shareOf(agreement.equalNodes, agreement.nodes));
    add("offsets", "offsets within 0.02", shareOf(agreement.equalOffsets, agreement.offsets));
    add("link_recall", "known links", agreement.links.recall());
    add("link_precision", "links that are known", agreement.links.precision());
    add("links_equal", "known links, equal for all hulls", shareOf(agreement.equalLinks, agreement.links.theirs));
    add("human_recall", "known links of humans", agreement.human.recall());
    add("human_precision", "links of humans that are known", agreement.human.precision());
    add("hull_recall", "known links of the worst other hull", worstRecall);
    add("hull_precision", "links of the worst other hull that are known", worstPrecision);
    add("zones", "same zones", shareOf(agreement.equalZones, reference.nodes.size()));
    const auto addNumber = [&](std::string_view id, std::string_view title, std::size_t value) {
        result.figures.push_back({id, title, static_cast<double>(value), false});
    };
    addNumber("their_nodes", "known nodes", reference.nodes.size());
    addNumber("our_links", "links", agreement.links.ours);
    addNumber("their_links", "known links", agreement.links.theirs);
    if (tester != nullptr)
        result.misses = missesOf(output, reference, *tester);
    result.looksRaw = looksRaw(reference);
    result.sameMap = output.mapRevision == reference.mapRevision || !source::hasMapRevision(reference.version);
    return result;
}

} // namespace navsmith::systems::source_ain::generation
