// The Windows implementation; platform_files_posix.cpp has the other. What is said here of sharing, of renaming and of
// deleting holds for NTFS since Windows 10 1607; other file systems get what they can do.
#include "core/files/path_text.h"
#include "core/files/platform_files.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <windows.h>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
// Attributes that are the file's "permissions": what the user has set, not what the system keeps account of.
constexpr DWORD kKeptAttributes =
    FILE_ATTRIBUTE_READONLY | FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM | FILE_ATTRIBUTE_NOT_CONTENT_INDEXED;
constexpr std::int64_t kTicksTo1970 = 116'444'736'000'000'000; // FILETIME counts 100 ns since 1601
constexpr std::int64_t kNanosecondsInTick = 100;
constexpr std::uint64_t kLargestTransfer = std::uint64_t{1} << 30U;
// Virus scanners and indexers open a file that has just been written, often without sharing everything.
constexpr std::array kPauses{10, 20, 40, 80, 160, 320}; // ms
constexpr int kLockAttempts = 100;

// Missing in Debian's headers, or only there for newer versions of Windows.
constexpr DWORD kDiskQuotaExceeded = 1295;
constexpr int kRenameEx = 22;      // FileRenameInfoEx
constexpr int kDispositionEx = 21; // FileDispositionInfoEx
constexpr DWORD kRenameReplace = 1;
constexpr DWORD kRenamePosix = 2; // open handles keep the replaced file; its name is free at once
constexpr DWORD kDelete = 1;
constexpr DWORD kDeletePosix = 2; // the name is free at once, even while somebody has the file open

// --- Errors ---------------------------------------------------------------------------------------------------------

struct Meaning {
    DWORD code;
    std::errc means;
};

constexpr std::array kMeanings{
    Meaning{ERROR_FILE_NOT_FOUND, std::errc::no_such_file_or_directory},
    Meaning{ERROR_PATH_NOT_FOUND, std::errc::no_such_file_or_directory}, // also for "file.dat\x"
    Meaning{ERROR_INVALID_NAME, std::errc::no_such_file_or_directory},   // no file can have such a name
    Meaning{ERROR_BAD_PATHNAME, std::errc::no_such_file_or_directory},
    Meaning{ERROR_INVALID_DRIVE, std::errc::no_such_file_or_directory},
    Meaning{ERROR_NOT_READY, std::errc::no_such_file_or_directory}, // a drive without a disk
    Meaning{ERROR_BAD_NETPATH, std::errc::no_such_file_or_directory},
    Meaning{ERROR_BAD_NET_NAME, std::errc::no_such_file_or_directory},
    Meaning{ERROR_DIRECTORY, std::errc::not_a_directory},
    Meaning{ERROR_ACCESS_DENIED, std::errc::permission_denied},
    Meaning{ERROR_NETWORK_ACCESS_DENIED, std::errc::permission_denied},
    Meaning{ERROR_PRIVILEGE_NOT_HELD, std::errc::operation_not_permitted},
    Meaning{ERROR_WRITE_PROTECT, std::errc::read_only_file_system},
    Meaning{ERROR_DISK_FULL, std::errc::no_space_on_device},
    Meaning{ERROR_HANDLE_DISK_FULL, std::errc::no_space_on_device},
    Meaning{kDiskQuotaExceeded, std::errc::no_space_on_device},
    Meaning{ERROR_FILE_TOO_LARGE, std::errc::file_too_large},
    Meaning{ERROR_SHARING_VIOLATION, std::errc::device_or_resource_busy},
    Meaning{ERROR_LOCK_VIOLATION, std::errc::device_or_resource_busy},
    Meaning{ERROR_USER_MAPPED_FILE, std::errc::device_or_resource_busy},
    Meaning{ERROR_BUSY, std::errc::device_or_resource_busy},
    Meaning{ERROR_FILE_EXISTS, std::errc::file_exists},
    Meaning{ERROR_ALREADY_EXISTS, std::errc::file_exists},
    Meaning{ERROR_DIR_NOT_EMPTY, std::errc::directory_not_empty},
    Meaning{ERROR_NOT_SAME_DEVICE, std::errc::cross_device_link},
    Meaning{ERROR_FILENAME_EXCED_RANGE, std::errc::filename_too_long},
    Meaning{ERROR_BUFFER_OVERFLOW, std::errc::filename_too_long},
    Meaning{ERROR_CANT_RESOLVE_FILENAME, std::errc::too_many_symbolic_link_levels},
    Meaning{ERROR_TOO_MANY_OPEN_FILES, std::errc::too_many_files_open},
    Meaning{ERROR_NOT_ENOUGH_MEMORY, std::errc::not_enough_memory},
    Meaning{ERROR_OUTOFMEMORY, std::errc::not_enough_memory},
    Meaning{ERROR_NO_SYSTEM_RESOURCES, std::errc::not_enough_memory},
    Meaning{ERROR_NOT_SUPPORTED, std::errc::not_supported},
    Meaning{ERROR_INVALID_FUNCTION, std::errc::not_supported},
    Meaning{ERROR_CALL_NOT_IMPLEMENTED, std::errc::not_supported},
    Meaning{ERROR_CRC, std::errc::io_error},
    Meaning{ERROR_SECTOR_NOT_FOUND, std::errc::io_error},
    Meaning{ERROR_READ_FAULT, std::errc::io_error},
    Meaning{ERROR_WRITE_FAULT, std::errc::io_error},
    Meaning{ERROR_GEN_FAILURE, std::errc::io_error},
    Meaning{ERROR_IO_DEVICE, std::errc::io_error},
    Meaning{ERROR_FILE_CORRUPT, std::errc::io_error},
    Meaning{ERROR_DISK_CORRUPT, std::errc::io_error},
};

/// Codes without a meaning of their own: the system describes them. libstdc++'s category would do so in the ANSI code
/// page.
class WindowsCategory final : public std::error_category {
public:
    [[nodiscard]] const char* name() const noexcept override { return "windows"; }
    [[nodiscard]] std::string message(int code) const override {
        std::array<wchar_t, 512> text{};
        auto length = ::FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
                                       static_cast<DWORD>(code), 0, text.data(), text.size(), nullptr);
        while (length > 0 && (text[length - 1] == L'\r' || text[length - 1] == L'\n' || text[length - 1] == L'.' ||
                              text[length - 1] == L' '))
            --length;
        return length == 0 ? "Windows error " + std::to_string(code) : toText(std::wstring(text.data(), length));
    }
};

tl::unexpected<std::error_code> failure(std::errc code) {
    return tl::unexpected(std::make_error_code(code));
}

tl::unexpected<std::error_code> failure(DWORD code) {
    static const WindowsCategory category;
    const auto meaning = std::ranges::find(kMeanings, code, &Meaning::code);
    return meaning == kMeanings.end() ? tl::unexpected(std::error_code(static_cast<int>(code), category))
                                      : failure(meaning->means);
}

tl::unexpected<std::error_code> lastFailure() {
    return failure(::GetLastError());
}

SystemResult<void> check(BOOL result) {
    if (result == 0)
        return lastFailure();
    return {};
}

/// Tries again for a while if another program may be about to close the file. `attempt` returns an error code or 0.
DWORD patiently(const std::function<DWORD()>& attempt) {
    auto code = attempt();
    for (const int pause : kPauses) {
        // ERROR_ACCESS_DENIED: also for a file that disappears once its last handle is closed
        if (code != ERROR_SHARING_VIOLATION && code != ERROR_LOCK_VIOLATION && code != ERROR_ACCESS_DENIED)
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(pause));
        code = attempt();
    }
    return code;
}

// --- Names and paths ------------------------------------------------------------------------------------------------

bool sameIgnoringCase(std::wstring_view a, std::wstring_view b) {
    const auto upper = [](wchar_t c) { return c >= L'a' && c <= L'z' ? static_cast<wchar_t>(c - L'a' + L'A') : c; };
    return std::ranges::equal(a, b, {}, upper, upper);
}

bool isDevice(std::wstring_view name) {
    auto stem = name.substr(0, name.find_first_of(L".:")); // CON.txt is the console, too
    while (stem.ends_with(L' '))
        stem.remove_suffix(1);
    for (const auto* device : {L"CON", L"PRN", L"AUX", L"NUL", L"CONIN$", L"CONOUT$"})
        if (sameIgnoringCase(stem, device))
            return true;
    constexpr std::size_t kPortName = 4;
    return stem.size() == kPortName &&
           std::wstring_view(L"0123456789\u00B9\u00B2\u00B3").find(stem.back()) != std::wstring_view::npos &&
           (sameIgnoringCase(stem.substr(0, 3), L"COM") || sameIgnoringCase(stem.substr(0, 3), L"LPT"));
}

/// Names that Windows gives to nobody, or that it would change: the file could not be found again.
bool mayBeCreated(const fs::path& path) {
    const std::wstring name = path.filename().native();
    return !name.empty() && !name.ends_with(L'.') && !name.ends_with(L' ') && !isDevice(name) &&
           std::ranges::none_of(name, [](wchar_t c) {
               return c < L' ' || std::wstring_view(L"<>:\"|?*").find(c) != std::wstring_view::npos;
           });
}

constexpr std::wstring_view kLong = LR"(\\?\)";
constexpr std::wstring_view kLongShare = LR"(\\?\UNC\)";

/// How much of a path is "\\server\share"; 0 for others. To libstdc++ that is a folder of the current drive.
std::size_t lengthOfShare(const std::wstring& native) {
    if (!native.starts_with(LR"(\\)"))
        return 0;
    const auto share = native.find(L'\\', 2);
    return share == std::wstring::npos ? native.size() : std::min(native.find(L'\\', share + 1), native.size());
}

bool isDevicePath(std::wstring_view native) {
    return native.starts_with(LR"(\\.\)") || native.starts_with(kLong);
}

/// With the system's separators, without the prefix of long paths.
std::wstring plain(std::wstring native) {
    std::ranges::replace(native, L'/', L'\\');
    if (native.starts_with(kLongShare))
        native.replace(0, kLongShare.size(), LR"(\\)");
    else if (native.starts_with(kLong) && native.find(L':') == kLong.size() + 1)
        native.erase(0, kLong.size());
    return native;
}

/// Absolute, without "." and "..", with the system's separators. Not GetFullPathName(): it turns "NUL" into a device
/// and cuts off dots and spaces at the end.
SystemResult<fs::path> madeAbsolute(const fs::path& path) {
    fs::path at = plain(path.native());
    if (at.empty())
        return failure(std::errc::no_such_file_or_directory);
    if (!at.is_absolute() && lengthOfShare(at.native()) == 0) {
        // "x", "\x" or "C:x": the current folder of that drive
        auto start = at.root_name().native();
        start += L'.';
        const auto size = ::GetFullPathNameW(start.c_str(), 0, nullptr, nullptr);
        std::wstring folder(size, L'\0');
        const auto length = ::GetFullPathNameW(start.c_str(), size, folder.data(), nullptr);
        if (size == 0 || length == 0 || length >= size)
            return lastFailure();
        folder.resize(length);
        const fs::path current = folder;
        at = at.has_root_directory() ? current.root_path() / at.relative_path() : current / at.relative_path();
    }
    return normalPath(at);
}

/// For calls of the system: with the prefix that allows more than 260 characters.
SystemResult<std::wstring> forSystem(const fs::path& path) {
    const auto full = madeAbsolute(path);
    if (!full)
        return tl::unexpected(full.error());
    auto native = full->native();
    if (native.starts_with(kLong) || native.starts_with(LR"(\\.\)"))
        return native;
    if (native.starts_with(LR"(\\)"))
        native.replace(0, 2, kLongShare);
    else
        native.insert(0, kLong);
    return native;
}

/// Without the prefix: as people know it.
std::wstring withoutPrefix(std::wstring native) {
    if (native.starts_with(kLongShare))
        native.replace(0, kLongShare.size(), LR"(\\)");
    else if (native.starts_with(kLong))
        native.erase(0, kLong.size());
    return native;
}

// --- Handles --------------------------------------------------------------------------------------------------------

/// Closes a handle.
class Handle {
public:
    explicit Handle(HANDLE handle) : handle_(handle) {}
    Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, INVALID_HANDLE_VALUE)) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    Handle& operator=(Handle&&) = delete;
    ~Handle() {
        if (handle_ != INVALID_HANDLE_VALUE)
            ::CloseHandle(handle_);
    }
    [[nodiscard]] HANDLE get() const { return handle_; }
    HANDLE release() { return std::exchange(handle_, INVALID_HANDLE_VALUE); }

private:
    HANDLE handle_;
};

/// Behind a FileHandle. The system's own position is not used: readAt() and writeAt() would move it.
struct Open {
    Handle handle;
    std::uint64_t position = 0;
};

Open& openOf(FileHandle file) {
    return *reinterpret_cast<Open*>(file); // NOLINT(performance-no-int-to-ptr): made by asHandle()
}

FileHandle asHandle(Handle handle) {
    return FileHandle{reinterpret_cast<std::intptr_t>(std::make_unique<Open>(std::move(handle)).release())};
}

struct Opening {
    DWORD access = 0;
    DWORD disposition = OPEN_EXISTING;
    DWORD flags = 0;
    DWORD share = kShareAll;
};

/// An error code, or 0 and the handle. FILE_FLAG_BACKUP_SEMANTICS opens folders as well.
std::pair<DWORD, Handle> tryOpen(const std::wstring& path, const Opening& how) {
    Handle handle(::CreateFileW(path.c_str(), how.access, how.share, nullptr, how.disposition,
                                how.flags | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    const DWORD code = handle.get() == INVALID_HANDLE_VALUE ? ::GetLastError() : 0;
    return {code, std::move(handle)};
}

SystemResult<Handle> openNow(const fs::path& path, const Opening& how) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    auto [code, handle] = tryOpen(*native, how);
    if (code != 0)
        return failure(code);
    return std::move(handle);
}

SystemResult<Handle> openPatiently(const fs::path& path, const Opening& how) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    std::optional<Handle> opened;
    const auto code = patiently([&] {
        auto [error, handle] = tryOpen(*native, how);
        opened.emplace(std::move(handle));
        return error;
    });
    if (code != 0)
        return failure(code);
    return std::move(*opened);
}

SystemResult<FileHandle> openFile(const fs::path& path, const Opening& how) {
    return openNow(path, how).map([](Handle handle) { return asHandle(std::move(handle)); });
}

std::int64_t nanosecondsFrom(FILETIME time) {
    const auto ticks =
        static_cast<std::int64_t>((std::uint64_t{time.dwHighDateTime} << 32U) | time.dwLowDateTime) - kTicksTo1970;
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max() / kNanosecondsInTick;
    return std::clamp(ticks, -kMost, kMost) * kNanosecondsInTick;
}

LARGE_INTEGER ticksFrom(std::int64_t nanoseconds) {
    auto ticks = nanoseconds / kNanosecondsInTick;
    if (nanoseconds % kNanosecondsInTick < 0)
        --ticks;
    LARGE_INTEGER time;
    time.QuadPart = ticks + kTicksTo1970;
    return time;
}

/// Whether the reparse point stands for another place. Others are files whose content a driver provides: compressed,
/// deduplicated, in the cloud.
bool isLink(HANDLE handle, DWORD attributes) {
    FILE_ATTRIBUTE_TAG_INFO tag{};
    return (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           ::GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof(tag)) != 0 &&
           IsReparseTagNameSurrogate(tag.ReparseTag);
}

SystemResult<FileInfo> infoOf(HANDLE handle) {
    FileInfo info;
    if (::GetFileType(handle) != FILE_TYPE_DISK)
        return info; // a device or a pipe
    BY_HANDLE_FILE_INFORMATION found{};
    if (::GetFileInformationByHandle(handle, &found) == 0)
        return lastFailure();
    const auto attributes = found.dwFileAttributes;
    info.kind = isLink(handle, attributes)                     ? FileKind::Link
                : (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Folder
                                                               : FileKind::Regular;
    info.size = (std::uint64_t{found.nFileSizeHigh} << 32U) | found.nFileSizeLow;
    info.modifiedNs = nanosecondsFrom(found.ftLastWriteTime);
    info.permission = attributes & kKeptAttributes;
    info.device = found.dwVolumeSerialNumber;
    info.serial = (std::uint64_t{found.nFileIndexHigh} << 32U) | found.nFileIndexLow;
    info.names = found.nNumberOfLinks;
    FILE_ID_INFO id{}; // 128 bits, which ReFS needs; other file systems leave the upper half empty
    if (::GetFileInformationByHandleEx(handle, FileIdInfo, &id, sizeof(id)) != 0) {
        std::array<std::uint64_t, 2> halves{};
        static_assert(sizeof(halves) == sizeof(id.FileId));
        std::copy_n(reinterpret_cast<const std::byte*>(&id.FileId), sizeof(halves),
                    reinterpret_cast<std::byte*>(halves.data()));
        info.device = id.VolumeSerialNumber;
        info.serial = halves[0] ^ halves[1];
    }
    return info;
}

SystemResult<std::size_t> transferred(BOOL done, DWORD count) {
    if (done != 0)
        return count;
    if (::GetLastError() == ERROR_HANDLE_EOF)
        return 0;
    return lastFailure();
}

OVERLAPPED at(std::uint64_t offset) {
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32U);
    return place;
}

DWORD setInfo(HANDLE handle, int kind, void* info, std::size_t size) {
    return ::SetFileInformationByHandle(handle, static_cast<FILE_INFO_BY_HANDLE_CLASS>(kind), info,
                                        static_cast<DWORD>(size)) != 0
               ? 0
               : ::GetLastError();
}

/// What file systems and versions of Windows answer that do not know a request.
bool isUnknown(DWORD code) {
    return code == ERROR_INVALID_PARAMETER || code == ERROR_NOT_SUPPORTED || code == ERROR_INVALID_FUNCTION ||
           code == ERROR_CALL_NOT_IMPLEMENTED || code == ERROR_INVALID_LEVEL;
}

DWORD renameHandle(HANDLE handle, const std::wstring& to) {
    // FILE_RENAME_INFO with its name: three fields and room for the characters.
    const auto bytes = to.size() * sizeof(wchar_t);
    std::vector<std::uint64_t> room((sizeof(FILE_RENAME_INFO) + bytes) / sizeof(std::uint64_t) + 1);
    auto* info = reinterpret_cast<FILE_RENAME_INFO*>(room.data());
    info->FileNameLength = static_cast<DWORD>(bytes);
    std::ranges::copy(to, info->FileName);
    const DWORD flags = kRenameReplace | kRenamePosix;
    std::copy_n(reinterpret_cast<const std::byte*>(&flags), sizeof(flags), reinterpret_cast<std::byte*>(info));
    return setInfo(handle, kRenameEx, info, sizeof(FILE_RENAME_INFO) + bytes);
}

} // namespace

SystemResult<FileInfo> SystemFileOps::info(const fs::path& path, Links links) {
    // Whoever asks only for attributes is let in by files that are open without sharing.
    auto opened = openNow(path, {.access = FILE_READ_ATTRIBUTES, .flags = FILE_FLAG_OPEN_REPARSE_POINT});
    if (!opened)
        return tl::unexpected(opened.error());
    auto info = infoOf(opened->get());
    if (!info || info->kind != FileKind::Link || links == Links::Keep)
        return info;
    return openNow(path, {.access = FILE_READ_ATTRIBUTES}).and_then([](const Handle& handle) {
        return infoOf(handle.get());
    });
}

SystemResult<FileInfo> SystemFileOps::info(FileHandle file) {
    return infoOf(openOf(file).handle.get());
}

SystemResult<fs::path> SystemFileOps::resolve(const fs::path& path) {
    auto full = madeAbsolute(path);
    if (!full)
        return full;
    if (!full->has_filename() && full->has_relative_path()) // "folder/"
        full = full->parent_path();
    // What exists is resolved, links included; the names after it are kept.
    const auto share = lengthOfShare(full->native());
    fs::path rest;
    for (fs::path existing = *full;; existing = existing.parent_path()) {
        if (const auto handle = openNow(existing, {.access = FILE_READ_ATTRIBUTES})) {
            std::wstring name(::GetFinalPathNameByHandleW(handle->get(), nullptr, 0, VOLUME_NAME_DOS), L'\0');
            const auto length = ::GetFinalPathNameByHandleW(handle->get(), name.data(), static_cast<DWORD>(name.size()),
                                                            VOLUME_NAME_DOS);
            if (length == 0 || length >= name.size()) // a volume without a letter
                return *full;
            name.resize(length);
            const fs::path resolved = withoutPrefix(std::move(name));
            return rest.empty() ? resolved : resolved / rest;
        } else if (!isMissing(handle.error())) {
            return *full; // this user may not look at it
        }
        // A link to something that does not exist: Windows resolves it only together with its target.
        const auto link = openNow(existing, {.access = FILE_READ_ATTRIBUTES, .flags = FILE_FLAG_OPEN_REPARSE_POINT});
        if (link || !existing.has_relative_path() || existing.native().size() <= share)
            return *full;
        rest = rest.empty() ? existing.filename() : existing.filename() / rest;
    }
}

SystemResult<bool> SystemFileOps::writable(const fs::path& path) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    const auto attributes = ::GetFileAttributesW(native->c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return lastFailure();
    const bool folder = (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    if (!folder && (attributes & FILE_ATTRIBUTE_READONLY) != 0) // for folders it means something else
        return false;
    // DELETE, because a save replaces the file: the same programs that keep it from that are in the way here.
    const DWORD access = folder ? FILE_ADD_FILE : FILE_WRITE_DATA | DELETE;
    const auto code = patiently([&] { return tryOpen(*native, {.access = access}).first; });
    if (code == ERROR_ACCESS_DENIED || code == ERROR_WRITE_PROTECT)
        return false;
    if (code != 0)
        return failure(code);
    return true;
}

SystemResult<std::vector<fs::path>> SystemFileOps::names(const fs::path& folder) {
    const auto native = forSystem(folder);
    if (!native)
        return tl::unexpected(native.error());
    WIN32_FIND_DATAW found{};
    std::vector<fs::path> all;
    const auto close = [](void* search) { ::FindClose(search); };
    const std::unique_ptr<void, decltype(close)> search(
        ::FindFirstFileExW((*native + (native->ends_with(L'\\') ? L"*" : L"\\*")).c_str(), FindExInfoBasic, &found,
                           FindExSearchNameMatch, nullptr, FIND_FIRST_EX_LARGE_FETCH),
        close);
    if (search.get() == INVALID_HANDLE_VALUE) {
        const auto code = ::GetLastError();
        // An empty drive has no entries at all. For "file.dat\*" Windows says that the path does not exist.
        const auto there = info(folder, Links::Follow);
        if (code == ERROR_FILE_NOT_FOUND && there && there->kind == FileKind::Folder)
            return all;
        if (there && there->kind != FileKind::Folder)
            return failure(std::errc::not_a_directory);
        return failure(code);
    }
    do {
        const std::wstring_view name = found.cFileName;
        if (name != L"." && name != L"..")
            all.emplace_back(name);
    } while (::FindNextFileW(search.get(), &found) != 0);
    if (::GetLastError() != ERROR_NO_MORE_FILES)
        return lastFailure();
    return all;
}

SystemResult<FileHandle> SystemFileOps::openToRead(const fs::path& path) {
    return openFile(path, {.access = GENERIC_READ});
}

SystemResult<std::size_t> SystemFileOps::read(FileHandle file, std::span<std::byte> into) {
    auto& open = openOf(file);
    auto got = readAt(file, open.position, into);
    if (got)
        open.position += *got;
    return got;
}

SystemResult<std::size_t> SystemFileOps::readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) {
    auto place = at(offset);
    DWORD count = 0;
    const auto done =
        ::ReadFile(openOf(file).handle.get(), into.data(),
                   static_cast<DWORD>(std::min<std::uint64_t>(into.size(), kLargestTransfer)), &count, &place);
    return transferred(done, count);
}

SystemResult<FileHandle> SystemFileOps::create(const fs::path& path, Access /*access*/) {
    // Who may read the file follows from its folder; files of a user's folders are closed to others.
    if (!mayBeCreated(path))
        return failure(std::errc::invalid_argument);
    const auto exists = info(path, Links::Keep); // Windows denies access to a name that a folder has
    if (exists)
        return failure(std::errc::file_exists);
    return openPatiently(path, {.access = GENERIC_WRITE | FILE_READ_ATTRIBUTES,
                                .disposition = CREATE_NEW,
                                .flags = FILE_ATTRIBUTE_NORMAL,
                                .share = FILE_SHARE_READ | FILE_SHARE_DELETE})
        .map([](Handle handle) { return asHandle(std::move(handle)); });
}

SystemResult<void> SystemFileOps::write(FileHandle file, std::span<const std::byte> bytes) {
    auto& open = openOf(file);
    const auto written = writeAt(file, open.position, bytes);
    if (written)
        open.position += bytes.size();
    return written;
}

SystemResult<FileHandle> SystemFileOps::openToWrite(const fs::path& path) {
    return openPatiently(path, {.access = GENERIC_WRITE | FILE_READ_ATTRIBUTES}).map([](Handle handle) {
        return asHandle(std::move(handle));
    });
}

SystemResult<void> SystemFileOps::writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        auto place = at(offset);
        DWORD count = 0;
        if (::WriteFile(openOf(file).handle.get(), bytes.data(),
                        static_cast<DWORD>(std::min<std::uint64_t>(bytes.size(), kLargestTransfer)), &count,
                        &place) == 0)
            return lastFailure();
        bytes = bytes.subspan(count);
        offset += count;
    }
    return {};
}

SystemResult<void> SystemFileOps::resize(FileHandle file, std::uint64_t size) {
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    if (const auto code = setInfo(openOf(file).handle.get(), FileEndOfFileInfo, &end, sizeof(end)); code != 0)
        return failure(code);
    return {};
}

SystemResult<void> SystemFileOps::copyAttributes(FileHandle file, const FileInfo& from, Times times) {
    FILE_BASIC_INFO basic{}; // 0 leaves a time as it is
    basic.FileAttributes = from.permission & kKeptAttributes;
    if (basic.FileAttributes == 0)
        basic.FileAttributes = FILE_ATTRIBUTE_NORMAL;
    if (times == Times::Copy)
        basic.LastWriteTime = ticksFrom(from.modifiedNs);
    if (const auto code = setInfo(openOf(file).handle.get(), FileBasicInfo, &basic, sizeof(basic)); code != 0)
        return failure(code);
    return {};
}

SystemResult<void> SystemFileOps::sync(FileHandle file) {
    return check(::FlushFileBuffers(openOf(file).handle.get()));
}

SystemResult<void> SystemFileOps::close(FileHandle file) {
    const std::unique_ptr<Open> open(&openOf(file));
    return check(::CloseHandle(open->handle.release()));
}

SystemResult<void> SystemFileOps::syncFolder(const fs::path& folder) {
    const auto opened = openNow(folder, {.access = FILE_ADD_FILE});
    if (!opened)
        return tl::unexpected(opened.error());
    if (::FlushFileBuffers(opened->get()) != 0)
        return {};
    // Not every file system can do this for a folder. rename() has written its own change through.
    const auto code = ::GetLastError();
    if (isUnknown(code) || code == ERROR_INVALID_HANDLE || code == ERROR_ACCESS_DENIED)
        return {};
    return failure(code);
}

SystemResult<void> SystemFileOps::rename(const fs::path& from, const fs::path& to) {
    if (!mayBeCreated(to))
        return failure(std::errc::invalid_argument);
    const auto target = forSystem(to);
    const auto source = forSystem(from);
    if (!source || !target)
        return tl::unexpected(!source ? source.error() : target.error());
    const auto code = patiently([&]() -> DWORD {
        {
            // Write-through: NTFS then has the rename on disk when the call returns.
            const auto [error, handle] =
                tryOpen(*source, {.access = DELETE, .flags = FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_WRITE_THROUGH});
            if (error != 0)
                return error;
            if (const auto renamed = renameHandle(handle.get(), *target); !isUnknown(renamed))
                return renamed;
        }
        // FAT, network drives, older Windows: no replacing of a file that somebody has open.
        return ::MoveFileExW(source->c_str(), target->c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0
                   ? 0
                   : ::GetLastError();
    });
    if (code == 0)
        return {};
    // Windows denies access where the reason is another one.
    if (code == ERROR_ACCESS_DENIED) {
        const auto moved = info(from, Links::Keep);
        const auto there = info(to, Links::Keep);
        if (moved && there && there->kind == FileKind::Folder)
            return failure(moved->kind == FileKind::Folder ? std::errc::directory_not_empty
                                                           : std::errc::is_a_directory);
        if (moved && there && writable(to).value_or(true))
            return failure(std::errc::device_or_resource_busy);
    }
    return failure(code);
}

// NTFS has hard links, but what one name of a file shares holds for all: a backup that is the file itself could not be
// removed while the game has the file open, so that a save could not be taken back.
SystemResult<void> SystemFileOps::hardLink(const fs::path& /*from*/, const fs::path& /*to*/) {
    return failure(std::errc::not_supported);
}

SystemResult<void> SystemFileOps::removeFile(const fs::path& path) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    const auto found = info(path, Links::Keep);
    if (!found)
        return tl::unexpected(found.error());
    if (found->kind == FileKind::Folder)
        return failure(std::errc::is_a_directory);
    const auto code = patiently([&]() -> DWORD {
        const auto [error, handle] =
            tryOpen(*native, {.access = DELETE, .flags = FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_WRITE_THROUGH});
        if (error != 0)
            return error;
        DWORD flags = kDelete | kDeletePosix;
        const auto removed = setInfo(handle.get(), kDispositionEx, &flags, sizeof(flags));
        if (!isUnknown(removed))
            return removed;
        FILE_DISPOSITION_INFO info{};
        info.DeleteFile = TRUE;
        return setInfo(handle.get(), FileDispositionInfo, &info, sizeof(info));
    });
    if (code != 0)
        return failure(code);
    return {};
}

SystemResult<void> SystemFileOps::makeFolder(const fs::path& path) {
    if (!mayBeCreated(path))
        return failure(std::errc::invalid_argument);
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    const auto code =
        patiently([&] { return ::CreateDirectoryW(native->c_str(), nullptr) != 0 ? 0 : ::GetLastError(); });
    if (code != 0)
        return failure(code);
    return {};
}

SystemResult<void> SystemFileOps::removeFolder(const fs::path& path) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    const auto code = patiently([&] { return ::RemoveDirectoryW(native->c_str()) != 0 ? 0 : ::GetLastError(); });
    if (code != 0)
        return failure(code);
    return {};
}

SystemResult<FileHandle> SystemFileOps::lock(const fs::path& path) {
    const auto native = forSystem(path);
    if (!native)
        return tl::unexpected(native.error());
    for (int attempt = 0; attempt < kLockAttempts; ++attempt) {
        // Not DELETE_ON_CLOSE: whoever fails to get the lock would remove the holder's file.
        auto [error, handle] = tryOpen(*native, {.access = GENERIC_READ | GENERIC_WRITE | DELETE,
                                                 .disposition = OPEN_ALWAYS,
                                                 .flags = FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT});
        if (error == ERROR_ACCESS_DENIED && info(path, Links::Keep)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // its holder is just removing it
            continue;
        }
        if (error != 0)
            return failure(error);
        const auto ours = infoOf(handle.get());
        if (!ours || ours->kind != FileKind::Regular)
            return failure(std::errc::too_many_symbolic_link_levels);
        auto place = at(0);
        if (::LockFileEx(handle.get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) == 0) {
            const auto code = ::GetLastError();
            if (code == ERROR_LOCK_VIOLATION || code == ERROR_IO_PENDING)
                return failure(std::errc::resource_unavailable_try_again);
            return failure(code);
        }
        // The previous holder removes the file when it releases the lock, so the file that we locked may no longer have
        // this name.
        const auto named = info(path, Links::Keep);
        if (named && named->device == ours->device && named->serial == ours->serial)
            return asHandle(std::move(handle));
    }
    return failure(std::errc::resource_unavailable_try_again);
}

void SystemFileOps::unlock(FileHandle file, const fs::path& path) {
    (void)removeFile(path); // before unlocking, so that it cannot be somebody else's
    (void)close(file);
}

std::chrono::system_clock::time_point SystemFileOps::now() {
    return std::chrono::system_clock::now();
}

fs::path rootOf(const fs::path& path) {
    const auto native = plain(path.native());
    if (const auto share = lengthOfShare(native); share > 0)
        return native.substr(0, share) + L'\\';
    const fs::path other = native;
    return other.is_absolute() ? other.root_path() : fs::path();
}

fs::path normalPath(const fs::path& path) {
    const auto native = plain(path.native());
    if (isDevicePath(native))
        return native;
    const auto share = lengthOfShare(native);
    return native.substr(0, share) + fs::path(native.substr(share)).lexically_normal().make_preferred().native();
}

fs::path absolutePath(const fs::path& path) {
    return madeAbsolute(path).value_or(fs::path());
}

} // namespace navsmith::files
