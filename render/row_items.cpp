#include "render/row_items.h"

#include <algorithm>
#include <limits>

namespace navsmith::render {

using model::Element;

namespace {

symbol::Sprite blankOf(const symbol::Sprite&) {
    symbol::Sprite none;
    none.size = 0;
    return none;
}
symbol::Segment blankOf(const symbol::Segment&) {
    symbol::Segment none;
    none.a.colour = none.b.colour = {0, 0, 0, 0};
    return none;
}
symbol::Ribbon blankOf(const symbol::Ribbon&) {
    symbol::Ribbon none;
    none.halfWidth = 0;
    none.fill = none.edge = {0, 0, 0, 0};
    return none;
}
symbol::Quad blankOf(const symbol::Quad&) {
    return {{}, {0, 0, 0, 0}, {0, 0, 0, 0}};
}
symbol::Label blankOf(const symbol::Label&) {
    return {};
}

/// Calls f(index of the primitive type, chunk of the batch) for each primitive type.
template <typename F>
void eachChunk(Batch& batch, F&& f) {
    f(std::size_t{0}, batch.sprites);
    f(std::size_t{1}, batch.segments);
    f(std::size_t{2}, batch.ribbons);
    f(std::size_t{3}, batch.quads);
    f(std::size_t{4}, batch.labels);
}

/// Calls f likewise with the items of that type, limited to the number that can be stored.
template <typename F>
void eachChunk(Batch& batch, const symbol::Primitives& items, F&& f) {
    constexpr std::size_t most = std::numeric_limits<std::uint16_t>::max();
    const auto some = [&](const auto& all) { return std::span(all).first(std::min(all.size(), most)); };
    f(std::size_t{0}, batch.sprites, some(items.sprites));
    f(std::size_t{1}, batch.segments, some(items.segments));
    f(std::size_t{2}, batch.ribbons, some(items.ribbons));
    f(std::size_t{3}, batch.quads, some(items.quads));
    f(std::size_t{4}, batch.labels, some(items.labels));
}

/// More than half of the items are blank, so packing is worthwhile.
bool isSparse(std::size_t blanks, std::size_t items) {
    constexpr std::size_t few = 64;
    return blanks > few + items / 2;
}

} // namespace

RowItems::Place* RowItems::find(Element element) {
    if (element.type >= rows_.size() || element.slot >= rows_[element.type].size())
        return nullptr;
    return &rows_[element.type][element.slot];
}

void RowItems::reserve(model::ElementTypeId type, std::size_t rows) {
    if (rows_.size() <= type)
        rows_.resize(type + std::size_t{1});
    rows_[type].reserve(rows);
}

RowItems::Place& RowItems::placeOf(Element element) {
    if (rows_.size() <= element.type)
        rows_.resize(element.type + std::size_t{1});
    auto& rows = rows_[element.type];
    if (rows.size() <= element.slot)
        rows.resize(element.slot + std::size_t{1});
    return rows[element.slot];
}

std::uint32_t RowItems::shownIn(Element element) const {
    if (element.type >= rows_.size() || element.slot >= rows_[element.type].size())
        return kNowhere;
    const auto& place = rows_[element.type][element.slot];
    return place.shown ? place.tile : kNowhere;
}

/// Whether the place is still valid for the row.
bool RowItems::holds(const Place& place) const {
    return place.tile != kNowhere && ((*tiles_)[place.tile].*batch_).packs == place.packs;
}

void RowItems::put(Element element, std::uint32_t tile, const symbol::Primitives& items) {
    auto& place = placeOf(element);
    auto& batch = tiles_->at(tile).*batch_;
    bool fits = place.tile == tile && holds(place);
    eachChunk(batch, items,
              [&](std::size_t type, auto&, const auto& some) { fits = fits && place.count[type] == some.size(); });
    if (!fits) {
        remove(element);
        append(element, tile, items);
        return;
    }
    eachChunk(batch, items, [&](std::size_t type, auto& chunk, const auto& some) {
        const auto at = chunk.items.begin() + place.first[type];
        if (!place.shown) {
            std::fill_n(chunk.owners.begin() + place.first[type], some.size(), element);
            chunk.blanks -= some.size();
        }
        if (std::ranges::equal(some, std::span(at, some.size())))
            return;
        std::ranges::copy(some, at);
        chunk.dirty.add(place.first[type], some.size());
        tiles_->change(tile);
    });
    place.shown = true;
}

void RowItems::append(Element element, std::uint32_t tile, const symbol::Primitives& items) {
    auto& place = placeOf(element);
    auto& batch = tiles_->change(tile).*batch_;
    place.tile = tile;
    place.packs = batch.packs;
    place.shown = true;
    eachChunk(batch, items, [&](std::size_t type, auto& chunk, const auto& some) {
        place.first[type] = static_cast<std::uint32_t>(chunk.items.size());
        place.count[type] = static_cast<std::uint16_t>(some.size());
        chunk.items.insert(chunk.items.end(), some.begin(), some.end());
        chunk.owners.insert(chunk.owners.end(), some.size(), element);
        chunk.dirty.add(place.first[type], some.size());
    });
}

void RowItems::hide(Element element) {
    if (auto* place = find(element); place != nullptr && place->shown)
        blank(*place);
}

void RowItems::remove(Element element) {
    auto* place = find(element);
    if (place == nullptr)
        return;
    if (place->shown)
        blank(*place);
    *place = {};
}

void RowItems::blank(Place& place) {
    place.shown = false;
    if (!holds(place))
        return;
    bool sparse = false;
    bool empty = true;
    eachChunk(tiles_->change(place.tile).*batch_, [&](std::size_t type, auto& chunk) {
        for (std::size_t i = place.first[type]; i < std::size_t{place.first[type]} + place.count[type]; ++i) {
            chunk.items[i] = blankOf(chunk.items[i]);
            chunk.owners[i] = {};
        }
        chunk.dirty.add(place.first[type], place.count[type]);
        chunk.blanks += place.count[type];
        sparse = sparse || isSparse(chunk.blanks, chunk.items.size());
        empty = empty && chunk.blanks == chunk.items.size();
    });
    if (sparse || empty)
        pack(place.tile);
}

/// Hidden rows lose their places.
void RowItems::pack(std::uint32_t tile) {
    auto& batch = tiles_->change(tile).*batch_;
    ++batch.packs;
    eachChunk(batch, [&](std::size_t type, auto& chunk) {
        std::size_t count = 0;
        std::size_t firstMoved = chunk.items.size();
        Element last;
        for (std::size_t i = 0; i < chunk.items.size(); ++i) {
            const Element owner = chunk.owners[i];
            if (!owner.valid())
                continue;
            if (owner != last)
                placeOf(owner).first[type] = static_cast<std::uint32_t>(count);
            placeOf(owner).packs = batch.packs;
            last = owner;
            if (count != i) {
                chunk.items[count] = std::move(chunk.items[i]);
                firstMoved = std::min(firstMoved, count);
            }
            chunk.owners[count++] = owner;
        }
        chunk.items.resize(count);
        chunk.owners.resize(count);
        chunk.blanks = 0;
        if (firstMoved < count)
            chunk.dirty.add(firstMoved, count - firstMoved);
    });
}

void RowItems::clear(std::uint32_t tile) {
    auto& batch = tiles_->change(tile).*batch_;
    const auto packs = batch.packs + 1;
    batch = {};
    batch.packs = packs;
}

} // namespace navsmith::render
