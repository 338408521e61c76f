// Definitions of the objects of San Andreas' world (.ide). Follows docs/formats/gta-sa-world.md, section 2. Read-only.
#pragma once

#include "formats/gta_world/notes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_world {

/// Bits of IdeObject::flags.
namespace ide_flags {
inline constexpr std::uint32_t kRoad = 0x1; ///< shines when it rains
inline constexpr std::uint32_t kDrawLast = 0x4;
inline constexpr std::uint32_t kAdditive = 0x8;
inline constexpr std::uint32_t kNoDepthWrite = 0x40;
inline constexpr std::uint32_t kNoShadows = 0x80;
inline constexpr std::uint32_t kGlass = 0x200;         ///< breaks
inline constexpr std::uint32_t kGlassCracking = 0x400; ///< shows cracks before it breaks
inline constexpr std::uint32_t kGarageDoor = 0x800;
inline constexpr std::uint32_t kDamageable = 0x1000; ///< has a damaged look
inline constexpr std::uint32_t kTree = 0x2000;       ///< moves in the wind
inline constexpr std::uint32_t kPalm = 0x4000;
inline constexpr std::uint32_t kNoFlyerCollision = 0x8000; ///< flying vehicles pass through it
inline constexpr std::uint32_t kGraffitiTag = 0x100000;
inline constexpr std::uint32_t kBothSides = 0x200000; ///< back faces are drawn too
inline constexpr std::uint32_t kBreakableStatue = 0x400000;
} // namespace ide_flags

struct IdeObject {
    enum class Kind : std::uint8_t {
        Object,   ///< section objs
        Timed,    ///< section tobj: there only between two hours
        Animated, ///< section anim
    };
    std::uint32_t id = 0;
    Kind kind = Kind::Object;
    std::string model;         ///< lower case
    std::string txd;           ///< lower case
    float drawDistance = 0.0F; ///< metres; the largest, if the line has several
    std::uint32_t flags = 0;   ///< ide_flags
    std::uint8_t timeOn = 0;   ///< Timed: hours, 0 to 23
    std::uint8_t timeOff = 0;  ///< may be before timeOn: then over midnight
    std::uint32_t line = 0;    ///< counted from 1

    bool operator==(const IdeObject&) const = default;
};

/// Section txdp: textures that are not in one dictionary are in the other.
struct IdeTextures {
    std::string txd; ///< lower case
    std::string parent;

    bool operator==(const IdeTextures&) const = default;
};

struct IdeFile {
    std::vector<IdeObject> objects;    ///< in file order; ids are not necessarily unique
    std::vector<IdeTextures> textures; ///< in file order
    Notes notes;                       ///< by line
};

/// Reads the sections objs, tobj, anim and txdp of any bytes and skips all others. A broken line is left out with a
/// note.
IdeFile readIde(std::span<const std::byte> file);

} // namespace navsmith::gta_world
