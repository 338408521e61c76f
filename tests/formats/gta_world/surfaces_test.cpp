#include "formats/gta_world/surfaces.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::gta_world {
namespace {

// Numbers that other programs publish, at both ends and between.
TEST(Surfaces, namesStandAtTheirNumbers) {
    EXPECT_EQ(surfaceName(0), "DEFAULT");
    EXPECT_EQ(surfaceName(1), "TARMAC");
    EXPECT_EQ(surfaceName(4), "PAVEMENT");
    EXPECT_EQ(surfaceName(28), "SAND_DEEP");
    EXPECT_EQ(surfaceName(39), "WATER_SHALLOW");
    EXPECT_EQ(surfaceName(63), "CAR");
    EXPECT_EQ(surfaceName(74), "P_SAND");
    EXPECT_EQ(surfaceName(157), "P_SEAWEED");
    EXPECT_EQ(surfaceName(178), "RAILTRACK");
    EXPECT_EQ(surfaceName(179), "");
    EXPECT_EQ(surfaceName(255), "");
}

TEST(Surfaces, eachHasItsOwnNameAndEachClassIsUsed) {
    std::set<std::string_view> names;
    std::set<SurfaceClass> classes;
    for (const Surface& surface : kSurfaces) {
        EXPECT_TRUE(names.insert(surface.name).second) << surface.name;
        classes.insert(surface.kind);
    }
    EXPECT_EQ(classes.size(), kSurfaceClasses);
    std::set<std::string_view> classNames;
    for (const auto kind : classes)
        classNames.insert(nameOf(kind));
    EXPECT_EQ(classNames.size(), kSurfaceClasses);
    EXPECT_EQ(nameOf(SurfaceClass::Road), "road");
    EXPECT_EQ(nameOf(SurfaceClass::Object), "objects");
}

TEST(Surfaces, classesFollowTheNames) {
    EXPECT_EQ(surfaceClass(1), SurfaceClass::Road);
    EXPECT_EQ(surfaceClass(5), SurfaceClass::Pavement);
    EXPECT_EQ(surfaceClass(178), SurfaceClass::Rail);
    EXPECT_EQ(surfaceClass(200), SurfaceClass::Default);
    for (const Surface& surface : kSurfaces) {
        if (surface.name.find("GRASS") != std::string_view::npos) {
            EXPECT_EQ(surface.kind, SurfaceClass::Grass) << surface.name;
        }
        if (surface.name.find("SAND") != std::string_view::npos) {
            EXPECT_EQ(surface.kind, SurfaceClass::Sand) << surface.name;
        }
        if (surface.name.find("GLASS") != std::string_view::npos) {
            EXPECT_EQ(surface.kind, SurfaceClass::Glass) << surface.name;
        }
    }
}

} // namespace
} // namespace navsmith::gta_world
