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

uniform vec2 cut;    // lowest and highest world z of elements to draw
uniform float whole; // 1: not of these, which are drawn at any height
bool isCut(float low, float high) { return whole < 0.5 && (high < cut.x || low > cut.y); }

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

// What surrounds the scene: a gradient by direction, and the haze in front of distant surfaces of the map.
uniform float sky; // 0: there is none
uniform vec3 skyTop;
uniform vec3 skyHorizon;
uniform vec3 skyBottom; // below the horizon
vec3 skyColour(vec3 direction) {
    float up = direction.z / max(length(direction), 1e-6);
    return up > 0.0 ? mix(skyHorizon, skyTop, pow(up, 0.55)) : mix(skyHorizon, skyBottom, smoothstep(0.0, 0.35, -up));
}
uniform float haze;  // the distance, world units, at which most of it is reached; 0: none
uniform vec4 dimmed; // the colour of the ground below the scene, and how much of the map's colours it replaces

// The colour of a surface of the map as seen from the eye.
vec3 distant(vec3 colour, vec3 place) {
    if (haze > 0.0 && parallel <= 0.0) {
        float away = distance(place, eye) / haze;
        colour = mix(colour, skyHorizon, 0.55 * (1.0 - exp(-away * away)));
    }
    return mix(colour, dimmed.rgb, dimmed.a);
}
