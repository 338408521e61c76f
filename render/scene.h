// What is to be seen of one document, as arrays ready for upload, cut into square tiles. Whatever changes (the model,
// what is hidden, colours, the selection), only the rows that it concerns are drawn anew. No graphics library here: the
// thin layer in qt3d/ takes these arrays, tests read them.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/symbol/overrides.h"
#include "core/symbol/symbol.h"
#include "render/camera.h"
#include "render/row_items.h"
#include "render/tiles.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::render {

/// What lies at no finite place is left out.
class Scene {
public:
    /// Both must outlive the scene.
    Scene(const model::Model& model, const symbol::View& view);
    ~Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    [[nodiscard]] const model::Model& model() const { return *model_; }
    [[nodiscard]] const symbol::View& view() const { return *view_; }
    [[nodiscard]] std::span<const Tile> tiles() const { return tiles_.all(); }
    [[nodiscard]] Box bounds() const;
    /// The same without the odd few: what stands far above or below the rest does not count, nor what lies many times
    /// as far out in plan as all the rest is wide.
    [[nodiscard]] Box usualBounds() const;
    [[nodiscard]] const symbol::Overrides& overrides() const { return overrides_; }

    /// Where an element is; nothing if it is not drawn.
    [[nodiscard]] std::optional<glm::vec3> anchor(model::Element element) const;
    /// Around what is drawn of it; empty if it is not drawn.
    [[nodiscard]] Box extent(model::Element element) const;
    [[nodiscard]] const symbol::Symbol* symbolOf(model::ElementTypeId type) const;

    /// Builds everything anew, as after opening. The selection stays.
    void rebuild(symbol::Overrides overrides);
    /// Draws anew what a change concerns; call it after the model has taken the change, in either direction.
    void apply(const model::Change& change);
    /// Takes the overrides of these rows, and which types are hidden and locked, and draws these rows anew. Everything
    /// is built anew if other types are hidden or most rows have changed: then what covers what is as after opening.
    void setOverrides(const symbol::Overrides& overrides, const symbol::RowsByType& changed);
    /// Highlights these elements and no others.
    void setSelection(std::span<const model::Element> elements);
    /// Fills the details of tiles near the camera, empties those of tiles that are far. True if anything changed.
    bool updateDetail(const Camera& camera);

    /// Where labels have no room for all of them, those of lower rank are written. Without a function all are equal.
    using LabelRank = std::function<std::uint32_t(model::Element)>;
    void setLabelRank(LabelRank rank) { labelRank_ = std::move(rank); }
    [[nodiscard]] std::uint32_t labelRank(model::Element element) const { return labelRank_ ? labelRank_(element) : 0; }

    // For the uploader -----------------------------------------------------------------------------------------
    /// Counts up when all was built anew: everything must be uploaded again.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }
    /// Tiles of which something has changed since markUploaded().
    [[nodiscard]] std::span<const std::uint32_t> changedTiles() const { return tiles_.changed(); }
    void markUploaded() { tiles_.clean(); }

    /// How often the overview, the detail or the highlight of a row has been drawn: the work done so far.
    [[nodiscard]] std::uint64_t rowsDrawn() const { return rowsDrawn_; }

private:
    std::uint32_t tileAt(const glm::vec3& position);
    void draw(const symbol::Symbol& symbol, model::Slot row);
    void drawDetail(const symbol::Symbol& symbol, model::Slot row, std::uint32_t tile);
    void drawSelected(const symbol::Symbol& symbol, model::Slot row);
    void hide(model::Element element);
    void remove(model::Element element);
    /// Moves an element from the residents of one tile to those of another.
    void reside(model::Element element, std::uint32_t tile);
    void fillDetail(std::uint32_t tile);
    void emptyDetail(std::uint32_t tile);
    [[nodiscard]] bool isSelected(model::Element element) const;
    [[nodiscard]] bool mostHaveChanged(const symbol::RowsByType& changed) const;
    const symbol::Primitives& drawn(symbol::Emit emit, const symbol::Overrides& overrides, model::Slot row);

    const model::Model* model_;
    const symbol::View* view_;
    symbol::Overrides overrides_;
    Tiles tiles_;
    std::map<std::pair<int, int>, std::uint32_t> tileIndex_;
    RowItems overview_{tiles_, &Tile::overview};
    RowItems detail_{tiles_, &Tile::detail};
    RowItems highlights_{tiles_, &Tile::selected};
    std::vector<model::Element> selection_;
    std::vector<std::vector<std::uint32_t>> selectedAt_; ///< by type, then slot: selectionCount_ then; 0: not selected
    std::uint32_t selectionCount_ = 0;                   ///< of selections so far
    symbol::Primitives scratch_;
    LabelRank labelRank_;
    std::uint64_t generation_ = 0;
    std::uint64_t rowsDrawn_ = 0;
};

/// Pixels across of a sprite at a distance: its size some way off, larger near, smaller far, within bounds. The shaders
/// compute the same.
float spritePixels(float size, float distance, float fullSizeAt = 300);

} // namespace navsmith::render
