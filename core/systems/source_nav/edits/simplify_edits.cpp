// Merges many areas where their surfaces allow it.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint32_t kNoMerge = 0x2000; ///< docs/formats/source-nav.md, section 7

constexpr Argument<float> kMergeTolerance{"tolerance"};
constexpr Argument<float> kLargestSize{"size"};

/// A rectangle of areas to be merged.
struct Block {
    std::vector<Slot> areas; ///< empty: merged into another block
    std::vector<Patch> patches;
    Patch patch;
};

class Blocks {
public:
    Blocks(const Model& m, const std::vector<Slot>& areas, float tolerance, float longest)
        : m_(m), tolerance_(tolerance), longest_(longest) {
        for (const Slot a : areas) {
            const auto patch = patchOf(m, a);
            if (patch.hasInside() && (m.get(area::attributes, a) & kNoMerge) == 0)
                blocks_.push_back({{a}, {patch}, patch});
        }
    }

    /// Merges along rows, then rows with each other, until nothing more fits.
    std::vector<Fusion> merge() {
        bool again = true;
        while (again) {
            again = pass(Direction::East);
            again = pass(Direction::South) || again;
        }
        std::vector<Fusion> fusions;
        for (auto& block : blocks_) {
            if (block.areas.size() > 1)
                fusions.push_back({std::move(block.areas), block.patch});
        }
        return fusions;
    }

private:
    using Edge = std::tuple<float, float, float>; ///< position, start and end

    static Edge edgeOf(const Patch& p, Direction side) {
        switch (side) {
        case Direction::West:
            return {p.west, p.north, p.south};
        case Direction::East:
            return {p.east, p.north, p.south};
        case Direction::North:
            return {p.north, p.west, p.east};
        case Direction::South:
            break;
        }
        return {p.south, p.west, p.east};
    }

    bool pass(Direction side) {
        std::multimap<Edge, std::size_t> edges;
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            if (!blocks_[i].areas.empty())
                edges.emplace(edgeOf(blocks_[i].patch, opposite(side)), i);
        }
        bool any = false;
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            bool grown = !blocks_[i].areas.empty();
            while (grown) {
                grown = false;
                const auto [first, last] = edges.equal_range(edgeOf(blocks_[i].patch, side));
                for (auto it = first; it != last && !grown; ++it) {
                    const auto j = it->second;
                    grown = j != i && !blocks_[j].areas.empty() && absorb(blocks_[i], blocks_[j], side);
                }
                any = any || grown;
            }
        }
        return any;
    }

    bool absorb(Block& to, Block& from, Direction side) const {
        if (!alike(to.areas.front(), from.areas.front()) || !joined(to, from, side))
            return false;
        auto patches = to.patches;
        patches.insert(patches.end(), from.patches.begin(), from.patches.end());
        const auto whole = unionOf({to.patch, from.patch});
        if (!whole || !(whole->east - whole->west <= longest_) || !(whole->south - whole->north <= longest_) ||
            !(deviation(patches, *whole) <= tolerance_))
            return false;
        to.areas.insert(to.areas.end(), from.areas.begin(), from.areas.end());
        to.patches = std::move(patches);
        to.patch = *whole;
        from = {};
        return true;
    }

    [[nodiscard]] bool alike(Slot a, Slot b) const {
        return m_.get(area::attributes, a) == m_.get(area::attributes, b) &&
               m_.get(area::gameFlags, a) == m_.get(area::gameFlags, b) &&
               m_.get(area::place, a) == m_.get(area::place, b) &&
               m_.get(area::fogPlace, a) == m_.get(area::fogPlace, b) &&
               (!early_ || m_.get(area::legacy, a) == m_.get(area::legacy, b));
    }

    /// Whether the common edge can be crossed anywhere in both directions, so that there is no thin wall.
    [[nodiscard]] bool joined(const Block& a, const Block& b, Direction side) const {
        for (std::size_t i = 0; i < a.areas.size(); ++i) {
            if (edgeAt(a.patches[i], side) != edgeAt(a.patch, side))
                continue;
            for (std::size_t j = 0; j < b.areas.size(); ++j) {
                if (edgeAt(b.patches[j], opposite(side)) == edgeAt(b.patch, opposite(side)) &&
                    portal(a.patches[i], b.patches[j], side).halfWidth > 0 &&
                    (!connects(m_, a.areas[i], b.areas[j]) || !connects(m_, b.areas[j], a.areas[i])))
                    return false;
            }
        }
        return true;
    }
    static float edgeAt(const Patch& p, Direction side) { return std::get<0>(edgeOf(p, side)); }

    const Model& m_;
    float tolerance_;
    float longest_;
    bool early_ = source::hasEarlyParts(formatOf(m_)); ///< unnamed data may differ
    std::vector<Block> blocks_;
};

EditResult runSimplify(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    const auto fusions = Blocks(m, areas, arguments.get(kMergeTolerance), arguments.get(kLargestSize)).merge();
    if (fusions.empty())
        return nothingToDo(texts::format(
            "Nothing to merge. Areas must share a whole edge, be of the same type, be connected both ways, "
            "and match in height."));
    std::vector<bool> gone(m.capacity(kArea));
    for (const auto& fusion : fusions) {
        for (const Slot a : std::span(fusion.areas).subspan(1))
            gone[a] = true;
    }
    mergeAreas(tx, fusions);
    Elements left;
    for (const Slot a : areas) {
        if (!gone[a])
            left.push_back({kArea, a});
    }
    tx.note(texts::format("{} areas were merged into {}.", areas.size(), left.size()));
    return left;
}

} // namespace

std::vector<Edit> simplifyEdits() {
    return {
        {.id = "simplify",
         .title = "Simplify",
         .help = "Merges selected neighbours of the same type into larger rectangles where the heights allow it",
         .section = "Shape",
         .parameters = {units(kMergeTolerance, "Tolerance", "Maximum distance of corners from the new surfaces", 0, 4),
                        units(kLargestSize, "Maximum size", "Of each area, along x and y", 1, 1000)},
         .whyDisabled = whyNotAreas,
         .run = runSimplify},
    };
}

} // namespace navsmith::systems::source_nav
