// Decides which parts of a drawn world are shown, in which detail, and which are loaded and dropped, within a budget.
// Pure: who draws it says what it sees and what it has loaded.
#pragma once

#include "core/world/drawn_world.h"
#include "core/world/map_geometry.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace navsmith::world {

/// Squares of the world, numbered from the origin to the east and to the north.
struct ModelCell {
    int x = 0;
    int y = 0;

    auto operator<=>(const ModelCell&) const = default;
};

enum class ModelDetail : std::uint8_t {
    Low, ///< low-detail twins, and what is large and has none
    Full ///< all objects but low-detail twins
};

/// What is loaded, shown and dropped as one.
struct ModelPiece {
    ModelCell cell;
    ModelDetail detail = ModelDetail::Low;

    auto operator<=>(const ModelPiece&) const = default;
};

/// The objects of a drawn world by cells. An object with a twin is in the twin's cell, so that one of both is shown.
class ModelCells {
public:
    static constexpr float kSide = 200; ///< world units
    /// The game draws objects with such a distance or more while it shows low-detail twins.
    static constexpr float kLarge = 200;

    struct Cell {
        std::vector<std::uint32_t> full; ///< of DrawnWorld::objects
        std::vector<std::uint32_t> low;
        glm::vec3 minimum{0.0F}; ///< of a box around all of its objects
        glm::vec3 maximum{0.0F};
    };

    /// `placed`: where collision is known, a cell has its bounds. Leaves out what is not there at the hour.
    ModelCells(const DrawnWorld& world, const PlacedMeshes* placed, std::uint8_t hour = 12);

    [[nodiscard]] const std::map<ModelCell, Cell>& all() const { return cells_; }
    [[nodiscard]] const std::vector<std::uint32_t>& objectsOf(const ModelPiece& piece) const;
    /// Where the object is that has this collision; none if it is not drawn.
    [[nodiscard]] std::optional<ModelCell> cellOf(std::uint32_t placement) const;
    static ModelCell cellAt(float x, float y);

private:
    std::map<ModelCell, Cell> cells_;
    std::unordered_map<std::uint32_t, ModelCell> ofPlacement_;
};

struct ModelCost {
    std::size_t bytes = 0; ///< vertices and images
    std::size_t triangles = 0;
};

struct ModelBudget {
    std::size_t bytes = std::size_t{256} << 20U;  ///< of all that is loaded
    std::size_t triangles = 400'000;              ///< of all that is shown
    float full = 450;                             ///< world units within which objects are shown in full
    float low = 6000;                             ///< world units within which anything is shown
    ModelCost guess{std::size_t{2} << 20U, 4000}; ///< of a piece that was never loaded
};

/// How a cell is seen.
struct CellSight {
    ModelCell cell;
    float distance = 0; ///< world units from the eye to its box
    bool inPicture = true;
};

struct ModelStep {
    std::vector<ModelPiece> load; ///< in this order
    std::vector<ModelPiece> show; ///< of what is loaded: at most one a cell
    std::vector<ModelPiece> drop;
};

class ModelStreaming {
public:
    explicit ModelStreaming(const ModelBudget& budget) : budget_(budget) {}

    /// The piece is loaded; it stays until it has been among those to drop.
    void loaded(const ModelPiece& piece, const ModelCost& cost);

    /// What follows from a view. The nearest cells come first, and those in the picture before all others. Until a cell
    /// is loaded in the wanted detail, it is shown in the other one. What is not shown is kept as long as there is
    /// room; what was shown longest ago goes first. Pieces to drop count as dropped.
    ModelStep look(std::vector<CellSight> sights);

    [[nodiscard]] std::size_t loadedBytes() const { return bytes_; }

private:
    struct Loaded {
        ModelCost cost;
        std::uint64_t lastUse = 0;
    };

    [[nodiscard]] ModelCost costOf(const ModelPiece& piece) const;

    ModelBudget budget_;
    std::map<ModelPiece, Loaded> pieces_;
    std::map<ModelPiece, ModelCost> costs_; ///< also of what has been dropped
    std::map<ModelCell, ModelDetail> shown_;
    std::size_t bytes_ = 0;
    std::uint64_t views_ = 0;
};

} // namespace navsmith::world
