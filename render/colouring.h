// Colours elements by any property of any element type, with a legend, updated edit by edit.
#pragma once

#include "core/model/change.h"
#include "core/model/property.h"
#include "core/symbol/symbol.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace navsmith::render {

struct Colouring {
    std::vector<symbol::Rgba> colours; ///< by slot
    std::vector<symbol::LegendEntry> legend;
    bool continuous = false; ///< the legend is a ramp from the first entry to the last
};

/// Colours one element type by a property or an overlay.
///
/// By property: flags, enumerations, references, numbers of groups and numbers with few values get one colour per
/// value; other numbers get a ramp from the smallest to the largest; positions, from the lowest to the highest. Text
/// has no colouring. For stored properties, an edit recolours individual rows unless it changes the meaning of colours:
/// the set of values, or the ends of the ramp. For references, derived properties and overlays, any edit recomputes all
/// rows.
class Colourer {
public:
    /// No colouring.
    Colourer() = default;
    /// The property must belong to the element type and outlive this object.
    Colourer(model::ElementTypeId type, const model::PropertySpec& property) : type_(type), property_(&property) {}
    /// The overlay must outlive this object.
    explicit Colourer(const symbol::Overlay& overlay);

    [[nodiscard]] bool any() const { return property_ != nullptr || overlay_ != nullptr; }
    [[nodiscard]] model::ElementTypeId type() const { return type_; }
    [[nodiscard]] const model::PropertySpec* property() const { return property_; } ///< null: not by property
    [[nodiscard]] const symbol::Overlay* overlay() const { return overlay_; }       ///< null: not by overlay

    /// Records what an edit that the model has just gone through requires to be recoloured. True if there is anything.
    bool follow(const model::Model& model, const model::Change& change);
    /// The same for a change of the selection.
    bool followSelection();
    /// Marks all rows for recolouring, for example when the map or another document has changed.
    void invalidate() { all_ = true; }

    /// Recolours the marked rows; on the first call, all rows. `colours` is the result of the previous call, by slot.
    /// Returns the rows whose colour has changed, ascending.
    std::vector<model::Slot> repaint(const model::Model& model, std::span<const model::Element> selection,
                                     std::vector<symbol::Rgba>& colours);
    /// The legend as of the last repaint().
    [[nodiscard]] const std::vector<symbol::LegendEntry>& legend() const { return legend_; }
    [[nodiscard]] bool continuous() const { return continuous_; }

private:
    std::vector<symbol::Rgba> paintAll(const model::Model& model, std::span<const model::Element> selection);
    void paintByProperty(const model::Model& model, std::vector<symbol::Rgba>& colours);
    [[nodiscard]] bool rowByRow() const;
    bool count(double before, double now);
    [[nodiscard]] symbol::Rgba colourOf(double number) const;
    void nameValues(const model::Model& model);

    model::ElementTypeId type_ = model::kNoElementType;
    const model::PropertySpec* property_ = nullptr;
    const symbol::Overlay* overlay_ = nullptr;
    std::shared_ptr<symbol::OverlayPainter> painter_; ///< null: the overlay needs none
    bool all_ = true;
    std::vector<model::Slot> due_; ///< additional rows to recolour, unordered
    std::vector<symbol::LegendEntry> legend_;
    bool continuous_ = false;

    // State of a colouring by property.
    struct Value {
        std::size_t rows = 0;
        symbol::Rgba colour;
    };
    std::vector<double> numbers_;    ///< by slot; NaN: the row has no value or is erased
    std::map<double, Value> values_; ///< all values; for a ramp only some, but more than fit a legend of single values
    double low_ = 0;                 ///< lower end of a ramp
    double high_ = 0;
    std::size_t rowsAtLow_ = 0;
    std::size_t rowsAtHigh_ = 0;
};

/// Colours once, without following edits.
Colouring colourBy(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property);
Colouring colourBy(const model::Model& model, const symbol::Overlay& overlay,
                   std::span<const model::Element> selection);
/// The overlay that is on by default; null for none.
const symbol::Overlay* overlayByItself(const model::Model& model, const symbol::View& view);
/// The overrides of a view of a document before the user changes anything.
symbol::Overrides usualOverrides(const model::Model& model, const symbol::View& view);

} // namespace navsmith::render
