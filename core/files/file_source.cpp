#include "core/files/file_source.h"

#include "core/files/file_steps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::files {

namespace fs = std::filesystem;

Result<std::shared_ptr<const FileSource>> FileSource::open(const fs::path& path, const Disk& disk) {
    constexpr auto kDoing = texts::mark("cannot be read");
    const std::shared_ptr<FileSource> source(new FileSource(path, disk));
    const auto file = explain(disk->openToRead(path), path, kDoing);
    if (!file)
        return tl::unexpected(file.error());
    source->file_ = *file;
    const auto info = explain(disk->info(*file), path, kDoing);
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != FileKind::Regular)
        return tl::unexpected(
            FileError{FileErrorKind::NotAFile, path, texts::format("cannot be read: it is not a regular file")});
    source->info_ = *info;
    return source;
}

FileSource::~FileSource() {
    if (file_)
        (void)disk_->close(*file_);
}

Result<void> FileSource::expectUnchanged() const {
    const auto now = explain(disk_->info(*file_), path_, texts::format("cannot be read"));
    if (!now)
        return tl::unexpected(now.error());
    if (now->size != info_.size || now->modifiedNs != info_.modifiedNs)
        return tl::unexpected(FileError{FileErrorKind::Changed, path_,
                                        texts::format("cannot be read: another program changed it at the same time")});
    return {};
}

bytes::Result<void> FileSource::fill(std::uint64_t offset, std::span<std::byte> into) const {
    const auto expected = texts::format("{} bytes", into.size());
    while (!into.empty()) {
        const auto got = disk_->readAt(*file_, offset, into);
        if (!got)
            return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::BadValue,
                                                     offset,
                                                     "reading",
                                                     fileError(got.error(), path_, texts::mark("nothing")).what,
                                                     expected,
                                                     {}});
        if (*got == 0)
            return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::Truncated,
                                                     offset,
                                                     "reading",
                                                     texts::format("the end: it became shorter"),
                                                     expected,
                                                     {}});
        offset += *got;
        into = into.subspan(*got);
    }
    return {};
}

} // namespace navsmith::files
