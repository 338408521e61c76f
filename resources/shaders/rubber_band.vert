in vec2 position;

uniform float bandEdge;
uniform vec4 band; // left, bottom, right, top; pixels from the bottom left corner

out vec2 at;

void main() {
    vec2 corner = position * 0.5 + 0.5;
    at = mix(band.xy, band.zw, corner) + position * (0.5 * bandEdge + 0.5) * pixelRatio;
    gl_Position = vec4(at * 2.0 / viewportSize - 1.0, 0.0, 1.0);
}
