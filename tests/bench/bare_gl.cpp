#include "tests/bench/bare_gl.h"

#include "render/glyph_shader.h"
#include "render/qt3d/convert.h"
#include "render/qt3d/label_atlas.h"
#include "render/qt3d/scene_entities.h"

#include <QFile>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>

namespace navsmith::bench {

using render::qt3d::Field;
using render::qt3d::kFarTiles;
using render::qt3d::LabelAtlas;
using render::qt3d::Layout;
using render::qt3d::toQt;
using render::qt3d::Word;
namespace layouts = render::qt3d::layouts;

namespace {

QByteArray source(const QString& name) {
    QFile file(QStringLiteral(":/shaders/") + name);
    return file.open(QIODevice::ReadOnly)
               ? file.readAll().replace(render::kGlyphsHere, QByteArray::fromStdString(render::glyphConstants()))
               : QByteArray();
}

constexpr std::array<glm::vec2, 4> kCorners{glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(-1, 1), glm::vec2(1, 1)};

} // namespace

BareGl::BareGl(QSize size) {
    window_.setSurfaceType(QSurface::OpenGLSurface);
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setSamples(0);
    window_.setFormat(format);
    window_.resize(size);
    window_.create();
    context_.setFormat(format);
    if (!context_.create() || !context_.makeCurrent(&window_))
        return;
    gl_ = context_.extraFunctions();
    addProgram(Background, QStringLiteral("background.vert"), QStringLiteral("background.frag"));
    addProgram(Quads, QStringLiteral("quad.vert"), QStringLiteral("quad.frag"));
    addProgram(Ribbons, QStringLiteral("ribbon.vert"), QStringLiteral("ribbon.frag"));
    addProgram(Lines, QStringLiteral("line.vert"), QStringLiteral("line.frag"));
    addProgram(Segments, QStringLiteral("segment.vert"), QStringLiteral("segment.frag"));
    addProgram(Dots, QStringLiteral("dot.vert"), QStringLiteral("dot.frag"));
    addProgram(Sprites, QStringLiteral("sprite.vert"), QStringLiteral("sprite.frag"));
    addProgram(Labels, QStringLiteral("label.vert"), QStringLiteral("label.frag"));
    valid_ = true;
    for (const auto& program : programs_)
        valid_ = valid_ && program->isLinked();
}

BareGl::~BareGl() {
    context_.makeCurrent(&window_); // for what the buffers and programs give back
}

void BareGl::addProgram(Way way, const QString& vertex, const QString& fragment) {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    const QByteArray head = "#version 330 core\n" + source(QStringLiteral("common.glsl"));
    program->addShaderFromSourceCode(QOpenGLShader::Vertex, head + source(vertex));
    program->addShaderFromSourceCode(QOpenGLShader::Fragment, head + source(fragment));
    program->link();
    programs_[way] = std::move(program);
}

template <typename T>
void BareGl::add(Tile& tile, Way way, const Layout& layout, const std::vector<T>& items) {
    if (items.empty())
        return;
    Drawable d;
    d.layout = &layout;
    d.items = static_cast<int>(items.size());
    d.buffer = std::make_unique<QOpenGLBuffer>(QOpenGLBuffer::VertexBuffer);
    d.buffer->create();
    d.buffer->bind();
    d.buffer->allocate(items.data(), static_cast<int>(items.size() * sizeof(T)));
    d.vertexArray = std::make_unique<QOpenGLVertexArrayObject>();
    d.vertexArray->create();
    d.vertexArray->bind();
    for (const Field& field : layout.fields) {
        const int at = programs_[way]->attributeLocation(field.name);
        if (at < 0)
            continue;
        const auto place = static_cast<GLuint>(at);
        const auto count = static_cast<GLint>(field.components);
        const auto stride = static_cast<GLsizei>(layout.stride);
        // NOLINTNEXTLINE(performance-no-int-to-ptr): OpenGL takes an offset as a pointer.
        const auto* offset = reinterpret_cast<const void*>(static_cast<std::uintptr_t>(field.offset));
        gl_->glEnableVertexAttribArray(place);
        switch (field.type) {
        case Qt3DCore::QAttribute::UnsignedByte:
            gl_->glVertexAttribPointer(place, count, GL_UNSIGNED_BYTE, GL_TRUE, stride, offset);
            break;
        case Qt3DCore::QAttribute::UnsignedInt:
            gl_->glVertexAttribIPointer(place, count, GL_UNSIGNED_INT, stride, offset);
            break;
        case Qt3DCore::QAttribute::UnsignedShort:
            gl_->glVertexAttribIPointer(place, count, GL_UNSIGNED_SHORT, stride, offset);
            break;
        default:
            gl_->glVertexAttribPointer(place, count, GL_FLOAT, GL_FALSE, stride, offset);
            break;
        }
        gl_->glVertexAttribDivisor(place, layout.verticesPerItem == 0 ? 1 : 0);
    }
    d.vertexArray->release();
    tile.ways[way].push_back(std::move(d));
}

void BareGl::load(const render::Scene& scene) {
    context_.makeCurrent(&window_);
    tiles_.clear();
    background_ = {};
    add(background_, Background, layouts::screen, std::vector(kCorners.begin(), kCorners.end()));
    background_.shown = true;
    Qt3DCore::QNode owner;
    const LabelAtlas atlas(&owner, 1);
    atlas_ = std::make_unique<QOpenGLTexture>(atlas.image(), QOpenGLTexture::DontGenerateMipMaps);
    labelsWithin_ = scene.view().detailDistance * 0.7F; // SceneView's reach of labels
    auto& labels = *programs_[Labels];
    labels.bind();
    labels.setUniformValue("cellSize", atlas.cellSize());
    labels.setUniformValue("atlasCells", atlas.cells());
    labels.setUniformValue("advance", atlas.advance());
    labels.setUniformValue("descent", atlas.descent());
    labels.setUniformValue("offset", QVector2D(8, 5));
    labels.setUniformValue("fade", QVector2D(labelsWithin_ * 0.8F, labelsWithin_));
    labels.setUniformValue("outline", QVector3D(0.03F, 0.035F, 0.05F));
    labels.setUniformValue("atlas", 0);
    for (const auto& from : scene.tiles()) {
        auto& tile = tiles_.emplace_back();
        tile.bounds = from.bounds;
        for (const auto* batch : {&from.overview, &from.detail}) {
            add(tile, Quads, layouts::quads, batch->quads.items);
            add(tile, Ribbons, layouts::ribbons, batch->ribbons.items);
            add(tile, Lines, layouts::lines, batch->segments.items);
            add(tile, Segments, layouts::segments, batch->segments.items);
            add(tile, Dots, layouts::dots, batch->sprites.items);
            add(tile, Sprites, layouts::sprites, batch->sprites.items);
        }
        std::vector<Word> words;
        for (const auto& label : from.detail.labels.items)
            LabelAtlas::lay(label.text, label.position, label.colour, words);
        add(tile, Labels, layouts::words, words);
    }
}

void BareGl::setUniforms(const render::Camera& camera) {
    static constexpr std::array<float, WayCount> forward{0, 0.001F, 0.002F, 0.003F, 0.003F, 0.006F, 0.006F, 0.05F};
    for (std::size_t i = 0; i < WayCount; ++i) {
        auto& program = *programs_[i];
        program.bind();
        program.setUniformValue("viewProjection", toQt(camera.viewProjection()));
        program.setUniformValue("viewportSize", toQt(glm::vec2(camera.viewport)));
        program.setUniformValue("pixelRatio", 1.0F);
        program.setUniformValue("pixelsPerUnit", camera.pixelsPerUnit());
        program.setUniformValue("fullSizeAt", symbol::View().fullSizeAt);
        program.setUniformValue("forward", forward[i]);
        if (i != Labels) // ribbons are details; the rest is mostly not
            program.setUniformValue("fade", i == Ribbons ? QVector2D(labelsWithin_, labelsWithin_ / 0.7F)
                                                         : QVector2D(1e8F, 2e8F));
        program.setUniformValue("eye", toQt(camera.position));
        program.setUniformValue("parallel", 0.0F);
        program.setUniformValue("cut", QVector2D(-1e30F, 1e30F));
        program.setUniformValue("clipDepth", camera.clipDepth());
        program.setUniformValue("ink", 1.0F);
        program.setUniformValue("growthBounds", QVector2D(0.16F, 1.75F));
        program.setUniformValue("colourTop", QVector3D(0.13F, 0.15F, 0.2F));
        program.setUniformValue("colourBottom", QVector3D(0.05F, 0.05F, 0.07F));
    }
}

void BareGl::drawOne(const Drawable& d) {
    d.vertexArray->bind();
    const Layout& layout = *d.layout;
    const auto mode = static_cast<GLenum>(layout.primitive); // Qt3D's numbers are OpenGL's
    if (layout.verticesPerItem == 0)
        gl_->glDrawArraysInstanced(mode, 0, 4, d.items);
    else
        gl_->glDrawArrays(mode, 0, d.items * static_cast<int>(layout.verticesPerItem));
    d.vertexArray->release();
}

void BareGl::drawAll(Way way, bool farTiles) {
    programs_[way]->bind();
    for (const auto& tile : tiles_) {
        if (!tile.shown || tile.far != farTiles || (way == Labels && !tile.labelled))
            continue;
        for (const auto& d : tile.ways[way])
            drawOne(d);
    }
}

void BareGl::draw(const render::Camera& camera) {
    context_.makeCurrent(&window_);
    for (auto& tile : tiles_) {
        const auto nearest = glm::clamp(camera.position, tile.bounds.min, tile.bounds.max);
        const float distance = glm::length(camera.position - nearest);
        tile.shown = camera.sees(tile.bounds);
        tile.far = distance > kFarTiles * symbol::View().fullSizeAt;
        tile.labelled = distance < labelsWithin_;
    }
    setUniforms(camera);
    gl_->glViewport(0, 0, camera.viewport.x, camera.viewport.y);
    gl_->glDepthMask(GL_TRUE);
    gl_->glClear(GL_DEPTH_BUFFER_BIT);
    gl_->glEnable(GL_DEPTH_TEST);
    gl_->glEnable(GL_PROGRAM_POINT_SIZE);
    gl_->glDepthMask(GL_FALSE);
    gl_->glDisable(GL_BLEND);
    gl_->glDepthFunc(GL_ALWAYS);
    programs_[Background]->bind();
    drawOne(background_.ways[Background].front());
    gl_->glEnable(GL_BLEND);
    gl_->glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    gl_->glDepthFunc(GL_LEQUAL);
    for (const bool far : {true, false}) {
        drawAll(Quads, far);
        drawAll(Ribbons, far);
    }
    drawAll(Lines, true);
    drawAll(Segments, false);
    drawAll(Dots, true);
    gl_->glDepthMask(GL_TRUE);
    drawAll(Sprites, false);
    gl_->glDepthMask(GL_FALSE);
    atlas_->bind(0);
    drawAll(Labels, false);
    context_.swapBuffers(&window_);
}

} // namespace navsmith::bench
