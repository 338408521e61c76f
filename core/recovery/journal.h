// The journal of a document: the model as it was when the journal was begun, and every move of the history since. One
// file, only ever appended to; each record carries its length, its number and a checksum, so that what a crash cut off
// is recognised. docs/saving.md has the layout.
#pragma once

#include "core/files/read_file.h"
#include "core/model/change.h"
#include "core/model/model.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::recovery {

struct JournalFile {
    std::filesystem::path path;
    std::string name;
    files::FileStamp stamp; ///< of the bytes that the document was opened from, or was saved as
};

struct JournalHeader {
    std::string system; ///< id
    std::uint64_t fingerprint = 0;
    std::string program; ///< version that writes it
    std::filesystem::path shownPath;
    std::filesystem::path folder;
    std::vector<JournalFile> files;
};

/// As numbers in the file: never give one to something else.
enum class JournalMove : std::uint8_t {
    Edit = 1,      ///< a new step; what had been undone is forgotten
    Merge = 2,     ///< a change that the last step takes in
    MergeAway = 3, ///< the same; nothing is left of the step
    Undo = 4,      ///< of a step that the journal has
    Redo = 5,      ///< the same
    UndoOlder = 6, ///< of a step from before the journal
};

using Time = std::chrono::system_clock::time_point;
using Record = std::vector<std::byte>;

/// Makes the records of one journal, in order.
class JournalEncoder {
public:
    JournalEncoder() = default;
    /// Goes on behind records that were read: see Replayed.
    JournalEncoder(std::uint32_t records, std::size_t steps, std::size_t index)
        : records_(records), steps_(steps), index_(index) {}

    /// What the first record tells of the history besides the model.
    struct Begin {
        /// The move that the model has just made. None: nothing is known of before, and `savedBefore` is of the model.
        std::optional<JournalMove> move;       ///< Edit or UndoOlder
        const model::Change* change = nullptr; ///< of that move
        bool savedBefore = false;              ///< what was there before the move is what the files hold
    };
    /// The first record of a new journal, with what a file of ours begins with. `model` is as after the move.
    Record begin(const JournalHeader& header, const model::Model& model, const Begin& begin, Time time);

    /// The record of a move, which the model has made.
    Record edit(const model::Change& change, Time time);
    /// Nothing when the step that took the change in is from before the journal: begin() anew then.
    std::optional<Record> merge(const model::Change& change, bool nothingLeft, Time time);
    Record undo(const model::Change& change, Time time);
    Record redo(const model::Change& change, Time time);
    /// The files were saved, with an earlier state than the present one.
    Record saved(const JournalHeader& header, Time time);

private:
    Record seal(std::uint8_t type, const model::Change* change, Time time);

    std::uint32_t records_ = 0;
    std::size_t steps_ = 0; ///< that the journal has
    std::size_t index_ = 0; ///< of them, how many are done
};

/// What a journal says without its model: for a list to choose from.
struct JournalSummary {
    JournalHeader header;
    Time firstTime;
    Time lastTime;
    std::size_t edits = 0; ///< steps between what the files hold and the end of the journal
    bool unsaved = false;  ///< the end is another state than what the files hold
    std::string damage;    ///< empty; or what is wrong with the end of the journal, as a sentence
};

/// A document as a journal leaves it.
struct Replayed {
    JournalHeader header; ///< files as they were last opened or saved
    model::Model model;
    std::vector<model::Change> steps;
    std::size_t index = 0;
    std::optional<std::size_t> clean; ///< number of steps that leads to what the files hold
    std::string damage;               ///< as in JournalSummary
    std::size_t goodBytes = 0;        ///< of the file, up to the end of the last record that was used
    std::uint32_t records = 0;
};

/// Errors are sentences for the user: not a journal, another schema, damaged before the first edit.
tl::expected<JournalSummary, std::string> summarise(std::span<const std::byte> journal);

/// Plays the journal as far as it is sound. The schema must be the one that header.system names.
tl::expected<Replayed, std::string> replay(std::span<const std::byte> journal,
                                           std::shared_ptr<const model::Schema> schema);

} // namespace navsmith::recovery
