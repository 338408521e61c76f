// What the sanitizers need to know of programs that load OpenGL drivers.

// LeakSanitizer cannot tell which library allocated memory once that library has been closed, as drivers are. Then
// leaks.txt does not apply. This function keeps all libraries open.
extern "C" int dlclose(void* /*library*/) {
    return 0;
}

// Mesa's compiler holds more locks at a time than ThreadSanitizer can follow in its search for deadlocks.
extern "C" const char* __tsan_default_options() {
    return "detect_deadlocks=0";
}
