// What is to be seen of one document, as arrays ready for upload, cut into square tiles. A change of the model touches
// the tiles that it concerns. No graphics library here: the thin layer in qt3d/ takes these arrays, tests read them.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/symbol/symbol.h"
#include "render/camera.h"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::render {

/// Items of one primitive type and the elements they belong to, with the range that was written since the last
/// upload. Items of rows that went are blank (they draw nothing) until the tile is packed.
template <typename T>
struct Chunk {
    std::vector<T> items;
    std::vector<model::Element> owners; ///< parallel to items; invalid for a blank
    std::size_t dirtyFirst = std::numeric_limits<std::size_t>::max();
    std::size_t dirtyLast = 0; ///< one past the last
    std::size_t blanks = 0;

    void touch(std::size_t first, std::size_t count) {
        dirtyFirst = std::min(dirtyFirst, first);
        dirtyLast = std::max(dirtyLast, first + count);
    }
    [[nodiscard]] bool dirty() const { return dirtyFirst < dirtyLast; }
    void clean() {
        dirtyFirst = std::numeric_limits<std::size_t>::max();
        dirtyLast = 0;
    }
};

/// Parts of a tile that are drawn with one kind of primitive each.
struct Batch {
    Chunk<symbol::Sprite> sprites;
    Chunk<symbol::Segment> segments;
    Chunk<symbol::Ribbon> ribbons;
    Chunk<symbol::Quad> quads;
};

struct Tile {
    std::pair<int, int> key;
    Box bounds; ///< of what the overview draws; may be larger than needed after edits
    Batch overview;
    bool detailShown = false;        ///< near the camera: detail and labels are filled
    bool detailStale = false;        ///< filled, but the model has changed since
    std::uint64_t detailVersion = 0; ///< counts up with every filling or emptying
    Batch detail;
    std::vector<symbol::Label> labels;
    std::vector<model::Element> labelOwners; ///< parallel to labels
    std::vector<model::Element> residents;   ///< elements whose anchor lies in the tile
};

/// What lies at no finite place is left out.
class Scene {
public:
    /// Both must outlive the scene.
    Scene(const model::Model& model, const symbol::View& view);

    [[nodiscard]] const model::Model& model() const { return *model_; }
    [[nodiscard]] const symbol::View& view() const { return *view_; }
    [[nodiscard]] std::span<const Tile> tiles() const { return tiles_; }
    /// For the uploader, which cleans the dirty ranges.
    [[nodiscard]] std::span<Tile> tiles() { return tiles_; }
    [[nodiscard]] Box bounds() const;
    /// The same without the odd few: what stands far above or below the rest does not count, nor what lies many times
    /// as far out in plan as all the rest is wide.
    [[nodiscard]] Box usualBounds() const;
    [[nodiscard]] const symbol::Overrides& overrides() const { return overrides_; }
    /// Counts up when tiles were added or all was built anew: everything must be uploaded again.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }

    /// Where an element is; nothing if it is not drawn.
    [[nodiscard]] std::optional<glm::vec3> anchor(model::Element element) const;
    /// Around what is drawn of it; empty if it is not drawn.
    [[nodiscard]] Box extent(model::Element element) const;
    [[nodiscard]] const symbol::Symbol* symbolOf(model::ElementTypeId type) const;

    /// Builds everything anew: after opening, or when what is hidden or how it is coloured has changed.
    void rebuild(symbol::Overrides overrides);
    /// Emits anew what a change concerns; call it after the model has taken the change, in either direction.
    void apply(const model::Change& change);
    /// Fills the details of tiles near the camera, empties those of tiles that are far. True if anything changed.
    bool updateDetail(const Camera& camera);

    /// Where labels have no room for all of them, those of lower rank are written. Without a function all are equal.
    using LabelRank = std::function<std::uint32_t(model::Element)>;
    void setLabelRank(LabelRank rank) { labelRank_ = std::move(rank); }
    [[nodiscard]] std::uint32_t labelRank(model::Element element) const { return labelRank_ ? labelRank_(element) : 0; }

private:
    static constexpr std::size_t kTypes = 4;
    struct Location { ///< of a row's overview: blocks of items in one tile
        std::uint32_t tile = kNowhere;
        std::array<std::uint32_t, kTypes> first{};
        std::array<std::uint8_t, kTypes> count{};
    };
    static constexpr std::uint32_t kNowhere = 0xFFFF'FFFFU;

    std::uint32_t tileAt(const glm::vec3& position);
    void emit(const symbol::Symbol& symbol, model::Slot row);
    void place(const symbol::Symbol& symbol, model::Slot row, std::uint32_t tile);
    void remove(model::Element element);
    void pack(std::uint32_t tile);
    void fillDetail(Tile& tile);
    static void emptyDetail(Tile& tile);

    const model::Model* model_;
    const symbol::View* view_;
    symbol::Overrides overrides_;
    std::vector<Tile> tiles_;
    std::map<std::pair<int, int>, std::uint32_t> tileIndex_;
    std::vector<std::vector<Location>> locations_; ///< by type, then slot
    symbol::Primitives scratch_;
    LabelRank labelRank_;
    std::uint64_t generation_ = 0;
};

/// Pixels across of a sprite at a distance: its size some way off, larger near, smaller far, within bounds. The shaders
/// compute the same.
float spritePixels(float size, float distance, float fullSizeAt = 300);

} // namespace navsmith::render
