#include "core/files/read_file.h"

#include "core/files/batch_reader.h"
#include "core/files/file_steps.h"
#include "core/files/natural_order.h"
#include "core/files/save_plan.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

#include <xxhash.h>

namespace navsmith::files {

namespace fs = std::filesystem;

std::uint64_t hashOf(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

Result<std::vector<std::byte>> readFile(const fs::path& path, const ReadOptions& options) {
    return readStamped(path, options).map([](StampedBytes&& read) { return std::move(read.bytes); });
}

Result<StampedBytes> readStamped(const fs::path& path, const ReadOptions& options) {
    return BatchReader(options).read(path);
}

Result<bool> changedSince(const fs::path& path, const FileStamp& stamp, const Disk& disk) {
    return BatchReader({.disk = disk}).changedSince(path, stamp);
}

Result<std::vector<fs::path>> listFolder(const fs::path& folder, const Disk& disk) {
    auto names = explain(disk->names(folder), folder, texts::format("cannot be listed"));
    if (!names)
        return tl::unexpected(std::move(names.error()));
    std::vector<std::pair<std::string, fs::path>> entries;
    for (const fs::path& name : *names) {
        const auto path = folder / name;
        const auto info = disk->info(path, Links::Follow);
        // A broken link and what has just been removed are not there. What the disk fails to tell about is listed: who
        // opens it learns why it cannot be read, and does not take the others for all there is.
        const bool isThere = info
                                 ? info->kind == FileKind::Regular
                                 : !isMissing(info.error()) && info.error() != std::errc::too_many_symbolic_link_levels;
        if (isThere && !isOurName(name))
            entries.emplace_back(toBytes(name), path);
    }
    std::sort(entries.begin(), entries.end(),
              [](const auto& a, const auto& b) { return naturalLess(a.first, b.first); });
    std::vector<fs::path> paths;
    paths.reserve(entries.size());
    for (auto& entry : entries)
        paths.push_back(std::move(entry.second));
    return paths;
}

} // namespace navsmith::files
