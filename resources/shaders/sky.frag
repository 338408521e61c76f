// Surfaces of the map's sky show what lies beyond.
in vec3 place;
in vec3 tone;

uniform vec2 slice; // lowest and highest world z to draw

out vec4 result;

void main() {
    if (place.z < slice.x || place.z > slice.y)
        discard;
    result = vec4(parallel > 0.0 || sky < 0.5 ? tone * 0.6 : skyColour(place - eye), 1.0);
}
