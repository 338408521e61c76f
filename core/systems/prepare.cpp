#include "core/systems/prepare.h"

#include "core/systems/common_edits.h"
#include "core/systems/conversion.h"
#include "core/systems/registry.h"
#include "core/systems/routing_overlays.h"
#include "core/systems/texts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

namespace navsmith::systems {

namespace {

/// "source_nav.split": titles of edits and builders before translation; filled in by prepare().
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
           : system.schema->id != system.id                  ? "schema of its id"
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

void prepare(System& system, std::vector<checks::Rule>& rules) {
    if (const auto missing = missingPart(system); !missing.empty())
        throw std::logic_error(fmt::format("{} has no {}", system.id, missing));
    for (const auto& common : {commonEdits(system), conversionEdits(system)})
        system.editing.edits.insert(system.editing.edits.end(), common.begin(), common.end());
    for (const auto& overlay : routingOverlays(system))
        system.view.overlays.push_back(overlay);
    keepEnglishTitles(system);
    rules.assign(system.rules.begin(), system.rules.end());
    if (texts::isInstalled()) {
        replaceTexts(system, rules, [](std::string_view english, const std::string& id) {
            return texts::translated({english, id});
        });
    }
    system.rules = rules;
}

std::string_view englishTitleOf(std::string_view system, std::string_view id) {
    static_cast<void>(all());
    const auto entry = englishTitles().find(titleKey(system, id));
    return entry == englishTitles().end() ? std::string_view() : entry->second;
}

} // namespace navsmith::systems
