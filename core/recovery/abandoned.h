// The folder with the journals of all running and crashed instances.
#pragma once

#include "core/files/disk.h"
#include "core/recovery/journal.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::recovery {

/// Marks a journal as in use. Released at the latest when the process ends.
class JournalLock {
public:
    /// Empty if another process holds the lock or the folder is not writable. Creates the folder.
    static std::optional<JournalLock> take(const std::filesystem::path& journal, const files::Disk& disk = {});
    JournalLock(JournalLock&& other) noexcept;
    JournalLock& operator=(JournalLock&& other) noexcept;
    ~JournalLock();

private:
    JournalLock(const files::Disk& disk, files::FileHandle file, std::filesystem::path path);
    void release();

    files::Disk disk_;
    std::optional<files::FileHandle> file_;
    std::filesystem::path path_;
};

/// An unused name for a new journal in the folder.
std::filesystem::path freshJournal(const std::filesystem::path& folder);

/// A journal whose owner is dead. This object holds its lock.
struct Abandoned {
    std::filesystem::path path;
    JournalLock lock;
    tl::expected<JournalSummary, std::string> summary;
};

/// All abandoned journals, newest first. Removes journals with nothing to recover, and other leftovers.
std::vector<Abandoned> findAbandoned(const std::filesystem::path& folder, const files::Disk& disk = {});

/// Removes the journal.
void discard(Abandoned abandoned, const files::Disk& disk = {});

} // namespace navsmith::recovery
