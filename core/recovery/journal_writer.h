// The file of a journal, written by a thread of its own: whoever appends does not wait for the disk.
#pragma once

#include "core/files/file_ops.h"
#include "core/recovery/journal.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace navsmith::recovery {

struct JournalWriterOptions {
    /// Bytes are handed to the system at once, so that they outlive this program; they are forced to the disk this
    /// long after at the latest, so that they outlive the system.
    std::chrono::milliseconds syncAfter{1000};
    files::FileOps* ops = nullptr; ///< the operating system's own when null; used on the writer's thread
    /// Told once of the first failure, on the writer's thread. Nothing is written after it until the next begin().
    std::function<void(files::FileError)> failed;
};

class JournalWriter {
public:
    explicit JournalWriter(std::filesystem::path path, JournalWriterOptions options = {});
    /// Writes what is waiting and leaves the file.
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// Puts a file with these bytes in the place of the one that there is, if any. Folders are made.
    void begin(std::vector<std::byte> bytes) { add({Job::Begin, std::move(bytes)}); }
    void append(std::vector<std::byte> bytes) { add({Job::Append, std::move(bytes)}); }
    /// Removes the file.
    void remove() { add({Job::Remove, {}}); }
    /// Returns when all that was asked for has been done and has reached the disk.
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
    std::unique_ptr<files::FileOps> own_;
    files::FileOps& ops_;

    // Of the thread alone.
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
