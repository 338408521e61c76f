// What a scene redraws and uploads after small changes.
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/symbol/hiding.h"
#include "render/colouring.h"
#include "render/highlight.h"
#include "render/scene.h"
#include "tests/render/drawn.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <rapidcheck.h>

namespace navsmith::render {
namespace {

using model::Element;
using model::ElementTypeId;
using model::Slot;
using tests::Card;
using tests::drawn;
using tests::drawnSelection;
using tests::property;
using tests::type;

/// Random user actions on a world: edit, undo, hide, lock, colour, select, hover, move the camera near and far.
class AnySteps {
public:
    AnySteps() {
        view_.detailDistance = kNear; // either all tiles show details, or none
        scene.rebuild({});
    }

    void step() {
        switch (*rc::gen::inRange(0, 11)) {
        case 0:
            undo();
            break;
        case 1:
            hide();
            break;
        case 2:
            colour();
            break;
        case 3:
            select();
            break;
        case 4:
            lock();
            break;
        case 5:
            colourByAProperty();
            break;
        case 6:
            hovered_ = anyElement();
            break;
        case 7:
            camera_.position.z = *rc::gen::arbitrary<bool>() ? 60 : 10 * kNear;
            break;
        default:
            edit();
        }
        if (colourer_.any())
            repaint();
        scene.updateDetail(camera_);
        card.sync(scene);
    }

    void check() const {
        Scene other(model_, view_);
        other.rebuild(overrides_);
        other.setSelection(selection_);
        other.updateDetail(camera_);
        RC_ASSERT(drawn(scene) == drawn(other));
        RC_ASSERT(drawnSelection(scene) == drawnSelection(other));
        RC_ASSERT(card.agrees(scene));
        RC_ASSERT(highlighted(scene) == highlighted(other));
        for (ElementTypeId t = 0; t < model_.schema().typeCount(); ++t)
            RC_ASSERT(scene.overrides().isLocked(t) == overrides_.isLocked(t));
        if (colourer_.any())
            RC_ASSERT(overrides_.colours[colourer_.type()] ==
                      colourBy(model_, colourer_.type(), *colourer_.property()).colours);
    }

private:
    static constexpr float kNear = 1e5F;

    /// What is drawn under the mouse.
    [[nodiscard]] std::vector<symbol::Sprite> highlighted(const Scene& of) const {
        return highlight(of, std::span(&hovered_, 1), Highlight::Hovered).sprites;
    }

    [[nodiscard]] Element anyElement() const {
        const auto t = *rc::gen::element(type("node"), type("link"), type("navi"));
        return {t, static_cast<Slot>(*rc::gen::inRange<std::size_t>(0, model_.capacity(t)))};
    }
    symbol::RowsByType anyRows() const {
        symbol::RowsByType rows(model_.schema().types.size());
        for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
            const auto e = anyElement();
            rows[e.type].push_back(e.slot);
        }
        for (auto& some : rows) {
            std::ranges::sort(some);
            some.erase(std::unique(some.begin(), some.end()), some.end());
        }
        return rows;
    }

    void edit() {
        const auto what = *rc::gen::inRange(0, 4);
        const auto t = what == 3 ? type("link") : type("node");
        const auto row = static_cast<Slot>(*rc::gen::inRange<std::size_t>(0, model_.capacity(t)));
        if (!model_.isLive({t, row}))
            return;
        model::Transaction tx(model_, "edit");
        if (what == 0)
            model::addToValue(tx, t, property(t, "position"), std::span(&row, 1),
                              {*rc::gen::inRange(-900, 900), *rc::gen::inRange(-900, 900), 5});
        else if (what == 1)
            model::writeValue(tx, t, property(t, "switched_off"), std::span(&row, 1), *rc::gen::arbitrary<bool>());
        else
            tx.erase({t, row});
        auto change = tx.commit();
        if (!change) {
            RC_ASSERT(change.error().reason.find("refer by number") != std::string::npos);
            return;
        }
        follow(*change);
        done_.push_back(std::move(*change));
    }
    void undo() {
        if (done_.empty())
            return;
        model_.apply(done_.back(), model::Direction::Backward);
        follow(done_.back());
        done_.pop_back();
    }
    void follow(const model::Change& change) {
        scene.apply(change);
        colourer_.follow(model_, change);
        std::erase_if(selection_, [&](const Element& e) { return !model_.isLive(e); });
        scene.setSelection(selection_);
    }
    void hide() {
        symbol::RowsByType changed;
        if (*rc::gen::inRange(0, 4) == 0) {
            overrides_.hiddenTypes.resize(model_.schema().types.size());
            overrides_.hiddenTypes[anyElement().type] ^= 1U;
        } else if (*rc::gen::arbitrary<bool>()) {
            changed = symbol::setHidden(overrides_, anyRows(), *rc::gen::arbitrary<bool>());
        } else {
            changed = symbol::setHidden(overrides_, symbol::withDependents(model_, selection_), true);
        }
        scene.setOverrides(overrides_, changed);
    }
    void lock() {
        overrides_.lockedTypes.resize(model_.schema().types.size());
        overrides_.lockedTypes[anyElement().type] ^= 1U;
        scene.setOverrides(overrides_, {});
    }
    void colourByAProperty() {
        const auto* id = *rc::gen::element("water", "flood_group", "width", "link_count");
        colourer_ = Colourer(type("node"), property(type("node"), id));
    }
    void repaint() {
        overrides_.colours.resize(model_.schema().types.size());
        symbol::RowsByType changed(model_.schema().types.size());
        changed[colourer_.type()] = colourer_.repaint(model_, selection_, overrides_.colours[colourer_.type()]);
        scene.setOverrides(overrides_, changed);
    }
    void colour() {
        colourer_ = {};
        auto next = overrides_;
        next.colours.resize(model_.schema().types.size());
        const auto rows = anyRows();
        for (std::size_t t = 0; t < rows.size(); ++t) {
            next.colours[t].resize(model_.capacity(static_cast<ElementTypeId>(t)), {0, 0, 0, 0});
            for (const Slot row : rows[t])
                next.colours[t][row] = symbol::categoryColour(*rc::gen::inRange<std::size_t>(0, 3));
        }
        const auto changed = symbol::differingRows(overrides_, next);
        overrides_ = next;
        scene.setOverrides(overrides_, changed);
    }
    void select() {
        if (*rc::gen::arbitrary<bool>())
            selection_.clear();
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
            if (const auto e = anyElement(); model_.isLive(e) && std::ranges::find(selection_, e) == selection_.end())
                selection_.push_back(e);
        }
        scene.setSelection(selection_);
    }

    model::Model model_ = tests::smallWorld();
    symbol::View view_ = tests::paths().view;
    symbol::Overrides overrides_;
    std::vector<Element> selection_;
    Element hovered_;
    Colourer colourer_;
    std::vector<model::Change> done_;
    Camera camera_;

public:
    Scene scene{model_, view_};
    Card card;
};

/// After any actions, the patched scene shows the same as a new one, and the incremental uploads match its arrays.
TEST(SceneChanges, randomActionsMatchANewScene) {
    EXPECT_TRUE(rc::check([] {
        AnySteps steps;
        for (int i = *rc::gen::inRange(1, 25); i > 0; --i) {
            steps.step();
            steps.check();
        }
    }));
}

/// A field of points with a sprite and a line each, some with details.
class Field : public ::testing::Test {
protected:
    static constexpr ElementTypeId kPoint = 1;
    static constexpr std::size_t kSide = 100;
    static constexpr std::size_t kPoints = kSide * kSide;
    static constexpr model::Column<model::Ref> kFile{kPoint, model::kFirstOwn};
    static constexpr model::Column<float> kX{kPoint, model::kFirstOwn + 1};
    static constexpr model::Column<float> kY{kPoint, model::kFirstOwn + 2};

    static glm::vec3 placeOf(const model::Model& m, Slot row) { return {m.get(kX, row), m.get(kY, row), 0}; }

    static symbol::View viewOfPoints() {
        symbol::Symbol symbol{.type = kPoint};
        symbol.anchor = [](const model::Model& m, Slot row) { return std::optional(placeOf(m, row)); };
        symbol.overview = [](const model::Model& m, const symbol::Overrides& o, Slot row, symbol::Primitives& out) {
            const auto at = placeOf(m, row);
            const auto colour = o.colour({kPoint, row}, symbol::rgb(0x123456));
            out.sprites.push_back({at, colour, 8});
            out.segments.push_back({{at, colour, 0}, {at + glm::vec3(0, 0, 5), colour, 0}});
        };
        symbol.dependsOn = {{{}, kPoint, {kX.column, kY.column}}};
        return {.symbols = {symbol}, .grid = {}};
    }
    static model::Model manyPoints() {
        model::ElementType file{.id = "file", .title = "file", .plural = "files"};
        model::ElementType point{.id = "point", .title = "point", .plural = "points"};
        point.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow}),
                         model::column<float>("x"), model::column<float>("y")};
        point.groupOwner = kFile.column;
        point.fileVia = kFile.column;
        model::ModelBuilder builder(*model::finish({"points", {file, point}, nullptr}));
        builder.addRows(model::kFileType, 1);
        builder.addRows(kPoint, kPoints);
        for (std::size_t i = 0; i < kPoints; ++i) {
            builder.column(kFile)[i] = model::Ref::to(0);
            const std::size_t row = i / kSide;
            builder.column(kX)[i] = static_cast<float>(i % kSide * 20);
            builder.column(kY)[i] = static_cast<float>(row * 20);
        }
        return builder.finish();
    }

    void SetUp() override {
        scene.rebuild({});
        card.sync(scene);
        rowsBefore = scene.rowsDrawn();
    }
    /// Rows drawn since the last call.
    std::uint64_t rowsDrawn() { return scene.rowsDrawn() - std::exchange(rowsBefore, scene.rowsDrawn()); }
    /// Items uploaded since the last call.
    std::size_t uploaded() {
        const auto items = card.sync(scene);
        EXPECT_TRUE(card.agrees(scene));
        return items;
    }
    void moveBy(std::span<const Slot> rows, float by) {
        model::Transaction tx(model, "move");
        for (const Slot row : rows)
            tx.set(kX, row, model.get(kX, row) + by);
        const auto change = tx.commit();
        ASSERT_TRUE(change);
        scene.apply(*change);
    }
    void hide(const std::vector<Slot>& rows, bool hidden) {
        const auto changed = symbol::setHidden(overrides, {{}, rows}, hidden);
        scene.setOverrides(overrides, changed);
    }

    model::Model model = manyPoints();
    symbol::View view = viewOfPoints();
    Scene scene{model, view};
    symbol::Overrides overrides;
    Card card;
    std::uint64_t rowsBefore = 0;
};

TEST_F(Field, hidingOneRowRedrawsOnlyThatRow) {
    hide({4711}, true);
    EXPECT_EQ(rowsDrawn(), 0U) << "there is nothing to draw";
    EXPECT_EQ(uploaded(), 2U) << "its mark and its line, blank";
    hide({4711}, true);
    EXPECT_EQ(uploaded(), 0U) << "it is hidden already";
    hide({4711}, false);
    EXPECT_EQ(rowsDrawn(), 1U);
    EXPECT_EQ(uploaded(), 2U);
    Scene fresh(model, view);
    fresh.rebuild({});
    for (std::size_t i = 0; i < scene.tiles().size(); ++i)
        EXPECT_EQ(scene.tiles()[i].overview.sprites.items, fresh.tiles()[i].overview.sprites.items)
            << "in its old place among the others";
}

TEST_F(Field, recolouringRedrawsOnlyThoseRows) {
    std::vector<Slot> rows;
    for (Slot row = 0; row < kPoints; row += 997)
        rows.push_back(row);
    overrides.colours = {{}, std::vector<symbol::Rgba>(kPoints, {0, 0, 0, 0})};
    for (const Slot row : rows)
        overrides.colours[1][row] = symbol::rgb(0xFF0000);
    scene.setOverrides(overrides, {{}, rows});
    EXPECT_EQ(rowsDrawn(), rows.size());
    EXPECT_EQ(uploaded(), 2 * rows.size());
    scene.setOverrides(overrides, {{}, rows});
    EXPECT_EQ(uploaded(), 0U) << "they have those colours";
}

TEST_F(Field, distantRowsAreUploadedSeparately) {
    const std::vector<Slot> rows{0, 30, 1500, 1530}; // of one tile, which has 1,444 points
    const auto tile = scene.tiles().front();
    hide(rows, true);
    EXPECT_EQ(scene.changedTiles().size(), 1U);
    EXPECT_EQ(uploaded(), 2 * rows.size()) << "not what lies between them";
}

TEST_F(Field, movingARowToAnotherTileChangesBothTiles) {
    const Slot row = 0;
    moveBy(std::span(&row, 1), 1000);
    EXPECT_EQ(rowsDrawn(), 1U);
    EXPECT_EQ(scene.changedTiles().size(), 2U);
    EXPECT_EQ(uploaded(), 4U) << "blank here, drawn there";
    moveBy(std::span(&row, 1), 1e5F);
    EXPECT_EQ(uploaded(), 4U) << "a new tile does not change the others";
}

TEST_F(Field, selectingRedrawsOnlyChangedHighlights) {
    std::vector<Element> selection;
    for (Slot row = 0; row < 1000; ++row)
        selection.push_back({kPoint, row * 3});
    scene.setSelection(selection);
    EXPECT_EQ(rowsDrawn(), 1000U);
    EXPECT_EQ(uploaded(), 2000U) << "an outline and a line each";
    selection.push_back({kPoint, 5000});
    scene.setSelection(selection);
    EXPECT_EQ(rowsDrawn(), 1U) << "the others are highlighted already";
    EXPECT_LE(uploaded(), 2U);
    selection.erase(selection.begin() + 500);
    scene.setSelection(selection);
    EXPECT_EQ(rowsDrawn(), 0U);
    EXPECT_EQ(uploaded(), 2U) << "the highlight of the one that left, blank";
    const Slot moved = 0;
    moveBy(std::span(&moved, 1), 1);
    EXPECT_EQ(rowsDrawn(), 2U) << "itself and its highlight";
    EXPECT_EQ(uploaded(), 4U);
    scene.setSelection({});
    EXPECT_EQ(rowsDrawn(), 0U);
    EXPECT_TRUE(drawnSelection(scene).empty());
    EXPECT_EQ(uploaded(), 0U) << "nothing is left of it";
}

TEST_F(Field, aCrowdIsOutlinedAndAFewGetHalos) {
    std::vector<Element> selection;
    for (Slot row = 0; row <= Scene::kCrowd; ++row)
        selection.push_back({kPoint, row});
    scene.setSelection(std::span(selection).first(Scene::kCrowd));
    EXPECT_EQ(drawnSelection(scene).size(), 3 * Scene::kCrowd) << "a mark, its halo and a line each";
    rowsDrawn();
    scene.setSelection(selection);
    EXPECT_EQ(drawnSelection(scene).size(), 2 * selection.size()) << "an outline and a line each";
    EXPECT_EQ(rowsDrawn(), selection.size());
    scene.setSelection(std::span(selection).first(1));
    EXPECT_EQ(drawnSelection(scene).size(), 3U);
}

TEST_F(Field, aSelectedRowThatIsHiddenStaysHighlighted) {
    const Element one{kPoint, 7};
    scene.setSelection({&one, 1});
    hide({7}, true);
    EXPECT_EQ(drawnSelection(scene).size(), 3U);
}

TEST_F(Field, hidingMostRowsRebuilds) {
    std::vector<Slot> rows(kPoints - 10);
    for (Slot row = 0; row < rows.size(); ++row)
        rows[row] = row;
    const auto generation = scene.generation();
    hide(rows, true);
    EXPECT_GT(scene.generation(), generation);
    EXPECT_EQ(drawn(scene).size(), 20U);
    uploaded();
    hide(rows, false);
    EXPECT_EQ(drawn(scene).size(), 2 * kPoints);
    uploaded();
}

} // namespace
} // namespace navsmith::render
