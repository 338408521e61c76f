// What a change does, in numbers, for messages and previews.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::model {

struct ChangeSummary {
    struct Rows {
        ElementTypeId type = kNoElementType;
        std::size_t created = 0;
        std::size_t erased = 0;
    };
    /// Elements whose stored value of a property differs. Created and erased ones do not count.
    struct Values {
        ElementTypeId type = kNoElementType;
        const PropertySpec* property = nullptr; ///< null: the file, or else data that no property shows
        bool file = false;                      ///< they move to another file
        std::size_t elements = 0;
    };
    /// Elements that exist before and after, and whose list differs.
    struct Lists {
        ElementTypeId type = kNoElementType;
        ListId list = kNoList;
        std::size_t parents = 0;
        std::size_t before = 0; ///< entries of all these lists
        std::size_t after = 0;
    };
    std::vector<Rows> rows; ///< all three in schema order
    std::vector<Values> values;
    std::vector<Lists> lists;

    [[nodiscard]] bool empty() const { return rows.empty() && values.empty() && lists.empty(); }
};

/// The order of elements in their file is not a value. The cost is proportional to the change.
ChangeSummary summarise(const Model& model, const Change& change);

/// Lines below "Deleted", "Added" and "Changed": "187 hiding spots", "Length of 20 links". Empty if nothing changes.
std::string describe(const Schema& schema, const ChangeSummary& summary);

/// What a change erases besides the given elements: "566 encounter paths, 3 hiding spots". Empty for nothing.
std::string alsoErased(const Model& model, const Change& change, std::span<const Element> elements);

} // namespace navsmith::model
