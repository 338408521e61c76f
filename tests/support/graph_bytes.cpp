#include "tests/support/graph_bytes.h"

#include "tests/support/raw_bytes.h"

#include <algorithm>

namespace navsmith::tests {

namespace {

constexpr std::size_t kName = 32;

RawBytes nodeBytes(const GraphBytes& graph) {
    RawWriter out;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto& node = graph.nodes[i];
        out.u32(static_cast<std::uint32_t>(i) + static_cast<std::uint32_t>(node.numberOffset), node.flags);
        out.reals(node.origin, node.start, node.end).real(node.radius, node.light, node.display);
        for (const auto& link : node.links)
            out.reals(link.velocity).u32(link.distance).u16(link.flags, link.target);
        out.u16(node.seenStanding, node.seenCrouched);
    }
    return out.bytes;
}

} // namespace

RawBytes bytesOfGraph(const GraphBytes& graph) {
    const auto nodes = nodeBytes(graph);
    RawWriter packed;
    if (!nodes.empty()) {
        packed.u8(7U << 5U);
        auto more = nodes.size() - 7; // tests have more bytes than that
        for (; more >= 128; more >>= 7U) {
            more -= 128;
            packed.u8(128 | (more & 127));
        }
        packed.u8(more).add(nodes);
    }
    RawWriter out;
    out.text("BPAY").u32(graph.version, graph.options, graph.nodes.size(), packed.size(), nodes.size());
    out.add(packed.bytes);
    if (graph.tail > 0)
        out.text(graph.author, kName);
    if (graph.tail == 64)
        out.fill(kName);
    if (graph.tail == 36 || graph.tail == 68)
        out.u32(graph.mapSize);
    if (graph.tail == 68)
        out.text(graph.modifiedBy, kName);
    return out.bytes;
}

RawBytes bytesOfPwf(const GraphBytes& graph, std::int32_t version) {
    RawWriter out;
    out.text("PODWAY!", 8).u32(version, graph.nodes.size()).text(graph.mapName, kName).text(graph.author, kName);
    const std::size_t slots = version == 5 ? 4 : 8;
    std::uint32_t number = 0;
    for (const auto& node : graph.nodes) {
        out.u32(number++, node.flags).reals(node.origin).real(node.radius);
        out.real(node.start[0], node.start[1], node.end[0], node.end[1]);
        for (std::size_t slot = 0; slot < slots; ++slot)
            out.u16(node.links[slot].target);
        if (version == 7) {
            for (const auto& link : node.links)
                out.u16(link.flags);
            for (const auto& link : node.links)
                out.reals(link.velocity);
        }
        for (std::size_t slot = 0; slot < slots; ++slot)
            out.u32(node.links[slot].distance);
        out.u32(0x08A31F40); // an address
    }
    return out.bytes;
}

GraphBytes graphOfNine() {
    GraphBytes graph;
    graph.nodes.resize(9);
    const auto link = [&](std::size_t from, std::size_t to) {
        auto& links = graph.nodes[from].links;
        auto& free = *std::ranges::find(links, -1, &GraphLinkBytes::target);
        free.target = static_cast<std::int16_t>(to);
        free.distance = 100;
    };
    for (std::size_t i = 0; i < 9; ++i) {
        graph.nodes[i].origin = {static_cast<float>(i % 3) * 100 - 100, static_cast<float>(i / 3) * 100 - 100, 36};
        graph.nodes[i].radius = 16;
        if (i % 3 != 0)
            link(i, i - 1);
        if (i % 3 != 2)
            link(i, i + 1);
        if (i >= 3)
            link(i, i - 3);
        if (i < 6)
            link(i, i + 3);
    }
    graph.nodes[0].flags = 1U << 4U;
    graph.nodes[0].radius = 0;
    graph.nodes[2].flags = 1U << 29U;
    graph.nodes[6].flags = 1U << 30U;
    graph.nodes[8].flags = 1U << 7U;
    graph.nodes[8].radius = 0;
    graph.nodes[8].start = {0, -170, 0};
    graph.nodes[8].end = {10, -100, 0};
    graph.nodes[4].radius = 0;
    graph.nodes[4].links[6] = {8, 141, 1, {150, 150, 0}}; // two free slots before it
    return graph;
}

} // namespace navsmith::tests
