// Errors in a schema that finish() and checkHandles() detect.
#include "core/model/schema.h"
#include "core/model/transaction.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace navsmith::model {
namespace {

/// A valid schema: files, and things with a column of every type and a list.
Schema sound() {
    Schema schema{"test", {}, nullptr};
    schema.types.push_back({.id = "file", .title = "file", .plural = "files"});
    ElementType thing{.id = "thing", .title = "thing", .plural = "things"};
    thing.columns = {reference("file", {kFileType}),
                     column<std::uint8_t>("small", 255),
                     column<std::int16_t>("x", -32768),
                     column<std::int16_t>("y"),
                     column<float>("weight", 0.5),
                     column<std::string>("name"),
                     column<std::uint32_t>("flags"),
                     column<std::uint64_t>("word", 18446744073709549568.0),
                     reference("other", {1})};
    thing.properties = {
        {.id = "small", .title = "Small", .section = "", .column = 3},
        {.id = "place", .title = "Place", .section = "", .type = PropertyType::Vector, .components = {4, 5}},
        {.id = "name", .title = "Name", .section = "", .type = PropertyType::Text, .column = 7},
        {.id = "bit", .title = "Bit", .section = "", .type = PropertyType::Bool, .column = 8, .shift = 31, .bits = 1},
        {.id = "mode",
         .title = "Mode",
         .section = "",
         .type = PropertyType::Enum,
         .column = 8,
         .bits = 2,
         .names = {{0, "a"}, {3, "b"}}},
        {.id = "other", .title = "Other", .section = "", .type = PropertyType::Reference, .column = 10},
        {.id = "sum",
         .title = "Sum",
         .section = "",
         .derive = [](const Model&, std::span<const Slot>, std::span<double>) {}}};
    thing.groupOwner = thing.fileVia = 2;
    thing.groupPart = 3;
    thing.partTitles = {"all"};
    thing.lists = {{.id = "list",
                    .title = "list",
                    .columns = {column<std::int8_t>("value"), reference("of", {1})},
                    .properties = {{.id = "value", .title = "Value", .section = "", .column = 0}}}};
    thing.edge = GraphEdge{10, 10};
    schema.types.push_back(thing);
    return schema;
}

struct Fault {
    const char* name;
    void (*make)(Schema& schema, ElementType& thing);
    const char* message;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.name;
}

PropertySpec& property(ElementType& thing, std::string_view id) {
    return *std::ranges::find(thing.properties, id, &PropertySpec::id);
}

const Fault kFaults[] = {
    {"NoKinds", [](Schema& s, ElementType&) { s.types.clear(); }, "test: the first type must be 'file'"},
    {"FirstKindIsNoFile", [](Schema& s, ElementType&) { s.types.front().id = "area"; },
     "test: the first type must be 'file'"},
    {"KindWithoutId", [](Schema&, ElementType& k) { k.id = ""; }, "test: a type has no id"},
    {"KindTwice", [](Schema& s, ElementType& k) { s.types.push_back(k); }, "test: type thing is declared twice"},
    {"ColumnWithoutId", [](Schema&, ElementType& k) { k.columns[1].id = ""; }, "test.thing: a column has no id"},
    {"ColumnTwice", [](Schema&, ElementType& k) { k.columns[2].id = "y"; }, "test.thing: column y is declared twice"},
    {"ColumnNamedAsTheModelsOwn", [](Schema&, ElementType& k) { k.columns[2].id = "rank"; },
     "test.thing: column rank is declared twice"},
    {"ReferenceWithoutTarget", [](Schema&, ElementType& k) { k.columns[0].ref.reset(); },
     "test.thing: column file is a reference without a target type, or the other way round"},
    {"TargetOfANumber", [](Schema&, ElementType& k) { k.columns[1].ref = RefSpec{1}; },
     "test.thing: column small is a reference without a target type, or the other way round"},
    {"TargetThatIsNotThere", [](Schema&, ElementType& k) { k.columns[8].ref->target = 2; },
     "test.thing: column other refers to a missing type"},
    {"UniqueButNarrow", [](Schema&, ElementType& k) { k.columns[1].uniqueId = true; },
     "test.thing: column small is unique but not u32"},
    {"StartsAboveItsStorage", [](Schema&, ElementType& k) { k.columns[1].initial = 256; },
     "test.thing: column small cannot hold its initial value"},
    {"StartsBelowItsStorage", [](Schema&, ElementType& k) { k.columns[2].initial = -32769; },
     "test.thing: column x cannot hold its initial value"},
    {"StartsBetweenIntegers", [](Schema&, ElementType& k) { k.columns[2].initial = 0.5; },
     "test.thing: column x cannot hold its initial value"},
    {"StartsAbove64Bits", [](Schema&, ElementType& k) { k.columns[7].initial = 18446744073709551616.0; },
     "test.thing: column word cannot hold its initial value"},
    {"StartsAboveAFloat", [](Schema&, ElementType& k) { k.columns[4].initial = 1e39; },
     "test.thing: column weight cannot hold its initial value"},
    {"TextStartsAsANumber", [](Schema&, ElementType& k) { k.columns[5].initial = 1; },
     "test.thing: column name cannot hold its initial value"},
    {"PropertyWithoutId", [](Schema&, ElementType& k) { k.properties[0].id = ""; }, "test.thing: property  has no id"},
    {"PropertyTwice", [](Schema&, ElementType& k) { k.properties.push_back(k.properties[0]); },
     "test.thing: property small is declared twice"},
    {"PropertyOfNothing", [](Schema&, ElementType& k) { property(k, "small").column = kNoColumn; },
     "test.thing: property small has neither a column nor a function"},
    {"PropertyOfTheModelsOwnColumn", [](Schema&, ElementType& k) { property(k, "small").column = kRank; },
     "test.thing: property small would write a column of the model's own"},
    {"TextOverANumber", [](Schema&, ElementType& k) { property(k, "name").column = 3; },
     "test.thing: property name is text over a column that is not, or the other way round"},
    {"NumberOverText", [](Schema&, ElementType& k) { property(k, "small").column = 7; },
     "test.thing: property small is text over a column that is not, or the other way round"},
    {"ReferenceOverANumber", [](Schema&, ElementType& k) { property(k, "other").column = 3; },
     "test.thing: property other is a reference over a column that is not, or the other way round"},
    {"ShiftWithoutBits", [](Schema&, ElementType& k) { property(k, "small").shift = 1; },
     "test.thing: property small has a shift but no bits"},
    {"BitsOfAFloat",
     [](Schema&, ElementType& k) {
         property(k, "small").column = 6;
         property(k, "small").bits = 3;
     },
     "test.thing: property small has bits of a column that is no integer"},
    {"BitsBeyondTheColumn", [](Schema&, ElementType& k) { property(k, "mode").shift = 31; },
     "test.thing: property mode has bits beyond its column"},
    {"FlagOfTwoBits",
     [](Schema&, ElementType& k) {
         property(k, "bit").bits = 2;
         property(k, "bit").shift = 0;
     },
     "test.thing: property bit is a flag of more than one bit"},
    {"HexadecimalFloat",
     [](Schema&, ElementType& k) {
         property(k, "small").column = 6;
         property(k, "small").hexadecimal = true;
     },
     "test.thing: property small is hexadecimal over a column that is no integer"},
    {"VectorOfFour",
     [](Schema&, ElementType& k) {
         property(k, "place").components = {4, 5, 4, 5};
     },
     "test.thing: property place needs two or three known columns"},
    {"VectorOfUnknownColumns",
     [](Schema&, ElementType& k) {
         property(k, "place").components = {4, 77};
     },
     "test.thing: property place needs two or three known columns"},
    {"HeightsOfAVectorWithoutHeights", [](Schema&, ElementType& k) { property(k, "place").heightScale = 0.5; },
     "test.thing: property place has a scale of heights without heights"},
    {"VectorOfTwoTypes",
     [](Schema&, ElementType& k) {
         property(k, "place").components = {4, 6};
     },
     "test.thing: property place needs components of one kind of number"},
    {"VectorOfTexts",
     [](Schema&, ElementType& k) {
         property(k, "place").components = {7, 7};
     },
     "test.thing: property place needs components of one kind of number"},
    {"VectorOfBits", [](Schema&, ElementType& k) { property(k, "place").bits = 4; },
     "test.thing: property place is a vector of bit fields"},
    {"WorkedOutText", [](Schema&, ElementType& k) { property(k, "sum").type = PropertyType::Text; },
     "test.thing: property sum is derived but not a number"},
    {"WorkedOutTextIsANumber",
     [](Schema&, ElementType& k) {
         k.properties.back().derive = nullptr;
         k.properties.back().deriveText = [](const Model&, Slot) { return std::string(); };
     },
     "test.thing: property sum is derived as text but is not text"},
    {"WorkedOutTwice",
     [](Schema&, ElementType& k) { k.properties.back().deriveText = [](const Model&, Slot) { return std::string(); }; },
     "test.thing: property sum is derived in two ways"},
    {"ScaleOfZero", [](Schema&, ElementType& k) { property(k, "small").scale = 0; },
     "test.thing: property small has a scale of nothing"},
    {"ScaleOfInfinity", [](Schema&, ElementType& k) { property(k, "small").scale = HUGE_VAL; },
     "test.thing: property small has a scale of nothing"},
    {"RangeUpsideDown",
     [](Schema&, ElementType& k) {
         property(k, "small").minimum = 5;
         property(k, "small").maximum = 4;
     },
     "test.thing: property small has a range without values"},
    {"RangeBeyondTheColumn", [](Schema&, ElementType& k) { property(k, "small").minimum = 256; },
     "test.thing: property small has a range that its column cannot hold"},
    {"RangeBetweenTwoSteps",
     [](Schema&, ElementType& k) {
         property(k, "small").minimum = 0.25;
         property(k, "small").maximum = 0.75;
     },
     "test.thing: property small has a range that its column cannot hold"},
    {"PlacedByNothing", [](Schema&, ElementType& k) { k.placedBy = {"nowhere"}; },
     "test.thing: placed by nowhere, which is neither a vector nor a number that can be set"},
    {"PlacedByWhatIsWorkedOut",
     [](Schema&, ElementType& k) {
         k.placedBy = {"place", "sum"};
     },
     "test.thing: placed by sum, which is neither a vector nor a number that can be set"},
    {"EnumWithoutNames", [](Schema&, ElementType& k) { property(k, "mode").names.clear(); },
     "test.thing: property mode is an enumeration without names"},
    {"EnumNameBeyondItsBits",
     [](Schema&, ElementType& k) {
         property(k, "mode").names.push_back({4, "c"});
     },
     "test.thing: property mode has names for values that its column cannot hold"},
    {"ListWithoutColumns",
     [](Schema&, ElementType& k) {
         k.lists[0].columns.clear();
         k.lists[0].properties.clear();
     },
     "test.thing: list list: has no columns"},
    {"ListTwice", [](Schema&, ElementType& k) { k.lists.push_back(k.lists[0]); },
     "test.thing: list list is declared twice"},
    {"ListColumnTwice", [](Schema&, ElementType& k) { k.lists[0].columns[1].id = "value"; },
     "test.thing: list list: column value is declared twice"},
    {"ListPropertyOfNothing", [](Schema&, ElementType& k) { k.lists[0].properties[0].column = 2; },
     "test.thing: list list: property value has neither a column nor a function"},
    {"ListPropertyWorkedOut",
     [](Schema&, ElementType& k) {
         k.lists[0].properties[0].derive = [](const Model&, std::span<const Slot>, std::span<double>) {};
     },
     "test.thing: list list: property value is derived, but entries have no rows"},
    {"ListColumnUnique",
     [](Schema&, ElementType& k) {
         k.lists[0].columns[0].storage = Storage::U32;
         k.lists[0].columns[0].uniqueId = true;
     },
     "test.thing: list list: column value is unique, but entries have no identity"},
    {"ListColumnErasesItsTarget",
     [](Schema&, ElementType& k) { k.lists[0].columns[1].ref->onLastReferrerGone = OnLastReferrerGone::EraseTarget; },
     "test.thing: list list: column of would erase its target: only columns of a type can"},
    {"ListColumnIndexed", [](Schema&, ElementType& k) { k.lists[0].columns[1].ref->lookup = Lookup::Indexed; },
     "test.thing: list list: column of is indexed: only columns of a type can be"},
    {"OwnerIsNoReference", [](Schema&, ElementType& k) { k.groupOwner = 3; },
     "test.thing: group owner and file path must be reference columns"},
    {"PathToTheFileIsNoReference", [](Schema&, ElementType& k) { k.fileVia = 99; },
     "test.thing: group owner and file path must be reference columns"},
    {"PartIsWide", [](Schema&, ElementType& k) { k.groupPart = 4; },
     "test.thing: the part of a group must be a u8 column"},
    {"PartsWithoutTitles", [](Schema&, ElementType& k) { k.partTitles.clear(); },
     "test.thing: parts of groups and their titles need each other"},
    {"TitlesWithoutParts", [](Schema&, ElementType& k) { k.groupPart = kNoColumn; },
     "test.thing: parts of groups and their titles need each other"},
    {"EdgeBetweenTwoKinds",
     [](Schema&, ElementType& k) {
         k.edge = GraphEdge{2, 10};
     },
     "test.thing: an edge needs two reference columns to one type"},
    {"EdgeOfNumbers",
     [](Schema&, ElementType& k) {
         k.edge = GraphEdge{3, 3};
     },
     "test.thing: an edge needs two reference columns to one type"},
    {"PoolWithHalfItsFunctions",
     [](Schema&, ElementType& k) {
         k.pool = PoolSpec{[](const Model&, Slot) { return true; }, nullptr};
     },
     "test.thing: a pool needs both its functions"},
    {"PathToTheFileGoesRound", [](Schema&, ElementType& k) { k.fileVia = 10; },
     "test.thing: the path to the file is a cycle"},
    {"OwnersGoRound", [](Schema&, ElementType& k) { k.groupOwner = 10; }, "test.thing: group owners form a cycle"},
};

class SchemaFault : public testing::TestWithParam<Fault> {};

TEST_P(SchemaFault, IsReported) {
    auto schema = sound();
    GetParam().make(schema, schema.types[1]);
    const auto built = finish(std::move(schema));
    ASSERT_FALSE(built.has_value());
    EXPECT_EQ(built.error(), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(Each, SchemaFault, testing::ValuesIn(kFaults),
                         [](const auto& fault) { return std::string(fault.param.name); });

TEST(Schema, ValidSchemaStartsWithTheModelsColumns) {
    const auto built = finish(sound());
    ASSERT_TRUE(built.has_value()) << built.error();
    const auto& thing = (*built)->type(1);
    EXPECT_EQ(thing.columns[kAlive].id, "alive");
    EXPECT_EQ(thing.columns[kRank].id, "rank");
    EXPECT_EQ(thing.columns[kFirstOwn].id, "file");
    EXPECT_EQ((*built)->findElementType("thing"), ElementTypeId{1});
    EXPECT_EQ((*built)->findElementType("nothing"), std::nullopt);
    EXPECT_EQ(thing.findProperty("mode")->title, "Mode");
    EXPECT_EQ(thing.findProperty("nothing"), nullptr);
}

TEST(Schema, InitialValuesAtTheEndsOfTheirStorageAreKept) {
    const auto built = finish(sound());
    ASSERT_TRUE(built.has_value()) << built.error();
    Model model(*built);
    Transaction tx(model, "make");
    const Slot row = tx.create(1);
    EXPECT_EQ(model.get(Column<std::uint8_t>{1, 3}, row), 255);
    EXPECT_EQ(model.get(Column<std::int16_t>{1, 4}, row), -32768);
    EXPECT_EQ(model.get(Column<float>{1, 6}, row), 0.5F);
    EXPECT_EQ(model.get(Column<std::uint64_t>{1, 9}, row), 0xFFFF'FFFF'FFFF'F800ULL);
}

TEST(Schema, DetectsAWrongHandle) {
    const auto schema = stress::roads::schema();
    using stress::roads::kNode;
    const auto fault = [&](HandleSpec handle) { return checkHandles(*schema, std::span(&handle, 1)); };
    EXPECT_EQ(fault(handle(stress::roads::node::x, "x")), "");
    EXPECT_EQ(fault(handle(stress::roads::node::x, "y")), "roads: a handle of y refers to x");
    EXPECT_EQ(fault(handle(Column<std::uint16_t>{kNode, 4}, "x")), "roads: a handle of x takes it for another type");
    EXPECT_EQ(fault(handle(Column<std::int16_t>{kNode, 40}, "x")), "roads: no position matches a handle of x");
    EXPECT_EQ(fault(handle(Column<std::int16_t>{40, 4}, "x")), "roads: no position matches a handle of x");
    EXPECT_EQ(fault(handle(ListField<Ref>{kNode, 0, 0}, "x")), "roads: no position matches a handle of x");
}

} // namespace
} // namespace navsmith::model
