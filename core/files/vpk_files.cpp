#include "core/files/vpk_files.h"

#include "core/files/path_text.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::files {
namespace {

std::string keyOf(std::string_view name) {
    return bytes::pathKey(name);
}

} // namespace

Result<std::shared_ptr<const VpkFiles>> VpkFiles::open(const std::filesystem::path& path, const Disk& disk) {
    auto directory = FileSource::open(path, disk);
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    auto read = containers::readVpk(**directory);
    if (!read)
        return tl::unexpected(fileError(std::move(read.error()), path));
    std::shared_ptr<VpkFiles> vpk(new VpkFiles(std::move(*directory), disk));
    vpk->entries_.reserve(read->entries.size());
    for (auto& entry : read->entries) {
        auto key = keyOf(entry.name);
        std::string().swap(entry.name);
        vpk->entries_.try_emplace(std::move(key), std::move(entry));
    }
    return vpk;
}

bool VpkFiles::has(std::string_view name) const {
    return entries_.contains(keyOf(name));
}

Result<std::shared_ptr<const FileSource>> VpkFiles::archive(std::uint16_t number) const {
    if (number == containers::VpkEntry::kInDirectory)
        return directory_;
    const std::scoped_lock lock(mutex_);
    if (const auto entry = archives_.find(number); entry != archives_.end())
        return entry->second;
    const auto name = containers::vpkArchiveName(toText(path().filename()), number);
    if (name.empty())
        return tl::unexpected(FileError{FileErrorKind::Missing, path(),
                                        texts::format("cannot be read: it has no archives beside it, by its name")});
    auto opened = FileSource::open(path().parent_path() / fromBytes(name), disk_);
    if (opened)
        archives_.emplace(number, *opened);
    return opened;
}

Result<std::vector<std::byte>> VpkFiles::read(std::string_view name, std::uint64_t most) const {
    const auto found = entries_.find(keyOf(name));
    if (found == entries_.end())
        return tl::unexpected(
            FileError{FileErrorKind::Missing, path(), texts::format("does not have a file {}", std::string(name))});
    const auto from = archive(found->second.archive);
    if (!from)
        return tl::unexpected(from.error());
    return containers::readVpkEntry(*directory_, **from, found->second, most).map_error([&](bytes::FormatError error) {
        return fileError(std::move(error), (*from)->path());
    });
}

} // namespace navsmith::files
