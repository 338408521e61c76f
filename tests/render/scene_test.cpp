#include "core/model/property.h"
#include "core/model/transaction.h"
#include "render/highlight.h"
#include "render/scene.h"
#include "tests/render/small_world.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>

#include <rapidcheck.h>

namespace navsmith::render {
namespace {

using model::Element;
using model::KindId;
using model::Slot;

template <typename T>
std::string bytesOf(const T& item) {
    return {reinterpret_cast<const char*>(&item), sizeof(T)};
}

template <typename T>
void collect(const Chunk<T>& chunk, const char* type, std::multiset<std::string>& out) {
    for (std::size_t i = 0; i < chunk.items.size(); ++i) {
        if (chunk.owners[i].valid())
            out.insert(
                fmt::format("{}{}:{} {}", type, chunk.owners[i].kind, chunk.owners[i].slot, bytesOf(chunk.items[i])));
    }
}

/// Everything that is drawn and whose it is, whatever the order and the tile's age.
std::multiset<std::string> drawn(const Scene& scene) {
    std::multiset<std::string> out;
    for (const auto& tile : scene.tiles()) {
        for (const auto* batch : {&tile.overview, &tile.detail}) {
            collect(batch->sprites, "s", out);
            collect(batch->segments, "l", out);
            collect(batch->ribbons, "r", out);
            collect(batch->quads, "q", out);
        }
        for (const auto& label : tile.labels)
            out.insert(fmt::format("label {} {}", label.text, bytesOf(label.position)));
    }
    return out;
}

std::size_t count(const std::multiset<std::string>& all, char type) {
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [&](const std::string& s) { return s.front() == type && !s.starts_with("label"); }));
}

KindId kind(const char* id) {
    return *tests::paths().schema->findKind(id);
}

const model::PropertySpec& property(KindId k, const char* id) {
    return *tests::paths().schema->kind(k).findProperty(id);
}

class SceneOfPaths : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    Scene scene{model, tests::paths().view};

    void SetUp() override { scene.rebuild({}); }

    /// What a scene made anew from the model as it is now would show.
    std::multiset<std::string> fresh(const Camera& camera) const {
        Scene other(model, tests::paths().view);
        other.rebuild(scene.overrides());
        other.updateDetail(camera);
        return drawn(other);
    }
};

TEST_F(SceneOfPaths, showsADiscForEveryNodeAndOneLineForEveryEdge) {
    const auto all = drawn(scene);
    EXPECT_EQ(count(all, 's'), model.count(kind("node")));
    EXPECT_EQ(count(all, 'l'), model.count(kind("link")) / 2);
}

TEST_F(SceneOfPaths, lanesAndLabelsComeNearTheCameraOnly) {
    auto camera = tests::above(scene);
    camera.position.z += 5000;
    scene.updateDetail(camera);
    EXPECT_EQ(count(drawn(scene), 'r'), 0U);
    camera.position = scene.bounds().centre() + glm::vec3(0, 0, 50);
    EXPECT_TRUE(scene.updateDetail(camera));
    EXPECT_GT(count(drawn(scene), 'r'), 0U);
    EXPECT_FALSE(scene.updateDetail(camera)) << "nothing has changed since";
    camera.position.z += 9000;
    EXPECT_TRUE(scene.updateDetail(camera));
    EXPECT_EQ(count(drawn(scene), 'r'), 0U);
}

TEST_F(SceneOfPaths, aMovedNodeTakesItsLinesAlongAndLeavesTheRestUntouched) {
    for (auto& tile : scene.tiles()) {
        tile.overview.sprites.clean();
        tile.overview.segments.clean();
    }
    model::Transaction tx(model, "move");
    const Slot node = 0;
    model::addToValue(tx, kind("node"), property(kind("node"), "position"), std::span(&node, 1), {3, 4, 0});
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    scene.apply(*change);
    std::size_t touched = 0;
    for (const auto& tile : scene.tiles()) {
        if (tile.overview.sprites.dirty())
            touched += tile.overview.sprites.dirtyLast - tile.overview.sprites.dirtyFirst;
    }
    EXPECT_EQ(touched, 1U);
    EXPECT_EQ(drawn(scene), fresh(Camera()));
}

TEST_F(SceneOfPaths, hiddenKindsAndRowsAreNotDrawn) {
    glyph::Overrides o;
    o.hiddenKinds.assign(kind("link") + 1U, 0);
    o.hiddenKinds[kind("link")] = 1;
    o.hidden.resize(kind("node") + 1U);
    o.hidden[kind("node")] = {1, 0, 1};
    scene.rebuild(o);
    const auto all = drawn(scene);
    EXPECT_EQ(count(all, 'l'), 0U);
    EXPECT_EQ(count(all, 's'), model.count(kind("node")) - 2);
}

TEST_F(SceneOfPaths, theSelectionIsDrawnForEveryKindThatHasAShape) {
    std::vector<Element> all;
    for (const char* id : {"node", "link", "navi"})
        model.forEachLive(kind(id), [&](Slot s) { all.push_back({kind(id), s}); });
    const auto lines = highlight(scene, all, Highlight::Selected);
    EXPECT_GE(lines.sprites.size(), model.count(kind("node")) * 2);
    EXPECT_GE(lines.segments.size(), model.count(kind("link")) / 2);
}

/// The heart of cheap redraws: after any edits, undos and redos the patched scene shows what a new one would.
TEST(Scene, afterAnyEditsShowsWhatANewOneWould) {
    EXPECT_TRUE(rc::check([] {
        auto model = tests::smallWorld();
        Scene scene(model, tests::paths().view);
        scene.rebuild({});
        Camera camera;
        camera.position = scene.bounds().centre() + glm::vec3(0, 0, 60);
        scene.updateDetail(camera);
        std::vector<model::Change> done;
        const auto steps = *rc::gen::inRange(1, 15);
        for (int i = 0; i < steps; ++i) {
            const auto what = *rc::gen::inRange(0, 5);
            if (what == 4 && !done.empty()) {
                model.apply(done.back(), model::Direction::Backward);
                scene.apply(done.back());
                done.pop_back();
            } else {
                model::Transaction tx(model, "edit");
                const auto k = what == 3 ? kind("link") : kind("node");
                const auto row = static_cast<Slot>(*rc::gen::inRange<std::size_t>(0, model.capacity(k)));
                if (!model.isLive({k, row}))
                    continue;
                if (what == 0)
                    model::addToValue(tx, k, property(k, "position"), std::span(&row, 1),
                                      {*rc::gen::inRange(-900, 900), *rc::gen::inRange(-900, 900), 5});
                else if (what == 1)
                    model::writeValue(tx, k, property(k, "switched_off"), std::span(&row, 1),
                                      *rc::gen::arbitrary<bool>());
                else
                    tx.erase({k, row});
                auto change = tx.commit();
                if (!change) {
                    RC_ASSERT(change.error().reason.find("is not open, and names") != std::string::npos);
                    continue;
                }
                scene.apply(*change);
                done.push_back(std::move(*change));
            }
            scene.updateDetail(camera);
            Scene other(model, tests::paths().view);
            other.rebuild({});
            other.updateDetail(camera);
            // Tiles of the patched scene may be larger than needed, so that details may show from farther off; what
            // the overview draws must be the same to the byte.
            auto mine = drawn(scene);
            auto theirs = drawn(other);
            RC_ASSERT(std::ranges::includes(mine, theirs));
            std::multiset<std::string> overviewMine;
            std::multiset<std::string> overviewTheirs;
            for (const auto& t : scene.tiles()) {
                collect(t.overview.sprites, "s", overviewMine);
                collect(t.overview.segments, "l", overviewMine);
            }
            for (const auto& t : other.tiles()) {
                collect(t.overview.sprites, "s", overviewTheirs);
                collect(t.overview.segments, "l", overviewTheirs);
            }
            RC_ASSERT(overviewMine == overviewTheirs);
        }
    }));
}

} // namespace
} // namespace navsmith::render
