// Any text: either an error with a line, or a model whose text gives the same text again.
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto findSystem = [](std::string_view id) -> std::optional<text_form::KnownSystem> {
        const auto* system = systems::find(id);
        if (system == nullptr)
            return std::nullopt;
        return text_form::KnownSystem{system->schema, system->identities};
    };
    const auto model = text_form::read(textOf(input), findSystem);
    if (!model) {
        require(model.error().line > 0 && !model.error().reason.empty());
        return;
    }
    const auto& system = *systems::find(model->schema().id);
    const auto text = text_form::write(*model, *system.identities);
    const auto again = text_form::read(text, findSystem);
    require(again && text_form::write(*again, *system.identities) == text);
    (void)system.codec.save(*model);
}
