// The viewer's eye: its position, what it sees and how it moves, in perspective or orthographic projection. World is z
// up; angles in radians; pixels count from the top left corner of the viewport.
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::render {

struct Box {
    glm::vec3 min{1e30F};
    glm::vec3 max{-1e30F};

    [[nodiscard]] bool empty() const { return min.x > max.x; }
    void add(const glm::vec3& p);
    void add(const Box& other);
    [[nodiscard]] glm::vec3 centre() const { return (min + max) * 0.5F; }
    /// Radius of the bounding sphere.
    [[nodiscard]] float radius() const;
};

struct Ray {
    glm::vec3 origin{0};
    glm::vec3 direction{0}; ///< length 1
};

class Camera {
public:
    glm::vec3 position{0, -800, 600};
    float yaw = 0;            ///< 0 looks north (+y), positive turns to the right (east)
    float pitch = -0.6F;      ///< 0 level, -pi/2 straight down
    float fieldOfView = 0.9F; ///< vertical
    glm::ivec2 viewport{1280, 800};
    /// Distance along the viewing direction of the point looked at. An orthographic picture has the scale that a
    /// perspective one has there.
    float focus = 800;
    bool orthographic = false;

    [[nodiscard]] glm::vec3 forward() const;
    [[nodiscard]] glm::vec3 right() const;
    [[nodiscard]] glm::vec3 up() const;
    [[nodiscard]] glm::mat4 view() const;
    [[nodiscard]] glm::mat4 projection() const;
    [[nodiscard]] glm::mat4 viewProjection() const { return projection() * view(); }
    [[nodiscard]] float nearPlane() const { return 1.0F; }
    [[nodiscard]] float farPlane() const { return 30000.0F; }
    /// Distance behind the eye from which an orthographic picture shows things.
    [[nodiscard]] float behind() const { return orthographic ? 10000.0F : 0.0F; }
    /// Size in pixels of one world unit at a distance of one unit.
    [[nodiscard]] float pixelsPerUnit() const;
    /// World units across of a pixel at a point.
    [[nodiscard]] float unitsPerPixel(const glm::vec3& point) const;
    /// Distance of a point along the viewing direction.
    [[nodiscard]] float depthOf(const glm::vec3& point) const;
    /// What moving a point towards the eye by all of its distance changes of its clip-space z.
    [[nodiscard]] float clipDepth() const;
    [[nodiscard]] glm::vec3 lookedAt() const { return position + forward() * focus; }
    /// The eye for a grid on the ground: an orthographic picture shows the grid as from this point.
    [[nodiscard]] glm::vec3 eyeOfGrid() const;

    /// Pixel of a point; none if it is behind the eye.
    [[nodiscard]] std::optional<glm::vec2> project(const glm::vec3& point) const;
    [[nodiscard]] Ray ray(glm::vec2 pixel) const;
    /// The point at a pixel with the given depth along the viewing direction.
    [[nodiscard]] glm::vec3 pointAt(glm::vec2 pixel, float depth) const;
    /// Intersection of a pixel's ray with the horizontal plane at this height; none if there is none or it is too far
    /// away.
    [[nodiscard]] std::optional<glm::vec3> onPlane(glm::vec2 pixel, float height) const;
    /// False if the box is certainly outside the picture by more than a margin in pixels.
    [[nodiscard]] bool sees(const Box& box, float margin = 0) const;

    /// Mouse look: turns in place by a mouse movement in pixels.
    void look(glm::vec2 pixels);
    /// Turns about a point by a mouse movement in pixels.
    void orbit(const glm::vec3& pivot, glm::vec2 pixels);
    /// Slides sideways so that points at this distance follow the mouse.
    void pan(float distance, glm::vec2 pixels);
    /// Moves towards a point by this fraction of the remaining distance (negative: away).
    void dolly(const glm::vec3& towards, float factor);
    /// Flies relative to the view: x right, y forward, z up, in world units.
    void fly(const glm::vec3& move);
    /// Backs off along the current direction until the box fills the picture. Boxes with a smaller radius than
    /// `smallest` count as that large.
    void frame(const Box& box, float smallest = 40);
    /// Turns to this direction; the point looked at and its distance stay.
    void lookAlong(float newYaw, float newPitch);
    void lookFromTop(const Box& box);
    void lookFromSouthWest(const Box& box);

    bool operator==(const Camera&) const = default;

private:
    void turn(glm::vec2 pixels);
    [[nodiscard]] float aspect() const;
};

} // namespace navsmith::render
