// Looks of the map in a real window: the sample arena, whose map has textures.
#include "app/gui/map_textures.h"
#include "app/gui/preferences/settings.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSlider>

namespace navsmith::gui {
namespace {

using render::SurfaceLook;

class MapLooks : public WaypointFixture {
protected:
    const world::Backdrop& shownMap() { return *document().map()->backdrop; }
    ViewState& state() { return *window->views().active(); }
    bool loaded() {
        return QTest::qWaitFor([&] { return view().hasTextures(shownMap()) && !window->jobs().isBusy(); }, 20000);
    }
};

TEST_F(MapLooks, TexturesAreLoadedForALookThatNeedsThem) {
    trigger("action.map.shaded");
    const auto shaded = picture();
    trigger("action.map.textured");
    EXPECT_EQ(state().mapLook().surfaces, SurfaceLook::Textured);
    EXPECT_EQ(find<QComboBox>("map.surfaces")->currentIndex(), 1);
    ASSERT_TRUE(loaded());
    const auto textured = picture();
    EXPECT_GT(difference(shaded, textured), 0.03);
    trigger("action.map.shaded");
    EXPECT_LT(difference(shaded, picture()), 0.001);
    EXPECT_TRUE(find<QAction>("action.map.shaded")->isChecked());
}

TEST_F(MapLooks, ThePanelChoosesTheLookAndThePreferencesTheUsualOne) {
    EXPECT_EQ(state().mapLook().surfaces, usualSurfaces());
    auto* box = find<QComboBox>("map.surfaces");
    ASSERT_EQ(box->count(), static_cast<int>(render::surfaceLookIds().size()));
    Q_EMIT box->activated(static_cast<int>(SurfaceLook::Wireframe));
    EXPECT_EQ(state().mapLook().surfaces, SurfaceLook::Wireframe);
    auto* solid = find<QCheckBox>("map.layer.solid");
    EXPECT_TRUE(solid->icon().isNull());
    Q_EMIT box->activated(static_cast<int>(SurfaceLook::BySurface));
    EXPECT_FALSE(solid->icon().isNull()) << "the layers are the legend";
    const auto bright = picture();
    find<QSlider>("map.brightness")->setValue(30);
    EXPECT_GT(difference(bright, picture()), 0.1);
    EXPECT_FLOAT_EQ(state().mapLook().brightness, 0.3F);
    find<QCheckBox>("map.hiddenElements")->click();
    EXPECT_TRUE(state().mapLook().hiddenElements);
    window->preferences().set(settings::kSurfaces, "wireframe");
    EXPECT_EQ(usualSurfaces(), SurfaceLook::Wireframe);
    EXPECT_NE(state().mapLook().surfaces, SurfaceLook::Wireframe) << "open documents stay as they are";
}

TEST(TexturesOfMaps, MemoryIsLimited) {
    const QTemporaryDir folder;
    const auto maps = std::filesystem::path(folder.path().toStdString()) / "maps";
    std::filesystem::create_directories(maps);
    writeFile(maps / "arena.bsp", samples::arena::map(samples::arena::plan()));
    const auto whole = readMapTextures(maps / "arena.bsp", std::size_t{64} << 20U);
    ASSERT_TRUE(whole.textures) << whole.problem.toStdString();
    ASSERT_GT(whole.textures->bytes, 20000U);
    const auto limit = whole.textures->bytes / 2;
    const auto small = readMapTextures(maps / "arena.bsp", limit);
    ASSERT_TRUE(small.textures);
    EXPECT_LE(small.textures->bytes, limit);
    EXPECT_FALSE(readMapTextures(maps / "arena.bsp", limit, [](double) { return false; }).textures);
    EXPECT_FALSE(readMapTextures(maps / "none.bsp", limit).problem.isEmpty());
}

} // namespace
} // namespace navsmith::gui
