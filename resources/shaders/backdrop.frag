// Shades surfaces by their orientation, which comes from derivatives; no normals are stored.
in vec3 place;

uniform vec3 colour;
uniform float opacity;
uniform vec2 slice; // lowest and highest world z to draw

out vec4 result;

void main() {
    if (place.z < slice.x || place.z > slice.y)
        discard;
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
    // Light from above and weakly from two sides, so that walls at a corner differ.
    float light = 0.42 + 0.34 * max(normal.z, 0.0) + 0.12 * abs(normal.x) + 0.05 * normal.y;
    result = vec4(colour * light, opacity);
}
