// Any bytes: either an error, or entries with the stated size. If the archive can be listed, entries can be added and
// erased, and the others stay the same.
#include "formats/containers/pak.h"
#include "formats/containers/zip.h"
#include "formats/containers/zip_change.h"
#include "tests/fuzz/fuzz.h"

#include <array>

namespace navsmith::fuzz {
namespace {

constexpr std::uint64_t kMost = std::uint64_t{1} << 20U;

void addTo(std::span<const std::byte> old, const std::vector<containers::ZipEntry>& before) {
    constexpr std::array text{std::byte{'n'}, std::byte{'a'}, std::byte{'v'}};
    const containers::MemorySource source(old);
    const auto plan = containers::planZipEntry(source, "maps/x.nav", text.size());
    if (!plan)
        return;
    const auto tail = containers::buildZipTail(source, *plan, text);
    if (!tail)
        return;
    std::vector<std::byte> zip(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(plan->from));
    zip.insert(zip.end(), tail->begin(), tail->end());
    const containers::MemorySource changed(zip);
    const auto after = containers::listZip(changed);
    require(zip.size() == plan->size && after);
    bool found = false;
    for (const auto& entry : *after) {
        if (entry.name == "maps/x.nav") {
            const auto bytes = containers::readZipEntry(changed, entry, kMost);
            found = bytes && std::ranges::equal(*bytes, text);
            continue;
        }
        require(std::ranges::find(before, entry.name, &containers::ZipEntry::name) != before.end());
    }
    require(found);
}

/// Erases the entries of the first one's name; the others have the same bytes afterwards.
void eraseFrom(std::span<const std::byte> old, const std::vector<containers::ZipEntry>& before) {
    if (before.empty())
        return;
    const auto& name = before.front().name;
    const containers::MemorySource source(old);
    const auto plan = containers::planZipChange(source, {{}, {name}});
    if (!plan)
        return;
    const auto tail = containers::buildZipTail(source, *plan, std::span<const std::span<const std::byte>>{});
    if (!tail)
        return;
    std::vector<std::byte> zip(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(plan->from));
    zip.insert(zip.end(), tail->begin(), tail->end());
    const containers::MemorySource changed(zip);
    const auto after = containers::listZip(changed);
    require(zip.size() == plan->size && after && after->size() + plan->erased.size() == before.size());
    std::size_t next = 0;
    for (const auto& entry : before) {
        if (containers::sameZipName(entry.name, name))
            continue;
        const auto& now = (*after)[next++];
        require(now.name == entry.name && now.crc == entry.crc && now.size == entry.size);
        if (const auto bytes = containers::readZipEntry(source, entry, kMost))
            require(containers::readZipEntry(changed, now, kMost) == bytes);
    }
}

} // namespace

void run(Input input) {
    const containers::MemorySource source(input);
    if (const auto entries = containers::listZip(source)) {
        for (const containers::ZipEntry& entry : *entries) {
            const auto bytes = containers::readZipEntry(source, entry, kMost);
            require(!bytes || (bytes->size() == entry.size && bytes->size() <= kMost));
            const auto start = containers::readZipEntryStart(source, entry, 100);
            require(!start || start->size() <= 100);
            require(!bytes || !start || std::ranges::equal(*start, std::span(*bytes).first(start->size())));
            require(!containers::zipMethodName(entry.method).empty());
        }
        addTo(input, *entries);
        eraseFrom(input, *entries);
    }
    if (const auto pak = containers::readPak(source)) {
        for (const containers::PakEntry& entry : pak->entries)
            require(source.read(entry.offset, entry.size).has_value());
    }
}

} // namespace navsmith::fuzz
