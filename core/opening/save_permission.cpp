#include "core/opening/save_permission.h"

#include "formats/texts/texts.h"

namespace navsmith::opening {

namespace {

std::string refusalOf(const systems::System& system, const model::Model& model) {
    return system.codec.whyNotSaved == nullptr ? std::string() : system.codec.whyNotSaved(model);
}

} // namespace

std::optional<SavePermission> neededPermission(const systems::System& system, const model::Model& model) {
    auto reason = refusalOf(system, model);
    if (reason.empty())
        return std::nullopt;
    auto other = model;
    for (std::size_t setting = 0; setting < system.settings.size(); ++setting) {
        const auto options = systems::optionsOf(system.settings[setting], model).size();
        for (std::size_t option = 0; option < options; ++option) {
            other.setSetting(setting, option);
            if (refusalOf(system, other).empty())
                return SavePermission{std::move(reason), {setting, option}};
        }
        other.setSetting(setting, model.setting(setting));
    }
    return std::nullopt;
}

std::string whyNotSaved(const systems::System& system, const model::Model& model) {
    const auto permission = neededPermission(system, model);
    if (!permission)
        return refusalOf(system, model);
    const auto& setting = system.settings[permission->allows.setting];
    const auto& option = setting.options[permission->allows.option];
    return texts::format("{}. To save it anyway, use --with {}={}, or choose {}: {} in Display", permission->reason,
                         setting.id, option.id, setting.title, option.title);
}

} // namespace navsmith::opening
