// The same files in several places of one game (GameFiles::copies): which of them it reads, and keeping the others in
// step with what was saved.
#pragma once

#include "core/opening/save_document.h"

#include <map>
#include <string>
#include <vector>

namespace navsmith::opening {

/// What the files of a document have held while it was open: what another copy may hold without being somebody else's
/// work. remember() before a save, saved() when DocumentPlace has been brought up to date after it.
class HeldBefore {
public:
    void remember(const DocumentPlace& place);
    void saved(const PendingSave& pending, const files::SaveReport& report);

    struct State {
        files::FileStamp stamp;
        std::uint64_t exact = 0; ///< bytes without the zeros that the archive wanted behind it
    };
    /// In the order in which they were held; none twice.
    [[nodiscard]] const std::vector<State>* of(const std::string& name) const;

private:
    void add(const std::string& name, const State& state);

    std::map<std::string, std::vector<State>> states_;
};

/// Another copy of a document's files that is not the same as they are on the disk.
struct OtherCopy {
    std::filesystem::path place; ///< a folder or an archive
    /// Names of the files in it that differ: those that hold what the document's own held before, those that hold
    /// something else, and those that are not there.
    std::vector<std::string> stale;
    std::vector<std::string> foreign;
    std::vector<std::string> missing;
    PendingSave pending;   ///< makes the stale ones the same: for write(). May have nothing to do
    PendingSave replacing; ///< the same, and the foreign ones as well. Neither makes those that are missing
};

/// The other copies that have at least one file that differs. Reads all files; safe to call on any thread.
/// Zeros that fill up a sector in an archive are no difference, and are not written into a folder where it had none.
/// Errors: those of reading the document's own files. What cannot be read of another copy counts as foreign, and an
/// archive that cannot be listed or written as none.
files::Result<std::vector<OtherCopy>> otherCopies(const systems::System& system, const DocumentPlace& place,
                                                  const HeldBefore& held, files::FileOps* ops = nullptr);

/// Whether there may be any, without reading a file.
bool mayHaveCopies(const systems::System& system, const DocumentPlace& place, files::FileOps* ops = nullptr);

/// For the user, several lines: which files would be written, which hold something else, and which are not there.
/// `replaces`: it is OtherCopy::replacing that would be done.
std::string describe(const OtherCopy& copy, bool replaces);

/// What somebody should know who opens these files out of a game's folder, whole sentences: that the game reads others
/// in their place. Reads directories of archives and no file in them.
std::vector<std::string> copyNotices(const Candidate& candidate, files::FileOps* ops = nullptr);

} // namespace navsmith::opening
