// The axis indicator in the corner: each instance is a line or a ball with its letter.
in vec3 direction;
in float ball;
in vec4 colour;
in float letter;

uniform vec3 cameraRight;
uniform vec3 cameraUp;
uniform vec3 cameraAhead;
uniform vec2 atlasCells;

out vec2 fromCentre; // pixels
out vec2 texel;
flat out vec4 fill;
flat out float isBall;
flat out float letterless;

// render::axes
uniform vec2 origin;
uniform float axisLength;
uniform float ballRadius;

void main() {
    vec2 end = vec2(dot(direction, cameraRight), dot(direction, cameraUp)) * axisLength;
    float depth = dot(direction, cameraAhead);
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    vec2 at;
    fromCentre = corner * (ballRadius + 2.0);
    if (ball > 0.5) {
        at = end + fromCentre;
    } else {
        float len = length(end);
        vec2 way = len > 0.001 ? end / len : vec2(1.0, 0.0);
        fromCentre.x = corner.x * 2.5;
        at = (corner.y > 0.0 ? end : vec2(0.0)) + vec2(-way.y, way.x) * fromCentre.x;
        depth = corner.y > 0.0 ? depth + 0.05 : 0.0;
    }
    vec2 cell = vec2(mod(max(letter, 0.0), atlasCells.x), floor(max(letter, 0.0) / atlasCells.x));
    texel = (cell + 0.5) / atlasCells;
    fill = colour;
    isBall = ball;
    letterless = letter < 0.0 ? 1.0 : 0.0;
    vec2 pixel = (origin + at) * pixelRatio;
    gl_Position = vec4(pixel * 2.0 / viewportSize - 1.0, depth * 0.5, 1.0);
}
