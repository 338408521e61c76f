#include "core/model/property.h"
#include "core/query/find_element.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

namespace navsmith::query {
namespace {

using model::Element;

class FindElement : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();

    /// Names of the elements found, joined.
    [[nodiscard]] std::string names(std::string_view text) const {
        std::string all;
        for (const auto element : findElements(model, text)) {
            all.append(all.empty() ? "" : ", ");
            all.append(model::elementName(model, element));
        }
        return all;
    }
};

TEST_F(FindElement, findsElementsByName) {
    for (model::ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        model.forEachLive(type, [&](model::Slot row) {
            const auto name = model::elementName(model, {type, row});
            EXPECT_EQ(findElements(model, name), (std::vector<Element>{{type, row}})) << name;
        });
    }
}

TEST_F(FindElement, typeIsOptional) {
    const auto file = model::elementName(model, {model::kFileType, model.order(model::kFileType).all().front()});
    const auto number = file.substr(file.find(' ') + 1);
    EXPECT_EQ(names(number), file);
    EXPECT_EQ(names(number + ":0"), "node " + number + ":0, navi node " + number + ":0");
}

TEST_F(FindElement, caseAndSpacesDoNotMatter) {
    const auto file = model::elementName(model, {model::kFileType, model.order(model::kFileType).all().front()});
    const auto number = file.substr(file.find(' ') + 1);
    EXPECT_EQ(names("  NODE  " + number + " : 0 "), "node " + number + ":0");
    EXPECT_EQ(names("Nodes " + number + ":0"), "node " + number + ":0");
}

TEST_F(FindElement, unknownNameIsNotFound) {
    for (const auto* text : {"", " ", "node", "node ", ":", "1:", ":1", "99999:0", "0:99999", "link 0 of", " of node",
                             "-1:0", "4294967296:0", "what is this"})
        EXPECT_EQ(names(text), "") << text;
}

} // namespace
} // namespace navsmith::query
