// Rooms of brushes as maps of Quake II, for tests of moving through them.
#pragma once

#include "tests/support/quake2_map_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

namespace quake2_contents {
inline constexpr std::uint32_t kStone = 0x1;
inline constexpr std::uint32_t kLava = 0x8;
inline constexpr std::uint32_t kSlime = 0x10;
inline constexpr std::uint32_t kWet = 0x20;
inline constexpr std::uint32_t kClip = 0x10000;
inline constexpr std::uint32_t kLadder = 0x20000000;
} // namespace quake2_contents

/// A map of Quake II without faces.
class Quake2Room {
public:
    /// Six walls of 16 around the space from `minimum` to `maximum`.
    Quake2Room(const RawVector& minimum, const RawVector& maximum);

    void addBox(const RawVector& minimum, const RawVector& maximum, std::uint32_t contents = quake2_contents::kStone);
    /// An entity without a model, such as `"classname" "info_player_start"`.
    void addEntity(const std::string& pairs);
    /// An entity with a model of its own, a solid box.
    void addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum);

    [[nodiscard]] std::vector<std::byte> bytes(RawQuake2Form form = RawQuake2Form::Ibsp) const;

private:
    RawQuake2Map map_;
    std::vector<std::array<RawVector, 2>> liquids_;
    std::vector<std::uint32_t> liquidContents_;
};

} // namespace navsmith::tests
