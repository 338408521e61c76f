#include "core/recovery/journal_writer.h"

#include "core/files/own_folder.h"
#include "formats/texts/texts.h"

#include <new>
#include <utility>

namespace navsmith::recovery {

namespace fs = std::filesystem;
using files::explain;

namespace {

/// The name under which a journal is written until it is whole.
fs::path partOf(fs::path path) {
    path += files::kOwnPartEnd;
    return path;
}

} // namespace

JournalWriter::JournalWriter(fs::path path, JournalWriterOptions options)
    : path_(std::move(path)), options_(std::move(options)), thread_([this] { run(); }) {}

JournalWriter::~JournalWriter() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void JournalWriter::add(Task task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
}

void JournalWriter::flush() {
    std::unique_lock lock(mutex_);
    syncNow_ = true;
    wake_.notify_one();
    idle_.wait(lock, [this] { return tasks_.empty() && !working_ && !unsynced_; });
}

void JournalWriter::run() {
    // Without memory, a journal fails like one that cannot be written.
    const auto attempt = [this](const auto& step) {
        try {
            step();
        } catch (const std::bad_alloc&) {
            failed_ = true;
            try {
                fail({files::FileErrorKind::Other, path_,
                      texts::format("cannot be written: there is not enough memory")});
            } catch (const std::bad_alloc&) { // not even for the message
            }
        }
    };
    std::unique_lock lock(mutex_);
    auto syncAt = std::chrono::steady_clock::time_point::max();
    for (;;) {
        const auto hasWork = [this] { return !tasks_.empty() || stopping_ || (syncNow_ && unsynced_); };
        if (unsynced_)
            wake_.wait_until(lock, syncAt, hasWork);
        else
            wake_.wait(lock, hasWork);
        if (!tasks_.empty()) {
            auto tasks = std::exchange(tasks_, {});
            working_ = true;
            lock.unlock();
            for (const auto& task : tasks)
                attempt([&] { perform(task); });
            lock.lock();
            working_ = false;
            if (!std::exchange(unsynced_, file_.has_value() && !failed_) && unsynced_)
                syncAt = std::chrono::steady_clock::now() + options_.syncAfter;
        }
        if (tasks_.empty() && unsynced_ && (syncNow_ || stopping_ || std::chrono::steady_clock::now() >= syncAt)) {
            working_ = true;
            lock.unlock();
            attempt([this] { syncFile(); });
            lock.lock();
            working_ = false;
            unsynced_ = false;
        }
        if (tasks_.empty() && !unsynced_) {
            syncNow_ = false;
            idle_.notify_all();
            if (stopping_)
                break;
        }
    }
    lock.unlock();
    closeFile();
}

void JournalWriter::perform(const Task& task) {
    switch (task.job) {
    case Job::Begin:
        failed_ = false;
        if (auto begun = beginFile(task.bytes); !begun)
            fail(std::move(begun.error()));
        break;
    case Job::Append:
        if (!file_ || failed_)
            break;
        if (auto written = explain(options_.disk->write(*file_, task.bytes), path_, texts::format("cannot be written"));
            !written)
            fail(std::move(written.error()));
        break;
    case Job::Remove:
        closeFile();
        (void)options_.disk->removeFile(path_);
        (void)options_.disk->removeFile(partOf(path_)); // left by a journal that failed to begin
        break;
    }
}

/// Writes and syncs under another name, then renames. So a complete journal exists at any time, even if the program
/// crashes or the power fails.
files::Result<void> JournalWriter::beginFile(const std::vector<std::byte>& bytes) {
    closeFile();
    if (auto made = files::makeOwnFolder(path_.parent_path(), options_.disk); !made)
        return made;
    const auto fresh = partOf(path_);
    (void)options_.disk->removeFile(fresh);
    const auto created = options_.disk->create(fresh, files::Access::Private);
    if (!created)
        return tl::unexpected(files::fileError(created.error(), fresh, texts::format("cannot be created")));
    file_ = *created;
    auto written = explain(options_.disk->write(*file_, bytes), fresh, texts::format("cannot be written"));
    if (written)
        written = explain(options_.disk->sync(*file_), fresh, texts::format("cannot be written to the disk"));
    if (!written) {
        closeFile();
        (void)options_.disk->removeFile(fresh);
        return written;
    }
    auto named = explain(options_.disk->rename(fresh, path_), path_, texts::format("cannot be replaced"));
    if (!named) {
        closeFile();
        (void)options_.disk->removeFile(fresh);
        return named;
    }
    // Without this, a power failure could take the name away from all that is appended.
    return explain(options_.disk->syncFolder(path_.parent_path()), path_,
                   texts::format("cannot be written to the disk"));
}

void JournalWriter::syncFile() {
    if (!file_ || failed_)
        return;
    auto synced = explain(options_.disk->sync(*file_), path_, texts::format("cannot be written to the disk"));
    if (synced)
        synced = explain(options_.disk->syncFolder(path_.parent_path()), path_.parent_path(),
                         texts::format("cannot be written to"));
    if (!synced)
        fail(std::move(synced.error()));
}

void JournalWriter::closeFile() {
    if (file_)
        (void)options_.disk->close(*std::exchange(file_, std::nullopt));
}

void JournalWriter::fail(files::FileError error) {
    failed_ = true;
    if (options_.failed)
        options_.failed(std::move(error));
}

} // namespace navsmith::recovery
