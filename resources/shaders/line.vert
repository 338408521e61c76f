// Segments as plain lines, for distant tiles.
in vec3 position;
in vec4 colour;

uniform float forward;

smooth out vec4 fill;
out float height;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    fill = vec4(colour.rgb, colour.a * 0.75);
    height = position.z;
    pullForward(clip, forward);
    gl_Position = clip;
}
