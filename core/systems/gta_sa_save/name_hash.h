// The hash by which the game knows clothes, haircuts and tattoos: CRC-32 of the upper-case name, without the final
// inversion.
#pragma once

#include <cstdint>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

constexpr std::uint32_t nameHash(std::string_view name) {
    constexpr std::uint32_t polynomial = 0xEDB88320;
    std::uint32_t hash = 0xFFFFFFFF;
    for (const char letter : name) {
        const bool lower = letter >= 'a' && letter <= 'z';
        hash ^= static_cast<std::uint8_t>(lower ? letter - 'a' + 'A' : letter);
        for (int bit = 0; bit < 8; ++bit)
            hash = (hash & 1U) != 0 ? hash >> 1U ^ polynomial : hash >> 1U;
    }
    return hash;
}
static_assert(nameHash("vest") == 0xBB1CA4CC);

} // namespace navsmith::systems::gta_sa_save
