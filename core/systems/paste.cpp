#include "core/systems/paste.h"

#include "core/model/clip.h"
#include "core/model/property.h"
#include "core/systems/arrange.h"

#include <cmath>

namespace navsmith::systems {

using model::Element;
using model::Refusal;
using model::Transaction;

namespace {

tl::expected<void, Refusal> moveBy(Transaction& tx, const System& system, std::span<const Element> made,
                                   glm::dvec3 offset) {
    for (const auto& e : made) {
        const auto* point = pointOf(system, e.kind);
        if (point == nullptr)
            continue;
        // Rounded as a whole, so that the copy has the shape of what was copied.
        const auto steps = [&](double units) { return std::round(units / point->step()) * point->step(); };
        const auto value = model::readValue(tx.model(), *point, e);
        const auto* place = std::get_if<glm::dvec3>(&value);
        if (place == nullptr)
            continue;
        const glm::dvec3 delta(steps(offset.x), steps(offset.y), point->components.size() > 2 ? steps(offset.z) : 0);
        const auto outcome = model::writeValue(tx, e.kind, *point, std::span(&e.slot, 1), *place + delta);
        if (!outcome.accepted || outcome.clamped > 0)
            return tl::unexpected(Refusal{"The copy would lie outside the world."});
    }
    return {};
}

VerbResult paste(const System& system, Transaction& tx, const model::Clip& clip, model::Outside outside,
                 glm::dvec3 offset) {
    if (system.adopt == nullptr)
        return tl::unexpected(Refusal{"Nothing can be pasted into this kind of document."});
    const auto made = model::paste(tx, clip, outside);
    if (!made)
        return tl::unexpected(made.error());
    if (auto moved = moveBy(tx, system, *made, offset); !moved)
        return tl::unexpected(moved.error());
    return system.adopt(tx, *made);
}

} // namespace

std::string copyText(const System& system, const model::Model& model, std::span<const Element> elements) {
    const auto clip = model::standalone(model::copy(model, elements), *system.schema);
    return clip.empty() ? std::string() : model::toText(clip, *system.schema);
}

VerbResult pasteText(const System& system, Transaction& tx, std::string_view text, glm::dvec3 offset) {
    const auto clip = model::fromText(text, *system.schema);
    if (!clip)
        return tl::unexpected(Refusal{clip.error()});
    return paste(system, tx, *clip, model::Outside::Drop, offset);
}

VerbResult duplicate(const System& system, Transaction& tx, std::span<const Element> elements, glm::dvec3 offset) {
    return paste(system, tx, model::copy(tx.model(), elements), model::Outside::Keep, offset);
}

} // namespace navsmith::systems
