#include "formats/texts/texts.h"

namespace navsmith::texts {

namespace {

Translate installed = nullptr;

} // namespace

void install(Translate translate) {
    installed = translate;
}

std::string_view translated(const Wanted& wanted) {
    if (installed == nullptr || wanted.english.empty())
        return wanted.english;
    const auto found = installed(wanted);
    return found.empty() ? wanted.english : found;
}

} // namespace navsmith::texts
