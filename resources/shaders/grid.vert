// Lines on the ground, a segment an instance, placed around a moving centre.
in vec3 a;
in vec4 colourA;
in uint styleA;
in vec3 b;

uniform vec3 centre;

noperspective out float across;
smooth out vec3 place;
flat out vec4 fill;
flat out float halfWidth;

void main() {
    vec3 worldA = a + centre;
    vec3 worldB = b + centre;
    vec4 p = viewProjection * vec4(worldA, 1.0);
    vec4 q = viewProjection * vec4(worldB, 1.0);
    if (max(p.w, q.w) < kNear) {
        gl_Position = kNowhere;
        return;
    }
    if (p.w < kNear) {
        float t = (kNear - p.w) / (q.w - p.w);
        p = mix(p, q, t);
        worldA = mix(worldA, worldB, t);
    } else if (q.w < kNear) {
        float t = (kNear - q.w) / (p.w - q.w);
        q = mix(q, p, t);
        worldB = mix(worldB, worldA, t);
    }
    vec2 from = toPixels(p);
    vec2 to = toPixels(q);
    float len = length(to - from);
    vec2 direction = len > 0.001 ? (to - from) / len : vec2(1.0, 0.0);

    bool second = gl_VertexID >= 2;
    vec4 here = second ? q : p;
    place = second ? worldB : worldA;
    fill = colourA;
    halfWidth = float(int(styleA) & 0xFF) * 0.125 * pixelRatio;
    across = float((gl_VertexID & 1) * 2 - 1) * (halfWidth + pixelRatio);
    here.xy += fromPixels(vec2(-direction.y, direction.x) * across, here.w);
    gl_Position = here;
}
