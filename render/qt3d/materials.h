// The shaders as Qt3D materials, one for each way of drawing.
#pragma once

#include "render/qt3d/label_atlas.h"

#include <QColor>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QShaderProgram>

#include <glm/vec2.hpp>

#include <functional>
#include <utility>
#include <vector>

namespace navsmith::render::qt3d {

enum class Depth : std::uint8_t { Ignore, Test, TestAndWrite };
enum class Faces : std::uint8_t { Both, Front };

/// Takes what a shader's compiler says, with the shader's name.
using ShaderLog = std::function<void(const QString&)>;

/// Makes Qt3D hand over what the compilers said: it compiles while it draws a frame and tells of it only when the next
/// shader comes. Poke it once some frames have been drawn.
class ShaderProbe {
public:
    explicit ShaderProbe(Qt3DCore::QNode* parent);
    void poke();

private:
    Qt3DRender::QShaderProgram* program_; ///< never drawn with
    int pokes_ = 0;
};

using Values = std::vector<std::pair<QString, QVariant>>;

Qt3DRender::QEffect* makeEffect(Qt3DCore::QNode* parent, const QString& vertex, const QString& fragment, Depth depth,
                                const ShaderLog& log, bool blended = true, Faces faces = Faces::Both);
Qt3DRender::QMaterial* makeMaterial(Qt3DCore::QNode* parent, Qt3DRender::QEffect* effect, const Values& values = {});
/// The parameter of a material by its name; never null for a name that it was made with.
Qt3DRender::QParameter* parameterOf(Qt3DRender::QMaterial* material, const QString& name);

/// How primitives are drawn: among the rest of the world, highlighted, or over everything.
struct PrimitiveMaterials {
    Qt3DRender::QMaterial* sprites = nullptr;
    Qt3DRender::QMaterial* segments = nullptr;
    Qt3DRender::QMaterial* ribbons = nullptr;
    Qt3DRender::QMaterial* quads = nullptr;
    Qt3DRender::QMaterial* labels = nullptr;
};

/// Of a label, right and up of its anchor, pixels.
constexpr glm::vec2 kLabelOffset(8, 5);

/// Everything here belongs to the root entity.
struct Materials {
    Materials(Qt3DCore::QNode* root, const LabelAtlas& atlas, const ShaderLog& log);

    /// Distances at which details begin to fade and are gone.
    void fadeDetail(float from, float to) const;
    /// The ground's colour, which outlines of letters have, and by how much the letters' own colour is darkened.
    void setLabelGround(const QColor& ground, float ink) const;

    PrimitiveMaterials scene;
    PrimitiveMaterials detail; ///< of the scene, shown near the camera only
    PrimitiveMaterials highlight;
    PrimitiveMaterials overlay;
    Qt3DRender::QMaterial* dots = nullptr;  ///< sprites that are far
    Qt3DRender::QMaterial* lines = nullptr; ///< segments that are far
    Qt3DRender::QMaterial* gridNumbers = nullptr;
    /// Need "colour", "opacity" and "slice"; from outside one looks through the outer walls.
    Qt3DRender::QEffect* backdrop = nullptr;
    Qt3DRender::QEffect* backdropSeeThrough = nullptr;
    Qt3DRender::QEffect* grid = nullptr; ///< needs "centre" and "spacing"
    Qt3DRender::QMaterial* background = nullptr;
    Qt3DRender::QMaterial* axes = nullptr;
    Qt3DRender::QMaterial* rubberBand = nullptr;
};

} // namespace navsmith::render::qt3d
