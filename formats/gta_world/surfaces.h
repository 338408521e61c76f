// The surface materials of San Andreas' collision models: names as in surfinfo.dat, and coarse classes to colour by.
// docs/formats/gta-sa-world.md, section 7.
#pragma once

#include "formats/gta_world/surface_class.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace navsmith::gta_world {

struct Surface {
    std::string_view name;
    SurfaceClass kind = SurfaceClass::Default;
};

inline constexpr std::array<Surface, 179> kSurfaces{{
    {"DEFAULT", SurfaceClass::Default}, // 0
    {"TARMAC", SurfaceClass::Road},
    {"TARMAC_FUCKED", SurfaceClass::Road},
    {"TARMAC_REALLYFUCKED", SurfaceClass::Road},
    {"PAVEMENT", SurfaceClass::Pavement},
    {"PAVEMENT_FUCKED", SurfaceClass::Pavement},
    {"GRAVEL", SurfaceClass::Gravel},
    {"FUCKED_CONCRETE", SurfaceClass::Concrete},
    {"PAINTED_GROUND", SurfaceClass::Road},
    {"GRASS_SHORT_LUSH", SurfaceClass::Grass},
    {"GRASS_MEDIUM_LUSH", SurfaceClass::Grass}, // 10
    {"GRASS_LONG_LUSH", SurfaceClass::Grass},
    {"GRASS_SHORT_DRY", SurfaceClass::Grass},
    {"GRASS_MEDIUM_DRY", SurfaceClass::Grass},
    {"GRASS_LONG_DRY", SurfaceClass::Grass},
    {"GOLFGRASS_ROUGH", SurfaceClass::Grass},
    {"GOLFGRASS_SMOOTH", SurfaceClass::Grass},
    {"STEEP_SLIDYGRASS", SurfaceClass::Grass},
    {"STEEP_CLIFF", SurfaceClass::Rock},
    {"FLOWERBED", SurfaceClass::Vegetation},
    {"MEADOW", SurfaceClass::Grass}, // 20
    {"WASTEGROUND", SurfaceClass::Soil},
    {"WOODLANDGROUND", SurfaceClass::Vegetation},
    {"VEGETATION", SurfaceClass::Vegetation},
    {"MUD_WET", SurfaceClass::Soil},
    {"MUD_DRY", SurfaceClass::Soil},
    {"DIRT", SurfaceClass::Soil},
    {"DIRTTRACK", SurfaceClass::Soil},
    {"SAND_DEEP", SurfaceClass::Sand},
    {"SAND_MEDIUM", SurfaceClass::Sand},
    {"SAND_COMPACT", SurfaceClass::Sand}, // 30
    {"SAND_ARID", SurfaceClass::Sand},
    {"SAND_MORE", SurfaceClass::Sand},
    {"SAND_BEACH", SurfaceClass::Sand},
    {"CONCRETE_BEACH", SurfaceClass::Concrete},
    {"ROCK_DRY", SurfaceClass::Rock},
    {"ROCK_WET", SurfaceClass::Rock},
    {"ROCK_CLIFF", SurfaceClass::Rock},
    {"WATER_RIVERBED", SurfaceClass::Water},
    {"WATER_SHALLOW", SurfaceClass::Water},
    {"CORNFIELD", SurfaceClass::Vegetation}, // 40
    {"HEDGE", SurfaceClass::Vegetation},
    {"WOOD_CRATES", SurfaceClass::Wood},
    {"WOOD_SOLID", SurfaceClass::Wood},
    {"WOOD_THIN", SurfaceClass::Wood},
    {"GLASS", SurfaceClass::Glass},
    {"GLASS_WINDOWS_LARGE", SurfaceClass::Glass},
    {"GLASS_WINDOWS_SMALL", SurfaceClass::Glass},
    {"EMPTY1", SurfaceClass::Object},
    {"EMPTY2", SurfaceClass::Object},
    {"GARAGE_DOOR", SurfaceClass::Metal}, // 50
    {"THICK_METAL_PLATE", SurfaceClass::Metal},
    {"SCAFFOLD_POLE", SurfaceClass::Metal},
    {"LAMP_POST", SurfaceClass::Metal},
    {"METAL_GATE", SurfaceClass::Metal},
    {"METAL_CHAIN_FENCE", SurfaceClass::Metal},
    {"GIRDER", SurfaceClass::Metal},
    {"FIRE_HYDRANT", SurfaceClass::Metal},
    {"CONTAINER", SurfaceClass::Metal},
    {"NEWS_VENDOR", SurfaceClass::Metal},
    {"WHEELBASE", SurfaceClass::Metal}, // 60
    {"CARDBOARDBOX", SurfaceClass::Object},
    {"PED", SurfaceClass::Object},
    {"CAR", SurfaceClass::Metal},
    {"CAR_PANEL", SurfaceClass::Metal},
    {"CAR_MOVINGCOMPONENT", SurfaceClass::Metal},
    {"TRANSPARENT_CLOTH", SurfaceClass::Object},
    {"RUBBER", SurfaceClass::Object},
    {"PLASTIC", SurfaceClass::Object},
    {"TRANSPARENT_STONE", SurfaceClass::Concrete},
    {"WOOD_BENCH", SurfaceClass::Wood}, // 70
    {"CARPET", SurfaceClass::Indoor},
    {"FLOORBOARD", SurfaceClass::Wood},
    {"STAIRSWOOD", SurfaceClass::Wood},
    {"P_SAND", SurfaceClass::Sand},
    {"P_SAND_DENSE", SurfaceClass::Sand},
    {"P_SAND_ARID", SurfaceClass::Sand},
    {"P_SAND_COMPACT", SurfaceClass::Sand},
    {"P_SAND_ROCKY", SurfaceClass::Sand},
    {"P_SANDBEACH", SurfaceClass::Sand},
    {"P_GRASS_SHORT", SurfaceClass::Grass}, // 80
    {"P_GRASS_MEADOW", SurfaceClass::Grass},
    {"P_GRASS_DRY", SurfaceClass::Grass},
    {"P_WOODLAND", SurfaceClass::Vegetation},
    {"P_WOODDENSE", SurfaceClass::Vegetation},
    {"P_ROADSIDE", SurfaceClass::Soil},
    {"P_ROADSIDEDES", SurfaceClass::Soil},
    {"P_FLOWERBED", SurfaceClass::Vegetation},
    {"P_WASTEGROUND", SurfaceClass::Soil},
    {"P_CONCRETE", SurfaceClass::Concrete},
    {"P_OFFICEDESK", SurfaceClass::Indoor}, // 90
    {"P_711SHELF1", SurfaceClass::Indoor},
    {"P_711SHELF2", SurfaceClass::Indoor},
    {"P_711SHELF3", SurfaceClass::Indoor},
    {"P_RESTUARANTTABLE", SurfaceClass::Indoor},
    {"P_BARTABLE", SurfaceClass::Indoor},
    {"P_UNDERWATERLUSH", SurfaceClass::Water},
    {"P_UNDERWATERBARREN", SurfaceClass::Water},
    {"P_UNDERWATERCORAL", SurfaceClass::Water},
    {"P_UNDERWATERDEEP", SurfaceClass::Water},
    {"P_RIVERBED", SurfaceClass::Water}, // 100
    {"P_RUBBLE", SurfaceClass::Gravel},
    {"P_BEDROOMFLOOR", SurfaceClass::Indoor},
    {"P_KIRCHENFLOOR", SurfaceClass::Indoor},
    {"P_LIVINGRMFLOOR", SurfaceClass::Indoor},
    {"P_CORRIDORFLOOR", SurfaceClass::Indoor},
    {"P_711FLOOR", SurfaceClass::Indoor},
    {"P_FASTFOODFLOOR", SurfaceClass::Indoor},
    {"P_SKANKYFLOOR", SurfaceClass::Indoor},
    {"P_MOUNTAIN", SurfaceClass::Rock},
    {"P_MARSH", SurfaceClass::Soil}, // 110
    {"P_BUSHY", SurfaceClass::Vegetation},
    {"P_BUSHYMIX", SurfaceClass::Vegetation},
    {"P_BUSHYDRY", SurfaceClass::Vegetation},
    {"P_BUSHYMID", SurfaceClass::Vegetation},
    {"P_GRASSWEEFLOWERS", SurfaceClass::Grass},
    {"P_GRASSDRYTALL", SurfaceClass::Grass},
    {"P_GRASSLUSHTALL", SurfaceClass::Grass},
    {"P_GRASSGRNMIX", SurfaceClass::Grass},
    {"P_GRASSBRNMIX", SurfaceClass::Grass},
    {"P_GRASSLOW", SurfaceClass::Grass}, // 120
    {"P_GRASSROCKY", SurfaceClass::Grass},
    {"P_GRASSSMALLTREES", SurfaceClass::Grass},
    {"P_DIRTROCKY", SurfaceClass::Soil},
    {"P_DIRTWEEDS", SurfaceClass::Soil},
    {"P_GRASSWEEDS", SurfaceClass::Grass},
    {"P_RIVEREDGE", SurfaceClass::Soil},
    {"P_POOLSIDE", SurfaceClass::Concrete},
    {"P_FORESTSTUMPS", SurfaceClass::Vegetation},
    {"P_FORESTSTICKS", SurfaceClass::Vegetation},
    {"P_FORRESTLEAVES", SurfaceClass::Vegetation}, // 130
    {"P_DESERTROCKS", SurfaceClass::Rock},
    {"P_FORRESTDRY", SurfaceClass::Vegetation},
    {"P_SPARSEFLOWERS", SurfaceClass::Vegetation},
    {"P_BUILDINGSITE", SurfaceClass::Soil},
    {"P_DOCKLANDS", SurfaceClass::Concrete},
    {"P_INDUSTRIAL", SurfaceClass::Concrete},
    {"P_INDUSTJETTY", SurfaceClass::Wood},
    {"P_CONCRETELITTER", SurfaceClass::Concrete},
    {"P_ALLEYRUBISH", SurfaceClass::Concrete},
    {"P_JUNKYARDPILES", SurfaceClass::Soil}, // 140
    {"P_JUNKYARDGRND", SurfaceClass::Soil},
    {"P_DUMP", SurfaceClass::Soil},
    {"P_CACTUSDENSE", SurfaceClass::Vegetation},
    {"P_AIRPORTGRND", SurfaceClass::Concrete},
    {"P_CORNFIELD", SurfaceClass::Vegetation},
    {"P_GRASSLIGHT", SurfaceClass::Grass},
    {"P_GRASSLIGHTER", SurfaceClass::Grass},
    {"P_GRASSLIGHTER2", SurfaceClass::Grass},
    {"P_GRASSMID1", SurfaceClass::Grass},
    {"P_GRASSMID2", SurfaceClass::Grass}, // 150
    {"P_GRASSDARK", SurfaceClass::Grass},
    {"P_GRASSDARK2", SurfaceClass::Grass},
    {"P_GRASSDIRTMIX", SurfaceClass::Grass},
    {"P_RIVERBEDSTONE", SurfaceClass::Water},
    {"P_RIVERBEDSHALLOW", SurfaceClass::Water},
    {"P_RIVERBEDWEEDS", SurfaceClass::Water},
    {"P_SEAWEED", SurfaceClass::Water},
    {"DOOR", SurfaceClass::Wood},
    {"PLASTICBARRIER", SurfaceClass::Object},
    {"PARKGRASS", SurfaceClass::Grass}, // 160
    {"STAIRSSTONE", SurfaceClass::Concrete},
    {"STAIRSMETAL", SurfaceClass::Metal},
    {"STAIRSCARPET", SurfaceClass::Indoor},
    {"FLOORMETAL", SurfaceClass::Metal},
    {"FLOORCONCRETE", SurfaceClass::Concrete},
    {"BIN_BAG", SurfaceClass::Object},
    {"THIN_METAL_SHEET", SurfaceClass::Metal},
    {"METAL_BARREL", SurfaceClass::Metal},
    {"PLASTIC_CONE", SurfaceClass::Object},
    {"PLASTIC_DUMPSTER", SurfaceClass::Object}, // 170
    {"METAL_DUMPSTER", SurfaceClass::Metal},
    {"WOOD_PICKET_FENCE", SurfaceClass::Wood},
    {"WOOD_SLATTED_FENCE", SurfaceClass::Wood},
    {"WOOD_RANCH_FENCE", SurfaceClass::Wood},
    {"UNBREAKABLE_GLASS", SurfaceClass::Glass},
    {"HAY_BALE", SurfaceClass::Vegetation},
    {"GORE", SurfaceClass::Object},
    {"RAILTRACK", SurfaceClass::Rail},
}};

/// Default for numbers that no material has.
constexpr SurfaceClass surfaceClass(std::uint8_t material) {
    return material < kSurfaces.size() ? kSurfaces[material].kind : SurfaceClass::Default;
}

} // namespace navsmith::gta_world
