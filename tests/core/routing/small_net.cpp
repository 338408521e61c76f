#include "tests/core/routing/small_net.h"

#include "core/model/fields.h"
#include "core/model/transaction.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <list>
#include <stdexcept>

namespace navsmith::routing::test {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

struct NodeRecord {
    float x = 0;
    float y = 0;
};
struct LinkRecord {
    std::uint8_t cost = 1;
    std::uint8_t closed = 0;
};

namespace node {
inline constexpr model::Fields fields{
    kNode, model::reference("file", {.target = model::kFileType, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::field<&NodeRecord::x>("x"), model::field<&NodeRecord::y>("y")};
inline constexpr auto file = fields.column<Ref>("file");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
} // namespace node
namespace link {
inline constexpr model::RefSpec kEnd{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{kLink, model::reference("from", kEnd), model::reference("to", kEnd),
                                      model::field<&LinkRecord::cost>("cost"),
                                      model::field<&LinkRecord::closed>("closed")};
inline constexpr auto from = fields.column<Ref>("from");
inline constexpr auto to = fields.column<Ref>("to");
inline constexpr auto cost = fields.column<std::uint8_t>("cost");
inline constexpr auto closed = fields.column<std::uint8_t>("closed");
} // namespace link
constexpr Column<std::uint32_t> kLinkRank{kLink, model::kRank};

std::shared_ptr<const model::Schema> schema() {
    static const auto made = [] {
        model::ElementType files{.id = "file", .title = "file", .plural = "files"};
        auto nodes = node::fields.elementType("node", "node", "nodes");
        model::belongsTo(nodes, node::file);
        auto links = link::fields.elementType("link", "link", "links");
        model::belongsTo(links, link::from);
        auto finished = model::finish({"small_net", {files, nodes, links}, nullptr});
        if (!finished)
            throw std::logic_error(finished.error());
        return *finished;
    }();
    return made;
}

glm::vec3 placeOf(const Model& m, Slot n) {
    return {m.get(node::x, n), m.get(node::y, n), 0};
}

void ways(const Model& m, const Traveller& traveller, Slot n, std::vector<Way>& out) {
    auto links = m.referrers(link::from, n);
    std::ranges::sort(links, {}, [&](Slot l) { return m.get(kLinkRank, l); });
    for (const Slot l : links) {
        const Ref to = m.get(link::to, l);
        if (!to.isSlot())
            continue;
        const float cost = m.get(link::cost, l);
        const bool closed = m.get(link::closed, l) != 0 && traveller.rules != kFearless;
        out.push_back({.to = to.slot(),
                       .via = {kLink, l},
                       .cost = cost,
                       .length = 2 * cost,
                       .closed = static_cast<ClosedBy>(closed ? 1 : 0)});
    }
}

std::optional<Reason> refusal(const Model& m, const Traveller& /*traveller*/, Slot from, Slot to) {
    if ((m.get(node::x, from) < 0) == (m.get(node::x, to) < 0))
        return std::nullopt;
    return Reason{"other_group", "They are apart."};
}

/// Only the last options asked for; tests run one after another.
SearchRules chosenRules;

} // namespace

const Routing& routing(const Options& options) {
    chosenRules = options.rules;
    static std::list<Routing> all;
    Routing made{
        .node = kNode,
        .travellers = {{"usual", "Usual", ""}, {"fearless", "Fearless", "", kFearless}},
        .closures = {{"scary", "From {0} to {1} it is dark."}},
        .ways = ways,
        .dependsOn = {{{}, kNode, {node::x.column, node::y.column}},
                      {{model::against(link::from)},
                       kLink,
                       {link::to.column, link::cost.column, link::closed.column, model::kRank}}},
        .place = placeOf,
        .remoteness = [](const Model& m, Slot n,
                         const glm::vec3& at) { return static_cast<double>(glm::distance(placeOf(m, n), at)); },
        .refusal = options.groups ? refusal : nullptr,
        .search = [](const Model&) { return chosenRules; }};
    return all.emplace_back(std::move(made));
}

Model net(const std::vector<glm::vec2>& places, const std::vector<Link>& links) {
    model::ModelBuilder builder(schema());
    builder.addRows(model::kFileType, 1);
    builder.addRows(kNode, places.size());
    builder.addRows(kLink, links.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        builder.column(node::file)[i] = Ref::to(0);
        builder.column(node::x)[i] = places[i].x;
        builder.column(node::y)[i] = places[i].y;
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        builder.column(link::from)[i] = Ref::to(links[i].from);
        builder.column(link::to)[i] = Ref::to(links[i].to);
        builder.column(link::cost)[i] = links[i].cost;
        builder.column(link::closed)[i] = links[i].closed;
    }
    return builder.finish();
}

Model row(std::size_t count, const std::vector<Link>& links) {
    std::vector<glm::vec2> places;
    for (std::size_t i = 0; i < count; ++i)
        places.emplace_back(static_cast<float>(i), 0);
    return net(places, links);
}

Model randomNet(std::mt19937& random, std::size_t nodes, std::size_t links, bool bothWays) {
    const auto below = [&](std::size_t limit) { return static_cast<Slot>(random() % limit); };
    std::vector<glm::vec2> places;
    for (std::size_t i = 0; i < nodes; ++i)
        places.emplace_back(below(100), below(100));
    std::vector<Link> made;
    for (std::size_t i = 0; i < links; ++i) {
        const Link one{below(nodes), below(nodes), static_cast<std::uint8_t>(random() % 20),
                       static_cast<std::uint8_t>(random() % 8 == 0)};
        made.push_back(one);
        if (bothWays)
            made.push_back({one.to, one.from, one.cost, one.closed});
    }
    return net(places, made);
}

model::Change editAtRandom(Model& m, std::mt19937& random) {
    const auto any = [&](model::ElementTypeId type) {
        const auto live = m.liveRows(type);
        return live.empty() ? model::kNoSlot : live[random() % live.size()];
    };
    model::Transaction tx(m, "edit");
    const Slot n = any(kNode);
    const Slot l = any(kLink);
    switch (random() % 6) {
    case 0:
        if (n != model::kNoSlot)
            tx.set(node::x, n, static_cast<float>(random() % 100));
        break;
    case 1:
        if (l != model::kNoSlot)
            tx.set(link::cost, l, static_cast<std::uint8_t>(random() % 20));
        break;
    case 2:
        if (l != model::kNoSlot && n != model::kNoSlot)
            tx.set(random() % 2 == 0 ? link::to : link::from, l, Ref::to(n));
        break;
    case 3:
        if (n != model::kNoSlot)
            tx.erase({kNode, n});
        break;
    case 4:
        if (l != model::kNoSlot)
            tx.erase({kLink, l});
        break;
    default: {
        const Slot made = tx.create(kNode);
        tx.set(node::file, made, Ref::to(0));
        for (int i = 0; i < 2 && n != model::kNoSlot; ++i) {
            const Slot way = tx.create(kLink);
            tx.set(link::from, way, Ref::to(i == 0 ? n : made));
            tx.set(link::to, way, Ref::to(i == 0 ? made : n));
        }
    }
    }
    auto change = tx.commit();
    return change ? std::move(*change) : model::Change{};
}

std::string nodesOf(const Route& route) {
    std::string text;
    for (const auto& step : route.steps)
        text += (text.empty() ? "" : " ") + std::to_string(step.node);
    return text;
}

Route routeBetween(const Model& model, Slot from, Slot to, const Options& options, const Traveller& traveller) {
    const Graph graph(routing(options), model, traveller);
    Search search;
    return findRoute(graph, search, model, from, to);
}

} // namespace navsmith::routing::test
