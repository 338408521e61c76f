// Shades surfaces by their orientation, which comes from derivatives; no normals are stored.
in vec3 place;
in vec3 tone;

uniform float opacity;
uniform vec2 slice;     // lowest and highest world z to draw
uniform vec2 tint;      // heights at the ends of the ramp of colours; equal: the layer's own colour
uniform float lineStep; // world units between height lines; 0: none
uniform float paper;    // 0 to 1: how far to white, for dark lines over the map
uniform sampler2D picture;  // of the map from above, rows from the north
uniform vec4 pictureArea;   // its south-west corner and its size, world units
uniform float pictureShare; // 0 to 1: how much of it colours what faces up

out vec4 result;

// symbol::rampColour with half of its stops
const vec3 kRamp[5] = vec3[5](vec3(0.27, 0.22, 0.51), vec3(0.19, 0.41, 0.56), vec3(0.13, 0.57, 0.55),
                              vec3(0.42, 0.81, 0.35), vec3(0.99, 0.91, 0.15));
const float kAboveFloor = 0.3; // floors lie at multiples of the step; keeps the lines on the risers

vec3 ramp(float t) {
    float at = clamp(t, 0.0, 1.0) * 4.0;
    int i = min(int(at), 3);
    return mix(kRamp[i], kRamp[i + 1], at - float(i));
}

// How much a line at each multiple of a step covers the pixel; 0 where the lines would merge.
float lines(float height, float pixel) {
    float off = abs(fract(height - kAboveFloor + 0.5) - 0.5) / pixel;
    return clamp(1.2 - off, 0.0, 1.0) * (1.0 - smoothstep(0.08, 0.25, pixel));
}

void main() {
    float slope = fwidth(place.z);
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
    if (place.z < slice.x || place.z > slice.y)
        discard;
    // Light from above and weakly from two sides, so that walls at a corner differ.
    float light = 0.42 + 0.34 * max(normal.z, 0.0) + 0.12 * abs(normal.x) + 0.05 * normal.y;
    vec3 base = tint.y > tint.x ? ramp((place.z - tint.x) / (tint.y - tint.x)) : tone;
    vec2 at = (place.xy - pictureArea.xy) / pictureArea.zw;
    if (pictureShare > 0.0 && clamp(at, 0.0, 1.0) == at)
        base = mix(base, texture(picture, vec2(at.x, 1.0 - at.y)).rgb, pictureShare * smoothstep(0.3, 0.6, abs(normal.z)));
    if (lineStep > 0.0 && slope > 1e-5) {
        float fine = lines(place.z / lineStep, slope / lineStep);
        float coarse = lines(place.z / (8.0 * lineStep), slope / (8.0 * lineStep));
        light *= 1.0 - max(0.45 * fine, 0.6 * coarse);
    }
    result = vec4(mix(base * light, vec3(1.0), paper), opacity);
}
