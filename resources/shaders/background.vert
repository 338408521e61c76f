in vec2 position;

out float height;
out vec3 far; // from the eye

void main() {
    height = position.y * 0.5 + 0.5;
    vec4 end = inverse(viewProjection) * vec4(position, 0.999, 1.0);
    far = end.xyz / end.w - eye;
    gl_Position = vec4(position, 0.0, 1.0);
}
