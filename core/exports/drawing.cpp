#include "core/exports/drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::exports {

using model::Slot;
using symbol::Primitives;
using symbol::Rgba;

namespace {

/// Beyond this a position is damage: the largest maps reach 32,768 units.
constexpr float kFarthest = 1'000'000;

bool isSound(const glm::vec3& p) {
    return std::abs(p.x) <= kFarthest && std::abs(p.y) <= kFarthest && std::abs(p.z) <= kFarthest;
}

template <typename T, typename IsSound>
void dropUnsound(std::vector<T>& all, const IsSound& sound) {
    std::erase_if(all, [&](const T& one) { return !sound(one); });
}

void dropUnsound(Primitives& drawn) {
    dropUnsound(drawn.sprites, [](const auto& s) { return isSound(s.position) && std::isfinite(s.size); });
    dropUnsound(drawn.segments, [](const auto& s) { return isSound(s.a.position) && isSound(s.b.position); });
    dropUnsound(drawn.ribbons,
                [](const auto& r) { return isSound(r.a) && isSound(r.b) && std::abs(r.halfWidth) <= kFarthest; });
    dropUnsound(drawn.quads, [](const auto& q) { return std::ranges::all_of(q.corners, isSound); });
    dropUnsound(drawn.labels, [](const auto& l) { return isSound(l.position); });
}

template <typename T>
void append(std::vector<T>& to, std::vector<T>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

void append(Primitives& to, Primitives& from) {
    append(to.sprites, from.sprites);
    append(to.segments, from.segments);
    append(to.ribbons, from.ribbons);
    append(to.quads, from.quads);
    append(to.labels, from.labels);
    from.clear();
}

bool isEmpty(const Primitives& p) {
    return p.sprites.empty() && p.segments.empty() && p.ribbons.empty() && p.quads.empty() && p.labels.empty();
}

/// Calls f with every colour but those of labels.
template <typename F>
void forEachColour(const Primitives& drawn, F&& f) {
    for (const auto& s : drawn.sprites)
        f(s.colour);
    for (const auto& s : drawn.segments)
        f(s.a.colour);
    for (const auto& r : drawn.ribbons)
        f(r.fill);
    for (const auto& q : drawn.quads)
        f(q.edge);
    for (const auto& q : drawn.quads)
        f(q.fill);
}

Legend occurring(const Legend& legend, const Primitives& drawn) {
    if (legend.continuous)
        return legend;
    const auto key = [](Rgba c) { return c.r << 16U | c.g << 8U | c.b; };
    std::vector<int> used;
    forEachColour(drawn, [&](Rgba c) {
        if (used.empty() || used.back() != key(c))
            used.push_back(key(c));
    });
    std::ranges::sort(used);
    Legend result;
    for (const auto& entry : legend.entries) {
        if (std::ranges::binary_search(used, key(entry.colour)))
            result.entries.push_back(entry);
    }
    return result;
}

/// The rows to draw, the lowest first.
std::vector<Slot> rowsOf(const model::Model& model, const symbol::Symbol& symbol, const symbol::Overrides& overrides) {
    std::vector<std::pair<float, Slot>> placed;
    model.forEachLive(symbol.type, [&](Slot row) {
        if (symbol::isHidden(overrides, symbol, model, row))
            return;
        if (const auto at = symbol.anchor(model, row); at && isSound(*at))
            placed.emplace_back(at->z, row);
    });
    std::ranges::sort(placed);
    std::vector<Slot> rows(placed.size());
    std::ranges::transform(placed, rows.begin(), [](const auto& p) { return p.second; });
    return rows;
}

Legend legendOf(const symbol::Symbol& symbol, const Look& look) {
    const auto it = look.legends.find(symbol.type);
    const bool painted = it != look.legends.end();
    Legend legend = painted ? it->second : Legend{symbol.legend};
    for (auto& entry : legend.entries)
        entry.colour = look.scheme.shown(symbol.type, painted, entry.colour);
    return legend;
}

class Bounds {
public:
    void add(const glm::vec3& p) {
        low_ = glm::dvec2(std::min(low_.x, double{p.x}), std::min(low_.y, double{p.y}));
        high_ = glm::dvec2(std::max(high_.x, double{p.x}), std::max(high_.y, double{p.y}));
    }
    void add(const Primitives& drawn) {
        for (const auto& s : drawn.sprites)
            add(s.position);
        for (const auto& s : drawn.segments) {
            add(s.a.position);
            add(s.b.position);
        }
        for (const auto& r : drawn.ribbons) {
            add(r.a);
            add(r.b);
        }
        for (const auto& q : drawn.quads)
            std::ranges::for_each(q.corners, [&](const auto& corner) { add(corner); });
    }
    void store(Drawing& to) const {
        if (low_.x <= high_.x) {
            to.low = low_;
            to.high = high_;
        }
    }

private:
    glm::dvec2 low_{std::numeric_limits<double>::infinity()};
    glm::dvec2 high_{-std::numeric_limits<double>::infinity()};
};

} // namespace

Primitives drawnOf(const DrawnLayer& layer, std::size_t group) {
    Primitives drawn;
    const auto take = [](auto& to, const auto& from, std::size_t begin, std::size_t end) {
        to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
                  from.begin() + static_cast<std::ptrdiff_t>(end));
    };
    DrawnRow before;
    for (const auto& row : layer.rows) {
        if (row.group == group) {
            take(drawn.sprites, layer.drawn.sprites, before.sprites, row.sprites);
            take(drawn.segments, layer.drawn.segments, before.segments, row.segments);
            take(drawn.ribbons, layer.drawn.ribbons, before.ribbons, row.ribbons);
            take(drawn.quads, layer.drawn.quads, before.quads, row.quads);
        }
        before = row;
    }
    return drawn;
}

Result<Drawing> draw(const model::Model& model, const symbol::View& view, const Look& look, const Progress& progress) {
    constexpr std::size_t kRowsAtOnce = 4096;
    Drawing drawing;
    drawing.fullSizeAt = view.fullSizeAt;
    Bounds bounds;
    double done = 0;
    for (const auto& symbol : view.symbols) {
        const double share = 1.0 / static_cast<double>(view.symbols.size());
        const bool drawsAny = symbol.overview != nullptr || (look.details && symbol.detail != nullptr);
        const bool hidden = symbol::isTypeHidden(look.overrides, symbol.type);
        const auto rows = symbol.anchor == nullptr || hidden || !drawsAny ? std::vector<Slot>()
                                                                          : rowsOf(model, symbol, look.overrides);
        const auto& type = model.schema().type(symbol.type);
        DrawnLayer layer{symbol.type, std::string(type.id), std::string(type.plural)};
        for (const auto& group : symbol.groups)
            layer.groups.emplace_back(group.id);
        Primitives one;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i % kRowsAtOnce == 0 &&
                !keepGoing(progress, done + share * static_cast<double>(i) / static_cast<double>(rows.size())))
                return cancelled();
            if (symbol.overview != nullptr)
                symbol.overview(model, look.overrides, rows[i], one);
            if (look.details && symbol.detail != nullptr)
                symbol.detail(model, look.overrides, rows[i], one);
            dropUnsound(one);
            append(layer.drawn, one);
            layer.rows.push_back({rows[i], layer.drawn.sprites.size(), layer.drawn.segments.size(),
                                  layer.drawn.ribbons.size(), layer.drawn.quads.size(),
                                  layer.groups.empty() ? 0 : symbol.groupOf(model, rows[i])});
        }
        done += share;
        if (isEmpty(layer.drawn))
            continue;
        look.scheme.apply(symbol.type, look.overrides.hasColours(symbol.type), layer.drawn);
        layer.legend = occurring(legendOf(symbol, look), layer.drawn);
        bounds.add(layer.drawn);
        drawing.layers.push_back(std::move(layer));
    }
    bounds.store(drawing);
    return drawing;
}

} // namespace navsmith::exports
