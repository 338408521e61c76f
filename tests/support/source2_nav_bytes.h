// Bytes of Source 2's navigation meshes, written without the codec: what they should be by docs/formats/source2-nav.md.
#pragma once

#include "tests/support/raw_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

/// A value of KV3, to be written in any encoding.
struct RawKv {
    std::uint8_t type = 1; ///< as stored
    std::int64_t whole = 0;
    double real = 0;
    std::string text = {};
    std::vector<std::pair<std::string, RawKv>> members = {}; ///< of objects; of arrays with empty names
    int flag = -1;                                           ///< behind the type, if not negative

    static RawKv object(std::vector<std::pair<std::string, RawKv>> members) {
        return {.type = 9, .members = std::move(members)};
    }
    /// Of the stored kind `type`: 8, 10, 24 or 25.
    static RawKv array(std::vector<RawKv> entries, std::uint8_t type);
    /// As the game stores it: 0 and 1 in their types.
    static RawKv integer(std::int64_t value);
    static RawKv number(double value);
    static RawKv single(double value) { return {.type = 19, .real = value}; }
    static RawKv string(std::string text) { return {.type = 6, .text = std::move(text)}; }
};

enum class RawPacking : std::uint8_t { None, Lz4, Zstd };

/// Encoding 2 to 5.
RawBytes bytesOfKv(const RawKv& root, unsigned encoding, RawPacking packing = RawPacking::None,
                   bool ofCustomData = false);

using RawPoint = std::array<float, 3>;

struct Source2Area {
    std::uint32_t id = 0;
    std::uint64_t attributes = 0;
    std::uint8_t hull = 0;
    std::vector<std::uint32_t> corners; ///< indexes into Source2Mesh::corners, in any version
    float unknown = 0;
    std::vector<std::vector<std::array<std::uint32_t, 2>>> edges; ///< area id and edge of it, for each corner
    std::vector<std::uint32_t> above = {};
    std::vector<std::uint32_t> below = {};
    std::uint32_t movableMesh = 0xFFFFFFFF;
    std::vector<RawKv> spots = {};
    std::vector<RawKv> approaches = {};
};

struct Source2Ladder {
    std::uint32_t id = 1;
    float width = 32;
    RawPoint top{};
    RawPoint bottom{};
    float length = 0;
    std::uint32_t direction = 2;
    std::array<std::uint32_t, 7> areas{}; ///< top forward, left, right, behind; bottom, its left and right
};

struct Source2Hull {
    float radius = 16;
    float height = 71;
    float climb = 16;
    float jumpDown = 157;
    float jumpAcross = 64;
    float jumpUp = 68;
};

/// One polygon for each area, in order, unless `polygons` says otherwise.
struct Source2Mesh {
    std::uint32_t version = 35;
    std::uint32_t subVersion = 1;
    std::uint32_t flags = 0x01000001;
    std::int32_t generator = 12;
    std::uint32_t unknownWord = 0;
    std::uint32_t usesDefaults = 1;
    std::vector<RawPoint> corners;
    std::vector<Source2Area> areas;
    std::vector<Source2Ladder> ladders;
    std::vector<std::array<float, 18>> bounds;
    std::vector<std::string> movableMeshes;
    std::vector<Source2Hull> hulls{1};
    std::string preset;
    std::string hullFile;
    /// Polygons by indexes of corners, and the polygon of each area; empty: as usual.
    std::vector<std::vector<std::uint32_t>> polygons;
    std::vector<std::uint32_t> polygonOfArea;
    unsigned customEncoding = 4;
    RawPacking customPacking = RawPacking::None;
    unsigned padByte = 0;   ///< before blocks
    RawBytes customInstead; ///< stands where custom data would
    bool hasCustom = true;
};

RawBytes bytesOfSource2(const Source2Mesh& mesh);
/// What stands in the list of areas.
RawKv customDataOf(const Source2Mesh& mesh);

RawKv source2Spot(std::int64_t id, RawPoint at, std::int64_t flags);
RawKv source2Approach(std::int64_t previous, std::int64_t here, std::int64_t next);

/// Five areas of the first hull: 1, 2 and the triangle 3 in a row along x, 4 beside the first two along y, and 5 on a
/// platform 120 units high, 20 units behind 4. All are connected both ways but for the drop from 5 to 4; the ladder 1
/// leads back up. Areas 6 and 7 are of the second hull. Bounds and movable meshes where the version has them, and three
/// hiding spots with sub-version 1.
Source2Mesh source2MeshOfSeven(std::uint32_t version = 35);
/// One of each version and of each way to store custom data.
std::vector<std::pair<std::string, Source2Mesh>> allSmallSource2Meshes();

} // namespace navsmith::tests
