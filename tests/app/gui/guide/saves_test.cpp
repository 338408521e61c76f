// What docs/saves.md says of a real save over the game's own paths. With NAVSMITH_GUIDE_IMAGES naming a folder, the
// pictures of the page are made on the way.
#include "app/gui/main_window.h"
#include "app/gui/theme.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "tests/app/gui/guide/picture.h"
#include "tests/support/corpus.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

namespace navsmith::gui {
namespace {

using document::Document;
using model::Element;

constexpr const char* kPaths = "gta-sa-nodes/fcnpc";
constexpr const char* kSaves = "gta-sa-save";
constexpr const char* kSave = "whampson+gta-save-data__Tests__TestData__SA__PC__STRAP_4.b";

Document* documentOf(MainWindow& window, std::string_view system) {
    for (std::size_t i = 0; i < window.workspace().count(); ++i) {
        if (window.workspace().at(i).system().id == system)
            return &window.workspace().at(i);
    }
    return nullptr;
}

std::string textOf(const Document& document, Element element, const char* property) {
    return model::displayText(document.model(), *document.model().schema().type(element.type).findProperty(property),
                              element);
}

TEST(SavesGuide, theBridgeIsClosedAsThePageTells) {
    const auto paths = tests::corpusFolder(kPaths);
    const auto saves = tests::corpusFolder(kSaves);
    if (!paths || !saves)
        GTEST_SKIP() << tests::missingCorpus(!paths ? kPaths : kSaves);
    const QTemporaryDir folder;
    const std::filesystem::path top = folder.path().toStdString();
    std::filesystem::copy(*paths, top / "paths");
    std::filesystem::copy(*saves / kSave, top / "GTASAsf4.b");

    applyTheme(*qApp, Theme::Dark);
    MainWindow window;
    window.resize(1400, 850);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    giveRoomToTheView(window);
    window.open({QString::fromStdString((top / "GTASAsf4.b").string())});
    window.open({QString::fromStdString((top / "paths").string())});
    constexpr int patience = 60000;
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.workspace().count() == 2 && !window.files().isBusy(); }, patience));
    auto* nodes = documentOf(window, "gta_sa_paths");
    auto* save = documentOf(window, "gta_sa_save");
    ASSERT_TRUE(nodes != nullptr && save != nullptr);
    window.workspace().activate(nodes);
    window.viewport().lookFrom(gui::Viewport::Side::Top);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.views().active()->painter().any(); }, patience));
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.views().active()->issues().isIdle(); }, patience));
    takePicture(window, "save-roads");

    const auto nodeType = *nodes->model().schema().findElementType("node");
    const auto regionType = *save->model().schema().findElementType("path_region");
    Element bridge;
    nodes->model().forEachLive(nodeType, [&](model::Slot row) {
        if (model::elementName(nodes->model(), {nodeType, row}) == "node 48:0")
            bridge = {nodeType, row};
    });
    ASSERT_TRUE(bridge.valid());
    EXPECT_EQ(textOf(*nodes, bridge, "switched_by"), "path region 1 (off)");
    EXPECT_EQ(textOf(*save, {regionType, 1}, "nodes_switched"), "218");
    EXPECT_EQ(textOf(*save, {regionType, 2}, "nodes_switched"), "0");

    nodes->selection().set({bridge});
    auto& camera = window.viewport().camera();
    camera.position = *window.viewport().activeScene()->anchor(bridge) + glm::vec3(-60, -330, 190);
    camera.yaw = 0.18F;
    camera.pitch = -0.5F;
    window.viewport().cameraMoved();
    takePicture(window, "save-bridge");
}

} // namespace
} // namespace navsmith::gui
