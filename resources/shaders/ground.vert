// Triangles with a colour of their own.
in vec3 position;
in vec4 paint;

out vec3 place;
out vec3 tone;

void main() {
    place = position;
    tone = paint.rgb;
    gl_Position = viewProjection * vec4(position, 1.0);
}
