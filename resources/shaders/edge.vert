// Edges of a map's surfaces.
in vec3 position;
in vec3 normal; // of the surfaces that meet there
in vec3 otherNormal;

uniform float backFaces; // 1: surfaces are drawn from behind, too, so draw all edges

smooth out float strength;
out float height;

const float kForward = 0.0008; // before its surfaces, behind all elements

void main() {
    vec3 ahead = vec3(viewProjection[0][2], viewProjection[1][2], viewProjection[2][2]); // orthographic
    vec3 back = parallel > 0.0 ? -ahead : eye - position;
    vec4 clip = viewProjection * vec4(position, 1.0);
    pullForward(clip, kForward);
    bool seen = backFaces > 0.5 || dot(normal, back) > 0.0 || dot(otherNormal, back) > 0.0;
    gl_Position = seen ? clip : kNowhere;
    strength = growth(farness(position), vec2(0.08, 0.35));
    height = position.z;
}
