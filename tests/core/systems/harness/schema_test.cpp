// The schema of every system: what is stored can be read, shown, typed in again and written.
#include "core/model/property.h"
#include "core/systems/places.h"
#include "tests/core/systems/harness/system_case.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace navsmith::tests {
namespace {

using model::Element;
using model::Model;
using model::PropertySpec;
using model::PropertyType;

/// The first elements of each type, in every sound document.
template <typename F>
void forElements(const SystemCase& c, F&& f) {
    constexpr model::Slot many = 12;
    for (const auto& d : c.sound()) {
        SCOPED_TRACE(d.name);
        auto m = loadDocument(c.system(), d);
        for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
            for (model::Slot row = 0; row < std::min<std::size_t>(many, m.capacity(type)); ++row) {
                if (m.isLive({type, row}))
                    f(m, m.schema().type(type), Element{type, row});
            }
        }
    }
}

bool isNoNumber(const model::Value& value) {
    const auto* number = std::get_if<double>(&value);
    const auto* vector = std::get_if<glm::dvec3>(&value);
    return (number != nullptr && !std::isfinite(*number)) || (vector != nullptr && !std::isfinite(vector->x));
}

class SchemaOfASystem : public EverySystem {};

TEST_P(SchemaOfASystem, ShowsWhatItStores) {
    forElements(c(), [](const Model& m, const model::ElementType& type, Element e) {
        EXPECT_FALSE(model::elementName(m, e).empty());
        for (const auto& p : type.properties) {
            EXPECT_FALSE(p.title.empty() || p.section.empty()) << type.id << " " << p.id;
            const auto value = model::readValue(m, p, e);
            const bool nothing = std::holds_alternative<std::monostate>(value);
            if (!model::isPresent(m, p, e)) {
                EXPECT_TRUE(nothing) << type.id << " " << p.id;
            } else if (p.type != PropertyType::Reference && !p.derived()) {
                EXPECT_FALSE(nothing) << type.id << " " << p.id;
            }
        }
    });
}

TEST_P(SchemaOfASystem, ReadsBackWhatItShows) {
    forElements(c(), [](const Model& m, const model::ElementType& type, Element e) {
        for (const auto& p : type.properties) {
            const auto value = model::readValue(m, p, e);
            if (!p.editable() || !model::isPresent(m, p, e) || p.type == PropertyType::Reference ||
                p.type == PropertyType::Bytes || isNoNumber(value))
                continue;
            const auto text = model::displayText(m, p, e);
            const auto parsed = model::parseValue(p, text);
            ASSERT_TRUE(parsed) << type.id << " " << p.id << ": " << text;
        }
    });
}

TEST_P(SchemaOfASystem, ChangesNothingByWritingWhatIsThere) {
    forElements(c(), [](Model& m, const model::ElementType& type, Element e) {
        for (const auto& p : type.properties) {
            const auto value = model::readValue(m, p, e);
            if (!p.editable() || !model::isPresent(m, p, e) || isNoNumber(value))
                continue;
            model::Transaction tx(m, "Write");
            model::writeValue(tx, e.type, p, std::span(&e.slot, 1), value);
            const auto change = tx.commit();
            EXPECT_TRUE(change && change->empty()) << type.id << " " << p.id;
        }
    });
}

TEST_P(SchemaOfASystem, NamesNoBitTwice) {
    forElements(c(), [](const Model& m, const model::ElementType& type, Element e) {
        std::map<model::ColumnId, std::uint64_t> seen;
        for (const auto& p : type.properties) {
            if (p.bits == 0 || !model::isPresent(m, p, e))
                continue;
            const auto mask = ((std::uint64_t{1} << p.bits) - 1) << p.shift;
            EXPECT_EQ(seen[p.column] & mask, 0U) << type.id << " " << p.id;
            seen[p.column] |= mask;
        }
    });
}

TEST_P(SchemaOfASystem, DrawsOnlyTypesThatItHas) {
    for (const auto& symbol : system().view.symbols) {
        ASSERT_LT(symbol.type, system().schema->typeCount());
        EXPECT_NE(symbol.anchor, nullptr);
        EXPECT_FALSE(symbol.dependsOn.empty());
        for (const auto& handle : symbol.handles)
            EXPECT_TRUE(handle.property.empty() ||
                        system().schema->type(symbol.type).findProperty(handle.property) != nullptr)
                << handle.property;
    }
}

TEST_P(SchemaOfASystem, PutsEveryRowIntoOneGroup) {
    const auto& view = c().system().view;
    for (const auto& symbol : view.symbols) {
        ASSERT_LE(symbol.groups.size(), symbol::kMostGroups);
        ASSERT_EQ(symbol.groups.empty(), symbol.groupOf == nullptr);
        std::set<std::string_view> ids;
        std::set<std::string_view> titles;
        for (const auto& group : symbol.groups) {
            EXPECT_TRUE(ids.insert(group.id).second) << group.id;
            EXPECT_TRUE(titles.insert(group.title).second) << group.title;
        }
    }
    auto documents = c().sound();
    std::ranges::move(c().odd(), std::back_inserter(documents));
    for (const auto& document : documents) {
        SCOPED_TRACE(document.name);
        const auto m = loadDocument(c().system(), document);
        for (const auto& symbol : view.symbols) {
            if (symbol.groupOf == nullptr)
                continue;
            m.forEachLive(symbol.type,
                          [&](model::Slot row) { EXPECT_LT(symbol.groupOf(m, row), symbol.groups.size()); });
        }
    }
}

TEST(NamedPlaces, HaveDistinctNamesAndSomeExtent) {
    for (const auto& system : systems::all()) {
        std::set<std::string_view> names;
        for (const auto& place : system.world.places) {
            EXPECT_TRUE(names.insert(place.name).second) << place.name;
            EXPECT_LT(place.west, place.east) << place.name;
            EXPECT_LT(place.south, place.north) << place.name;
        }
    }
}

TEST(SystemCases, AreOfAllSystems) {
    ASSERT_EQ(systemCases().size(), systems::all().size());
    for (const auto& system : systems::all())
        EXPECT_EQ(std::ranges::count(systemCases(), system.id, &SystemCase::id), 1) << system.id;
}

NAVSMITH_EVERY_SYSTEM(SchemaOfASystem);

} // namespace
} // namespace navsmith::tests
