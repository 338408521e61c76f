#include "core/systems/registry.h"

#include "core/systems/common_edits.h"
#include "core/systems/conversion.h"
#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_sa_paths/compile_texts.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_tracks/gta_sa_tracks.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/quake_text/quake_text.h"
#include "core/systems/routing_overlays.h"
#include "core/systems/source2_nav/source2_nav.h"
#include "core/systems/source_ain/source_ain.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/text_compiler.h"
#include "core/systems/texts.h"
#include "core/systems/yapb/yapb.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
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

/// What every system must have and this one has not; empty: nothing.
std::string_view missingPart(const System& system) {
    const bool converts = !system.versions.formats.empty();
    const bool exchanges = !system.exchange.families.empty();
    const bool takes =
        std::ranges::any_of(system.exchange.families, [](const auto& family) { return !family.formats.empty(); });
    return system.schema == nullptr                          ? "schema"
           : system.codec.recognise == nullptr               ? "codec.recognise"
           : system.codec.documents == nullptr               ? "codec.documents"
           : system.codec.load == nullptr                    ? "codec.load"
           : system.codec.save == nullptr                    ? "codec.save"
           : system.identities == nullptr                    ? "identities"
           : converts && system.versions.formatOf == nullptr ? "versions.formatOf"
           : converts && system.versions.convert == nullptr  ? "versions.convert"
           : exchanges && system.exchange.give == nullptr    ? "exchange.give"
           : takes && system.exchange.take == nullptr        ? "exchange.take"
                                                             : "";
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
        std::vector<System> table{gta_sa_paths::system(), gta_sa_paths::extended(), gta_iv_paths::system(),
                                  source_nav::system(),   quake_nav::quake(),       quake_nav::quake2(),
                                  gta_sa_save::system(),  gta_sa_tracks::system(),  quake_text::system(),
                                  yapb::system(),         source_ain::system(),     source2_nav::system()};
        for (auto& system : table) {
            if (const auto missing = missingPart(system); !missing.empty())
                throw std::logic_error(fmt::format("{} has no {}", system.id, missing));
            for (const auto& common : {commonEdits(system), conversionEdits(system)})
                system.editing.edits.insert(system.editing.edits.end(), common.begin(), common.end());
            for (const auto& overlay : routingOverlays(system))
                system.view.overlays.push_back(overlay);
            keepEnglishTitles(system);
            auto& own = rules.emplace_back(system.rules.begin(), system.rules.end());
            if (texts::isInstalled()) {
                replaceTexts(system, own, [](std::string_view english, const std::string& id) {
                    return texts::translated({english, id});
                });
            }
            system.rules = own;
        }
        return table;
    }();
    return systems;
}

std::span<const TextCompiler> textCompilers() {
    static const auto compilers = [] {
        std::vector<TextCompiler> table{gta_sa_paths::textCompiler()};
        table.front().system = find("gta_sa_paths");
        table.front().extended = find("gta_sa_extended_paths");
        return table;
    }();
    return compilers;
}

const System* find(std::string_view id) {
    const auto systems = all();
    const auto it = std::ranges::find(systems, id, &System::id);
    return it == systems.end() ? nullptr : &*it;
}

const System& systemOf(const model::Model& m) {
    return *find(m.schema().id);
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
