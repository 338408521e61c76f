// Steps shared by saving and recovery, from the written record onwards. Each can be repeated from the start after a
// crash. The caller holds the locks of the plan's folders.
#pragma once

#include "core/files/save_plan.h"

#include <functional>

namespace navsmith::files {

enum class FoundFile : std::uint8_t {
    Old,    ///< as before the save; if the file did not exist: still absent
    New,    ///< as after the save
    Absent, ///< missing although it existed before
    Other,  ///< neither: another program wrote it after the crash
};

struct Assessment {
    std::vector<FoundFile> found; ///< parallel to the plan's files
    bool canFinish = false;       ///< every file is new, or its new content is staged beside it
    bool canUndo = false;         ///< every file is old, or its backup is intact
    std::string obstacle;         ///< if neither: the first problem, as a sentence
    /// A backup set with the old bytes of a file in state Other; empty if there is none.
    std::filesystem::path keptForOther;
};

/// Examines every file of a committed plan without changing anything.
Result<Assessment> assess(const Disk& disk, const SavePlan& plan);

/// Moves the new file over the target for each file in state Old or Absent (for all files in a fresh save), and syncs.
Result<void> moveIntoPlace(const Disk& disk, const SavePlan& plan, const std::vector<FoundFile>& found);

/// Removes the record once the save is in place.
Result<void> removeRecord(const Disk& disk, const SavePlan& plan);

/// Restores files in state New or Absent and reverts the commit; call abandonSave() next. Leaves Other alone.
Result<void> putBack(const Disk& disk, const SavePlan& plan, const std::vector<FoundFile>& found);

enum class BackupSet : std::uint8_t { Remove, Keep };

/// Removes every trace of an uncommitted save, the record last. Keeps created folders because they still contain the
/// locks.
Result<void> abandonSave(const Disk& disk, const SavePlan& plan, BackupSet backups);

} // namespace navsmith::files
