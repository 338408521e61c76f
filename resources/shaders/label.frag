uniform sampler2D atlas;
uniform vec3 outline;

in vec2 texel;
flat in vec4 fill;

out vec4 result;

void main() {
    vec4 t = texture(atlas, texel); // the letter in red, letter and outline in alpha
    if (t.a < 0.02)
        discard;
    result = vec4(mix(outline, fill.rgb, t.r), t.a * fill.a);
}
