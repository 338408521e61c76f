#include "app/logging/state_folder.h"

#include <cstdlib>

namespace navsmith::logging {

namespace fs = std::filesystem;

namespace {

[[maybe_unused]] std::optional<fs::path> absoluteFrom(const Environment& environment, const char* name) {
    const auto value = environment(name);
    if (!value || !fs::path(*value).is_absolute())
        return std::nullopt;
    return fs::path(*value);
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
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing of ours changes the environment
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return std::string(value);
}

std::optional<fs::path> stateFolder(const Environment& environment) {
    const auto folder = userStateFolder(environment);
    return folder ? std::optional(*folder / "navsmith") : std::nullopt;
}

std::optional<fs::path> defaultLogFile(const Environment& environment) {
    const auto folder = stateFolder(environment);
    return folder ? std::optional(*folder / "navsmith.log") : std::nullopt;
}

} // namespace navsmith::logging
