#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"
#include "tests/render/qt3d/view_test.h"

#include <QWindow>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include <glm/vec2.hpp>

#include <array>

namespace navsmith::tests {
namespace {

using render::qt3d::Depth;
using render::qt3d::DrawBuffer;
using render::qt3d::FrameGraph;
using render::qt3d::ShaderProbe;
using render::qt3d::Step;

/// The shader log of a program with these two shaders after drawing with it.
QStringList saidAbout(const QString& vertex, const QString& fragment) {
    QStringList said;
    QWindow window;
    window.setSurfaceType(QSurface::OpenGLSurface);
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    window.setFormat(format);
    window.create();
    Qt3DCore::QAspectEngine engine;
    auto* root = new Qt3DCore::QEntity;
    const FrameGraph graph(root, &window);
    auto* settings = new Qt3DRender::QRenderSettings(root);
    settings->setActiveFrameGraph(graph.top);
    root->addComponent(settings);
    auto* effect =
        render::qt3d::makeEffect(root, {vertex, fragment, Depth::Ignore}, [&](const QString& text) { said << text; });
    DrawBuffer buffer({&render::qt3d::layouts::screen, render::qt3d::makeMaterial(root, effect), Step::Background});
    const std::array<glm::vec2, 4> corners{};
    buffer.upload(graph, std::span<const glm::vec2>(corners));
    engine.registerAspect(new Qt3DRender::QRenderAspect);
    engine.setRunMode(Qt3DCore::QAspectEngine::Manual);
    engine.setRootEntity(Qt3DCore::QEntityPtr(root));
    ShaderProbe probe(root);
    for (int i = 0; i < 6; ++i) {
        if (i == 3)
            probe.poke();
        engine.processFrame();
    }
    return said;
}

TEST(ShaderLog, reportsBrokenAndMissingShaders) {
    if (!displayIsThere())
        GTEST_SKIP() << "no display: run this under xvfb-run";
    EXPECT_EQ(saidAbout(QStringLiteral("background.vert"), QStringLiteral("background.frag")), QStringList());
    // Shaders whose outputs and inputs do not match.
    EXPECT_FALSE(saidAbout(QStringLiteral("background.vert"), QStringLiteral("sprite.vert")).isEmpty());
    const auto missing = saidAbout(QStringLiteral("background.vert"), QStringLiteral("nowhere.frag"));
    ASSERT_FALSE(missing.isEmpty());
    EXPECT_TRUE(missing.first().contains(QStringLiteral("nowhere.frag")));
}

} // namespace
} // namespace navsmith::tests
