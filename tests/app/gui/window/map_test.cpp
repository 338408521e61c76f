// Everything that uses the map is notified when it is opened or closed: drawing, colours, panels and issues. Uses a
// tiny system made for the test, whose only node is on top of the map; the map is that of the sample mesh.
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/map_panel.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QCheckBox>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {
namespace {

using document::Document;
using model::Column;
using model::Ref;

constexpr model::ElementTypeId kNode = 1;
constexpr Column<Ref> kFile{kNode, model::kFirstOwn};

float topOf(const model::Model& m) {
    return m.map() ? m.map()->geometry.maximum.z : 0.0F;
}

std::optional<glm::vec3> anchor(const model::Model& m, Slot) {
    return glm::vec3(0, 0, topOf(m));
}

void emitNode(const model::Model& m, const symbol::Overrides& overrides, Slot row, symbol::Primitives& out) {
    out.sprites.push_back({{0, 0, topOf(m)}, overrides.colour({kNode, row}, symbol::rgb(0xFFFFFF))});
}

void deriveTop(const model::Model& m, std::span<const Slot>, std::span<double> out) {
    std::ranges::fill(out, static_cast<double>(topOf(m)));
}

void paintByMap(const model::Model& m, std::span<const Element>, std::vector<symbol::Rgba>& colours,
                std::vector<symbol::LegendEntry>& legend) {
    std::ranges::fill(colours, m.map() ? symbol::rgb(0x00FF00) : symbol::rgb(0xFF0000));
    legend.push_back({colours.front(), m.map() ? "on the map" : "no map"});
}

void checkOnMap(const model::Model&, std::span<const Slot> rows, checks::Findings& out) {
    out.add(rows.front(), "on the map");
}

symbol::Primitives mapMarks(const world::MapGeometry& map) {
    symbol::Primitives marks;
    marks.sprites.resize(map.entities.size());
    return marks;
}

const std::vector<checks::Rule>& tinyRules() {
    static const std::vector<checks::Rule> rules{{.id = "T1",
                                                  .title = "Nothing is on the map",
                                                  .fault = "On the map",
                                                  .severity = checks::Severity::Note,
                                                  .type = kNode,
                                                  .check = checkOnMap,
                                                  .onMap = true}};
    return rules;
}

const systems::System& tinySystem() {
    static const systems::System system = [] {
        model::ElementType file{.id = "file", .title = "file", .plural = "files"};
        model::ElementType node{.id = "node", .title = "node", .plural = "nodes"};
        node.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow})};
        node.properties = {{.id = "top",
                            .title = "Top of the map",
                            .section = "Node",
                            .type = model::PropertyType::Number,
                            .derive = deriveTop}};
        node.groupOwner = kFile.column;
        node.fileVia = kFile.column;
        symbol::View view;
        view.symbols = {{.type = kNode, .anchor = anchor, .overview = emitNode}};
        view.overlays = {{"by_map", "By map", "", kNode, false, paintByMap}};
        systems::System made{.id = "tiny",
                             .title = "Tiny",
                             .schema = *model::finish({"tiny", {file, node}, nullptr}),
                             .rules = tinyRules(),
                             .view = std::move(view)};
        made.map.marks = mapMarks;
        return made;
    }();
    return system;
}

std::unique_ptr<Document> tinyDocument() {
    model::ModelBuilder builder(tinySystem().schema);
    builder.addRows(model::kFileType, 1);
    builder.addRows(kNode, 1);
    builder.column(kFile)[0] = Ref::to(0);
    return std::make_unique<Document>(opening::OpenedDocument{.system = &tinySystem(),
                                                              .shownPath = "tiny",
                                                              .model = builder.finish(),
                                                              .place = {},
                                                              .notices = {},
                                                              .failures = {}});
}

class MapInWindow : public MeshFixture {
protected:
    Document* mesh = nullptr;
    Document* tiny = nullptr;
    const Element node{kNode, 0};

    void SetUp() override {
        MeshFixture::SetUp();
        mesh = &document();
        tiny = &window->workspace().add(tinyDocument());
        QTest::qWait(50);
    }

    [[nodiscard]] float drawnHeight() const { return window->viewport().scene(*tiny).anchor(node)->z; }
    [[nodiscard]] float top() const { return mesh->map()->backdrop->geometry.maximum.z; }
    MapPanel& panel() { return *window->findChild<MapPanel*>(); }
    [[nodiscard]] bool settles() {
        return QTest::qWaitFor([&] { return window->views().active()->issues().isIdle(); }, 10000);
    }
};

TEST_F(MapInWindow, mapChangeRedrawsOnlyDependentSymbols) {
    tiny->selection().set({node});
    EXPECT_EQ(drawnHeight(), 0.0F);
    tiny->setMap(mesh->map());
    EXPECT_EQ(drawnHeight(), top());
    EXPECT_EQ(tiny->selection().elements(), std::vector{node});
    EXPECT_FALSE(tiny->isModified());
    window->workspace().activate(mesh);
    tiny->setMap(std::nullopt);
    EXPECT_EQ(drawnHeight(), 0.0F) << "also while another document is edited";
}

TEST_F(MapInWindow, coloursAndLegendFollowTheMap) {
    auto* display = window->views().active();
    display->setColourBy(kNode, "by_map");
    const auto colour = [&] { return window->viewport().scene(*tiny).overrides().colour(node, {}); };
    EXPECT_EQ(colour(), symbol::rgb(0xFF0000));
    tiny->setMap(mesh->map());
    EXPECT_TRUE(QTest::qWaitFor([&] { return colour() == symbol::rgb(0x00FF00); }));
    window->workspace().activate(mesh);
    tiny->setMap(std::nullopt);
    window->workspace().activate(tiny);
    EXPECT_TRUE(QTest::qWaitFor([&] { return colour() == symbol::rgb(0xFF0000); }))
        << "it was closed in the background";
}

TEST_F(MapInWindow, derivedValuesFollowTheMap) {
    tiny->selection().set({node});
    const auto shown = [&] {
        const auto texts = window->findChild<QWidget*>("panel.properties")->findChildren<QLabel*>();
        const auto wanted = QString::number(std::lround(top()));
        return std::ranges::any_of(texts, [&](const QLabel* label) { return label->text().contains(wanted); });
    };
    EXPECT_FALSE(shown());
    tiny->setMap(mesh->map());
    EXPECT_TRUE(shown());
    tiny->setMap(std::nullopt);
    EXPECT_FALSE(shown());
}

TEST_F(MapInWindow, showsMapMarksUnlessDisabled) {
    auto* wanted = find<QCheckBox>("map.marks.shown");
    EXPECT_TRUE(panel().marks().sprites.empty());
    tiny->setMap(mesh->map());
    const auto entities = mesh->map()->backdrop->geometry.entities.size();
    EXPECT_EQ(panel().marks().sprites.size(), entities);
    EXPECT_TRUE(wanted->isChecked());
    wanted->setChecked(false);
    EXPECT_TRUE(panel().marks().sprites.empty());
    window->workspace().activate(mesh);
    EXPECT_TRUE(wanted->isHidden()) << "no marks for the map of the mesh";
    EXPECT_TRUE(panel().marks().sprites.empty());
    window->workspace().activate(tiny);
    EXPECT_FALSE(wanted->isHidden());
    EXPECT_FALSE(wanted->isChecked()) << "each document keeps its own";
    wanted->setChecked(true);
    EXPECT_EQ(panel().marks().sprites.size(), entities);
    tiny->setMap(std::nullopt);
    EXPECT_TRUE(panel().marks().sprites.empty());
}

TEST_F(MapInWindow, issuesPanelReportsRulesThatNeedAMap) {
    ASSERT_TRUE(settles());
    auto* state = find<QLabel>("problems.state");
    EXPECT_TRUE(QTest::qWaitFor([&] { return state->text() == "No issues · 1 rule needs a map"; }))
        << state->text().toStdString();
    EXPECT_TRUE(state->toolTip().contains("Nothing is on the map"));
    tiny->setMap(mesh->map());
    ASSERT_TRUE(settles());
    EXPECT_TRUE(QTest::qWaitFor([&] { return state->text().isEmpty(); })) << state->text().toStdString();
    auto& issues = window->views().active()->issues();
    ASSERT_EQ(issues.issues().size(), 1U);
    EXPECT_FALSE(issues.isNew(issues.issues().front()));
    tiny->setMap(std::nullopt);
    EXPECT_TRUE(issues.issues().empty());
}

} // namespace
} // namespace navsmith::gui
