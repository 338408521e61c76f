// The map as it was drawn, darkened by the mean occlusion around each pixel, and its depth.
in vec2 at;

uniform sampler2D colours;
uniform sampler2D depths;
uniform sampler2D occlusion; // see occlusion.frag; half as wide and high
uniform mat4 fromDepths; // see render/qt3d/ambient_occlusion.cpp

out vec4 result;

void main() {
    float depth = textureLod(depths, at, 0.0).r;
    gl_FragDepth = depth;
    vec3 colour = textureLod(colours, at, 0.0).rgb;
    if (depth < 1.0) {
        vec4 place = fromDepths * vec4(at * 2.0 - 1.0, 1.0 - depth, 1.0);
        float away = parallel > 0.0 ? parallel : length(place.xyz / place.w);
        ivec2 size = textureSize(occlusion, 0);
        ivec2 corner = ivec2(floor(at * vec2(size) - 1.5));
        float open = 0.0;
        float weight = 0.0;
        for (int y = 0; y < 4; ++y) {
            for (int x = 0; x < 4; ++x) {
                vec2 near = texelFetch(occlusion, clamp(corner + ivec2(x, y), ivec2(0), size - 1), 0).rg;
                float same = max(1.0 - abs(near.g - away) / (0.03 * away), 1e-4); // of the same surface
                open += same * near.r;
                weight += same;
            }
        }
        colour *= open / weight;
    }
    result = vec4(colour, 1.0);
}
