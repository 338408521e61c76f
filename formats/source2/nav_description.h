// The format of a mesh, described once; internal to the files nav_*.cpp. Reading, writing and fieldAt() share the
// functions describe*(), so they cannot diverge. Each takes an `io`, and a NavFile that is const for all but reading:
//   value(name, field)            a scalar
//   text(name, string)            up to a NUL
//   raw(name, bytes)              a fixed number of bytes
//   records(one, many, vector, least, each)  u32 count, then each(record); `least`: bytes of the smallest record
//   pooled<Count>(name, range, pool, least, each)  the same for a part of a pool
//   edges(name, area, each)       as many ranges as the area has corners
//   zero<T>(name)                 a count that is always 0: what it would count is unknown
//   block(name, block), end(file) a KV3 block; what follows the parameters
// Fields come in file order.
#pragma once

#include "formats/source2/nav_file.h"

#include <string_view>

namespace navsmith::source2 {

inline constexpr std::size_t kAlignment = 8; ///< of blocks

/// Bytes before a block at this offset.
constexpr std::size_t padBefore(std::uint64_t offset) {
    return static_cast<std::size_t>((kAlignment - offset % kAlignment) % kAlignment);
}

constexpr std::size_t kPointBytes = 12;
constexpr std::size_t kBoundsBytes = 72;
constexpr std::size_t kConnectionBytes = 8;
constexpr std::size_t kMovableMeshBytes = 49;
constexpr std::size_t ladderBytes(std::uint32_t version) {
    return hasBottomSides(version) ? 68 : 60;
}
constexpr std::size_t smallestPolygonBytes(std::uint32_t version) {
    return hasMovableMeshes(version) ? 5 : 1;
}
/// The size of an area without corners.
inline constexpr std::size_t kSmallestAreaBytes = 34;

template <typename Io, typename PointLike>
void describePoint(Io& io, std::string_view name, PointLike& point) {
    io.value(name, point.x);
    io.value(name, point.y);
    io.value(name, point.z);
}

template <typename Io, typename File, typename Polygons>
void describePolygons(Io& io, File& file, Polygons& polygons) {
    io.records("polygon", "polygons", polygons, smallestPolygonBytes(file.version), [&](auto& polygon) {
        io.template pooled<std::uint8_t>("corners", polygon.corners, file.polygonCorners, sizeof(std::uint32_t),
                                         [&](auto& corner) { io.value("corner", corner); });
        if (hasMovableMeshes(file.version))
            io.value("movable mesh", polygon.movableMesh);
    });
}

template <typename Io, typename File, typename AreaLike>
void describeArea(Io& io, File& file, AreaLike& area) {
    io.value("id", area.id);
    io.value("attributes", area.attributes);
    io.value("hull", area.hull);
    if (hasCornerTable(file.version))
        io.value("polygon", area.polygon);
    else
        io.template pooled<std::uint32_t>("corners", area.ownCorners, file.ownCorners, kPointBytes,
                                          [&](auto& corner) { describePoint(io, "corner", corner); });
    io.value("unknown number", area.unknown);
    io.edges("edges", file, area, [&](auto& edge) {
        io.template pooled<std::uint32_t>("connections", edge, file.connections, kConnectionBytes, [&](auto& c) {
            io.value("connection, area", c.area);
            io.value("connection, edge", c.edge);
        });
    });
    io.template zero<std::uint8_t>("old hiding spots");
    io.template zero<std::uint32_t>("old encounters");
    const auto ladders = [&](std::string_view name, auto& range) {
        io.template pooled<std::uint32_t>(name, range, file.ladderIds, sizeof(std::uint32_t),
                                          [&](auto& id) { io.value(name, id); });
    };
    ladders("ladders above", area.laddersAbove);
    ladders("ladders below", area.laddersBelow);
}

template <typename Io, typename LadderLike>
void describeLadder(Io& io, std::uint32_t version, LadderLike& ladder) {
    io.value("id", ladder.id);
    io.value("width", ladder.width);
    describePoint(io, "top", ladder.top);
    describePoint(io, "bottom", ladder.bottom);
    io.value("length", ladder.length);
    io.value("direction", ladder.direction);
    io.value("top forward", ladder.topForward);
    io.value("top left", ladder.topLeft);
    io.value("top right", ladder.topRight);
    io.value("top behind", ladder.topBehind);
    io.value("bottom", ladder.bottomArea);
    if (hasBottomSides(version)) {
        io.value("bottom left", ladder.bottomLeft);
        io.value("bottom right", ladder.bottomRight);
    }
}

template <typename Io, typename HullLike>
void describeHull(Io& io, std::int32_t generator, HullLike& hull) {
    if (hasShortHull(generator))
        io.value("enabled", hull.enabled);
    io.value("radius", hull.radius);
    io.value("height", hull.height);
    if (hasShortHull(generator)) {
        io.value("short enabled", hull.shortEnabled);
        io.value("short height", hull.shortHeight);
    }
    if (hasCrawlHull(generator)) {
        io.value("crawl enabled", hull.crawlEnabled);
        io.value("crawl height", hull.crawlHeight);
    }
    io.value("climb", hull.climb);
    io.value("slope", hull.slope);
    io.value("jump down", hull.jumpDown);
    io.value("jump across", hull.jumpAcross);
    io.value("jump up", hull.jumpUp);
    if (hasErosion(generator))
        io.value("erosion", hull.erosion);
}

template <typename Io, typename GenerationLike>
void describeGeneration(Io& io, GenerationLike& g) {
    io.value("generator version", g.version);
    io.value("use project defaults", g.usesDefaults);
    io.value("tile size", g.tileSize);
    io.value("cell size", g.cellSize);
    io.value("cell height", g.cellHeight);
    io.value("smallest region", g.smallestRegion);
    io.value("merged region", g.mergedRegion);
    io.value("sample distance", g.sampleDistance);
    io.value("sample error", g.sampleError);
    io.value("longest edge", g.longestEdge);
    io.value("edge error", g.edgeError);
    io.value("vertices of a polygon", g.polygonVertices);
    if (hasSmallAreas(g.version))
        io.value("small areas", g.smallAreas);
    if (hasPresets(g.version)) {
        io.text("hull preset", g.hullPreset);
        io.text("hull definitions", g.hullFile);
    }
    io.value("hulls", g.hullCount);
    io.hulls(g, [&](auto& hull) { describeHull(io, g.version, hull); });
    if (hasPresets(g.version))
        io.value("last byte", g.lastByte);
}

/// Everything after the header.
template <typename Io, typename File>
void describeBody(Io& io, File& file) {
    const auto version = file.version;
    if (hasBlocks(version))
        io.block("first block", file.first);
    if (hasCornerTable(version)) {
        io.records("corner", "corners", file.corners, kPointBytes,
                   [&](auto& corner) { describePoint(io, "place", corner); });
        describePolygons(io, file, file.polygons);
    }
    if (hasUnknownWord(version))
        io.value("unknown word", file.unknown);
    if (hasMovableMeshes(version)) {
        io.records("movable mesh", "movable meshes", file.movableMeshes, kMovableMeshBytes, [&](auto& mesh) {
            io.text("name", mesh.name);
            io.raw("data", std::span(mesh.data));
        });
    }
    if (hasBlocks(version))
        io.block("second block", file.second);
    io.records("area", "areas", file.areas, kSmallestAreaBytes, [&](auto& area) { describeArea(io, file, area); });
    io.records("ladder", "ladders", file.ladders, ladderBytes(version),
               [&](auto& ladder) { describeLadder(io, version, ladder); });
    io.records("bounds", "transformed bounds", file.bounds, kBoundsBytes, [&](auto& bounds) {
        describePoint(io, "minimum", bounds.minimum);
        describePoint(io, "maximum", bounds.maximum);
        for (auto& number : bounds.transform)
            io.value("transform", number);
    });
    io.section("parameters");
    describeGeneration(io, file.generation);
    io.section({});
    if (hasBlocks(version))
        io.block("third block", file.third);
    io.end(file);
}

/// The number of hulls that are stored.
inline std::int32_t storedHulls(const Generation& g) {
    return g.hullCount > leastHulls(g.version) ? g.hullCount : leastHulls(g.version);
}

} // namespace navsmith::source2
