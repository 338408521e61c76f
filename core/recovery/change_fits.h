// Validates changes and models that were read from untrusted bytes.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "formats/texts/texts.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::recovery {

/// Limits how far a sequence of changes may grow a model. Edits that were tried and rolled back consume slots, so a
/// change may start above the end of the replayed model. The gaps are bounded for all changes together by the first
/// model and the number of bytes read; otherwise each crafted change could multiply what the previous one created.
class Reach {
public:
    explicit Reach(const model::Model& first);

    /// Total bytes read so far, including the first model; each byte may account for a row or an entry.
    void setBytes(std::uint64_t bytes) { bytes_ = bytes; }

    [[nodiscard]] bool holdsRows(model::ElementTypeId type, std::uint64_t end) const;
    /// The raw values of a column or of a list.
    [[nodiscard]] bool holdsRaws(model::ElementTypeId type, model::ListId list, model::ColumnId column,
                                 std::uint64_t end) const;
    [[nodiscard]] bool holdsEntries(model::ElementTypeId type, model::ListId list, std::uint64_t end) const;

private:
    struct Sizes {
        std::size_t rows = 0;
        std::vector<std::size_t> raws;     ///< by column
        std::vector<std::size_t> listRaws; ///< by list
        std::vector<std::size_t> entries;  ///< by list
    };

    [[nodiscard]] bool holds(std::uint64_t end, std::size_t first) const;

    std::vector<Sizes> types_;
    std::uint64_t bytes_ = 0;
};

/// Empty if the model can take the change in either direction; otherwise the first mismatch, as text for users. Changes
/// made by this model or by an equal one always fit.
texts::Sentence whyNotApply(const model::Model& model, const model::Change& change, const Reach& reach);
/// The same with the model as the first one.
texts::Sentence whyNotApply(const model::Model& model, const model::Change& change);

/// Limits of a column's values: in a reference column, rows of `target` and raw values below `raws`; in `alive`, 0 or
/// 1. Other columns are not checked.
struct ValueBounds {
    bool alive = false;
    std::size_t targets = 0; ///< rows of the referenced type
    std::size_t raws = 0;    ///< raw values stored for the column
};
bool withinBounds(const model::ColumnData& data, const ValueBounds& bounds);

} // namespace navsmith::recovery
