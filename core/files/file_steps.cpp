#include "core/files/file_steps.h"

#include "core/files/save_plan.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <memory>
#include <random>

#include <xxhash.h>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// Large enough that calls cost little, small enough to cancel promptly on a slow disk.

tl::unexpected<FileError> changed(const fs::path& path, texts::Sentence what) {
    return tl::unexpected(FileError{FileErrorKind::Changed, path, std::move(what)});
}

std::string becameShorter() {
    return texts::format("cannot be read: it became shorter while it was being read");
}

/// Fills a new file. The caller removes it on failure.
Result<FileInfo> fillFile(const Disk& disk, OpenFile& file, const fs::path& path, const PieceMaker& make,
                          const FileInfo* like, const PieceDone& pieceDone) {
    constexpr auto kDoing = texts::mark("cannot be written");
    const auto result = make([&](std::span<const std::byte> bytes) -> Result<void> {
        while (!bytes.empty()) {
            const auto piece = bytes.first(std::min(bytes.size(), kPiece));
            if (auto written = disk->write(file.handle(), piece); !written)
                return tl::unexpected(fileError(written.error(), path, kDoing));
            bytes = bytes.subspan(piece.size());
            if (pieceDone && !pieceDone(piece.size()))
                return tl::unexpected(FileError{FileErrorKind::Cancelled, path, texts::format("saving was cancelled")});
        }
        return {};
    });
    if (!result)
        return tl::unexpected(result.error());
    if (like != nullptr)
        if (auto outcome = disk->copyAttributes(file.handle(), *like, Times::Fresh); !outcome)
            return tl::unexpected(
                fileError(outcome.error(), path, texts::mark("cannot be given the permissions of the old file")));
    if (auto synced = disk->sync(file.handle()); !synced)
        return tl::unexpected(fileError(synced.error(), path, kDoing));
    const auto info = disk->info(file.handle());
    if (!info)
        return tl::unexpected(fileError(info.error(), path, kDoing));
    if (auto closed = file.close(); !closed)
        return tl::unexpected(fileError(closed.error(), path, kDoing));
    return *info;
}

} // namespace

struct RunningHash::State {
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> hash{XXH3_createState(), &XXH3_freeState};
};

RunningHash::RunningHash() : state_(std::make_unique<State>()) {
    XXH3_64bits_reset(state_->hash.get());
}

RunningHash::~RunningHash() = default;

void RunningHash::add(std::span<const std::byte> piece) {
    XXH3_64bits_update(state_->hash.get(), piece.data(), piece.size());
    size_ += piece.size();
}

std::uint64_t RunningHash::value() const {
    return XXH3_64bits_digest(state_->hash.get());
}

SystemResult<void> OpenFile::close() {
    if (!file_)
        return {};
    return disk_->close(*std::exchange(file_, std::nullopt));
}

Result<void> FolderLocks::take(const fs::path& folder) {
    const auto path = folder / kLockName;
    const auto file = disk_->lock(path);
    if (!file)
        return tl::unexpected(fileError(file.error(), folder, texts::mark("cannot be saved to")));
    held_.emplace_back(*file, path);
    return {};
}

void FolderLocks::release() {
    for (const auto& [file, path] : held_)
        disk_->unlock(file, path);
    held_.clear();
}

Result<FileStamp> streamFile(const Disk& disk, const fs::path& path,
                             const std::function<Result<void>(const FileInfo&)>& start,
                             const std::function<void(std::span<const std::byte>)>& take) {
    constexpr auto kDoing = texts::mark("cannot be read");
    const auto opened = disk->openToRead(path);
    if (!opened)
        return tl::unexpected(fileError(opened.error(), path, kDoing));
    const OpenFile file(disk, *opened);
    const auto before = disk->info(file.handle());
    if (!before)
        return tl::unexpected(fileError(before.error(), path, kDoing));
    if (before->kind != FileKind::Regular)
        return tl::unexpected(FileError{FileErrorKind::NotAFile, path,
                                        before->kind == FileKind::Folder
                                            ? texts::format("cannot be read: it is a folder, not a file")
                                            : texts::format("cannot be read: it is not a regular file")});
    if (start)
        if (auto accepted = start(*before); !accepted)
            return tl::unexpected(accepted.error());

    RunningHash hash;
    std::vector<std::byte> piece(static_cast<std::size_t>(std::min<std::uint64_t>(before->size, kPiece)));
    for (std::uint64_t left = before->size; left > 0;) {
        const auto pieceSize = static_cast<std::size_t>(std::min<std::uint64_t>(left, piece.size()));
        const auto got = disk->read(file.handle(), std::span(piece).first(pieceSize));
        if (!got)
            return tl::unexpected(fileError(got.error(), path, kDoing));
        if (*got == 0)
            return changed(path, becameShorter());
        hash.add(std::span(piece).first(*got));
        if (take)
            take(std::span(piece).first(*got));
        left -= *got;
    }
    const auto after = disk->info(file.handle());
    if (!after)
        return tl::unexpected(fileError(after.error(), path, kDoing));
    if (after->size != before->size)
        return changed(path, after->size > before->size
                                 ? texts::format("cannot be read: it became longer while it was being read")
                                 : becameShorter());
    if (after->modifiedNs != before->modifiedNs)
        return changed(path, texts::format("cannot be read: it was changed while it was being read"));
    return FileStamp{before->size, before->modifiedNs, hash.value()};
}

Result<FileInfo> writeNewFile(const Disk& disk, const fs::path& path, std::span<const std::byte> bytes,
                              const FileInfo* like, const PieceDone& pieceDone) {
    return writeMadeFile(
        disk, path, [bytes](const PieceSink& sink) { return sink(bytes); }, like, pieceDone);
}

Result<FileInfo> writeMadeFile(const Disk& disk, const fs::path& path, const PieceMaker& make, const FileInfo* like,
                               const PieceDone& pieceDone) {
    // Private until the permissions are copied: the old file may be readable only by its owner.
    const auto created = disk->create(path, like != nullptr ? Access::Private : Access::Ordinary);
    if (!created)
        return tl::unexpected(fileError(created.error(), path, texts::mark("cannot be created")));
    OpenFile file(disk, *created);
    auto written = fillFile(disk, file, path, make, like, pieceDone);
    if (!written) {
        (void)file.close();
        (void)disk->removeFile(path);
    }
    return written;
}

Result<FileStamp> copyFile(const Disk& disk, const fs::path& from, const fs::path& to) {
    constexpr auto kDoing = texts::mark("cannot be copied");
    const auto created = disk->create(to, Access::Private);
    if (!created)
        return tl::unexpected(fileError(created.error(), to, texts::mark("cannot be created")));
    OpenFile file(disk, *created);
    FileInfo like;
    SystemResult<void> outcome;
    auto stamp = streamFile(
        disk, from,
        [&](const FileInfo& info) -> Result<void> {
            like = info;
            return {};
        },
        [&](std::span<const std::byte> piece) {
            if (outcome)
                outcome = disk->write(file.handle(), piece);
        });
    if (stamp) {
        if (outcome)
            outcome = disk->copyAttributes(file.handle(), like, Times::Copy);
        if (outcome)
            outcome = disk->sync(file.handle());
        if (outcome)
            outcome = file.close();
        if (!outcome)
            stamp = tl::unexpected(fileError(outcome.error(), to, kDoing));
    }
    if (!stamp) {
        (void)file.close();
        (void)disk->removeFile(to);
    }
    return stamp;
}

Result<bool> holds(const Disk& disk, const fs::path& path, std::uint64_t size, std::uint64_t hash) {
    const auto info = disk->info(path, Links::Keep);
    if (!info && isMissing(info.error()))
        return false;
    if (!info)
        return tl::unexpected(fileError(info.error(), path, texts::mark("cannot be checked")));
    if (info->kind != FileKind::Regular || info->size != size)
        return false;
    return streamFile(disk, path).map([&](const FileStamp& stamp) { return stamp.size == size && stamp.hash == hash; });
}

Result<void> removeIfThere(const Disk& disk, const fs::path& path) {
    const auto removed = disk->removeFile(path);
    if (!removed && !isMissing(removed.error()))
        return tl::unexpected(fileError(removed.error(), path, texts::mark("cannot be removed")));
    return {};
}

Result<void> syncFolder(const Disk& disk, const fs::path& folder) {
    return explain(disk->syncFolder(folder), folder, texts::mark("cannot be written to"));
}

Result<void> makeFolders(const Disk& disk, const fs::path& folder, std::vector<fs::path>& newFolders) {
    const auto info = disk->info(folder, Links::Follow);
    if (info && info->kind != FileKind::Folder)
        return tl::unexpected(
            FileError{FileErrorKind::NotAFolder, folder, texts::format("is a file, but must be a folder")});
    if (info)
        return {};
    if (!isMissing(info.error()) || !folder.has_relative_path())
        return tl::unexpected(fileError(info.error(), folder, texts::mark("cannot be reached")));
    if (auto above = makeFolders(disk, folder.parent_path(), newFolders); !above)
        return above;
    const auto outcome = disk->makeFolder(folder);
    if (!outcome && outcome.error() == std::errc::file_exists)
        return {}; // another process created it first
    if (!outcome)
        return tl::unexpected(fileError(outcome.error(), folder, texts::mark("cannot be created")));
    newFolders.push_back(folder);
    return syncFolder(disk, folder.parent_path());
}

void removeEmptyFolders(const Disk& disk, const std::vector<fs::path>& folders) {
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder)
        (void)disk->removeFolder(*folder);
}

std::string freshId() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}", random(), random());
}

} // namespace navsmith::files
