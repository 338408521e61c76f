// Any bytes: either an error, or entries with the stated size. After a change or a rebuild, the other entries are the
// same.
#include "formats/containers/img_change.h"
#include "formats/containers/img_checks.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::uint64_t kMost = std::uint64_t{1} << 24U;

/// Replaces two existing files by name: a long one by a short one and the reverse.
void change(std::span<const std::byte> old, const containers::ImgDirectory& before) {
    const containers::MemorySource source(old);
    std::vector<containers::ImgPut> files;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, before.entries.size()); ++i)
        files.push_back({before.entries[i].name, before.entries[i].size > 4096 ? 10U : 5000U});
    const auto plan = containers::planImgEntries(source, files);
    if (!plan || plan->size > kMost)
        return;
    Bytes now(old.begin(), old.end());
    Bytes touched(static_cast<std::size_t>(plan->size));
    now.resize(touched.size());
    const auto write = [&](std::uint64_t offset, std::uint64_t length, const std::byte* bytes) {
        require(offset + length <= plan->size);
        for (std::uint64_t i = 0; i < length; ++i) {
            const auto at = static_cast<std::size_t>(offset + i);
            require(touched[at] == std::byte{});
            touched[at] = std::byte{1};
            now[at] = bytes == nullptr ? std::byte{0xAB} : bytes[i];
        }
    };
    for (const auto& patch : plan->patches)
        write(patch.offset, patch.bytes.size(), patch.bytes.data());
    for (const auto& entry : plan->entries)
        write(entry.offset, entry.padded, nullptr);
    require(std::all_of(touched.begin() + static_cast<std::ptrdiff_t>(old.size()), touched.end(),
                        [](std::byte byte) { return byte == std::byte{1}; }));
    const containers::MemorySource changed(now);
    const auto after = containers::readImg(changed);
    require(after && after->entries.size() >= before.entries.size());
    for (std::size_t i = 0; i < before.entries.size(); ++i) {
        const auto& entry = before.entries[i];
        const auto ours = [&](const auto& file) { return containers::sameImgName(file.name, entry.name); };
        // An entry that overlaps the directory shows the changed directory.
        if (std::any_of(files.begin(), files.end(), ours) || entry.offset < before.end)
            continue;
        const auto was = containers::readImgEntry(source, entry, kMost);
        const auto is = containers::readImgEntry(changed, after->entries[i], kMost);
        require(!was || (is && is->size() >= was->size() && std::equal(was->begin(), was->end(), is->begin())));
    }
}

void rebuild(const containers::ByteSource& source, std::span<const std::byte> old,
             const containers::ImgDirectory& before) {
    const auto plan = containers::planImgRebuild(source);
    if (!plan || plan->size > kMost)
        return;
    Bytes now = plan->start;
    for (const auto& copy : plan->copies) {
        require(copy.length == 0 || (copy.from <= old.size() && copy.length <= old.size() - copy.from));
        const auto part = copy.length == 0
                              ? std::span<const std::byte>()
                              : old.subspan(static_cast<std::size_t>(copy.from), static_cast<std::size_t>(copy.length));
        now.insert(now.end(), part.begin(), part.end());
        now.resize(now.size() + static_cast<std::size_t>(copy.zeros));
    }
    require(now.size() == plan->size);
    const containers::MemorySource built(now);
    const auto after = containers::readImg(built);
    require(after && after->entries.size() == before.entries.size());
    for (std::size_t i = 0; i < before.entries.size(); ++i) {
        const auto was = containers::readImgEntry(source, before.entries[i], kMost);
        const auto is = containers::readImgEntry(built, after->entries[i], kMost);
        require(!was || (is && is->size() >= was->size() && std::equal(was->begin(), was->end(), is->begin())));
    }
}

} // namespace

void run(Input bytes) {
    const containers::MemorySource source(bytes);
    if (containers::mayBeEncryptedImg(bytes))
        require(!containers::isImg2(bytes) && !containers::isImg3(bytes));
    if (const auto directory = containers::readImg(source)) {
        for (const auto& issue : containers::checkImg(*directory)) {
            require(!containers::idOf(issue.fault).empty());
            (void)directory->entries.at(issue.entry);
        }
        for (const auto& entry : directory->entries) {
            const auto start = containers::readImgEntryStart(source, entry, 100);
            require(!start || start->size() <= 100);
            const auto read = containers::readImgEntry(source, entry, kMost);
            require(read.has_value() == (entry.inside && entry.size <= kMost));
            require(!read || read->size() == entry.size);
        }
        change(bytes, *directory);
        rebuild(source, bytes, *directory);
    }
    // Use the first third as the directory of a version 1 archive.
    const containers::MemorySource first(bytes.first(bytes.size() / 3));
    const containers::MemorySource rest(bytes.subspan(bytes.size() / 3));
    if (const auto directory = containers::readImg1(first, rest)) {
        for (const auto& entry : directory->entries)
            require(containers::readImgEntry(rest, entry, kMost).has_value() == (entry.inside && entry.size <= kMost));
        const containers::ImgPut put{directory->entries.empty() ? "a" : directory->entries.front().name, 5000};
        if (const auto plan = containers::planImg1Entries(first, rest, std::span(&put, 1)))
            require(plan->directorySize >= first.size() && plan->size >= rest.size());
        if (const auto plan = containers::planImg1Rebuild(first, rest))
            require(plan->directory.size() == first.size());
    }
}

} // namespace navsmith::fuzz
