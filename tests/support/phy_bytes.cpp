#include "tests/support/phy_bytes.h"

#include "tests/support/raw_bytes.h"

#include <string>

namespace navsmith::tests {
namespace {

RawBytes surfaceOf(const std::vector<RawPhyPart>& parts) {
    constexpr double kMetres = 0.0254;
    RawWriter surface;
    surface.fill(48);
    std::vector<std::size_t> ledges;
    std::uint32_t firstPoint = 0;
    for (const auto& part : parts) {
        ledges.push_back(surface.size());
        surface.u32(0, part.tag, (part.triangles.size() + 1) << 8U | 4U)
            .u16(part.triangles.size(), 0); // points: see below
        std::uint32_t number = 0;
        for (const auto& triangle : part.triangles) {
            surface.u32(number++);
            for (const auto point : triangle)
                surface.u32(firstPoint + point);
        }
        firstPoint += static_cast<std::uint32_t>(part.points.size());
    }
    const auto points = surface.size();
    for (const auto& part : parts) {
        for (const auto& [x, y, z] : part.points)
            surface.real(x * kMetres, -z * kMetres, y * kMetres, 0);
    }
    for (const auto ledge : ledges)
        setU32(surface.bytes, ledge, points - ledge);
    setU32(surface.bytes, 32, surface.size());
    setU32(surface.bytes, 44, 0x53505649); // "IVPS"
    // Each node but the last has a leaf as its left child, which follows it, and the rest of the tree behind that.
    constexpr std::uint32_t kNode = 28;
    for (std::size_t i = 0; i < ledges.size(); ++i) {
        if (i + 1 < ledges.size())
            surface.u32(2 * kNode, 0).fill(20);
        surface.u32(0, ledges[i] - surface.size()).fill(20);
    }
    return surface.bytes;
}

} // namespace

RawPhyPart phyBox(const RawVector& minimum, const RawVector& maximum) {
    RawPhyPart part;
    for (unsigned i = 0; i < 8; ++i)
        part.points.push_back({(i & 1U) != 0 ? maximum[0] : minimum[0], (i & 2U) != 0 ? maximum[1] : minimum[1],
                               (i & 4U) != 0 ? maximum[2] : minimum[2]});
    constexpr std::array<std::array<std::uint16_t, 4>, 6> kSides{
        {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}};
    for (const auto& side : kSides) {
        part.triangles.push_back({side[0], side[1], side[2]});
        part.triangles.push_back({side[0], side[2], side[3]});
    }
    return part;
}

RawPhyPart phyWedge(const RawVector& minimum, const RawVector& maximum) {
    RawPhyPart part;
    part.points = {{minimum[0], minimum[1], minimum[2]}, {maximum[0], minimum[1], minimum[2]},
                   {minimum[0], maximum[1], minimum[2]}, {maximum[0], maximum[1], minimum[2]},
                   {maximum[0], minimum[1], maximum[2]}, {maximum[0], maximum[1], maximum[2]}};
    part.triangles = {{0, 2, 3}, {0, 3, 1}, {1, 3, 5}, {1, 5, 4}, {0, 4, 5}, {0, 5, 2}, {0, 1, 4}, {2, 5, 3}};
    return part;
}

std::vector<std::byte> buildPhy(const std::vector<RawPhyPart>& parts, const RawPhyForm& form) {
    RawWriter file;
    file.u32(16, 0, form.solids, 0x1234);
    const auto surface = surfaceOf(parts);
    for (std::uint32_t i = 0; i < form.solids; ++i) {
        file.u32(surface.size() + (form.header ? 28U : 0U));
        if (form.header)
            file.text("VPHY").u16(form.version, form.kind).u32(surface.size()).real(1, 1, 1).u32(0);
        file.add(surface);
    }
    return file.text("solid {\n\"index\" \"0\"\n\"mass\" \"12.5\"\n}\n").bytes;
}

std::vector<std::byte> buildCollisionLump(std::uint32_t model, const std::vector<RawPhyPart>& parts) {
    const auto surface = surfaceOf(parts);
    constexpr std::uint32_t kHead = 28;
    RawWriter lump;
    const std::string text = "solid {\n}\n";
    lump.u32(model, 4 + kHead + surface.size(), text.size(), 1, kHead + surface.size());
    lump.text("VPHY").u16(0x100, 0).u32(surface.size()).real(1, 1, 1).u32(0).add(surface).text(text);
    return lump.u32(0xFFFFFFFF, 0xFFFFFFFF, 0, 0).bytes;
}

} // namespace navsmith::tests
