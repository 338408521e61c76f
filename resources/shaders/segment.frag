in vec2 alongW;
in float acrossW;
smooth in vec4 fill;
flat in float halfWidth;
flat in vec2 head;
flat in float dash;

out vec4 result;

const float kDash = 9.0; // length of a dash with its gap in pixels
const float kHeadShape = 5.5 / 12.0;

void main() {
    vec2 along = alongW * gl_FragCoord.w;
    float across = acrossW * gl_FragCoord.w;
    float off = abs(across) - halfWidth;
    if (head.y > 0.0) {
        float fromTip = along.y - head.x;
        if (fromTip < head.y)
            off = max(abs(across) - fromTip * kHeadShape, -fromTip);
    }
    float alpha = clamp(0.5 - off, 0.0, 1.0);
    if (dash > 0.0) {
        float period = kDash * pixelRatio;
        float at = abs(mod(along.x, period) - period * 0.5);
        alpha *= clamp(period * 0.3 - at + 0.5, 0.0, 1.0);
    }
    result = vec4(inked(fill.rgb), fill.a * alpha);
}
