#include "tests/support/path_bytes.h"

#include <stdexcept>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t kSpare = 192;

void put(Bytes& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i)
        to.push_back(static_cast<std::byte>((value >> (8 * i)) & 0xFF));
}

void putSigned(Bytes& to, std::int64_t value, int bytes) {
    put(to, static_cast<std::uint64_t>(value), bytes);
}

std::uint32_t get(std::span<const std::byte> from, std::size_t offset, int bytes) {
    std::uint32_t value = 0;
    for (int i = bytes; i-- > 0;)
        value = value << 8 | std::to_integer<std::uint32_t>(from[offset + static_cast<std::size_t>(i)]);
    return value;
}

std::uint16_t u16(std::span<const std::byte> from, std::size_t offset) {
    return static_cast<std::uint16_t>(get(from, offset, 2));
}

std::int16_t i16(std::span<const std::byte> from, std::size_t offset) {
    return static_cast<std::int16_t>(u16(from, offset));
}

std::uint8_t u8(std::span<const std::byte> from, std::size_t offset) {
    return static_cast<std::uint8_t>(get(from, offset, 1));
}

void putNode(Bytes& to, const RawPathNode& node) {
    put(to, node.pointer, 4);
    put(to, node.secondPointer, 4);
    putSigned(to, node.x, 2);
    putSigned(to, node.y, 2);
    putSigned(to, node.z, 2);
    putSigned(to, node.searchCost, 2);
    putSigned(to, node.firstLink, 2);
    put(to, node.area, 2);
    put(to, node.id, 2);
    put(to, node.width, 1);
    put(to, node.flood, 1);
    put(to, node.flags, 4);
}

void putNavi(Bytes& to, const RawNavi& navi) {
    putSigned(to, navi.x, 2);
    putSigned(to, navi.y, 2);
    put(to, navi.area, 2);
    put(to, navi.node, 2);
    putSigned(to, navi.directionX, 1);
    putSigned(to, navi.directionY, 1);
    put(to, navi.flags, 4);
}

// Debug stack fill pattern with stale words in between, as in the known set.
void putStack(Bytes& to, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
        put(to, i % 12 < 4 ? i : 0xCC, 1);
}

void putSpareTargets(Bytes& to) {
    for (std::size_t i = 0; i < kSpare; ++i)
        put(to, 0x0000FFFF, 4);
}

} // namespace

std::vector<std::byte> buildArea(const RawArea& area, RawForm form) {
    const bool filler = form == RawForm::Uninitialised;
    Bytes file;
    put(file, area.nodes.size(), 4);
    put(file, area.vehicleNodes, 4);
    put(file, area.nodes.size() - area.vehicleNodes, 4);
    put(file, area.navis.size(), 4);
    put(file, area.links.size(), 4);
    for (const RawPathNode& node : area.nodes)
        putNode(file, node);
    for (const RawNavi& navi : area.navis)
        putNavi(file, navi);
    for (const RawLink& link : area.links) {
        put(file, link.area, 2);
        put(file, link.node, 2);
    }
    if (form == RawForm::EmptyCut) {
        putSpareTargets(file);
    } else if (!area.links.empty()) {
        if (filler)
            putStack(file, kSpare * 4);
        else
            putSpareTargets(file);
        for (const RawLink& link : area.links)
            put(file, link.navi, 2);
        for (const RawLink& link : area.links)
            put(file, link.length, 1);
        if (form != RawForm::Cut) {
            if (filler)
                putStack(file, kSpare);
            else
                file.resize(file.size() + kSpare);
            for (const RawLink& link : area.links)
                put(file, filler ? link.crossing | 0xCCU : link.crossing, 1);
            if (filler)
                putStack(file, kSpare);
            else
                file.resize(file.size() + kSpare);
        }
    }
    if (form == RawForm::Padded)
        file.resize((file.size() + 2047) / 2048 * 2048);
    return file;
}

RawCounts countsOf(std::span<const std::byte> file) {
    return {get(file, 0, 4), get(file, 4, 4), get(file, 8, 4), get(file, 12, 4), get(file, 16, 4)};
}

RawArea readArea(std::span<const std::byte> file) {
    const RawCounts counts = countsOf(file);
    const auto sections = sectionsOf(counts.nodes, counts.navis, counts.links);
    if (file.size() < sections.back().offset + sections.back().size)
        throw std::runtime_error("not a path file of the exact form");
    RawArea area;
    area.vehicleNodes = counts.vehicles;
    for (std::size_t i = 0; i < counts.nodes; ++i) {
        const auto at = file.subspan(20 + i * 28, 28);
        area.nodes.push_back({get(at, 0, 4), get(at, 4, 4), i16(at, 8), i16(at, 10), i16(at, 12), i16(at, 14),
                              i16(at, 16), u16(at, 18), u16(at, 20), u8(at, 22), u8(at, 23), get(at, 24, 4)});
    }
    for (std::size_t i = 0; i < counts.navis; ++i) {
        const auto at = file.subspan(20 + counts.nodes * std::size_t{28} + i * 14, 14);
        area.navis.push_back({i16(at, 0), i16(at, 2), u16(at, 4), u16(at, 6), static_cast<std::int8_t>(u8(at, 8)),
                              static_cast<std::int8_t>(u8(at, 9)), get(at, 10, 4)});
    }
    const std::size_t links = counts.links;
    const auto at = file.subspan(20 + counts.nodes * std::size_t{28} + counts.navis * std::size_t{14});
    for (std::size_t i = 0; i < links; ++i) {
        area.links.push_back({u16(at, i * 4), u16(at, i * 4 + 2), u16(at, 4 * links + 768 + i * 2),
                              u8(at, 6 * links + 768 + i), u8(at, 7 * links + 960 + i)});
    }
    return area;
}

std::vector<RawSection> sectionsOf(std::size_t nodes, std::size_t navis, std::size_t links) {
    std::vector<RawSection> sections = {
        {"header", 0, 20, 4}, {"path nodes", 0, nodes * 28, 28}, {"navi nodes", 0, navis * 14, 14}};
    if (links > 0) {
        sections.insert(sections.end(), {{"link targets", 0, links * 4, 4},
                                         {"spare link targets", 0, kSpare * 4, 4},
                                         {"navi links", 0, links * 2, 2},
                                         {"link lengths", 0, links, 1},
                                         {"spare lengths", 0, kSpare, 1},
                                         {"crossing flags", 0, links, 1},
                                         {"spare crossing flags", 0, kSpare, 1}});
    }
    for (std::size_t i = 1; i < sections.size(); ++i)
        sections[i].offset = sections[i - 1].offset + sections[i - 1].size;
    return sections;
}

RawArea smallArea(std::uint16_t area) {
    RawArea made;
    made.vehicleNodes = 5;
    const auto far = static_cast<std::uint16_t>(area + 1);
    //            list pointer  second       x      y     z   cost    first area id width flood flags
    made.nodes = {{0x01EB0000U, 0x00000001U, -4096, 24, 80, 0x7FFE, 0, area, 0, 0, 1, 0x000F1001U},
                  {0x01EB0024U, 0x00000002U, -3996, 24, 81, 0x7FFE, 1, area, 1, 40, 1, 0x000F1002U},
                  {0x01EB0048U, 0x00000003U, -3896, 32767, -32768, 0x7FFE, 3, area, 2, 255, 1, 0x000F1012U},
                  {0x01EB006CU, 0x00000004U, 100, 200, 0, 0x7FFE, 5, area, 3, 0, 2, 0x000F1081U},
                  {0x01EB0090U, 0x00000005U, 300, 200, 0, 0x7FFE, 6, area, 4, 0, 2, 0x000F1081U},
                  {0x01EB00B4U, 0x00000006U, -1, -2, -3, 0x7FFE, 7, area, 5, 16, 1, 0x000F0001U},
                  {0x01EB00D8U, 0x00000007U, -30, -2, -3, 0x7FFE, 8, area, 6, 16, 1, 0x000F0121U}};
    //             x      y    area node  dx   dy  width | lanes << 8 | lights << 16
    made.navis = {{-4046, 24, area, 0, -100, 0, 0x00010928U},
                  {-3946, -25, area, 1, -99, 7, 0x000248FFU},
                  {-3800, 25, area, 2, 0, 100, 0x00001000U},
                  {200, 200, area, 3, -128, 127, 0x00000900U}};
    const auto navi = [area](int id) { return static_cast<std::uint16_t>(area << 10 | id); };
    //             area node navi   length crossing
    made.links = {{area, 1, navi(0), 12, 0},  {area, 0, navi(0), 12, 0}, {area, 2, navi(1), 255, 0},
                  {area, 1, navi(1), 254, 0}, {far, 17, navi(2), 90, 0}, {area, 4, navi(3), 25, 0},
                  {area, 3, navi(3), 25, 0},  {area, 6, 0, 3, 3},        {area, 5, 0, 4, 1}};
    return made;
}

} // namespace navsmith::tests
