// The schema of San Andreas paths: every handle refers to the column of its name.
#include "core/model/property.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

namespace file = systems::gta_sa_paths::file;
namespace link = systems::gta_sa_paths::link;
namespace navi = systems::gta_sa_paths::navi;
namespace node = systems::gta_sa_paths::node;
using systems::gta_sa_paths::findLink;
using systems::gta_sa_paths::kFile;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;
using systems::gta_sa_paths::schema;

struct Handle {
    model::ElementTypeId type;
    model::ColumnId column;
    model::Storage storage;
    std::string_view id;
};

template <typename T>
Handle named(model::Column<T> column, std::string_view id) {
    return {column.type, column.column, model::storageOf<T>(), id};
}

const std::vector<Handle>& handles() {
    static const std::vector<Handle> all{
        named(file::area, "area"),
        named(file::form, "form"),
        named(file::name, "name"),
        named(file::vehicleExcess, "vehicle_excess"),
        named(file::pedExcess, "ped_excess"),
        named(file::spareTargets, "spare_targets"),
        named(file::spareLengths, "spare_lengths"),
        named(file::spareCrossings, "spare_crossings"),
        named(file::tail, "tail"),
        named(file::linkLayout, "link_layout"),
        named(file::loadedHash, "loaded_hash"),
        named(node::file, "file"),
        named(node::group, "group"),
        named(node::x, "x"),
        named(node::y, "y"),
        named(node::z, "z"),
        named(node::width, "width"),
        named(node::floodGroup, "flood_group"),
        named(node::flags, "flags"),
        named(node::searchCost, "search_cost"),
        named(node::listPointer, "list_pointer"),
        named(node::secondPointer, "second_pointer"),
        named(node::addressError, "address_error"),
        named(link::owner, "owner"),
        named(link::target, "target"),
        named(link::navi, "navi"),
        named(link::length, "length"),
        named(link::crossing, "crossing"),
        named(navi::file, "file"),
        named(navi::attached, "attached"),
        named(navi::x, "x"),
        named(navi::y, "y"),
        named(navi::directionX, "direction_x"),
        named(navi::directionY, "direction_y"),
        named(navi::width, "width"),
        named(navi::lanes, "lanes"),
        named(navi::lights, "lights"),
        named(navi::unused, "unused"),
        named(navi::keepLower, "keep_lower"),
    };
    return all;
}

TEST(PathSchema, HandlesNameTheColumnsThatTheyAreCalledAfter) {
    for (const auto& handle : handles()) {
        const auto& columns = schema()->type(handle.type).columns;
        ASSERT_LT(handle.column, columns.size()) << handle.id;
        EXPECT_EQ(columns[handle.column].id, handle.id);
        EXPECT_EQ(columns[handle.column].storage, handle.storage) << handle.id;
    }
}

TEST(PathSchema, HasAHandleForEveryColumn) {
    std::size_t own = 0;
    for (const auto& type : schema()->types)
        own += type.columns.size() - model::kFirstOwn;
    EXPECT_EQ(handles().size(), own);
}

TEST(PathSchema, NamesItsTypesAsTheConstantsDo) {
    EXPECT_EQ(schema()->findElementType("file"), kFile);
    EXPECT_EQ(schema()->findElementType("node"), kNode);
    EXPECT_EQ(schema()->findElementType("link"), kLink);
    EXPECT_EQ(schema()->findElementType("navi"), kNavi);
}

/// Display text of one property of one element.
std::string shown(const model::Model& m, model::ElementTypeId type, model::Slot row, std::string_view property) {
    const auto* spec = m.schema().type(type).findProperty(property);
    return spec == nullptr ? "no such property" : model::displayText(m, *spec, {type, row});
}

TEST(PathSchema, ShowsPlacesCountsAndStoredWordsThatFollowFromOrder) {
    const auto m = loadSet(bytesOf(smallWorld().areas()));
    const auto n = nodeAt(m, 28, 4); // the first pedestrian node of area 28, after four vehicle nodes
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
