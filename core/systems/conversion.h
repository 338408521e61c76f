// What putting a document into another version of its format does to it: found by doing it to a copy and comparing the
// two over the schema, so that no system lists what it loses.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// What has become of a property of elements, or of entries of a list, that are there before and after.
enum class Fate : std::uint8_t {
    Lost,      ///< is not stored any more; counted are those whose value was another than that of a new row
    Defaulted, ///< was not stored before; counted are all
    Changed,   ///< is stored before and after; counted are those whose value differs
};

struct PropertyLoss {
    Fate fate = Fate::Lost;
    model::ElementTypeId type = model::kNoElementType;
    model::ListId list = model::kNoList; ///< kNoList: of the elements themselves
    const model::PropertySpec* property = nullptr;
    std::size_t count = 0; ///< elements or entries, at least 1
    bool uniform = true;   ///< all counted had one value before and have one after, which are, as people read them:
    std::string before;
    std::string after;
    bool initial = false; ///< defaulted, and all counted are as in a new element
    /// Another view of what other lines tell bit by bit, or part by part.
    bool retold = false;
};

/// Elements, or entries of a list, that go or come. Entries of a list are told apart by what is stored of them before
/// and after; their order in the list does not count.
struct RowLoss {
    model::ElementTypeId type = model::kNoElementType;
    model::ListId list = model::kNoList;
    std::size_t gone = 0;
    std::size_t come = 0;
};

struct ConversionReport {
    std::vector<RowLoss> rows; ///< in the order of the schema, as are:
    std::vector<PropertyLoss> properties;

    [[nodiscard]] bool empty() const { return rows.empty() && properties.empty(); }
};

/// Two states of one document: slots of `after` are those of `before`. Worked-out properties are not looked at: what
/// they follow from is.
ConversionReport compare(const model::Model& before, const model::Model& after);

/// What Versions::convert would do; the model stays as it is. Why it cannot be.
tl::expected<ConversionReport, model::EditError> tryConversion(const System& system, const model::Model& model,
                                                               std::string_view format);

/// For people: headings and a line each, "Lost" before "Set anew" before "Changed".
std::string describe(const model::Schema& schema, const ConversionReport& report);

/// Null if the system has none of this id.
const Format* findFormat(const System& system, std::string_view id);

/// The edit that asks for a format and shows the report. A system without formats has none.
std::vector<Edit> conversionEdits(const System& system);

} // namespace navsmith::systems
