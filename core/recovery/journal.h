// A document's journal: the model at the start of the journal and every history move since. One append-only file; each
// record carries its length, number and checksum, so that a record cut off by a crash is detected. docs/saving.md
// describes the layout.
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
    files::FileStamp stamp; ///< of the bytes that the document was opened from or last saved as
};

struct JournalHeader {
    std::string system; ///< system id
    std::uint64_t fingerprint = 0;
    std::string program; ///< version of the program that writes the journal
    std::filesystem::path shownPath;
    std::filesystem::path folder;
    std::vector<JournalFile> files;
};

/// Values are stored in the file: never reuse one.
enum class JournalMove : std::uint8_t {
    Edit = 1,      ///< a new step; discards the redo steps
    Merge = 2,     ///< a change merged into the last step
    MergeAway = 3, ///< the same, leaving the step empty
    Undo = 4,      ///< undo of a step in the journal
    Redo = 5,      ///< redo of a step in the journal
    UndoOlder = 6, ///< undo of a step older than the journal
};

using Time = std::chrono::system_clock::time_point;
using Record = std::vector<std::byte>;

/// Encodes the records of one journal, in order.
class JournalEncoder {
public:
    JournalEncoder() = default;
    /// Continues after records that were read: see Replayed.
    JournalEncoder(std::uint32_t records, std::size_t steps, std::size_t index)
        : records_(records), steps_(steps), index_(index) {}

    /// History state in the first record, besides the model.
    struct Begin {
        /// The move that the model has just made. None: nothing is known of before, and `savedBefore` is of the model.
        std::optional<JournalMove> move;       ///< Edit or UndoOlder
        const model::Change* change = nullptr; ///< the change of that move
        bool savedBefore = false;              ///< the files hold the state before the move
    };
    /// The first record of a new journal, including the file header. `model` is the state after the move.
    Record begin(const JournalHeader& header, const model::Model& model, const Begin& begin, Time time);

    /// The record of a move that the model has made.
    Record edit(const model::Change& change, Time time);
    /// None if the step that absorbed the change is older than the journal: call begin() then.
    std::optional<Record> merge(const model::Change& change, bool nothingLeft, Time time);
    Record undo(const model::Change& change, Time time);
    Record redo(const model::Change& change, Time time);
    /// The files were saved with a state older than the current one.
    Record saved(const JournalHeader& header, Time time);

private:
    Record seal(std::uint8_t type, const model::Change* change, Time time);

    std::uint32_t records_ = 0;
    std::size_t steps_ = 0; ///< steps in the journal
    std::size_t index_ = 0; ///< number of them that are done
};

/// A journal's contents without its model, for a list to choose from.
struct JournalSummary {
    JournalHeader header;
    Time firstTime;
    Time lastTime;
    std::size_t edits = 0; ///< steps between the saved state and the end of the journal
    bool unsaved = false;  ///< the end of the journal differs from the saved state
    std::string damage;    ///< empty, or what is wrong with the end of the journal, as a sentence
};

/// The document at the end of a journal.
struct Replayed {
    JournalHeader header; ///< with the files as last opened or saved
    model::Model model;
    std::vector<model::Change> steps;
    std::size_t index = 0;
    std::optional<std::size_t> clean; ///< number of steps that leads to the saved state
    std::string damage;               ///< as in JournalSummary
    std::size_t goodBytes = 0;        ///< file size up to the end of the last valid record
    std::uint32_t records = 0;
};

/// Errors are sentences for the user: not a journal, different schema, damaged before the first edit.
tl::expected<JournalSummary, std::string> summarise(std::span<const std::byte> journal);

/// Replays the valid part of the journal. The schema must be that of header.system.
tl::expected<Replayed, std::string> replay(std::span<const std::byte> journal,
                                           std::shared_ptr<const model::Schema> schema);

} // namespace navsmith::recovery
