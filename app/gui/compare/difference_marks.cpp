#include "app/gui/compare/difference_marks.h"

#include "core/symbol/overrides.h"
#include "render/highlight.h"

#include <array>

namespace navsmith::gui {

namespace {

constexpr std::array<symbol::Rgba, kDifferenceKinds> kColours{symbol::rgb(0x4CD964), symbol::rgb(0xFF4D4D),
                                                              symbol::rgb(0xFFC53D), symbol::rgb(0x5AB0FF)};
/// Colours of the safe palette that differ most in brightness, too.
constexpr std::array<std::size_t, kDifferenceKinds> kSafe{1, 4, 0, 5};

} // namespace

std::optional<glm::vec3> drawnAt(const systems::System& system, const model::Model& model, model::Element element) {
    const auto* drawn = symbol::symbolOf(system.view, element.type);
    if (drawn == nullptr || drawn->anchor == nullptr || !model.isLive(element))
        return std::nullopt;
    return drawn->anchor(model, element.slot);
}

DifferenceKind kindOf(const systems::System& system, const model::Model& ours, const model::Model& theirs,
                      const compare::ElementDifference& element) {
    if (element.isAdded())
        return DifferenceKind::Added;
    if (element.isRemoved())
        return DifferenceKind::Removed;
    const auto here = drawnAt(system, ours, {element.type, element.a});
    const auto there = drawnAt(system, theirs, {element.type, element.b});
    return here && there && *here != *there ? DifferenceKind::Moved : DifferenceKind::Changed;
}

symbol::Rgba differenceColour(DifferenceKind kind, symbol::Palette palette) {
    const auto index = static_cast<std::size_t>(kind);
    return palette == symbol::Palette::Standard ? kColours[index] : symbol::safeColours()[kSafe[index]];
}

symbol::Primitives differenceMarks(const systems::System& system, const model::Model& ours, const model::Model& theirs,
                                   const compare::Difference& difference, std::span<const std::size_t> which,
                                   const symbol::Overrides& overrides, symbol::Palette palette) {
    symbol::Primitives out;
    for (const auto index : which) {
        const auto& element = difference.elements[index];
        const auto* drawn = symbol::symbolOf(system.view, element.type);
        if (drawn == nullptr || symbol::isTypeHidden(overrides, element.type))
            continue;
        const bool inOurs = !element.isAdded() && ours.isLive({element.type, element.a});
        if (inOurs && symbol::isHidden(overrides, *drawn, ours, element.a))
            continue;
        const auto kind = kindOf(system, ours, theirs, element);
        const auto colour = differenceColour(kind, palette);
        if (inOurs)
            render::drawInColour(ours, *drawn, element.a, colour, out);
        if (kind == DifferenceKind::Added || kind == DifferenceKind::Moved)
            render::drawInColour(theirs, *drawn, element.b, colour, out);
        if (kind == DifferenceKind::Moved) {
            out.line(*drawnAt(system, ours, {element.type, element.a}),
                     *drawnAt(system, theirs, {element.type, element.b}), colour, 2,
                     symbol::SegmentArrow | symbol::SegmentDashed);
        }
    }
    return out;
}

} // namespace navsmith::gui
