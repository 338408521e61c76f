// How to draw a system's element types: per type, a function that emits primitives and the dependency paths that it
// reads.
#pragma once

#include "core/model/dependency.h"
#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::symbol {

/// Overrides from outside the system: colour-by and other overlays, hidden rows. Indexed by slot; may be shorter.
struct Overrides {
    std::vector<std::vector<Rgba>> colours;        ///< by type, then slot; alpha 0: the symbol's own colour
    std::vector<std::vector<std::uint8_t>> hidden; ///< by type, then slot; 1: not drawn
    std::vector<std::uint8_t> hiddenTypes;         ///< by type
    std::vector<std::uint8_t> lockedTypes;         ///< by type; 1: drawn, but not selectable with the mouse
    // Bits by type: 1 << i for group i of Symbol::groups.
    std::vector<std::uint32_t> hiddenGroups;
    std::vector<std::uint32_t> lockedGroups;
    /// Selection filter: if any bit is set, the mouse selects only these. Types without groups use bit 0.
    std::vector<std::uint32_t> selectable;

    /// Hidden individually or with its type; isHidden() in overrides.h also knows groups.
    [[nodiscard]] bool isHidden(model::Element e) const {
        if (e.type < hiddenTypes.size() && hiddenTypes[e.type] != 0)
            return true;
        return e.type < hidden.size() && e.slot < hidden[e.type].size() && hidden[e.type][e.slot] != 0;
    }
    [[nodiscard]] bool isLocked(model::ElementTypeId type) const {
        return type < lockedTypes.size() && lockedTypes[type] != 0;
    }
    [[nodiscard]] Rgba colour(model::Element e, Rgba own) const {
        if (e.type < colours.size() && e.slot < colours[e.type].size() && colours[e.type][e.slot].a != 0)
            return colours[e.type][e.slot];
        return own;
    }
    [[nodiscard]] bool hasColours(model::ElementTypeId type) const {
        return type < colours.size() && !colours[type].empty();
    }
    bool operator==(const Overrides&) const = default;
};

using Emit = void (*)(const model::Model&, const Overrides&, model::Slot row, Primitives& out);

enum class HandleType : std::uint8_t {
    Point,  ///< the element's position or one of its ends: the arrows that move the whole selection
    Height, ///< the z of the point that `at` returns; a separate handle, for a single selected element
    Shape,  ///< an edge or corner that `at` returns, movable along some axes; for a single selected element
};

/// Axes along which a handle moves, as bits.
enum Axes : std::uint8_t { AxisX = 1, AxisY = 2, AxisZ = 4, AllAxes = 7 };

struct Drag {
    glm::vec3 by{0};               ///< world units from the handle's initial position; 0 along axes that it does not
                                   ///< have
    bool neighboursFollow = false; ///< touching neighbours move along
    /// Gets the reason why the elements move less than `by`, if they do; null: nobody asks.
    std::string* whyStopped = nullptr;
};

/// What a manipulator can drag: a property of the type, or whatever a function moves.
struct Handle {
    HandleType type = HandleType::Point;
    std::string_view property = {}; ///< a vector or a number; empty: `drag` does the move
    std::optional<glm::vec3> (*at)(const model::Model&, model::Slot row) = nullptr;
    std::uint8_t axes = AllAxes; ///< for Point without a property, and for any Shape
    std::string_view title = {}; ///< of the edit: "Move the west edge"; empty: a default for the type
    /// Performs the drag if it is more than adding to the property. Rows ascend. Starts from the values before the
    /// transaction: the result is start + total movement, however often it runs. Null: addToValue.
    void (*drag)(model::Transaction&, std::span<const model::Slot> rows, const Drag&) = nullptr;
    bool neighbours = false; ///< `drag` supports neighboursFollow
    /// Text shown during the drag, for the row's current state: "128 x 96 units". Null: the distance moved.
    std::string (*dragText)(const model::Model&, model::Slot row) = nullptr;
};

struct LegendEntry {
    Rgba colour;
    std::string title;
};

/// How a colour is shown in another palette.
struct Recolour {
    Rgba stated;
    Rgba shown;
};

/// A part of a type's rows that is shown, hidden and locked by itself, such as the car nodes among the nodes.
struct RowGroup {
    std::string_view id;    ///< distinct within the type; never changes, since sessions store it
    std::string_view title; ///< beside the type's title, lower case: "car"
};

inline constexpr std::size_t kMostGroups = 32;

struct Symbol {
    model::ElementTypeId type = model::kNoElementType;
    /// The element's position, for its tile, its label and "frame selection". None: the element is not drawn.
    std::optional<glm::vec3> (*anchor)(const model::Model&, model::Slot row) = nullptr;
    Emit overview = nullptr;  ///< always drawn
    Emit detail = nullptr;    ///< drawn only near the camera
    Emit highlight = nullptr; ///< the shape of the selection highlight; null: the overview's
    /// Everything that the functions above read; determines what to redraw after a change.
    std::vector<model::Dependency> dependsOn = {};
    std::vector<Handle> handles = {};
    std::vector<LegendEntry> legend = {};
    bool shown = true; ///< false: hidden until the user shows it
    /// At most kMostGroups. Empty: the rows are not divided.
    std::vector<RowGroup> groups = {};
    /// Index into `groups` of a live row; `dependsOn` covers what it reads. Null if there are no groups.
    std::size_t (*groupOf)(const model::Model&, model::Slot row) = nullptr;
};

/// Paints an overlay from what it keeps between two paintings, such as a prepared search.
class OverlayPainter {
public:
    OverlayPainter() = default;
    OverlayPainter(const OverlayPainter&) = delete;
    OverlayPainter& operator=(const OverlayPainter&) = delete;
    virtual ~OverlayPainter() = default;

    /// The model has changed; called before it changes again.
    virtual void follow(const model::Model& model, const model::Change& change) = 0;
    /// As Overlay::paint.
    virtual void paint(const model::Model& model, std::span<const model::Element> selection, std::vector<Rgba>& colours,
                       std::vector<LegendEntry>& legend) = 0;
};

/// Colours for a type's rows that no single property determines: they depend on the selection or on several values.
struct Overlay {
    std::string_view id; ///< distinct from the ids of the type's properties
    std::string_view title;
    std::string_view help;
    model::ElementTypeId type = model::kNoElementType;
    bool ofSelection = false; ///< repaint when the selection changes
    /// `colours` has one entry per slot, initially with alpha 0: the symbol's own colour.
    void (*paint)(const model::Model&, std::span<const model::Element> selection, std::vector<Rgba>& colours,
                  std::vector<LegendEntry>& legend) = nullptr;
    /// Makes what paints instead of `paint`. Null: `paint` does.
    std::function<std::shared_ptr<OverlayPainter>()> makePainter = nullptr;
    /// Whether it is offered for a document. Depends only on the file's format. Null: always.
    bool (*applies)(const model::Model&) = nullptr;
    /// Whether the overlay is on by default, until the user chooses otherwise. Null: never.
    bool (*byItself)(const model::Model&) = nullptr;
    /// Depends only on the data of other documents (Model::crossDocumentData), so edits do not affect it.
    bool crossDocument = false;
    /// For the colour-blind safe palette: colours besides those of categories that would be hard to tell apart.
    std::vector<Recolour> safe = {};
};

/// Ground grid of a system's world with numbered cells.
struct Grid {
    glm::vec2 origin{0};
    float step = 0; ///< world units; 0: no grid of its own
    int columns = 0;
    int rows = 0; ///< cells are numbered row by row from the origin
};

struct View {
    std::vector<Symbol> symbols;
    std::vector<Overlay> overlays = {};
    /// The types that rectangles and *Select All* take first, most wanted first: areas before the spots in them. The
    /// others follow, from the last of `symbols` to the first.
    std::vector<model::ElementTypeId> selectFirst = {};
    Grid grid;
    float tileSize = 750; ///< world units; size of the tiles into which drawing buffers are split
    /// Distance from the eye, in world units, at which marks and lines have their nominal size; they grow when nearer
    /// and shrink when farther.
    float fullSizeAt = 300;
    float detailDistance = 600; ///< world units from the camera within which tiles show details
};

/// Null if the type is not drawn.
const Symbol* symbolOf(const View& view, model::ElementTypeId type);

/// Element types in the order in which rectangles and *Select All* take them.
std::vector<model::ElementTypeId> selectionOrder(const View& view);

/// The overrides of a view before the user changes anything.
Overrides initialOverrides(const View& view);

inline constexpr std::size_t kCategories = 12;
/// For elements that belong to no category.
inline constexpr Rgba kNoCategory = rgb(0x5A6676);
/// Distinct colours for categories, in order; repeats when exhausted, after kCategories.
Rgba categoryColour(std::size_t index);
/// Colour for a number between 0 and 1: dark blue through green to yellow, perceptually uniform.
Rgba rampColour(double t);

} // namespace navsmith::symbol
