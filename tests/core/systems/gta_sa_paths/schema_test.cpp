// The schema of San Andreas paths: element types, and properties that follow from order.
#include "core/model/property.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::schema;

TEST(PathSchema, NamesItsTypesAsTheConstantsDo) {
    EXPECT_EQ(schema()->findElementType("file"), kFile);
    EXPECT_EQ(schema()->findElementType("node"), kNode);
    EXPECT_EQ(schema()->findElementType("link"), kLink);
    EXPECT_EQ(schema()->findElementType("navi"), kNavi);
}

/// Text of one property of one element.
std::string shown(const model::Model& m, model::ElementTypeId type, model::Slot row, std::string_view property) {
    const auto* spec = m.schema().type(type).findProperty(property);
    return spec == nullptr ? "no such property" : model::displayText(m, *spec, {type, row});
}

TEST(PathSchema, ShowsPlacesCountsAndStoredWordsThatFollowFromOrder) {
    const auto m = loadSet(bytesOf(smallWorld().areas()));
    const auto n = nodeAt(m, 28, 4); // the first ped of area 28, behind four cars
    EXPECT_EQ(shown(m, kNode, n, "area"), "28");
    EXPECT_EQ(shown(m, kNode, n, "id"), "4");
    EXPECT_EQ(shown(m, kNode, n, "link_count"), "2");
    EXPECT_EQ(shown(m, kNode, n, "first_link"), "9");
    EXPECT_EQ(shown(m, kNode, n, "flags_word"), "0xF0002");
    const auto l = findLink(m, nodeAt(m, 28, 0), nodeAt(m, 27, 2));
    EXPECT_EQ(shown(m, kLink, l, "index"), "0");
    EXPECT_EQ(shown(m, kLink, l, "target_area"), "27");
    EXPECT_EQ(shown(m, kLink, l, "target_node"), "2");
    EXPECT_EQ(shown(m, kLink, l, "navi_word"), "0x6C02");
    const auto v = m.get(link::navi, l).slot();
    EXPECT_EQ(shown(m, kNavi, v, "area"), "27");
    EXPECT_EQ(shown(m, kNavi, v, "id"), "2");
    const auto f = m.get(node::file, n).slot();
    EXPECT_EQ(shown(m, kFile, f, "vehicle_nodes"), "4");
    EXPECT_EQ(shown(m, kFile, f, "ped_nodes"), "2");
    EXPECT_EQ(shown(m, kFile, f, "links"), "12");
    EXPECT_EQ(shown(m, kFile, f, "navi_nodes"), "4");
    EXPECT_EQ(shown(m, kFile, f, "written_form"), "exact");
}

} // namespace
} // namespace navsmith::tests
