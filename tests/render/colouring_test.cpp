#include "core/model/transaction.h"
#include "render/colouring.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <rapidcheck.h>

namespace navsmith::render {
namespace {

using model::Slot;

TEST(Colouring, aFlagHasTwoColoursAndCountsInItsLegend) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto& water = *tests::paths().schema->type(node).findProperty("water");
    const auto c = colourBy(model, node, water);
    ASSERT_EQ(c.legend.size(), 2U);
    EXPECT_EQ(c.legend[1].title, "yes (2)") << "the pair of boat nodes";
    std::set<std::uint32_t> colours;
    for (const auto& colour : c.colours)
        colours.insert(static_cast<std::uint32_t>(colour.r << 16 | colour.g << 8 | colour.b));
    EXPECT_EQ(colours.size(), 2U);
}

TEST(Colouring, enumerationsGoByName) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto c = colourBy(model, node, *tests::paths().schema->type(node).findProperty("group"));
    ASSERT_EQ(c.legend.size(), 2U);
    EXPECT_TRUE(c.legend[0].title.starts_with("vehicle"));
    EXPECT_NE(c.legend[0].colour, c.legend[1].colour);
}

TEST(Colouring, manyNumbersBecomeARamp) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto& flood = *tests::paths().schema->type(node).findProperty("width");
    {
        model::Transaction tx(model, "more nodes");
        for (int i = 0; i < 30; ++i) {
            const Slot row = tx.create(node);
            tx.set(model::Column<model::Ref>{node, tests::paths().schema->type(node).groupOwner}, row,
                   model::Ref::to(0));
            model::writeValue(tx, node, flood, std::span(&row, 1), i * 0.5);
        }
        ASSERT_TRUE(tx.commit());
    }
    const auto c = colourBy(model, node, flood);
    EXPECT_TRUE(c.continuous);
    EXPECT_EQ(c.legend.front().colour, symbol::rampColour(0));
    EXPECT_EQ(c.legend.back().colour, symbol::rampColour(1));
}

TEST(Colouring, positionsAreColouredByHeight) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto& position = *tests::paths().schema->type(node).findProperty("position");
    Colourer colourer(node, position);
    std::vector<symbol::Rgba> colours;
    colourer.repaint(model, {}, colours);
    EXPECT_EQ(colours[3], colours[4]) << "both boat nodes lie at height 0";
    EXPECT_NE(colours[0], colours[2]);
    model::Transaction tx(model, "level");
    const Slot moved = 0;
    model::writeValue(tx, node, position, std::span(&moved, 1), glm::dvec3(1, 2, 0));
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    EXPECT_TRUE(colourer.follow(model, *change));
    colourer.repaint(model, {}, colours);
    EXPECT_EQ(colours[0], colours[3]) << "at height 0, too";
}

TEST(Colouring, textGivesNone) {
    auto model = tests::smallWorld();
    const auto c = colourBy(model, model::kFileType, *tests::paths().schema->type(0).findProperty("name"));
    EXPECT_TRUE(c.colours.empty());
}

/// Thirty nodes more than the small world has.
model::Model manyNodes(model::ElementTypeId node) {
    auto model = tests::smallWorld();
    model::Transaction tx(model, "more nodes");
    for (int i = 0; i < 30; ++i) {
        const Slot row = tx.create(node);
        tx.set(model::Column<model::Ref>{node, tests::paths().schema->type(node).groupOwner}, row, model::Ref::to(0));
    }
    EXPECT_TRUE(tx.commit());
    return model;
}

TEST(Colouring, groupsThatHaveNumbersAreToldApartHoweverManyThereAre) {
    const auto& schema = *tests::paths().schema;
    const auto node = *schema.findElementType("node");
    const auto& flood = *schema.type(node).findProperty("flood_group");
    const auto model = manyNodes(node); // each new node is a group of its own, for nothing leads there
    std::vector<Slot> rows;
    std::set<std::int64_t> groups;
    model.forEachLive(node, [&](Slot row) {
        rows.push_back(row);
        groups.insert(std::get<std::int64_t>(model::readValue(model, flood, {node, row})));
    });
    ASSERT_GT(groups.size(), 30U);
    const auto c = colourBy(model, node, flood);
    EXPECT_FALSE(c.continuous);
    EXPECT_EQ(c.legend.size(), groups.size());
    for (const Slot row : rows) {
        const auto group = groups.find(std::get<std::int64_t>(model::readValue(model, flood, {node, row})));
        const auto index = static_cast<std::size_t>(std::distance(groups.begin(), group));
        EXPECT_EQ(c.colours[row], symbol::categoryColour(index)) << "row " << row;
    }
}

bool sameLegend(std::span<const symbol::LegendEntry> a, std::span<const symbol::LegendEntry> b) {
    return std::ranges::equal(a, b, [](const symbol::LegendEntry& x, const symbol::LegendEntry& y) {
        return x.colour == y.colour && x.title == y.title;
    });
}

TEST(Colouring, afterAnyEditsIsAsIfColouredAnew) {
    EXPECT_TRUE(rc::check([] {
        const auto node = *tests::paths().schema->findElementType("node");
        const auto& type = tests::paths().schema->type(node);
        auto model = manyNodes(node);
        const auto* id = *rc::gen::element("flood_group", "water", "road_class", "width");
        const auto& property = *type.findProperty(id);
        Colourer colourer(node, property);
        std::vector<symbol::Rgba> colours;
        colourer.repaint(model, {}, colours);
        // Few values, so that categories come and go, or many, for a ramp and back.
        const auto most = *rc::gen::element(2, 6, 40);
        std::vector<model::Change> done;
        for (int i = *rc::gen::inRange(1, 40); i > 0; --i) {
            const auto what = *rc::gen::inRange(0, 12);
            if (what == 0 && !done.empty()) {
                model.apply(done.back(), model::Direction::Backward);
                colourer.follow(model, done.back());
                done.pop_back();
            } else {
                const auto row = static_cast<Slot>(*rc::gen::inRange<std::size_t>(0, model.capacity(node)));
                if (!model.isLive({node, row}))
                    continue;
                model::Transaction tx(model, "edit");
                if (what == 1)
                    tx.erase({node, row});
                else if (property.type == model::PropertyType::Bool)
                    model::writeValue(tx, node, property, std::span(&row, 1), *rc::gen::arbitrary<bool>());
                else if (property.type == model::PropertyType::Number)
                    model::writeValue(tx, node, property, std::span(&row, 1), *rc::gen::inRange(0, most) * 0.5);
                else
                    model::writeValue(tx, node, property, std::span(&row, 1), std::int64_t{*rc::gen::inRange(0, most)});
                auto change = tx.commit();
                if (!change)
                    continue;
                colourer.follow(model, *change);
                done.push_back(std::move(*change));
            }
            if (*rc::gen::inRange(0, 3) == 0)
                continue; // several edits at a time
            const auto before = colours;
            const auto changed = colourer.repaint(model, {}, colours);
            const auto fresh = colourBy(model, node, property);
            RC_ASSERT(colours == fresh.colours);
            RC_ASSERT(sameLegend(colourer.legend(), fresh.legend));
            RC_ASSERT(colourer.continuous() == fresh.continuous);
            std::vector<Slot> expected;
            for (Slot row = 0; row < colours.size(); ++row) {
                if (row < before.size() ? !(before[row] == colours[row]) : colours[row].a != 0)
                    expected.push_back(row);
            }
            RC_ASSERT(changed == expected);
        }
    }));
}

} // namespace
} // namespace navsmith::render
