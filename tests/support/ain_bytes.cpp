#include "tests/support/ain_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

namespace navsmith::tests {

namespace {

bool isText(const AinBytes& graph) {
    return graph.version < 30;
}

RawBytes binary(const AinBytes& graph) {
    RawWriter out;
    out.u32(graph.version);
    if (graph.version != 35)
        out.u32(graph.mapRevision);
    out.u32(graph.nodes.size());
    for (const auto& node : graph.nodes) {
        out.reals(node.position).real(node.yaw).reals(std::span(node.offsets).first(graph.hulls)).u8(node.type);
        out.put(graph.version > 40 ? 4 : 2, node.info).u16(node.zone);
    }
    out.u32(graph.links.size());
    for (const auto& link : graph.links)
        out.u16(link.source, link.target).each(1, std::span(link.moves).first(graph.hulls));
    for (const auto& node : graph.nodes)
        out.u32(node.id);
    return out.bytes;
}

RawBytes text(const AinBytes& graph, std::string_view lineEnd) {
    std::string all =
        fmt::format("Version\t{}{}NumNodes:         {}{}", graph.version, lineEnd, graph.nodes.size(), lineEnd);
    for (std::size_t n = 0; n < graph.nodes.size(); ++n) {
        const auto& node = graph.nodes[n];
        const auto links = std::ranges::count_if(graph.links, [&](const AinLinkBytes& link) {
            return static_cast<std::size_t>(link.source) == n || static_cast<std::size_t>(link.target) == n;
        });
        all += fmt::format("{:.2f},{:.2f},{:.2f} {:f}", node.position[0], node.position[1], node.position[2], node.yaw);
        for (const float offset : std::span(node.offsets).first(graph.hulls))
            all += fmt::format(" {:.2f}", offset);
        all += fmt::format(" {} {} {} {} ", node.type, node.info, node.zone, links);
    }
    all += fmt::format("TotalNumLinks      {}{}", graph.links.size(), lineEnd);
    for (const auto& link : graph.links) {
        all += fmt::format("{} {} ", link.source, link.target);
        for (const auto move : std::span(link.moves).first(graph.hulls))
            all += fmt::format("{} ", move);
    }
    for (const auto& node : graph.nodes)
        all += fmt::format("{} ", node.id);
    return bytesOf(all);
}

/// Below the hulls' origins.
constexpr std::array<float, kAinHulls> kBottoms{0, -20, 0, 0, 0, 0, -4, 0, -38, 0};
constexpr std::array<std::size_t, 2> kLargeHulls{7, 8};

void stand(AinNodeBytes& node) {
    constexpr float above = 0.13125F; ///< where the fall of a hull ends
    for (std::size_t h = 0; h < kAinHulls; ++h)
        node.offsets[h] = above - 5 - kBottoms[h];
}

AinLinkBytes link(std::int16_t source, std::int16_t target, std::uint8_t move) {
    AinLinkBytes all{source, target, {}};
    all.moves.fill(move);
    return all;
}

} // namespace

RawBytes bytesOfAin(const AinBytes& graph, std::string_view lineEnd) {
    return isText(graph) ? text(graph, lineEnd) : binary(graph);
}

AinBytes ainOfFourteen(std::int32_t version) {
    AinBytes graph;
    graph.version = version;
    graph.hulls = version > 40 ? 12 : isText(graph) ? 9 : 10;
    constexpr std::uint8_t air = 3;
    constexpr std::uint8_t climb = 4;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            auto& node = graph.nodes.emplace_back();
            node.position = {static_cast<float>(column * 100 - 100), static_cast<float>(row * 100 - 100), 5};
            stand(node);
        }
    }
    for (const float x : {-100.0F, 100.0F}) {
        auto& node = graph.nodes.emplace_back();
        node.position = {x, 0, 200};
        node.type = air;
        node.zone = 5;
    }
    for (const float z : {20.0F, 150.0F}) {
        auto& node = graph.nodes.emplace_back();
        node.position = {300, 0, z};
        node.yaw = 180;
        node.type = climb;
        node.info = 2;
    }
    graph.nodes.push_back(graph.nodes.back());
    graph.nodes.back().info = 4;
    for (std::size_t n = 0; n < 13; ++n)
        graph.nodes[n].id = static_cast<std::int32_t>(n) + 1;
    for (std::int16_t n = 0; n < 9; ++n) {
        if (n % 3 < 2)
            graph.links.push_back(link(n, static_cast<std::int16_t>(n + 1), 1));
        if (n < 6)
            graph.links.push_back(link(n, static_cast<std::int16_t>(n + 3), 1));
        if (n == 5)
            graph.links.push_back(link(5, 13, 1));
    }
    for (const auto hull : kLargeHulls)
        graph.links.front().moves[hull] = 0;
    graph.links.push_back(link(9, 10, 4));
    graph.links.push_back(link(11, 12, 8));
    graph.links.push_back(link(12, 13, 8));
    if (isText(graph)) { // two decimals
        for (auto& node : graph.nodes)
            for (auto& offset : node.offsets)
                offset = static_cast<float>(static_cast<int>(offset * 100 + (offset < 0 ? -0.5F : 0.5F))) / 100;
    }
    return graph;
}

} // namespace navsmith::tests
