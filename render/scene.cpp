#include "render/scene.h"

#include "core/world/finite.h"
#include "render/frustum.h"
#include "render/highlight.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::render {

using model::Element;
using model::Slot;

namespace {

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

/// The bounds of all items except labels.
Box boxOf(const symbol::Primitives& items) {
    Box box;
    const auto add = [&](const auto& some) {
        for (const auto& item : some)
            grow(box, item);
    };
    add(items.sprites);
    add(items.segments);
    add(items.ribbons);
    add(items.quads);
    return box;
}

using world::isFinite;
bool isFinite(const symbol::Sprite& s) {
    return isFinite(s.position) && std::isfinite(s.size);
}
bool isFinite(const symbol::Segment& s) {
    return isFinite(s.a.position) && isFinite(s.b.position);
}
bool isFinite(const symbol::Ribbon& r) {
    return isFinite(r.a) && isFinite(r.b) && std::isfinite(r.halfWidth);
}
bool isFinite(const symbol::Quad& q) {
    return std::ranges::all_of(q.corners, [](const glm::vec3& corner) { return isFinite(corner); });
}
bool isFinite(const symbol::Label& l) {
    return isFinite(l.position);
}

/// Files may contain any number as a position. Drop items without a finite position: they would ruin the bounds.
void leaveOutNowhere(symbol::Primitives& drawn) {
    const auto clean = [](auto& items) { std::erase_if(items, [](const auto& item) { return !isFinite(item); }); };
    clean(drawn.sprites);
    clean(drawn.segments);
    clean(drawn.ribbons);
    clean(drawn.quads);
    clean(drawn.labels);
}

/// Towards grey and transparent.
void dim(symbol::Rgba& colour) {
    constexpr int grey = 110;
    constexpr int tenths = 4; // of 10 parts
    const auto mix = [](std::uint8_t c) { return static_cast<std::uint8_t>((c * tenths + grey * (10 - tenths)) / 10); };
    colour = {mix(colour.r), mix(colour.g), mix(colour.b), static_cast<std::uint8_t>(colour.a * tenths / 10)};
}

void dim(symbol::Primitives& drawn) {
    for (auto& sprite : drawn.sprites)
        dim(sprite.colour);
    for (auto& segment : drawn.segments) {
        dim(segment.a.colour);
        dim(segment.b.colour);
    }
    for (auto& ribbon : drawn.ribbons) {
        dim(ribbon.fill);
        dim(ribbon.edge);
    }
    for (auto& quad : drawn.quads) {
        dim(quad.fill);
        dim(quad.edge);
    }
    drawn.labels.clear(); // they would compete with those of the other scene
}

int tileKey(float at, float tileSize) {
    constexpr float farthest = 1e6F; // in tiles; positions beyond it share the outermost tile
    return static_cast<int>(std::clamp(std::floor(at / tileSize), -farthest, farthest));
}

// This fraction at either end counts as outliers: interiors of San Andreas are in the sky.
constexpr std::size_t kOdd = 25;

/// The range of the numbers without outliers; contains at least one.
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

} // namespace

float spritePixels(float size, float distance, float fullSizeAt, float least) {
    constexpr float largest = 1.75F;
    constexpr float smallest = 0.16F;
    return std::max(least, size * std::clamp(fullSizeAt / std::max(distance, 1.0F), smallest, largest));
}

Scene::Scene(const model::Model& model, const symbol::View& view) : model_(&model), view_(&view) {}

Box Scene::bounds() const {
    Box box;
    for (const auto& tile : tiles_.all())
        box.add(tile.bounds);
    return box;
}

Box Scene::usualBounds() const {
    std::array<std::vector<float>, 3> places; // positions by axis
    const auto take = [&](const auto& chunk, auto positionOf) {
        for (std::size_t i = 0; i < chunk.items.size(); ++i) {
            if (!chunk.owners[i].valid())
                continue; // a blank item
            const glm::vec3& position = positionOf(chunk.items[i]);
            for (std::size_t axis = 0; axis < places.size(); ++axis)
                places[axis].push_back(position[static_cast<int>(axis)]);
        }
    };
    for (const auto& tile : tiles_.all()) {
        take(tile.overview.sprites, [](const symbol::Sprite& s) -> const glm::vec3& { return s.position; });
        take(tile.overview.segments, [](const symbol::Segment& s) -> const glm::vec3& { return s.a.position; });
        take(tile.overview.quads, [](const symbol::Quad& q) -> const glm::vec3& { return q.corners[0]; });
    }
    auto box = bounds();
    for (std::size_t axis = 0; axis < places.size() && !places[axis].empty(); ++axis) {
        const auto [low, high] = usualRange(places[axis]);
        auto& min = box.min[static_cast<int>(axis)];
        auto& max = box.max[static_cast<int>(axis)];
        // Include the edge of a map unless it is many times farther out than the rest.
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
    return symbol::symbolOf(*view_, type);
}

bool Scene::isHidden(Element element) const {
    const auto* symbol = symbolOf(element.type);
    return symbol == nullptr || !model_->isLive(element) ||
           symbol::isHidden(overrides_, *symbol, *model_, element.slot);
}

bool Scene::isLocked(Element element) const {
    const auto* symbol = symbolOf(element.type);
    return symbol != nullptr && model_->isLive(element) && symbol::isLocked(overrides_, *symbol, *model_, element.slot);
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
    overview_.reset();
    detail_.reset();
    highlights_.reset();
    for (const auto& symbol : view_->symbols) {
        overview_.reserve(symbol.type, model_->capacity(symbol.type));
        model_->forEachLive(symbol.type, [&](Slot row) { draw(symbol, row); });
    }
    ++generation_;
}

void Scene::setDimmed(bool dimmed) {
    if (std::exchange(dimmed_, dimmed) != dimmed)
        rebuild(std::exchange(overrides_, {}));
}

void Scene::setPalette(symbol::Palette palette) {
    if (palette == colours_.palette())
        return;
    colours_ = symbol::ColourScheme(palette, *view_);
    rebuild(std::exchange(overrides_, {}));
}

void Scene::apply(const model::Change& change) {
    // Labels show file positions, which shift when rows are inserted, erased or moved.
    const bool structural = std::ranges::any_of(
        change.columns, [](const auto& c) { return c.column == model::kAlive || c.column == model::kRank; });
    for (std::uint32_t i = 0; structural && i < tiles_.size(); ++i)
        tiles_.at(i).detailStale = tiles_[i].detailShown;
    for (const auto& symbol : view_->symbols) {
        for (const Slot row : model::erasedRows(*model_, change, symbol.type)) {
            remove({symbol.type, row});
            highlights_.remove({symbol.type, row});
        }
        for (const Slot row : model::affectedRows(*model_, change, symbol.type, symbol.dependsOn))
            draw(symbol, row);
    }
}

void Scene::setOverrides(const symbol::Overrides& overrides, const symbol::RowsByType& changed) {
    const bool sameTypes = std::ranges::all_of(view_->symbols, [&](const symbol::Symbol& symbol) {
        return symbol::isTypeHidden(overrides, symbol.type) == symbol::isTypeHidden(overrides_, symbol.type) &&
               symbol::hiddenGroupsOf(overrides, symbol.type) == symbol::hiddenGroupsOf(overrides_, symbol.type);
    });
    if (!sameTypes || mostHaveChanged(changed)) {
        rebuild(overrides);
        return;
    }
    overrides_.lockedTypes = overrides.lockedTypes;
    overrides_.lockedGroups = overrides.lockedGroups;
    overrides_.selectable = overrides.selectable;
    symbol::copyRows(overrides, changed, overrides_);
    for (const auto& symbol : view_->symbols) {
        if (symbol.type >= changed.size())
            continue;
        for (const Slot row : changed[symbol.type]) {
            if (model_->isLive({symbol.type, row}))
                draw(symbol, row);
        }
    }
}

bool Scene::mostHaveChanged(const symbol::RowsByType& changed) const {
    std::size_t rows = 0;
    for (const auto& symbol : view_->symbols)
        rows += model_->count(symbol.type);
    return symbol::countRows(changed) * 2 > rows;
}

void Scene::setSelection(std::span<const Element> elements) {
    const auto now = ++selectionCount_;
    const bool crowd = elements.size() > kCrowd;
    const bool otherLook = std::exchange(crowd_, crowd) != crowd;
    selectedAt_.resize(model_->schema().types.size());
    for (const auto& e : elements) {
        if (!model_->isLive(e))
            continue;
        auto& rows = selectedAt_[e.type];
        rows.resize(std::max(rows.size(), model_->capacity(e.type)), 0);
        const bool before = std::exchange(rows[e.slot], now) != 0;
        if (const auto* symbol = before && !otherLook ? nullptr : symbolOf(e.type))
            drawSelected(*symbol, e.slot);
    }
    for (const auto& e : selection_) {
        if (auto& at = selectedAt_[e.type][e.slot]; at != now) {
            at = 0;
            highlights_.remove(e);
        }
    }
    selection_.assign(elements.begin(), elements.end());
    std::erase_if(selection_, [&](const Element& e) { return !isSelected(e); });
}

bool Scene::isSelected(Element element) const {
    return element.type < selectedAt_.size() && element.slot < selectedAt_[element.type].size() &&
           selectedAt_[element.type][element.slot] != 0;
}

bool Scene::updateDetail(std::span<const Camera> cameras) {
    bool changed = false;
    const std::vector<Frustum> pictures(cameras.begin(), cameras.end());
    for (std::uint32_t i = 0; i < tiles_.size(); ++i) {
        const auto& tile = tiles_[i];
        float distance = std::numeric_limits<float>::max();
        for (const auto& picture : pictures)
            distance = std::min(distance, picture.distanceTo(tile.bounds));
        // Hysteresis, so that a camera near the limit does not fill and clear the tile repeatedly.
        const bool isNear = distance < view_->detailDistance * (tile.detailShown ? 1.25F : 1.0F);
        if (isNear && (!tile.detailShown || tile.detailStale)) {
            fillDetail(i);
            changed = true;
        } else if (!isNear && tile.detailShown) {
            emptyDetail(i);
            changed = true;
        }
    }
    return changed;
}

std::uint32_t Scene::tileAt(const glm::vec3& position) {
    const std::pair key(tileKey(position.x, view_->tileSize), tileKey(position.y, view_->tileSize));
    const auto [it, fresh] = tileIndex_.try_emplace(key, static_cast<std::uint32_t>(tiles_.size()));
    if (fresh)
        tiles_.add(key);
    return it->second;
}

/// Primitives of a row without those that have no finite position; valid until the next call.
const symbol::Primitives& Scene::drawn(const symbol::Symbol& symbol, symbol::Emit emit, Slot row) {
    scratch_.clear();
    if (emit != nullptr) {
        emit(*model_, overrides_, row, scratch_);
        ++rowsDrawn_;
    }
    leaveOutNowhere(scratch_);
    colours_.apply(symbol.type, overrides_.hasColours(symbol.type), scratch_);
    if (dimmed_)
        dim(scratch_);
    return scratch_;
}

void Scene::draw(const symbol::Symbol& symbol, Slot row) {
    const Element element{symbol.type, row};
    if (isSelected(element))
        drawSelected(symbol, row);
    const auto where = symbol.anchor(*model_, row);
    if (!where || !isFinite(*where)) {
        remove(element);
        return;
    }
    if (symbol::isHidden(overrides_, symbol, *model_, row)) {
        hide(element);
        return;
    }
    const auto at = tileAt(*where);
    reside(element, at);
    const auto& items = drawn(symbol, symbol.overview, row);
    overview_.put(element, at, items);
    auto& bounds = tiles_.at(at).bounds;
    if (items.empty())
        bounds.add(*where); // drawn only in detail, but the bounds must contain it
    else
        bounds.add(boxOf(items));
    if (tiles_[at].detailShown && !tiles_[at].detailStale)
        drawDetail(symbol, row, at);
    else
        detail_.remove(element);
}

void Scene::drawDetail(const symbol::Symbol& symbol, Slot row, std::uint32_t tile) {
    if (symbol.detail != nullptr)
        detail_.put({symbol.type, row}, tile, drawn(symbol, symbol.detail, row));
}

/// Draw it even if the row is hidden: the user is about to edit it.
void Scene::drawSelected(const symbol::Symbol& symbol, Slot row) {
    const Element element{symbol.type, row};
    scratch_.clear();
    highlight(*model_, symbol, row, crowd_ ? Highlight::SelectedInCrowd : Highlight::Selected, colours_.palette(),
              scratch_);
    leaveOutNowhere(scratch_);
    ++rowsDrawn_;
    const auto box = boxOf(scratch_);
    if (box.empty()) {
        highlights_.remove(element);
        return;
    }
    const auto where = symbol.anchor != nullptr ? symbol.anchor(*model_, row) : std::nullopt;
    const auto at = tileAt(where && isFinite(*where) ? *where : box.centre());
    highlights_.put(element, at, scratch_);
    tiles_.at(at).selectedBounds.add(box);
}

void Scene::reside(Element element, std::uint32_t tile) {
    const auto before = overview_.shownIn(element);
    if (before == tile)
        return;
    if (before != RowItems::kNowhere)
        std::erase(tiles_.at(before).residents, element);
    if (tile != RowItems::kNowhere)
        tiles_.at(tile).residents.push_back(element);
}

void Scene::hide(Element element) {
    reside(element, RowItems::kNowhere);
    overview_.hide(element);
    detail_.hide(element);
}

void Scene::remove(Element element) {
    reside(element, RowItems::kNowhere);
    overview_.remove(element);
    detail_.remove(element);
}

void Scene::fillDetail(std::uint32_t tile) {
    detail_.clear(tile);
    for (const auto& symbol : view_->symbols) {
        for (std::size_t i = 0; i < tiles_[tile].residents.size(); ++i) {
            if (const Element e = tiles_[tile].residents[i]; e.type == symbol.type)
                drawDetail(symbol, e.slot, tile);
        }
    }
    tiles_.at(tile).detailShown = true;
    tiles_.at(tile).detailStale = false;
}

void Scene::emptyDetail(std::uint32_t tile) {
    detail_.clear(tile);
    tiles_.at(tile).detailShown = false;
    tiles_.at(tile).detailStale = false;
}

} // namespace navsmith::render
