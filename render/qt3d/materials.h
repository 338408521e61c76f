// The shaders as Qt3D materials, one per way of drawing.
#pragma once

#include "render/backdrop_look.h"
#include "render/qt3d/label_atlas.h"

#include <QColor>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QShaderProgram>

#include <glm/vec2.hpp>

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace navsmith::render::qt3d {

enum class Depth : std::uint8_t {
    Ignore,
    Test,
    TestAndWrite,
    Overwrite ///< in front of everything, with a depth that the shader tells
};
enum class Faces : std::uint8_t { Both, Front };

/// Receives the shader compiler's output, together with the shader's name.
using ShaderLog = std::function<void(const QString&)>;

/// Makes Qt3D report compiler output: it compiles while drawing a frame and reports only when the next shader arrives.
/// Poke it after a few frames.
class ShaderProbe {
public:
    explicit ShaderProbe(Qt3DCore::QNode* parent);
    void poke();

private:
    Qt3DRender::QShaderProgram* program_; ///< never used for drawing
    int pokes_ = 0;
};

using Values = std::vector<std::pair<QString, QVariant>>;

struct EffectSpec {
    QString vertex; ///< names of shaders
    QString fragment;
    Depth depth = Depth::Test;
    bool blended = true;
    Faces faces = Faces::Both;
    bool wire = false;       ///< only the edges of triangles
    bool hidden = false;     ///< faintly, also what other things hide; for Depth::Test and Depth::TestAndWrite
    QByteArray defines = {}; ///< lines before the shaders
};
Qt3DRender::QEffect* makeEffect(Qt3DCore::QNode* parent, const EffectSpec& spec, const ShaderLog& log);
Qt3DRender::QMaterial* makeMaterial(Qt3DCore::QNode* parent, Qt3DRender::QEffect* effect, const Values& values = {});
/// A material's parameter by name; never null for a name that the material was created with.
Qt3DRender::QParameter* parameterOf(Qt3DRender::QMaterial* material, const QString& name);

/// Materials for primitives: within the world, highlighted, or on top of everything.
struct PrimitiveMaterials {
    Qt3DRender::QMaterial* sprites = nullptr;
    Qt3DRender::QMaterial* segments = nullptr;
    Qt3DRender::QMaterial* ribbons = nullptr;
    Qt3DRender::QMaterial* quads = nullptr;
    Qt3DRender::QMaterial* labels = nullptr;
};

/// For distant tiles.
struct FarMaterials {
    Qt3DRender::QMaterial* dots = nullptr;  ///< sprites
    Qt3DRender::QMaterial* lines = nullptr; ///< segments
};

/// All materials belong to the root entity.
struct Materials {
    Materials(Qt3DCore::QNode* root, const LabelAtlas& atlas, const ShaderLog& log);

    /// Distances at which details start to fade and have vanished.
    void fadeDetail(float from, float to) const;
    /// Whether elements may be drawn faintly where something hides them, in panes that want it
    /// (FrameGraph::behindWalls).
    void showHidden(bool shown) const;
    /// The ground's colour, used for letter outlines, and the factor that darkens the letters' own colour.
    void setLabelGround(const QColor& ground, float ink) const;

    PrimitiveMaterials scene;
    PrimitiveMaterials detail; ///< scene details, shown only near the camera
    PrimitiveMaterials highlight;
    PrimitiveMaterials overlay;
    FarMaterials distant;
    FarMaterials farHighlight;
    Qt3DRender::QMaterial* gridNumbers = nullptr;
    /// Variants of SurfaceKind::Plain from both sides, with a colour for each vertex in place of "colour". Plain:
    /// opaque, and only with "paper".
    enum class GroundWay : std::uint8_t { Plain, Solid, SeeThrough };
    std::array<Qt3DRender::QEffect*, 3> ground{};      ///< by GroundWay
    Qt3DRender::QAbstractTexture* noPicture = nullptr; ///< for "picture"
    Qt3DRender::QEffect* mapEdges = nullptr;           ///< requires "slice", "backFaces" and "weight"
    Qt3DRender::QEffect* grid = nullptr;               ///< requires "centre" and "spacing"
    Qt3DRender::QMaterial* background = nullptr;
    Qt3DRender::QMaterial* axes = nullptr;
    Qt3DRender::QMaterial* rubberBand = nullptr;
    Qt3DRender::QMaterial* frame = nullptr; ///< of the active pane

private:
    /// How elements are drawn usually, and where something hides them.
    struct Effects {
        Qt3DRender::QMaterial* material = nullptr;
        std::array<Qt3DRender::QEffect*, 2> usualAndHidden{};
    };
    std::vector<Effects> ofElements_;
};

} // namespace navsmith::render::qt3d
