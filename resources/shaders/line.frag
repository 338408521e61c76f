smooth in vec4 fill;
in float height;

out vec4 result;

void main() {
    if (isCut(height, height))
        discard;
    result = vec4(inked(fill.rgb), fill.a);
}
