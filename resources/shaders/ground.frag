// Shades the ground by its orientation, and nothing else: pictures full of ground are common, and software renderers
// take their time for each of its pixels. The light is that of backdrop.frag.
in vec3 place;
in vec3 tone;

uniform float paper; // 0 to 1: how far to white, for dark lines over the map

out vec4 result;

void main() {
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
    float light = 0.42 + 0.34 * max(normal.z, 0.0) + 0.12 * abs(normal.x) + 0.05 * normal.y;
    result = vec4(distant(mix(tone * light, vec3(1.0), paper), place), 1.0);
}
