uniform vec3 colourTop;
uniform vec3 colourBottom;

in float height;
in vec3 far;

out vec4 result;

void main() {
    // Dither by less than one step to hide the bands of a dark gradient.
    // low-discrepancy sequence, evenly spread and cheap
    float noise = fract(dot(gl_FragCoord.xy, vec2(0.7548777, 0.5698403))) - 0.5;
    vec3 colour = parallel > 0.0 || sky < 0.5 ? mix(colourBottom, colourTop, height) : skyColour(far);
    result = vec4(colour + noise / 255.0, 1.0);
}
