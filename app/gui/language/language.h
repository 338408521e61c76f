// The language of the window. Files, scripts and the command line are always in English.
#pragma once

#include <QString>

#include <span>

class QCoreApplication;

namespace navsmith::gui {

struct Language {
    const char* code; ///< as in the names of translations and of locales: "pt_BR"
    const char* name; ///< in the language itself
};

/// English first.
std::span<const Language> languages();

/// The one that the user chose in the preferences, else the first that the system asks for and that exists, else
/// English. Empty `chosen`: as the system says.
const Language& languageFor(const QString& chosen);

/// Translates all texts from now on, those of Qt as well, and formats the numbers of widgets as the language does. Call
/// it before the first window is made and the first system is used; another language needs another start of the
/// program.
void install(const Language& language, QCoreApplication& application);

} // namespace navsmith::gui
