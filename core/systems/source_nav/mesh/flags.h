// Names of bits: docs/formats/source-nav.md, sections 4, 7 and 8.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::source_nav {

struct Flag {
    std::string_view id;
    std::string_view title;
    std::string_view help;
    std::uint8_t bit = 0;
    bool advanced = false;
};

std::span<const Flag> byteAttributeFlags();
std::span<const Flag> wordAttributeFlags();
std::span<const Flag> leftForDeadAttributeFlags();
std::span<const Flag> longAttributeFlags();
std::span<const Flag> highestAttributeFlags();
std::span<const Flag> teamFortressFlags();
std::span<const Flag> spawnAttributeFlags();
std::span<const Flag> hidingSpotFlags();

} // namespace navsmith::systems::source_nav
