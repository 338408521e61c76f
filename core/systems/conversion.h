// What a conversion to another version of the format changes. Converts a copy and compares it with the original through
// the schema, so systems need not list what they lose.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// What happens to a property of elements or list entries that exist before and after.
enum class Fate : std::uint8_t {
    Lost,      ///< no longer stored; counts those with another value than a new row
    Defaulted, ///< not stored before; counts all
    Changed,   ///< stored before and after; counts those whose value differs
};

struct PropertyLoss {
    Fate fate = Fate::Lost;
    model::ElementTypeId type = model::kNoElementType;
    model::ListId list = model::kNoList; ///< kNoList: of the elements themselves
    const model::PropertySpec* property = nullptr;
    std::size_t count = 0; ///< elements or entries, at least 1
    bool uniform = true;   ///< all counted have the same value before and the same after; then these are the displayed
                           ///< texts:
    std::string before;
    std::string after;
    bool off = false;     ///< a flag that is off afterwards in all counted
    bool initial = false; ///< defaulted, and all counted have the value of a new element
    /// Shows the same bits or components as other lines.
    bool retold = false;
};

/// Elements or list entries that disappear or appear. Entries are matched by what both versions store of them; their
/// order does not count.
struct RowLoss {
    model::ElementTypeId type = model::kNoElementType;
    model::ListId list = model::kNoList;
    std::size_t gone = 0;
    std::size_t come = 0;
};

struct ConversionReport {
    std::vector<RowLoss> rows; ///< both in schema order
    std::vector<PropertyLoss> properties;

    [[nodiscard]] bool empty() const { return rows.empty() && properties.empty(); }
};

/// Compares two states of a document in which elements have the same slots. Ignores derived properties, since their
/// sources are compared.
ConversionReport compare(const model::Model& before, const model::Model& after);

/// What Versions::convert would do; does not change the model. The error is that of the conversion.
tl::expected<ConversionReport, model::EditError> tryConversion(const System& system, const model::Model& model,
                                                               std::string_view format);

/// Text for the user: headings with one line per item, "Lost" before "Reset" before "Changed".
std::string describe(const model::Schema& schema, const ConversionReport& report);

/// Null if the system has no format with this id.
const Format* findFormat(const System& system, std::string_view id);

/// The edit that asks for a format and shows the report. Empty if the system has no formats.
std::vector<Edit> conversionEdits(const System& system);

} // namespace navsmith::systems
