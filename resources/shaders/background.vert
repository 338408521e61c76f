in vec2 position;

out float height;

void main() {
    height = position.y * 0.5 + 0.5;
    gl_Position = vec4(position, 0.0, 1.0);
}
