#include "core/model/property.h"
#include "core/systems/registry.h"
#include "core/systems/unexplained.h"

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {
namespace {

using namespace model;

constexpr ElementTypeId kThing = 1;
constexpr Column<std::uint8_t> kVersion{kFileType, 2};
constexpr Column<std::uint16_t> kWord{kThing, 2};
constexpr Column<std::string> kBytes{kThing, 3};
constexpr Column<Ref> kFile{kThing, 4};
constexpr ListField<std::uint8_t> kEntry{kThing, 0, 0};

bool isYoung(const Model& model, Slot file) {
    return model.get(kVersion, file) >= 2;
}

PropertySpec over(ColumnId column, PropertyType type, std::string_view id) {
    return {.id = id, .title = "T", .section = "", .type = type, .column = column};
}
PropertySpec bits(std::string_view id, std::uint8_t shift, std::uint8_t count) {
    auto property = over(kWord.column, count == 1 ? PropertyType::Bool : PropertyType::Integer, id);
    property.shift = shift;
    property.bits = count;
    return property;
}
PropertySpec choice(std::string_view id) {
    auto property = over(kWord.column, PropertyType::Enum, id);
    property.names = {{0, "none"}, {3, "three"}};
    return property;
}

/// A thing in a file of a version.
Model make(std::vector<PropertySpec> properties, std::uint16_t word, std::string bytes = {}, std::uint8_t version = 1) {
    ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {column<std::uint8_t>("version")};
    ElementType thing{.id = "thing", .title = "thing", .plural = "things"};
    thing.columns = {column<std::uint16_t>("word"), column<std::string>("bytes"), reference("file", {kFileType})};
    thing.properties = std::move(properties);
    thing.fileVia = kFile.column;
    ListSpec list{.id = "entry", .title = "entry", .columns = {column<std::uint8_t>("how")}};
    list.properties = {choice("how")};
    list.properties.front().column = 0;
    thing.lists = {list};
    auto schema = finish({"things", {file, thing}, nullptr});
    if (!schema)
        throw std::logic_error(schema.error());
    ModelBuilder builder(*schema);
    builder.addRows(kFileType, 1);
    builder.addRows(kThing, 1);
    builder.column(kVersion)[0] = version;
    builder.column(kWord)[0] = word;
    builder.column(kBytes)[0] = std::move(bytes);
    builder.column(kFile)[0] = Ref::to(0);
    return builder.finish();
}

/// "property=value" of each.
std::vector<std::string> unexplained(const Model& model, const Explanations& explanations = {}) {
    std::vector<std::string> all;
    for (const auto& value : unexplainedIn(model, explanations))
        all.push_back(std::string(value.property) + "=" + value.value);
    return all;
}
using Strings = std::vector<std::string>;

TEST(Unexplained, AValueWithoutAName) {
    EXPECT_EQ(unexplained(make({choice("kind")}, 3)), Strings{});
    EXPECT_EQ(unexplained(make({choice("kind")}, 4)), Strings{"kind=4"});
    const PropertyName kind{"thing", "kind"};
    EXPECT_EQ(unexplained(make({choice("kind")}, 4), {.openNames = std::span(&kind, 1)}), Strings{});
}

TEST(Unexplained, BitsThatNoPropertyCovers) {
    const std::vector flags{bits("low", 0, 1), bits("number", 4, 3)};
    EXPECT_EQ(unexplained(make(flags, 0x0071)), Strings{});
    EXPECT_EQ(unexplained(make(flags, 0x8072)), Strings{"word=0x8002"});
    EXPECT_EQ(unexplained(make({over(kWord.column, PropertyType::Integer, "whole")}, 0xFFFF)), Strings{})
        << "a number without parts has no bits to explain";
}

TEST(Unexplained, BitsWithAMeaningButWithoutAProperty) {
    const KnownBits known{"thing", "word", 0x0006};
    EXPECT_EQ(unexplained(make({bits("low", 0, 1)}, 0x0007), {.knownBits = std::span(&known, 1)}), Strings{});
    EXPECT_EQ(unexplained(make({bits("low", 0, 1)}, 0x000F), {.knownBits = std::span(&known, 1)}), Strings{"word=0x8"});
}

TEST(Unexplained, AUsualValueThatIsNotTheInitialOne) {
    const PropertyName name{"thing", "number", 3.0};
    const Explanations explanations{.onlyInitial = std::span(&name, 1)};
    EXPECT_EQ(unexplained(make({bits("number", 0, 4)}, 3), explanations), Strings{});
    EXPECT_EQ(unexplained(make({bits("number", 0, 4)}, 0), explanations), Strings{"number=0"});
}

TEST(Unexplained, ASecondUsualValue) {
    const PropertyName name{"thing", "number", 3.0, 5.0};
    const Explanations explanations{.onlyInitial = std::span(&name, 1)};
    EXPECT_EQ(unexplained(make({bits("number", 0, 4)}, 3), explanations), Strings{});
    EXPECT_EQ(unexplained(make({bits("number", 0, 4)}, 5), explanations), Strings{});
    EXPECT_EQ(unexplained(make({bits("number", 0, 4)}, 4), explanations), Strings{"number=4"});
}

TEST(Unexplained, BitsOfAnotherVersion) {
    auto young = bits("young", 8, 1);
    young.present = isYoung;
    EXPECT_EQ(unexplained(make({bits("old", 0, 1), young}, 0x0101, {}, 1)), Strings{"word=0x100"});
    EXPECT_EQ(unexplained(make({bits("old", 0, 1), young}, 0x0101, {}, 2)), Strings{});
    EXPECT_EQ(unexplained(make({young}, 0x0101, {}, 1)), Strings{}) << "the file has no such flags at all";
}

TEST(Unexplained, DeclaredPropertiesOtherThanTheirInitialValue) {
    const PropertyName name{"thing", "bit_9"};
    const Explanations explanations{.onlyInitial = std::span(&name, 1)};
    auto bit = bits("bit_9", 9, 1);
    EXPECT_EQ(unexplained(make({bit}, 0), explanations), Strings{});
    EXPECT_EQ(unexplained(make({bit}, 1U << 9U), explanations), Strings{"bit_9=yes"});
    EXPECT_EQ(unexplained(make({bit}, 1U << 9U)), Strings{});
    bit.present = isYoung;
    EXPECT_EQ(unexplained(make({bit}, 1U << 9U, {}, 1), explanations), Strings{});
}

TEST(Unexplained, BytesOtherThanPadding) {
    const PropertyName name{"thing", "tail"};
    const Explanations explanations{.onlyInitial = std::span(&name, 1)};
    auto tail = over(kBytes.column, PropertyType::Bytes, "tail");
    tail.readOnly = true;
    EXPECT_EQ(unexplained(make({tail}, 0), explanations), Strings{});
    EXPECT_EQ(unexplained(make({tail}, 0, std::string("\0\0 \r\n", 5)), explanations), Strings{});
    EXPECT_EQ(unexplained(make({tail}, 0, std::string("\0\x05", 2)), explanations), Strings{"tail=2 bytes: 00 05"});
    EXPECT_EQ(unexplained(make({tail}, 0, std::string(20, '\xAB')), explanations),
              Strings{"tail=20 bytes: AB AB AB AB AB AB AB AB AB AB AB AB AB AB AB AB ..."});
}

TEST(Unexplained, EntriesOfLists) {
    auto model = make({}, 0);
    Transaction tx(model, "entries");
    ListEntries entries{std::vector<std::uint8_t>{0, 7, 3}};
    tx.setList(kThing, 0, 0, std::move(entries));
    ASSERT_TRUE(tx.commit().has_value());
    const auto values = unexplainedIn(model, {});
    ASSERT_EQ(values.size(), 1U);
    EXPECT_EQ(values[0].element, (Element{kThing, 0}));
    EXPECT_EQ(values[0].list, 0);
    EXPECT_EQ(values[0].entry, 1U);
    EXPECT_EQ(values[0].property, "how");
    EXPECT_EQ(values[0].value, "7");
}

TEST(Unexplained, SystemsNameOnlyPropertiesThatTheyHave) {
    for (const auto& system : systems::all()) {
        const auto explanations = system.explanations;
        const auto has = [&](const PropertyName& name) {
            const auto type = system.schema->findElementType(name.type);
            return type && system.schema->type(*type).findProperty(name.property) != nullptr;
        };
        for (const auto& name : explanations.openNames)
            EXPECT_TRUE(has(name)) << system.id << ' ' << name.type << '.' << name.property;
        // Two systems of a folder may share a table, of which the wider form has all.
        std::size_t any = 0;
        for (const auto& name : explanations.onlyInitial)
            any += has(name) ? 1 : 0;
        EXPECT_TRUE(any > 0 || explanations.onlyInitial.empty()) << system.id;
    }
}

TEST(Unexplained, EveryNameIsAPropertyOfSomeSystem) {
    std::set<std::pair<std::string_view, std::string_view>> properties;
    for (const auto& system : systems::all()) {
        for (const auto& type : system.schema->types) {
            for (const auto& property : type.properties)
                properties.emplace(type.id, property.id);
        }
    }
    for (const auto& system : systems::all()) {
        for (const auto& name : system.explanations.onlyInitial)
            EXPECT_TRUE(properties.contains({name.type, name.property})) << name.type << '.' << name.property;
    }
}

} // namespace
} // namespace navsmith::systems
