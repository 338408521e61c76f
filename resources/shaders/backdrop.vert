// The unchanged triangles of a map.
in vec3 position;

out vec3 place;

void main() {
    place = position;
    gl_Position = viewProjection * vec4(position, 1.0);
}
