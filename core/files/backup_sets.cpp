#include "core/files/backup_sets.h"

#include "core/files/file_steps.h"
#include "core/files/natural_order.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPattern = "0000-00-00T00-00-00Z"; // 0 stands for any digit
constexpr std::string_view kDiscarded = ".discarded-";

bool isSetName(std::string_view name) {
    if (name.size() < kPattern.size())
        return false;
    for (std::size_t i = 0; i < kPattern.size(); ++i)
        if (kPattern[i] == '0' ? !bytes::isDigit(name[i]) : name[i] != kPattern[i])
            return false;
    const auto rest = name.substr(kPattern.size());
    return rest.empty() ||
           (rest.size() > 1 && rest[0] == '-' && std::all_of(rest.begin() + 1, rest.end(), bytes::isDigit));
}

/// The number of a set among those of the same second, from 1; none if it is too large to be ours.
std::optional<std::uint64_t> numberOf(std::string_view setName) {
    constexpr std::size_t kMostDigits = 9;
    const auto rest = setName.substr(kPattern.size());
    if (rest.empty())
        return 1;
    std::uint64_t number = 0;
    if (rest.size() - 1 > kMostDigits ||
        std::from_chars(rest.data() + 1, rest.data() + rest.size(), number).ec != std::errc())
        return std::nullopt;
    return number;
}

std::string numbered(const std::string& stamp, std::uint64_t number) {
    return number == 1 ? stamp : fmt::format("{}-{}", stamp, number);
}

bool holdsOnlyFiles(const Disk& disk, const fs::path& set) {
    const auto names = disk->names(set);
    return names && std::all_of(names->begin(), names->end(), [&](const fs::path& name) {
               const auto info = disk->info(set / name, Links::Keep);
               return info && info->kind == FileKind::Regular;
           });
}

Result<void> emptyAndRemove(const Disk& disk, const fs::path& set) {
    const auto names = disk->names(set);
    if (!names)
        return tl::unexpected(fileError(names.error(), set, texts::format("cannot be listed")));
    for (const fs::path& name : *names)
        if (auto removed = removeIfThere(disk, set / name); !removed)
            return removed;
    return explain(disk->removeFolder(set), set, texts::format("cannot be removed"));
}

} // namespace

Result<std::vector<fs::path>> listBackupSets(const fs::path& backupFolder, const Disk& disk) {
    const auto names = disk->names(backupFolder);
    if (!names && isMissing(names.error()))
        return {};
    if (!names)
        return tl::unexpected(fileError(names.error(), backupFolder, texts::format("cannot be listed")));
    std::vector<fs::path> sets;
    for (const fs::path& name : *names) {
        const auto info = disk->info(backupFolder / name, Links::Keep);
        if (info && info->kind == FileKind::Folder && isSetName(toBytes(name)))
            sets.push_back(backupFolder / name);
    }
    std::sort(sets.begin(), sets.end(), [](const fs::path& a, const fs::path& b) {
        return naturalLess(toBytes(a.filename()), toBytes(b.filename()));
    });
    return sets;
}

Result<std::string> freshBackupSetName(const Disk& disk, const std::vector<fs::path>& backupFolders) {
    const auto time = std::chrono::system_clock::to_time_t(disk->now());
    auto stamp = fmt::format("{:%Y-%m-%dT%H-%M-%SZ}", fmt::gmtime(time));
    std::uint64_t first = 1;
    for (const fs::path& folder : backupFolders) {
        const auto sets = listBackupSets(folder, disk);
        if (!sets)
            return tl::unexpected(sets.error());
        const auto newest = sets->empty() ? std::string() : toBytes(sets->back().filename());
        const auto number = newest.empty() ? std::nullopt : numberOf(newest);
        if (number && naturalLess(numbered(stamp, first), newest)) {
            stamp = newest.substr(0, kPattern.size());
            first = *number + 1;
        }
    }
    for (auto number = first;; ++number) {
        const auto name = numbered(stamp, number);
        bool taken = false;
        for (const fs::path& folder : backupFolders) {
            const auto info = disk->info(folder / name, Links::Keep);
            if (!info && !isMissing(info.error()))
                return tl::unexpected(fileError(info.error(), folder / name, texts::format("cannot be checked")));
            taken = taken || info.has_value();
        }
        if (!taken)
            return name;
    }
}

Result<void> rotateBackupSets(const Disk& disk, const fs::path& backupFolder, std::string_view newest,
                              std::size_t keep) {
    const auto names = disk->names(backupFolder);
    if (!names)
        return tl::unexpected(fileError(names.error(), backupFolder, texts::format("cannot be listed")));
    for (const fs::path& name : *names) // left by an interrupted rotation
        if (toBytes(name).starts_with(kDiscarded))
            if (auto removed = emptyAndRemove(disk, backupFolder / name); !removed)
                return removed;

    auto sets = listBackupSets(backupFolder, disk);
    if (!sets)
        return tl::unexpected(sets.error());
    // Identify the new set by its name, not by its position: the clock may have been set back.
    const auto newestSet = std::find(sets->begin(), sets->end(), backupFolder / fromBytes(newest));
    if (newestSet != sets->end())
        std::rotate(newestSet, newestSet + 1, sets->end());
    for (std::size_t i = 0; i + keep < sets->size(); ++i) {
        const fs::path& set = (*sets)[i];
        if (!holdsOnlyFiles(disk, set))
            continue;
        const auto discarded = backupFolder / (std::string(kDiscarded) + toBytes(set.filename()));
        if (auto renamed = disk->rename(set, discarded); !renamed)
            return tl::unexpected(fileError(renamed.error(), set, texts::format("cannot be removed")));
        if (auto removed = emptyAndRemove(disk, discarded); !removed)
            return removed;
    }
    if (keep == 0)
        (void)disk->removeFolder(backupFolder); // fails unless it is empty
    return {};
}

} // namespace navsmith::files
