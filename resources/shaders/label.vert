// One instance a letter: a cell of the atlas, set on whole pixels beside its anchor.
in vec3 position;
in vec4 colour;
in uvec2 place; // pixels from the start of the text, number of the cell

uniform vec2 cellSize;  // pixels
uniform vec2 atlasCells; // columns, rows
uniform vec2 offset;     // pixels right and up of the anchor
uniform vec2 fade;       // distances at which labels begin to fade and are gone
uniform float forward;

out vec2 texel;
flat out vec4 fill;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    float alpha = 1.0 - smoothstep(fade.x, fade.y, clip.w);
    if (clip.w < kNear || alpha <= 0.0) {
        gl_Position = kNowhere;
        return;
    }
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    vec2 half_ = viewportSize * 0.5;
    vec2 pixel = floor(toPixels(clip) + half_ + 0.5) - half_;
    pixel += floor((offset + vec2(float(place.x), 0.0)) * pixelRatio) + corner * cellSize * pixelRatio;
    float number = float(place.y);
    vec2 cell = vec2(mod(number, atlasCells.x), floor(number / atlasCells.x));
    texel = (cell + vec2(corner.x, 1.0 - corner.y)) / atlasCells; // the atlas has its top row first
    fill = vec4(colour.rgb, colour.a * alpha);
    clip.xy = fromPixels(pixel, clip.w);
    pullForward(clip, forward);
    gl_Position = clip;
}
