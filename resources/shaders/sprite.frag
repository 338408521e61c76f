in vec2 fromCentre;
flat in vec4 fill;
flat in float radius;
flat in int kind;
flat in int glyph;

out vec4 result;

const vec3 kRim = vec3(0.035, 0.043, 0.06);
#pragma glyphs

// How much of a pixel the strokes of the glyph cover.
float strokes(vec2 at) {
    float nearest = 1e6;
    for (int i = kGlyphStarts[glyph]; i < kGlyphStarts[glyph + 1]; ++i) {
        vec2 from = kGlyphStrokes[i].xy;
        vec2 along = kGlyphStrokes[i].zw - from;
        float part = clamp(dot(at - from, along) / max(dot(along, along), 1e-6), 0.0, 1.0);
        nearest = min(nearest, distance(at, from + along * part));
    }
    return clamp(0.5 + max(kStrokeHalf * radius, 0.55) - nearest * radius, 0.0, 1.0);
}

// Distance in pixels from the edge of the shape, negative inside.
float outside(vec2 at) {
    if (kind == 1)
        return max(abs(at.x), abs(at.y)) - radius * 0.86;
    if (kind == 2)
        return (abs(at.x) + abs(at.y) - radius * 1.15) * 0.7071;
    if (kind == 3) {
        float slope = abs(at.x) * 0.866 + at.y * 0.5 - radius * 0.5;
        return max(slope, -at.y - radius * 0.6);
    }
    return length(at) - radius;
}

void main() {
    if (kind >= 4) {
        float thick = clamp(radius * 0.24, 1.0, 3.0 * pixelRatio);
        float off = abs(length(fromCentre) - radius + thick * 0.5);
        float line = clamp(0.5 + thick * 0.5 - off, 0.0, 1.0);
        float glow = clamp(1.0 - off / (min(7.0, radius * 0.6) * pixelRatio), 0.0, 1.0);
        glow *= kind == 4 ? 0.45 * glow : 0.0;
        float alpha = max(line, glow) * fill.a;
        if (alpha < 0.01)
            discard;
        result = vec4(fill.rgb, alpha);
        return;
    }
    float d = outside(fromCentre);
    // Fade the rim out as the sprite shrinks to a dot.
    float rim = clamp((radius - 2.0) * 0.6, 0.0, 1.5 * pixelRatio);
    float inner = clamp(0.5 - d, 0.0, 1.0);
    float outer = clamp(0.5 - d + rim, 0.0, 1.0);
    float alpha = outer * fill.a;
    if (alpha < 0.02)
        discard;
    vec2 onBall = clamp(fromCentre / max(radius, 1.0), -1.0, 1.0);
    float height = sqrt(max(0.0, 1.0 - min(1.0, dot(onBall, onBall))));
    float light = 0.84 + 0.2 * height + 0.14 * dot(onBall, vec2(-0.5, 0.75));
    vec3 face = min(fill.rgb * light, vec3(1.0));
    if (glyph != 0 && radius > kLeastGlyphRadius * pixelRatio) {
        vec3 line = dot(fill.rgb, vec3(0.3, 0.59, 0.11)) > 0.35 ? kRim : vec3(0.95);
        face = mix(face, line, strokes(fromCentre / radius));
    }
    result = vec4(mix(kRim, face, inner), alpha);
}
