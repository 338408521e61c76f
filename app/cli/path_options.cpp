#include "app/cli/path_options.h"

#include "core/files/path_text.h"

#include <algorithm>
#include <iterator>

namespace navsmith::cli {

namespace {

template <typename Path>
CLI::Option* addOne(CLI::App& app, const std::string& name, Path& to, const std::string& help) {
    return app.add_option_function<std::string>(
        name, [&to](const std::string& text) { to = files::fromBytes(text); }, help);
}

} // namespace

CLI::Option* addPath(CLI::App& app, const std::string& name, std::filesystem::path& to, const std::string& help) {
    return addOne(app, name, to, help);
}

CLI::Option* addPath(CLI::App& app, const std::string& name, std::optional<std::filesystem::path>& to,
                     const std::string& help) {
    return addOne(app, name, to, help);
}

CLI::Option* addPath(CLI::App& app, const std::string& name, std::vector<std::filesystem::path>& to,
                     const std::string& help) {
    const auto take = [&to](const std::vector<std::string>& texts) {
        to.clear();
        std::ranges::transform(texts, std::back_inserter(to), files::fromBytes);
    };
    return app.add_option_function<std::vector<std::string>>(name, take, help);
}

} // namespace navsmith::cli
