// Writes a journal file on a thread of its own, so that callers do not wait for the disk.
#pragma once

#include "core/files/disk.h"
#include "core/recovery/journal.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace navsmith::recovery {

struct JournalWriterOptions {
    /// Bytes go to the operating system at once, so that they survive a crash of this program. They are synced to disk
    /// after this delay at the latest, so that they survive a crash of the system.
    std::chrono::milliseconds syncAfter{1000};
    files::Disk disk = {}; ///< used on the writer's thread
    /// Called once, on the writer's thread, for the first failure. Nothing more is written until the next begin().
    std::function<void(files::FileError)> failed;
};

class JournalWriter {
public:
    explicit JournalWriter(std::filesystem::path path, JournalWriterOptions options = {});
    /// Writes pending data and keeps the file.
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// Replaces the file, if any, with one that holds these bytes. Creates missing folders.
    void begin(std::vector<std::byte> bytes) { add({Job::Begin, std::move(bytes)}); }
    void append(std::vector<std::byte> bytes) { add({Job::Append, std::move(bytes)}); }
    /// Removes the file.
    void remove() { add({Job::Remove, {}}); }
    /// Returns once all requests are done and on disk.
    void flush();

private:
    enum class Job { Begin, Append, Remove };
    struct Task {
        Job job;
        std::vector<std::byte> bytes;
    };

    void add(Task task);
    void run();
    void perform(const Task& task);
    files::Result<void> beginFile(const std::vector<std::byte>& bytes);
    void closeFile();
    void syncFile();
    void fail(files::FileError error);

    const std::filesystem::path path_;
    const JournalWriterOptions options_;

    // Used by the writer's thread only.
    std::optional<files::FileHandle> file_;
    bool failed_ = false;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable idle_;
    std::deque<Task> tasks_;
    bool working_ = false;
    bool unsynced_ = false;
    bool syncNow_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace navsmith::recovery
