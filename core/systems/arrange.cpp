#include "core/systems/arrange.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace navsmith::systems {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// Adjacency among some rows of a type, by slot, over the edges of every type that connects this type.
std::map<Slot, std::set<Slot>> neighbours(const Model& m, ElementTypeId type, const std::set<Slot>& rows) {
    std::map<Slot, std::set<Slot>> out;
    const auto& types = m.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        if (!types[k].edge || types[k].columns[types[k].edge->from].ref->target != type)
            continue;
        const model::Column<Ref> from{static_cast<ElementTypeId>(k), types[k].edge->from};
        const model::Column<Ref> to{static_cast<ElementTypeId>(k), types[k].edge->to};
        for (const Slot row : rows) {
            m.forEachReferrer(from, row, [&](Slot edge) {
                const Ref other = m.get(to, edge);
                if (!other.isSlot() || other.slot() == row || !rows.contains(other.slot()))
                    return;
                out[row].insert(other.slot());
                out[other.slot()].insert(row);
            });
        }
    }
    return out;
}

} // namespace

const model::PropertySpec* pointOf(const System& system, ElementTypeId type) {
    if (system.schema->type(type).placedBy.size() > 1)
        return nullptr;
    for (const auto& g : system.view.symbols) {
        if (g.type != type)
            continue;
        const auto handle = std::ranges::find(g.handles, symbol::HandleType::Point, &symbol::Handle::type);
        if (handle != g.handles.end())
            return system.schema->type(type).findProperty(handle->property);
    }
    return nullptr;
}

std::vector<const model::PropertySpec*> placesOf(const System& system, ElementTypeId type) {
    std::vector<const model::PropertySpec*> places;
    const auto& spec = system.schema->type(type);
    for (const auto id : spec.placedBy)
        places.push_back(spec.findProperty(id));
    if (const auto* point = places.empty() ? pointOf(system, type) : nullptr)
        places.push_back(point);
    return places;
}

std::vector<Element> alongEdges(const Model& m, std::span<const Element> selected) {
    std::vector<Element> order(selected.begin(), selected.end());
    if (order.empty())
        return order;
    const ElementTypeId type = order.front().type;
    std::set<Slot> rows;
    for (const auto& e : order)
        rows.insert(e.slot);
    const auto beside = neighbours(m, type, rows);
    const auto degree = [&](Slot row) { return beside.contains(row) ? beside.at(row).size() : 0; };
    if (std::ranges::any_of(rows, [&](Slot row) { return degree(row) == 0 || degree(row) > 2; }))
        return order;
    const auto end = std::ranges::find_if(order, [&](const Element& e) { return degree(e.slot) == 1; });
    if (end == order.end())
        return order; // a ring has no ends to keep in place
    std::vector<Element> chain{*end};
    std::set<Slot> visited{end->slot};
    for (bool hasNext = true; hasNext;) {
        hasNext = false;
        for (const Slot next : beside.at(chain.back().slot)) {
            if (visited.insert(next).second) {
                chain.push_back({type, next});
                hasNext = true;
                break;
            }
        }
    }
    return chain.size() == rows.size() ? chain : order;
}

Points aligned(Points points) {
    if (points.size() < 3)
        return points;
    const auto start = points.front();
    const auto way = points.back() - start;
    const double square = glm::dot(way, way);
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        points[i] = square == 0 ? start : start + way * (glm::dot(points[i] - start, way) / square);
    return points;
}

Points spread(const Points& points) {
    Points out = points;
    std::vector<double> along{0}; // length of the line up to each point
    for (std::size_t i = 1; i < points.size(); ++i)
        along.push_back(along.back() + glm::distance(points[i - 1], points[i]));
    std::size_t piece = 1;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double target = along.back() * static_cast<double>(i) / static_cast<double>(points.size() - 1);
        while (piece + 1 < points.size() && along[piece] < target)
            ++piece;
        const double length = along[piece] - along[piece - 1];
        const double part = length == 0 ? 0 : (target - along[piece - 1]) / length;
        out[i] = points[piece - 1] + (points[piece] - points[piece - 1]) * part;
    }
    return out;
}

Points ramped(Points points) {
    std::vector<double> along{0}; // in plan, up to each point
    for (std::size_t i = 1; i < points.size(); ++i)
        along.push_back(along.back() + glm::distance(glm::dvec2(points[i - 1]), glm::dvec2(points[i])));
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double part = along.back() == 0 ? 0 : along[i] / along.back();
        points[i].z = points.front().z + (points.back().z - points.front().z) * part;
    }
    return points;
}

Points smoothed(const Points& points, double strength) {
    Points out = points;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        out[i] = points[i] + ((points[i - 1] + points[i + 1]) / 2.0 - points[i]) * strength;
    return out;
}

} // namespace navsmith::systems
