// A Fields table provides columns, handles, and copies between records and rows.
#include "core/model/fields.h"
#include "core/model/model.h"
#include "core/model/transaction.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace navsmith::model {
namespace {

enum class Colour : std::uint8_t { Red, Green };

struct Point {
    float x = 0;
    float y = 0;
};

struct Thing {
    std::uint16_t number = 0;
    Colour colour = Colour::Red;
    bool on = false;
    Point at;
    std::array<std::int16_t, 3> steps{};
    std::string name;
    std::vector<std::byte> rest;
    std::uint32_t id = 0;
    std::uint16_t unstored = 0;
};

struct Entry {
    std::uint32_t target = 0;
    std::uint8_t how = 0;
};

constexpr ElementTypeId kThing = 1;
constexpr ListId kEntries = 0;

namespace thing {
constexpr Fields fields{
    kThing,
    reference("file", {.target = kFileType, .onTargetErased = OnTargetErased::EraseRow}),
    field<&Thing::number>("number", 7),
    field<&Thing::colour>("colour", 1),
    field<&Thing::on>("on"),
    field<&Thing::at, &Point::x>("at_x"),
    field<&Thing::at, &Point::y>("at_y"),
    field<&Thing::steps, 2>("step"),
    field<&Thing::steps, 1>("wide_step", 5).as<std::int32_t>(),
    field<&Thing::name>("name"),
    field<&Thing::rest>("rest"),
    column<std::uint32_t>("own"),
    field<&Thing::id>("id").unique(),
};
constexpr auto file = fields.column<Ref>("file");
constexpr auto number = fields.column<std::uint16_t>("number");
constexpr auto colour = fields.column<std::uint8_t>("colour");
constexpr auto wideStep = fields.column<std::int32_t>("wide_step");
constexpr auto rest = fields.column<std::string>("rest");
constexpr auto own = fields.column<std::uint32_t>("own");
constexpr auto id = fields.column<std::uint32_t>("id");
} // namespace thing

namespace entry {
constexpr Fields fields{FieldsPlace{kThing, kEntries}, reference("target", {.target = kThing}),
                        field<&Entry::how>("how")};
constexpr auto how = fields.listField<std::uint8_t>("how");
} // namespace entry

// Handles are computed at compile time.
static_assert(thing::file.column == kFirstOwn && thing::number.column == kFirstOwn + 1);
static_assert(entry::how.type == kThing && entry::how.list == kEntries && entry::how.field == 1);

/// Whether the handle compiles.
template <typename T>
bool hasColumn(std::string_view id) {
    try {
        static_cast<void>(thing::fields.column<T>(id));
        return true;
    } catch (const std::logic_error&) {
        return false;
    }
}

Schema things() {
    Schema schema{.id = "test", .types = {{.id = "file", .title = "file", .plural = "files"}}};
    auto type = thing::fields.elementType("thing", "thing", "things");
    belongsTo(type, thing::file);
    type.lists = {entry::fields.list("entry", "entries")};
    schema.types.push_back(std::move(type));
    return schema;
}

Thing thingOf(std::size_t i) {
    Thing t;
    t.number = static_cast<std::uint16_t>(i * 3);
    t.colour = i % 2 == 0 ? Colour::Red : Colour::Green;
    t.on = i % 3 == 0;
    t.at = {static_cast<float>(i) / 8, -static_cast<float>(i)};
    t.steps = {1, -2, static_cast<std::int16_t>(-static_cast<int>(i))};
    t.name = "thing " + std::to_string(i);
    t.rest.assign(i % 5, std::byte{0xCC});
    t.id = static_cast<std::uint32_t>(i + 1);
    t.unstored = 99;
    return t;
}

std::vector<Thing> someThings(std::size_t count) {
    std::vector<Thing> all;
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(thingOf(i));
    return all;
}

void expectCopied(const Thing& from, const Thing& to) {
    EXPECT_EQ(from.number, to.number);
    EXPECT_EQ(from.colour, to.colour);
    EXPECT_EQ(from.on, to.on);
    EXPECT_EQ(from.at.x, to.at.x);
    EXPECT_EQ(from.at.y, to.at.y);
    EXPECT_EQ(to.steps, (std::array<std::int16_t, 3>{0, from.steps[1], from.steps[2]}));
    EXPECT_EQ(from.name, to.name);
    EXPECT_EQ(from.rest, to.rest);
    EXPECT_EQ(from.id, to.id);
    EXPECT_EQ(to.unstored, 0);
}

/// More things than fit one block of a copy.
constexpr std::size_t kThings = 600;

Model loaded() {
    const auto built = finish(things());
    EXPECT_TRUE(built.has_value()) << built.error();
    ModelBuilder builder(*built);
    builder.addRows(kFileType, 1);
    builder.addRows(kThing, kThings);
    const auto all = someThings(kThings);
    // Two ranges, as if loaded by two threads.
    thing::fields.load(builder, 311, std::span<const Thing>(all).subspan(311));
    thing::fields.load(builder, 0, std::span<const Thing>(all).first(311));
    return builder.finish();
}

TEST(Fields, DefineTheColumnsOfTheSchema) {
    const auto built = finish(things());
    ASSERT_TRUE(built.has_value()) << built.error();
    const auto& type = (*built)->type(kThing);
    EXPECT_EQ(type.columns[thing::number.column].id, "number");
    EXPECT_EQ(type.columns[thing::number.column].initial, 7);
    EXPECT_EQ(type.columns[thing::colour.column].storage, Storage::U8);
    EXPECT_EQ(type.columns[thing::rest.column].storage, Storage::Text);
    EXPECT_EQ(type.groupOwner, thing::file.column);
    EXPECT_EQ(type.fileVia, thing::file.column);
    EXPECT_TRUE(type.columns[thing::id.column].uniqueId);
    EXPECT_EQ(type.lists[0].columns[entry::how.field].id, "how");
}

TEST(Fields, SharedTablesMayHaveDifferentInitialValues) {
    auto schema = things();
    startWith(schema.types[kThing], thing::number, 9);
    const auto built = finish(std::move(schema));
    ASSERT_TRUE(built.has_value()) << built.error();
    Model model(*built);
    Transaction tx(model, "make");
    EXPECT_EQ(model.get(thing::number, tx.create(kThing)), 9);
}

TEST(Fields, WrongHandlesDoNotCompile) {
    EXPECT_TRUE(hasColumn<std::uint16_t>("number"));
    EXPECT_FALSE(hasColumn<std::int16_t>("number"));
    EXPECT_FALSE(hasColumn<std::uint16_t>("numbr"));
    EXPECT_THROW(static_cast<void>(thing::fields.listField<std::uint16_t>("number")), std::logic_error);
    EXPECT_THROW(static_cast<void>(entry::fields.column<std::uint8_t>("how")), std::logic_error);
}

TEST(Fields, DuplicateIdsAreRejected) {
    EXPECT_THROW((Fields{kThing, column<float>("x"), column<float>("x")}), std::logic_error);
}

TEST(Fields, SchemaChecksTheirPosition) {
    auto schema = things();
    schema.types.insert(schema.types.begin() + 1, {.id = "other", .title = "other", .plural = "others"});
    const auto moved = finish(schema);
    ASSERT_FALSE(moved.has_value());
    EXPECT_EQ(moved.error(), "test.thing: is element type 2, but its handles are of 1");

    schema = things();
    auto& lists = schema.types[kThing].lists;
    lists.insert(lists.begin(), {.id = "first", .title = "first", .columns = {column<std::uint8_t>("a")}});
    const auto list = finish(schema);
    ASSERT_FALSE(list.has_value());
    EXPECT_EQ(list.error(), "test.thing: list entry is list 1, but its handles are of 0");
}

TEST(Fields, RecordsRoundTrip) {
    const auto model = loaded();
    const auto before = someThings(kThings);
    std::vector<Slot> rows(kThings);
    std::iota(rows.rbegin(), rows.rend(), Slot{0}); // in any order
    std::vector<Thing> after(kThings);
    thing::fields.save(model, rows, after);
    for (std::size_t i = 0; i < kThings; ++i)
        expectCopied(before[rows[i]], after[i]);

    Thing one;
    thing::fields.saveOne(model, 17, one);
    expectCopied(before[17], one);
}

TEST(Fields, OnlyCopiedFieldsAreWritten) {
    const auto model = loaded();
    for (Slot row = 0; row < kThings; ++row) {
        EXPECT_TRUE(model.get(thing::file, row).isNone());
        EXPECT_EQ(model.get(thing::own, row), 0U);
    }
}

TEST(Fields, AWriteToAHandleIsSaved) {
    auto model = loaded();
    Transaction tx(model, "change");
    tx.set(thing::colour, 3, std::uint8_t{0});
    tx.set(thing::rest, 3, std::string("ab"));
    ASSERT_TRUE(tx.commit().has_value());
    Thing one;
    thing::fields.saveOne(model, 3, one);
    EXPECT_EQ(one.colour, Colour::Red);
    EXPECT_EQ(one.rest, (std::vector<std::byte>{std::byte{'a'}, std::byte{'b'}}));
}

TEST(Fields, FloatsRoundTripExactly) {
    const auto built = finish(things());
    ASSERT_TRUE(built.has_value()) << built.error();
    const auto odd = std::bit_cast<float>(0x7FA0'0001U); // a signalling NaN
    Thing t;
    t.at = {odd, -0.0F};
    ModelBuilder builder(*built);
    builder.addRows(kThing, 1);
    thing::fields.loadOne(builder, 0, t);
    Thing back;
    thing::fields.saveOne(builder.finish(), 0, back);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(back.at.x), 0x7FA0'0001U);
    EXPECT_TRUE(std::signbit(back.at.y));
}

TEST(Fields, ListEntriesRoundTrip) {
    const auto built = finish(things());
    ASSERT_TRUE(built.has_value()) << built.error();
    ModelBuilder builder(*built);
    builder.addRows(kFileType, 1);
    builder.addRows(kThing, 2);
    auto& store = builder.listStore(kThing, kEntries);
    store.addEntries(3);
    store.setRange(0, {0, 1});
    store.setRange(1, {1, 2});
    const std::array<Entry, 3> entries{{{1, 10}, {0, 20}, {1, 30}}};
    entry::fields.load(builder, 0, std::span<const Entry>(entries));
    const auto model = builder.finish();
    EXPECT_EQ(model.list(entry::how, 1).size(), 2U);
    EXPECT_EQ(model.list(entry::how, 1)[1], 30);
    std::array<Entry, 2> back{};
    entry::fields.saveEntries(model, model.listRange(kThing, kEntries, 1).offset, std::span<Entry>(back));
    EXPECT_EQ(back[0].how, 20);
    EXPECT_EQ(back[1].how, 30);
    EXPECT_EQ(back[1].target, 0U);
}

} // namespace
} // namespace navsmith::model
