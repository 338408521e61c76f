#include "core/files/atomic_file.h"

#include "core/files/file_steps.h"

#include <fmt/format.h>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPartEnd = ".navsmith-part";
// A writer that is still at work is not this slow.
constexpr auto kStaleAfter = std::chrono::hours(24);

void removeStaleParts(FileOps& ops, const fs::path& target) {
    const auto names = ops.names(target.parent_path());
    if (!names)
        return;
    const auto start = toBytes(target.filename()) + ".";
    const auto oldest =
        std::chrono::duration_cast<std::chrono::nanoseconds>((ops.now() - kStaleAfter).time_since_epoch());
    for (const fs::path& name : *names) {
        if (!toBytes(name).starts_with(start) || !toBytes(name).ends_with(kPartEnd))
            continue;
        const auto path = target.parent_path() / name;
        const auto info = ops.info(path, Links::Keep);
        if (info && info->kind == FileKind::Regular && info->modifiedNs < oldest.count())
            (void)ops.removeFile(path);
    }
}

} // namespace

Result<void> writeFileAtomically(const fs::path& path, std::span<const std::byte> bytes, FileOps* given) {
    const OpsOrSystem selected(given);
    FileOps& ops = selected.ops();
    const auto resolved = explain(ops.resolve(path), path, "cannot be written");
    if (!resolved)
        return tl::unexpected(resolved.error());
    const fs::path& target = *resolved;
    const auto before = ops.info(target, Links::Keep);
    if (!before && !isMissing(before.error()))
        return tl::unexpected(fileError(before.error(), target, "cannot be written"));
    if (before && before->kind != FileKind::Regular)
        return tl::unexpected(
            FileError{FileErrorKind::NotAFile, target, "cannot be written: something that is not a file has its name"});
    std::vector<fs::path> made;
    if (auto ready = makeFolders(ops, target.parent_path(), made); !ready) {
        removeEmptyFolders(ops, made);
        return ready;
    }
    removeStaleParts(ops, target);
    const auto part =
        target.parent_path() / fromBytes(fmt::format("{}.{}{}", toBytes(target.filename()), freshId(), kPartEnd));
    auto written = writeNewFile(ops, part, bytes, before ? &*before : nullptr).and_then([&](const FileInfo&) {
        auto moved = explain(ops.rename(part, target), target, "cannot be replaced");
        if (!moved)
            (void)ops.removeFile(part);
        return moved;
    });
    if (!written) {
        removeEmptyFolders(ops, made);
        return written;
    }
    return syncFolder(ops, target.parent_path());
}

} // namespace navsmith::files
