// The tables of names, and choices that are made from them.
#include "core/model/property.h"
#include "core/systems/gta_sa_save/named_values.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::systems::gta_sa_save {
namespace {

TEST(SaveNames, tablesHaveOneNameForEachValue) {
    for (const auto& table : std::span(kEmbeddedTables, kEmbeddedTableCount)) {
        std::set<std::int64_t> values;
        for (const auto& name : namesOf(table.name)) {
            EXPECT_FALSE(name.title.empty()) << table.name << " " << name.value;
            EXPECT_TRUE(values.insert(name.value).second) << table.name << " " << name.value;
        }
    }
}

TEST(SaveNames, everyChoiceCanBeTyped) {
    const auto all = schema();
    for (const auto& type : all->types) {
        for (const auto& property : type.properties) {
            if (property.type != model::PropertyType::Enum)
                continue;
            for (const auto& name : property.names)
                EXPECT_EQ(model::parseValue(property, name.title), model::Value(name.value))
                    << type.id << "." << property.id << " " << name.title;
        }
    }
}

TEST(SaveNames, numbersOfTablesAreSignedOrHexadecimal) {
    const NameTable table("value\ttitle\tlength\n-1\tNone\t2.5\n0x10\tSixteen\n\tNothing\n");
    ASSERT_EQ(table.size(), 3U);
    EXPECT_EQ(table.integer(0), -1);
    EXPECT_EQ(table.integer(1), 16);
    EXPECT_EQ(table.integer(2), std::nullopt);
    EXPECT_EQ(table.cell(1, "title"), "Sixteen");
    EXPECT_EQ(table.cell(1, "length"), "");
    EXPECT_EQ(table.cell(1, "depth"), "");
    EXPECT_DOUBLE_EQ(table.number(0, "length"), 2.5);
    EXPECT_DOUBLE_EQ(table.number(0, "title"), 0);
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
