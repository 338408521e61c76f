// One instance per segment, widened to a strip in pixels.
in vec3 a;
in vec4 colourA;
in uint styleA;
in vec3 b;
in vec4 colourB;

uniform float forward;
uniform vec2 fade; // distances at which it starts to fade and has vanished
uniform vec2 growthBounds;

// Pixels times w, to be multiplied by gl_FragCoord.w, so that they are linear on the screen. (Mesa's software clipper
// has trouble with noperspective.)
out vec2 alongW; // from the first and from the second end
out float acrossW;
smooth out vec4 fill;
flat out float halfWidth;
flat out vec2 head; // pixels from the second end to the tip, length; 0: no head
flat out float dash;

const float kTip = 9.0; // keeps the tip clear of a node of usual size
const float kHeadLength = 12.0;
const float kHeadHalfWidth = 5.5;

void main() {
    int style = int(styleA);
    vec4 p = viewProjection * vec4(a, 1.0);
    vec4 q = viewProjection * vec4(b, 1.0);
    if (isCut(min(a.z, b.z), max(a.z, b.z)) || (colourA.a <= 0.0 && colourB.a <= 0.0) || max(p.w, q.w) < kNear) {
        gl_Position = kNowhere;
        return;
    }
    // Clip what is behind the camera.
    if (p.w < kNear)
        p = mix(p, q, (kNear - p.w) / (q.w - p.w));
    if (q.w < kNear)
        q = mix(q, p, (kNear - q.w) / (p.w - q.w));

    vec2 from = toPixels(p);
    vec2 to = toPixels(q);
    float len = length(to - from);
    vec2 direction = len > 0.001 ? (to - from) / len : vec2(1.0, 0.0);

    bool second = gl_VertexID >= 2;
    vec4 here = second ? q : p;
    halfWidth = segmentPixels(float(style & 0xFF) * 0.25, min(p.w, q.w), growthBounds) * 0.5;
    dash = (style & 0x200) != 0 ? 1.0 : 0.0;
    head = vec2(0.0);
    float reach = halfWidth + 0.5;
    if ((style & 0x100) != 0) {
        float scale = max(growth(q.w, growthBounds), 0.3) * pixelRatio;
        scale = min(scale, len / (2.0 * kTip + kHeadLength));
        head = vec2(kTip, kHeadLength) * scale;
        reach = max(reach, kHeadHalfWidth * scale + 0.5);
    }
    float across = float((gl_VertexID & 1) * 2 - 1) * reach;
    acrossW = across * here.w;
    alongW = (second ? vec2(len, 0.0) : vec2(0.0, len)) * here.w;
    fill = second ? colourB : colourA;
    fill.a *= 1.0 - smoothstep(fade.x, fade.y, farness(second ? b : a));
    here.xy += fromPixels(vec2(-direction.y, direction.x) * across, here.w);
    pullForward(here, forward);
    gl_Position = here;
}
