#include "core/recovery/abandoned.h"

#include "core/files/own_folder.h"
#include "core/files/platform_files.h"

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

JournalLock::JournalLock(files::FileOps* ops, files::FileHandle file, fs::path path)
    : ops_(ops), file_(file), path_(std::move(path)) {}

std::optional<JournalLock> JournalLock::take(const fs::path& journal, files::FileOps* ops) {
    std::shared_ptr<files::FileOps> own;
    if (ops == nullptr) {
        own = std::make_shared<files::SystemFileOps>();
        ops = own.get();
    }
    if (!files::makeOwnFolder(journal.parent_path(), ops))
        return std::nullopt;
    const auto path = lockOf(journal);
    const auto file = ops->lock(path);
    if (!file)
        return std::nullopt;
    JournalLock lock(ops, *file, path);
    lock.own_ = std::move(own);
    return lock;
}

JournalLock::JournalLock(JournalLock&& other) noexcept
    : own_(std::move(other.own_)), ops_(other.ops_), file_(std::exchange(other.file_, std::nullopt)),
      path_(std::move(other.path_)) {}

JournalLock& JournalLock::operator=(JournalLock&& other) noexcept {
    if (this != &other) {
        release();
        own_ = std::move(other.own_);
        ops_ = other.ops_;
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
        ops_->unlock(*std::exchange(file_, std::nullopt), path_);
}

fs::path freshJournal(const fs::path& folder) {
    return folder / (files::freshOwnName() + std::string(kJournalEnd));
}

std::vector<Abandoned> findAbandoned(const fs::path& folder, files::FileOps* given) {
    files::SystemFileOps system;
    auto& ops = given != nullptr ? *given : system;
    const auto names = ops.names(folder);
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
    std::vector<Abandoned> found;
    for (const auto& stem : stems) {
        auto journal = folder / stem;
        journal += kJournalEnd;
        auto lock = JournalLock::take(journal, given);
        if (!lock)
            continue;
        auto part = journal;
        part += files::kOwnPartEnd;
        (void)ops.removeFile(part);
        auto bytes = files::readFile(journal, {kLargest, &ops});
        if (!bytes) {
            if (bytes.error().kind != files::FileErrorKind::Missing)
                found.push_back({journal, std::move(*lock), tl::unexpected(files::describe(bytes.error()))});
            continue;
        }
        auto summary = summarise(*bytes);
        if (summary && !summary->unsaved && summary->damage.empty()) {
            (void)ops.removeFile(journal);
            continue;
        }
        found.push_back({journal, std::move(*lock), std::move(summary)});
    }
    std::ranges::stable_sort(found, std::greater<>(),
                             [](const Abandoned& a) { return a.summary ? a.summary->lastTime : Time(); });
    return found;
}

void discard(Abandoned abandoned, files::FileOps* given) {
    files::SystemFileOps system;
    (void)(given != nullptr ? *given : system).removeFile(abandoned.path);
}

} // namespace navsmith::recovery
