#include "tests/faults/file_calls.h"

#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <utility>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace navsmith::faults {

namespace {

std::recursive_mutex& guard() {
    static std::recursive_mutex mutex;
    return mutex;
}

FileCalls* current = nullptr;

struct OpenFile {
    std::string path;
    int number = -1;
    bool folder = false;
};

/// Files that are open, by descriptor. Never destroyed: files are closed at the end of the program, too.
std::map<int, OpenFile>& openFiles() {
    static auto* files = new std::map<int, OpenFile>;
    return *files;
}

bool full(const FileCall& call) {
    return call.creates || call.kind == CallKind::Write || call.kind == CallKind::MakeFolder ||
           call.kind == CallKind::Link;
}

bool modifies(const FileCall& call) {
    return call.kind == CallKind::OpenToWrite || changes(call.kind) || call.kind == CallKind::Attributes;
}

bool any(const FileCall&) {
    return true;
}

constexpr Fault kInterrupted{"interrupted", EINTR, false, false, true};
constexpr Fault kHalf{"half done", 0, true, false, true};
constexpr Fault kBroken{"I/O error", EIO};
constexpr Fault kDenied{"no rights", EACCES};
constexpr Fault kVanished{"vanished", ENOENT};
constexpr Fault kFull{"no space", ENOSPC};
constexpr Fault kFullHalfway{"no space halfway", ENOSPC, true};
constexpr Fault kReadOnly{"read-only", EROFS};
constexpr Fault kNotPermitted{"not permitted", EPERM};

constexpr std::array kOpenToRead{kBroken, kDenied, kVanished, kInterrupted};
constexpr std::array kOpenFolder{kBroken, kDenied, kInterrupted};
constexpr std::array kOpenToWrite{kBroken, kDenied, kFull, kReadOnly, kInterrupted};
constexpr std::array kRead{kBroken, kInterrupted, kHalf};
constexpr std::array kWrite{kBroken, kFull, kFullHalfway, kInterrupted, kHalf};
constexpr std::array kResize{kBroken, kFull, kInterrupted};
constexpr std::array kSync{kBroken, kFull, kInterrupted};
constexpr std::array kClose{kBroken, kInterrupted};
constexpr std::array kRename{kBroken, kDenied, kFull, kReadOnly, kVanished};
constexpr std::array kLink{kBroken, kNotPermitted, kFull, kReadOnly};
constexpr std::array kRemove{kBroken, kDenied, kReadOnly};
constexpr std::array kMakeFolder{kBroken, kDenied, kFull, kReadOnly};
constexpr std::array kInfo{kBroken, kDenied};
constexpr std::array kList{kBroken, kDenied};
constexpr std::array kLock{Fault{"held by another", EWOULDBLOCK}, Fault{"no locks", ENOLCK}};
constexpr std::array kAttributes{kBroken, kNotPermitted};

constexpr std::array kLasting{Fault{"disk full from here", ENOSPC, false, true, false, full},
                              Fault{"read-only from here", EROFS, false, true, false, modifies},
                              Fault{"disk gone from here", EIO, false, true, false, any}};

} // namespace

bool changes(CallKind kind) {
    switch (kind) {
    case CallKind::Write:
    case CallKind::Resize:
    case CallKind::Rename:
    case CallKind::Link:
    case CallKind::Remove:
    case CallKind::MakeFolder:
        return true;
    default:
        return false;
    }
}

std::string describe(const FileCall& call) {
    return fmt::format("{}({}{}{})", call.function, call.path, call.target.empty() ? "" : ", ", call.target);
}

std::span<const Fault> faultsOf(CallKind kind) {
    switch (kind) {
    case CallKind::OpenToRead:
        return kOpenToRead;
    case CallKind::OpenFolder:
        return kOpenFolder;
    case CallKind::OpenToWrite:
        return kOpenToWrite;
    case CallKind::Read:
        return kRead;
    case CallKind::Write:
        return kWrite;
    case CallKind::Resize:
        return kResize;
    case CallKind::Sync:
        return kSync;
    case CallKind::Close:
        return kClose;
    case CallKind::Rename:
        return kRename;
    case CallKind::Link:
        return kLink;
    case CallKind::Remove:
        return kRemove;
    case CallKind::MakeFolder:
        return kMakeFolder;
    case CallKind::Info:
        return kInfo;
    case CallKind::List:
        return kList;
    case CallKind::Lock:
        return kLock;
    case CallKind::Attributes:
        return kAttributes;
    }
    return {};
}

std::span<const Fault> lastingFaults() {
    return kLasting;
}

FileCalls::FileCalls(std::filesystem::path folder, std::optional<At> at, bool records)
    : folder_(folder.string()), at_(at), records_(records) {
    const std::lock_guard lock(guard());
    current = this;
}

FileCalls::~FileCalls() {
    const std::lock_guard lock(guard());
    current = nullptr;
}

bool FileCalls::watches(std::string_view path) const {
    return path.starts_with(folder_) && (path.size() == folder_.size() || path[folder_.size()] == '/');
}

const Fault* FileCalls::begin(const FileCall& call) {
    const auto number = kinds_.size();
    kinds_.push_back(call.kind);
    if (!at_ || number < at_->number)
        return nullptr;
    const auto& fault = at_->fault;
    if (halfDone_ && call.kind == CallKind::Write) { // the rest of a write that ran out of space
        halfDone_ = false;
        static const Fault rest = kFull;
        return &rest;
    }
    if (number > at_->number && !(fault.lasting && fault.strikes(call)))
        return nullptr;
    if (fault.lasting && !fault.strikes(call))
        return nullptr;
    if (!struck_)
        struck_ = call;
    if (fault.half && fault.error != 0)
        halfDone_ = true;
    return &fault;
}

void FileCalls::end(FileCall call, bool failed) {
    const bool matters = changes(call.kind) || call.kind == CallKind::Sync || call.kind == CallKind::OpenToWrite ||
                         call.kind == CallKind::Close;
    if (!records_ || !matters || failed)
        return;
    log_.push_back(std::move(call));
}

namespace {

// While nobody watches, nothing here allocates: the tests of memory count the program's allocations only.

std::string pathOf(int folder, const char* path) {
    if (path == nullptr || current == nullptr)
        return {};
    std::string text = path;
    if (!text.starts_with('/') && folder >= 0) {
        const auto found = openFiles().find(folder);
        return found == openFiles().end() ? std::string() : found->second.path + '/' + text;
    }
    while (text.size() > 1 && text.back() == '/')
        text.pop_back();
    return text;
}

/// The call as it is, or with a fault. `halve`: does half of the work; null: there are no halves.
template <typename Real, typename Halve>
auto through(FileCall call, Real real, Halve halve) -> decltype(real()) {
    const std::lock_guard lock(guard());
    if (current == nullptr || !current->watches(call.path))
        return real();
    const auto* fault = current->begin(call);
    if (fault == nullptr) {
        const auto result = real();
        const int error = errno;
        bool failed = false;
        if constexpr (std::is_pointer_v<decltype(real())>)
            failed = result == nullptr;
        else
            failed = result < 0;
        current->end(std::move(call), failed);
        errno = error;
        return result;
    }
    if constexpr (!std::is_same_v<Halve, std::nullptr_t>) {
        if (fault->half)
            return halve();
    }
    if (call.kind == CallKind::Close)
        (void)real(); // closed all the same
    errno = fault->error;
    if constexpr (std::is_pointer_v<decltype(real())>)
        return nullptr;
    else
        return -1;
}

template <typename Real>
auto through(FileCall call, Real real) {
    return through(std::move(call), real, nullptr);
}

FileCall callOf(CallKind kind, std::string_view function, std::string path) {
    FileCall call;
    call.kind = kind;
    call.function = function;
    call.path = std::move(path);
    return call;
}

FileCall callOn(CallKind kind, std::string_view function, int descriptor) {
    const std::lock_guard lock(guard());
    FileCall call;
    call.kind = kind;
    call.function = function;
    if (current == nullptr)
        return call;
    if (const auto found = openFiles().find(descriptor); found != openFiles().end()) {
        call.path = found->second.path;
        call.file = found->second.number;
        call.folder = found->second.folder;
    }
    return call;
}

template <typename Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

int openAny(std::string_view function, int folder, const char* path, int flags, mode_t mode) {
    const std::lock_guard lock(guard());
    const auto full = pathOf(folder, path);
    const bool writes = (flags & O_ACCMODE) != O_RDONLY;
    auto call = callOf(writes ? CallKind::OpenToWrite : CallKind::OpenToRead, function, full);
    struct stat status {};
    if ((flags & O_CREAT) != 0)
        call.creates = ::syscall(SYS_newfstatat, folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0;
    call.empties = (flags & O_TRUNC) != 0;
    call.folder = (flags & O_DIRECTORY) != 0;
    if (call.folder)
        call.kind = CallKind::OpenFolder;
    const bool watched = current != nullptr && current->watches(full);
    call.file = watched ? current->nextFile() : -1;
    const int number = call.file;
    const bool isFolder = call.folder;
    const int result =
        through(std::move(call), [&] { return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode)); });
    const int error = errno;
    if (result >= 0 && current != nullptr)
        openFiles()[result] = {full, number, isFolder};
    errno = error;
    return result;
}

int closeAny(int file) {
    const std::lock_guard lock(guard());
    auto call = callOn(CallKind::Close, "close", file);
    openFiles().erase(file);
    return through(std::move(call), [&] { return static_cast<int>(::syscall(SYS_close, file)); });
}

ssize_t writeAny(std::string_view function, int file, const void* bytes, std::size_t size, std::optional<off_t> at) {
    const std::lock_guard lock(guard());
    auto call = callOn(CallKind::Write, function, file);
    if (call.file >= 0) {
        call.offset = static_cast<std::uint64_t>(at ? *at : ::syscall(SYS_lseek, file, 0, SEEK_CUR));
        const auto* begin = static_cast<const std::byte*>(bytes);
        call.bytes.assign(begin, begin + size);
    }
    const auto write = [&](std::size_t count) {
        return static_cast<ssize_t>(at ? ::syscall(SYS_pwrite64, file, bytes, count, *at)
                                       : ::syscall(SYS_write, file, bytes, count));
    };
    return through(
        std::move(call), [&] { return write(size); }, [&] { return write((size + 1) / 2); });
}

ssize_t readAny(std::string_view function, int file, void* bytes, std::size_t size, std::optional<off_t> at) {
    const auto read = [&](std::size_t count) {
        return static_cast<ssize_t>(at ? ::syscall(SYS_pread64, file, bytes, count, *at)
                                       : ::syscall(SYS_read, file, bytes, count));
    };
    return through(
        callOn(CallKind::Read, function, file), [&] { return read(size); }, [&] { return read((size + 1) / 2); });
}

int infoAny(std::string_view function, int folder, const char* path, struct stat* status, int flags) {
    return through(callOf(CallKind::Info, function, pathOf(folder, path)),
                   [&] { return static_cast<int>(::syscall(SYS_newfstatat, folder, path, status, flags)); });
}

int renameAny(std::string_view function, int fromFolder, const char* from, int toFolder, const char* to) {
    auto call = callOf(CallKind::Rename, function, pathOf(fromFolder, from));
    call.target = pathOf(toFolder, to);
    return through(std::move(call),
                   [&] { return static_cast<int>(::syscall(SYS_renameat, fromFolder, from, toFolder, to)); });
}

int linkAny(std::string_view function, int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    auto call = callOf(CallKind::Link, function, pathOf(fromFolder, from));
    call.target = pathOf(toFolder, to);
    return through(std::move(call),
                   [&] { return static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags)); });
}

int removeAny(std::string_view function, int folder, const char* path, int flags) {
    auto call = callOf(CallKind::Remove, function, pathOf(folder, path));
    call.folder = (flags & AT_REMOVEDIR) != 0;
    return through(std::move(call), [&] { return static_cast<int>(::syscall(SYS_unlinkat, folder, path, flags)); });
}

int makeFolderAny(std::string_view function, int folder, const char* path, mode_t mode) {
    auto call = callOf(CallKind::MakeFolder, function, pathOf(folder, path));
    call.folder = true;
    return through(std::move(call), [&] { return static_cast<int>(::syscall(SYS_mkdirat, folder, path, mode)); });
}

FILE* fopenAny(const char* function, const char* path, const char* mode) {
    const std::lock_guard lock(guard());
    const std::string_view text = mode;
    const bool writes = text.find_first_of("wa+") != std::string_view::npos;
    auto call = callOf(writes ? CallKind::OpenToWrite : CallKind::OpenToRead, function, pathOf(AT_FDCWD, path));
    struct stat status {};
    call.creates = text.find_first_of("wa") != std::string_view::npos &&
                   ::syscall(SYS_newfstatat, AT_FDCWD, path, &status, 0) != 0;
    call.empties = text.starts_with('w');
    call.file = current != nullptr && current->watches(call.path) ? current->nextFile() : -1;
    const OpenFile opened{call.path, call.file};
    auto* result =
        through(std::move(call), [&] { return next<FILE*(const char*, const char*)>(function)(path, mode); });
    const int error = errno;
    if (result != nullptr && current != nullptr)
        openFiles()[::fileno(result)] = opened;
    errno = error;
    return result;
}

} // namespace

} // namespace navsmith::faults

// The functions of the library. Each name that is missing here is seen by nobody.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
using namespace navsmith::faults; // NOLINT(google-build-using-namespace)

namespace {
mode_t modeOf(int flags, va_list& arguments) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}
} // namespace

#define NAVSMITH_MODE                                                                                                  \
    va_list arguments;                                                                                                 \
    va_start(arguments, flags);                                                                                        \
    const mode_t mode = modeOf(flags, arguments);                                                                      \
    va_end(arguments)

extern "C" {

int open(const char* path, int flags, ...) {
    NAVSMITH_MODE;
    return openAny("open", AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    NAVSMITH_MODE;
    return openAny("open64", AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char* path, int flags, ...) {
    NAVSMITH_MODE;
    return openAny("openat", folder, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...) {
    NAVSMITH_MODE;
    return openAny("openat64", folder, path, flags, mode);
}
int creat(const char* path, mode_t mode) {
    return openAny("creat", AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}
int close(int file) {
    return closeAny(file);
}
FILE* fopen(const char* path, const char* mode) {
    return fopenAny("fopen", path, mode);
}
FILE* fopen64(const char* path, const char* mode) {
    return fopenAny("fopen64", path, mode);
}
int fclose(FILE* file) {
    const std::lock_guard lock(guard());
    auto call = callOn(CallKind::Close, "fclose", ::fileno(file));
    openFiles().erase(::fileno(file));
    return through(std::move(call), [&] { return next<int(FILE*)>("fclose")(file); });
}

ssize_t read(int file, void* bytes, size_t size) {
    return readAny("read", file, bytes, size, {});
}
ssize_t pread(int file, void* bytes, size_t size, off_t at) {
    return readAny("pread", file, bytes, size, at);
}
ssize_t pread64(int file, void* bytes, size_t size, off64_t at) {
    return readAny("pread64", file, bytes, size, at);
}
ssize_t write(int file, const void* bytes, size_t size) {
    return writeAny("write", file, bytes, size, {});
}
ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
    return writeAny("pwrite", file, bytes, size, at);
}
ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
    return writeAny("pwrite64", file, bytes, size, at);
}
ssize_t writev(int file, const iovec* parts, int count) {
    if (current == nullptr)
        return static_cast<ssize_t>(::syscall(SYS_writev, file, parts, count));
    std::vector<char> bytes;
    for (int i = 0; i < count; ++i) {
        const auto* begin = static_cast<const char*>(parts[i].iov_base);
        bytes.insert(bytes.end(), begin, begin + parts[i].iov_len);
    }
    return writeAny("writev", file, bytes.data(), bytes.size(), {});
}
int ftruncate(int file, off_t size) {
    auto call = callOn(CallKind::Resize, "ftruncate", file);
    call.offset = static_cast<std::uint64_t>(size);
    return through(std::move(call), [&] { return static_cast<int>(::syscall(SYS_ftruncate, file, size)); });
}
int ftruncate64(int file, off64_t size) {
    return ftruncate(file, size);
}
// Nothing waits for the disk: the test throws away what was not synced by itself.
int fsync(int file) {
    return through(callOn(CallKind::Sync, "fsync", file), [] { return 0; });
}
int fdatasync(int file) {
    return through(callOn(CallKind::Sync, "fdatasync", file), [] { return 0; });
}

int rename(const char* from, const char* to) {
    return renameAny("rename", AT_FDCWD, from, AT_FDCWD, to);
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) {
    return renameAny("renameat", fromFolder, from, toFolder, to);
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    if (flags != 0) {
        errno = EINVAL; // as on a file system that does not know them
        return -1;
    }
    return renameAny("renameat2", fromFolder, from, toFolder, to);
}
int link(const char* from, const char* to) {
    return linkAny("link", AT_FDCWD, from, AT_FDCWD, to, 0);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    return linkAny("linkat", fromFolder, from, toFolder, to, flags);
}
int unlink(const char* path) {
    return removeAny("unlink", AT_FDCWD, path, 0);
}
int unlinkat(int folder, const char* path, int flags) {
    return removeAny("unlinkat", folder, path, flags);
}
int rmdir(const char* path) {
    return removeAny("rmdir", AT_FDCWD, path, AT_REMOVEDIR);
}
int remove(const char* path) {
    const int result = removeAny("remove", AT_FDCWD, path, 0);
    return result != 0 && errno == EISDIR ? removeAny("remove", AT_FDCWD, path, AT_REMOVEDIR) : result;
}
int mkdir(const char* path, mode_t mode) {
    return makeFolderAny("mkdir", AT_FDCWD, path, mode);
}
int mkdirat(int folder, const char* path, mode_t mode) {
    return makeFolderAny("mkdirat", folder, path, mode);
}

int stat(const char* path, struct stat* status) {
    return infoAny("stat", AT_FDCWD, path, status, 0);
}
int stat64(const char* path, struct stat64* status) {
    return infoAny("stat64", AT_FDCWD, path, reinterpret_cast<struct stat*>(status), 0);
}
int lstat(const char* path, struct stat* status) {
    return infoAny("lstat", AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW);
}
int lstat64(const char* path, struct stat64* status) {
    return infoAny("lstat64", AT_FDCWD, path, reinterpret_cast<struct stat*>(status), AT_SYMLINK_NOFOLLOW);
}
int fstatat(int folder, const char* path, struct stat* status, int flags) {
    return infoAny("fstatat", folder, path, status, flags);
}
int fstat(int file, struct stat* status) {
    return through(callOn(CallKind::Info, "fstat", file),
                   [&] { return static_cast<int>(::syscall(SYS_fstat, file, status)); });
}
int fstat64(int file, struct stat64* status) {
    return fstat(file, reinterpret_cast<struct stat*>(status));
}
int access(const char* path, int mode) {
    return through(callOf(CallKind::Info, "access", pathOf(AT_FDCWD, path)),
                   [&] { return static_cast<int>(::syscall(SYS_access, path, mode)); });
}
char* realpath(const char* path, char* resolved) {
    return through(callOf(CallKind::Info, "realpath", pathOf(AT_FDCWD, path)),
                   [&] { return next<char*(const char*, char*)>("realpath")(path, resolved); });
}
DIR* opendir(const char* path) {
    const std::lock_guard lock(guard());
    const auto full = pathOf(AT_FDCWD, path);
    auto* result =
        through(callOf(CallKind::List, "opendir", full), [&] { return next<DIR*(const char*)>("opendir")(path); });
    if (result != nullptr && current != nullptr)
        openFiles()[::dirfd(result)] = {full, -1, true};
    return result;
}
int closedir(DIR* folder) {
    const std::lock_guard lock(guard());
    openFiles().erase(::dirfd(folder));
    return next<int(DIR*)>("closedir")(folder);
}
struct dirent* readdir(DIR* folder) {
    return through(callOn(CallKind::List, "readdir", ::dirfd(folder)),
                   [&] { return next<struct dirent*(DIR*)>("readdir")(folder); });
}
struct dirent64* readdir64(DIR* folder) {
    return through(callOn(CallKind::List, "readdir64", ::dirfd(folder)),
                   [&] { return next<struct dirent64*(DIR*)>("readdir64")(folder); });
}
int flock(int file, int operation) {
    return through(callOn(CallKind::Lock, "flock", file),
                   [&] { return static_cast<int>(::syscall(SYS_flock, file, operation)); });
}
int fchmod(int file, mode_t mode) {
    return through(callOn(CallKind::Attributes, "fchmod", file),
                   [&] { return static_cast<int>(::syscall(SYS_fchmod, file, mode)); });
}
int fchown(int file, uid_t owner, gid_t group) {
    return through(callOn(CallKind::Attributes, "fchown", file),
                   [&] { return static_cast<int>(::syscall(SYS_fchown, file, owner, group)); });
}
int futimens(int file, const timespec times[2]) {
    return through(callOn(CallKind::Attributes, "futimens", file),
                   [&] { return static_cast<int>(::syscall(SYS_utimensat, file, nullptr, times, 0)); });
}
} // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
