// One instance per lane: a strip on the ground with its real width.
in vec3 a;
in vec3 b;
in float halfWidth;
in vec4 fillColour;
in vec4 edgeColour;
in uint chevrons;

uniform float pixelsPerUnit;
uniform float forward;
uniform vec2 fade; // distances at which it starts to fade and has vanished

smooth out vec2 place; // world units: across from the centre line, along from a
flat out float side;
flat out vec4 fill;
flat out vec4 edge;
flat out float marked;
smooth out vec3 fromEye;

void main() {
    vec2 flatWay = b.xy - a.xy;
    float len = length(flatWay);
    // A strip that is far away at both ends is treated as far throughout, except a long one that passes the camera.
    bool distant = min(farness(a), farness(b)) - 0.5 * distance(a, b) > fade.y;
    if (halfWidth <= 0.0 || len <= 0.0 || distant || isCut(min(a.z, b.z), max(a.z, b.z))) {
        gl_Position = kNowhere;
        return;
    }
    bool second = gl_VertexID >= 2;
    vec3 here = second ? b : a;
    float across = float((gl_VertexID & 1) * 2 - 1);
    float pixel = max((viewProjection * vec4(here, 1.0)).w, 0.0) / pixelsPerUnit;
    across *= halfWidth + pixel; // room for antialiasing
    here.xy += vec2(flatWay.y, -flatWay.x) / len * across;
    fromEye = here - eye;
    place = vec2(across, second ? len : 0.0);
    side = halfWidth;
    fill = fillColour;
    edge = edgeColour;
    marked = float(chevrons);
    vec4 clip = viewProjection * vec4(here, 1.0);
    pullForward(clip, forward);
    gl_Position = clip;
}
