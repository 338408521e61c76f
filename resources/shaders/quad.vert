// One instance per surface with four heights, or disc in it, drawn as two triangles.
in vec3 corner0;
in vec3 corner1;
in vec3 corner2;
in vec3 corner3;
in vec4 fillColour;
in vec4 edgeColour;
in uint disc;

uniform float forward;
uniform vec2 fade; // distances at which it starts to fade and has vanished

smooth out vec2 place; // 0 to 1 within the surface
flat out vec4 fill;
flat out vec4 edge;
flat out uint roundness;

void main() {
    float low = min(min(corner0.z, corner1.z), min(corner2.z, corner3.z));
    float high = max(max(corner0.z, corner1.z), max(corner2.z, corner3.z));
    if (fillColour.a + edgeColour.a <= 0.0 || isCut(low, high)) {
        gl_Position = kNowhere;
        return;
    }
    vec3 corners[4] = vec3[4](corner0, corner1, corner2, corner3);
    vec2 places[4] = vec2[4](vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(1.0, 1.0), vec2(0.0, 1.0));
    int i = gl_VertexID < 2 ? gl_VertexID : 5 - gl_VertexID; // 0 1 3 2
    int before = (i + 3) & 3;
    int after = (i + 1) & 3;
    vec4 here = viewProjection * vec4(corners[i], 1.0);
    vec4 back = viewProjection * vec4(corners[before], 1.0);
    vec4 next = viewProjection * vec4(corners[after], 1.0);
    place = places[i];
    fill = fillColour;
    edge = edgeColour;
    roundness = disc;
    float shown = 1.0 - smoothstep(fade.x, fade.y, farness((corner0 + corner2) * 0.5));
    fill.a *= shown;
    edge.a *= shown;
    if (min(here.w, min(back.w, next.w)) > kNear) {
        // One more pixel on every side for antialiasing.
        vec2 fromBack = toPixels(here) - toPixels(back);
        vec2 fromNext = toPixels(here) - toPixels(next);
        float lengthBack = max(length(fromBack), 1.0);
        float lengthNext = max(length(fromNext), 1.0);
        place += (place - places[before]) * pixelRatio / lengthBack + (place - places[after]) * pixelRatio / lengthNext;
        here.xy += fromPixels((fromBack / lengthBack + fromNext / lengthNext) * pixelRatio, here.w);
        // Stay in the plane: otherwise a surface that lies on the ground would sink below it at its near side.
        float depth = here.z / here.w;
        here.z += here.w * pixelRatio *
                  ((depth - back.z / back.w) / lengthBack + (depth - next.z / next.w) / lengthNext);
    }
    pullForward(here, forward);
    gl_Position = here;
}
