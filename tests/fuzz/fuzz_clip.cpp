// The first byte selects a system. Any text: no clip, or one that is written as text and read as the same text, and
// that can be pasted or not; and a value of a property, or none.
#include "core/model/clip.h"
#include "core/model/property.h"
#include "core/systems/paste.h"
#include "core/systems/registry.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    if (input.empty())
        return;
    const auto known = systems::all();
    const auto& system = known[std::to_integer<std::size_t>(input[0]) % known.size()];
    const auto text = textOf(input.subspan(1));
    const auto& schema = *system.schema;
    for (model::ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        for (const auto& property : schema.type(type).properties)
            (void)model::parseValue(property, text);
    }
    const auto clip = model::fromText(text, schema);
    if (!clip) {
        require(!clip.error().empty());
        return;
    }
    const auto written = model::toText(*clip, schema);
    const auto again = model::fromText(written, schema);
    require(again && model::toText(*again, schema) == written);
    if (system.editing.attachPasted == nullptr)
        return;
    auto m = model::ModelBuilder(system.schema).finish();
    model::Transaction tx(m, "Paste");
    const auto pasted = systems::pasteText(system, tx, text, {1, 2, 3});
    require(pasted || !pasted.error().reason.empty());
}
