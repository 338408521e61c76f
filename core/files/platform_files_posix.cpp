// The POSIX implementation; platform_files_windows.cpp has the other.
#include "core/files/platform_files.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <memory>
#include <string_view>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// Linux has the same limit.
constexpr int kMostLinks = 40;
// An attempt fails only if another saver finished between our open() and flock(); so many in a row are not a
// coincidence.
constexpr int kLockAttempts = 100;
constexpr std::int64_t kNanosecondsInSecond = 1'000'000'000;

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

tl::unexpected<std::error_code> failure(int code) {
    // For the user an exhausted quota is a full disk, and std::errc has no name for it.
    return tl::unexpected(std::error_code(code == EDQUOT ? ENOSPC : code, std::generic_category()));
}

SystemResult<void> check(int result) {
    if (result != 0)
        return failure(errno);
    return {};
}

int descriptor(FileHandle file) {
    return static_cast<int>(file);
}

SystemResult<FileHandle> openFile(const fs::path& path, int flags, mode_t mode) {
    for (;;) {
        const int file = ::open(path.c_str(), flags | O_CLOEXEC, mode);
        if (file >= 0)
            return static_cast<FileHandle>(file);
        if (errno != EINTR)
            return failure(errno);
    }
}

FileKind kindOf(mode_t mode) {
    if (S_ISREG(mode))
        return FileKind::Regular;
    if (S_ISDIR(mode))
        return FileKind::Folder;
    return S_ISLNK(mode) ? FileKind::Link : FileKind::Other;
}

FileInfo infoFrom(const struct stat& status) {
    FileInfo info;
    info.kind = kindOf(status.st_mode);
    info.size = static_cast<std::uint64_t>(status.st_size);
    info.modifiedNs = std::int64_t{status.st_mtim.tv_sec} * kNanosecondsInSecond + status.st_mtim.tv_nsec;
    info.permission = status.st_mode & 07777U;
    info.owner = status.st_uid;
    info.group = status.st_gid;
    info.device = status.st_dev;
    info.serial = status.st_ino;
    info.names = status.st_nlink;
    return info;
}

bool sameFile(const FileInfo& a, const FileInfo& b) {
    return a.device == b.device && a.serial == b.serial;
}

timespec toTimespec(std::int64_t nanoseconds) {
    timespec time{};
    time.tv_sec = static_cast<time_t>(nanoseconds / kNanosecondsInSecond);
    time.tv_nsec = static_cast<decltype(time.tv_nsec)>(nanoseconds % kNanosecondsInSecond);
    if (time.tv_nsec < 0) {
        time.tv_nsec += kNanosecondsInSecond;
        --time.tv_sec;
    }
    return time;
}

} // namespace

SystemResult<FileInfo> SystemFileOps::info(const fs::path& path, Links links) {
    struct stat status {};
    const int result = links == Links::Follow ? ::stat(path.c_str(), &status) : ::lstat(path.c_str(), &status);
    if (result != 0)
        return failure(errno);
    return infoFrom(status);
}

SystemResult<FileInfo> SystemFileOps::info(FileHandle file) {
    struct stat status {};
    if (::fstat(descriptor(file), &status) != 0)
        return failure(errno);
    return infoFrom(status);
}

SystemResult<fs::path> SystemFileOps::resolve(const fs::path& path) {
    std::error_code error;
    fs::path at = fs::absolute(path, error);
    if (error)
        return tl::unexpected(error);
    if (!at.has_filename()) // "folder/"
        at = at.parent_path();
    for (int hop = 0; hop < kMostLinks; ++hop) {
        const auto type = fs::symlink_status(at, error).type();
        if (type == fs::file_type::none)
            return tl::unexpected(error);
        if (type != fs::file_type::symlink) {
            const auto folder = fs::weakly_canonical(at.parent_path(), error);
            if (error)
                return tl::unexpected(error);
            return at.has_filename() ? folder / at.filename() : folder;
        }
        const auto target = fs::read_symlink(at, error);
        if (error)
            return tl::unexpected(error);
        at = at.parent_path() / target; // an absolute target replaces the whole path
    }
    return failure(ELOOP);
}

SystemResult<bool> SystemFileOps::writable(const fs::path& path) {
    if (::access(path.c_str(), W_OK) == 0)
        return true;
    if (errno == EACCES || errno == EROFS || errno == EPERM)
        return false;
    return failure(errno);
}

// Not std::filesystem::directory_iterator: without memory it ends the program where it takes an error code.
SystemResult<std::vector<fs::path>> SystemFileOps::names(const fs::path& folder) {
    const auto open = [&] { return std::unique_ptr<DIR, CloseFolder>(::opendir(folder.c_str())); };
    auto listed = open();
    while (!listed && errno == EINTR)
        listed = open();
    if (!listed)
        return failure(errno);
    std::vector<fs::path> names;
    for (;;) {
        errno = 0;
        const auto* entry = ::readdir(listed.get());
        if (entry == nullptr)
            break;
        const std::string_view name = static_cast<const char*>(entry->d_name);
        if (name != "." && name != "..")
            names.emplace_back(name);
    }
    if (errno != 0)
        return failure(errno);
    return names;
}

SystemResult<FileHandle> SystemFileOps::openToRead(const fs::path& path) {
    return openFile(path, O_RDONLY | O_NONBLOCK, 0);
}

SystemResult<std::size_t> SystemFileOps::read(FileHandle file, std::span<std::byte> into) {
    for (;;) {
        const auto count = ::read(descriptor(file), into.data(), into.size());
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return failure(errno);
    }
}

SystemResult<std::size_t> SystemFileOps::readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) {
    for (;;) {
        const auto count = ::pread(descriptor(file), into.data(), into.size(), static_cast<off_t>(offset));
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return failure(errno);
    }
}

SystemResult<FileHandle> SystemFileOps::create(const fs::path& path, Access access) {
    return openFile(path, O_WRONLY | O_CREAT | O_EXCL, access == Access::Private ? 0600 : 0666);
}

SystemResult<void> SystemFileOps::write(FileHandle file, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(descriptor(file), bytes.data(), bytes.size());
        if (count >= 0)
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            return failure(errno);
    }
    return {};
}

SystemResult<FileHandle> SystemFileOps::openToWrite(const fs::path& path) {
    return openFile(path, O_WRONLY | O_NONBLOCK, 0);
}

SystemResult<void> SystemFileOps::writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto count = ::pwrite(descriptor(file), bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(count));
            offset += static_cast<std::uint64_t>(count);
        } else if (errno != EINTR) {
            return failure(errno);
        }
    }
    return {};
}

SystemResult<void> SystemFileOps::resize(FileHandle file, std::uint64_t size) {
    for (;;) {
        if (::ftruncate(descriptor(file), static_cast<off_t>(size)) == 0)
            return {};
        if (errno != EINTR)
            return failure(errno);
    }
}

SystemResult<void> SystemFileOps::copyAttributes(FileHandle file, const FileInfo& from, Times times) {
    const int target = descriptor(file);
    auto now = info(file);
    if (!now)
        return tl::unexpected(now.error());
    // Only root may change the owner, and users may set only groups of their own: keep what we can.
    if (now->group != from.group)
        (void)!::fchown(target, static_cast<uid_t>(-1), from.group);
    if (now->owner != from.owner)
        (void)!::fchown(target, from.owner, static_cast<gid_t>(-1));
    // The file is ours, so this error means a file system without permissions (FAT).
    if (now->permission != from.permission && ::fchmod(target, static_cast<mode_t>(from.permission)) != 0 &&
        errno != EPERM && errno != EOPNOTSUPP)
        return failure(errno);
    if (times == Times::Copy) {
        timespec stamps[2] = {{0, UTIME_OMIT}, toTimespec(from.modifiedNs)};
        return check(::futimens(target, stamps));
    }
    return {};
}

SystemResult<void> SystemFileOps::sync(FileHandle file) {
    for (;;) {
        if (::fsync(descriptor(file)) == 0)
            return {};
        if (errno != EINTR)
            return failure(errno);
    }
}

SystemResult<void> SystemFileOps::close(FileHandle file) {
    // Linux closes the descriptor even if close() is interrupted.
    if (::close(descriptor(file)) != 0 && errno != EINTR)
        return failure(errno);
    return {};
}

SystemResult<void> SystemFileOps::syncFolder(const fs::path& folder) {
    const auto file = openFile(folder, O_RDONLY | O_DIRECTORY, 0);
    if (!file && file.error() == std::errc::permission_denied)
        return {}; // files may be created in it but not listed, and only who may list it can sync it
    if (!file)
        return tl::unexpected(file.error());
    auto synced = sync(*file);
    (void)close(*file);
    // Some file systems cannot sync a folder. Nothing more can be done there.
    if (!synced && (synced.error() == std::errc::invalid_argument || synced.error() == std::errc::not_supported))
        return {};
    return synced;
}

SystemResult<void> SystemFileOps::rename(const fs::path& from, const fs::path& to) {
    return check(::rename(from.c_str(), to.c_str()));
}

SystemResult<void> SystemFileOps::hardLink(const fs::path& from, const fs::path& to) {
    return check(::link(from.c_str(), to.c_str()));
}

SystemResult<void> SystemFileOps::removeFile(const fs::path& path) {
    return check(::unlink(path.c_str()));
}

SystemResult<void> SystemFileOps::makeFolder(const fs::path& path) {
    return check(::mkdir(path.c_str(), 0777));
}

SystemResult<void> SystemFileOps::removeFolder(const fs::path& path) {
    return check(::rmdir(path.c_str()));
}

SystemResult<FileHandle> SystemFileOps::lock(const fs::path& path) {
    for (int attempt = 0; attempt < kLockAttempts; ++attempt) {
        const auto file = openFile(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0666);
        if (!file)
            return tl::unexpected(file.error());
        if (::flock(descriptor(*file), LOCK_EX | LOCK_NB) != 0) {
            const int code = errno; // EWOULDBLOCK is EAGAIN
            if (code != EWOULDBLOCK)
                (void)::unlink(path.c_str()); // where there are no locks, nobody holds it
            (void)close(*file);
            return failure(code);
        }
        // The previous holder removes the file when it releases the lock, so the file that we locked may no longer have
        // this name.
        const auto ours = info(*file);
        const auto named = info(path, Links::Keep);
        if (ours && named && sameFile(*ours, *named))
            return *file;
        (void)close(*file);
    }
    return failure(EAGAIN);
}

void SystemFileOps::unlock(FileHandle file, const fs::path& path) {
    (void)::unlink(path.c_str()); // before unlocking, so that it cannot be somebody else's
    (void)close(file);
}

std::chrono::system_clock::time_point SystemFileOps::now() {
    return std::chrono::system_clock::now();
}

fs::path rootOf(const fs::path& path) {
    return path.root_path();
}

fs::path normalPath(const fs::path& path) {
    return path.lexically_normal();
}

fs::path absolutePath(const fs::path& path) {
    std::error_code none;
    return fs::absolute(path, none);
}

} // namespace navsmith::files
