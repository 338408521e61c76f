// The 3D view's picture by bare OpenGL calls, with the same shaders, arrays and states: what a frame costs at least.
#pragma once

#include "render/camera.h"
#include "render/qt3d/draw_buffer.h"
#include "render/scene.h"

#include <QOpenGLBuffer>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>
#include <QWindow>

#include <array>
#include <memory>
#include <vector>

namespace navsmith::bench {

class BareGl {
public:
    /// A window that does not show, of the size of the camera's viewport.
    explicit BareGl(QSize size);
    ~BareGl();
    BareGl(const BareGl&) = delete;
    BareGl& operator=(const BareGl&) = delete;

    /// False if there is no OpenGL here.
    [[nodiscard]] bool valid() const { return valid_; }
    /// Uploads the scene as it is now.
    void load(const render::Scene& scene);
    /// One frame, its tiles culled by their boxes.
    void draw(const render::Camera& camera);

private:
    enum Way : std::uint8_t { Background, Quads, Ribbons, Lines, Segments, Dots, Sprites, Labels, WayCount };
    struct Drawable {
        std::unique_ptr<QOpenGLBuffer> buffer;
        std::unique_ptr<QOpenGLVertexArrayObject> vertexArray;
        const render::qt3d::Layout* layout = nullptr;
        int items = 0;
    };
    struct Tile {
        render::Box bounds;
        std::array<std::vector<Drawable>, WayCount> ways;
        bool shown = false;
        bool far = false;
        bool labelled = false;
    };

    void addProgram(Way way, const QString& vertex, const QString& fragment);
    template <typename T>
    void add(Tile& tile, Way way, const render::qt3d::Layout& layout, const std::vector<T>& items);
    void drawAll(Way way, bool farTiles);
    void drawOne(const Drawable& drawable);
    void setUniforms(const render::Camera& camera);

    QWindow window_;
    QOpenGLContext context_;
    QOpenGLExtraFunctions* gl_ = nullptr;
    std::unique_ptr<QOpenGLShaderProgram> programs_[WayCount];
    std::unique_ptr<QOpenGLTexture> atlas_;
    Tile background_;
    std::vector<Tile> tiles_;
    float labelsWithin_ = 0;
    bool valid_ = false;
};

} // namespace navsmith::bench
