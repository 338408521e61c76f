#include "core/systems/common_verbs.h"

#include "core/systems/arrange.h"
#include "core/systems/paste.h"
#include "core/systems/registry.h"

#include <algorithm>

namespace navsmith::systems {

using model::Element;
using model::Model;
using model::Transaction;

namespace {

using Selection = std::span<const Element>;
using Values = const Given&;

/// A schema's id is its system's.
const System& systemOf(const Model& m) {
    return *find(m.schema().id);
}

std::string unfitArrange(const Model& m, Selection selection) {
    if (selection.size() < 3)
        return "Choose three elements or more.";
    const auto kind = selection.front().kind;
    if (!std::ranges::all_of(selection, [&](const Element& e) { return e.kind == kind; }))
        return "Choose elements of one kind.";
    return pointOf(systemOf(m), kind) == nullptr ? "These have no place of their own that could be moved." : "";
}

template <typename Arrange>
VerbResult arrange(Transaction& tx, std::span<const Element> order, Selection selection, Arrange arranged) {
    const auto& m = tx.model();
    const auto* point = pointOf(systemOf(m), order.front().kind);
    Points points;
    for (const auto& e : order) {
        const auto value = model::readValue(m, *point, e);
        const auto* place = std::get_if<glm::dvec3>(&value);
        if (place == nullptr)
            return tl::unexpected(model::Refusal{"One of these has no place in this version of the file."});
        points.push_back(*place);
    }
    const Points places = arranged(points);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (places[i] != points[i])
            model::writeValue(tx, order[i].kind, *point, std::span(&order[i].slot, 1), places[i]);
    }
    return Elements(selection.begin(), selection.end());
}

VerbResult runAlign(Transaction& tx, Selection selection, Values) {
    return arrange(tx, selection, selection, aligned);
}

VerbResult runSpread(Transaction& tx, Selection selection, Values) {
    return arrange(tx, alongEdges(tx.model(), selection), selection, spread);
}

VerbResult runSmooth(Transaction& tx, Selection selection, Values values) {
    return arrange(tx, alongEdges(tx.model(), selection), selection,
                   [&](const Points& points) { return smoothed(points, values[0]); });
}

std::string unfitDuplicate(const Model& m, Selection selection) {
    const bool any =
        std::ranges::any_of(selection, [&](const Element& e) { return e.kind != model::kFileKind && m.isLive(e); });
    return any ? "" : "Choose what to copy.";
}

VerbResult runDuplicate(Transaction& tx, Selection selection, Values values) {
    auto made = duplicate(systemOf(tx.model()), tx, selection, {values[0], values[1], values[2]});
    if (made && made->empty())
        return tl::unexpected(model::Refusal{"Nothing of this can be copied by itself."});
    return made;
}

Parameter distance(std::string_view id, std::string_view title, std::string_view help, std::string_view unit,
                   double initial) {
    return {.id = id,
            .title = title,
            .help = help,
            .unit = unit,
            .min = -1e6,
            .max = 1e6,
            .step = 1,
            .decimals = 3,
            .initial = initial};
}

} // namespace

std::vector<Verb> commonVerbs(const System& system) {
    const model::PropertySpec* point = nullptr;
    const model::PropertySpec* place = nullptr;
    for (model::KindId kind = 0; kind < system.schema->kindCount(); ++kind) {
        point = point != nullptr ? point : pointOf(system, kind);
        if (const auto places = placesOf(system, kind); place == nullptr && !places.empty())
            place = places.front();
    }
    std::vector<Verb> verbs;
    if (system.adopt != nullptr && place != nullptr)
        verbs.push_back({.id = "duplicate",
                         .title = "Duplicate",
                         .help = "Copies what is chosen, with what belongs to it, to another place",
                         .section = "Arrange",
                         .shortcut = "Ctrl+D",
                         .parameters = {distance("dx", "Along x", "How far along x the copy lies", place->unit, 20),
                                        distance("dy", "Along y", "How far along y the copy lies", place->unit, 20),
                                        distance("dz", "Up", "How far above the copy lies", place->unit, 0)},
                         .unfit = unfitDuplicate,
                         .run = runDuplicate});
    if (point == nullptr)
        return verbs;
    verbs.push_back({.id = "align",
                     .title = "Align",
                     .help = "Puts all on the straight line from the first chosen to the last",
                     .section = "Arrange",
                     .unfit = unfitArrange,
                     .run = runAlign});
    verbs.push_back({.id = "spread",
                     .title = "Spread evenly",
                     .help = "Puts all at even distances along their line; its ends stay",
                     .section = "Arrange",
                     .unfit = unfitArrange,
                     .run = runSpread});
    verbs.push_back({.id = "smooth",
                     .title = "Smooth",
                     .help = "Draws each towards the middle between its neighbours; the ends of the line stay",
                     .section = "Arrange",
                     .parameters = {{.id = "strength",
                                     .title = "Strength",
                                     .help = "1: all the way to the middle",
                                     .unit = {},
                                     .min = 0,
                                     .max = 1,
                                     .step = 0.1,
                                     .decimals = 2,
                                     .initial = 0.5}},
                     .unfit = unfitArrange,
                     .run = runSmooth});
    return verbs;
}

} // namespace navsmith::systems
