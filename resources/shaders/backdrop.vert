// The unchanged triangles of a map.
in vec3 position;

#ifdef TEXTURED
in vec3 spot; // where in which image
in vec2 lamp; // where in the light

out vec3 at;
out vec2 lit;
#else
uniform vec3 colour;

out vec3 tone;
#endif
out vec3 place;

void main() {
    place = position;
#ifdef TEXTURED
    at = spot;
    lit = lamp;
#else
    tone = colour;
#endif
    gl_Position = viewProjection * vec4(position, 1.0);
}
