#include "core/recovery/abandoned.h"

#include "core/files/own_folder.h"

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::recovery {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournalEnd = ".journal";
constexpr std::string_view kLockEnd = ".lock";
constexpr std::uint64_t kLargest = std::uint64_t{4} << 30U;

fs::path lockOf(const fs::path& journal) {
    return fs::path(journal).replace_extension(kLockEnd);
}

} // namespace

JournalLock::JournalLock(const files::Disk& disk, files::FileHandle file, fs::path path)
    : disk_(disk), file_(file), path_(std::move(path)) {}

std::optional<JournalLock> JournalLock::take(const fs::path& journal, const files::Disk& disk) {
    if (!files::makeOwnFolder(journal.parent_path(), disk))
        return std::nullopt;
    const auto path = lockOf(journal);
    const auto file = disk->lock(path);
    if (!file)
        return std::nullopt;
    return JournalLock(disk, *file, path);
}

JournalLock::JournalLock(JournalLock&& other) noexcept
    : disk_(std::move(other.disk_)), file_(std::exchange(other.file_, std::nullopt)), path_(std::move(other.path_)) {}

JournalLock& JournalLock::operator=(JournalLock&& other) noexcept {
    if (this != &other) {
        release();
        disk_ = other.disk_;
        file_ = std::exchange(other.file_, std::nullopt);
        path_ = std::move(other.path_);
    }
    return *this;
}

JournalLock::~JournalLock() {
    release();
}

void JournalLock::release() {
    if (file_)
        disk_->unlock(*std::exchange(file_, std::nullopt), path_);
}

fs::path freshJournal(const fs::path& folder) {
    return folder / (files::freshOwnName() + std::string(kJournalEnd));
}

std::vector<Abandoned> findAbandoned(const fs::path& folder, const files::Disk& disk) {
    const auto names = disk->names(folder);
    if (!names)
        return {};
    std::set<fs::path> stems; // of everything that a crash may leave: journal, lock, unfinished new journal
    for (const auto& name : *names) {
        auto plain = name;
        if (plain.extension() == files::kOwnPartEnd)
            plain = plain.stem();
        if (plain.extension() == kJournalEnd || plain.extension() == kLockEnd)
            stems.insert(plain.stem());
    }
    std::vector<Abandoned> journals;
    for (const auto& stem : stems) {
        auto journal = folder / stem;
        journal += kJournalEnd;
        auto lock = JournalLock::take(journal, disk);
        if (!lock)
            continue;
        auto part = journal;
        part += files::kOwnPartEnd;
        (void)disk->removeFile(part);
        auto bytes = files::readFile(journal, {kLargest, disk});
        if (!bytes) {
            if (bytes.error().kind != files::FileErrorKind::Missing)
                journals.push_back({journal, std::move(*lock), tl::unexpected(files::describe(bytes.error()))});
            continue;
        }
        auto summary = summarise(*bytes);
        if (summary && !summary->unsaved && summary->damage.empty()) {
            (void)disk->removeFile(journal);
            continue;
        }
        journals.push_back({journal, std::move(*lock), std::move(summary)});
    }
    std::ranges::stable_sort(journals, std::greater<>(),
                             [](const Abandoned& a) { return a.summary ? a.summary->lastTime : Time(); });
    return journals;
}

void discard(Abandoned abandoned, const files::Disk& disk) {
    (void)disk->removeFile(abandoned.path);
}

} // namespace navsmith::recovery
