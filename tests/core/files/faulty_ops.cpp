#include "tests/core/files/faulty_ops.h"

#include "core/files/path_text.h"
#include "tests/core/files/temp_folder.h"

#include <algorithm>
#include <array>

namespace navsmith::files::test {

namespace fs = std::filesystem;

SystemResult<void> FaultyOps::ask(std::string_view operation, const fs::path& path) {
    if (dead_)
        return tl::unexpected(std::make_error_code(std::errc::io_error));
    const Step step{count_++, operation, path};
    if (!before_)
        return {};
    try {
        if (const auto error = before_(step))
            return tl::unexpected(*error);
    } catch (const tests::Died&) { // see inChild(); without an exception: operations are called by destructors
        dead_ = true;
        return tl::unexpected(std::make_error_code(std::errc::io_error));
    }
    return {};
}

SystemResult<void> FaultyOps::ask(std::string_view operation, FileHandle file) {
    const auto known =
        std::find_if(open_.rbegin(), open_.rend(), [&](const auto& entry) { return entry.first == file; });
    return ask(operation, known == open_.rend() ? fs::path() : known->second);
}

SystemResult<FileInfo> FaultyOps::info(const fs::path& path, Links links) {
    return ask("info", path).and_then([&] { return system_.info(path, links); });
}

SystemResult<FileInfo> FaultyOps::info(FileHandle file) {
    return ask("info of open", file).and_then([&] { return system_.info(file); });
}

SystemResult<fs::path> FaultyOps::resolve(const fs::path& path) {
    return ask("resolve", path).and_then([&] { return system_.resolve(path); });
}

SystemResult<bool> FaultyOps::writable(const fs::path& path) {
    return ask("writable", path).and_then([&] { return system_.writable(path); });
}

SystemResult<std::vector<fs::path>> FaultyOps::names(const fs::path& folder) {
    return ask("names", folder).and_then([&] { return system_.names(folder); });
}

SystemResult<FileHandle> FaultyOps::openToRead(const fs::path& path) {
    auto opened = ask("open", path).and_then([&] { return system_.openToRead(path); });
    if (opened)
        open_.emplace_back(*opened, path);
    return opened;
}

SystemResult<std::size_t> FaultyOps::read(FileHandle file, std::span<std::byte> into) {
    return ask("read", file).and_then([&] { return system_.read(file, into); });
}

SystemResult<std::size_t> FaultyOps::readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) {
    return ask("read", file).and_then([&] { return system_.readAt(file, offset, into); });
}

SystemResult<FileHandle> FaultyOps::create(const fs::path& path, Access access) {
    auto created = ask("create", path).and_then([&] { return system_.create(path, access); });
    if (created)
        open_.emplace_back(*created, path);
    return created;
}

SystemResult<void> FaultyOps::write(FileHandle file, std::span<const std::byte> bytes) {
    if (tearWrites_ && !dead_) {
        (void)system_.write(file, bytes.first(bytes.size() / 2));
        return ask("write", file).and_then([&] { return system_.write(file, bytes.subspan(bytes.size() / 2)); });
    }
    return ask("write", file).and_then([&] { return system_.write(file, bytes); });
}

SystemResult<FileHandle> FaultyOps::openToWrite(const fs::path& path) {
    auto opened = ask("open to write", path).and_then([&] { return system_.openToWrite(path); });
    if (opened)
        open_.emplace_back(*opened, path);
    return opened;
}

SystemResult<void> FaultyOps::writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) {
    const auto half = tearWrites_ ? bytes.size() / 2 : 0;
    if (tearWrites_ && !dead_)
        (void)system_.writeAt(file, offset, bytes.first(half));
    return ask("write at", file).and_then([&] { return system_.writeAt(file, offset + half, bytes.subspan(half)); });
}

SystemResult<void> FaultyOps::resize(FileHandle file, std::uint64_t size) {
    return ask("resize", file).and_then([&] { return system_.resize(file, size); });
}

SystemResult<void> FaultyOps::copyAttributes(FileHandle file, const FileInfo& from, Times times) {
    return ask("attributes", file).and_then([&] { return system_.copyAttributes(file, from, times); });
}

SystemResult<void> FaultyOps::sync(FileHandle file) {
    return ask("sync", file);
}

SystemResult<void> FaultyOps::close(FileHandle file) {
    const auto asked = ask("close", file);
    std::erase_if(open_, [&](const auto& entry) { return entry.first == file; });
    const auto closed = system_.close(file); // the descriptor is closed even if close() fails
    return asked ? closed : asked;
}

SystemResult<void> FaultyOps::syncFolder(const fs::path& folder) {
    return ask("sync folder", folder);
}

SystemResult<void> FaultyOps::rename(const fs::path& from, const fs::path& to) {
    return ask("rename", to).and_then([&] { return system_.rename(from, to); });
}

SystemResult<void> FaultyOps::hardLink(const fs::path& from, const fs::path& to) {
    return ask("link", to).and_then([&] { return system_.hardLink(from, to); });
}

SystemResult<void> FaultyOps::removeFile(const fs::path& path) {
    return ask("remove", path).and_then([&] { return system_.removeFile(path); });
}

SystemResult<void> FaultyOps::makeFolder(const fs::path& path) {
    return ask("make folder", path).and_then([&] { return system_.makeFolder(path); });
}

SystemResult<void> FaultyOps::removeFolder(const fs::path& path) {
    return ask("remove folder", path).and_then([&] { return system_.removeFolder(path); });
}

SystemResult<FileHandle> FaultyOps::lock(const fs::path& path) {
    return ask("lock", path).and_then([&] { return system_.lock(path); });
}

void FaultyOps::unlock(FileHandle file, const fs::path& path) {
    (void)ask("unlock", path);
    if (dead_)
        (void)system_.close(file); // as the system does for a killed process
    else
        system_.unlock(file, path);
}

std::chrono::system_clock::time_point FaultyOps::now() {
    return now_ ? *now_ : system_.now();
}

FaultyOps::Before killAt(std::size_t number) {
    return [number](const Step& step) -> std::optional<std::error_code> {
        if (step.number == number)
            die();
        return std::nullopt;
    };
}

FaultyOps::Before killAtChange(std::size_t number) {
    return [number, met = std::size_t{0}](const Step& step) mutable -> std::optional<std::error_code> {
        constexpr std::array<std::string_view, 12> kChanges{"create",      "write",         "attributes", "rename",
                                                            "link",        "remove",        "lock",       "unlock",
                                                            "make folder", "remove folder", "write at",   "resize"};
        if (std::find(kChanges.begin(), kChanges.end(), step.operation) != kChanges.end() && met++ == number)
            die();
        return std::nullopt;
    };
}

FaultyOps::Before failAt(std::size_t number, std::errc code) {
    return [number, code](const Step& step) -> std::optional<std::error_code> {
        if (step.number == number)
            return std::make_error_code(code);
        return std::nullopt;
    };
}

FaultyOps::Before failFrom(std::size_t number, std::errc code) {
    return [number, code](const Step& step) -> std::optional<std::error_code> {
        if (step.number >= number)
            return std::make_error_code(code);
        return std::nullopt;
    };
}

FaultyOps::Before failOn(std::string operation, std::string part, std::errc code) {
    return [operation = std::move(operation), part = std::move(part),
            code](const Step& step) -> std::optional<std::error_code> {
        if (step.operation == operation && toText(step.path).find(part) != std::string::npos)
            return std::make_error_code(code);
        return std::nullopt;
    };
}

} // namespace navsmith::files::test
