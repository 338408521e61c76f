// LeakSanitizer cannot name what a library has allocated that was closed, as drivers of OpenGL are, so that leaks.txt
// cannot leave it out. With this in a program no library is closed.
extern "C" int dlclose(void* /*library*/) {
    return 0;
}
