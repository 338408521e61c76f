// The entry point on Windows: UTF-8 in, UTF-8 out, whatever the code page of the country.
#include "app/cli/run.h"
#include "core/files/path_text.h"

#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

extern "C" {
int _dowildcard = -1; // the C library expands "*.dat", as the shell does elsewhere
}

namespace {

/// Lets the console show UTF-8 until the program ends.
class Utf8Console {
public:
    Utf8Console() : before_(::GetConsoleOutputCP()) { ::SetConsoleOutputCP(CP_UTF8); }
    Utf8Console(const Utf8Console&) = delete;
    Utf8Console& operator=(const Utf8Console&) = delete;
    ~Utf8Console() { ::SetConsoleOutputCP(before_); }

private:
    UINT before_;
};

} // namespace

int wmain(int argc, wchar_t** argv) try {
    const Utf8Console console;
    for (auto* stream : {stdout, stderr})
        ::_setmode(::_fileno(stream), _O_BINARY); // the same bytes as elsewhere: no "\r\n"
    std::ios::sync_with_stdio(false);
    std::vector<std::string> words;
    for (int i = 0; i < argc; ++i)
        words.push_back(navsmith::files::toText(argv[i]));
    std::vector<const char*> pointers;
    for (const auto& word : words)
        pointers.push_back(word.c_str());
    const int status = navsmith::cli::run(argc, pointers.data(), std::cout, std::cerr);
    std::cout.flush();
    return status;
} catch (const std::exception& error) { // most likely std::bad_alloc
    std::cerr << "navsmith-cli: error: " << error.what() << '\n';
    return 2;
}
