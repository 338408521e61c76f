// Before all sources that use Qt on Windows: its headers may include <windows.h>, which makes macros of words that are
// names in this project.
#pragma once

#include <windef.h>

#undef near
#undef far
