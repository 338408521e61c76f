// Elements copied out of a model, to insert into the same model or another one with the same schema: copy, paste,
// duplicate.
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

/// In a clip, a slot reference is a row number within the clip; a raw reference is an element outside the clip, by its
/// slot in the source model.
struct Clip {
    struct Entries {
        std::vector<std::uint32_t> counts; ///< by row
        ListEntries fields;                ///< of all rows, concatenated
    };
    struct Table {
        std::size_t rows = 0;
        std::vector<ColumnData> columns; ///< as in the model; `alive` and `rank` are empty because rows are in order
        std::vector<Entries> lists;
    };
    std::string schema; ///< schema id
    std::vector<Table> tables;

    [[nodiscard]] bool empty() const;
};

/// Copies elements together with what belongs to them:
/// - the ends of an edge, and elements on which an element depends (OnLastReferrerGone::EraseTarget);
/// - rows erased with an element (OnTargetErased::EraseRow) if all elements that they depend on are in the clip: the
///   links between two nodes, but no link that leads outside;
/// - targets that depend on an element.
/// Excludes files, and parts of anything that did not exist when the file was read.
Clip copy(const Model& model, std::span<const Element> elements);

/// The clip without references to the outside, and without rows and entries that depend on such references.
Clip standalone(const Clip& clip, const Schema& schema);

enum class Outside : std::uint8_t {
    Drop, ///< as standalone()
    Keep, ///< keeps references to live elements: only in the model that the clip was taken from
};
/// Creates the elements, in order of types and rows, with new unique ids. With Outside::Drop, references to files are
/// cleared: the caller knows where the rows belong. Fails if the schema differs or a pool is full.
tl::expected<std::vector<Element>, EditError> paste(Transaction& tx, const Clip& clip, Outside outside);

/// A standalone clip as a line of JSON, for the system clipboard.
std::string toText(const Clip& clip, const Schema& schema);
/// Parses untrusted text. The error, for users, says if the text is no clip, belongs to another system or is damaged.
tl::expected<Clip, std::string> fromText(std::string_view text, const Schema& schema);

} // namespace navsmith::model
