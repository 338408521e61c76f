smooth in vec2 place;
flat in vec4 fill;
flat in vec4 edge;
flat in uint roundness;

out vec4 result;

void main() {
    vec2 pixel = max(fwidth(place), vec2(1e-6));
    vec2 inside = min(place, 1.0 - place) / pixel;
    float nearest = min(inside.x, inside.y);
    if (roundness != 0u) {
        vec2 off = place - 0.5;
        // Pixels to the rim, from the slope of the distance to the centre.
        float reach = length(off);
        nearest = (0.5 - reach) / max(length(vec2(dFdx(reach), dFdy(reach))), 1e-6);
    }
    float line = clamp(1.2 - abs(nearest - 0.3), 0.0, 1.0);
    float size = min(1.0 / pixel.x, 1.0 / pixel.y);
    float weight = edge.a * mix(0.25, 1.0, smoothstep(3.0, 14.0, size));
    float cover = fill.a * clamp(nearest + 0.5, 0.0, 1.0);
    float alpha = mix(cover, max(weight, cover), line * weight);
    result = vec4(mix(fill.rgb, edge.rgb, line * weight), alpha);
}
