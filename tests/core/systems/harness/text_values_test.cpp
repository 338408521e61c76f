// The numbers in a text form are those that people see in panels and in `dump`, down to the extremes of each property.
#include "core/model/part_text.h"
#include "core/text_form/text_form.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/harness/value_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace navsmith::tests {
namespace {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using Json = nlohmann::ordered_json;

class TextValues : public EverySystem {
protected:
    static std::string textOf(const Model& m) { return text_form::write(m, *systems::find(m.schema().id)->identities); }
    static tl::expected<Model, text_form::TextError> readBack(std::string_view text) {
        return text_form::read(text, [](std::string_view id) -> std::optional<text_form::KnownSystem> {
            const auto* system = systems::find(id);
            return text_form::KnownSystem{system->schema, system->identities};
        });
    }

    static bool isNumeric(const PropertySpec& property) {
        return property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
               property.type == PropertyType::Number || property.type == PropertyType::Enum;
    }

    /// The properties of which an element's text consists: not computed, there in this version, and not only another
    /// view of bits that an earlier one has.
    static std::vector<const PropertySpec*> stored(const Model& m, Element e) {
        std::vector<const PropertySpec*> properties;
        for (const auto& part : model::storedParts(model::recordOf(m, e.type), model::existsIn(m, m.fileOf(e)))) {
            if (part.property != nullptr)
                properties.push_back(part.property);
        }
        return properties;
    }

    /// Words as bits are for people who count bits, and NaN is no number of JSON.
    static bool isBits(const Json& value) { return value.is_string() && value.get<std::string>().starts_with("0x"); }

    static void expectNumber(const Json& value, double wanted, const std::string& what) {
        if (isBits(value))
            return;
        ASSERT_TRUE(value.is_number() || value.is_boolean()) << what << ": " << value;
        const double number = value.is_boolean() ? (value.get<bool>() ? 1 : 0) : value.get<double>();
        // A float has 24 bits, and the text as few digits as give them back.
        EXPECT_NEAR(number, wanted, std::abs(wanted) * 1e-6) << what;
    }

    static double numberOf(const model::Value& value) {
        if (const auto* flag = std::get_if<bool>(&value))
            return *flag ? 1 : 0;
        if (const auto* integer = std::get_if<std::int64_t>(&value))
            return static_cast<double>(*integer);
        return std::get<double>(value);
    }

    /// Of what is left out: zero, or as in a new element where the file does not store it.
    static void expectShown(const Model& m, Element e, const Json& json) {
        for (const auto* property : stored(m, e)) {
            const auto value = model::readValue(m, *property, e);
            const auto what = fmt::format("{} {}: {}", m.schema().type(e.type).id, e.slot, property->id);
            const auto id = std::string(property->id);
            if (property->type == PropertyType::Vector) {
                const auto& numbers = std::get<glm::dvec3>(value);
                for (std::size_t i = 0; i < property->components.size(); ++i)
                    expectNumber(json.contains(id) ? json[id].at(i) : Json(0), numbers[static_cast<glm::length_t>(i)],
                                 what);
            } else if (property->type == PropertyType::Bool) {
                EXPECT_EQ(json.contains(id) && json[id] != 0 && json[id] != false, numberOf(value) != 0) << what;
            } else if (isNumeric(*property)) {
                expectNumber(json.contains(id) ? json[id] : Json(0), numberOf(value), what);
            } else if (property->type == PropertyType::Text && json.contains(id) && json[id].is_string()) {
                EXPECT_EQ(json[id].get<std::string>(), std::get<std::string>(value)) << what;
            }
        }
    }

    static void expectShown(const Model& m, const std::string& name) {
        SCOPED_TRACE(name);
        const auto json = Json::parse(textOf(m));
        const auto order = model::fileOrder(m);
        for (ElementTypeId type = 0; type < m.schema().typeCount() && !HasFailure(); ++type) {
            const auto id = std::string(m.schema().type(type).id);
            ASSERT_EQ(json["elements"].contains(id), !order[type].empty());
            for (std::size_t i = 0; i < order[type].size() && !HasFailure(); ++i)
                expectShown(m, {type, order[type][i]}, json["elements"][id][i]);
        }
    }

    /// Every stored value of the first elements is the same after the way through text.
    static void expectKept(const Model& m, const Model& again, ElementTypeId type, const std::string& what) {
        const auto order = model::fileOrder(m)[type];
        const auto orderAgain = model::fileOrder(again)[type];
        ASSERT_EQ(order.size(), orderAgain.size()) << what;
        for (std::size_t i = 0; i < std::min<std::size_t>(order.size(), 3); ++i) {
            for (const auto* property : stored(m, {type, order[i]}))
                EXPECT_EQ(tests::textOf(m, *property, model::readValue(m, *property, {type, order[i]})),
                          tests::textOf(again, *property, model::readValue(again, *property, {type, orderAgain[i]})))
                    << what << ": " << property->id;
        }
    }

    static std::vector<model::Value> extremesOf(const model::ElementType& type, const PropertySpec& property) {
        const auto range = model::rangeOf(type, property);
        if (property.type == PropertyType::Vector) {
            const double share = property.heightScale == 0 ? 1 : property.heightScale / property.scale;
            return {glm::dvec3(range.minimum, range.minimum, range.minimum * share),
                    glm::dvec3(range.maximum, range.maximum, range.maximum * share), glm::dvec3(-1, -2, -3)};
        }
        return {range.minimum, range.maximum};
    }
};

TEST_P(TextValues, AreThoseOfPanels) {
    for (const auto& documents : {c().sound(), c().odd()}) {
        for (const auto& d : documents)
            expectShown(loadFiles(system(), d.files), d.name);
    }
}

TEST_P(TextValues, AreThoseOfPanelsInRealFiles) {
    auto real = c().real();
    const std::size_t step = std::max<std::size_t>(1, real.size() / 16);
    for (std::size_t i = 0; i < real.size() && !HasFailure(); i += step)
        expectShown(loadFiles(system(), real[i].files), real[i].name);
}

TEST_P(TextValues, GoThroughTextAtTheirExtremes) {
    std::size_t count = 0;
    for (const auto& d : c().sound()) {
        const auto sound = loadFiles(system(), d.files);
        for (ElementTypeId type = 0; type < sound.schema().typeCount() && !HasFailure(); ++type) {
            const auto rows = model::fileOrder(sound)[type];
            if (rows.empty() || sound.schema().type(type).pool)
                continue;
            for (const auto& property : sound.schema().type(type).properties) {
                const bool numbers = isNumeric(property) || property.type == PropertyType::Vector;
                if (!property.editable() || !numbers || !model::isPresent(sound, property, Element{type, rows.front()}))
                    continue;
                for (const auto& value : extremesOf(sound.schema().type(type), property)) {
                    auto m = sound;
                    model::Transaction tx(m, "extreme");
                    model::writeValue(tx, type, property, rows, value);
                    if (!tx.commit())
                        continue;
                    const auto what = fmt::format("{}: {}.{}", d.name, sound.schema().type(type).id, property.id);
                    expectShown(m, what);
                    const auto again = readBack(textOf(m));
                    ASSERT_TRUE(again) << what << " line " << again.error().line << ": " << again.error().reason;
                    expectKept(m, *again, type, what);
                    ++count;
                }
            }
        }
    }
    EXPECT_GT(count, 0U);
}

/// Somebody types the extremes into the text.
TEST_P(TextValues, AreReadAtTheirExtremes) {
    std::size_t count = 0;
    for (const auto& d : c().sound()) {
        const auto sound = loadFiles(system(), d.files);
        const auto json = Json::parse(textOf(sound));
        for (ElementTypeId type = 0; type < sound.schema().typeCount() && !HasFailure(); ++type) {
            const auto& spec = sound.schema().type(type);
            const auto rows = model::fileOrder(sound)[type];
            const auto& identity = model::alternativesFor(*system().identities, spec);
            if (rows.empty() || spec.pool)
                continue;
            const Element first{type, rows.front()};
            for (const auto* property : stored(sound, first)) {
                const bool names = std::ranges::any_of(identity, [&](const auto& alternative) {
                    return std::ranges::find(alternative, property->id) != alternative.end();
                });
                // Others refer to the element by name; what says how a file is stored changes what else there is.
                if (names || !isNumeric(*property) || property->hexadecimal || type == model::kFileType)
                    continue;
                const auto range = model::rangeOf(spec, *property);
                for (const double value : {range.minimum, range.maximum}) {
                    auto edited = json;
                    auto& cell = edited["elements"][std::string(spec.id)][0][std::string(property->id)];
                    if (property->type == PropertyType::Number || std::abs(value) > 1e15)
                        cell = value;
                    else
                        cell = static_cast<std::int64_t>(value);
                    const auto what = fmt::format("{}: {}.{} = {}", d.name, spec.id, property->id, value);
                    const auto again = readBack(edited.dump());
                    ASSERT_TRUE(again) << what << " line " << again.error().line << ": " << again.error().reason;
                    const auto* same = again->schema().type(type).findProperty(property->id);
                    const auto row = model::fileOrder(*again)[type].front();
                    const double valueAgain = numberOf(model::readValue(*again, *same, Element{type, row}));
                    EXPECT_NEAR(valueAgain, value, std::abs(value) * 1e-6) << what;
                    ++count;
                }
            }
        }
    }
    EXPECT_GT(count + (system().id == std::string_view("gta_sa_tracks") ? 1 : 0), 0U);
}

/// What jq, scripts and editors do to a text that they leave alone.
TEST_P(TextValues, AnyJsonIsRead) {
    for (const auto& d : c().sound()) {
        const auto m = loadFiles(system(), d.files);
        const auto files = saveFiles(m);
        const auto json = Json::parse(textOf(m));
        Json turned = Json::object();
        for (auto it = json.rbegin(); it != json.rend(); ++it)
            turned[it.key()] = *it;
        const auto sorted = nlohmann::json::parse(textOf(m));
        const std::string forms[] = {json.dump(),          json.dump(2),  turned.dump(),
                                     turned.dump(1, '\t'), sorted.dump(), "\xEF\xBB\xBF\r\n  " + json.dump(4)};
        for (const auto& form : forms) {
            EXPECT_TRUE(text_form::isTextForm(std::string_view(form).substr(0, 64))) << form.substr(0, 64);
            const auto again = readBack(form);
            ASSERT_TRUE(again) << d.name << " line " << again.error().line << ": " << again.error().reason;
            EXPECT_TRUE(saveFiles(*again) == files) << d.name << ": " << form.substr(0, 64);
        }
    }
}

NAVSMITH_EVERY_SYSTEM(TextValues);

/// Texts of version 1 had integers of vectors without their sign, in values and in names.
TEST(TextVersion, OneIsStillRead) {
    const std::string text = R"({"navsmith_text": VERSION, "system": "gta_sa_paths", "elements": {
"file": [{"form": 1, "label": 5, "name": "NODES5.DAT"}],
"node": [{"file": "5", "position": [1266, 536868661.75, 14.125]}, {"file": "5", "position": [1270, 536868661.75, 14.125]}],
"link": [{"owner": "1266,536868661.75,14.125", "target": "1270,536868661.75,14.125", "length": 4}]}})";
    const auto* system = systems::find("gta_sa_paths");
    const auto load = [&](const std::string& version) {
        auto copy = text;
        copy.replace(copy.find("VERSION"), 7, version);
        return text_form::read(copy, [&](std::string_view) -> std::optional<text_form::KnownSystem> {
            return text_form::KnownSystem{system->schema, system->identities};
        });
    };
    const auto one = load("1");
    ASSERT_TRUE(one) << one.error().reason;
    const auto type = *one->schema().findElementType("node");
    const auto* position = one->schema().type(type).findProperty("position");
    const auto place = std::get<glm::dvec3>(model::readValue(*one, *position, Element{type, 0}));
    EXPECT_EQ(place, glm::dvec3(1266, -2250.25, 14.125));
    EXPECT_FALSE(load("2")) << "such a number does not fit into the file";
    const auto newer = load("3");
    ASSERT_FALSE(newer);
    EXPECT_NE(newer.error().reason.find("newer"), std::string::npos) << newer.error().reason;
}

} // namespace
} // namespace navsmith::tests
