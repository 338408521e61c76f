// The same sprites as points, for tiles that are far.
in vec3 position;
in vec4 colour;
in float size;

flat out vec4 fill;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    if (size <= 0.0 || clip.w < kNear) {
        gl_Position = kNowhere;
        return;
    }
    gl_PointSize = spritePixels(size, clip.w);
    fill = colour;
    pullForward(clip, 0.006);
    gl_Position = clip;
}
