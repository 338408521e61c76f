#include "core/opening/file_head.h"

#include "formats/texts/texts.h"

#include <span>

namespace navsmith::opening {

files::Result<FileHead> readHead(const files::Disk& disk, const std::filesystem::path& path, std::size_t count) {
    constexpr auto doing = texts::mark("cannot be read");
    const auto info = files::explain(disk->info(path, files::Links::Follow), path, doing);
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != files::FileKind::Regular)
        return tl::unexpected(files::FileError{files::FileErrorKind::NotAFile, path,
                                               texts::format("cannot be read: it is not a regular file")});
    const auto file = files::explain(disk->openToRead(path), path, doing);
    if (!file)
        return tl::unexpected(file.error());
    FileHead head{std::vector<std::byte>(count), info->size};
    std::size_t filled = 0;
    files::SystemResult<std::size_t> got = 0;
    do {
        got = disk->read(*file, std::span(head.bytes).subspan(filled));
        filled += got.value_or(0);
    } while (got.value_or(0) > 0 && filled < head.bytes.size());
    (void)disk->close(*file);
    if (!got)
        return tl::unexpected(files::fileError(got.error(), path, doing));
    head.bytes.resize(filled);
    return head;
}

} // namespace navsmith::opening
