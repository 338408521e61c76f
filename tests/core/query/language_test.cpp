// The language on the documents of every system: the examples of docs/queries.md, and each property against its value.
#include "core/model/property.h"
#include "core/query/assignment.h"
#include "core/query/query.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

namespace navsmith::query {
namespace {

using model::Element;
using model::PropertyType;
using model::Slot;

/// Expressions of docs/queries.md, by system.
std::multimap<std::string, std::string> examples() {
    std::ifstream file(NAVSMITH_SOURCE_DIR "/docs/queries.md");
    std::multimap<std::string, std::string> found;
    std::string line;
    std::string system;
    while (std::getline(file, line)) {
        if (line.starts_with("## "))
            system.clear();
        if (line.starts_with("### "))
            system = line.substr(4);
        const auto start = line.find('`');
        const auto end = line.rfind('`');
        if (!system.empty() && line.starts_with("- ") && start < end)
            found.emplace(system, line.substr(start + 1, end - start - 1));
    }
    return found;
}

std::vector<tests::Document> documentsOf(const tests::SystemCase& c) {
    auto documents = c.sound();
    if (c.odd != nullptr)
        std::ranges::move(c.odd(), std::back_inserter(documents));
    return documents;
}

bool isSet(const model::Model& m, const model::PropertySpec& property, Element element) {
    const auto value = model::readValue(m, property, element);
    if (property.type == PropertyType::Reference)
        return std::holds_alternative<Element>(value);
    if (property.type == PropertyType::Text || property.type == PropertyType::Bytes)
        return !model::displayText(m, property, element).empty();
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return *integer != 0;
    if (const auto* number = std::get_if<double>(&value))
        return *number != 0 && !std::isnan(*number); // files may hold what is no number
    return false;
}

class LanguageOfEverySystem : public tests::EverySystem {};

TEST_P(LanguageOfEverySystem, ExamplesOfTheDocsRun) {
    const auto all = examples();
    ASSERT_GT(all.size(), 30U);
    const auto id = std::string(c().system().id);
    auto documents = documentsOf(c());
    if (c().real != nullptr)
        std::ranges::move(c().real(), std::back_inserter(documents));
    const auto [first, last] = all.equal_range(id);
    for (auto example = first; example != last; ++example) {
        for (const auto& document : documents) {
            const auto m = tests::loadDocument(c().system(), document);
            const auto query = parseSelection(example->second, m.schema());
            ASSERT_TRUE(query) << withCaret(query.error(), example->second);
            const auto found = query->select(m);
            EXPECT_LE(found.size(), m.count(query->type()));
        }
    }
}

TEST_P(LanguageOfEverySystem, EachPropertyIsFoundAsItsValueSays) {
    for (const auto& document : documentsOf(c())) {
        const auto m = tests::loadDocument(c().system(), document);
        for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
            const auto rows = m.liveRows(type);
            for (const auto& property : m.schema().type(type).properties) {
                const bool vector = property.type == PropertyType::Vector;
                const auto text = std::string(property.id) + (vector ? ".x" : "");
                const auto query = Query::parse(text, m.schema(), type);
                ASSERT_TRUE(query) << withCaret(query.error(), text);
                const auto flags = query->matches(m, rows);
                for (std::size_t i = 0; i < rows.size() && !vector; ++i)
                    ASSERT_EQ(flags[i] != 0, isSet(m, property, {type, rows[i]}))
                        << document.name << ": " << text << " of " << model::elementName(m, {type, rows[i]});
            }
        }
    }
}

TEST_P(LanguageOfEverySystem, SettingAPropertyToItselfChangesNothing) {
    for (const auto& document : c().sound()) {
        auto m = tests::loadDocument(c().system(), document);
        const auto before = tests::saveFiles(m);
        for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
            const auto rows = m.liveRows(type);
            for (const auto& property : m.schema().type(type).properties) {
                const bool vector = property.type == PropertyType::Vector;
                if (!property.editable() || property.type == PropertyType::Bytes)
                    continue;
                const auto name = std::string(property.id) + (vector ? ".y" : "");
                const auto assignment = Assignment::parse(name, name, m.schema(), type);
                if (property.type == PropertyType::Text)
                    continue; // a word is the text itself
                ASSERT_TRUE(assignment) << name << ": " << assignment.error().message;
                model::Transaction tx(m, "Set");
                const auto done = assign(tx, std::span(&*assignment, 1), type, rows);
                ASSERT_TRUE(done) << name << ": " << done.error();
                ASSERT_TRUE(tx.commit()) << name;
            }
        }
        EXPECT_EQ(tests::saveFiles(m), before) << document.name;
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, LanguageOfEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

} // namespace
} // namespace navsmith::query
