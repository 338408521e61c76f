// What a view state hides, locks and colours, and what it announces of it: a scene that follows it row by row shows
// what one built anew does.
#include "app/gui/view/view_state.h"
#include "render/colouring.h"
#include "render/scene.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/render/drawn.h"

#include <QTest>
#include <QUndoStack>

#include <gtest/gtest.h>

#include <vector>

#include <rapidcheck.h>

namespace navsmith::gui {
namespace {

using model::Element;
using model::ElementTypeId;
using model::Slot;
using tests::typeOf;
using Rows = std::vector<Slot>;

constexpr int kColoursFollow = 60; ///< milliseconds, more than the delay of the view state

class ViewStateTest : public ::testing::Test {
protected:
    ViewStateTest() {
        QObject::connect(&view, &ViewState::overridesChanged, &view,
                         [this](const symbol::RowsByType& changed) { announced.push_back(changed); });
    }
    void select(std::vector<Element> elements) { document->selection().set(std::move(elements)); }
    void erase(Element element) {
        ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase(element); }));
    }

    std::unique_ptr<document::Document> document = tests::smallDocument();
    ViewState view{*document};
    std::vector<symbol::RowsByType> announced;
    ElementTypeId node = typeOf(*document, "node");
    ElementTypeId link = typeOf(*document, "link");
};

TEST_F(ViewStateTest, hidingAnnouncesTheRowsThatItTouchesOnly) {
    select({{node, 1}});
    view.hideSelection();
    ASSERT_EQ(announced.size(), 1U);
    EXPECT_EQ(announced[0][node], Rows{1});
    EXPECT_EQ(announced[0][link], (Rows{0, 1, 2, 3}));
    select({{node, 0}});
    view.hideSelection();
    EXPECT_EQ(announced[1][node], Rows{0});
    EXPECT_TRUE(announced[1][link].empty()) << "its links are hidden already";
    view.showAll();
    EXPECT_EQ(announced[2][node], (Rows{0, 1}));
    EXPECT_EQ(announced[2][link], (Rows{0, 1, 2, 3}));
}

TEST_F(ViewStateTest, replacingTheHiddenRowsAnnouncesTheDifference) {
    symbol::RowsByType rows(document->model().schema().types.size());
    rows[node] = {1, 2, 3};
    view.setHiddenRows(rows);
    rows[node] = {2, 3, 4};
    view.setHiddenRows(rows);
    EXPECT_EQ(announced.back()[node], (Rows{1, 4}));
    EXPECT_EQ(view.hiddenCount(node), 3U);
}

TEST_F(ViewStateTest, hiddenElementsAreCountedWhileTheyLive) {
    const Element last{node, 6};
    select({last});
    view.hideSelection();
    const auto links = view.hiddenCount(link);
    EXPECT_EQ(view.hiddenCount(node), 1U);
    EXPECT_GT(links, 0U);
    erase(last);
    EXPECT_EQ(view.hiddenCount(node), 0U);
    EXPECT_EQ(view.hiddenCount(link), 0U);
    document->undoStack().undo();
    EXPECT_EQ(view.hiddenCount(node), 1U) << "it is back, and still hidden";
    EXPECT_EQ(view.hiddenCount(link), links);
    view.showAll();
    EXPECT_EQ(view.hiddenCount(node), 0U);
}

/// A document, its view state, and a scene that follows both as the viewport does.
class Followed {
public:
    Followed() {
        scene_.rebuild(view_.overrides());
        QObject::connect(document_.get(), &document::Document::changed, &view_,
                         [this](const model::Change& change) { scene_.apply(change); });
        QObject::connect(&view_, &ViewState::overridesChanged, &view_,
                         [this](const symbol::RowsByType& rows) { scene_.setOverrides(view_.overrides(), rows); });
        QObject::connect(&document_->selection(), &document::Selection::changed, &view_,
                         [this] { scene_.setSelection(document_->selection().elements()); });
    }

    void step() {
        switch (*rc::gen::inRange(0, 10)) {
        case 0:
            view_.isolateSelection();
            break;
        case 1:
            view_.showAll();
            break;
        case 2:
            view_.setTypeShown(anyType(), *rc::gen::arbitrary<bool>());
            break;
        case 3:
            view_.setTypeLocked(anyType(), *rc::gen::arbitrary<bool>());
            break;
        case 4:
            view_.setColourBy(typeOf(*document_, "node"),
                              *rc::gen::element("flood_group", "water", "width", "link_count", "none"));
            break;
        case 5:
            document_->undoStack().undo();
            break;
        case 6:
        case 7:
            edit();
            break;
        default:
            select();
            if (*rc::gen::arbitrary<bool>())
                view_.hideSelection();
        }
    }
    void check() const {
        render::Scene fresh(document_->model(), document_->system().view);
        fresh.rebuild(view_.overrides());
        fresh.setSelection(document_->selection().elements());
        RC_ASSERT(tests::drawn(scene_) == tests::drawn(fresh));
        RC_ASSERT(tests::drawnSelection(scene_) == tests::drawnSelection(fresh));
        for (ElementTypeId type = 0; type < document_->model().schema().typeCount(); ++type) {
            RC_ASSERT(scene_.overrides().isLocked(type) == view_.overrides().isLocked(type));
            std::size_t hidden = 0;
            document_->model().forEachLive(type, [&](Slot row) {
                hidden += symbol::isRowHidden(view_.overrides(), {type, row}) ? 1U : 0U;
            });
            RC_ASSERT(view_.hiddenCount(type) == hidden);
        }
    }
    /// Once the colours have followed.
    void checkColours() const {
        const auto painter = view_.painter();
        if (painter.property == nullptr)
            return;
        const auto fresh = render::colourBy(document_->model(), painter.type, *painter.property);
        RC_ASSERT(view_.overrides().colours[painter.type] == fresh.colours);
    }

private:
    ElementTypeId anyType() { return typeOf(*document_, *rc::gen::element("node", "link", "navi")); }
    Element anyElement() {
        std::vector<Element> live;
        for (const auto* id : {"node", "link", "navi"}) {
            const auto type = typeOf(*document_, id);
            document_->model().forEachLive(type, [&](Slot row) { live.push_back({type, row}); });
        }
        return live.empty() ? Element{} : *rc::gen::elementOf(live);
    }
    void select() {
        std::vector<Element> elements;
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            elements.push_back(anyElement());
        std::erase_if(elements, [](const Element& e) { return !e.valid(); });
        document_->selection().set(std::move(elements));
    }
    void edit() {
        const auto element = anyElement();
        if (!element.valid())
            return;
        const auto node = typeOf(*document_, "node");
        (void)document_->edit("Edit", [&](model::Transaction& tx) {
            if (element.type != node || *rc::gen::inRange(0, 3) == 0)
                tx.erase(element);
            else
                model::writeValue(tx, node, tests::propertyOf(*document_, "node", "flood_group"),
                                  std::span(&element.slot, 1), *rc::gen::inRange<std::int64_t>(0, 20));
        });
    }

    std::unique_ptr<document::Document> document_ = tests::smallDocument();
    ViewState view_{*document_};
    render::Scene scene_{document_->model(), document_->system().view};
};

TEST(ViewStateProperties, aSceneThatFollowsShowsWhatANewOneWould) {
    EXPECT_TRUE(rc::check([] {
        Followed followed;
        for (int i = *rc::gen::inRange(1, 20); i > 0; --i) {
            followed.step();
            followed.check();
        }
        QTest::qWait(kColoursFollow);
        followed.check();
        followed.checkColours();
    }));
}

} // namespace
} // namespace navsmith::gui
