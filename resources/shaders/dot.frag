flat in vec4 fill;
flat in float radius;

out vec4 result;

void main() {
    float alpha = clamp(0.5 + radius - length(gl_PointCoord - 0.5) * (2.0 * radius + 1.0), 0.0, 1.0);
    if (alpha < 0.05)
        discard;
    result = vec4(fill.rgb, fill.a * alpha);
}
