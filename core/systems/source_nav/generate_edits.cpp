// Makes the mesh from the map, as the game's own generator does, or parts of it.
#include "core/model/wording.h"
#include "core/systems/source_nav/borders.h"
#include "core/systems/source_nav/edits.h"
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/map_size.h"
#include "core/systems/source_nav/mesh_rows.h"
#include "core/systems/source_nav/reshape.h"
#include "core/systems/source_nav/selected_elements.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

enum class Where : std::uint8_t { Everywhere, Gaps, Selection };
enum class From : std::uint8_t { FirstStart, AllStarts, Selection };
enum class Analysis : std::uint8_t { All, HidingSpots, None };

constexpr Argument<Choice> kWhere{"where"};
constexpr Argument<Choice> kFrom{"from"};
constexpr Argument<bool> kKeep{"keep"};
constexpr Argument<Choice> kAnalysis{"analysis"};

constexpr std::uint32_t kLastVersion = 5; ///< of GoldSrc
constexpr float kSeedHeight = 36;         ///< above an element; the ground is looked for below
constexpr float kCovered = 0.5F;          ///< part of an area: where another one is already, or was
constexpr symbol::Rgba kSeedColour = symbol::rgb(0xFFFFFF);
constexpr float kSeedSize = 14;

template <typename T>
T chosen(Arguments arguments, Argument<Choice> argument) {
    return static_cast<T>(arguments.get(argument).value_or(0));
}

std::vector<glm::vec3> selectedSeeds(const Model& m, Selection selection) {
    std::vector<glm::vec3> seeds;
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        if (e.type == kArea)
            seeds.push_back(patchOf(m, e.slot).middle() + glm::vec3(0, 0, kSeedHeight));
        if (e.type == kHidingSpot)
            seeds.emplace_back(m.get(hiding_spot::x, e.slot), m.get(hiding_spot::y, e.slot),
                               m.get(hiding_spot::z, e.slot) + kSeedHeight);
    }
    return seeds;
}

std::string whyNotGenerate(const Model& m, Selection /*selection*/) {
    return formatOf(m).version <= kLastVersion
               ? ""
               : texts::format("Meshes are generated only for GoldSrc maps (versions 1 to {}).", kLastVersion);
}

Proposal proposeGenerate(const Model& m, Selection selection) {
    const auto where = holds(m, selection, kArea) ? Where::Selection : Where::Everywhere;
    return {{kWhere, Choice(static_cast<std::size_t>(where))}};
}

Description describeGenerate(const Model& m, Selection selection, Arguments arguments) {
    Description out;
    const auto from = chosen<From>(arguments, kFrom);
    auto seeds =
        from == From::Selection ? selectedSeeds(m, selection) : generation::startsOf(m.map()->geometry.entities);
    if (from == From::FirstStart && seeds.size() > 1)
        seeds.resize(1);
    out.text = texts::format("The ground is explored from {}.", model::counted(seeds.size(), "place"));
    for (const auto& seed : seeds)
        out.marks.sprites.push_back({seed, kSeedColour, kSeedSize, static_cast<std::uint32_t>(symbol::Shape::Ring)});
    return out;
}

/// Drops generated areas, with what refers to them.
void dropAreas(Transaction& tx, std::vector<Slot>& areas, const std::vector<Patch>& others, bool covered) {
    const auto& m = tx.model();
    Elements gone;
    std::erase_if(areas, [&](Slot a) {
        const auto patch = patchOf(m, a);
        float part = 0;
        for (const auto& other : others)
            part += coveredBy(patch, other);
        const bool drop = (part >= kCovered) == covered;
        if (drop)
            gone.push_back({kArea, a});
        return drop;
    });
    tx.erase(gone);
}

/// Erases ladders that were generated again over those of the mesh.
void dropRepeatedLadders(Transaction& tx, const std::vector<Slot>& before) {
    const auto& m = tx.model();
    Elements gone;
    m.forEachLive(kLadder, [&](Slot l) {
        const auto isSame = [&](Slot other) {
            return m.isLive({kLadder, other}) && m.get(ladder::bottomX, l) == m.get(ladder::bottomX, other) &&
                   m.get(ladder::bottomY, l) == m.get(ladder::bottomY, other);
        };
        if (std::ranges::find(before, l) == before.end() && std::ranges::any_of(before, isSame))
            gone.push_back({kLadder, l});
    });
    tx.erase(gone);
}

std::vector<Slot> liveRows(const Model& m, model::ElementTypeId type) {
    std::vector<Slot> rows;
    m.forEachLive(type, [&](Slot row) { rows.push_back(row); });
    return rows;
}

tl::expected<generation::GeneratedMesh, model::EditError> generate(const Model& m, Selection selection,
                                                                   Arguments arguments) {
    generation::MeshOptions options;
    options.version = formatOf(m).version;
    options.analyse = chosen<Analysis>(arguments, kAnalysis) == Analysis::All;
    const auto from = chosen<From>(arguments, kFrom);
    options.rule = from == From::FirstStart ? generation::SeedRule::FirstStart : generation::SeedRule::AllStarts;
    if (from == From::Selection) {
        options.seeds = selectedSeeds(m, selection);
        if (options.seeds.empty())
            return refused(texts::format("Select areas or hiding spots to explore from."));
    }
    auto made = generation::generateMesh(arguments.mapFile, options, arguments.progress);
    if (!made)
        return refused(texts::format("No mesh can be made: {}.", made.error()));
    return std::move(*made);
}

/// False if stopped on request.
bool findHidingSpots(generation::GeneratedMesh& mesh, const StageProgress& progress) {
    generation::AnalysisOptions options;
    options.rules = generation::rulesFor(mesh.file.format);
    options.parts = {generation::AnalysisPart::HidingSpots};
    auto analysed = generation::analyse(mesh.file, generation::sightThrough(*mesh.world), options,
                                        generation::reportingTo(progress));
    if (!analysed)
        return false;
    mesh.file = std::move(*analysed);
    return true;
}

EditResult runGenerate(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto where = chosen<Where>(arguments, kWhere);
    auto replaced = where == Where::Everywhere  ? liveRows(m, kArea)
                    : where == Where::Selection ? areasOnce(m, selection)
                                                : std::vector<Slot>();
    if (where == Where::Selection && replaced.empty())
        return refused(texts::format("Select the areas to make again."));
    auto made = generate(m, selection, arguments);
    if (!made)
        return tl::unexpected(made.error());
    const auto analysis = chosen<Analysis>(arguments, kAnalysis);
    if (analysis == Analysis::HidingSpots && !findHidingSpots(*made, arguments.progress))
        return refused({});

    std::vector<HandWork> handWork;
    std::vector<Patch> gap;
    for (const Slot a : replaced) {
        handWork.push_back(handWorkOf(m, a));
        gap.push_back(patchOf(m, a));
    }
    std::vector<Slot> kept;
    if (arguments.get(kKeep) && where == Where::Everywhere)
        std::erase_if(replaced, [&](Slot a) {
            const bool keep = isShapedByHand(patchOf(m, a));
            if (keep)
                kept.push_back(a);
            return keep;
        });
    const auto ladders = liveRows(m, kLadder);
    if (where == Where::Everywhere)
        tx.erase(elements(kLadder, ladders));
    tx.erase(elements(kArea, replaced));
    std::vector<Patch> there;
    for (const Slot a : liveRows(m, kArea))
        there.push_back(patchOf(m, a));

    auto added = addMesh(tx, made->file);
    if (!added)
        return tl::unexpected(added.error());
    if (where == Where::Selection)
        dropAreas(tx, *added, gap, false);
    dropAreas(tx, *added, there, true);
    if (where != Where::Everywhere)
        dropRepeatedLadders(tx, ladders);
    if (added->empty())
        return refused(texts::format("No new area was found."));
    if (where == Where::Everywhere)
        setMapSize(tx, arguments.mapBytes);
    connectBorders(tx, where == Where::Everywhere ? kept : *added, {});
    if (arguments.get(kKeep)) {
        const auto restored = restoreHandWork(tx, *added, handWork);
        if (restored.places + restored.attributes + kept.size() != 0)
            tx.note(texts::format("Kept from before: places of {}, attributes of {}, {} shaped by hand.",
                                  model::counted(restored.places, "area"), model::counted(restored.attributes, "area"),
                                  model::counted(kept.size(), "area")));
    }
    if (where != Where::Everywhere || analysis != Analysis::All)
        markNotAnalysed(tx);
    return elements(kArea, *added);
}

} // namespace

std::vector<Edit> generateEdits() {
    return {
        {.id = "generate",
         .title = "Generate Mesh",
         .help = "Makes areas, connections and ladders from the map, as the game's own generator does",
         .section = "Mesh",
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kWhere, "Where", "What becomes of the areas that are there",
                                        {"Everywhere: replaces the mesh", "Where there are no areas",
                                         "Instead of the selected areas"},
                                        Choice(0)),
                        choiceParameter(kFrom, "Explore from",
                                        "The game's generator explores what a player can reach "
                                        "from where it begins",
                                        {"The first place, as the game does", "All places where players start",
                                         "Selected areas and hiding spots"},
                                        Choice(0)),
                        choiceParameter(kAnalysis, "Analysis", "It can be done later with Analyse Mesh",
                                        {"All", "Hiding spots only", "None"}, Choice(0)),
                        onOffParameter(kKeep, "Keep what was made by hand",
                                       "Places, attributes, and areas with sides off the lattice of the generator",
                                       true)},
         .usesMapFile = true,
         .whyDisabled = whyNotGenerate,
         .propose = proposeGenerate,
         .describe = describeGenerate,
         .run = runGenerate},
    };
}

} // namespace navsmith::systems::source_nav
