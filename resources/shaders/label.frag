uniform sampler2D atlas; // letters in red, letters with outlines in alpha
uniform vec2 cellSize;
uniform vec2 atlasCells; // columns, rows
uniform float advance;
uniform vec3 outline;

in vec2 at;
flat in uvec2 letters;
flat in int count;
flat in vec4 fill;

out vec4 result;

vec4 letter(int i, vec2 inCell) {
    if (i < 0 || i >= count || inCell.x < 0.0 || inCell.x >= cellSize.x)
        return vec4(0.0);
    uint four = i < 4 ? letters.x : letters.y;
    int number = int((four >> uint((i & 3) * 8)) & 0xFFu);
    int columns = int(atlasCells.x);
    vec2 cell = vec2(number % columns, number / columns);
    // The first row of the atlas is the top one.
    return texture(atlas, (cell + vec2(inCell.x, cellSize.y - inCell.y) / cellSize) / atlasCells);
}

void main() {
    // Cells overlap by their margins, so a pixel may belong to two letters.
    int last = int(at.x / advance);
    vec4 a = letter(last, vec2(at.x - float(last) * advance, at.y));
    vec4 b = letter(last - 1, vec2(at.x - float(last - 1) * advance, at.y));
    vec2 both = max(a.ra, b.ra);
    if (both.y < 0.02)
        discard;
    result = vec4(mix(outline, fill.rgb * ink, both.x), both.y * fill.a);
}
