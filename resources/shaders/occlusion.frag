// How much of the light from around reaches each surface: 1 less the part of it that surfaces nearby keep out; and its
// distance from the eye. Only surfaces in the picture count, by their depths.
in vec2 at;

uniform sampler2D depths;
uniform mat4 fromDepths; // see render/qt3d/ambient_occlusion.cpp
uniform float pixelsPerUnit;

out vec4 result;

const int kSamples = 12;
const float kReach = 0.05;        // of the distance from the eye, so that as much of the picture counts everywhere
const float kLongestReach = 0.14; // of the distance at which elements have their full size
const float kStrength = 3.4;
const float kFlat = 0.12; // sine of the angle up to which a surface in front counts as even
const float kBase = 3.0; // pixels between the places that tell how a surface lies: depths have steps
const float kTurn = 2.39996; // the golden angle, which spreads samples evenly

vec3 placeAt(vec2 spot) {
    vec4 place = fromDepths * vec4(spot * 2.0 - 1.0, 1.0 - textureLod(depths, spot, 0.0).r, 1.0);
    return place.xyz / place.w;
}

// The shorter one does not cross an outline.
vec3 shorter(vec3 a, vec3 b) { return dot(a, a) < dot(b, b) ? a : b; }

void main() {
    float depth = textureLod(depths, at, 0.0).r;
    if (depth >= 1.0) {
        result = vec4(1.0, 1e4, 0.0, 1.0);
        return;
    }
    vec2 pixel = 1.0 / vec2(textureSize(depths, 0));
    vec3 place = placeAt(at);
    vec2 x = vec2(kBase * pixel.x, 0.0);
    vec2 y = vec2(0.0, kBase * pixel.y);
    vec3 right = shorter(placeAt(at + x) - place, place - placeAt(at - x));
    vec3 up = shorter(placeAt(at + y) - place, place - placeAt(at - y));
    vec3 normal = normalize(cross(right, up));

    float away = parallel > 0.0 ? parallel : length(place);
    float reach = min(away, fullSizeAt * kLongestReach / kReach) * kReach;
    float pixels = reach * pixelsPerUnit / away;
    float step = away * 0.0015 + away * away * 5e-7; // of the depth buffer, and of what is nearly even
    // Each pixel of a square of four by four begins at another angle; the next shader takes their mean.
    ivec2 cell = ivec2(gl_FragCoord.xy) & 3;
    float first = float((cell.x * 4 + ((cell.y + cell.x * 2) & 3)) * 5 % 16) / 16.0;
    float kept = 0.0;
    for (int i = 0; i < kSamples; ++i) {
        float angle = (float(i) + first) * kTurn;
        float far = sqrt((float(i) + 0.5) / float(kSamples));
        vec3 other = placeAt(at + vec2(cos(angle), sin(angle)) * far * max(pixels, 2.0) * pixel) - place;
        float square = dot(other, other);
        float above = (dot(other, normal) - step) * inversesqrt(square + 1e-6);
        kept += max(above - kFlat, 0.0) * max(1.0 - square / (reach * reach), 0.0);
    }
    float open = max(1.0 - kStrength * kept / float(kSamples), 0.0);
    // A reach of a few pixels tells nothing.
    result = vec4(mix(1.0, open, smoothstep(3.0, 9.0, pixels)), away, 0.0, 1.0);
}
