// Included before every shader of the 3D view. Positions are in world units, sizes in device-independent pixels.
uniform mat4 viewProjection;
uniform vec2 viewportSize;
uniform float pixelRatio;

uniform vec3 eye;
uniform float parallel;  // orthographic: the distance whose scale everything has; 0: perspective
uniform float clipDepth; // Camera::clipDepth

const float kNear = 1.0;            // Camera::nearPlane
uniform float fullSizeAt; // symbol::View; see render::spritePixels
const vec4 kNowhere = vec4(2.0, 2.0, 2.0, 1.0);

// Distance that decides how large and how faint things are.
float farness(vec3 place) { return parallel > 0.0 ? parallel : distance(place, eye); }

uniform vec2 cut; // lowest and highest world z of elements to draw
bool isCut(float low, float high) { return high < cut.x || low > cut.y; }

// Colours are designed for a dark background. On a light one, ink is less than 1 and darkens the bright and pale ones.
uniform float ink;
vec3 inked(vec3 colour) {
    float light = dot(colour, vec3(0.3, 0.59, 0.11));
    return colour * mix(1.0, ink, smoothstep(0.35, 0.8, light));
}

// Sprites and lines grow near the camera and shrink with distance, within bounds.
float growth(float distance, vec2 bounds) { return clamp(fullSizeAt / max(distance, 1.0), bounds.x, bounds.y); }

float segmentPixels(float width, float distance, vec2 bounds) {
    return max(width * growth(distance, bounds), min(1.0, width)) * pixelRatio;
}

// Moves a point towards the camera in depth only, by a fraction of its distance plus some steps of the depth buffer, so
// that items at the same place are drawn in a fixed order.
void pullForward(inout vec4 clip, float part) { clip.z -= clipDepth * part + 5e-7 * clip.w; }

vec2 toPixels(vec4 clip) { return clip.xy / clip.w * 0.5 * viewportSize; }
vec2 fromPixels(vec2 pixels, float w) { return pixels * 2.0 / viewportSize * w; }
