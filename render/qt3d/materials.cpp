#include "render/qt3d/materials.h"

#include "render/axes.h"
#include "render/glyph_shader.h"
#include "render/label_layout.h"
#include "render/qt3d/picture.h"

#include <QFile>
#include <QUrl>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QRasterMode>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>
#include <Qt3DRender/QTexture>

#include <algorithm>

namespace navsmith::render::qt3d {

using Qt3DRender::QBlendEquation;
using Qt3DRender::QBlendEquationArguments;
using Qt3DRender::QCullFace;
using Qt3DRender::QDepthTest;
using Qt3DRender::QEffect;
using Qt3DRender::QGraphicsApiFilter;
using Qt3DRender::QMaterial;
using Qt3DRender::QNoDepthMask;
using Qt3DRender::QParameter;
using Qt3DRender::QPointSize;
using Qt3DRender::QRasterMode;
using Qt3DRender::QRenderPass;
using Qt3DRender::QShaderProgram;
using Qt3DRender::QTechnique;

namespace {

QByteArray source(const QString& name, const ShaderLog& log) {
    QFile file(QStringLiteral(":/shaders/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        log(name + QStringLiteral(": not in the program's resources"));
        return {};
    }
    return file.readAll().replace(kGlyphsHere, QByteArray::fromStdString(glyphConstants()));
}

/// The strength of what something else hides.
constexpr const char* kFaint = "0.28";

QByteArray program(const QString& name, const QByteArray& defines, const ShaderLog& log) {
    return "#version 330 core\n" + defines + source(QStringLiteral("common.glsl"), log) + "#line 1\n" +
           source(name, log);
}

/// A fragment shader whose result is fainter.
QByteArray fainter(const QByteArray& text) {
    return QByteArray(text).replace("void main()", "void usual()") +
           "\nuniform float behindWalls;\nvoid main() {\n    usual();\n    result.a *= behindWalls * " + kFaint +
           ";\n}\n";
}

void addStates(QRenderPass* pass, const EffectSpec& spec, bool hidden) {
    auto* cull = new QCullFace(pass); // sprites face the viewer whatever their winding
    cull->setMode(spec.faces == Faces::Both ? QCullFace::NoCulling : QCullFace::Back);
    pass->addRenderState(cull);
    auto* test = new QDepthTest(pass);
    test->setDepthFunction(hidden                                                          ? QDepthTest::Greater
                           : spec.depth == Depth::Ignore || spec.depth == Depth::Overwrite ? QDepthTest::Always
                                                                                           : QDepthTest::LessOrEqual);
    pass->addRenderState(test);
    if (hidden || spec.depth == Depth::Ignore || spec.depth == Depth::Test)
        pass->addRenderState(new QNoDepthMask(pass));
    auto* points = new QPointSize(pass);
    points->setSizeMode(QPointSize::Programmable);
    pass->addRenderState(points);
    if (spec.wire) {
        auto* raster = new QRasterMode(pass);
        raster->setFaceMode(QRasterMode::FrontAndBack);
        raster->setRasterMode(QRasterMode::Lines);
        pass->addRenderState(raster);
    }
    if (!spec.blended)
        return;
    auto* blend = new QBlendEquation(pass);
    blend->setBlendFunction(QBlendEquation::Add);
    pass->addRenderState(blend);
    auto* factors = new QBlendEquationArguments(pass);
    factors->setSourceRgb(QBlendEquationArguments::SourceAlpha);
    factors->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
    factors->setSourceAlpha(QBlendEquationArguments::Zero); // keep the frame buffer opaque
    factors->setDestinationAlpha(QBlendEquationArguments::One);
    pass->addRenderState(factors);
}

void addPass(QTechnique* technique, const EffectSpec& spec, bool hidden, const ShaderLog& log) {
    auto* pass = new QRenderPass(technique);
    auto* shaders = new QShaderProgram(pass);
    const auto names = QStringLiteral("%1, %2").arg(spec.vertex, spec.fragment);
    QObject::connect(shaders, &QShaderProgram::logChanged, shaders, [log, names](const QString& text) {
        if (!text.trimmed().isEmpty())
            log(QStringLiteral("%1: %2").arg(names, text.trimmed()));
    });
    shaders->setVertexShaderCode(program(spec.vertex, spec.defines, log));
    const auto fragment = program(spec.fragment, spec.defines, log);
    shaders->setFragmentShaderCode(hidden ? fainter(fragment) : fragment);
    pass->setShaderProgram(shaders);
    addStates(pass, spec, hidden);
    technique->addRenderPass(pass);
}

} // namespace

ShaderProbe::ShaderProbe(Qt3DCore::QNode* parent) : program_(new QShaderProgram(parent)) {}

void ShaderProbe::poke() {
    program_->setVertexShaderCode("// " + QByteArray::number(++pokes_));
}

QEffect* makeEffect(Qt3DCore::QNode* parent, const EffectSpec& spec, const ShaderLog& log) {
    auto* effect = new QEffect(parent);
    auto* technique = new QTechnique(effect);
    auto* api = technique->graphicsApiFilter();
    api->setApi(QGraphicsApiFilter::OpenGL);
    api->setMajorVersion(3);
    api->setMinorVersion(3);
    api->setProfile(QGraphicsApiFilter::CoreProfile);
    if (spec.hidden) // first: later, an entity would be hidden by itself
        addPass(technique, spec, true, log);
    addPass(technique, spec, false, log);
    effect->addTechnique(technique);
    return effect;
}

QMaterial* makeMaterial(Qt3DCore::QNode* parent, QEffect* effect, const Values& values) {
    auto* material = new QMaterial(parent);
    material->setEffect(effect);
    for (const auto& [name, value] : values)
        material->addParameter(new QParameter(name, value, material));
    return material;
}

QParameter* parameterOf(QMaterial* material, const QString& name) {
    const auto all = material->parameters();
    const auto it = std::ranges::find_if(all, [&](const QParameter* p) { return p->name() == name; });
    return it == all.end() ? nullptr : *it;
}

Materials::Materials(Qt3DCore::QNode* root, const LabelAtlas& atlas, const ShaderLog& log) {
    const auto effect = [&](const char* vertex, const char* fragment, Depth depth) {
        return makeEffect(root, {QString::fromLatin1(vertex), QString::fromLatin1(fragment), depth}, log);
    };
    constexpr QVector2D never(1e8F, 2e8F);
    const auto world = [&](QEffect* e, float part, QVector2D growth = {0.16F, 1.75F}) {
        return makeMaterial(root, e,
                            {{QStringLiteral("forward"), part},
                             {QStringLiteral("growthBounds"), growth},
                             {QStringLiteral("fade"), never},
                             {QStringLiteral("whole"), 1.0F},
                             {QStringLiteral("ink"), 1.0F}});
    };
    // Depth bias as a fraction of the distance: large enough that a node covers its links from all sides, too small to
    // show through a wall.
    auto* quads = effect("quad.vert", "quad.frag", Depth::Test);
    auto* ribbons = effect("ribbon.vert", "ribbon.frag", Depth::Test);
    auto* segments = effect("segment.vert", "segment.frag", Depth::Test);
    auto* sprites = effect("sprite.vert", "sprite.frag", Depth::TestAndWrite);
    auto* halos = effect("sprite.vert", "sprite.frag", Depth::Test);
    scene = {world(sprites, 0.006F), world(segments, 0.003F), world(ribbons, 0.002F), world(quads, 0.001F), {}};
    detail = {world(sprites, 0.006F), world(segments, 0.003F), world(ribbons, 0.002F), world(quads, 0.001F), {}};
    // The selection must be visible from afar; tools keep their size.
    constexpr QVector2D visible(0.55F, 1.75F);
    constexpr QVector2D constant(1, 1);
    highlight = {world(halos, 0.008F, visible),
                 world(segments, 0.004F, visible),
                 world(ribbons, 0.003F),
                 world(quads, 0.002F),
                 {}};
    overlay = {world(sprites, 0.006F, constant),
               world(segments, 0.003F, constant),
               world(ribbons, 0.002F),
               world(quads, 0.001F),
               {}};
    auto* dots = effect("dot.vert", "dot.frag", Depth::Test);
    auto* lines = effect("line.vert", "line.frag", Depth::Test);
    distant = {world(dots, 0.006F), world(lines, 0.003F)};
    farHighlight = {world(dots, 0.008F), world(lines, 0.004F)};

    for (auto* material : {scene.sprites, scene.segments, scene.ribbons, scene.quads, detail.sprites, detail.segments,
                           detail.ribbons, detail.quads, distant.dots, distant.lines})
        parameterOf(material, QStringLiteral("whole"))->setValue(0.0F);

    const auto alsoHidden = [&](std::initializer_list<QMaterial*> materials, const char* name, Depth depth) {
        const EffectSpec spec{.vertex = QLatin1String(name) + QStringLiteral(".vert"),
                              .fragment = QLatin1String(name) + QStringLiteral(".frag"),
                              .depth = depth,
                              .hidden = true};
        auto* hidden = makeEffect(root, spec, log);
        for (auto* material : materials)
            ofElements_.push_back({material, {material->effect(), hidden}});
    };
    alsoHidden({scene.quads, detail.quads, highlight.quads}, "quad", Depth::Test);
    alsoHidden({scene.ribbons, detail.ribbons, highlight.ribbons}, "ribbon", Depth::Test);
    alsoHidden({scene.segments, detail.segments, highlight.segments}, "segment", Depth::Test);
    alsoHidden({scene.sprites, detail.sprites}, "sprite", Depth::TestAndWrite);
    alsoHidden({distant.dots}, "dot", Depth::Test);
    alsoHidden({distant.lines}, "line", Depth::Test);
    alsoHidden({highlight.sprites}, "sprite", Depth::Test);

    const auto texture = QVariant::fromValue(atlas.texture());
    const auto labels = [&](Depth depth, QVector2D offset) {
        return makeMaterial(root, effect("label.vert", "label.frag", depth),
                            {{QStringLiteral("forward"), 0.05F}, // nearby nodes should not cover them
                             {QStringLiteral("cellSize"), atlas.cellSize()},
                             {QStringLiteral("atlasCells"), atlas.cells()},
                             {QStringLiteral("advance"), atlas.advance()},
                             {QStringLiteral("offset"), offset},
                             {QStringLiteral("descent"), atlas.descent()},
                             {QStringLiteral("fade"), never},
                             {QStringLiteral("outline"), QVector3D(0.03F, 0.035F, 0.05F)},
                             {QStringLiteral("ink"), 1.0F},
                             {QStringLiteral("atlas"), texture}});
    };
    const auto beside = QVector2D(kLabelOffset.x, kLabelOffset.y);
    scene.labels = labels(Depth::Test, beside);
    gridNumbers = labels(Depth::Ignore, {6, 6});
    highlight.labels = scene.labels;
    overlay.labels = labels(Depth::Ignore, beside);

    const auto groundWay = [&](const char* fragment, bool seeThrough) {
        return makeEffect(root,
                          {.vertex = QStringLiteral("ground.vert"),
                           .fragment = QString::fromLatin1(fragment),
                           .depth = seeThrough ? Depth::Test : Depth::TestAndWrite,
                           .blended = seeThrough},
                          log);
    };
    ground = {groundWay("ground.frag", false), groundWay("backdrop.frag", false), groundWay("backdrop.frag", true)};
    QImage nothing(1, 1, QImage::Format_RGBA8888);
    nothing.fill(Qt::transparent);
    noPicture = makeTexture(root, nothing);
    mapEdges = effect("edge.vert", "edge.frag", Depth::Test);
    grid = effect("grid.vert", "grid.frag", Depth::Ignore);
    background =
        makeMaterial(root,
                     makeEffect(root,
                                {.vertex = QStringLiteral("background.vert"),
                                 .fragment = QStringLiteral("background.frag"),
                                 .depth = Depth::Ignore,
                                 .blended = false},
                                log),
                     {{QStringLiteral("colourTop"), QVector3D()}, {QStringLiteral("colourBottom"), QVector3D()}});
    axes = makeMaterial(root, effect("axes.vert", "axes.frag", Depth::TestAndWrite),
                        {{QStringLiteral("origin"), QVector2D(render::axes::kOrigin.x, render::axes::kOrigin.y)},
                         {QStringLiteral("axisLength"), render::axes::kReach},
                         {QStringLiteral("ballRadius"), render::axes::kBall},
                         {QStringLiteral("cellSize"), atlas.cellSize()},
                         {QStringLiteral("atlasCells"), atlas.cells()},
                         {QStringLiteral("letterCentre"), atlas.capitalCentre()},
                         {QStringLiteral("atlas"), texture}});
    auto* rectangles = effect("rubber_band.vert", "rubber_band.frag", Depth::Ignore);
    const auto rectangle = [&](float fill, float edge) {
        return makeMaterial(root, rectangles,
                            {{QStringLiteral("band"), QVector4D()},
                             {QStringLiteral("bandColour"), QVector3D(0.45F, 0.7F, 1)},
                             {QStringLiteral("bandFill"), fill},
                             {QStringLiteral("bandEdge"), edge}});
    };
    rubberBand = rectangle(0.13F, 1);
    frame = rectangle(0, 2);
}

void Materials::showHidden(bool shown) const {
    for (const auto& [material, effects] : ofElements_)
        material->setEffect(effects[shown ? 1 : 0]);
}

void Materials::fadeDetail(float from, float to) const {
    for (auto* material : {detail.sprites, detail.segments, detail.ribbons, detail.quads})
        parameterOf(material, QStringLiteral("fade"))->setValue(QVector2D(from, to));
}

void Materials::setLabelGround(const QColor& ground, float ink) const {
    for (auto* material : {scene.labels, overlay.labels, gridNumbers}) {
        parameterOf(material, QStringLiteral("outline"))
            ->setValue(QVector3D(ground.redF(), ground.greenF(), ground.blueF()));
        // The grid's numbers have a theme colour of their own.
        parameterOf(material, QStringLiteral("ink"))->setValue(material == gridNumbers ? 1.0F : ink);
    }
    for (auto* material : {scene.segments, detail.segments, distant.lines})
        parameterOf(material, QStringLiteral("ink"))->setValue(ink);
}

} // namespace navsmith::render::qt3d
