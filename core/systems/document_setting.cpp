#include "core/systems/document_setting.h"

#include <algorithm>

namespace navsmith::systems {

std::vector<DocumentSetting::Option> optionsOf(const DocumentSetting& setting, const model::Model& model) {
    auto options = setting.options;
    if (setting.offered != nullptr)
        options.resize(std::min(options.size(), setting.offered(model)));
    return options;
}

std::optional<SettingValue> findSetting(const std::vector<DocumentSetting>& settings, const model::Model& model,
                                        std::string_view text) {
    const auto sign = text.find('=');
    const auto setting = std::ranges::find(settings, text.substr(0, sign), &DocumentSetting::id);
    if (sign == std::string_view::npos || setting == settings.end())
        return std::nullopt;
    const auto options = optionsOf(*setting, model);
    const auto option = std::ranges::find(options, text.substr(sign + 1), &DocumentSetting::Option::id);
    if (option == options.end())
        return std::nullopt;
    return SettingValue{static_cast<std::size_t>(setting - settings.begin()),
                        static_cast<std::size_t>(option - options.begin())};
}

} // namespace navsmith::systems
