smooth in float strength; // 0 to 1: distant edges are close together, so they are faint
in float height;

uniform vec2 slice;   // lowest and highest world z to draw
uniform float weight; // 0 to 1: textures show most edges by themselves
uniform vec4 line;    // colour of a map that is drawn by its edges alone; alpha 0: it is not

out vec4 result;

void main() {
    if (height < slice.x || height > slice.y)
        discard;
    result = line.a > 0.0 ? line : vec4(vec3(0.0), strength * weight);
}
