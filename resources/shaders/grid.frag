uniform vec3 eye;
uniform float pixelsPerUnit; // at a distance of one unit
uniform float spacing;       // of the lines, world units

noperspective in float across;
smooth in vec3 place;
flat in vec4 fill;
flat in float halfWidth;

out vec4 result;

void main() {
    float alpha = clamp(0.5 + halfWidth - abs(across), 0.0, 1.0) * fill.a;
    // Lines fade before they crowd: by their distance from each other on the screen, looked at square and slantwise.
    float distance = length(place - eye);
    float square = spacing * pixelsPerUnit / (distance * pixelRatio);
    float slant = square * abs(eye.z - place.z) / distance;
    alpha *= smoothstep(8.0, 60.0, square) * smoothstep(1.5, 14.0, slant);
    result = vec4(fill.rgb, alpha);
}
