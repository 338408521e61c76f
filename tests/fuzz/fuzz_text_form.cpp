// Any text: either an error with a line, or a model whose text gives the same text again.
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace {

std::optional<navsmith::text_form::KnownSystem> findSystem(std::string_view id) {
    const auto* system = navsmith::systems::find(id);
    if (system == nullptr)
        return std::nullopt;
    return navsmith::text_form::KnownSystem{system->schema, system->identities};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace navsmith;
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto model = text_form::read(input, findSystem);
    if (!model) {
        if (model.error().line == 0 || model.error().reason.empty())
            std::abort();
        return 0;
    }
    const auto& identities = *systems::find(model->schema().id)->identities;
    const auto text = text_form::write(*model, identities);
    const auto again = text_form::read(text, findSystem);
    if (!again || text_form::write(*again, identities) != text)
        std::abort();
    (void)systems::find(model->schema().id)->codec.save(*model);
    return 0;
}
