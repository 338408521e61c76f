// Elements taken out of a model, to be put into the same or another model of the schema: copy, paste, duplicate.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::model {

/// In a clip a reference to a slot means the row of that number in the clip; a raw one means an element that stayed
/// outside, by its slot in the model that the clip was taken from.
struct Clip {
    struct Entries {
        std::vector<std::uint32_t> counts; ///< by row
        ListEntries fields;                ///< of all rows, one after another
    };
    struct Table {
        std::size_t rows = 0;
        std::vector<ColumnData> columns; ///< as in the model; `alive` and `rank` stay empty: rows are in order
        std::vector<Entries> lists;
    };
    std::string schema; ///< its id
    std::vector<Table> tables;

    [[nodiscard]] bool empty() const;
};

/// Elements with what belongs to them:
/// - the ends of an edge, and those that an element lives by (OnLastReferrerGone::EraseTarget);
/// - rows that go when an element goes (OnTargetErased::EraseRow) if all that they would go with is in the clip: the
///   links between two nodes, but no link that leads away;
/// - targets that live by an element.
/// Files do not come along, nor does what is part of something that was not there when the file was read.
Clip copy(const Model& model, std::span<const Element> elements);

/// The same without references to what is outside, and without rows and entries that would go with it.
Clip standalone(const Clip& clip, const Schema& schema);

enum class Outside : std::uint8_t {
    Drop, ///< as standalone()
    Keep, ///< references stay where the element is live: only in the model that the clip was taken from
};
/// Makes the elements, in the order of types and rows. Unique ids are given anew. References to files are none with
/// Outside::Drop: the caller knows where the rows belong. Refused if the schema is another one or a pool is full.
tl::expected<std::vector<Element>, EditError> paste(Transaction& tx, const Clip& clip, Outside outside);

/// A standalone clip as a line of JSON, for the system's clipboard.
std::string toText(const Clip& clip, const Schema& schema);
/// Text from anywhere: an error, for people, if it is none of ours, of another system, or damaged.
tl::expected<Clip, std::string> fromText(std::string_view text, const Schema& schema);

} // namespace navsmith::model
