smooth in vec2 place;
flat in float side;
flat in vec4 fill;
flat in vec4 edge;
flat in float marked;
smooth in vec3 fromEye;

uniform vec2 fade;

out vec4 result;

const float kPeriod = 8.0; // world units from one chevron to the next
const float kStroke = 0.4;

void main() {
    float shown = 1.0 - smoothstep(fade.x, fade.y, parallel > 0.0 ? parallel : length(fromEye));
    float pixel = max(fwidth(place.x), 1e-6);
    float inside = (side - abs(place.x)) / pixel;
    vec4 colour = vec4(fill.rgb, fill.a * clamp(inside + 0.5, 0.0, 1.0));
    float line = clamp(1.1 - abs(inside - 0.5), 0.0, 1.0);
    // Weaken the edges of a lane only a few pixels wide, which would otherwise be all edge.
    float weight = edge.a * smoothstep(2.0, 7.0, side / pixel);
    colour = mix(colour, vec4(edge.rgb, weight), line * weight);
    if (marked > 0.0) {
        float t = place.y + abs(place.x) * 0.9;
        float unit = max(fwidth(t), 1e-6);
        float off = abs(mod(t, kPeriod) - kPeriod * 0.5);
        float stroke = clamp((kStroke - off) / unit + 0.5, 0.0, 1.0) * step(abs(place.x), side * 0.62);
        stroke *= 1.0 - smoothstep(0.25, 1.0, unit);
        colour = mix(colour, vec4(edge.rgb, edge.a), stroke * 0.7);
    }
    result = vec4(colour.rgb, colour.a * shown);
}
