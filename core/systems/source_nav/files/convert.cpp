#include "core/systems/source_nav/files/convert.h"

#include "core/model/reformat.h"
#include "core/systems/source_nav/mesh/legacy.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace navsmith::systems::source_nav {

using model::ListEntries;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using source::NavFormat;
using source::NavLayout;

namespace {

struct Target {
    NavFormat format;
    std::string id;
    std::string title;
};

/// docs/formats/source-nav.md, section 8.
constexpr std::uint32_t kCounterStrikeSub = 1;
constexpr std::uint32_t kTeamFortressSub = 2;
constexpr std::uint32_t kLeftForDead2Sub = 14;
constexpr NavFormat kLeftForDead{15, 13, NavLayout::LeftForDead};
constexpr std::uint32_t kFirstDistinctLeftForDeadSub = 5; ///< lower sub-versions belong to other games

std::string plainTitle(std::uint32_t version) {
    switch (version) {
    case 5:
        return texts::format("Version 5: Counter-Strike 1.6, Condition Zero");
    case 9:
        return texts::format("Version 9: Counter-Strike: Source of 2004");
    case source::kLastNavVersion:
        return texts::format("Version 16: Garry's Mod, Half-Life 2: Deathmatch");
    default:
        return texts::format("Version {}{}", version, version < 5 ? texts::format(": GoldSrc") : "");
    }
}

std::vector<Target> makeTargets() {
    std::vector<Target> targets;
    const auto add = [&](NavFormat format, std::string_view suffix, std::string title) {
        targets.push_back({format, fmt::format("v{}{}", format.version, suffix), std::move(title)});
    };
    for (std::uint32_t v = source::kLastNavVersion; v >= 1; --v) {
        add({v, 0, NavLayout::Plain}, "", plainTitle(v));
        const auto addGame = [&](NavLayout layout, std::uint32_t sub, std::string_view suffix, std::string_view games) {
            if (v >= source::layoutInfo(layout).firstVersion)
                add({v, sub, layout}, suffix, texts::format("Version {}: {}", v, games));
        };
        addGame(NavLayout::CounterStrike, kCounterStrikeSub, "-cs", "Counter-Strike: Source, Global Offensive");
        addGame(NavLayout::TeamFortress, kTeamFortressSub, "-tf2", "Team Fortress 2");
        addGame(NavLayout::LeftForDead, kLeftForDead2Sub, "-l4d2", "Left 4 Dead 2");
        if (v == kLeftForDead.version)
            add(kLeftForDead, "-l4d", texts::format("Version {}: {}", v, "Left 4 Dead"));
    }
    for (std::uint32_t sub = kLeftForDead2Sub - 1; sub >= kFirstDistinctLeftForDeadSub; --sub)
        add({source::kLastNavVersion, sub, NavLayout::LeftForDead}, fmt::format("-l4d-{}", sub),
            texts::format("Version 16: Left 4 Dead, sub-version {}", sub));
    return targets;
}

const std::vector<Target>& targets() {
    static const auto table = makeTargets();
    return table;
}

// Lists ---------------------------------------------------------------------------------------------------------

/// Identifies the target of a list entry, whether it exists or not.
std::uint64_t keyOf(const Model& m, Ref ref) {
    constexpr std::uint64_t rawBit = std::uint64_t{1} << 63U;
    constexpr std::uint64_t noneBit = std::uint64_t{1} << 62U;
    return ref.isSlot() ? ref.slot() : ref.isNone() ? noneBit : rawBit | m.rawValue(visible::target, ref);
}

/// Visibility lists in the form of the target format.
class Visible {
public:
    Visible(const Model& m, const NavFormat& before, const NavFormat& after)
        : m_(m), resolves_(source::hasInheritance(before) && !source::hasInheritance(after)),
          dropsHidden_(source::hasVisibility(before) && !source::hasVisibility(after)),
          // An unresolved id could become a valid position, and the other way round.
          dropsUnknown_(visibleArePositions(m, meshOf(m)) != source::visibleIsPosition(after)) {}

    [[nodiscard]] bool changesAny() const { return resolves_ || dropsHidden_ || dropsUnknown_; }

    [[nodiscard]] ListEntries of(Slot a) const {
        auto entries = m_.listStore(kArea, area::kVisible).entries(a);
        const Ref from = m_.get(area::inheritsFrom, a);
        if (resolves_ && from.isSlot())
            addInherited(entries, from.slot());
        auto list = model::makeEntries(m_.schema().type(kArea).lists[area::kVisible]);
        const auto& targets = model::values<Ref>(entries[visible::target.field]);
        const auto& visibility = model::values<std::uint8_t>(entries[visible::visibility.field]);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if ((dropsHidden_ && visibility[i] == 0) || (dropsUnknown_ && !targets[i].isSlot()))
                continue;
            model::appendEntries(list, entries, i, 1);
        }
        return list;
    }

private:
    /// One level only; own entries take precedence over inherited ones.
    void addInherited(ListEntries& entries, Slot from) const {
        std::set<std::uint64_t> own;
        for (const Ref ref : model::values<Ref>(entries[visible::target.field]))
            own.insert(keyOf(m_, ref));
        const auto inherited = m_.listStore(kArea, area::kVisible).entries(from);
        const auto& targets = model::values<Ref>(inherited[visible::target.field]);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (!own.contains(keyOf(m_, targets[i])))
                model::appendEntries(entries, inherited, i, 1);
        }
    }

    const Model& m_;
    bool resolves_;
    bool dropsHidden_;
    bool dropsUnknown_;
};

void convertVisible(Transaction& tx, const NavFormat& before, const NavFormat& after) {
    const auto& m = tx.model();
    const Visible visibleAreas(m, before, after);
    if (!source::hasVisible(before) || !source::hasVisible(after) || !visibleAreas.changesAny())
        return;
    std::vector<std::pair<Slot, ListEntries>> lists; // compute all of them before changing any
    m.forEachLive(kArea, [&](Slot a) {
        auto entries = visibleAreas.of(a);
        if (model::sizeOf(entries.front()) != m.listRange(kArea, area::kVisible, a).count)
            lists.emplace_back(a, std::move(entries));
    });
    for (const auto& [a, entries] : lists)
        tx.setList(kArea, area::kVisible, a, entries);
}

/// Without the visibility byte every listed area counts as visible.
void makeListedVisible(Transaction& tx) {
    const auto& m = tx.model();
    m.forEachLive(kArea, [&](Slot a) {
        if (m.listRange(kArea, area::kVisible, a).count == 0)
            return;
        auto entries = m.listStore(kArea, area::kVisible).entries(a);
        constexpr std::uint8_t potentially = 1;
        std::ranges::fill(model::values<std::uint8_t>(entries[visible::visibility.field]), potentially);
        tx.setList(kArea, area::kVisible, a, entries);
    });
}

/// Traverse types (section 5): "none" is 7 in GoldSrc and 9 in Source, where 7 and 8 are lifts.
void convertApproaches(Transaction& tx, const NavFormat& before, const NavFormat& after) {
    constexpr std::uint8_t noneInGoldSrc = 7;
    constexpr std::uint8_t noneInSource = 9;
    const bool was = before.version <= source::kLastGoldSrcVersion;
    const bool is = after.version <= source::kLastGoldSrcVersion;
    if (was == is || !source::hasApproaches(before) || !source::hasApproaches(after))
        return;
    const auto convert = [&](std::uint8_t& how) {
        if (is && how > noneInGoldSrc && how <= noneInSource)
            how = noneInGoldSrc;
        else if (was && how == noneInGoldSrc)
            how = noneInSource;
    };
    const auto& m = tx.model();
    m.forEachLive(kArea, [&](Slot a) {
        if (m.listRange(kArea, area::kApproaches, a).count == 0)
            return;
        auto entries = m.listStore(kArea, area::kApproaches).entries(a);
        std::ranges::for_each(model::values<std::uint8_t>(entries[approach::previousHow.field]), convert);
        std::ranges::for_each(model::values<std::uint8_t>(entries[approach::nextHow.field]), convert);
        tx.setList(kArea, area::kApproaches, a, entries);
    });
}

// Unnamed bytes -------------------------------------------------------------------------------------------------

/// The fields of an early part that a sub-version stores, as in NavFile::earlyAreas.
std::string earlyPart(EarlyPart part, const NavFormat& after, std::uint32_t gameFlags) {
    const auto sub = after.subVersion;
    auto& [unknown, spawnWords, range] = part.words;
    const std::array<bool, 3> stored{sub >= 2 && sub <= 9, sub >= 4 && sub <= 9, sub >= 5 && sub <= 12};
    for (std::size_t i = 0; i < unknown.size(); ++i)
        unknown[i] = stored[i] ? unknown[i] : 0;
    if (sub > 9 || (gameFlags & source::kSpawnWordsBit) == 0)
        spawnWords = {};
    if (sub < 3 || sub > 9)
        part.numbers.clear();
    return encodeEarlyPart(part);
}

/// `flags` are those after the conversion.
std::string convertedLegacy(const std::string& text, const NavFormat& before, const NavFormat& after,
                            std::uint32_t flags) {
    if (source::hasEarlyParts(after))
        return earlyPart(source::hasEarlyParts(before) ? decodeEarlyPart(text) : EarlyPart{}, after, flags);
    const bool old = !source::hasEncounterPaths(after);
    return old && !source::hasEncounterPaths(before) ? text : std::string();
}

void convertLegacy(Transaction& tx, const std::vector<std::string>& texts, const NavFormat& before,
                   const NavFormat& after) {
    const auto& m = tx.model();
    m.forEachLive(kArea, [&](Slot a) {
        auto text = convertedLegacy(texts[a], before, after, m.get(area::gameFlags, a));
        if (text != m.get(area::legacy, a))
            tx.set(area::legacy, a, std::move(text));
    });
}

// Values assigned on loading ------------------------------------------------------------------------------------

/// Assigns the ids that load() assigns if the format stores none.
void numberSpots(Transaction& tx, Slot mesh) {
    const auto& m = tx.model();
    std::uint32_t id = 0;
    for (const Slot a : m.order(kArea).group(mesh)) {
        for (const Slot s : m.order(kHidingSpot).group(a))
            tx.set(hiding_spot::id, s, ++id);
    }
}

} // namespace

std::vector<Format> formats() {
    std::vector<Format> all;
    for (const auto& target : targets())
        all.push_back({target.id, target.title});
    return all;
}

std::optional<NavFormat> formatNamed(std::string_view id) {
    const auto target = std::ranges::find(targets(), id, &Target::id);
    return target == targets().end() ? std::nullopt : std::optional(target->format);
}

model::EditError noSuchFormat(std::string_view id) {
    return {texts::format("Meshes have no version \"{}\".", id)};
}

std::string_view currentFormat(const Model& m) {
    const auto it = std::ranges::find(targets(), formatOf(m), &Target::format);
    return it == targets().end() ? std::string_view() : std::string_view(it->id);
}

tl::expected<void, model::EditError> convert(Transaction& tx, std::string_view format) {
    const auto target = formatNamed(format);
    if (!target)
        return tl::unexpected(noSuchFormat(format));
    const auto& m = tx.model();
    const Slot mesh = meshOf(m);
    const NavFormat before = formatOf(m, mesh);
    const NavFormat after = *target;
    if (before == after)
        return {};
    const auto column = m.column(area::legacy);
    const std::vector<std::string> legacy(column.begin(), column.end());
    convertVisible(tx, before, after);
    convertApproaches(tx, before, after);
    model::reformat(tx, mesh, [&](Transaction& row) {
        row.set(file::version, mesh, after.version);
        row.set(file::subVersion, mesh, after.subVersion);
        row.set(file::layout, mesh, static_cast<std::uint8_t>(after.layout));
        row.set(file::unusualVisible, mesh, std::uint8_t{0});
    });
    convertLegacy(tx, legacy, before, after);
    if (source::hasVisible(before) && source::hasVisibility(after) && !source::hasVisibility(before))
        makeListedVisible(tx);
    if (!source::hasHidingSpotIds(after))
        numberSpots(tx, mesh);
    if (source::hasLadders(before) && !source::hasLadderLists(before) && source::hasLadderLists(after))
        m.forEachLive(kLadder, [&](Slot l) { listLadder(tx, l); });
    return {};
}

} // namespace navsmith::systems::source_nav
