#include "core/systems/paste.h"

#include "core/model/clip.h"
#include "core/model/property.h"
#include "core/systems/arrange.h"
#include "core/world/ray_caster.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace navsmith::systems {

using model::EditError;
using model::Element;
using model::Transaction;

namespace {

/// Rounds the offset, not each position, to the property's step, so that the copy keeps its shape.
double inSteps(const model::ElementType& type, const model::PropertySpec& property, double units, double step) {
    const auto column = property.components.empty() ? property.column : property.components.front();
    if (type.columns[column].storage == model::Storage::F32)
        return units;
    return std::round(units / step) * step;
}

/// The moved value; none if the property is not present in this version of the file.
std::optional<model::Value> moved(const model::PropertySpec& property, const model::Value& value, glm::dvec3 delta) {
    if (const auto* height = std::get_if<double>(&value))
        return *height + delta.z;
    const auto* place = std::get_if<glm::dvec3>(&value);
    if (place == nullptr)
        return std::nullopt;
    return *place + glm::dvec3(delta.x, delta.y, property.components.size() > 2 ? delta.z : 0);
}

tl::expected<void, EditError> moveBy(Transaction& tx, const System& system, std::span<const Element> elements,
                                     glm::dvec3 offset) {
    for (const auto& e : elements) {
        const auto& type = system.schema->type(e.type);
        for (const auto* property : placesOf(system, e.type)) {
            const auto steps = [&](double units, std::size_t component) {
                return inSteps(type, *property, units, property->scaleOf(component));
            };
            const auto before = model::readValue(tx.model(), *property, e);
            const auto* place = std::get_if<glm::dvec3>(&before);
            if (place != nullptr && system.editing.holdsNoPlace != nullptr &&
                system.editing.holdsNoPlace(*property, *place))
                continue;
            const auto value = moved(*property, before, {steps(offset.x, 0), steps(offset.y, 1), steps(offset.z, 2)});
            if (!value)
                continue;
            const auto outcome = model::writeValue(tx, e.type, *property, std::span(&e.slot, 1), *value);
            if (!outcome.accepted || outcome.clamped > 0)
                return tl::unexpected(EditError{texts::format("The copy would be outside the world.")});
        }
    }
    return {};
}

EditResult paste(const System& system, Transaction& tx, const model::Clip& clip, model::Outside outside,
                 glm::dvec3 offset) {
    if (system.editing.attachPasted == nullptr)
        return tl::unexpected(EditError{texts::format("Nothing can be pasted into this type of document.")});
    const auto pasted = model::paste(tx, clip, outside);
    if (!pasted)
        return tl::unexpected(pasted.error());
    if (auto moved = moveBy(tx, system, *pasted, offset); !moved)
        return tl::unexpected(moved.error());
    return system.editing.attachPasted(tx, *pasted);
}

/// Whether rows of a type have only a name, like the places of a mesh.
bool isName(const System& system, model::ElementTypeId type) {
    const auto& spec = system.schema->type(type);
    const auto* name = spec.namedBy.empty() ? nullptr : spec.findProperty(spec.namedBy);
    return name != nullptr && name->type == model::PropertyType::Text && placesOf(system, type).empty();
}

/// Adds the names that the elements refer to, since they should have the same names in another document.
std::vector<Element> withNames(const System& system, const model::Model& model, std::span<const Element> elements) {
    std::vector<Element> all(elements.begin(), elements.end());
    std::set<Element> members(elements.begin(), elements.end());
    for (const auto& e : elements) {
        for (const auto& property : system.schema->type(e.type).properties) {
            if (property.type != model::PropertyType::Reference || property.derived() || !model.isLive(e))
                continue;
            const auto value = model::readValue(model, property, e);
            const auto* target = std::get_if<Element>(&value);
            if (target != nullptr && target->valid() && isName(system, target->type) && members.insert(*target).second)
                all.push_back(*target);
        }
    }
    return all;
}

} // namespace

const Edit* editFor(const System& system, EditRole role) {
    const auto it = std::ranges::find(system.editing.edits, role, &Edit::role);
    return it == system.editing.edits.end() ? nullptr : &*it;
}

std::string copyText(const System& system, const model::Model& model, std::span<const Element> elements) {
    const auto clip = model::standalone(model::copy(model, withNames(system, model, elements)), *system.schema);
    return clip.empty() ? std::string() : model::toText(clip, *system.schema);
}

EditResult pasteText(const System& system, Transaction& tx, std::string_view text, glm::dvec3 offset) {
    const auto clip = model::fromText(text, *system.schema);
    if (!clip)
        return tl::unexpected(EditError{clip.error()});
    return paste(system, tx, *clip, model::Outside::Drop, offset);
}

EditResult mergeText(const System& system, Transaction& tx, std::string_view text, const world::RayCaster* ground) {
    const auto* merge = editFor(system, EditRole::Merge);
    if (merge == nullptr)
        return tl::unexpected(EditError{texts::format("This type of document cannot merge. Paste in place instead.")});
    auto pasted = pasteText(system, tx, text, glm::dvec3(0));
    if (!pasted)
        return pasted;
    if (auto reason = whyDisabled(*merge, tx.model(), *pasted); !reason.empty()) {
        tx.note(std::move(reason));
        return pasted;
    }
    const auto numbers = initialNumbers(*merge, tx.model(), *pasted);
    return run(*merge, tx, *pasted, {numbers, ground});
}

EditResult duplicate(const System& system, Transaction& tx, std::span<const Element> elements, glm::dvec3 offset) {
    return paste(system, tx, model::copy(tx.model(), elements), model::Outside::Keep, offset);
}

} // namespace navsmith::systems
