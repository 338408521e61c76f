// Whether bytes that claim to be a change or a model can be let near one.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::recovery {

/// How large changes may make a model, one after another. Edits that were tried and taken back use up places, so that a
/// change may start above what the replayed model has. What is skipped is bounded for all changes together by the first
/// model and the bytes that were read: otherwise each crafted change could multiply what the one before had made.
class Reach {
public:
    explicit Reach(const model::Model& first);

    /// All bytes that were read so far, those of the first model included; each may stand for a row or an entry.
    void setBytes(std::uint64_t bytes) { bytes_ = bytes; }

    [[nodiscard]] bool holdsRows(model::ElementTypeId type, std::uint64_t end) const;
    /// The raw values of a column, or of a list.
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

/// Empty if the model can take the change in either direction; else the first thing that does not fit, for people. A
/// change that the model made, or an equal one did, fits.
std::string whyNotApply(const model::Model& model, const model::Change& change, const Reach& reach);
/// The same where the model is the first.
std::string whyNotApply(const model::Model& model, const model::Change& change);

/// What a column's values may be: rows of `target` and raw values below `raws` in a reference column, 0 or 1 in
/// `alive`. Rows of other columns are not looked at.
struct ValueBounds {
    bool alive = false;
    std::size_t targets = 0; ///< rows of the type that a reference names
    std::size_t raws = 0;    ///< raw values that are kept for the column
};
bool withinBounds(const model::ColumnData& data, const ValueBounds& bounds);

} // namespace navsmith::recovery
