uniform float ballRadius;
uniform sampler2D atlas;
uniform vec2 cellSize;
uniform vec2 atlasCells;
uniform vec2 letterCentre; // centre of the capital letters, in pixels up from the centre of the cell

in vec2 fromCentre;
in vec2 texel;
flat in vec4 fill;
flat in float isBall;
flat in float letterless;

out vec4 result;

void main() {
    if (isBall < 0.5) {
        result = vec4(fill.rgb, clamp((2.0 - abs(fromCentre.x)) * pixelRatio, 0.0, 1.0));
        return;
    }
    float alpha = clamp((ballRadius - length(fromCentre)) * pixelRatio, 0.0, 1.0);
    if (alpha <= 0.0)
        discard;
    vec2 at = fromCentre + letterCentre;
    vec2 cell = at / cellSize;
    if (letterless > 0.5) { // the other end of an axis: a greyish ring
        float rim = abs(length(fromCentre) - ballRadius + 1.5) - 1.0;
        float strength = mix(0.15, 0.7, clamp(0.5 - rim * pixelRatio, 0.0, 1.0));
        result = vec4(mix(vec3(0.5), fill.rgb, 0.25), alpha * strength);
        return;
    }
    float cover = 0.0;
    if (max(abs(cell.x), abs(cell.y)) < 0.5)
        cover = texture(atlas, texel + vec2(cell.x, -cell.y) / atlasCells).r;
    result = vec4(mix(fill.rgb, vec3(0.06, 0.07, 0.1), cover), alpha);
}
