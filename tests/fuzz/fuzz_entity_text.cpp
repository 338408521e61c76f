// Any text: entities whose numbers are finite, and that are the same when their pairs are written one a line.
#include "core/world/entity_text.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto entities = world::parseEntities(textOf(input));
    std::string text;
    for (const auto& entity : entities) {
        text += "{\n";
        for (const auto& pair : entity.pairs) {
            const auto number = entity.number(pair.key);
            require(!number || std::isfinite(*number));
            const auto vector = world::parseVector(pair.value);
            require(!vector || (std::isfinite(vector->x) && std::isfinite(vector->y) && std::isfinite(vector->z)));
            text += '"' + pair.key + "\" \"" + pair.value + "\"\n";
        }
        (void)entity.spawnFlags();
        text += "}\n";
    }
    // Only words without quotation marks around them can hold one.
    const auto marked = [](const auto& pair) { return (pair.key + pair.value).find('"') != std::string::npos; };
    const bool writable =
        std::ranges::none_of(entities, [&](const auto& entity) { return std::ranges::any_of(entity.pairs, marked); });
    require(!writable || world::parseEntities(text) == entities);
}
