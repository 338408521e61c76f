// One instance per sprite, a square around it.
in vec3 position;
in vec4 colour;
in float size;
in uint shape;

uniform float forward;
uniform vec2 fade; // distances at which it starts to fade and has vanished
uniform vec2 growthBounds;

out vec2 fromCentre; // pixels
flat out vec4 fill;
flat out float radius;
flat out int kind;
flat out int glyph;

const float kReach = 7.0; // pixels beyond the radius, for rim and glow

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    float shown = 1.0 - smoothstep(fade.x, fade.y, farness(position));
    if (size <= 0.0 || isCut(position.z, position.z) || clip.w < kNear || shown <= 0.0) {
        gl_Position = kNowhere;
        return;
    }
    fill = vec4(colour.rgb, colour.a * shown);
    kind = int(shape & 255u);
    glyph = int(shape >> 8u & 255u);
    radius = max(size * growth(clip.w, growthBounds), float(shape >> 16u & 255u)) * pixelRatio * 0.5;
    float reach = radius + (kind == 4 ? kReach : 1.5) * pixelRatio + 0.5;
    fromCentre = (vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0) * reach;
    clip.xy += fromPixels(fromCentre, clip.w);
    pullForward(clip, forward);
    gl_Position = clip;
}
