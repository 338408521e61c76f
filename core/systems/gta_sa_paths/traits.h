// San Andreas paths come in two forms, two systems over one set of columns: the game's own, and the extended one of
// fastman92's limit adjuster for larger maps. What differs besides the codecs is here.
#pragma once

#include "core/model/model.h"
#include "core/systems/shared/path_grid.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

struct Traits {
    std::string_view id; ///< of system and schema
    std::string_view title;
    paths::Grid grid;
    std::string_view names;    ///< of files, for people: "NODES0.DAT to NODES63.DAT"
    bool isExtended = false;   ///< which codec
    unsigned naviIdBits = 10;  ///< of a navi link: the id; the area is above it
    std::size_t maxNavis = 0;  ///< in one file: as many as links can name
    std::uint32_t pedNaviMask; ///< bits of a ped link's navi link that have to be 0
    // Help texts of properties.
    std::string_view areaHelp;
    std::string_view positionHelp;
    std::string_view naviCountHelp;
    std::string_view naviIdHelp;
    std::string_view naviWordHelp;

    [[nodiscard]] std::uint32_t naviWord(std::uint32_t area, std::uint32_t navi) const {
        return area << naviIdBits | (navi & ((1U << naviIdBits) - 1U));
    }
    [[nodiscard]] std::uint32_t areaOfNavi(std::uint32_t word) const { return word >> naviIdBits; }
    [[nodiscard]] std::uint32_t idOfNavi(std::uint32_t word) const { return word & ((1U << naviIdBits) - 1U); }
};

inline constexpr Traits kStock{.id = "gta_sa_paths",
                               .title = "San Andreas paths",
                               .grid = {},
                               .names = "NODES0.DAT to NODES63.DAT",
                               .maxNavis = 1024,
                               .pedNaviMask = 0xFFFFU,
                               .areaHelp =
                                   "Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner",
                               .positionHelp = "Stored in steps of 0.125, from -4096 to 4095.875",
                               .naviCountHelp = "At most 1024: links refer to them by 10 bits",
                               .naviIdHelp = "Position in its file, 0 to 1023",
                               .naviWordHelp = "Area of the file that holds the navi node x 1024 + its ID, as stored"};

inline constexpr Traits kExtended{
    .id = "gta_sa_extended_paths",
    .title = "San Andreas paths, extended map",
    .grid = {.perSide = 32, .edge = -12000, .lowest = INT32_MIN, .highest = INT32_MAX},
    .names = "NODES0.DAT to NODES1023.DAT",
    .isExtended = true,
    .naviIdBits = 16,
    .maxNavis = 65535,
    .pedNaviMask = 0xFFFFU, // the compiler of the known set leaves an area above
    .areaHelp = "Number of the 750 x 750 square, 0 to 1023, row by row from the south-west corner",
    .positionHelp = "Stored in steps of 0.125; the map reaches from -12000 to 12000",
    .naviCountHelp = "At most 65535: links refer to them by 16 bits",
    .naviIdHelp = "Position in its file, 0 to 65534",
    .naviWordHelp = "Area of the file that holds the navi node x 65536 + its ID, as stored"};

inline const Traits& traitsOf(const model::Model& m) {
    return m.schema().id == kExtended.id ? kExtended : kStock;
}

} // namespace navsmith::systems::gta_sa_paths
