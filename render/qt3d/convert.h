// Converts glm vectors and matrices to Qt types.
#pragma once

#include "core/symbol/primitives.h"

#include <QColor>
#include <QMatrix4x4>
#include <QVector2D>
#include <QVector3D>

#include <glm/gtc/type_ptr.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace navsmith::render::qt3d {

inline QVector2D toQt(const glm::vec2& v) {
    return {v.x, v.y};
}
inline QVector3D toQt(const glm::vec3& v) {
    return {v.x, v.y, v.z};
}
/// glm is column-major, QMatrix4x4 reads rows.
inline QMatrix4x4 toQt(const glm::mat4& m) {
    return QMatrix4x4(glm::value_ptr(m)).transposed();
}
inline QVector3D toVector(const QColor& c) {
    return {c.redF(), c.greenF(), c.blueF()};
}

} // namespace navsmith::render::qt3d
