uniform vec3 colourTop;
uniform vec3 colourBottom;

in float height;

out vec4 result;

void main() {
    // Noise of less than a step hides the bands of a dark gradient.
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    result = vec4(mix(colourBottom, colourTop, height) + noise / 255.0, 1.0);
}
