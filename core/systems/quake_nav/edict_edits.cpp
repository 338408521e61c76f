#include "core/model/property.h"
#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/shared/box.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace navsmith::systems::quake_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<Choice> kBrush{"brush"}; ///< index into brushesOf()
constexpr Argument<double> kNumber{"number"};
/// No mover has this number; it means the one that the map or another edict tells.
constexpr double kFromMap = 0;
constexpr Argument<float> kReach{"reach"};
constexpr Argument<bool> kTakeGuesses{"guesses"};

const world::MapGeometry* geometryOf(const Model& m) {
    return m.map() != nullptr ? &m.map()->geometry : nullptr;
}

/// Entities with a brush model that may move, in map order.
std::vector<std::size_t> movers(const world::MapGeometry& map) {
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < map.entities.size(); ++i) {
        const auto name = map.entities[i].className();
        if (name.starts_with("func_") && entityBox(map, i))
            indexes.push_back(i);
    }
    return indexes;
}

constexpr auto kSure = symbol::rgb(0x63D471);
constexpr auto kGuess = symbol::rgb(0xF2C14E);

/// The link to tie: selected directly or through its edict or traversal, or the only one between selected nodes.
Slot linkToTie(const Model& m, Selection selection) {
    const auto links = selectedLinks(m, selection);
    return links.size() == 1 ? links.front() : kNoSlot;
}

bool storesEntity(const Model& m) {
    return layoutOf(m, fileRow(m)).edicts == quake::EdictForm::EntityId;
}

/// The stored number of an entity: NAV2 counts down from -1, NAV3 stores the model.
std::int32_t storedNumber(const Model& m, double number) {
    return gameOf(m) == quake::NavGame::Quake ? -static_cast<std::int32_t>(number) - 1
                                              : static_cast<std::int32_t>(number);
}

double shownNumber(const Model& m, std::int32_t stored) {
    return gameOf(m) == quake::NavGame::Quake ? -static_cast<double>(stored) - 1 : static_cast<double>(stored);
}

// Retying ----------------------------------------------------------------------------------------------------------

struct Retied {
    Slot edict = kNoSlot;
    std::vector<BrushMatch> candidates; ///< empty: the map has no entity of this size
    bool moves = false;                 ///< the box moves to the entity's position in the map
    bool otherSize = false;
};

std::vector<Slot> edictsMeant(const Model& m, Selection selection) {
    return selectedOrAll(m, selection, kEdict);
}

/// The nearest mover of any size, in case the mapper has resized it.
std::optional<BrushMatch> nearestMover(const world::MapGeometry& map, const glm::vec3& low, const glm::vec3& high,
                                       float reach) {
    std::optional<BrushMatch> best;
    const auto middle = (low + high) * 0.5F;
    for (const auto i : movers(map)) {
        const auto box = entityBox(map, i);
        const float distance = glm::distance((box->minimum + box->maximum) * 0.5F, middle);
        if (distance <= reach && (!best || distance < best->distance))
            best = BrushMatch{i, map.entities[i].model.value_or(0), distance, false};
    }
    return best;
}

/// Whether the mapper has moved an entity since. Lifts are saved lowered, trains anywhere on their path, other movers
/// at rest.
bool hasMoved(const world::MapGeometry& map, std::size_t entity, const glm::vec3& low) {
    const auto box = entityBox(map, entity);
    constexpr float beside = 20; // buttons are saved pressed, up to 16 units away
    const bool train = map.entities[entity].className().starts_with("func_train");
    return !train && (std::abs(box->minimum.x - low.x) > beside || std::abs(box->minimum.y - low.y) > beside);
}

std::vector<Retied> planOf(const Model& m, Selection selection, float reach) {
    std::vector<Retied> plan;
    const auto* map = geometryOf(m);
    for (const Slot e : edictsMeant(m, selection)) {
        const auto low = pointOf(m, kEdictMin, e);
        const auto high = pointOf(m, kEdictMax, e);
        if (!isFinite(low) || !isFinite(high)) {
            plan.push_back({e, {}, false, false});
            continue;
        }
        Retied entry{e, matches(*map, low, high), false, false};
        if (!entry.candidates.empty()) {
            entry.moves = hasMoved(*map, entry.candidates.front().entity, low);
        } else if (const auto near = nearestMover(*map, low, high, reach)) {
            entry.candidates.push_back(*near);
            entry.moves = entry.otherSize = true;
        }
        plan.push_back(std::move(entry));
    }
    return plan;
}

std::string planText(const Model& m, const Retied& entry) {
    const auto name = model::elementName(m, {kEdict, entry.edict});
    if (entry.candidates.empty())
        return texts::format("{}: the map has no brush of this or a similar size", name);
    const auto& best = entry.candidates.front();
    const auto entity = nameOfEntity(*geometryOf(m), best.entity);
    if (entry.otherSize)
        return texts::format("{}: guess: {}, {:.0f} units away. Its size differs, so the box changes.", name, entity,
                             best.distance);
    const auto moves = entry.moves ? texts::format("; the box moves to it") : "";
    return best.sure ? fmt::format("{}: {}{}", name, entity, moves)
                     : texts::format("{}: guess: {}, the nearest of {} of this size{}", name, entity,
                                     entry.candidates.size(), moves);
}

std::vector<std::string> brushesOf(const Model& m) {
    std::vector<std::string> names;
    if (const auto* map = geometryOf(m)) {
        for (const auto i : movers(*map))
            names.push_back(nameOfEntity(*map, i));
    }
    return names;
}

std::string whyNotTie(const Model& m, Selection selection) {
    if (linkToTie(m, selection) == kNoSlot)
        return texts::format("Select one link, or its edict.");
    return movers(*geometryOf(m)).empty() ? texts::format("The map has no moving brush entity.") : "";
}

/// The number to store for an edict at a brush: that of an edict there, or what the original Quake II gives its model.
/// Quake's number is a slot of the running game, so there is none to propose.
double proposedNumber(const Model& m, const world::MapGeometry& map, std::size_t entity) {
    std::optional<double> number;
    m.forEachLive(kEdict, [&](Slot e) {
        const auto same = matches(map, pointOf(m, kEdictMin, e), pointOf(m, kEdictMax, e));
        const double shown = shownNumber(m, m.get(edict::entity, e));
        if (!number && shown > kFromMap && !same.empty() && same.front().sure && same.front().entity == entity)
            number = shown;
    });
    if (number)
        return *number;
    return gameOf(m) == quake::NavGame::Quake ? kFromMap : modelIndexInQuake2(map.entities[entity]);
}

Proposal proposeTie(const Model& m, Selection selection) {
    const Slot l = linkToTie(m, selection);
    const auto* map = geometryOf(m);
    if (l == kNoSlot || map == nullptr)
        return {};
    const Slot e = edictOf(m, l);
    const auto all = movers(*map);
    std::size_t best = 0;
    float nearest = std::numeric_limits<float>::max();
    const auto ends = endsOf(m, l);
    const auto low = e != kNoSlot ? pointOf(m, kEdictMin, e) : ends ? originOf(m, ends->from) : glm::vec3(0);
    const auto high = e != kNoSlot ? pointOf(m, kEdictMax, e) : ends ? originOf(m, ends->to) : glm::vec3(0);
    const auto same = e != kNoSlot ? matches(*map, low, high) : std::vector<BrushMatch>();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto box = entityBox(*map, all[i]);
        const auto middle = (box->minimum + box->maximum) * 0.5F;
        const bool match = !same.empty() && same.front().entity == all[i];
        const float distance = match ? -1 : glm::distance(middle, (low + high) * 0.5F);
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    if (all.empty())
        return {};
    return {{kBrush, best},
            {kNumber, e != kNoSlot ? shownNumber(m, m.get(edict::entity, e)) : proposedNumber(m, *map, all[best])}};
}

Description describeTie(const Model& m, Selection, Arguments arguments) {
    const auto* map = geometryOf(m);
    const auto all = map != nullptr ? movers(*map) : std::vector<std::size_t>();
    const auto at = arguments.get(kBrush).value_or(0);
    if (at >= all.size())
        return {};
    const auto box = restingBox(*map, all[at]);
    Description out;
    const auto size = box->maximum - box->minimum;
    out.text =
        gameOf(m) == quake::NavGame::Quake
            ? texts::format("{} by {} by {} units. The number is the one that nav_edit shows in the running game.",
                            size.x, size.y, size.z)
            : texts::format("{} by {} by {} units. The running game may give the model another index.", size.x, size.y,
                            size.z);
    draw(out.marks, {box->minimum, box->maximum}, kSure, 3);
    return out;
}

EditResult runTie(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const Slot l = linkToTie(m, selection);
    const auto all = movers(*geometryOf(m));
    const auto at = arguments.get(kBrush).value_or(0);
    if (l == kNoSlot || at >= all.size())
        return refused(texts::format("There is no such brush entity."));
    const auto box = restingBox(*geometryOf(m), all[at]);
    const double chosen = arguments.get(kNumber);
    const double number = chosen == kFromMap ? proposedNumber(m, *geometryOf(m), all[at]) : chosen;
    Slot e = edictOf(m, l);
    if (e == kNoSlot) {
        e = tx.create(kEdict);
        if (e == kNoSlot)
            return Elements{};
        tx.set(edict::file, e, Ref::to(fileRow(m)));
        tx.set(edict::link, e, Ref::to(l));
    }
    setPoint(tx, kEdictMin, e, box->minimum);
    setPoint(tx, kEdictMax, e, box->maximum);
    if (storesEntity(m))
        tx.set(edict::entity, e, storedNumber(m, number));
    return Elements{{kEdict, e}};
}

std::string whyNotRetie(const Model& m, Selection selection) {
    return edictsMeant(m, selection).empty() ? texts::format("The document has no edicts.") : "";
}

Description describeRetie(const Model& m, Selection selection, Arguments arguments) {
    Description out;
    std::size_t sure = 0;
    std::size_t guesses = 0;
    const auto plan = planOf(m, selection, arguments.get(kReach));
    for (const auto& entry : plan) {
        out.report += planText(m, entry) + "\n";
        if (entry.candidates.empty())
            continue;
        const auto box = restingBox(*geometryOf(m), entry.candidates.front().entity);
        const bool certain = entry.candidates.front().sure && !entry.otherSize;
        (certain ? sure : guesses) += 1;
        draw(out.marks, {box->minimum, box->maximum}, certain ? kSure : kGuess, 3);
    }
    out.text = texts::format("{} certain, {} guessed, {} without a match", sure, guesses, plan.size() - sure - guesses);
    return out;
}

EditResult runRetie(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const bool guessesToo = arguments.get(kTakeGuesses);
    Elements changed;
    std::size_t left = 0;
    for (const auto& entry : planOf(m, selection, arguments.get(kReach))) {
        const bool certain = !entry.candidates.empty() && entry.candidates.front().sure && !entry.otherSize;
        if (entry.candidates.empty() || (!certain && !guessesToo)) {
            ++left;
            continue;
        }
        // Keep the box of an unmoved entity: the map does not tell where a mover was when the file was saved.
        if (!entry.moves)
            continue;
        const auto box = restingBox(*geometryOf(m), entry.candidates.front().entity);
        setPoint(tx, kEdictMin, entry.edict, box->minimum);
        setPoint(tx, kEdictMax, entry.edict, box->maximum);
        changed.push_back({kEdict, entry.edict});
    }
    if (left != 0)
        tx.note(texts::format("{} unchanged. Numbers do not change, since only the running game knows them.",
                              model::countedName(m.schema().type(kEdict), left)));
    return changed.empty() ? same(selection) : changed;
}

} // namespace

std::vector<Edit> edictEdits(quake::NavGame game) {
    return {
        {.id = "tie",
         .title = "Tie to Brush",
         .help = "Ties a link to a door, elevator, train or button, with the bounds of that entity in the map",
         .section = "Edicts",
         .shortcut = "Shift+B",
         .parameters =
             {choiceParameter(kBrush, "Brush entity", "Brush entities of the map, with their target names", brushesOf),
              numberParameter(kNumber, game == quake::NavGame::Quake ? "Edict number" : "Model index",
                              game == quake::NavGame::Quake
                                  ? "Number in the running game, as shown by nav_edit. The map does not contain it."
                                  : "Index of the model in the running game. Proposed is that of another edict at the "
                                    "brush, or the number of the model plus 1.",
                              {.min = game == quake::NavGame::Quake ? 0.0 : -2147483648.0, .max = 2147483646})},
         .needsMap = true,
         .whyDisabled = whyNotTie,
         .propose = proposeTie,
         .describe = describeTie,
         .run = runTie},
        {.id = "retie",
         .title = "Retie After Recompile",
         .help = "Finds the brush entity of each selected edict, or of all edicts, by its box. Numbers do not change.",
         .section = "Edicts",
         .scope = EditScope::SelectionOrDocument,
         .parameters = {units(kReach, "Maximum distance", "Distance up to which brushes of another size are considered",
                              0, 4096, 64),
                        choiceParameter(kTakeGuesses, "Guesses",
                                        "What to do if several entities match, or only entities of another size",
                                        {"leave", "take"})},
         .needsMap = true,
         .whyDisabled = whyNotRetie,
         .describe = describeRetie,
         .run = runRetie},
    };
}

} // namespace navsmith::systems::quake_nav
