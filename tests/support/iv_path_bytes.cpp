#include "tests/support/iv_path_bytes.h"

#include "tests/support/raw_bytes.h"

namespace navsmith::tests {

namespace {

constexpr std::size_t kHeader = 16;
constexpr std::size_t kNode = 32;
constexpr std::size_t kLink = 8;

RawIvNode nodeAt(std::span<const std::byte> file, std::size_t at) {
    return {.pointer = numberAt<std::uint32_t>(file, at),
            .secondPointer = numberAt<std::uint32_t>(file, at + 4),
            .area = numberAt<std::uint16_t>(file, at + 8),
            .id = numberAt<std::uint16_t>(file, at + 10),
            .street = numberAt<std::uint32_t>(file, at + 12),
            .searchCost = numberAt<std::uint16_t>(file, at + 16),
            .firstLink = numberAt<std::uint16_t>(file, at + 18),
            .x = numberAt<std::int16_t>(file, at + 20),
            .y = numberAt<std::int16_t>(file, at + 22),
            .z = numberAt<std::int16_t>(file, at + 24),
            .width = numberAt<std::uint8_t>(file, at + 26),
            .flood = numberAt<std::uint8_t>(file, at + 27),
            .flags = numberAt<std::uint32_t>(file, at + 28)};
}

RawIvLink linkAt(std::span<const std::byte> file, std::size_t at) {
    return {.area = numberAt<std::uint16_t>(file, at),
            .node = numberAt<std::uint16_t>(file, at + 2),
            .length = numberAt<std::uint8_t>(file, at + 4),
            .lanes = numberAt<std::uint8_t>(file, at + 5),
            .flags = numberAt<std::uint16_t>(file, at + 6)};
}

} // namespace

std::vector<std::byte> buildIvArea(const RawIvArea& area) {
    std::vector<std::byte> out;
    put(out, area.nodes.size(), 4);
    put(out, area.carNodes, 4);
    put(out, area.nodes.size() - area.carNodes, 4);
    put(out, area.links.size(), 4);
    for (const auto& n : area.nodes) {
        put(out, n.pointer, 4);
        put(out, n.secondPointer, 4);
        put(out, n.area, 2);
        put(out, n.id, 2);
        put(out, n.street, 4);
        put(out, n.searchCost, 2);
        put(out, n.firstLink, 2);
        put(out, n.x, 2);
        put(out, n.y, 2);
        put(out, n.z, 2);
        put(out, n.width, 1);
        put(out, n.flood, 1);
        put(out, n.flags, 4);
    }
    for (const auto& l : area.links) {
        put(out, l.area, 2);
        put(out, l.node, 2);
        put(out, l.length, 1);
        put(out, l.lanes, 1);
        put(out, l.flags, 2);
    }
    return out;
}

std::vector<std::byte> padded(std::vector<std::byte> file) {
    file.resize((file.size() + 2047) / 2048 * 2048);
    return file;
}

RawIvArea readIvArea(std::span<const std::byte> file) {
    RawIvArea area;
    if (file.size() < kHeader)
        return area;
    const std::size_t nodes = numberAt<std::uint32_t>(file, 0);
    const std::size_t links = numberAt<std::uint32_t>(file, 12);
    if (nodes > file.size() / kNode || links > file.size() / kLink ||
        file.size() < kHeader + nodes * kNode + links * kLink)
        return area;
    area.carNodes = numberAt<std::uint32_t>(file, 4);
    for (std::size_t i = 0; i < nodes; ++i)
        area.nodes.push_back(nodeAt(file, kHeader + i * kNode));
    for (std::size_t i = 0; i < links; ++i)
        area.links.push_back(linkAt(file, kHeader + nodes * kNode + i * kLink));
    return area;
}

RawIvArea smallIvArea(std::uint16_t area) {
    RawIvArea out;
    out.carNodes = 5;
    const auto node = [&](std::int16_t x, std::int16_t y, std::int16_t z, std::uint16_t firstLink,
                          std::uint32_t flags) {
        const auto id = static_cast<std::uint16_t>(out.nodes.size());
        out.nodes.push_back({.pointer = 0x11223344U + id,
                             .secondPointer = 0,
                             .area = area,
                             .id = id,
                             .street = 0x8A9BACBDU + id,
                             .firstLink = firstLink,
                             .x = x,
                             .y = y,
                             .z = z,
                             .width = static_cast<std::uint8_t>(16 + id),
                             .flood = static_cast<std::uint8_t>(id < 3   ? 1
                                                                : id < 5 ? 2
                                                                         : 3),
                             .flags = flags});
    };
    node(-2400, -2400, 1280, 0, 0x0001004FU);
    node(-1600, -2400, 1408, 1, 0x0002204FU);
    node(-800, -2392, -1536, 3, 0x0001004FU);
    node(-4000, -4000, 0, 4, 0x02010402U);
    node(-3200, -4000, 0, 5, 0x02010402U);
    node(-1602, -2402, 1410, 6, 0x00008000U);
    out.links = {{area, 1, 100, 0x11, 0xC040}, {area, 0, 100, 0x0A, 0xC041}, {area, 2, 102, 0x09, 0xC042},
                 {area, 1, 102, 0x09, 0xC043}, {area, 4, 100, 0x09, 0xC044}, {area, 3, 100, 0x09, 0xC045}};
    return out;
}

} // namespace navsmith::tests
