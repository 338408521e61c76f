// Drawing and dragging of waypoints: finite for every real file, and redrawn when an edit changes the appearance.
#include "core/model/property.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/drags.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Slot;
using model::Transaction;
using symbol::Overrides;
using symbol::Primitives;
using systems::quake_nav::kEnd;
using systems::quake_nav::kExit;
using systems::quake_nav::kNode;
using systems::quake_nav::kStart;
using systems::quake_nav::originOf;
using systems::quake_nav::pointOf;
namespace node = systems::quake_nav::node;

void print(std::string& out, const glm::vec3& p) {
    out += fmt::format("{:a} {:a} {:a};", p.x, p.y, p.z);
}

/// Everything that a symbol draws for a row, as text.
std::string drawn(const Model& m, const symbol::Symbol& symbol, Slot row) {
    const auto anchor = symbol.anchor(m, row);
    if (!anchor)
        return "nothing";
    std::string out;
    print(out, *anchor);
    for (const auto emit : {symbol.overview, symbol.detail}) {
        if (emit == nullptr)
            continue;
        Primitives p;
        emit(m, Overrides{}, row, p);
        for (const auto& segment : p.segments) {
            for (const auto& end : {segment.a, segment.b}) {
                print(out, end.position);
                out += fmt::format("{} {} {} {};", end.colour.r, end.colour.g, end.colour.b, end.style);
            }
        }
        for (const auto& sprite : p.sprites) {
            print(out, sprite.position);
            out += fmt::format("{} {} {};", sprite.colour.r, sprite.colour.g, sprite.colour.b);
        }
        for (const auto& quad : p.quads) {
            for (const auto& corner : quad.corners)
                print(out, corner);
        }
        for (const auto& label : p.labels) {
            print(out, label.position);
            out += label.text;
        }
    }
    return out;
}

TEST(QuakeDrawing, IsFiniteForAllRealFiles) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    for (const auto& path : paths) {
        const auto m = loadWaypoints(readFile(path));
        for (const auto& symbol : systemOf(m).view.symbols) {
            m.forEachLive(symbol.type, [&](Slot row) {
                const auto text = drawn(m, symbol, row);
                EXPECT_NE(text, "nothing") << path << m.schema().type(symbol.type).id << row;
                EXPECT_EQ(text.find("nan"), std::string::npos) << path;
                EXPECT_EQ(text.find("inf"), std::string::npos) << path;
            });
        }
    }
}

TEST(QuakeDrawing, SkipsElementsWithoutAPosition) {
    for (const auto& form : {kQuakeForm, kQuake2Form}) {
        for (const auto& odd : oddities()) {
            auto raw = soundWaypoints(form);
            odd.make(raw);
            auto m = loadWaypoints(raw);
            m.setMap(houseMap());
            for (const auto& symbol : systemOf(m).view.symbols)
                m.forEachLive(symbol.type, [&](Slot row) {
                    EXPECT_EQ(drawn(m, symbol, row).find("nan"), std::string::npos) << odd.name;
                });
        }
    }
}

/// The drawing of each row of each symbol.
std::vector<std::vector<std::string>> picture(const Model& m) {
    std::vector<std::vector<std::string>> all;
    for (const auto& symbol : systemOf(m).view.symbols) {
        auto& rows = all.emplace_back(m.capacity(symbol.type));
        m.forEachLive(symbol.type, [&](Slot row) { rows[row] = drawn(m, symbol, row); });
    }
    return all;
}

/// A row that looks different but was not marked for redrawing; empty: none.
std::string forgotten(const Model& m, const Change& change, const std::vector<std::vector<std::string>>& before) {
    const auto after = picture(m);
    const auto& symbols = systemOf(m).view.symbols;
    for (std::size_t g = 0; g < symbols.size(); ++g) {
        const auto again = model::affectedRows(m, change, symbols[g].type, symbols[g].dependsOn);
        for (Slot row = 0; row < after[g].size(); ++row) {
            const bool same = row < before[g].size() && before[g][row] == after[g][row];
            if (!same && m.isLive({symbols[g].type, row}) && !std::ranges::binary_search(again, row))
                return fmt::format("{} {}", m.schema().type(symbols[g].type).id, row);
        }
    }
    return {};
}

TEST(QuakeDrawing, RedrawsWhatAnEditChanges) {
    const bool held = rc::check([] {
        std::mt19937 random(*rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>()));
        auto raw = soundWaypoints(*rc::gen::arbitrary<bool>() ? kQuakeForm : kQuake2Form);
        if (*rc::gen::arbitrary<bool>())
            oddities()[*rc::gen::inRange<std::size_t>(0, oddities().size())].make(raw);
        auto m = loadWaypoints(raw);
        if (*rc::gen::arbitrary<bool>())
            m.setMap(houseMap());
        for (int i = 0; i < 20; ++i) {
            const auto before = picture(m);
            Transaction tx(m, "edit");
            caseOf(m).editAtRandom(tx, random, RandomEdits::Any);
            const auto change = tx.commit();
            if (!change)
                continue;
            RC_ASSERT(forgotten(m, *change, before) == std::string());
            const auto edited = picture(m);
            m.apply(*change, Direction::Backward);
            RC_ASSERT(forgotten(m, *change, edited) == std::string());
            m.apply(*change, Direction::Forward);
        }
    });
    EXPECT_TRUE(held);
}

TEST(QuakeOverlays, HaveColoursAndALegend) {
    for (const auto& form : allWaypointForms()) {
        const auto m = loadWaypoints(soundWaypoints(form));
        for (const auto& overlay : systemOf(m).view.overlays) {
            // transparent, which no overlay uses
            std::vector<symbol::Rgba> colours(m.capacity(overlay.type), symbol::rgb(0, 0));
            std::vector<symbol::LegendEntry> legend;
            const model::Element selected{kNode, 0};
            overlay.paint(m, std::span(&selected, 1), colours, legend);
            const bool teams = form.version >= (form.quake2 ? 3 : 18);
            const bool paints = overlay.type == kNode || teams;
            EXPECT_EQ(legend.empty(), !paints) << nameOf(form) << overlay.id;
            for (const auto& colour : colours)
                EXPECT_EQ(colour.a != 0, paints) << nameOf(form) << overlay.id;
        }
    }
}

// Drags -------------------------------------------------------------------------------------------------------------

void drag(Model& m, void (*by)(Transaction&, std::span<const Slot>, const symbol::Drag&), Slot row,
          const glm::vec3& to) {
    const auto before = saveWaypoints(m);
    Transaction tx(m, "drag");
    by(tx, std::span(&row, 1), {to * 3.0F, false});
    by(tx, std::span(&row, 1), {to, false}); // start + total movement, however often it runs
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    const auto after = saveWaypoints(m);
    m.apply(*change, Direction::Backward);
    EXPECT_TRUE(saveWaypoints(m) == before);
    m.apply(*change, Direction::Forward);
    EXPECT_TRUE(saveWaypoints(m) == after);
}

TEST(QuakeEdicts, ShowTheirBrush) {
    auto m = loadWaypoints(soundWaypoints());
    const auto& brush = *m.schema().type(systems::quake_nav::kEdict).findProperty("brush");
    const auto text = [&] { return model::displayText(m, brush, {systems::quake_nav::kEdict, 0}); };
    EXPECT_FALSE(model::isPresent(m, brush, model::Element{systems::quake_nav::kEdict, 0})) << "without a map";
    EXPECT_EQ(text(), "");
    m.setMap(houseMap());
    EXPECT_EQ(text(), "func_door (*1)");
    Transaction tx(m, "grow");
    tx.set(systems::quake_nav::edict::maxZ, 0, m.get(systems::quake_nav::edict::maxZ, 0) + 100.0F);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(text(), "no such brush in the map");
}

TEST(QuakeDrags, RadiiAreMultiplesOfFour) {
    auto m = loadWaypoints(soundWaypoints());
    EXPECT_EQ(systems::quake_nav::radiusAt(m, 0), glm::vec3(132, 100, 0.53125F));
    drag(m, systems::quake_nav::dragRadius, 0, {9, 0, 0});
    EXPECT_EQ(m.get(node::radius, 0), 40);
    drag(m, systems::quake_nav::dragRadius, 0, {-900, 0, 0});
    EXPECT_EQ(m.get(node::radius, 0), 4);
    drag(m, systems::quake_nav::dragRadius, 0, {1e9F, 0, 0});
    EXPECT_EQ(m.get(node::radius, 0), 0xFFFC);
    EXPECT_EQ(systems::quake_nav::radiusText(m, 0), "radius 65532 units");
}

TEST(QuakeDrags, TraversalsMoveAsAWholeExceptAnUnusedExit) {
    for (const auto& form : {kQuakeForm, kQuake2Form}) {
        auto m = loadWaypoints(soundWaypoints(form));
        drag(m, systems::quake_nav::dragTraversals, 0, {1, 2, 4});
        EXPECT_EQ(pointOf(m, kExit, 0), glm::vec3(729, 102, 4.53125F));
        EXPECT_EQ(pointOf(m, kStart, 0), glm::vec3(753, 102, 4.53125F));
        EXPECT_EQ(pointOf(m, kEnd, 0), glm::vec3(931, 102, 4.53125F));
        drag(m, systems::quake_nav::dragTraversals, 1, {1, 2, 4});
        EXPECT_FALSE(systems::quake_nav::exitAt(m, 1));
        EXPECT_EQ(systems::quake_nav::startAt(m, 1), glm::vec3(101, 672, 204.53125F));
    }
}

} // namespace
} // namespace navsmith::tests
