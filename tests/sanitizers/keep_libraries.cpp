// LeakSanitizer cannot tell which library allocated memory once that library has been closed, as OpenGL drivers are.
// Then leaks.txt does not apply. This function keeps all libraries open.
extern "C" int dlclose(void* /*library*/) {
    return 0;
}
