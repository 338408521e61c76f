#include "core/systems/quake_nav/convert.h"

#include "core/model/reformat.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/text_form.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::EditError;
using model::Model;
using model::Slot;
using model::Transaction;
using quake::NavGame;

namespace {

struct Target {
    std::int32_t version = 0;
    std::uint8_t json = 0; ///< schema of the JSON twin, 0: none
    std::string_view id;
    std::string_view title;
};

// docs/formats/quake-nav.md, section 2, lists the changes of each version.
constexpr std::array kQuakeTargets{
    Target{18, 0, "v18", "Version 18: current game, links for teams"},
    Target{17, 0, "v17", "Version 17: nodes without monsters"},
    Target{16, 0, "v16", "Version 16: heuristic"},
    Target{15, 0, "v15", "Version 15: edicts by entity ID, checks for floor and solid"},
    Target{14, 0, "v14", "Version 14: the first release, August 2021"},
    Target{13, 0, "v13", "Version 13: pre-release"},
    Target{12, 0, "v12", "Version 12: the oldest known"},
    Target{17, 3, "navjson-3", "Text, .navjson 3: for version 17"},
    Target{15, 2, "navjson-2", "Text, .navjson 2: for version 15"},
    Target{14, 1, "navjson-1", "Text, .navjson 1: for version 14"},
};
constexpr std::array kQuake2Targets{
    Target{6, 0, "v6", "Version 6: current game"},
    Target{5, 0, "v5", "Version 5: more nodes, four teams"},
    Target{4, 0, "v4", "Version 4: ladder planes"},
    Target{3, 0, "v3", "Version 3: link flags"},
    Target{2, 0, "v2", "Version 2: model indexes of edicts"},
    Target{1, 0, "v1", "Version 1: the oldest known"},
};

std::span<const Target> targets(NavGame game) {
    return game == NavGame::Quake ? std::span<const Target>(kQuakeTargets) : kQuake2Targets;
}

/// Null for an unsupported version, or another layout of a supported one.
const Target* currentTarget(const Model& m) {
    const Slot f = fileRow(m);
    if (f == model::kNoSlot || m.get(file::layout, f) != 0)
        return nullptr;
    const auto all = targets(gameOf(m));
    const auto it = std::find_if(all.begin(), all.end(), [&](const Target& t) {
        return t.version == m.get(file::version, f) && t.json == m.get(file::json, f);
    });
    return it == all.end() ? nullptr : &*it;
}

/// Where the meaning of the byte is unknown, use the value of the original files.
void clearMasks(Transaction& tx, std::int32_t version) {
    const auto& m = tx.model();
    const auto mask = newMask(gameOf(m), version);
    m.forEachLive(kLink, [&](Slot l) { tx.setIfDifferent(link::mask, l, mask); });
}

/// A new JSON twin gets the usual metadata; a conversion between its versions keeps the existing ones.
void setTextColumns(Transaction& tx, Slot f, bool was, bool is) {
    tx.setIfDifferent(file::jsonText, f, std::string());
    tx.setIfDifferent(file::jsonHash, f, std::uint64_t{0});
    if (was == is)
        return;
    const std::string name = tx.model().get(file::name, f);
    tx.set(file::name, f, nameAs(name, is));
    if (is)
        tx.set(file::jsonMeta, f, quake::newNavJsonMeta(name.substr(0, name.rfind('.'))));
}

} // namespace

std::vector<Format> formats(NavGame game) {
    std::vector<Format> all;
    for (const auto& target : targets(game))
        all.push_back({target.id, target.title});
    return all;
}

std::string_view currentFormat(const Model& m) {
    const auto* target = currentTarget(m);
    return target == nullptr ? std::string_view() : target->id;
}

tl::expected<void, EditError> convert(Transaction& tx, std::string_view format) {
    const auto& m = tx.model();
    const auto game = gameOf(m);
    const auto all = targets(game);
    const auto target = std::find_if(all.begin(), all.end(), [&](const Target& t) { return t.id == format; });
    if (target == all.end())
        return tl::unexpected(EditError{texts::format("Waypoints have no version \"{}\".", format)});
    const Slot f = fileRow(m);
    if (f == model::kNoSlot || currentTarget(m) == &*target)
        return {};
    const auto before = m.get(file::version, f);
    const bool wasText = isText(m, f);
    if (target->json != 0) {
        if (auto fits = fitIntoText(tx, f); !fits)
            return fits;
    }
    model::reformat(tx, f, [&](Transaction& row) {
        row.set(file::version, f, target->version);
        row.set(file::layout, f, std::uint8_t{0});
        row.set(file::json, f, target->json);
    });
    if (hasMask(game, before) && !hasMask(game, target->version))
        clearMasks(tx, target->version);
    setTextColumns(tx, f, wasText, target->json != 0);
    return {};
}

} // namespace navsmith::systems::quake_nav
