#include "core/systems/source_nav/view/overlays.h"

#include "core/systems/source_nav/mesh/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <optional>
#include <string>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kSelected = rgb(0xFFFFFF);
constexpr Rgba kCompletely = rgb(0xFFB020);
constexpr Rgba kPotentially = rgb(0x4CC38A);
constexpr Rgba kNotAtAll = rgb(0x4A5360);
constexpr std::uint8_t kCompletelyBit = 2; ///< docs/formats/source-nav.md, section 3

/// Visits the areas that an area sees: own entries take precedence over inherited ones, and only one level is
/// inherited. Linear in the length of the lists.
class Sight {
public:
    explicit Sight(const Model& m) : m_(m), decidedFor_(m.capacity(kArea), model::kNoSlot) {}

    template <typename F>
    void forEachSeen(Slot from, F&& f) {
        walk(from, from, f);
        if (const Ref base = m_.get(area::inheritsFrom, from); base.isSlot())
            walk(from, base.slot(), f);
    }

private:
    template <typename F>
    void walk(Slot from, Slot listOwner, F& f) {
        const auto targets = m_.list(visible::target, listOwner);
        const auto visibility = m_.list(visible::visibility, listOwner);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (!targets[i].isSlot() || decidedFor_[targets[i].slot()] == from)
                continue;
            decidedFor_[targets[i].slot()] = from;
            f(targets[i].slot(), visibility[i]);
        }
    }

    const Model& m_;
    std::vector<Slot> decidedFor_; ///< by area: the last observer for which its visibility was decided
};

std::vector<Slot> areasOf(std::span<const Element> selection) {
    std::vector<Slot> areas;
    for (const auto& e : selection) {
        if (e.type == kArea)
            areas.push_back(e.slot);
    }
    return areas;
}

void paintVisibility(const Model& m, const std::vector<Slot>& selected, const std::vector<std::uint8_t>& visibilityOf,
                     std::vector<Rgba>& colours, std::vector<LegendEntry>& legend) {
    std::size_t completely = 0;
    std::size_t potentially = 0;
    m.forEachLive(kArea, [&](Slot a) {
        const bool whole = (visibilityOf[a] & kCompletelyBit) != 0;
        completely += whole ? 1U : 0U;
        potentially += !whole && visibilityOf[a] != 0 ? 1U : 0U;
        colours[a] = whole ? kCompletely : (visibilityOf[a] != 0 ? kPotentially : kNotAtAll);
    });
    for (const Slot a : selected)
        colours[a] = kSelected;
    legend = {{kSelected, texts::format("selected")},
              {kCompletely, "completely visible (" + std::to_string(completely) + ")"},
              {kPotentially, "potentially visible (" + std::to_string(potentially) + ")"},
              {kNotAtAll, texts::format("not visible")}};
}

void paintSees(const Model& m, std::span<const Element> selection, std::vector<Rgba>& colours,
               std::vector<LegendEntry>& legend) {
    const auto selected = areasOf(selection);
    std::vector<std::uint8_t> visibilityOf(m.capacity(kArea), 0);
    Sight sight(m);
    for (const Slot a : selected)
        sight.forEachSeen(a, [&](Slot target, std::uint8_t visibility) { visibilityOf[target] |= visibility; });
    paintVisibility(m, selected, visibilityOf, colours, legend);
}

void paintSeenBy(const Model& m, std::span<const Element> selection, std::vector<Rgba>& colours,
                 std::vector<LegendEntry>& legend) {
    const auto selected = areasOf(selection);
    std::vector<std::uint8_t> visibilityOf(m.capacity(kArea), 0);
    std::vector<std::uint8_t> isSelected(visibilityOf.size(), 0);
    for (const Slot a : selected)
        isSelected[a] = 1;
    Sight sight(m);
    m.forEachLive(kArea, [&](Slot a) {
        sight.forEachSeen(a, [&](Slot target, std::uint8_t visibility) {
            if (isSelected[target] != 0)
                visibilityOf[a] |= visibility;
        });
    });
    paintVisibility(m, selected, visibilityOf, colours, legend);
}

/// Colours by the lowest game flag that is set; flags set by designers come before those computed by the game.
void paintGameFlags(const Model& m, std::span<const Element>, std::vector<Rgba>& colours,
                    std::vector<LegendEntry>& legend) {
    std::map<unsigned, const model::PropertySpec*> names;
    for (const auto& property : m.schema().type(kArea).properties) {
        const auto files = m.order(kFile).all();
        if (property.column == area::gameFlags.column && property.bits == 1 && !files.empty() &&
            (property.present == nullptr || property.present(m, files.front())))
            names[property.shift] = &property;
    }
    std::map<unsigned, std::size_t> counts;
    const auto bitOf = [&](Slot a) -> std::optional<unsigned> {
        std::optional<unsigned> raw;
        const auto flags = m.get(area::gameFlags, a);
        for (const auto& [bit, property] : names) {
            if ((flags >> bit & 1U) == 0)
                continue;
            if (!property->advanced)
                return bit;
            raw = raw.value_or(bit);
        }
        return raw;
    };
    m.forEachLive(kArea, [&](Slot a) {
        if (const auto bit = bitOf(a))
            ++counts[*bit];
    });
    std::map<unsigned, Rgba> selected;
    for (const auto& [bit, count] : counts) {
        selected[bit] = symbol::categoryColour(selected.size());
        legend.push_back({selected[bit], std::string(names[bit]->title) + " (" + std::to_string(count) + ")"});
    }
    legend.push_back({kNotAtAll, texts::format("none")});
    m.forEachLive(kArea, [&](Slot a) {
        const auto bit = bitOf(a);
        colours[a] = bit ? selected[*bit] : kNotAtAll;
    });
}

bool hasGameFlags(const Model& m) {
    const auto files = m.order(kFile).all();
    const auto layout = files.empty() ? source::NavLayout::Plain : formatOf(m, files.front()).layout;
    return layout == source::NavLayout::TeamFortress || layout == source::NavLayout::LeftForDead;
}

} // namespace

std::vector<symbol::Overlay> overlays() {
    std::vector<symbol::Overlay> all{
        {.id = "sees",
         .title = "Visible from the selection",
         .help = "Areas visible from the selected areas, by the stored and inherited lists",
         .type = kArea,
         .ofSelection = true,
         .paint = paintSees},
        {.id = "seen_by",
         .title = "Sees the selection",
         .help = "Areas from which a selected area is visible",
         .type = kArea,
         .ofSelection = true,
         .paint = paintSeenBy},
        {.id = "game_flags",
         .title = "Game flags",
         .help = "By the first game flag that is set",
         .type = kArea,
         .paint = paintGameFlags,
         .applies = hasGameFlags,
         .safe = {{kNotAtAll, rgb(0x384048)}}}};
    std::ranges::move(gameOverlays(), std::back_inserter(all));
    return all;
}

} // namespace navsmith::systems::source_nav
