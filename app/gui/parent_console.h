// The console from which the program was started. Windows gives a program with windows none.
#pragma once

namespace navsmith::gui {

/// Writes standard output and errors to the console of the caller, unless they go elsewhere already. Does nothing if
/// there is no such console, and on other systems, where it is always so.
void useParentConsole();

} // namespace navsmith::gui
