#include "app/logging/state_folder.h"

#include "core/files/path_text.h"

#include <cstdlib>
#include <utility>

namespace navsmith::logging {

namespace fs = std::filesystem;

namespace {

[[maybe_unused]] std::optional<fs::path> absoluteFrom(const Environment& environment, const char* name) {
    const auto value = environment(name);
    auto path = value ? files::fromBytes(*value) : fs::path();
    return path.is_absolute() ? std::optional(std::move(path)) : std::nullopt;
}

std::optional<fs::path> userStateFolder(const Environment& environment) {
#if defined(_WIN32)
    return absoluteFrom(environment, "LOCALAPPDATA");
#elif defined(__APPLE__)
    const auto home = absoluteFrom(environment, "HOME");
    return home ? std::optional(*home / "Library" / "Logs") : std::nullopt;
#else
    if (auto state = absoluteFrom(environment, "XDG_STATE_HOME"))
        return state;
    const auto home = absoluteFrom(environment, "HOME");
    return home ? std::optional(*home / ".local" / "state") : std::nullopt;
#endif
}

} // namespace

std::optional<std::string> environmentVariable(const char* name) {
#if defined(_WIN32)
    const std::wstring wide(name, name + std::char_traits<char>::length(name));
    const wchar_t* value = ::_wgetenv(wide.c_str()); // getenv() has only the code page of the country
    return value == nullptr || *value == L'\0' ? std::nullopt : std::optional(files::toText(value));
#else
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing of ours changes the environment
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return std::string(value);
#endif
}

std::optional<fs::path> stateFolder(const Environment& environment) {
    const auto folder = userStateFolder(environment);
    return folder ? std::optional(*folder / "navsmith") : std::nullopt;
}

std::optional<fs::path> defaultLogFile(const Environment& environment) {
    const auto folder = stateFolder(environment);
    return folder ? std::optional(*folder / "navsmith.log") : std::nullopt;
}

std::optional<fs::path> agentsFile(const Environment& environment) {
    const auto folder = stateFolder(environment);
    return folder ? std::optional(*folder / "agents.txt") : std::nullopt;
}

} // namespace navsmith::logging
