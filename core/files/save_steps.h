// What saving and recovering have in common: the steps after the record of a save has been written. Each may be
// repeated from the start after a crash in its middle. The caller holds the locks of the plan's folders.
#pragma once

#include "core/files/save_plan.h"

#include <functional>

namespace navsmith::files {

enum class FoundFile : std::uint8_t {
    Old,    ///< as before the save; for a file that did not exist: still not there
    New,    ///< as the save wants it
    Absent, ///< not there although it was
    Other,  ///< something that is neither: somebody else wrote it after the crash
};

struct Assessment {
    std::vector<FoundFile> found; ///< one for each file of the plan
    bool canFinish = false;       ///< every file is new, or its new content waits beside it
    bool canUndo = false;         ///< every file is old, or its backup is intact
    std::string obstacle;         ///< when neither: the first thing that is wrong, as a sentence
    /// A backup set that holds the old bytes of a file that is Other; empty if there is none.
    std::filesystem::path keptForOther;
};

/// Looks at every file of a committed plan and changes nothing.
Result<Assessment> assess(FileOps& ops, const SavePlan& plan);

/// Moves the new file over its target for each that is Old or Absent (all, in a fresh save), and makes sure of it.
Result<void> moveIntoPlace(FileOps& ops, const SavePlan& plan, const std::vector<FoundFile>& found);

/// Removes the record of a save that is in place.
Result<void> removeRecord(FileOps& ops, const SavePlan& plan);

/// Puts back what is New or Absent and takes the commit back; abandonSave() is what comes next. Leaves Other alone.
Result<void> putBack(FileOps& ops, const SavePlan& plan, const std::vector<FoundFile>& found);

enum class BackupSet : std::uint8_t { Remove, Keep };

/// Removes every trace of a save that is not committed, the record last. Made folders are not removed: the locks are
/// still in them.
Result<void> abandonSave(FileOps& ops, const SavePlan& plan, BackupSet backups);

} // namespace navsmith::files
