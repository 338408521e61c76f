uniform vec4 band;
uniform vec3 bandColour;
uniform float bandFill; // opacity inside
uniform float bandEdge; // pixels

in vec2 at;

out vec4 result;

void main() {
    vec2 inside = min(at - band.xy, band.zw - at);
    float edge = clamp(0.5 * bandEdge + 0.5 - abs(min(inside.x, inside.y)) / pixelRatio, 0.0, 1.0);
    result = vec4(bandColour, max(edge * 0.95, min(inside.x, inside.y) > 0.0 ? bandFill : 0.0));
}
