#include "core/opening/file_head.h"

#include "core/files/file_ops.h"
#include "core/files/read_file.h"
#include "formats/texts/texts.h"

namespace navsmith::opening {

namespace fs = std::filesystem;

files::Result<Head> readHead(files::FileOps& ops, const fs::path& path) {
    constexpr auto doing = texts::mark("cannot be read");
    const auto info = files::explain(ops.info(path, files::Links::Follow), path, doing);
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != files::FileKind::Regular)
        return tl::unexpected(files::FileError{files::FileErrorKind::NotAFile, path,
                                               texts::format("cannot be read: it is not a regular file")});
    const auto file = files::explain(ops.openToRead(path), path, doing);
    if (!file)
        return tl::unexpected(file.error());
    Head head;
    head.size = info->size;
    files::SystemResult<std::size_t> got = 0;
    do {
        got = ops.read(*file, std::span(head.bytes).subspan(head.filled));
        head.filled += got.value_or(0);
    } while (got.value_or(0) > 0 && head.filled < head.bytes.size());
    (void)ops.close(*file);
    if (!got)
        return tl::unexpected(files::fileError(got.error(), path, doing));
    return head;
}

} // namespace navsmith::opening
