#include "render/highlight.h"
#include "tests/render/qt3d/view_test.h"

#include <QFile>

#include <random>
#include <utility>

namespace navsmith::tests {
namespace {

class Edits : public ViewTest {};

TEST_F(Edits, movedNodeIsDrawnOnlyAtItsNewPlace) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}, {Toy::Sprite, {40, 30, 0}, {}, rgba(kBlue)}});
    show(world, fromAbove(200));
    const auto before = picture();
    world.moveTo(0, {20, -30, 5});
    const auto after = picture();
    EXPECT_GT(count(before, around(pixelOf({-40, 0, 0}), 6), likeColour(kRed)), 60);
    EXPECT_EQ(count(after, around(pixelOf({-40, 0, 0}), 6), likeColour(kRed)), 0);
    EXPECT_GT(count(after, around(pixelOf({20, -30, 5}), 6), likeColour(kRed)), 60);
    EXPECT_EQ(count(before, likeColour(kBlue)), count(after, likeColour(kBlue))) << "the other stayed";
}

TEST_F(Edits, nodeMovesToANewTile) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}});
    show(world, fromAbove(600));
    picture();
    world.moveTo(0, {230, 170, 0});
    const auto after = picture();
    EXPECT_GT(count(after, around(pixelOf({230, 170, 0}), 6), likeColour(kRed)), 15);
    EXPECT_EQ(count(after, around(pixelOf({-40, 0, 0}), 6), likeColour(kRed)), 0);
}

TEST_F(Edits, erasedNodeDisappearsAndAddedOneAppears) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}, {Toy::Sprite, {40, 0, 0}, {}, rgba(kBlue)}});
    show(world, fromAbove(200));
    picture();
    world.erase(0);
    world.add({Toy::Sprite, {0, 40, 0}, {}, rgba(kGreen)});
    const auto after = picture();
    EXPECT_EQ(count(after, likeColour(kRed)), 0);
    EXPECT_GT(count(after, around(pixelOf({0, 40, 0}), 6), likeColour(kGreen)), 60);
    EXPECT_GT(count(after, likeColour(kBlue)), 60);
    world.erase(1);
    world.erase(2);
    EXPECT_EQ(count(picture(), likeColour(kBlue)), 0) << "the last one of a tile goes like any other";
}

TEST_F(Edits, manyNodesAddedAtOnceAreDrawn) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kRed), 6}});
    show(world, fromAbove(300));
    picture();
    std::vector<ToyRow> rows;
    rows.reserve(400);
    for (int i = 0; i < 400; ++i)
        rows.push_back({Toy::Sprite, {-95 + 10 * (i % 20), -95 + 10 * (i / 20), 0}, {}, rgba(kGreen), 6});
    world.addAll(rows);
    const auto image = picture();
    int seen = 0;
    for (const auto& row : rows)
        seen += count(image, around(pixelOf(row.a), 2), likeColour(kGreen)) > 8 ? 1 : 0;
    EXPECT_EQ(seen, 400);
}

TEST_F(Edits, hidesAndShowsRowsAndTypes) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}, {Toy::Sprite, {40, 0, 0}, {}, rgba(kBlue)}});
    show(world, fromAbove(200));
    const auto before = picture();
    symbol::Overrides o;
    o.hidden = {{}, {1}};
    world.scene().rebuild(o);
    auto image = picture();
    EXPECT_EQ(count(image, likeColour(kRed)), 0);
    EXPECT_GT(count(image, likeColour(kBlue)), 60);
    o.hiddenTypes = {0, 1};
    world.scene().rebuild(o);
    EXPECT_EQ(count(picture(), likeColour(kBlue)), 0);
    world.scene().rebuild({});
    EXPECT_EQ(differences(before, picture()), 0);
}

TEST_F(Edits, colouringByAPropertyRecolours) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}});
    show(world, fromAbove(200));
    picture();
    symbol::Overrides o;
    o.colours = {{}, {rgba(kGreen)}};
    world.scene().rebuild(o);
    const auto image = picture();
    EXPECT_EQ(count(image, likeColour(kRed)), 0);
    EXPECT_GT(count(image, likeColour(kGreen)), 60);
}

TEST_F(Edits, uploadsOnlyChanges) {
    std::vector<ToyRow> rows;
    rows.reserve(1000);
    for (int i = 0; i < 1000; ++i)
        rows.push_back({Toy::Sprite, {-95 + 5 * (i % 40), -95 + 7 * (i / 40), 0}, {}, rgba(kBlue), 4});
    ToyWorld world(rows);
    auto& scene = world.scene();
    show(world, fromAbove(300));
    picture();
    auto sent = view->uploadedBytes();
    const auto uploaded = [&] {
        view->sync();
        return view->uploadedBytes() - std::exchange(sent, view->uploadedBytes());
    };
    constexpr auto mark = sizeof(symbol::Sprite);
    EXPECT_EQ(uploaded(), 0U);

    symbol::Overrides o;
    scene.setOverrides(o, symbol::setHidden(o, {{}, {100}}, true));
    EXPECT_EQ(uploaded(), mark);
    o.colours = {{}, std::vector<symbol::Rgba>(rows.size(), {0, 0, 0, 0})};
    o.colours[kToy][200] = o.colours[kToy][600] = rgba(kRed);
    scene.setOverrides(o, {{}, {200, 600}});
    EXPECT_EQ(uploaded(), 2 * mark);
    world.recolour(300, rgba(kGreen));
    EXPECT_EQ(uploaded(), mark);

    std::vector<model::Element> selection{{kToy, 1}, {kToy, 2}};
    scene.setSelection(selection);
    EXPECT_EQ(uploaded(), 2 * 2 * mark) << "a halo and a mark each";
    selection.pop_back();
    scene.setSelection(selection);
    EXPECT_EQ(uploaded(), 2 * mark) << "blank";
    const model::Element one{kToy, 500};
    const model::Element another{kToy, 501};
    for (const auto* under : {&one, &another, &one}) {
        view->setHover(render::highlight(scene, {under, 1}, render::Highlight::Hovered));
        EXPECT_EQ(uploaded(), mark) << "one halo";
        view->setHover(render::highlight(scene, {under, 1}, render::Highlight::Hovered));
        EXPECT_EQ(uploaded(), 0U);
    }
    symbol::Primitives tool;
    for (int i = 0; i < 50; ++i)
        tool.sprites.push_back({{i, 0, 0}, rgba(kYellow), 5, 0});
    view->setOverlay(tool);
    EXPECT_EQ(uploaded(), 50 * mark);
    tool.sprites[20].size = 6;
    view->setOverlay(tool);
    EXPECT_EQ(uploaded(), mark);
    view->setOverlay({});
    view->setHover({});
    scene.setSelection({});
    EXPECT_EQ(uploaded(), 0U);

    // Incremental uploads give the same picture as a complete upload.
    const auto patched = picture();
    scene.rebuild(o);
    scene.updateDetail(camera);
    EXPECT_EQ(differences(patched, picture(), 0), 0);
}

TEST_F(Edits, labelsFollowTheirNodes) {
    ToyWorld world({{.what = Toy::Sprite, .a = {-40, 0, 0}, .colour = rgba(kBlue), .label = "77"}});
    show(world, fromAbove(200));
    picture();
    world.moveTo(0, {30, 20, 0});
    world.scene().updateDetail(camera);
    const auto image = picture();
    const int near = count(image, around(pixelOf({30, 20, 0}), 40), brighterThan(200));
    EXPECT_GT(near, 15);
    EXPECT_EQ(count(image, brighterThan(200)), near);
}

TEST_F(Edits, drawsTwoScenesAndRemovesOne) {
    ToyWorld one({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kRed)}});
    ToyWorld two({{Toy::Sprite, {40, 0, 0}, {}, rgba(kBlue)}});
    show(one, fromAbove(200));
    view->setScenes({&one.scene(), &two.scene()});
    auto image = picture();
    EXPECT_GT(count(image, likeColour(kRed)), 60);
    EXPECT_GT(count(image, likeColour(kBlue)), 60);
    two.moveTo(0, {40, 40, 0});
    image = picture();
    EXPECT_GT(count(image, around(pixelOf({40, 40, 0}), 6), likeColour(kBlue)), 60);
    view->setScenes({&two.scene()});
    image = picture();
    EXPECT_EQ(count(image, likeColour(kRed)), 0);
    EXPECT_GT(count(image, likeColour(kBlue)), 60);
    view->setScenes({});
    EXPECT_EQ(count(picture(), likeColour(kBlue)), 0);
}

TEST_F(Edits, drawsExactlyTheVisibleTiles) {
    std::vector<ToyRow> rows;
    rows.reserve(400);
    for (int i = 0; i < 400; ++i)
        rows.push_back({Toy::Sprite, {-950 + 100 * (i % 20), -950 + 100 * (i / 20), 0}, {}, rgba(kGreen), 9});
    ToyWorld world(rows);
    for (int i = 0; i < 12; ++i) {
        auto c = slantwise(300 + 40 * static_cast<float>(i));
        c.yaw = 0.55F * static_cast<float>(i);
        c.position.z = 120;
        show(world, c);
        const auto image = picture();
        EXPECT_LT(view->shownTiles(), 400U);
        for (const auto& row : rows) {
            const auto pixel = camera.project(row.a);
            if (!pixel || !QRectF(6, 6, kSize.width() - 12, kSize.height() - 130).contains(pixel->x, pixel->y))
                continue;
            EXPECT_GT(count(image, around({pixel->x, pixel->y}, 3), likeColour(kGreen)), 0)
                << "missing at " << row.a.x << ", " << row.a.y << ", view " << i;
        }
    }
}

/// After any edits the patched buffers show the same as a new view.
TEST_F(Edits, randomEditsLookLikeANewView) {
    std::mt19937 random(20240611);
    const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    const auto place = [&] {
        return glm::vec3(number(380) - 190, number(280) - 140, static_cast<float>(number(1000)) * 0.02F);
    };
    const QColor colours[] = {kRed, kGreen, kYellow};
    // Where translucent items of two colours overlap, the picture depends on the drawing order: use one colour per
    // type, and few items with edges.
    const auto row = [&] {
        ToyRow r{static_cast<Toy>(number(4)), place(), place(), rgba(kBlue), 6};
        if (r.what == Toy::Sprite)
            r.colour = rgba(colours[number(3)]);
        if (r.what == Toy::Ribbon || r.what == Toy::Quad)
            r.b = r.a + glm::vec3(8 + number(9), 8 + number(9), 0);
        if (r.what != Toy::Sprite)
            r.flags = r.what == Toy::Segment ? symbol::SegmentArrow : 1U;
        r.label = std::to_string(number(1000));
        return r;
    };
    ToyWorld world;
    for (int i = 0; i < 40; ++i)
        world.add(row());
    show(world, fromAbove(400));
    for (int round = 0; round < 8; ++round) {
        for (int i = 0; i < 12; ++i) {
            const auto live = world.model().liveRows(kToy);
            const auto any = live.empty() ? 0 : live[static_cast<std::size_t>(number(static_cast<int>(live.size())))];
            switch (live.empty() ? 0 : number(5)) {
            case 0:
                world.add(row());
                break;
            case 1:
                world.erase(any);
                break;
            case 2:
                world.recolour(any, rgba(number(2) == 0 ? kBlue : QColor(0x30, 0x74, 0xF4)));
                break;
            default:
                world.moveTo(any, place());
                break;
            }
        }
        world.scene().updateDetail(camera);
        const auto patched = picture();
        render::qt3d::SceneView other;
        render::Scene fresh(world.model(), toyView());
        fresh.rebuild({});
        fresh.updateDetail(camera);
        other.setGrid({}, false);
        other.setCamera(camera);
        other.setScenes({&fresh});
        const auto anew = other.renderPicture(kSize);
        keep(anew);
        EXPECT_LT(differences(patched, anew, 60), 14) << "after round " << round;
    }
}

/// 0 where the system does not tell.
std::size_t residentBytes() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto text = file.readAll();
    static constexpr QByteArrayView field("VmRSS:");
    const auto at = text.indexOf(field);
    constexpr std::size_t kKibibyte = 1024;
    return at < 0 ? 0 : text.mid(at + field.size()).simplified().split(' ').value(0).toULongLong() * kKibibyte;
}

TEST_F(Edits, reloadsDoNotLeak) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizer keeps memory for itself; that of addresses looks for leaks";
#endif
    if (residentBytes() == 0)
        GTEST_SKIP() << "no /proc/self/status";
    std::vector<ToyRow> rows;
    rows.reserve(8000);
    for (int i = 0; i < 8000; ++i)
        rows.push_back({i % 2 == 0 ? Toy::Sprite : Toy::Segment,
                        {-195 + 390 * (i % 97) / 97, -195 + 390 * (i % 101) / 101, 0},
                        {i % 89, i % 83, 0},
                        rgba(kGreen)});
    const auto reload = [&] {
        ToyWorld world(rows);
        show(world, fromAbove(500));
        view->drawNow();
        view->drawNow();
        view->setScenes({});
        view->drawNow();
    };
    for (int i = 0; i < 15; ++i)
        reload();
    const auto before = residentBytes();
    for (int i = 0; i < 60; ++i)
        reload();
    const auto after = residentBytes();
    // The arrays of one reload take 256 KB on each side of the upload: 30 MB in total if they leaked.
    EXPECT_LT(after, before + 8'000'000);
}

} // namespace
} // namespace navsmith::tests
