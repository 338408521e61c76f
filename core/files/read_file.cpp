#include "core/files/read_file.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/natural_order.h"
#include "core/files/save_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include <xxhash.h>

namespace navsmith::files {

namespace fs = std::filesystem;

std::uint64_t hashOf(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

namespace {

/// Whether an error may mean that the path goes on inside a file.
bool mayLeadInside(const FileError& error) {
    return error.kind == FileErrorKind::NotAFolder || error.kind == FileErrorKind::Missing;
}

Result<FileStamp> stampOfFile(FileOps& ops, const fs::path& path) {
    auto stamp = streamFile(ops, path);
    if (stamp || !mayLeadInside(stamp.error()))
        return stamp;
    const auto way = throughArchive(path, &ops);
    if (!way)
        return stamp;
    return readEntry(*way, {.ops = &ops}).map([](const StampedBytes& read) { return read.stamp; });
}

} // namespace

Result<std::vector<std::byte>> readFile(const fs::path& path, const ReadOptions& options) {
    return readStamped(path, options).map([](StampedBytes&& read) { return std::move(read.bytes); });
}

Result<StampedBytes> readStamped(const fs::path& path, const ReadOptions& options) {
    const OpsOrSystem chosen(options.ops);
    StampedBytes read;
    std::size_t filled = 0;
    const auto start = [&](const FileInfo& info) -> Result<void> {
        if (info.size > options.largest)
            return tl::unexpected(FileError{FileErrorKind::TooLarge, path,
                                            fmt::format("cannot be read: it has {} bytes, and {} are the most accepted",
                                                        info.size, options.largest)});
        read.bytes.resize(info.size);
        return {};
    };
    const auto take = [&](std::span<const std::byte> chunk) {
        std::copy(chunk.begin(), chunk.end(), read.bytes.begin() + static_cast<std::ptrdiff_t>(filled));
        filled += chunk.size();
    };
    auto stamp = streamFile(chosen.ops(), path, start, take);
    if (!stamp && mayLeadInside(stamp.error())) {
        if (const auto way = throughArchive(path, &chosen.ops()))
            return readEntry(*way, {options.largest, &chosen.ops()});
    }
    if (!stamp)
        return tl::unexpected(std::move(stamp.error()));
    read.stamp = *stamp;
    return read;
}

Result<FileStamp> stampOf(const fs::path& path, FileOps* ops) {
    const OpsOrSystem chosen(ops);
    return stampOfFile(chosen.ops(), path);
}

Result<bool> changedSince(const fs::path& path, const FileStamp& stamp, FileOps* ops) {
    const OpsOrSystem chosen(ops);
    const auto info = explain(chosen.ops().info(path, Links::Follow), path, "cannot be checked for changes");
    if (!info && mayLeadInside(info.error())) {
        // Whatever else was changed in the archive: only this entry counts.
        if (const auto way = throughArchive(path, &chosen.ops())) {
            if (archiveModifiedNs(way->archive, &chosen.ops()) == stamp.modifiedNs)
                return expectWhole(way->archive, &chosen.ops()).map([] { return false; });
            return entryStamp(*way, &chosen.ops()).and_then([&](const FileStamp& now) -> Result<bool> {
                if (now.size != stamp.size)
                    return true;
                if (now.modifiedNs == stamp.modifiedNs)
                    return false;
                return readEntry(*way, {.ops = &chosen.ops()}).map([&](const StampedBytes& read) {
                    return read.stamp.hash != stamp.hash;
                });
            });
        }
    }
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != FileKind::Regular || info->size != stamp.size)
        return true;
    if (info->modifiedNs == stamp.modifiedNs)
        return false;
    return streamFile(chosen.ops(), path).map([&](const FileStamp& now) { return now.hash != stamp.hash; });
}

Result<std::vector<fs::path>> listFolder(const fs::path& folder, FileOps* ops) {
    const OpsOrSystem chosen(ops);
    auto names = explain(chosen.ops().names(folder), folder, "cannot be listed");
    if (!names)
        return tl::unexpected(std::move(names.error()));
    std::vector<std::pair<std::string, fs::path>> found;
    for (const fs::path& name : *names) {
        const auto path = folder / name;
        const auto info = chosen.ops().info(path, Links::Follow);
        // What cannot be asked about (a link to nowhere, a file just removed) is no file to open.
        if (info && info->kind == FileKind::Regular && !isOurName(name))
            found.emplace_back(toBytes(name), path);
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return naturalLess(a.first, b.first); });
    std::vector<fs::path> paths;
    paths.reserve(found.size());
    for (auto& entry : found)
        paths.push_back(std::move(entry.second));
    return paths;
}

} // namespace navsmith::files
