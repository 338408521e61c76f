// Maps rows to their items in the tiles, so that each row can be redrawn individually.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/primitives.h"
#include "render/tiles.h"

#include <array>
#include <cstdint>
#include <vector>

namespace navsmith::render {

/// One way of drawing rows, such as the overview: which items of which tile's batch belong to a row. A row draws up to
/// 65,535 items of each type; further items are dropped.
class RowItems {
public:
    static constexpr std::uint32_t kNowhere = 0xFFFF'FFFFU;

    RowItems(Tiles& tiles, Batch Tile::*batch) : tiles_(&tiles), batch_(batch) {}

    /// Forgets all rows, after the tiles have been removed or cleared.
    void reset() { rows_.clear(); }
    /// Makes room for the rows of a type.
    void reserve(model::ElementTypeId type, std::size_t rows);
    /// Sets the items of a row, all in this tile.
    void put(model::Element element, std::uint32_t tile, const symbol::Primitives& items);
    /// Hides a row but keeps its place, so that the drawing order is the same when it is shown again.
    void hide(model::Element element);
    void remove(model::Element element);
    /// Empties a tile.
    void clear(std::uint32_t tile);
    /// The tile in which a row has items, or would have if its symbol drew any; kNowhere if it is hidden or absent.
    [[nodiscard]] std::uint32_t shownIn(model::Element element) const;

private:
    static constexpr std::size_t kTypes = 5;
    struct Place {
        std::uint32_t tile = kNowhere;
        std::uint32_t packs = 0; ///< of the batch when the place was assigned; a higher current count invalidates the
                                 ///< place
        std::array<std::uint32_t, kTypes> first{};
        std::array<std::uint16_t, kTypes> count{};
        bool shown = false;
    };

    [[nodiscard]] Place* find(model::Element element);
    Place& placeOf(model::Element element);
    [[nodiscard]] bool holds(const Place& place) const;
    void blank(Place& place);
    void append(model::Element element, std::uint32_t tile, const symbol::Primitives& items);
    void pack(std::uint32_t tile);

    Tiles* tiles_;
    Batch Tile::*batch_;
    std::vector<std::vector<Place>> rows_; ///< by type, then slot
};

} // namespace navsmith::render
