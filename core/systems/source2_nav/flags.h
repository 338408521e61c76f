// Names of bits: docs/formats/source2-nav.md, sections 8 and 9.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::source2_nav {

struct Flag {
    std::string_view id;
    std::string_view title;
    std::string_view help;
    std::uint8_t bit = 0;
};

std::span<const Flag> attributeFlags();
std::span<const Flag> hidingSpotFlags();

inline constexpr std::uint64_t kJumpBit = 0x2;
inline constexpr std::uint64_t kCrouchBit = 0x10000;
inline constexpr std::uint64_t kCrawlBit = 0x40000;
inline constexpr std::uint64_t kAvoidBit = 0x80;

} // namespace navsmith::systems::source2_nav
