// Rooms of convex solids as maps of Source, for tests of moving through them.
#pragma once

#include "tests/support/brush_trees.h"
#include "tests/support/map_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

/// Adds a brush behind all planes of a solid.
RawBrush& addSolidBrush(RawSourceMap& map, const RawSolid& solid, std::uint32_t contents, std::uint32_t model = 0);

/// A Source map whose only faces are those of its terrain.
class SourceRoom {
public:
    static constexpr std::uint32_t kSolid = 0x1;

    /// Hollow: six walls of 16 around the space from `minimum` to `maximum`.
    SourceRoom(const RawVector& minimum, const RawVector& maximum);

    void add(const RawSolid& solid, std::uint32_t contents = kSolid);
    /// A box whose surface has these flags (docs/formats/source-bsp.md, section 4).
    void addSurface(const RawVector& minimum, const RawVector& maximum, std::uint32_t flags);
    /// An entity without a model, such as `"classname" "info_player_start"`.
    void addEntity(const std::string& pairs);
    /// An entity with a model of its own.
    void addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum);
    /// A displacement of power 2 over the rectangle from `low` to `high` in plan: five by five heights, from west to
    /// east in rows from north (low y) to south.
    void addTerrain(const std::array<float, 2>& low, const std::array<float, 2>& high,
                    const std::array<float, 25>& heights);

    [[nodiscard]] const RawSourceMap& map() const { return map_; }
    /// For lumps and packed files.
    [[nodiscard]] RawSourceMap& map() { return map_; }
    [[nodiscard]] std::vector<std::byte> bytes() const;

private:
    RawSourceMap map_;
    std::uint32_t models_ = 1;
    std::vector<std::array<RawVector, 2>> bounds_; ///< of the models but the world
};

} // namespace navsmith::tests
