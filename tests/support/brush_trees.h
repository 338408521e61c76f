// Worlds of convex solids as the trees of maps of Quake and GoldSrc, for tests of moving through them.
#pragma once

#include "tests/support/map_bytes.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

/// A convex solid: behind all of its planes.
struct RawSolid {
    std::vector<RawPlane> planes;
    std::vector<RawVector> corners;
    std::int32_t contents = -2; ///< -2 solid, -3 water, -4 slime, -5 lava
};
RawSolid boxSolid(const RawVector& minimum, const RawVector& maximum);
/// A box whose top falls to the height `low` at its west end.
RawSolid rampSolid(const RawVector& minimum, const RawVector& maximum, float low);

/// A map of GoldSrc or Quake without faces.
class SolidWorld {
public:
    /// The world, hollow: six walls of 16 around the space from `minimum` to `maximum`, and solids in it.
    SolidWorld(const RawVector& minimum, const RawVector& maximum, const std::vector<RawSolid>& solids);

    /// An entity without a model, such as `"classname" "info_player_start"`.
    void addEntity(const std::string& pairs);
    /// An entity with a model of its own.
    void addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum);

    [[nodiscard]] const RawMap& map() const { return map_; }
    [[nodiscard]] std::vector<std::byte> bytes() const { return buildQuakeMap(map_, RawQuakeForm::GoldSrc); }
    /// The same as a map of Quake, with trees for the box of a player.
    [[nodiscard]] std::vector<std::byte> quakeBytes() const;

private:
    RawMap map_;
    std::vector<std::vector<RawSolid>> solids_; ///< by model
};

} // namespace navsmith::tests
