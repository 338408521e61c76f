// Reading and writing properties, as panels, tables and scripts do.
#include "core/model/property.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace navsmith::model {
namespace {

constexpr ElementTypeId kCell = 1;
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// A row with one column and properties on it; files have a version, and `young` exists since version 2.
template <typename T>
class Cell {
public:
    static constexpr Column<T> value{kCell, 2};

    explicit Cell(std::vector<PropertySpec> properties, T start = T{}) : model_(make(std::move(properties), start)) {}

    [[nodiscard]] const PropertySpec& property(std::size_t i = 0) const {
        return model_.schema().type(kCell).properties[i];
    }
    Model& model() { return model_; }
    T raw() { return model_.get(value, 0); }
    Value read(std::size_t i = 0) { return readValue(model_, property(i), {kCell, 0}); }
    std::string text(std::size_t i = 0) { return displayText(model_, property(i), {kCell, 0}); }

    WriteOutcome write(const Value& v, std::size_t i = 0) {
        Transaction tx(model_, "write");
        const Slot row = 0;
        const auto outcome = writeValue(tx, kCell, property(i), std::span(&row, 1), v);
        EXPECT_TRUE(tx.commit().has_value());
        return outcome;
    }

private:
    static Model make(std::vector<PropertySpec> properties, T start) {
        ElementType file{.id = "file", .title = "file", .plural = "files"};
        ElementType thing{.id = "thing", .title = "thing", .plural = "things"};
        thing.columns = {column<T>("value"), reference("file", {kFileType})};
        thing.properties = std::move(properties);
        thing.fileVia = 3;
        auto schema = finish({"cell", {file, thing}, nullptr});
        if (!schema)
            throw std::logic_error(schema.error());
        ModelBuilder builder(*schema);
        builder.addRows(kFileType, 1);
        builder.addRows(kCell, 1);
        builder.column(value)[0] = start;
        builder.column(Column<Ref>{kCell, 3})[0] = Ref::to(0);
        return builder.finish();
    }
    Model model_;
};

PropertySpec number(double scale = 1) {
    return {.id = "n", .title = "N", .section = "", .type = PropertyType::Number, .column = 2, .scale = scale};
}
PropertySpec bits(std::uint8_t shift, std::uint8_t count, PropertyType type = PropertyType::Integer) {
    return {.id = "b", .title = "B", .section = "", .type = type, .column = 2, .shift = shift, .bits = count};
}

TEST(Property, BitFieldKeepsOtherBits) {
    Cell<std::uint16_t> cell({bits(4, 3)}, 0xFFFF);
    EXPECT_EQ(cell.read(), Value(std::int64_t{7}));
    cell.write(std::int64_t{2});
    EXPECT_EQ(cell.raw(), 0xFFAF);
    cell.write(std::int64_t{99});
    EXPECT_EQ(cell.raw(), 0xFFFF) << "clamped to the maximum of three bits";
    cell.write(std::int64_t{-1});
    EXPECT_EQ(cell.raw(), 0xFF8F);
}

TEST(Property, BitFieldOfASignedColumnIsUnsigned) {
    auto whole = bits(0, 8);
    whole.id = "w";
    Cell<std::int8_t> cell({bits(6, 2), whole}, -1);
    EXPECT_EQ(cell.read(0), Value(std::int64_t{3}));
    EXPECT_EQ(cell.read(1), Value(std::int64_t{255}));
    cell.write(std::int64_t{1}, 0);
    EXPECT_EQ(cell.raw(), 0x7F);
    cell.write(std::int64_t{200}, 1);
    EXPECT_EQ(cell.raw(), static_cast<std::int8_t>(200));
}

TEST(Property, FlagTurnsOneBit) {
    Cell<std::uint32_t> cell({bits(31, 1, PropertyType::Bool)}, 0x0000'00F0);
    EXPECT_EQ(cell.read(), Value(false));
    cell.write(true);
    EXPECT_EQ(cell.raw(), 0x8000'00F0U);
    EXPECT_EQ(cell.text(), "yes");
    cell.write(0.0);
    EXPECT_EQ(cell.raw(), 0x0000'00F0U);
}

TEST(Property, NonZeroFlagByteKeepsItsValue) {
    Cell<std::uint8_t> cell({bits(0, 0, PropertyType::Bool)}, 2);
    EXPECT_EQ(cell.read(), Value(true));
    EXPECT_EQ(cell.write(true).clamped, 0U);
    EXPECT_EQ(cell.raw(), 2);
    cell.write(false);
    EXPECT_EQ(cell.raw(), 0);
    cell.write(std::int64_t{5});
    EXPECT_EQ(cell.raw(), 1);
}

template <typename T>
class IntegerCell : public testing::Test {};
using Integers =
    testing::Types<std::uint8_t, std::int8_t, std::uint16_t, std::int16_t, std::uint32_t, std::int32_t, std::uint64_t>;
TYPED_TEST_SUITE(IntegerCell, Integers);

TYPED_TEST(IntegerCell, HoldsEveryNumberInsteadOfWrappingIt) {
    using T = TypeParam;
    constexpr T lowest = std::numeric_limits<T>::lowest();
    constexpr T highest = std::numeric_limits<T>::max();
    for (const double scale : {1.0, 0.125, 1.0 / 255, 100.0, -0.25}) {
        Cell<T> cell({number(scale)});
        const T top = scale > 0 ? highest : lowest;
        const T bottom = scale > 0 ? lowest : highest;
        for (const double above : {1e300, kInf, static_cast<double>(highest) * std::abs(scale) * 3 + 9}) {
            EXPECT_EQ(cell.write(above).clamped, 1U) << above << " * " << scale;
            EXPECT_EQ(cell.raw(), top) << above << " * " << scale;
            EXPECT_EQ(cell.write(-above).clamped, 1U) << above << " * " << scale;
            EXPECT_EQ(cell.raw(), bottom) << above << " * " << scale;
        }
    }
}

TYPED_TEST(IntegerCell, WritesBackWhatItReads) {
    using T = TypeParam;
    for (const double scale : {1.0, 0.125, 1.0 / 255, -0.25}) {
        for (const T raw : {std::numeric_limits<T>::lowest(), T{0}, T{1}, T{100}, std::numeric_limits<T>::max()}) {
            if (sizeof(T) == 8 && static_cast<double>(raw) > 9e15)
                continue; // a double has only 53 bits; integers are tested below
            Cell<T> cell({number(scale)}, raw);
            const auto outcome = cell.write(cell.read());
            EXPECT_EQ(cell.raw(), raw);
            EXPECT_EQ(outcome.clamped + outcome.snapped, 0U);
            EXPECT_EQ(cell.write(*parseValue(cell.property(), cell.text())).clamped, 0U);
            EXPECT_EQ(cell.raw(), raw) << "shown as " << cell.text();
        }
    }
}

TEST(Property, WordOf64BitsKeepsAllOfThem) {
    auto word = number();
    word.type = PropertyType::Integer;
    word.hexadecimal = true;
    Cell<std::uint64_t> cell({word}, 0xFEDC'BA98'7654'3211ULL);
    EXPECT_EQ(cell.text(), "0xFEDCBA9876543211");
    EXPECT_EQ(cell.write(cell.read()).clamped, 0U);
    EXPECT_EQ(cell.raw(), 0xFEDC'BA98'7654'3211ULL);
    cell.write(*parseValue(word, "0x8000000000000001"));
    EXPECT_EQ(cell.raw(), 0x8000'0000'0000'0001ULL);
    cell.write(*parseValue(word, "9007199254740993")); // 2^53 + 1, which no double can represent
    EXPECT_EQ(cell.raw(), 9007199254740993ULL);
}

TEST(Property, NegativeDecimalOf64BitsIsClamped) {
    auto plain = number();
    plain.type = PropertyType::Integer;
    Cell<std::uint64_t> cell({plain}, 0xFFFF'FFFF'FFFF'FFFFULL);
    EXPECT_EQ(cell.text(), "18446744073709551615");
    EXPECT_EQ(cell.write(std::int64_t{-1}).clamped, 1U);
    EXPECT_EQ(cell.raw(), 0U);
    cell.write(*parseValue(plain, "18446744073709551616"));
    EXPECT_EQ(cell.raw(), 0xFFFF'FFFF'FFFF'FFFFULL);
}

TEST(Property, HexadecimalOfASignedColumnIsItsBits) {
    auto word = number();
    word.type = PropertyType::Integer;
    word.hexadecimal = true;
    Cell<std::int16_t> cell({word}, -2);
    EXPECT_EQ(cell.text(), "0xFFFE");
    cell.write(*parseValue(word, "0xFFFF"));
    EXPECT_EQ(cell.raw(), -1);
    EXPECT_EQ(cell.write(*parseValue(word, "0x10000")).clamped, 1U);
    EXPECT_EQ(cell.raw(), 32767);
    EXPECT_EQ(cell.write(std::int64_t{-3}).clamped, 0U);
    EXPECT_EQ(cell.raw(), -3);
}

TEST(Property, WordTooWideForItsColumnIsClamped) {
    auto word = number();
    word.type = PropertyType::Integer;
    word.hexadecimal = true;
    Cell<std::uint8_t> cell({word});
    EXPECT_EQ(cell.write(*parseValue(word, "0xFFFFFFFFFFFFFFFF")).clamped, 1U);
    EXPECT_EQ(cell.raw(), 255);
}

TEST(Property, ValueBetweenStepsIsRounded) {
    Cell<std::int16_t> cell({number(0.125)});
    auto outcome = cell.write(1.05);
    EXPECT_EQ(cell.raw(), 8);
    EXPECT_EQ(outcome.snapped, 1U);
    EXPECT_EQ(outcome.clamped, 0U);
    outcome = cell.write(1.125);
    EXPECT_EQ(cell.raw(), 9);
    EXPECT_EQ(outcome.snapped, 0U);
    EXPECT_EQ(cell.text(), "1.125");
}

TEST(Property, RoundingStaysWithinBounds) {
    auto property = number(0.25);
    property.minimum = 0.3;
    property.maximum = 1.9;
    Cell<std::int8_t> cell({property});
    cell.write(-4.0);
    EXPECT_EQ(cell.raw(), 2) << "0.5; 0.25 would be below 0.3";
    cell.write(kInf);
    EXPECT_EQ(cell.raw(), 7);
    const auto range = rangeOf(cell.model().schema().type(kCell), cell.property());
    EXPECT_EQ(range.minimum, 0.5);
    EXPECT_EQ(range.maximum, 1.75);
}

TEST(Property, NanIsRefused) {
    Cell<float> real({number()}, 3.0F);
    EXPECT_FALSE(real.write(kNan).accepted);
    EXPECT_EQ(real.raw(), 3.0F);
    Cell<std::int16_t> integer({number(0.125)}, 5);
    EXPECT_FALSE(integer.write(kNan).accepted);
    EXPECT_EQ(integer.raw(), 5);
}

TEST(Property, FloatIsClampedToItsRange) {
    auto property = number();
    property.minimum = -1;
    property.maximum = 0.1; // not a float; the next smaller float is used
    Cell<float> cell({property});
    EXPECT_EQ(cell.write(1.0).clamped, 1U);
    EXPECT_LE(static_cast<double>(cell.raw()), 0.1);
    EXPECT_EQ(cell.write(0.1).clamped + cell.write(cell.read()).clamped, 0U);
    cell.write(-kInf);
    EXPECT_EQ(cell.raw(), -1.0F);

    Cell<float> wide({number()});
    EXPECT_EQ(wide.write(1e300).clamped, 1U);
    EXPECT_EQ(wide.raw(), std::numeric_limits<float>::max());
    EXPECT_EQ(wide.write(-kInf).clamped, 1U);
    EXPECT_EQ(wide.raw(), std::numeric_limits<float>::lowest());
    EXPECT_EQ(wide.write(0.1).clamped, 0U);
    EXPECT_EQ(wide.text(), "0.1");
}

RC_GTEST_PROP(Property, FloatIsShownSoThatItReadsBackAlike, (float value)) {
    RC_PRE(std::isfinite(value));
    Cell<float> cell({number()}, value);
    const auto parsed = parseValue(cell.property(), cell.text());
    RC_ASSERT(parsed.has_value());
    cell.write(*parsed);
    RC_ASSERT(cell.raw() == value);
}

TEST(Property, EnumerationAcceptsNamesAndKeepsUnknownValues) {
    PropertySpec mode{.id = "m",
                      .title = "M",
                      .section = "",
                      .type = PropertyType::Enum,
                      .column = 2,
                      .names = {{0, "slow"}, {2, "very fast"}}};
    Cell<std::uint8_t> cell({mode}, 1);
    EXPECT_EQ(cell.text(), "1");
    cell.write(*parseValue(mode, " very fast "));
    EXPECT_EQ(cell.raw(), 2);
    EXPECT_EQ(cell.text(), "very fast");
    cell.write(*parseValue(mode, "7"));
    EXPECT_EQ(cell.raw(), 7);
    EXPECT_FALSE(parseValue(mode, "fast").has_value());
}

TEST(Property, WrongTypeAndReadOnlyAreNotAccepted) {
    auto readOnly = number();
    readOnly.id = "r";
    readOnly.readOnly = true;
    Cell<std::uint8_t> cell({number(), readOnly}, 4);
    EXPECT_FALSE(cell.write(std::string("5")).accepted);
    EXPECT_FALSE(cell.write(glm::dvec3(1, 2, 3)).accepted);
    EXPECT_FALSE(cell.write(std::monostate{}).accepted);
    EXPECT_FALSE(cell.write(5.0, 1).accepted);
    EXPECT_EQ(cell.raw(), 4);
}

TEST(Property, DerivedNanIsNoValue) {
    PropertySpec none{.id = "d", .title = "D", .section = "", .type = PropertyType::Integer};
    none.derive = [](const Model&, std::span<const Slot> rows, std::span<double> out) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            out[i] = kNan;
    };
    auto huge = none;
    huge.id = "h";
    huge.derive = [](const Model&, std::span<const Slot>, std::span<double> out) { std::ranges::fill(out, 1e300); };
    Cell<std::uint8_t> cell({none, huge});
    EXPECT_EQ(cell.read(0), Value(std::monostate{}));
    EXPECT_EQ(cell.text(0), "");
    EXPECT_EQ(cell.read(1), Value(std::numeric_limits<std::int64_t>::max()));
}

TEST(Property, derivedNumbersShowNoRoundingErrors) {
    PropertySpec climb{.id = "c", .title = "Climb", .section = "", .type = PropertyType::Number};
    climb.derive = [](const Model&, std::span<const Slot>, std::span<double> out) { std::ranges::fill(out, -7.6e-6); };
    Cell<std::uint8_t> cell({climb});
    EXPECT_EQ(cell.text(), "0");
}

TEST(Property, derivedText) {
    PropertySpec text{.id = "t", .title = "T", .section = "", .type = PropertyType::Text};
    text.deriveText = [](const Model& m, Slot row) {
        const auto raw = m.get(Column<std::uint8_t>{1, kFirstOwn}, row);
        return raw == 0 ? std::string() : "number " + std::to_string(raw);
    };
    Cell<std::uint8_t> cell({number(), text}, 7);
    EXPECT_EQ(cell.read(1), Value(std::string("number 7")));
    EXPECT_EQ(cell.text(1), "number 7");
    EXPECT_FALSE(cell.write(std::string("another"), 1).accepted);
    cell.write(0.0);
    EXPECT_EQ(cell.read(1), Value(std::monostate{})) << "an empty text is none";
}

TEST(Property, ParsesTypedText) {
    const auto parsed = [](PropertyType type, std::string_view text) {
        PropertySpec property{.id = "p", .title = "P", .section = "", .type = type};
        property.components = {2, 3};
        return parseValue(property, text);
    };
    EXPECT_EQ(parsed(PropertyType::Integer, " 12 "), Value(std::int64_t{12}));
    EXPECT_EQ(parsed(PropertyType::Integer, "+12"), Value(std::int64_t{12}));
    EXPECT_EQ(parsed(PropertyType::Integer, "-12"), Value(std::int64_t{-12}));
    EXPECT_EQ(parsed(PropertyType::Integer, "0x1F"), Value(std::int64_t{31}));
    EXPECT_EQ(parsed(PropertyType::Integer, "2.5"), Value(2.5));
    EXPECT_EQ(parsed(PropertyType::Number, "1e3"), Value(1000.0));
    EXPECT_EQ(parsed(PropertyType::Number, "4"), Value(4.0));
    EXPECT_EQ(parsed(PropertyType::Bool, "yes"), Value(true));
    EXPECT_EQ(parsed(PropertyType::Bool, "0"), Value(false));
    EXPECT_EQ(parsed(PropertyType::Text, " as it is "), Value(std::string(" as it is ")));
    EXPECT_EQ(parsed(PropertyType::Vector, "1, -2.5"), Value(glm::dvec3(1, -2.5, 0)));
    for (const auto* nonsense : {"", " ", "0x", "0xG", "1 2", "+-1", "--1", "nan", "inf", "1e999", "twelve", "1,2"}) {
        EXPECT_EQ(parsed(PropertyType::Number, nonsense), std::nullopt) << nonsense;
        EXPECT_EQ(parsed(PropertyType::Integer, nonsense), std::nullopt) << nonsense;
        EXPECT_EQ(parsed(PropertyType::Bool, nonsense), std::nullopt) << nonsense;
    }
    for (const auto* nonsense : {"1", "1,", "1, 2, 3", ", 2", "1; 2"})
        EXPECT_EQ(parsed(PropertyType::Vector, nonsense), std::nullopt) << nonsense;
    EXPECT_EQ(parsed(PropertyType::Reference, "1"), std::nullopt);
    EXPECT_EQ(parsed(PropertyType::Bytes, "1"), std::nullopt);
}

TEST(Property, ColumnMatchesItsCells) {
    auto model = stress::mesh::make(6, 2);
    const std::vector<Slot> rows{5, 0, 3};
    std::vector<double> out(rows.size());
    for (const auto& property : model.schema().type(stress::mesh::kArea).properties) {
        readNumbers(model, stress::mesh::kArea, property, rows, out);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto value = readValue(model, property, {stress::mesh::kArea, rows[i]});
            const auto* integer = std::get_if<std::int64_t>(&value);
            EXPECT_EQ(out[i], integer != nullptr ? static_cast<double>(*integer) : std::get<double>(value));
        }
    }
}

TEST(Property, ExistsOnlyInItsVersions) {
    namespace file = stress::mesh::file;
    using stress::mesh::kArea;
    using stress::mesh::make;
    auto model = make(3, 1);
    const auto& light = *model.schema().type(kArea).findProperty("light");
    const std::vector<Slot> rows{0, 1, 2};
    const auto write = [&](double value) {
        Transaction tx(model, "light");
        const auto outcome = writeValue(tx, kArea, light, rows, value);
        EXPECT_TRUE(outcome.accepted);
        return tx.commit()->empty();
    };
    const auto setVersion = [&](std::uint16_t version) {
        Transaction tx(model, "version");
        tx.set(file::version, 0, version);
        EXPECT_TRUE(tx.commit().has_value());
    };
    EXPECT_FALSE(write(2.5));
    EXPECT_EQ(readValue(model, light, {kArea, 1}), Value(2.5));
    setVersion(1);
    EXPECT_EQ(readValue(model, light, {kArea, 1}), Value(std::monostate{}));
    EXPECT_EQ(displayText(model, light, {kArea, 1}), "");
    EXPECT_TRUE(write(3.5)) << "nothing to write to";
    setVersion(2);
    EXPECT_EQ(readValue(model, light, {kArea, 1}), Value(2.5)) << "the value was kept";
}

} // namespace
} // namespace navsmith::model
