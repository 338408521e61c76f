// Grid lines on the ground around a moving centre, one segment per instance.
in vec3 a;
in vec4 colourA;
in uint styleA;
in vec3 b;

uniform vec3 centre;
uniform vec3 eyeOfGrid;
uniform float reach; // distance from the camera at which the lines have faded out

out float acrossW; // pixels times w, as in segment.vert
flat out vec4 fill;
flat out float halfWidth;

void main() {
    vec3 worldA = a + centre;
    vec3 worldB = b + centre;
    // Draw only the part within reach.
    vec3 way = worldB - worldA;
    float all = dot(way, way);
    float nearest = dot(eyeOfGrid - worldA, way) / all;
    vec3 off = worldA + way * nearest - eyeOfGrid;
    float left = reach * reach - dot(off, off);
    if (left <= 0.0) {
        gl_Position = kNowhere;
        return;
    }
    float part = sqrt(left / all);
    vec3 start = worldA;
    worldA = start + way * clamp(nearest - part, 0.0, 1.0);
    worldB = start + way * clamp(nearest + part, 0.0, 1.0);
    vec4 p = viewProjection * vec4(worldA, 1.0);
    vec4 q = viewProjection * vec4(worldB, 1.0);
    if (max(p.w, q.w) < kNear) {
        gl_Position = kNowhere;
        return;
    }
    if (p.w < kNear)
        p = mix(p, q, (kNear - p.w) / (q.w - p.w));
    else if (q.w < kNear)
        q = mix(q, p, (kNear - q.w) / (p.w - q.w));
    vec2 from = toPixels(p);
    vec2 to = toPixels(q);
    float len = length(to - from);
    vec2 direction = len > 0.001 ? (to - from) / len : vec2(1.0, 0.0);

    bool second = gl_VertexID >= 2;
    vec4 here = second ? q : p;
    fill = colourA;
    halfWidth = float(int(styleA) & 0xFF) * 0.125 * pixelRatio;
    float across = float((gl_VertexID & 1) * 2 - 1) * (halfWidth + 0.5);
    acrossW = across * here.w;
    here.xy += fromPixels(vec2(-direction.y, direction.x) * across, here.w);
    gl_Position = here;
}
