uniform vec3 eyeOfGrid;
uniform float pixelsPerUnit; // at a distance of one unit
uniform float spacing;       // distance between lines in world units

in float acrossW;
flat in vec4 fill;
flat in float halfWidth;

out vec4 result;

void main() {
    float alpha = clamp(0.5 + halfWidth - abs(acrossW * gl_FragCoord.w), 0.0, 1.0) * fill.a;
    // Fade lines out before they get too dense, by their distance on the screen, measured both face-on and at an angle.
    // GridEntity uses the same limits.
    float square = spacing * pixelsPerUnit / pixelRatio * gl_FragCoord.w;
    float slant = square * abs(eyeOfGrid.z) * gl_FragCoord.w;
    alpha *= clamp((square - 26.0) / 70.0, 0.0, 1.0) * clamp((slant - 8.0) / 40.0, 0.0, 1.0);
    result = vec4(fill.rgb, alpha);
}
