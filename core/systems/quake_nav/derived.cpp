#include "core/systems/quake_nav/derived.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/save.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <limits>
#include <vector>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

template <typename F>
void fill(Rows rows, Numbers out, F&& value) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(value(rows[i]));
}

} // namespace

void countNodes(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot) { return m.count(kNode); });
}
void countLinks(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot) { return m.count(kLink); });
}
void countTraversals(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot) { return m.count(kTraversal); });
}
void countEdicts(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot) { return m.count(kEdict); });
}

void nodeIndex(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot n) { return m.order(kNode).position(n); });
}
void nodeLinkCount(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot n) { return m.order(kLink).group(n).size(); });
}
void nodeFirstLink(const Model& m, Rows rows, Numbers out) {
    const auto places = linkPlaces(m, fileRow(m));
    fill(rows, out, [&](Slot n) { return places.first[m.order(kNode).position(n)]; });
}

void linkIndex(const Model& m, Rows rows, Numbers out) {
    const auto places = linkPlaces(m, fileRow(m));
    fill(rows, out, [&](Slot l) { return places.index[l]; });
}
void linkLength(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot l) {
        const auto ends = endsOf(m, l);
        return ends ? static_cast<double>(glm::distance(originOf(m, ends->from), originOf(m, ends->to))) : kNothing;
    });
}
void linkClimb(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot l) {
        const auto ends = endsOf(m, l);
        return ends ? static_cast<double>(m.get(node::z, ends->to) - m.get(node::z, ends->from)) : kNothing;
    });
}

void traversalIndex(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot t) { return m.order(kTraversal).position(t); });
}
void traversalAcross(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot t) {
        const auto way = pointOf(m, kEnd, t) - pointOf(m, kStart, t);
        return std::hypot(way.x, way.y);
    });
}
void traversalUp(const Model& m, Rows rows, Numbers out) {
    fill(rows, out, [&](Slot t) { return m.get(traversal::endZ, t) - m.get(traversal::startZ, t); });
}

void edictIndex(const Model& m, Rows rows, Numbers out) {
    const Slot f = fileRow(m);
    std::vector<std::uint32_t> place(m.capacity(kEdict), 0);
    std::uint32_t next = 0;
    for (const Slot e : f == model::kNoSlot ? std::vector<Slot>() : edictsAsSaved(m, f))
        place[e] = next++;
    fill(rows, out, [&](Slot e) { return place[e]; });
}
void edictNumber(const Model& m, Rows rows, Numbers out) {
    // docs/formats/quake-nav.md, section 7. 64 bits, since a damaged file may hold any number.
    fill(rows, out, [&](Slot e) { return -std::int64_t{m.get(edict::entity, e)} - 1; });
}

std::string brushOfEdict(const Model& m, Slot row) {
    if (m.map() == nullptr)
        return {};
    const auto& map = m.map()->geometry;
    const auto brushes = matches(map, pointOf(m, kEdictMin, row), pointOf(m, kEdictMax, row));
    if (brushes.empty())
        return std::string(texts::translated({kNoBrush}));
    return nameOfEntity(map, brushes.front().entity) + (brushes.front().sure ? "" : "?");
}

bool hasMap(const Model& m, Slot /*file*/) {
    return m.map() != nullptr;
}

} // namespace navsmith::systems::quake_nav
