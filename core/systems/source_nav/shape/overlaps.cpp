#include "core/systems/source_nav/shape/overlaps.h"

#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/systems/source_nav/shape/reshape_connections.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr float kSmallestOverlap = 1; ///< nobody can stand on less
constexpr float kSliver = kGenerationStep / 2;
/// What is left of an area that is trimmed.
constexpr float kSmallestRest = kSmallestPart;

/// An area without the strip that another covers.
struct Trimmed {
    Slot area = model::kNoSlot;
    Patch patch;
    float strip = 0; ///< its width
};

/// The cheapest way to trim `patch` at an edge of `other`.
std::optional<Trimmed> trimmed(Slot area, const Patch& patch, const Patch& other) {
    const bool coversY = other.north <= patch.north && other.south >= patch.south;
    const bool coversX = other.west <= patch.west && other.east >= patch.east;
    std::optional<Trimmed> best;
    const auto consider = [&](bool reaches, bool covers, float Patch::*edge, float to) {
        Trimmed candidate{area, patch, std::abs(to - patch.*edge)};
        candidate.patch.*edge = to;
        const bool restIsLarge = candidate.patch.east - candidate.patch.west >= kSmallestRest &&
                                 candidate.patch.south - candidate.patch.north >= kSmallestRest;
        if (reaches && restIsLarge && (covers || candidate.strip <= kSliver) &&
            (!best || candidate.strip < best->strip))
            best = candidate;
    };
    consider(other.west <= patch.west, coversY, &Patch::west, other.east);
    consider(other.east >= patch.east, coversY, &Patch::east, other.west);
    consider(other.north <= patch.north, coversX, &Patch::north, other.south);
    consider(other.south >= patch.south, coversX, &Patch::south, other.north);
    return best;
}

void setPatch(Transaction& tx, Slot a, const Patch& patch) {
    tx.set(area::westX, a, patch.west);
    tx.set(area::northY, a, patch.north);
    tx.set(area::eastX, a, patch.east);
    tx.set(area::southY, a, patch.south);
    for (std::size_t i = 0; i < area::heights.size(); ++i)
        tx.set(area::heights[i], a, patch.heights[i]);
}

} // namespace

bool Overlap::isSliver() const {
    return depth() <= kSliver;
}

std::optional<Overlap> overlapOf(const Patch& a, const Patch& b) {
    const float west = std::max(a.west, b.west);
    const float east = std::min(a.east, b.east);
    const float north = std::max(a.north, b.north);
    const float south = std::min(a.south, b.south);
    if (!(east - west > kSmallestOverlap) || !(south - north > kSmallestOverlap))
        return std::nullopt;
    const float x = (west + east) / 2;
    const float y = (north + south) / 2;
    const float heightA = a.heightAt(x, y);
    const float heightB = b.heightAt(x, y);
    if (!(std::abs(heightA - heightB) <= kStepHeight))
        return std::nullopt;
    return Overlap{east - west, south - north, {x, y, (heightA + heightB) / 2}};
}

std::vector<std::pair<Slot, Slot>> overlappingPairs(const Model& m) {
    struct Placed {
        Patch patch;
        Slot row;
    };
    std::vector<Placed> placed;
    placed.reserve(m.count(kArea));
    m.forEachLive(kArea, [&](Slot a) {
        if (const auto patch = patchOf(m, a); patch.hasInside())
            placed.push_back({patch, a});
    });
    std::ranges::sort(placed, {}, [](const Placed& p) { return std::pair(p.patch.west, p.row); });
    const auto& order = m.order(kArea);
    std::vector<std::pair<Slot, Slot>> pairs;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const auto& a = placed[i];
        for (std::size_t j = i + 1; j < placed.size() && placed[j].patch.west < a.patch.east; ++j) {
            const auto& b = placed[j];
            if (!overlapOf(a.patch, b.patch))
                continue;
            const bool inOrder = order.position(a.row) < order.position(b.row);
            pairs.emplace_back(inOrder ? a.row : b.row, inOrder ? b.row : a.row);
        }
    }
    return pairs;
}

bool canTrim(const Patch& a, const Patch& b) {
    return overlapOf(a, b) && (trimmed(model::kNoSlot, a, b) || trimmed(model::kNoSlot, b, a));
}

void trim(Transaction& tx, Slot area, Slot other) {
    const auto patch = patchOf(tx.model(), area);
    const auto otherPatch = patchOf(tx.model(), other);
    if (!overlapOf(patch, otherPatch))
        return;
    auto best = trimmed(area, patch, otherPatch);
    if (const auto second = trimmed(other, otherPatch, patch); second && (!best || second->strip < best->strip))
        best = second;
    if (!best)
        return;
    const auto before = patchOf(tx.model(), best->area);
    const auto corners = best->patch.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) // the surface stays where it is
        best->patch.heights.at(i) = before.heightAt(corners.at(i).x, corners.at(i).y);
    setPatch(tx, best->area, best->patch);
    leadThrough(tx, best->area, before, best->area == area ? other : area);
    markNotAnalysed(tx);
}

} // namespace navsmith::systems::source_nav
