#include "core/systems/texts.h"

#include <fmt/format.h>

#include <string>

namespace navsmith::systems {

namespace {

class Replacer {
public:
    explicit Replacer(const model::ReplaceText& replace) : replace_(replace) {}

    void put(std::string_view& text, const std::string& id) const {
        if (!text.empty())
            text = replace_(text, id);
    }

    void put(std::string& text, const std::string& id) const {
        if (!text.empty())
            text = replace_(text, id);
    }

    void put(std::vector<Parameter>& parameters, const std::string& owner) const {
        for (auto& parameter : parameters) {
            const auto id = fmt::format("{}.{}", owner, parameter.id);
            put(parameter.title, id);
            put(parameter.help, id + ".help");
            put(parameter.unit, id + ".unit");
            for (std::size_t i = 0; i < parameter.names.size(); ++i)
                put(parameter.names[i], fmt::format("{}.{}", id, i));
        }
    }

private:
    const model::ReplaceText& replace_;
};

} // namespace

void replaceTexts(System& system, std::vector<checks::Rule>& rules, const model::ReplaceText& replace) {
    const Replacer texts(replace);
    const auto idOf = [&](std::string_view part) { return fmt::format("{}.{}", system.id, part); };
    texts.put(system.title, std::string(system.id));
    for (auto& variant : system.codec.variants)
        texts.put(variant.title, idOf(variant.id));
    for (auto& format : system.versions.formats)
        texts.put(format.title, idOf(format.id));
    for (auto& rule : rules) {
        const std::string id(rule.id);
        texts.put(rule.title, id);
        texts.put(rule.fault, id + ".fault");
        texts.put(rule.fixTitle, id + ".fix");
    }
    for (auto& edit : system.editing.edits) {
        const auto id = idOf(edit.id);
        texts.put(edit.title, id);
        texts.put(edit.help, id + ".help");
        texts.put(edit.section, id + ".section");
        texts.put(edit.parameters, id);
    }
    for (auto& builder : system.editing.builders) {
        const auto id = idOf(builder.id);
        texts.put(builder.title, id);
        texts.put(builder.help, id + ".help");
        texts.put(builder.parameters, id);
    }
    for (auto& maker : system.editing.polygonMakers) {
        const auto id = idOf(maker.id);
        texts.put(maker.title, id);
        texts.put(maker.help, id + ".help");
        texts.put(maker.parameters, id);
    }
    for (auto& symbol : system.view.symbols) {
        const auto id = idOf(system.schema->type(symbol.type).id);
        for (auto& handle : symbol.handles)
            texts.put(handle.title, id + ".handle");
        for (auto& entry : symbol.legend)
            texts.put(entry.title, id + ".legend");
        for (auto& group : symbol.groups)
            texts.put(group.title, fmt::format("{}.{}", id, group.id));
    }
    for (auto& traveller : system.routing.travellers) {
        const auto id = idOf(traveller.id);
        texts.put(traveller.title, id);
        texts.put(traveller.help, id + ".help");
    }
    for (auto& kind : system.routing.kinds)
        texts.put(kind, idOf("way"));
    for (auto& closure : system.routing.closures)
        texts.put(closure.sentence, idOf(closure.id));
    for (auto& population : system.traffic.populations) {
        const auto id = idOf(population.id);
        texts.put(population.title, id);
        texts.put(population.help, id + ".help");
    }
    for (auto& setting : system.settings) {
        const auto id = idOf(setting.id);
        texts.put(setting.title, id);
        texts.put(setting.help, id + ".help");
        for (auto& option : setting.options)
            texts.put(option.title, fmt::format("{}.{}", id, option.id));
    }
    for (auto& overlay : system.view.overlays) {
        const auto id = idOf(overlay.id);
        texts.put(overlay.title, id);
        texts.put(overlay.help, id + ".help");
    }
}

} // namespace navsmith::systems
