#include "formats/gta_world/surfaces.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::gta_world {
namespace {

// Numbers that other programs publish, at both ends and between.
TEST(Surfaces, namesStandAtTheirNumbers) {
    EXPECT_EQ(kSurfaces[0].name, "DEFAULT");
    EXPECT_EQ(kSurfaces[1].name, "TARMAC");
    EXPECT_EQ(kSurfaces[4].name, "PAVEMENT");
    EXPECT_EQ(kSurfaces[28].name, "SAND_DEEP");
    EXPECT_EQ(kSurfaces[39].name, "WATER_SHALLOW");
    EXPECT_EQ(kSurfaces[63].name, "CAR");
    EXPECT_EQ(kSurfaces[74].name, "P_SAND");
    EXPECT_EQ(kSurfaces[157].name, "P_SEAWEED");
    EXPECT_EQ(kSurfaces[178].name, "RAILTRACK");
    EXPECT_EQ(kSurfaces.size(), 179U);
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
