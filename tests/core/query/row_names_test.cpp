// Stored names of rows find the same rows again, or nothing.
#include "core/model/transaction.h"
#include "core/query/row_names.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::query {
namespace {

using model::Element;
using model::Slot;

class RowNames : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    model::ElementTypeId node = *model.schema().findElementType("node");

    [[nodiscard]] std::vector<Slot> allOf(model::ElementTypeId type) const {
        const auto all = model.order(type).all();
        return {all.begin(), all.end()};
    }
};

TEST_F(RowNames, roundTrip) {
    for (model::ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        auto rows = allOf(type);
        for (std::size_t leaveOut = 0; leaveOut < rows.size(); ++leaveOut) {
            auto some = rows;
            some.erase(some.begin() + static_cast<std::ptrdiff_t>(leaveOut));
            std::vector<Element> found;
            for (const auto& line : nameRows(model, type, some)) {
                for (const auto& element : findRows(model, line))
                    found.push_back(element);
            }
            std::vector<Element> wanted;
            wanted.reserve(some.size());
            for (const Slot row : some)
                wanted.push_back({type, row});
            EXPECT_TRUE(std::ranges::is_permutation(found, wanted)) << type << " without " << leaveOut;
        }
    }
}

TEST_F(RowNames, manyRowsHaveShortNames) {
    const auto lines = nameRows(model, node, allOf(node));
    ASSERT_EQ(lines.size(), model.count(model::kFileType));
    for (const auto& line : lines)
        EXPECT_LT(line.size(), 40U) << line;
}

TEST_F(RowNames, areInvalidIfTheFileChanged) {
    const auto rows = allOf(node);
    const auto line = nameRows(model, node, std::span(rows).first(1)).front();
    ASSERT_EQ(findRows(model, line), (std::vector<Element>{{node, rows.front()}}));
    model::Transaction tx(model, "Erase");
    tx.erase({node, rows.front()});
    EXPECT_TRUE(findRows(model, line).empty());
}

TEST_F(RowNames, damagedNamesAreInvalid) {
    const auto rows = allOf(node);
    const auto line = nameRows(model, node, std::span(rows).first(1)).front();
    const auto upTo = line.rfind('\t') + 1;
    for (const char* places : {"", "x", "1-", "-1", "2-1", "0,", "0;1", "99999999999999999999999"})
        EXPECT_TRUE(findRows(model, line.substr(0, upTo) + places).empty()) << places;
    EXPECT_EQ(findRows(model, line.substr(0, upTo) + "0-4000000000").size(),
              findRows(model, line.substr(0, upTo) + "0-100000").size())
        << "limited to existing rows";
    for (const char* other : {"", "node", "node\t\t", "\t\t\t0", "thing\tarea 1\t1\t0"})
        EXPECT_TRUE(findRows(model, other).empty()) << other;
}

} // namespace
} // namespace navsmith::query
