// One instance per piece of a label, aligned to whole pixels beside its anchor.
in vec3 position;
in vec4 colour;
in uvec2 cells;
in uvec2 extent; // letters before this piece, letters in it

uniform vec2 cellSize; // pixels
uniform float advance; // pixels from one letter to the next
uniform vec2 offset;   // pixels right of and above the anchor
uniform float descent; // pixels from the bottom of a cell to the baseline
uniform vec2 fade;     // distances at which labels start to fade and have vanished
uniform float forward;

out vec2 at; // pixels from the bottom left corner of the first letter's cell
flat out uvec2 letters;
flat out int count;
flat out vec4 fill;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    float alpha = 1.0 - smoothstep(fade.x, fade.y, clip.w);
    if (clip.w < kNear || alpha <= 0.0) {
        gl_Position = kNowhere;
        return;
    }
    letters = cells;
    count = int(extent.y);
    fill = vec4(colour.rgb, colour.a * alpha);

    vec2 size = vec2(cellSize.x + float(count - 1) * advance, cellSize.y);
    at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * size;
    vec2 middle = viewportSize * 0.5;
    vec2 pixel = floor(toPixels(clip) + middle + 0.5) - middle;
    vec2 start = offset * growth(clip.w, vec2(0.7, 1.6)) + vec2(float(extent.x) * advance, -descent);
    pixel += floor(start * pixelRatio) + at * pixelRatio;
    clip.xy = fromPixels(pixel, clip.w);
    pullForward(clip, forward);
    gl_Position = clip;
}
