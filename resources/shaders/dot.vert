// The same sprites as points, for tiles that are far.
in vec3 position;
in vec4 colour;
in float size;

flat out vec4 fill;
flat out float radius;

void main() {
    vec4 clip = viewProjection * vec4(position, 1.0);
    if (size <= 0.0 || clip.w < kNear) {
        gl_Position = kNowhere;
        return;
    }
    float pixels = size * growth(clip.w, kGrowth) * pixelRatio;
    // What is smaller than a pixel grows fainter in its stead.
    float drawn = max(pixels, 1.0);
    gl_PointSize = drawn + 1.0; // room for a smooth edge
    radius = drawn * 0.5;
    fill = vec4(colour.rgb, colour.a * min(1.0, pixels * pixels / (drawn * drawn)));
    pullForward(clip, 0.006);
    gl_Position = clip;
}
