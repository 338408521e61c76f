// Makes the mesh from the map, as the game's own generator does, or parts of it.
#include "core/model/wording.h"
#include "core/systems/generator.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/generation/mesh_trace.h"
#include "core/systems/source_nav/generation/source/source_games.h"
#include "core/systems/source_nav/mesh/box_around.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "core/systems/source_nav/shape/mesh_rows.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

enum class Where : std::uint8_t { Everywhere, Gaps, Selection, Box };
enum class From : std::uint8_t { Game, AllStarts, Selection };
enum class Analysis : std::uint8_t { All, HidingSpots, None };
enum class Settings : std::uint8_t { OfTheGame, Own };

constexpr Choice choiceOf(Where where) {
    return static_cast<std::size_t>(where);
}

constexpr Argument<Choice> kWhere{"where"};
constexpr Argument<Choice> kFrom{"from"};
constexpr Argument<bool> kKeep{"keep"};
constexpr Argument<Choice> kAnalysis{"analysis"};
constexpr Argument<Choice> kSettings{"settings"};

constexpr float kSeedHeight = 36;   ///< above an element; the ground is looked for below
constexpr float kCovered = 0.5F;    ///< part of an area: where another one is already, or was
constexpr double kLeastShare = 0.5; ///< of the ground that was covered before; below it there is a warning
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
            seeds.push_back(pointOf(m, kSpotPlace, e.slot) + glm::vec3(0, 0, kSeedHeight));
    }
    return seeds;
}

/// A new file for a map of Source is of no game yet.
bool isOfNoGame(const Model& m) {
    return m.count(kArea) == 0 && formatOf(m) == source::NavFormat{};
}

/// The format that the generated mesh has.
source::NavFormat formatToMake(const Model& m) {
    const auto& map = m.map()->geometry;
    return isOfNoGame(m) ? generation::likelyGame(map.entities, map.version).format : formatOf(m);
}

generation::SeedRule seedRuleOf(From from) {
    return from == From::Game ? generation::SeedRule::AsTheGame : generation::SeedRule::AllStarts;
}

/// Only the games of Source have settings.
bool hasSettings(const Model& m) {
    if (m.map() == nullptr)
        return false;
    const auto format = formatToMake(m);
    return format.layout != source::NavLayout::Plain || format.version > source::kLastGoldSrcVersion;
}

std::string whyNotGenerate(const Model& m, Selection /*selection*/) {
    constexpr auto layout = source::NavLayout::LeftForDead;
    const bool ofLeftForDead =
        formatOf(m).layout == layout ||
        (m.map() != nullptr && isOfNoGame(m) && generation::isOfLeftForDead(m.map()->geometry.entities));
    return ofLeftForDead ? texts::format("Meshes of {} are not generated.", source::layoutName(layout)) : "";
}

Proposal proposeGenerate(const Model& m, Selection selection) {
    const auto where = holds(m, selection, kArea) ? Where::Selection : Where::Everywhere;
    Proposal proposal{{kWhere, choiceOf(where)}};
    propose(proposal, boxAround(m, selection));
    return proposal;
}

Description describeGenerate(const Model& m, Selection selection, Arguments arguments) {
    Description out;
    const auto from = chosen<From>(arguments, kFrom);
    const auto seeds = from == From::Selection
                           ? selectedSeeds(m, selection)
                           : generation::seedsFor(formatToMake(m), m.map()->geometry, seedRuleOf(from));
    out.text = texts::format("The ground is explored from {}.", model::counted(seeds.size(), "place"));
    if (const auto game = generation::gameFor(formatToMake(m), m.map()->geometry); !game.empty())
        out.report =
            texts::format("The rules are those of {}. Another format of the mesh takes those of its game.", game);
    for (const auto& seed : seeds)
        out.marks.mark(seed, kSeedColour, kSeedSize, symbol::Shape::Ring);
    if (chosen<Where>(arguments, kWhere) == Where::Box)
        draw(out.marks, boxOf(arguments));
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

/// What the document's format asks for.
generation::MeshOptions optionsFor(const Model& m) {
    generation::MeshOptions options;
    options.format = formatToMake(m);
    options.version = options.format->version;
    return options;
}

tl::expected<generation::GeneratedMesh, model::EditError> generate(const Model& m, Selection selection,
                                                                   Arguments arguments) {
    auto options = optionsFor(m);
    const auto analysis = chosen<Analysis>(arguments, kAnalysis);
    options.analyse = analysis != Analysis::None;
    if (analysis == Analysis::HidingSpots)
        options.parts = {generation::AnalysisPart::HidingSpots};
    if (chosen<Where>(arguments, kWhere) == Where::Box)
        options.inside = boxOf(arguments);
    if (hasSettings(m) && chosen<Settings>(arguments, kSettings) == Settings::Own) {
        for (const auto& setting : generation::sourceSettings())
            options.settings.emplace_back(setting.id, arguments.get(Argument<float>{setting.id}));
    }
    const auto from = chosen<From>(arguments, kFrom);
    options.rule = seedRuleOf(from);
    if (from == From::Selection) {
        options.seeds = selectedSeeds(m, selection);
        if (options.seeds.empty())
            return refused(texts::format("Select areas or hiding spots to explore from."));
    }
    options.find = arguments.find;
    auto generated = generation::generateMesh(arguments.mapFile, options, arguments.progress);
    if (!generated)
        return refused(texts::format("No mesh can be made: {}.", generated.error()));
    return std::move(*generated);
}

/// The areas that give way to new ones.
std::vector<Slot> replacedBy(Where where, const Model& m, Selection selection, Arguments arguments) {
    switch (where) {
    case Where::Everywhere:
        return m.liveRows(kArea);
    case Where::Gaps:
        break;
    case Where::Selection:
        return areasOnce(m, selection);
    case Where::Box: {
        const auto box = boxOf(arguments);
        auto areas = m.liveRows(kArea);
        std::erase_if(areas, [&](Slot a) { return !box.contains(patchOf(m, a).middle()); });
        return areas;
    }
    }
    return {};
}

std::vector<Parameter> generateParameters() {
    std::vector<Parameter> all{
        choiceParameter(kWhere, "Where", "What becomes of the areas that are there",
                        {"Everywhere: replaces the mesh", "Where there are no areas", "Instead of the selected areas",
                         "Inside a box"},
                        Choice(0)),
        choiceParameter(
            kFrom, "Explore from", "The game's generator explores what a player can reach from where it begins",
            {"Where the game begins", "All places where players start", "Selected areas and hiding spots"}, Choice(0)),
        choiceParameter(kAnalysis, "Analysis", "It can be done later with Analyse Mesh",
                        {"All", "Hiding spots only", "None"}, Choice(0)),
        onOffParameter(kKeep, "Keep what was made by hand",
                       "Places, attributes, and areas with sides off the lattice of the generator", true)};
    const auto box = boxParameters(kWhere, choiceOf(Where::Box));
    all.insert(all.end(), box.begin(), box.end());
    all.push_back(choiceParameter(kSettings, "Settings",
                                  "Variables of the game's console that change how meshes are made",
                                  {"Those of the game", "My own"}, Choice(0)));
    all.back().applies = hasSettings;
    for (const auto& setting : generation::sourceSettings()) {
        constexpr int decimals = 3; // all limits of slopes are given so
        const bool isShare = setting.most <= 1;
        auto& parameter =
            all.emplace_back(numberParameter(Argument<float>{setting.id}, setting.id, setting.help,
                                             {.min = setting.least,
                                              .max = setting.most,
                                              .initial = setting.get(generation::sourceGames().front().rules),
                                              .step = isShare ? 0.05 : 1,
                                              .decimals = isShare ? decimals : 0}));
        parameter.onlyWith = kSettings.id;
        parameter.onlyValue = static_cast<double>(Settings::Own);
        parameter.applies = hasSettings;
    }
    return all;
}

/// Square units.
double extentOf(std::span<const Patch> patches) {
    double extent = 0;
    for (const auto& patch : patches)
        extent += std::abs((double{patch.east} - patch.west) * (double{patch.south} - patch.north));
    return extent;
}

double extentOfAll(const Model& m) {
    std::vector<Patch> patches;
    for (const Slot a : m.liveRows(kArea))
        patches.push_back(patchOf(m, a));
    return extentOf(patches);
}

EditResult runGenerate(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto where = chosen<Where>(arguments, kWhere);
    auto replaced = replacedBy(where, m, selection, arguments);
    if (where == Where::Selection && replaced.empty())
        return refused(texts::format("Select the areas to make again."));
    if (auto wrong = whyNotForMap(m, arguments.mapBytes); !wrong.empty() && where != Where::Everywhere)
        return refused(texts::format("Nothing can be added: {}.", wrong));
    auto generated = generate(m, selection, arguments);
    if (!generated)
        return tl::unexpected(generated.error());
    const auto analysis = chosen<Analysis>(arguments, kAnalysis);

    std::vector<HandWork> handWork;
    std::vector<Patch> gap;
    for (const Slot a : replaced) {
        handWork.push_back(handWorkOf(m, a));
        gap.push_back(patchOf(m, a));
    }
    std::vector<Slot> remaining;
    if (arguments.get(kKeep) && where == Where::Everywhere)
        std::erase_if(replaced, [&](Slot a) {
            const bool keep = isShapedByHand(m, a);
            if (keep)
                remaining.push_back(a);
            return keep;
        });
    const auto ladders = m.liveRows(kLadder);
    if (where == Where::Everywhere)
        tx.erase(elements(kLadder, ladders));
    tx.erase(elements(kArea, replaced));
    std::vector<Patch> there;
    for (const Slot a : m.liveRows(kArea))
        there.push_back(patchOf(m, a));

    const Slot mesh = meshOf(m);
    tx.set(file::version, mesh, generated->file.format.version);
    tx.set(file::subVersion, mesh, generated->file.format.subVersion);
    tx.set(file::layout, mesh, static_cast<std::uint8_t>(generated->file.format.layout));
    auto added = addMesh(tx, generated->file);
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
    connectBorders(tx, where == Where::Everywhere ? remaining : *added, {});
    tx.note(texts::format("{} created, {} replaced, {} kept.", model::counted(added->size(), "area"), replaced.size(),
                          m.count(kArea) - added->size()));
    if (where == Where::Everywhere) {
        const double before = extentOf(gap);
        if (const double after = extentOfAll(m); after < kLeastShare * before)
            tx.note(
                texts::format("Warning: the mesh covers only {:.0f} % of the ground that the replaced areas covered. "
                              "If parts of the map are missing, generate from all places where players start.",
                              after / before * 100));
    }
    if (arguments.get(kKeep)) {
        const auto restored = restoreHandWork(tx, *added, handWork);
        if (restored.places + restored.attributes + remaining.size() != 0)
            tx.note(texts::format("Kept from before: places of {}, attributes of {}, {} shaped by hand.",
                                  model::counted(restored.places, "area"), model::counted(restored.attributes, "area"),
                                  model::counted(remaining.size(), "area")));
    }
    for (const auto& note : generated->notes)
        tx.note(note);
    if (!generated->inAir.empty())
        tx.note(
            texts::format("Warning: the map has no floor below the middle of {}, the first at {:.0f} {:.0f} {:.0f}.",
                          model::counted(generated->inAir.size(), "area"), generated->inAir.front().middle.x,
                          generated->inAir.front().middle.y, generated->inAir.front().middle.z));
    if (where != Where::Everywhere || analysis != Analysis::All || !remaining.empty())
        markNotAnalysed(tx);
    else if (hasAnalysed(formatOf(m)))
        tx.set(file::analysed, mesh, std::uint8_t{1});
    return elements(kArea, *added);
}

} // namespace

tl::expected<GenerationTrace, std::string> traceGeneration(const Model& m, const TraceInput& input,
                                                           const StageProgress& progress) {
    if (auto wrong = whyNotGenerate(m, {}); !wrong.empty())
        return tl::unexpected(std::move(wrong));
    auto options = optionsFor(m);
    options.find = input.find;
    auto trace = generation::traceMesh(input.map, std::move(options), progress);
    if (!trace && !trace.error().empty())
        return tl::unexpected(texts::format("No mesh can be made: {}.", trace.error()));
    return trace;
}

std::vector<Edit> generateEdits() {
    return {
        {.id = "generate",
         .title = "Generate Mesh",
         .help = "Makes areas, connections and ladders from the map, as the game's own generator does",
         .section = "Mesh",
         .scope = EditScope::Document,
         .parameters = generateParameters(),
         .usesMapFile = true,
         .whyDisabled = whyNotGenerate,
         .propose = proposeGenerate,
         .describe = describeGenerate,
         .run = runGenerate},
    };
}

} // namespace navsmith::systems::source_nav
