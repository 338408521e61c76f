// Copies of the same files in several places of a game (GameFiles::copies): which of them the game reads, and updating
// the others after a save.
#pragma once

#include "core/opening/save_document.h"

#include <map>
#include <string>
#include <vector>

namespace navsmith::opening {

/// The states of a document's files while it was open. A copy that equals one of them is outdated; any other is
/// somebody else's work. Call remember() before a save, and saved() once DocumentPlace has been updated after it.
class HeldBefore {
public:
    void remember(const DocumentPlace& place);
    void saved(const PendingSave& pending, const files::SaveReport& report);

    struct State {
        files::FileStamp stamp;
        std::uint64_t exact = 0; ///< size without the zeros that fill up a sector
    };
    /// Without duplicates; the current one is the last.
    [[nodiscard]] const std::vector<State>* of(const std::string& name) const;

private:
    void add(const std::string& name, const State& state);

    std::map<std::string, std::vector<State>> states_;
};

/// A copy of the document's files that differs from those on disk.
struct OtherCopy {
    std::filesystem::path place; ///< a folder or an archive
    /// Names of files in it that differ: those that hold an earlier state of the document, those that hold something
    /// else, and those that are missing.
    std::vector<std::string> stale;
    std::vector<std::string> foreign;
    std::vector<std::string> missing;
    PendingSave pending;   ///< updates the stale files; pass it to write(). May be empty
    PendingSave replacing; ///< updates the stale and the foreign files. Neither adds missing files
};

/// The copies with at least one file that differs. Reads all files; works on any thread. Zeros that fill up a sector in
/// an archive are ignored, and not copied into a folder. Errors: those of reading the document's own files. An
/// unreadable file of another copy counts as foreign. Skips archives that cannot be listed or written.
files::Result<std::vector<OtherCopy>> otherCopies(const systems::System& system, const DocumentPlace& place,
                                                  const HeldBefore& held, const files::Disk& disk = {});

/// True if there may be copies; reads no file.
bool mayHaveCopies(const systems::System& system, const DocumentPlace& place, const files::Disk& disk = {});

/// Several lines for the user: the files that would be written, those that hold something else, and those that are
/// missing. `replaces`: describes OtherCopy::replacing.
std::string describe(const OtherCopy& copy, bool replaces);

/// Notices for opening these files from a game's folder, as sentences: that the game reads others in their place. Reads
/// the directories of archives, but no files in them.
std::vector<std::string> copyNotices(const Candidate& candidate, const files::Disk& disk = {});

} // namespace navsmith::opening
