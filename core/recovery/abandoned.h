// The folder with the journals of all running and crashed instances.
#pragma once

#include "core/files/file_ops.h"
#include "core/recovery/journal.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::recovery {

/// Says that a journal is somebody's. Ends with the process at the latest.
class JournalLock {
public:
    /// Nothing when another holds it, or the folder cannot be written to. The folder is made.
    static std::optional<JournalLock> take(const std::filesystem::path& journal, files::FileOps* ops = nullptr);
    JournalLock(JournalLock&& other) noexcept;
    JournalLock& operator=(JournalLock&& other) noexcept;
    ~JournalLock();

private:
    JournalLock(files::FileOps* ops, files::FileHandle file, std::filesystem::path path);
    void release();

    std::shared_ptr<files::FileOps> own_; ///< unless somebody passed one
    files::FileOps* ops_ = nullptr;
    std::optional<files::FileHandle> file_;
    std::filesystem::path path_;
};

/// A name for a new journal in the folder.
std::filesystem::path freshJournal(const std::filesystem::path& folder);

/// A journal whose owner is dead. It is ours for as long as this lives.
struct Abandoned {
    std::filesystem::path path;
    JournalLock lock;
    tl::expected<JournalSummary, std::string> summary;
};

/// All of them, the latest first. Those that have nothing to recover are removed, and what else was left behind.
std::vector<Abandoned> findAbandoned(const std::filesystem::path& folder, files::FileOps* given = nullptr);

/// Removes the journal.
void discard(Abandoned abandoned, files::FileOps* given = nullptr);

} // namespace navsmith::recovery
