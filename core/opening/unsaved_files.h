// Which files of a document may differ from those on disk, so that a save serialises only these.
//
// A file stores its rows, the places (position or id) of what they refer to, and, through links that share a record,
// what follows from the rows that refer to its own. So a change affects
// - the files of the rows it touches, and of what these rows refer to
// - if places change in a file (rows come, go or move, ids change): the files of all rows that refer into this file,
// and
//   of what these rows refer to
// A codec that writes single files (Codec::saveFiles) must not use anything else. Files may be listed without need.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::opening {

class UnsavedFiles {
public:
    /// A point in time; later changes have greater ones.
    using Mark = std::uint64_t;

    /// Call after each change of the model, in whichever direction.
    void follow(const model::Model& model, const model::Change& change);
    /// Nothing is known about the files on disk.
    void addAll(const model::Model& model);
    /// The files as they were at this mark are on disk.
    void saved(Mark mark);

    [[nodiscard]] Mark mark() const { return now_; }
    /// Live rows of type `file`; ascending.
    [[nodiscard]] std::vector<model::Slot> rows(const model::Model& model) const;

private:
    using Marks = std::vector<Mark>; ///< by file row; 0: no change since the last save

    /// Marks the file of an element. `moves`: also as one whose places have changed.
    void add(const model::Model& model, model::Element element, bool moves);
    /// A touched row and what it refers to.
    void addRow(const model::Model& model, model::Element element, bool moves);
    /// Adds the files that store a place in a file of `moved_`.
    void addReferring(const model::Model& model, std::vector<bool>& files) const;

    Mark now_ = 0;
    Marks touched_;
    Marks moved_; ///< places in the file have changed
};

} // namespace navsmith::opening
