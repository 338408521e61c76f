#include "core/systems/registry.h"

#include "core/systems/common_edits.h"
#include "core/systems/conversion.h"
#include "core/systems/difference_words.h"
#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_iv_paths/identities.h"
#include "core/systems/gta_sa_paths/compile_texts.h"
#include "core/systems/gta_sa_paths/districts.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/identities.h"
#include "core/systems/gta_sa_save/difference_words.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/identities.h"
#include "core/systems/gta_sa_tracks/gta_sa_tracks.h"
#include "core/systems/gta_sa_tracks/identities.h"
#include "core/systems/identities.h"
#include "core/systems/quake_nav/identities.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/routing_overlays.h"
#include "core/systems/source_nav/floors.h"
#include "core/systems/source_nav/identities.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/text_compiler.h"
#include "core/systems/texts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems {

namespace {

/// "source_nav.split": titles of edits and builders before translation; filled in by all().
std::map<std::string, std::string_view, std::less<>>& englishTitles() {
    static std::map<std::string, std::string_view, std::less<>> titles;
    return titles;
}

std::string titleKey(std::string_view system, std::string_view id) {
    return std::string(system) + '.' + std::string(id);
}

void keepEnglishTitles(const System& system) {
    for (const auto& edit : system.editing.edits)
        englishTitles().try_emplace(titleKey(system.id, edit.id), edit.title);
    for (const auto& builder : system.editing.builders)
        englishTitles().try_emplace(titleKey(system.id, builder.id), builder.title);
}

} // namespace

std::string_view englishTitleOf(std::string_view system, std::string_view id) {
    static_cast<void>(all());
    const auto entry = englishTitles().find(titleKey(system, id));
    return entry == englishTitles().end() ? std::string_view() : entry->second;
}

std::span<const System> all() {
    static std::vector<std::vector<checks::Rule>> rules; // translated copies
    static const auto systems = [] {
        std::vector<System> known{gta_sa_paths::system(), gta_sa_paths::extended(), gta_iv_paths::system(),
                                  source_nav::system(),   quake_nav::quake(),       quake_nav::quake2(),
                                  gta_sa_save::system(),  gta_sa_tracks::system()};
        for (auto& system : known) {
            for (const auto& common : {commonEdits(system), conversionEdits(system)})
                system.editing.edits.insert(system.editing.edits.end(), common.begin(), common.end());
            for (const auto& overlay : routingOverlays(system))
                system.view.overlays.push_back(overlay);
            keepEnglishTitles(system);
            auto& own = rules.emplace_back(system.rules.begin(), system.rules.end());
            replaceTexts(system, own, [](std::string_view english, const std::string& id) {
                return texts::translated({english, id});
            });
            system.rules = own;
        }
        return known;
    }();
    return systems;
}

std::span<const NamedPlace> placesOf(std::string_view world) {
    // One row a world.
    static const std::pair<std::string_view, std::span<const NamedPlace>> worlds[] = {
        {"gta_sa", gta_sa_paths::districts()}};
    const auto found = std::ranges::find(worlds, world, [](const auto& row) { return row.first; });
    return found == std::end(worlds) ? std::span<const NamedPlace>() : found->second;
}

const model::Identities& identitiesOf(std::string_view system) {
    using Row = std::pair<std::string_view, const model::Identities& (*)()>;
    // One row a system.
    static constexpr Row rows[] = {
        {"gta_sa_paths", gta_sa_paths::identities}, {"gta_sa_extended_paths", gta_sa_paths::identities},
        {"gta_iv_paths", gta_iv_paths::identities}, {"source_nav", source_nav::identities},
        {"quake_nav2", quake_nav::identities},      {"quake_nav3", quake_nav::identities},
        {"gta_sa_save", gta_sa_save::identities},   {"gta_sa_tracks", gta_sa_tracks::identities}};
    static const model::Identities none;
    const auto* const found = std::ranges::find(rows, system, &Row::first);
    return found == std::end(rows) ? none : found->second();
}

std::span<const DifferenceWords> differenceWordsOf(std::string_view system) {
    using Row = std::pair<std::string_view, std::span<const DifferenceWords> (*)()>;
    // One row a system.
    static constexpr Row rows[] = {{"gta_sa_save", gta_sa_save::differenceWords}};
    const auto* const found = std::ranges::find(rows, system, &Row::first);
    return found == std::end(rows) ? std::span<const DifferenceWords>() : found->second();
}

const Floors* floorsOf(std::string_view system) {
    using Row = std::pair<std::string_view, const Floors& (*)()>;
    // One row a system.
    static constexpr Row rows[] = {{"source_nav", source_nav::floors}};
    const auto* const found = std::ranges::find(rows, system, &Row::first);
    return found == std::end(rows) ? nullptr : &found->second();
}

std::span<const TextCompiler> textCompilers() {
    static const auto compilers = [] {
        std::vector<TextCompiler> known{gta_sa_paths::textCompiler()};
        known.front().system = find("gta_sa_paths");
        known.front().extended = find("gta_sa_extended_paths");
        return known;
    }();
    return compilers;
}

const System* find(std::string_view id) {
    const auto systems = all();
    const auto it = std::ranges::find(systems, id, &System::id);
    return it == systems.end() ? nullptr : &*it;
}

std::vector<const System*> recogniseAll(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    std::vector<const System*> best;
    auto surest = Confidence::Maybe;
    for (const auto& system : all()) {
        const auto confidence = system.codec.recognise(name, head, size);
        if (confidence < surest)
            continue;
        if (confidence > surest)
            best.clear();
        surest = confidence;
        best.push_back(&system);
    }
    return best;
}

const System* recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    const auto best = recogniseAll(name, head, size);
    return best.empty() ? nullptr : best.front();
}

} // namespace navsmith::systems
