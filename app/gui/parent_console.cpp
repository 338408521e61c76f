#include "app/gui/parent_console.h"

#if defined(_WIN32)

#include <cstdio>

#include <io.h>
#include <windows.h>

namespace navsmith::gui {

void useParentConsole() {
    if (::AttachConsole(ATTACH_PARENT_PROCESS) == 0)
        return;
    for (auto* stream : {stdout, stderr}) {
        if (::_fileno(stream) < 0 || ::_get_osfhandle(::_fileno(stream)) < 0) // not a file or a pipe
            std::freopen("CONOUT$", "w", stream);
    }
}

} // namespace navsmith::gui

#else

namespace navsmith::gui {

void useParentConsole() {}

} // namespace navsmith::gui

#endif
