// How a system's types are drawn: a function per type that emits primitives, and the paths that it looks at.
#pragma once

#include "core/model/dependency.h"
#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::symbol {

/// Overrides from outside the system: colour-by and other overlays, rows that are hidden. By slot; shorter is fine.
struct Overrides {
    std::vector<std::vector<Rgba>> colours;        ///< by type, then slot; alpha 0: the symbol's own colour
    std::vector<std::vector<std::uint8_t>> hidden; ///< by type, then slot; 1: not drawn
    std::vector<std::uint8_t> hiddenTypes;         ///< by type
    std::vector<std::uint8_t> lockedTypes;         ///< by type; 1: drawn, but the mouse leaves them alone

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
    Point,  ///< where the element, or an end of it, is: the arrows that move all that is selected
    Height, ///< the z of a place that `at` gives; a grip of its own on the one element that is selected
    Grip,   ///< an edge or a corner that `at` gives, moved along some axes; likewise
};

/// Ways in which a handle goes, as bits.
enum Axes : std::uint8_t { AxisX = 1, AxisY = 2, AxisZ = 4, AllAxes = 7 };

struct Drag {
    glm::vec3 by{0};               ///< world units from where the handle was before; 0 along axes that it does not have
    bool neighboursFollow = false; ///< what touches what is moved goes along
};

/// What a manipulator may drag: a property of the type, or whatever a function moves.
struct Handle {
    HandleType type = HandleType::Point;
    std::string_view property = {}; ///< a vector, or a number; empty: `drag` says what moves
    std::optional<glm::vec3> (*at)(const model::Model&, model::Slot row) = nullptr;
    std::uint8_t axes = AllAxes; ///< of Point and Grip without a property, and of any Grip
    std::string_view title = {}; ///< of the edit: "Move the west edge"; empty: one that fits the type
    /// Does the drag, where it is more than adding to the property. Rows ascending. Starts from the values before the
    /// transaction: a drag is start + total movement, however often it is run. Null: addToValue.
    void (*drag)(model::Transaction&, std::span<const model::Slot> rows, const Drag&) = nullptr;
    bool neighbours = false; ///< `drag` looks at neighboursFollow
    /// Told while it is dragged, of the row as it is then: "128 x 96 units". Null: how far it has gone.
    std::string (*tells)(const model::Model&, model::Slot row) = nullptr;
};

struct LegendEntry {
    Rgba colour;
    std::string title;
};

struct Symbol {
    model::ElementTypeId type = model::kNoElementType;
    /// Where the element is: its tile, its label, what "frame selection" looks at. Nothing: it is not drawn.
    std::optional<glm::vec3> (*anchor)(const model::Model&, model::Slot row) = nullptr;
    Emit overview = nullptr;  ///< always drawn
    Emit detail = nullptr;    ///< drawn near the camera only
    Emit highlight = nullptr; ///< the shape that a selection is drawn with; null: the overview's
    /// What all of the above look at; by it a change finds what to draw anew.
    std::vector<model::Dependency> dependsOn = {};
    std::vector<Handle> handles = {};
    std::vector<LegendEntry> legend = {};
    bool shown = true; ///< false: not before the user asks for it
};

/// Colours of a type's rows that no single property gives: they follow from what is selected, or from several things.
struct Overlay {
    std::string_view id; ///< unlike those of the type's properties
    std::string_view title;
    std::string_view help;
    model::ElementTypeId type = model::kNoElementType;
    bool ofSelection = false; ///< to be painted anew when the selection changes
    /// `colours` holds one entry a slot, all of alpha 0: the symbol's own colour.
    void (*paint)(const model::Model&, std::span<const model::Element> selection, std::vector<Rgba>& colours,
                  std::vector<LegendEntry>& legend) = nullptr;
    /// Whether it is painted without being chosen, as long as the user has not chosen otherwise. Null: never.
    bool (*byItself)(const model::Model&) = nullptr;
    /// It follows from the data of other documents alone (Model::crossDocumentData): edits do not change it by
    /// themselves.
    bool crossDocument = false;
};

/// Ground grid of a system's world with a number in each cell.
struct Grid {
    glm::vec2 origin{0};
    float step = 0; ///< world units; 0: no grid of its own
    int columns = 0;
    int rows = 0; ///< cells are numbered row by row from the origin
};

struct View {
    std::vector<Symbol> symbols;
    std::vector<Overlay> overlays = {};
    Grid grid;
    float tileSize = 750; ///< world units; drawing buffers are cut up by this
    /// World units from the eye at which marks and lines are drawn as large as they say; they grow and shrink from
    /// there.
    float fullSizeAt = 300;
    float detailDistance = 600; ///< world units from the camera within which tiles show their detail
};

/// What a view shows before anybody has chosen otherwise.
Overrides initialOverrides(const View& view);

/// Distinct colours for categories, in order; repeats after the last.
Rgba categoryColour(std::size_t index);
/// Colour of a number between 0 and 1: dark blue over green to yellow, equal steps looking equal.
Rgba rampColour(double t);

} // namespace navsmith::symbol
