uniform vec3 colourTop;
uniform vec3 colourBottom;

in float height;

out vec4 result;

void main() {
    // Noise of less than a step hides the bands of a dark gradient.
    float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    result = vec4(mix(colourBottom, colourTop, smoothstep(0.0, 1.0, height)) + noise / 255.0, 1.0);
}
