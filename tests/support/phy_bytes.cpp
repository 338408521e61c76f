#include "tests/support/phy_bytes.h"

#include <cstring>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

void addNumber(Bytes& to, std::uint32_t value, int bytes = 4) {
    for (int i = 0; i < bytes; ++i, value >>= 8U)
        to.push_back(static_cast<std::byte>(value & 0xFFU));
}

void addReal(Bytes& to, double value) {
    const auto stored = static_cast<float>(value);
    std::uint32_t bits = 0;
    std::memcpy(&bits, &stored, sizeof(bits));
    addNumber(to, bits);
}

std::uint32_t distance(std::size_t from, std::size_t to) {
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(to) - static_cast<std::int64_t>(from));
}

Bytes surfaceOf(const std::vector<RawPhyPart>& parts) {
    constexpr double kMetres = 0.0254;
    Bytes surface(48, std::byte{0});
    std::vector<std::size_t> ledges;
    std::uint32_t firstPoint = 0;
    for (const auto& part : parts) {
        ledges.push_back(surface.size());
        addNumber(surface, 0); // offset of the points, see below
        addNumber(surface, 0);
        addNumber(surface, static_cast<std::uint32_t>(part.triangles.size() + 1) << 8U | 4U);
        addNumber(surface, static_cast<std::uint32_t>(part.triangles.size()), 2);
        addNumber(surface, 0, 2);
        std::uint32_t number = 0;
        for (const auto& triangle : part.triangles) {
            addNumber(surface, number++);
            for (const auto point : triangle)
                addNumber(surface, firstPoint + point);
        }
        firstPoint += static_cast<std::uint32_t>(part.points.size());
    }
    const auto points = surface.size();
    for (const auto& part : parts) {
        for (const auto& [x, y, z] : part.points) {
            addReal(surface, x * kMetres);
            addReal(surface, -z * kMetres);
            addReal(surface, y * kMetres);
            addReal(surface, 0);
        }
    }
    for (const auto ledge : ledges)
        setU32(surface, ledge, distance(ledge, points));
    setU32(surface, 32, static_cast<std::uint32_t>(surface.size()));
    std::memcpy(surface.data() + 44, "IVPS", 4);
    // Each node but the last has a leaf as its left child, which follows it, and the rest of the tree behind that.
    constexpr std::uint32_t kNode = 28;
    for (std::size_t i = 0; i < ledges.size(); ++i) {
        if (i + 1 < ledges.size()) {
            addNumber(surface, 2 * kNode);
            addNumber(surface, 0);
            surface.resize(surface.size() + 20);
        }
        const auto leaf = surface.size();
        addNumber(surface, 0);
        addNumber(surface, distance(leaf, ledges[i]));
        surface.resize(surface.size() + 20);
    }
    return surface;
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
    Bytes bytes;
    addNumber(bytes, 16);
    addNumber(bytes, 0);
    addNumber(bytes, form.solids);
    addNumber(bytes, 0x1234);
    const auto surface = surfaceOf(parts);
    for (std::uint32_t i = 0; i < form.solids; ++i) {
        addNumber(bytes, static_cast<std::uint32_t>(surface.size()) + (form.header ? 28U : 0U));
        if (form.header) {
            for (const char c : {'V', 'P', 'H', 'Y'})
                bytes.push_back(static_cast<std::byte>(c));
            addNumber(bytes, form.version, 2);
            addNumber(bytes, form.kind, 2);
            addNumber(bytes, static_cast<std::uint32_t>(surface.size()));
            for (int axis = 0; axis < 3; ++axis)
                addReal(bytes, 1);
            addNumber(bytes, 0);
        }
        bytes.insert(bytes.end(), surface.begin(), surface.end());
    }
    const auto text = bytesOf("solid {\n\"index\" \"0\"\n\"mass\" \"12.5\"\n}\n");
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

} // namespace navsmith::tests
