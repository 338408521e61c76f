// Colour by any property of any element type, with a legend, kept up to date edit by edit.
#pragma once

#include "core/model/change.h"
#include "core/model/property.h"
#include "core/symbol/symbol.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace navsmith::render {

struct Colouring {
    std::vector<symbol::Rgba> colours; ///< by slot
    std::vector<symbol::LegendEntry> legend;
    bool continuous = false; ///< the legend is a ramp from its first entry to its last
};

/// Colours one element type by a property or an overlay.
///
/// By a property: flags, enumerations and references get a colour a value, as do numbers with few values; other numbers
/// a ramp from the smallest to the largest. Text and vectors give nothing. Colours by a stored property follow an edit
/// row by row, unless the edit changes what colours mean: which values there are, or from where to where the ramp goes.
/// Colours by a reference, a derived property or an overlay are worked out for all rows after any edit.
class Colourer {
public:
    /// Nothing is coloured.
    Colourer() = default;
    /// The property is one of the element type's and must outlive this.
    Colourer(model::ElementTypeId type, const model::PropertySpec& property) : type_(type), property_(&property) {}
    /// The overlay must outlive this.
    explicit Colourer(const symbol::Overlay& overlay) : type_(overlay.type), overlay_(&overlay) {}

    [[nodiscard]] bool any() const { return property_ != nullptr || overlay_ != nullptr; }
    [[nodiscard]] model::ElementTypeId type() const { return type_; }
    [[nodiscard]] const model::PropertySpec* property() const { return property_; } ///< null: by none
    [[nodiscard]] const symbol::Overlay* overlay() const { return overlay_; }       ///< null: by none

    /// Notes what an edit leaves to be coloured. True if there is anything.
    bool follow(const model::Change& change);
    /// The same of a change of the selection.
    bool followSelection();
    /// Notes that any row may have another colour, as when the map or another document has changed.
    void invalidate() { all_ = true; }

    /// Colours what was noted; everything the first time. `colours` are those of the last call, by slot. Returns the
    /// rows that have another colour now, ascending.
    std::vector<model::Slot> repaint(const model::Model& model, std::span<const model::Element> selection,
                                     std::vector<symbol::Rgba>& colours);
    /// As of the last repaint.
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
    bool all_ = true;
    std::vector<model::Slot> due_; ///< rows to be coloured besides, in any order
    std::vector<symbol::LegendEntry> legend_;
    bool continuous_ = false;

    // By a property.
    struct Value {
        std::size_t rows = 0;
        symbol::Rgba colour;
    };
    std::vector<double> numbers_;    ///< by slot; NaN: the row has no value or is gone
    std::map<double, Value> values_; ///< all; of a ramp some, more than a legend without one has entries
    double low_ = 0;                 ///< of a ramp
    double high_ = 0;
    std::size_t rowsAtLow_ = 0;
    std::size_t rowsAtHigh_ = 0;
};

/// Colours once: without following edits.
Colouring colourBy(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property);
Colouring colourBy(const model::Model& model, const symbol::Overlay& overlay,
                   std::span<const model::Element> selection);
/// The overlay that is painted as long as nobody chooses otherwise; null for none.
const symbol::Overlay* overlayByItself(const model::Model& model, const symbol::View& view);
/// What a view shows of a document before anybody has chosen otherwise.
symbol::Overrides usualOverrides(const model::Model& model, const symbol::View& view);

} // namespace navsmith::render
