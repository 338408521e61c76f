#include "render/camera.h"

#include "render/frustum.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace navsmith::render {

namespace {

constexpr float kStraightDown = -std::numbers::pi_v<float> / 2;
constexpr float kRadiansPerPixel = 0.005F;
constexpr float kFarthest = 20000; ///< distance of the farthest ground point that a click can hit
constexpr float kNearestFocus = 2;
constexpr float kFarthestFocus = 100000;
constexpr float kFill = 0.94F; ///< part of the picture that a framed box may take

} // namespace

void Box::add(const glm::vec3& p) {
    min = glm::min(min, p);
    max = glm::max(max, p);
}

void Box::add(const Box& other) {
    if (!other.empty()) {
        add(other.min);
        add(other.max);
    }
}

float Box::radius() const {
    return empty() ? 0.0F : glm::length(max - min) * 0.5F;
}

glm::vec3 Camera::forward() const {
    return {std::sin(yaw) * std::cos(pitch), std::cos(yaw) * std::cos(pitch), std::sin(pitch)};
}

glm::vec3 Camera::right() const {
    return {std::cos(yaw), -std::sin(yaw), 0};
}

glm::vec3 Camera::up() const {
    return glm::cross(right(), forward());
}

glm::mat4 Camera::view() const {
    return glm::lookAt(position, position + forward(), up());
}

glm::mat4 Camera::projection() const {
    if (!orthographic)
        return glm::perspective(fieldOfView, aspect(), nearPlane(), farPlane());
    const float half = focus * std::tan(fieldOfView / 2);
    // Scaled by the focus: w is then the distance at which perspective has this scale, so that all sizes that depend on
    // w are right.
    return glm::ortho(-half * aspect(), half * aspect(), -half, half, -behind(), farPlane()) * focus;
}

float Camera::aspect() const {
    return static_cast<float>(std::max(1, viewport.x)) / static_cast<float>(std::max(1, viewport.y));
}

float Camera::pixelsPerUnit() const {
    return static_cast<float>(viewport.y) / (2 * std::tan(fieldOfView / 2));
}

float Camera::unitsPerPixel(const glm::vec3& point) const {
    return (orthographic ? focus : glm::length(point - position)) / pixelsPerUnit();
}

float Camera::depthOf(const glm::vec3& point) const {
    return glm::dot(point - position, forward());
}

float Camera::clipDepth() const {
    return orthographic ? 2 * focus * focus / (farPlane() + behind()) : 2 * nearPlane();
}

glm::vec3 Camera::eyeOfGrid() const {
    if (!orthographic)
        return position;
    const auto ahead = forward();
    constexpr float level = 1e-3F;
    if (std::abs(ahead.z) < level)
        return {position.x, position.y, 0};
    return position - ahead * (position.z / ahead.z + focus);
}

std::optional<glm::vec2> Camera::project(const glm::vec3& point) const {
    const glm::vec4 clip = viewProjection() * glm::vec4(point, 1);
    if (clip.w <= 0)
        return std::nullopt;
    const glm::vec2 ndc(clip.x / clip.w, clip.y / clip.w);
    return glm::vec2((ndc.x + 1) / 2 * static_cast<float>(viewport.x),
                     (1 - ndc.y) / 2 * static_cast<float>(viewport.y));
}

Ray Camera::ray(glm::vec2 pixel) const {
    const glm::vec2 offset = (pixel - glm::vec2(viewport) * 0.5F) / pixelsPerUnit();
    const auto aside = right() * offset.x - up() * offset.y;
    if (orthographic)
        return {position + aside * focus - forward() * behind(), forward()};
    return {position, glm::normalize(forward() + aside)};
}

glm::vec3 Camera::pointAt(glm::vec2 pixel, float depth) const {
    const auto r = ray(pixel);
    return r.origin + r.direction * ((depth + behind()) / glm::dot(r.direction, forward()));
}

std::optional<glm::vec3> Camera::onPlane(glm::vec2 pixel, float height) const {
    const auto r = ray(pixel);
    if (std::abs(r.direction.z) < 1e-5F)
        return std::nullopt;
    const float t = (height - r.origin.z) / r.direction.z;
    if (t <= 0 || t > kFarthest + behind())
        return std::nullopt;
    return r.origin + r.direction * t;
}

bool Camera::sees(const Box& box, float margin) const {
    return Frustum(*this, margin).mayTouch(box);
}

void Camera::turn(glm::vec2 pixels) {
    yaw += pixels.x * kRadiansPerPixel;
    pitch = std::clamp(pitch - pixels.y * kRadiansPerPixel, kStraightDown, -kStraightDown);
}

void Camera::look(glm::vec2 pixels) {
    if (orthographic) // turning in place would sweep far away
        orbit(lookedAt(), pixels);
    else
        turn(pixels);
}

void Camera::orbit(const glm::vec3& pivot, glm::vec2 pixels) {
    // The position of the pivot in camera space stays the same, so it stays at its pixel.
    const glm::vec3 offset = pivot - position;
    const glm::vec3 local(glm::dot(offset, right()), glm::dot(offset, forward()), glm::dot(offset, up()));
    turn(pixels);
    position = pivot - (right() * local.x + forward() * local.y + up() * local.z);
}

void Camera::lookAlong(float newYaw, float newPitch) {
    const auto target = lookedAt();
    yaw = newYaw;
    pitch = std::clamp(newPitch, kStraightDown, -kStraightDown);
    position = target - forward() * focus;
}

void Camera::pan(float distance, glm::vec2 pixels) {
    const float scale = (orthographic ? focus : distance) / pixelsPerUnit();
    position += right() * (-pixels.x * scale) + up() * (pixels.y * scale);
}

void Camera::dolly(const glm::vec3& towards, float factor) {
    const float before = focus;
    focus = std::clamp(focus * (1 - factor), kNearestFocus, kFarthestFocus);
    if (!orthographic) {
        position += (towards - position) * factor;
        return;
    }
    // The point keeps its pixel, and the point looked at its distance from the middle of what is shown.
    const float part = 1 - focus / before;
    const auto ahead = forward();
    const auto offset = towards - position;
    position += (offset - ahead * glm::dot(offset, ahead)) * part + ahead * (before - focus);
}

void Camera::fly(const glm::vec3& move) {
    position += right() * move.x + glm::vec3(0, 0, move.z);
    if (orthographic)
        dolly(lookedAt(), move.y / focus); // moving ahead would change nothing
    else
        position += forward() * move.y;
}

void Camera::frame(const Box& box, float smallest) {
    if (box.empty())
        return;
    const glm::vec2 halfOfView = std::tan(fieldOfView / 2) * glm::vec2(aspect(), 1); // at distance 1
    const glm::vec2 slope = halfOfView * kFill;
    const glm::mat3 axes(right(), up(), forward());
    const auto centre = box.centre() * axes; // in the axes of the camera
    const auto half = (box.max - box.min) * 0.5F;
    // The pyramid of the view touches the box left, right, below and above.
    glm::vec2 most(-std::numeric_limits<float>::max());
    glm::vec2 least = most;
    float nearest = std::numeric_limits<float>::max();
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 offset((corner & 1) != 0 ? half.x : -half.x, (corner & 2) != 0 ? half.y : -half.y,
                               (corner & 4) != 0 ? half.z : -half.z);
        const auto at = offset * axes;
        const auto depth = orthographic ? glm::vec2(0) : slope * at.z;
        most = glm::max(most, glm::vec2(at) - depth);
        least = glm::max(least, -glm::vec2(at) - depth);
        nearest = std::min(nearest, at.z);
    }
    const auto distances = (most + least) / (2.0F * slope);
    const float usual = smallest / std::sin(std::atan(std::min(halfOfView.x, halfOfView.y)));
    focus = std::max({distances.x, distances.y, usual, orthographic ? 0 : kNearestFocus - nearest, kNearestFocus});
    // What fills the picture lies in its middle as seen; a small box has its centre there, as far as all of it is seen.
    const bool fills = focus <= std::max(distances.x, distances.y);
    const auto aside =
        fills ? (most - least) * 0.5F : glm::min(glm::max(glm::vec2(0), most - slope * focus), slope * focus - least);
    position = axes * (centre + glm::vec3(aside, -focus));
}

void Camera::lookFromTop(const Box& box) {
    yaw = 0;
    pitch = kStraightDown;
    if (box.empty())
        return;
    // From above, the bounding sphere of a flat map is far too large, so fit its sides.
    const glm::vec3 size = box.max - box.min;
    const float height = std::max({size.y, size.x / aspect(), 80.0F}) * 1.06F;
    focus = height / (2 * std::tan(fieldOfView / 2));
    position = glm::vec3(box.centre().x, box.centre().y, box.max.z + focus);
}

void Camera::lookFromSouthWest(const Box& box) {
    yaw = std::numbers::pi_v<float> / 6;
    pitch = -std::numbers::pi_v<float> / 4.2F;
    frame(box);
}

} // namespace navsmith::render
