// Put before every shader of the 3D view. Positions are world units, sizes pixels of the screen's own grid.
uniform mat4 viewProjection;
uniform vec2 viewportSize;
uniform float pixelRatio;

const float kNear = 1.0;            // Camera::nearPlane
const float kFullSizeWithin = 450.0; // as in render::spritePixels
const vec4 kNowhere = vec4(2.0, 2.0, 2.0, 1.0);

// Marks and lines keep their size up close and shrink with the distance.
float shrink(float distance) { return min(1.0, kFullSizeWithin / max(distance, 1.0)); }

float spritePixels(float size, float distance) {
    return max(size * shrink(distance), min(2.25, size)) * pixelRatio;
}

float segmentPixels(float width, float distance) { return max(width * shrink(distance), min(1.0, width)) * pixelRatio; }

// Moves a point towards the eye by a part of its distance, and by some steps of the depth buffer, in depth alone: what
// lies in the same place then covers in a fixed order.
void pullForward(inout vec4 clip, float part) { clip.z -= 2.0 * kNear * part + 5e-7 * clip.w; }

vec2 toPixels(vec4 clip) { return clip.xy / clip.w * 0.5 * viewportSize; }
vec2 fromPixels(vec2 pixels, float w) { return pixels * 2.0 / viewportSize * w; }
