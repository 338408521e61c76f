#include "tests/support/path_bytes.h"

#include "tests/support/raw_bytes.h"

#include <stdexcept>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t kSpare = 192;

void putNode(Bytes& to, const RawPathNode& node) {
    put(to, node.pointer, 4);
    put(to, node.secondPointer, 4);
    put(to, node.x, 2);
    put(to, node.y, 2);
    put(to, node.z, 2);
    put(to, node.searchCost, 2);
    put(to, node.firstLink, 2);
    put(to, node.area, 2);
    put(to, node.id, 2);
    put(to, node.width, 1);
    put(to, node.flood, 1);
    put(to, node.flags, 4);
}

void putNavi(Bytes& to, const RawNavi& navi) {
    put(to, navi.x, 2);
    put(to, navi.y, 2);
    put(to, navi.area, 2);
    put(to, navi.node, 2);
    put(to, navi.directionX, 1);
    put(to, navi.directionY, 1);
    put(to, navi.flags, 4);
}

// Debug stack fill pattern with stale words in between, as in the known set.
void putStack(Bytes& to, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
        put(to, i % 12 < 4 ? i : 0xCC, 1);
}

} // namespace

void putSpareTargets(Bytes& to, RawForm form) {
    if (form == RawForm::Uninitialised)
        return putStack(to, kSpare * 4);
    for (std::size_t i = 0; i < kSpare; ++i)
        put(to, 0x0000FFFF, 4);
}

void putLengthsAndCrossings(Bytes& to, const std::vector<RawLink>& links, RawForm form) {
    const bool filler = form == RawForm::Uninitialised;
    const auto putSpare = [&] {
        if (filler)
            putStack(to, kSpare);
        else
            to.resize(to.size() + kSpare);
    };
    for (const RawLink& link : links)
        put(to, link.length, 1);
    if (form == RawForm::Cut)
        return;
    putSpare();
    for (const RawLink& link : links)
        put(to, filler ? link.crossing | 0xCCU : link.crossing, 1);
    putSpare();
}

std::vector<std::byte> buildArea(const RawArea& area, RawForm form) {
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
    if (form == RawForm::EmptyCut || !area.links.empty())
        putSpareTargets(file, form);
    if (!area.links.empty()) {
        for (const RawLink& link : area.links)
            put(file, link.navi, 2);
        putLengthsAndCrossings(file, area.links, form);
    }
    if (form == RawForm::Padded)
        file.resize((file.size() + 2047) / 2048 * 2048);
    return file;
}

RawCounts countsOf(std::span<const std::byte> file) {
    const auto count = [&](std::size_t at) { return numberAt<std::uint32_t>(file, at); };
    return {count(0), count(4), count(8), count(12), count(16)};
}

RawArea readArea(std::span<const std::byte> file) {
    const RawCounts counts = countsOf(file);
    const auto sections = sectionsOf(counts.nodes, counts.navis, counts.links);
    if (file.size() < sections.back().offset + sections.back().size)
        throw std::runtime_error("not a path file of the exact form");
    RawArea area;
    area.vehicleNodes = counts.vehicles;
    std::size_t at = 20;
    for (std::size_t i = 0; i < counts.nodes; ++i, at += 28) {
        area.nodes.push_back({numberAt<std::uint32_t>(file, at), numberAt<std::uint32_t>(file, at + 4),
                              numberAt<std::int16_t>(file, at + 8), numberAt<std::int16_t>(file, at + 10),
                              numberAt<std::int16_t>(file, at + 12), numberAt<std::int16_t>(file, at + 14),
                              numberAt<std::int16_t>(file, at + 16), numberAt<std::uint16_t>(file, at + 18),
                              numberAt<std::uint16_t>(file, at + 20), numberAt<std::uint8_t>(file, at + 22),
                              numberAt<std::uint8_t>(file, at + 23), numberAt<std::uint32_t>(file, at + 24)});
    }
    for (std::size_t i = 0; i < counts.navis; ++i, at += 14) {
        area.navis.push_back({numberAt<std::int16_t>(file, at), numberAt<std::int16_t>(file, at + 2),
                              numberAt<std::uint16_t>(file, at + 4), numberAt<std::uint16_t>(file, at + 6),
                              numberAt<std::int8_t>(file, at + 8), numberAt<std::int8_t>(file, at + 9),
                              numberAt<std::uint32_t>(file, at + 10)});
    }
    const std::size_t links = counts.links;
    for (std::size_t i = 0; i < links; ++i) {
        area.links.push_back({numberAt<std::uint16_t>(file, at + i * 4), numberAt<std::uint16_t>(file, at + i * 4 + 2),
                              numberAt<std::uint16_t>(file, at + 4 * links + 768 + i * 2),
                              numberAt<std::uint8_t>(file, at + 6 * links + 768 + i),
                              numberAt<std::uint8_t>(file, at + 7 * links + 960 + i)});
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
