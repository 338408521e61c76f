#include "render/scene.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace navsmith::render {

using model::Element;
using model::Slot;

namespace {

symbol::Sprite blank(const symbol::Sprite&) {
    symbol::Sprite none;
    none.size = 0;
    return none;
}
symbol::Segment blank(const symbol::Segment&) {
    symbol::Segment none;
    none.a.colour = none.b.colour = {0, 0, 0, 0};
    return none;
}
symbol::Ribbon blank(const symbol::Ribbon&) {
    symbol::Ribbon none;
    none.halfWidth = 0;
    none.fill = none.edge = {0, 0, 0, 0};
    return none;
}
symbol::Quad blank(const symbol::Quad&) {
    return {{}, {0, 0, 0, 0}, {0, 0, 0, 0}};
}

void grow(Box& box, const symbol::Sprite& s) {
    box.add(s.position);
}
void grow(Box& box, const symbol::Segment& s) {
    box.add(s.a.position);
    box.add(s.b.position);
}
void grow(Box& box, const symbol::Ribbon& r) {
    box.add(r.a);
    box.add(r.b);
}
void grow(Box& box, const symbol::Quad& q) {
    for (const auto& corner : q.corners)
        box.add(corner);
}

/// Calls f(position of the type, chunk of the batch, items emitted) for each primitive type.
template <typename F>
void eachType(Batch& batch, const symbol::Primitives& emitted, F&& f) {
    f(std::size_t{0}, batch.sprites, emitted.sprites);
    f(std::size_t{1}, batch.segments, emitted.segments);
    f(std::size_t{2}, batch.ribbons, emitted.ribbons);
    f(std::size_t{3}, batch.quads, emitted.quads);
}

template <typename T>
void append(Chunk<T>& chunk, const std::vector<T>& items, Element owner) {
    chunk.items.insert(chunk.items.end(), items.begin(), items.end());
    chunk.owners.insert(chunk.owners.end(), items.size(), owner);
}

bool isFinite(float f) {
    return std::isfinite(f);
}
bool isFinite(const glm::vec3& p) {
    return isFinite(p.x) && isFinite(p.y) && isFinite(p.z);
}
bool isFinite(const symbol::Sprite& s) {
    return isFinite(s.position) && isFinite(s.size);
}
bool isFinite(const symbol::Segment& s) {
    return isFinite(s.a.position) && isFinite(s.b.position);
}
bool isFinite(const symbol::Ribbon& r) {
    return isFinite(r.a) && isFinite(r.b) && isFinite(r.halfWidth);
}
bool isFinite(const symbol::Quad& q) {
    return std::ranges::all_of(q.corners, [](const glm::vec3& corner) { return isFinite(corner); });
}
bool isFinite(const symbol::Label& l) {
    return isFinite(l.position);
}

/// Files may hold any number as a place. What lies nowhere is not drawn: it would spoil the box of all the others.
void leaveOutNowhere(symbol::Primitives& drawn) {
    const auto clean = [](auto& items) { std::erase_if(items, [](const auto& item) { return !isFinite(item); }); };
    clean(drawn.sprites);
    clean(drawn.segments);
    clean(drawn.ribbons);
    clean(drawn.quads);
    clean(drawn.labels);
}

int tileKey(float at, float tileSize) {
    constexpr float farthest = 1e6F; // tiles: beyond it they are as wide as may be
    return static_cast<int>(std::clamp(std::floor(at / tileSize), -farthest, farthest));
}

// One in so many at either end is odd: interiors of San Andreas stand in the sky.
constexpr std::size_t kOdd = 25;

/// From the lowest to the highest of numbers that are not odd; at least one.
std::pair<float, float> usualRange(std::vector<float>& numbers) {
    const auto at = [&](std::size_t rank) {
        const auto nth = numbers.begin() + static_cast<std::ptrdiff_t>(rank);
        std::nth_element(numbers.begin(), nth, numbers.end());
        return *nth;
    };
    const auto skipped = numbers.size() / kOdd;
    const auto low = at(skipped);
    return {low, std::max(low, at(numbers.size() - 1 - skipped))};
}

float distanceTo(const Box& box, const glm::vec3& p) {
    return glm::length(p - glm::clamp(p, box.min, box.max));
}

} // namespace

float spritePixels(float size, float distance, float fullSizeAt) {
    constexpr float largest = 1.75F;
    constexpr float smallest = 0.16F;
    return size * std::clamp(fullSizeAt / std::max(distance, 1.0F), smallest, largest);
}

Scene::Scene(const model::Model& model, const symbol::View& view) : model_(&model), view_(&view) {}

Box Scene::bounds() const {
    Box box;
    for (const auto& tile : tiles_)
        box.add(tile.bounds);
    return box;
}

Box Scene::usualBounds() const {
    std::array<std::vector<float>, 3> places; // by axis
    const auto take = [&](const auto& chunk, auto positionOf) {
        for (std::size_t i = 0; i < chunk.items.size(); ++i) {
            if (!chunk.owners[i].valid())
                continue; // a blank
            const glm::vec3& position = positionOf(chunk.items[i]);
            for (std::size_t axis = 0; axis < places.size(); ++axis)
                places[axis].push_back(position[static_cast<int>(axis)]);
        }
    };
    for (const auto& tile : tiles_) {
        take(tile.overview.sprites, [](const symbol::Sprite& s) -> const glm::vec3& { return s.position; });
        take(tile.overview.segments, [](const symbol::Segment& s) -> const glm::vec3& { return s.a.position; });
        take(tile.overview.quads, [](const symbol::Quad& q) -> const glm::vec3& { return q.corners[0]; });
    }
    auto box = bounds();
    for (std::size_t axis = 0; axis < places.size() && !places[axis].empty(); ++axis) {
        const auto [low, high] = usualRange(places[axis]);
        auto& min = box.min[static_cast<int>(axis)];
        auto& max = box.max[static_cast<int>(axis)];
        // The edge of a map belongs to it, unless it lies many times as far out as all the rest.
        constexpr double farOut = 10;
        const double usual = static_cast<double>(high) - static_cast<double>(low);
        const double all = static_cast<double>(max) - static_cast<double>(min);
        if (axis < 2 && all - usual <= farOut * usual)
            continue;
        min = std::max(min, low);
        max = std::min(max, std::max(min, high));
    }
    return box;
}

const symbol::Symbol* Scene::symbolOf(model::ElementTypeId type) const {
    const auto it = std::ranges::find(view_->symbols, type, &symbol::Symbol::type);
    return it == view_->symbols.end() ? nullptr : &*it;
}

std::optional<glm::vec3> Scene::anchor(Element element) const {
    const auto* symbol = symbolOf(element.type);
    if (symbol == nullptr || symbol->anchor == nullptr || !model_->isLive(element))
        return std::nullopt;
    return symbol->anchor(*model_, element.slot);
}

Box Scene::extent(Element element) const {
    Box box;
    const auto at = anchor(element);
    if (!at || !isFinite(*at))
        return box;
    box.add(*at);
    const auto* symbol = symbolOf(element.type);
    symbol::Primitives drawn;
    if (const auto emit = symbol->overview != nullptr ? symbol->overview : symbol->detail; emit != nullptr)
        emit(*model_, overrides_, element.slot, drawn);
    leaveOutNowhere(drawn);
    for (const auto& segment : drawn.segments) {
        box.add(segment.a.position);
        box.add(segment.b.position);
    }
    for (const auto& ribbon : drawn.ribbons) {
        box.add(ribbon.a);
        box.add(ribbon.b);
    }
    for (const auto& quad : drawn.quads) {
        for (const auto& corner : quad.corners)
            box.add(corner);
    }
    return box;
}

void Scene::rebuild(symbol::Overrides overrides) {
    overrides_ = std::move(overrides);
    tiles_.clear();
    tileIndex_.clear();
    locations_.assign(model_->schema().types.size(), {});
    for (const auto& symbol : view_->symbols) {
        locations_[symbol.type].resize(model_->capacity(symbol.type));
        model_->forEachLive(symbol.type, [&](Slot row) { emit(symbol, row); });
    }
    ++generation_;
}

void Scene::apply(const model::Change& change) {
    const auto tilesBefore = tiles_.size();
    for (const auto& symbol : view_->symbols) {
        auto& locations = locations_[symbol.type];
        locations.resize(std::max(locations.size(), model_->capacity(symbol.type)));
        for (const Slot row : model::erasedRows(*model_, change, symbol.type))
            remove({symbol.type, row});
        for (const Slot row : model::affectedRows(*model_, change, symbol.type, symbol.dependsOn))
            emit(symbol, row);
    }
    // Labels show positions in files, which shift when rows come, go or change places.
    const bool structural = std::ranges::any_of(
        change.columns, [](const auto& c) { return c.column == model::kAlive || c.column == model::kRank; });
    for (auto& tile : tiles_)
        tile.detailStale = tile.detailStale || (structural && tile.detailShown);
    if (tiles_.size() != tilesBefore)
        ++generation_;
}

bool Scene::updateDetail(const Camera& camera) {
    bool changed = false;
    for (auto& tile : tiles_) {
        const float distance = distanceTo(tile.bounds, camera.position);
        // Some slack, so that a camera at the border does not fill and empty the tile in turns.
        const bool wanted = distance < view_->detailDistance * (tile.detailShown ? 1.25F : 1.0F);
        if (wanted && (!tile.detailShown || tile.detailStale)) {
            fillDetail(tile);
            changed = true;
        } else if (!wanted && tile.detailShown) {
            emptyDetail(tile);
            changed = true;
        }
    }
    return changed;
}

std::uint32_t Scene::tileAt(const glm::vec3& position) {
    const std::pair key(tileKey(position.x, view_->tileSize), tileKey(position.y, view_->tileSize));
    const auto [it, fresh] = tileIndex_.try_emplace(key, static_cast<std::uint32_t>(tiles_.size()));
    if (fresh)
        tiles_.emplace_back().key = key;
    return it->second;
}

void Scene::emit(const symbol::Symbol& symbol, Slot row) {
    const Element element{symbol.type, row};
    const auto where = symbol.anchor(*model_, row);
    if (!where || !isFinite(*where) || overrides_.isHidden(element)) {
        remove(element);
        return;
    }
    scratch_.clear();
    if (symbol.overview != nullptr)
        symbol.overview(*model_, overrides_, row, scratch_);
    leaveOutNowhere(scratch_);
    place(symbol, row, tileAt(*where));
}

void Scene::place(const symbol::Symbol& symbol, Slot row, std::uint32_t tileIndex) {
    const Element element{symbol.type, row};
    auto& location = locations_[symbol.type][row];
    auto& tile = tiles_[tileIndex];
    bool fits = location.tile == tileIndex;
    eachType(tile.overview, scratch_,
             [&](std::size_t type, auto&, const auto& items) { fits = fits && location.count[type] == items.size(); });
    if (!fits) {
        remove(element);
        location.tile = tileIndex;
        tile.residents.push_back(element);
        eachType(tile.overview, scratch_, [&](std::size_t type, auto& chunk, const auto& items) {
            location.first[type] = static_cast<std::uint32_t>(chunk.items.size());
            location.count[type] = static_cast<std::uint8_t>(items.size());
            append(chunk, items, element);
        });
    }
    eachType(tile.overview, scratch_, [&](std::size_t type, auto& chunk, const auto& items) {
        if (items.empty())
            return;
        std::ranges::copy(items, chunk.items.begin() + location.first[type]);
        chunk.touch(location.first[type], items.size());
        for (const auto& item : items)
            grow(tile.bounds, item);
    });
    if (scratch_.empty())
        tile.bounds.add(*symbol.anchor(*model_, row)); // drawn in detail only; the tile must still cover it
    tile.detailStale = tile.detailShown;
}

void Scene::remove(Element element) {
    auto& location = locations_[element.type][element.slot];
    if (location.tile == kNowhere)
        return;
    auto& tile = tiles_[location.tile];
    bool sparse = false;
    eachType(tile.overview, {}, [&](std::size_t type, auto& chunk, const auto&) {
        for (std::size_t i = location.first[type]; i < location.first[type] + location.count[type]; ++i) {
            chunk.items[i] = blank(chunk.items[i]);
            chunk.owners[i] = {};
        }
        if (location.count[type] == 0)
            return;
        chunk.touch(location.first[type], location.count[type]);
        chunk.blanks += location.count[type];
        sparse = sparse || chunk.blanks > 64 + chunk.items.size() / 2;
    });
    std::erase(tile.residents, element);
    tile.detailStale = tile.detailShown;
    const auto at = location.tile;
    location = {};
    if (sparse)
        pack(at);
}

void Scene::pack(std::uint32_t tileIndex) {
    auto& tile = tiles_[tileIndex];
    eachType(tile.overview, {}, [&](std::size_t type, auto& chunk, const auto&) {
        std::size_t kept = 0;
        Element last;
        for (std::size_t i = 0; i < chunk.items.size(); ++i) {
            if (!chunk.owners[i].valid())
                continue;
            if (chunk.owners[i] != last)
                locations_[chunk.owners[i].type][chunk.owners[i].slot].first[type] = static_cast<std::uint32_t>(kept);
            last = chunk.owners[i];
            chunk.items[kept] = chunk.items[i];
            chunk.owners[kept++] = last;
        }
        chunk.items.resize(kept);
        chunk.owners.resize(kept);
        chunk.blanks = 0;
        chunk.touch(0, kept);
    });
}

void Scene::fillDetail(Tile& tile) {
    emptyDetail(tile);
    for (const auto& symbol : view_->symbols) {
        if (symbol.detail == nullptr)
            continue;
        for (const Element& e : tile.residents) {
            if (e.type != symbol.type)
                continue;
            scratch_.clear();
            symbol.detail(*model_, overrides_, e.slot, scratch_);
            leaveOutNowhere(scratch_);
            eachType(tile.detail, scratch_,
                     [&](std::size_t, auto& chunk, const auto& items) { append(chunk, items, e); });
            tile.labels.insert(tile.labels.end(), scratch_.labels.begin(), scratch_.labels.end());
            tile.labelOwners.insert(tile.labelOwners.end(), scratch_.labels.size(), e);
        }
    }
    tile.detailShown = true;
}

void Scene::emptyDetail(Tile& tile) {
    tile.detail = {};
    tile.labels.clear();
    tile.labelOwners.clear();
    tile.detailShown = false;
    tile.detailStale = false;
    ++tile.detailVersion;
}

} // namespace navsmith::render
