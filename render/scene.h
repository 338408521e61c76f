// The drawing of one document as arrays ready for upload, split into square tiles. After any change (model, hidden
// rows, colours, selection), only the affected rows are redrawn. No graphics library here: the thin layer in qt3d/
// takes these arrays, and tests read them.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/symbol/colour_scheme.h"
#include "core/symbol/overrides.h"
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

/// Leaves out elements without a finite position.
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
    /// The bounds without outliers: ignores elements far above or below the rest, and elements many times farther out
    /// in plan than the extent of the rest.
    [[nodiscard]] Box usualBounds() const;
    [[nodiscard]] const symbol::Overrides& overrides() const { return overrides_; }

    /// Position of an element; none if it is not drawn.
    [[nodiscard]] std::optional<glm::vec3> anchor(model::Element element) const;
    /// Bounds of an element's drawing; empty if it is not drawn.
    [[nodiscard]] Box extent(model::Element element) const;
    [[nodiscard]] const symbol::Symbol* symbolOf(model::ElementTypeId type) const;
    /// Whether the element is hidden: by itself, with its group or with its type. True for what is never drawn.
    [[nodiscard]] bool isHidden(model::Element element) const;
    /// Whether the mouse may not select or drag it.
    [[nodiscard]] bool isLocked(model::Element element) const;

    /// Rebuilds everything, as after opening. Keeps the selection.
    void rebuild(symbol::Overrides overrides);
    /// Redraws the rows affected by a change; call it after the model has applied the change, in either direction.
    void apply(const model::Change& change);
    /// Takes over the overrides of these rows and the hidden and locked types and groups, and redraws the rows.
    /// Rebuilds everything if the hidden types or groups differ or most rows have changed; the drawing order is then as
    /// after opening.
    void setOverrides(const symbol::Overrides& overrides, const symbol::RowsByType& changed);
    /// Draws everything but the selection fainter, so that another scene stands out. Rebuilds if this changes.
    void setDimmed(bool dimmed);
    [[nodiscard]] bool isDimmed() const { return dimmed_; }
    /// Redraws everything in other colours if the palette differs.
    void setPalette(symbol::Palette palette);
    [[nodiscard]] const symbol::ColourScheme& colours() const { return colours_; }
    /// Highlights exactly these elements; more than kCrowd of them by outlines.
    void setSelection(std::span<const model::Element> elements);
    static constexpr std::size_t kCrowd = 100;
    [[nodiscard]] bool isSelectionCrowd() const { return crowd_; }
    [[nodiscard]] bool isSelected(model::Element element) const;
    /// Fills the details of tiles near any of the cameras and clears those of distant tiles. True if anything changed.
    bool updateDetail(std::span<const Camera> cameras);
    bool updateDetail(const Camera& camera) { return updateDetail(std::span(&camera, 1)); }

    /// Where labels compete for room, lower ranks win. Without a function, all are equal.
    using LabelRank = std::function<std::uint32_t(model::Element)>;
    void setLabelRank(LabelRank rank) { labelRank_ = std::move(rank); }
    [[nodiscard]] std::uint32_t labelRank(model::Element element) const { return labelRank_ ? labelRank_(element) : 0; }

    // For the uploader -----------------------------------------------------------------------------------------
    /// Incremented by a rebuild: everything must be uploaded again.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }
    /// Tiles changed since markUploaded().
    [[nodiscard]] std::span<const std::uint32_t> changedTiles() const { return tiles_.changed(); }
    void markUploaded() { tiles_.clean(); }

    /// Number of times that a row's overview, detail or highlight has been drawn: a measure of work.
    [[nodiscard]] std::uint64_t rowsDrawn() const { return rowsDrawn_; }

private:
    std::uint32_t tileAt(const glm::vec3& position);
    void draw(const symbol::Symbol& symbol, model::Slot row);
    void drawDetail(const symbol::Symbol& symbol, model::Slot row, std::uint32_t tile);
    void drawSelected(const symbol::Symbol& symbol, model::Slot row);
    void hide(model::Element element);
    void remove(model::Element element);
    /// Moves an element from one tile's residents to another's.
    void reside(model::Element element, std::uint32_t tile);
    void fillDetail(std::uint32_t tile);
    void emptyDetail(std::uint32_t tile);
    [[nodiscard]] bool mostHaveChanged(const symbol::RowsByType& changed) const;
    const symbol::Primitives& drawn(const symbol::Symbol& symbol, symbol::Emit emit, model::Slot row);

    const model::Model* model_;
    const symbol::View* view_;
    symbol::Overrides overrides_;
    Tiles tiles_;
    std::map<std::pair<int, int>, std::uint32_t> tileIndex_;
    RowItems overview_{tiles_, &Tile::overview};
    RowItems detail_{tiles_, &Tile::detail};
    RowItems highlights_{tiles_, &Tile::selected};
    std::vector<model::Element> selection_;
    std::vector<std::vector<std::uint32_t>> selectedAt_; ///< by type, then slot: selectionCount_ at selection time; 0:
                                                         ///< not selected
    std::uint32_t selectionCount_ = 0;                   ///< number of selections so far
    bool crowd_ = false;
    symbol::Primitives scratch_;
    LabelRank labelRank_;
    bool dimmed_ = false;
    symbol::ColourScheme colours_;
    std::uint64_t generation_ = 0;
    std::uint64_t rowsDrawn_ = 0;
};

/// Pixels across of a sprite at a distance: its size some way off, larger near, smaller far, within bounds. The shaders
/// compute the same. Never less than `least`.
float spritePixels(float size, float distance, float fullSizeAt = 300, float least = 0);

} // namespace navsmith::render
