// Draws surfaces of a map. Defined for the kinds of surfaces:
//   TEXTURED    they have textures; otherwise, they have a colour
//   MASKED      pixels of the texture that are half transparent are left out
//   TRANSLUCENT alpha of the texture is opacity
//   LIT         the light is the map's; otherwise, it depends on the orientation
//   UNTEXTURED  only the light is shown
//   WIRE        they are lines, which have no orientation
in vec3 place;
#ifdef TEXTURED
in vec3 at;
in vec2 lit;

uniform sampler2DArray images;
uniform sampler2D lightmap;
#else
in vec3 tone;

uniform sampler2D picture;  // of the map from above, rows from the north
uniform vec4 pictureArea;   // its south-west corner and its size, world units
uniform float pictureShare; // 0 to 1: how much of it colours what faces up
#endif

uniform float opacity;
uniform vec2 slice;     // lowest and highest world z to draw
uniform vec2 tint;      // heights at the ends of the ramp of colours; equal: the surface's own colour
uniform float lineStep; // world units between height lines; 0: none
uniform float paper;    // 0 to 1: how far to white, for dark lines over the map

out vec4 result;

// symbol::rampColour with half of its stops
const vec3 kRamp[5] = vec3[5](vec3(0.27, 0.22, 0.51), vec3(0.19, 0.41, 0.56), vec3(0.13, 0.57, 0.55),
                              vec3(0.42, 0.81, 0.35), vec3(0.99, 0.91, 0.15));
const float kAboveFloor = 0.3; // floors lie at multiples of the step; keeps the lines on the risers
const float kLightScale = 255.0 / 128.0; // of the map's light: 128 leaves a texture as it is
const float kTextureGain = 1.45;         // textures are darker than the colours of layers
const float kBare = 0.55;                // of surfaces that show only light

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
#ifdef TEXTURED
    vec4 texel = texture(images, at); // before pixels are left out: their neighbours need it
#endif
#ifdef LIT
    vec3 light = texture(lightmap, lit).rgb * kLightScale;
#else
#ifdef WIRE
    vec3 normal = vec3(0.0, 0.0, 1.0);
#else
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
#endif
    // Light from above and weakly from two sides, so that walls at a corner differ.
    vec3 light = vec3(0.42 + 0.34 * max(normal.z, 0.0) + 0.12 * abs(normal.x) + 0.05 * normal.y);
#endif
    if (place.z < slice.x || place.z > slice.y)
        discard;
#ifdef MASKED
    if (texel.a < 0.5)
        discard;
#endif
    float cover = opacity;
#ifdef TRANSLUCENT
    cover *= texel.a;
#endif
#if defined(UNTEXTURED)
    vec3 base = vec3(kBare);
#elif defined(TEXTURED)
    vec3 base = texel.rgb;
#else
    vec3 base = tone;
#endif
#if defined(TEXTURED) && !defined(LIT)
    light *= kTextureGain;
#endif
    if (tint.y > tint.x)
        base = ramp((place.z - tint.x) / (tint.y - tint.x));
#ifndef TEXTURED
    vec2 at = (place.xy - pictureArea.xy) / pictureArea.zw;
    if (pictureShare > 0.0 && clamp(at, 0.0, 1.0) == at)
        base = mix(base, texture(picture, vec2(at.x, 1.0 - at.y)).rgb, pictureShare * smoothstep(0.3, 0.6, abs(normal.z)));
#endif
    if (lineStep > 0.0 && slope > 1e-5) {
        float fine = lines(place.z / lineStep, slope / lineStep);
        float coarse = lines(place.z / (8.0 * lineStep), slope / (8.0 * lineStep));
        light *= 1.0 - max(0.45 * fine, 0.6 * coarse);
    }
    result = vec4(distant(mix(min(base * light, vec3(1.0)), vec3(1.0), paper), place), cover);
}
