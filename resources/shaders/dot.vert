// Sprites as points, for distant tiles.
in vec3 position;
in vec4 colour;
in float size;
in uint shape;

uniform float forward;
uniform vec2 growthBounds;

flat out vec4 fill;
flat out float radius;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    if (size <= 0.0 || isCut(position.z, position.z) || clip.w < kNear) {
        gl_Position = kNowhere;
        return;
    }
    float pixels = max(size * growth(clip.w, growthBounds), float(shape >> 16u & 255u)) * pixelRatio;
    // Below one pixel reduce the opacity instead of the size.
    float drawn = max(pixels, 1.0);
    gl_PointSize = drawn + 1.0; // room for antialiasing
    radius = drawn * 0.5;
    fill = vec4(colour.rgb, colour.a * min(1.0, pixels * pixels / (drawn * drawn)));
    pullForward(clip, forward);
    gl_Position = clip;
}
