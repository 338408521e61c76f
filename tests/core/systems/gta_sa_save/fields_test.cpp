// Sets every editable value, one at a time, and compares with offsets written down by hand: only the field, the padding
// that repeats it and the checksum change.
#include "core/model/property.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/save_fields.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using model::Value;
using tests::RawField;
using tests::RawRecords;
using tests::SaveBytes;

/// A property of a row and the location of its bytes.
struct Place {
    ElementTypeId type = 0;
    const PropertySpec* property = nullptr;
    const RawRecords* records = nullptr;
    const RawField* field = nullptr;
};

/// The places of a whole document. Reports those missing in the table made by hand.
std::vector<Place> placesOf(const Model& m, const std::vector<RawRecords>& records) {
    std::vector<Place> places;
    for (ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto& spec = m.schema().type(type);
        if (type == kRelation) // bits of other records: see relations_test.cpp
            continue;
        for (const auto& property : spec.properties) {
            if (property.type == PropertyType::Reference) // see references_test.cpp
                continue;
            Place place{type, &property};
            for (const auto& entry : records) {
                const auto field = std::ranges::find(*entry.fields, property.id, &RawField::property);
                if (entry.type == spec.id && field != entry.fields->end()) {
                    place.records = &entry;
                    place.field = &*field;
                }
            }
            if (place.field != nullptr) {
                places.push_back(place);
            } else if (property.type != PropertyType::Reference) { // references_test.cpp
                EXPECT_FALSE(property.editable()) << spec.id << "." << property.id << " is nowhere in the table";
            }
        }
    }
    return places;
}

double component(const Value& value, std::size_t i) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    if (const auto* vector = std::get_if<glm::dvec3>(&value))
        return (*vector)[static_cast<glm::length_t>(i)];
    return std::get<double>(value);
}

bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Script triggers have a model and a chance, or a name in the same bytes.
bool isMeant(const SaveBytes& bytes, const Place& place, Slot row) {
    const auto& id = place.property->id;
    if (place.records->type != "script_trigger" || (id != "name" && id != "model" && id != "chance"))
        return true;
    const auto kind = static_cast<std::int8_t>(tests::byteAt(bytes, place.records->offsets[row] + 2));
    return (kind >= 3) == (id == "name");
}

/// Whether an element shows the value in its bytes.
bool showsItsBytes(const Model& m, const SaveBytes& bytes, const Place& place, Slot row) {
    const auto value = model::readValue(m, *place.property, {place.type, row});
    const auto at = place.records->offsets[row];
    if (const auto* text = std::get_if<std::string>(&value))
        return *text == tests::rawText(bytes, at, *place.field);
    for (std::size_t i = 0; i < place.field->at.size(); ++i) {
        const double raw = tests::rawNumber(bytes, at, *place.field, i);
        const double shown = component(value, i);
        if (!sameNumber(raw, shown) && !(std::abs(raw - shown) < 1e-9))
            return false;
    }
    return true;
}

/// Other values of the same property, except those that would free the record.
std::vector<Value> otherValues(const Model& m, const Place& place, Slot row) {
    const auto& property = *place.property;
    const auto now = model::readValue(m, property, {place.type, row});
    const auto range = model::rangeOf(m.schema().type(place.type), property);
    const auto next = [&](double number, double step) {
        return !std::isfinite(number) ? 2.5 : number + step <= range.maximum ? number + step : number - step;
    };
    switch (property.type) {
    case PropertyType::Bool:
        return {!std::get<bool>(now)};
    case PropertyType::Enum: {
        std::vector<Value> values;
        const bool two = property.names.size() == 2;
        for (const auto& name : property.names) {
            if (Value(name.value) != now && (two || name.value != 0) && values.size() < 2)
                values.emplace_back(name.value);
        }
        return values;
    }
    case PropertyType::Integer: {
        const auto whole = std::get<std::int64_t>(now);
        std::vector<Value> values{static_cast<std::int64_t>(next(static_cast<double>(whole), 1))};
        if (static_cast<std::int64_t>(range.maximum) != whole)
            values.emplace_back(static_cast<std::int64_t>(range.maximum));
        if (range.minimum < 0 && static_cast<std::int64_t>(range.minimum) != whole)
            values.emplace_back(static_cast<std::int64_t>(range.minimum));
        return values;
    }
    case PropertyType::Number:
        return {next(std::get<double>(now), property.scale == 1 ? 1.5 : 3 * property.scale)};
    case PropertyType::Vector: {
        auto moved = std::get<glm::dvec3>(now);
        for (std::size_t i = 0; i < place.field->at.size(); ++i) {
            auto& number = moved[static_cast<glm::length_t>(i)];
            number = next(number, property.scale);
        }
        return {moved};
    }
    case PropertyType::Text:
        return {std::string("Qz"), std::string(place.field->length, 'W'), std::string()};
    default:
        return {};
    }
}

void putByHand(SaveBytes& bytes, const Place& place, Slot row, const Value& value) {
    const auto at = place.records->offsets[row];
    if (const auto* text = std::get_if<std::string>(&value))
        return tests::setRawText(bytes, at, *place.field, *text);
    for (std::size_t i = 0; i < place.field->at.size(); ++i)
        tests::setRawNumber(bytes, at, *place.field, i, component(value, i));
}

/// The box of a garage computed from its corner, directions and sizes.
void putGarageBox(SaveBytes& bytes, std::size_t at) {
    const auto number = [&](std::size_t offset) { return tests::floatAt(bytes, at + offset); };
    const float ax = number(0x10) * number(0x24);
    const float ay = number(0x14) * number(0x24);
    const float bx = number(0x18) * number(0x28);
    const float by = number(0x1C) * number(0x28);
    const float xs[] = {number(4), number(4) + ax, number(4) + ax + bx, number(4) + bx};
    const float ys[] = {number(8), number(8) + ay, number(8) + ay + by, number(8) + by};
    tests::setFloatAt(bytes, at + 0x2C, *std::ranges::min_element(xs));
    tests::setFloatAt(bytes, at + 0x30, *std::ranges::max_element(xs));
    tests::setFloatAt(bytes, at + 0x34, *std::ranges::min_element(ys));
    tests::setFloatAt(bytes, at + 0x38, *std::ranges::max_element(ys));
}

/// Other bytes that an edit changes.
void putWhatFollows(SaveBytes& bytes, const Place& place, Slot row) {
    const auto at = place.records->offsets[row];
    const std::set<std::string_view> ground{"corner", "direction_a", "direction_b", "width", "depth"};
    if (place.records->type == "garage" && ground.contains(place.property->id))
        putGarageBox(bytes, at);
    if (place.property->id == "done" && tests::byteAt(bytes, at + 64) != 0)
        tests::setByteAt(bytes, at + 65, 1);
}

std::string firstDifference(const SaveBytes& a, const SaveBytes& b) {
    const auto [at, other] = std::ranges::mismatch(a, b);
    return a.size() != b.size() ? "sizes" : "at " + std::to_string(at - a.begin());
}

/// Sets one value, saves, compares with the file made by hand, and undoes the edit.
void checkOne(Model& m, const SaveBytes& before, const Place& place, Slot row, const Value& value) {
    const auto name = std::string(m.schema().type(place.type).id) + "." + std::string(place.property->id);
    model::WriteOutcome outcome;
    const auto change = edited(m, [&](model::Transaction& tx) {
        outcome = model::writeValue(tx, place.type, *place.property, std::span(&row, 1), value);
    });
    ASSERT_TRUE(outcome.accepted) << name;
    const auto held = model::readValue(m, *place.property, {place.type, row});
    auto expected = before;
    putByHand(expected, place, row, held);
    putWhatFollows(expected, place, row);
    tests::enforcePadding(before, expected);
    const auto after = saved(m);
    EXPECT_TRUE(after == expected) << name << " " << row << ": " << firstDifference(after, expected);
    EXPECT_EQ(tests::wordAt(after, after.size() - 4), tests::sumOf(after)) << name;
    EXPECT_EQ(model::readValue(loaded(after), *place.property, {place.type, row}), held) << name;
    m.apply(change, model::Direction::Backward);
}

TEST(SaveFields, independentTableHasEveryEditableProperty) {
    const auto bytes = tests::buildSave(tests::smallSave());
    const auto records = tests::recordsOf(bytes);
    EXPECT_GT(placesOf(loaded(bytes), records).size(), 250U);
}

TEST(SaveFields, everyElementMatchesItsBytes) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto records = tests::recordsOf(sample.bytes);
        for (const auto& place : placesOf(m, records)) {
            const auto rows = m.liveRows(place.type);
            const auto wrong = std::ranges::find_if(rows, [&](Slot row) {
                return isMeant(sample.bytes, place, row) && !showsItsBytes(m, sample.bytes, place, row);
            });
            EXPECT_EQ(wrong, rows.end()) << sample.name << ": " << m.schema().type(place.type).id << "."
                                         << place.property->id;
        }
    }
}

TEST(SaveFields, editWritesOnlyItsFieldPaddingAndChecksum) {
    std::size_t turn = 0;
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto records = tests::recordsOf(sample.bytes);
        std::size_t tried = 0;
        for (const auto& place : placesOf(m, records)) {
            const auto rows = m.liveRows(place.type);
            if (!place.property->editable() || rows.empty())
                continue;
            ++turn; // another element and another value each time
            const auto row = rows[turn * 7 % rows.size()];
            if (!isMeant(sample.bytes, place, row))
                continue;
            const auto values = otherValues(m, place, row);
            ASSERT_FALSE(values.empty()) << place.property->id;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (sample.name == "by hand" || i == turn % values.size()) {
                    checkOne(m, sample.bytes, place, row, values[i]);
                    ++tried;
                }
            }
        }
        EXPECT_GT(tried, 200U) << sample.name;
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
    }
}

/// Both ends of a property's range; texts and references have others.
std::vector<Value> endsOf(const Model& m, ElementTypeId type, const PropertySpec& property) {
    const auto range = model::rangeOf(m.schema().type(type), property);
    switch (property.type) {
    case PropertyType::Bool:
        return {true, false};
    case PropertyType::Enum:
    case PropertyType::Integer:
        return {static_cast<std::int64_t>(range.minimum), static_cast<std::int64_t>(range.maximum)};
    case PropertyType::Number:
        return {range.minimum, range.maximum};
    case PropertyType::Vector:
        return {glm::dvec3(range.minimum), glm::dvec3(range.maximum)};
    case PropertyType::Text:
        return {std::string(), std::string(200, 'W')};
    case PropertyType::Reference:
        return {Value()};
    default:
        return {};
    }
}

/// Whether a value can be set: numbers that are none cannot, nor handles of nothing.
bool canBeSet(const Model& m, ElementTypeId type, const PropertySpec& property, const Value& value) {
    const auto range = model::rangeOf(m.schema().type(type), property);
    if (const auto* vector = std::get_if<glm::dvec3>(&value))
        return !std::isnan(vector->x) && !std::isnan(vector->y) && !std::isnan(vector->z);
    if (const auto* number = std::get_if<double>(&value))
        return !std::isnan(*number);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return property.type != PropertyType::Reference && static_cast<double>(*whole) >= range.minimum &&
               static_cast<double>(*whole) <= range.maximum;
    return true;
}

/// Other values follow these: corners of boxes are swapped, boxes of garages computed, done jumps found.
bool hasConsequences(const model::ElementType& type, const PropertySpec& property) {
    static const std::set<std::string_view> ids{"corner", "direction_a", "direction_b", "width",
                                                "depth",  "done",        "found"};
    return ids.contains(property.id) || property.id.ends_with("minimum") || property.id.ends_with("maximum") ||
           type.id == "block";
}

/// Sets a value as a user would; false if the edit is refused.
bool setByHand(Model& m, ElementTypeId type, const PropertySpec& property, Slot row, const Value& value) {
    model::Transaction tx(m, "test");
    return model::writeValue(tx, type, property, std::span(&row, 1), value).accepted && tx.commit().has_value();
}

TEST(SaveFields, valueThatIsSetBackGivesTheSameBytes) {
    std::size_t turn = 0;
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto all = m.schema();
        for (ElementTypeId type = 0; type < all.typeCount(); ++type) {
            for (const auto& property : all.type(type).properties) {
                const auto rows = m.liveRows(type);
                if (!property.editable() || rows.empty() || hasConsequences(all.type(type), property))
                    continue;
                const Slot row = rows[++turn * 11 % rows.size()];
                const auto before = model::readValue(m, property, {type, row});
                if (!canBeSet(m, type, property, before))
                    continue;
                for (const auto& end : endsOf(m, type, property)) {
                    if (setByHand(m, type, property, row, end) && m.isLive({type, row}))
                        EXPECT_TRUE(setByHand(m, type, property, row, before));
                    else if (!m.isLive({type, row}))
                        m = loaded(sample.bytes); // the record was freed
                }
                if (const auto after = saved(m); after != sample.bytes) {
                    ADD_FAILURE() << sample.name << " " << all.type(type).id << "." << property.id << " " << row << ": "
                                  << firstDifference(after, sample.bytes);
                    m = loaded(sample.bytes);
                }
            }
        }
    }
}

TEST(SaveFields, reusedRecordKeepsOtherBytes) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto records = tests::recordsOf(sample.bytes);
        const auto all = std::ranges::find(records, "pickup", &RawRecords::type);
        if (m.count(kPickup) == m.capacity(kPickup))
            continue;
        Slot made = 0;
        edited(m, [&](model::Transaction& tx) { made = tx.create(kPickup); });
        auto expected = sample.bytes;
        const auto at = all->offsets[made];
        EXPECT_EQ(tests::byteAt(expected, at + 0x1C), 0) << sample.name;
        tests::setWordAt(expected, at + 4, 0);     // its object
        tests::setByteAt(expected, at + 0x1C, 15); // its type
        tests::setByteAt(expected, at + 0x1D, 0);  // its flags
        tests::enforcePadding(sample.bytes, expected);
        EXPECT_TRUE(saved(m) == expected) << sample.name << ": " << firstDifference(saved(m), expected);
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
