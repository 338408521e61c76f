// The unchanged triangles of a map.
in vec3 position;

uniform vec3 colour;

out vec3 place;
out vec3 tone;

void main() {
    place = position;
    tone = colour;
    gl_Position = viewProjection * vec4(position, 1.0);
}
