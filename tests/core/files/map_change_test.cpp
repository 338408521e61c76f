// Damaged maps: changing the files in one gives a reason, or a map in which everything else is as it was.
#include "core/files/archive.h"
#include "formats/containers/zip_change.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <map>

namespace navsmith::files {
namespace {

using Bytes = std::vector<std::byte>;
using tests::bytesOf;

constexpr std::uint64_t kMost = 1U << 20U;
constexpr std::size_t kPakEntry = 8 + 40 * 16; ///< in the table of lumps

struct Sample {
    std::string name;
    Bytes bytes;
};

std::vector<Sample> samples() {
    std::vector<Sample> all;
    for (const bool versionFirst : {false, true})
        for (const bool atEnd : {false, true})
            for (const bool whole : {false, true}) {
                const auto zip = tests::buildZip({{"materials/x.vmt", bytesOf(std::string(90, 'x')), 8},
                                                  {"maps/graphs/foo.ain", bytesOf("graph"), 14},
                                                  {"sound/y.wav", bytesOf(std::string(70, 'y')), 0}});
                auto map = tests::smallSourceMap();
                map.pakFile = whole ? tests::buildPackedLump(zip) : zip;
                map.versionFirst = versionFirst;
                map.version = versionFirst ? 21 : 20;
                all.push_back({"a map", tests::buildSourceMap(map)});
                auto& bytes = all.back().bytes;
                const auto offset = tests::u32At(bytes, kPakEntry + (versionFirst ? 4 : 0));
                if (!atEnd)
                    continue;
                for (std::size_t i = 0; i < 64; ++i) {
                    const auto at = 8 + i * 16 + (versionFirst ? 4U : 0U);
                    if (tests::u32At(bytes, at) > offset)
                        tests::setU32(bytes, at + 4, 0);
                }
                bytes.resize(offset + map.pakFile.size());
            }
    return all;
}

const ArchiveKind& mapKind() {
    const auto kinds = archiveKinds();
    return *std::ranges::find_if(kinds, [](const ArchiveKind& kind) { return kind.title == "Source map"; });
}

std::shared_ptr<const containers::ByteSource> sourceOf(Bytes bytes) {
    return std::make_shared<containers::BufferSource>(std::move(bytes));
}

/// Contents by name; without those that cannot be read.
std::map<std::string, Bytes> contentsOf(const Bytes& map) {
    std::map<std::string, Bytes> contents;
    const auto content = mapKind().open(sourceOf(map), nullptr, kMost);
    for (std::size_t i = 0; content && i < content->entries.size(); ++i)
        if (auto bytes = content->read(i, kMost))
            contents.emplace(content->entries[i].name, std::move(*bytes));
    return contents;
}

/// The map after the change, or nothing if it was refused with all that an error says.
std::optional<Bytes> changed(const Bytes& map, const EntryChanges& changes, std::span<const std::byte> content) {
    const auto plan = mapKind().plan(sourceOf(map), nullptr, changes, kMost);
    if (!plan) {
        EXPECT_FALSE(plan.error().field.empty() || plan.error().found.empty() || plan.error().expected.empty());
        return std::nullopt;
    }
    const auto writes =
        plan->build(changes.files.empty() ? std::span<const std::span<const std::byte>>{} : std::span(&content, 1));
    if (!writes) {
        EXPECT_FALSE(writes.error().found.empty());
        return std::nullopt;
    }
    auto result = map;
    result.resize(static_cast<std::size_t>(std::max<std::uint64_t>(plan->archiveSize, map.size())));
    for (const auto& write : writes->archive) {
        EXPECT_LE(write.offset + write.bytes.size(), plan->archiveSize);
        std::ranges::copy(write.bytes, result.begin() + static_cast<std::ptrdiff_t>(write.offset));
    }
    result.resize(static_cast<std::size_t>(plan->archiveSize));
    return result;
}

/// All lumps but the pakfile: place and bytes, unless the table itself is in one.
void expectOtherLumpsUnchanged(const Bytes& before, const Bytes& now) {
    constexpr std::size_t kHeader = 1036;
    ASSERT_GE(now.size(), kHeader);
    const std::size_t shift = tests::u32At(before, 4) == 21 && tests::u32At(before, 8) == 0 ? 4 : 0;
    for (std::size_t at = 0; at < kHeader; ++at)
        if (at < kPakEntry || at >= kPakEntry + 16) {
            ASSERT_EQ(now[at], before[at]) << "header, byte " << at;
        }
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint64_t offset = tests::u32At(before, 8 + i * 16 + shift);
        const std::uint64_t length = tests::u32At(before, 8 + i * 16 + shift + 4);
        if (i == 40 || length == 0 || offset < kHeader)
            continue;
        ASSERT_LE(offset + length, now.size()) << "lump " << i;
        ASSERT_TRUE(std::equal(before.begin() + static_cast<std::ptrdiff_t>(offset),
                               before.begin() + static_cast<std::ptrdiff_t>(offset + length),
                               now.begin() + static_cast<std::ptrdiff_t>(offset)))
            << "lump " << i;
    }
}

/// Puts a file in and erases one. True if the map can be changed.
bool changesOrExplains(const Bytes& map) {
    const auto before = contentsOf(map);
    const auto text = bytesOf("other bytes");
    const NewEntry put{"sound/Y.wav", text.size()};
    const std::string erased = "maps/graphs/foo.ain";
    const auto added = changed(map, {std::span(&put, 1), {}}, text);
    const auto without = changed(map, {{}, std::span(&erased, 1)}, {});
    for (const auto& now : {added, without}) {
        if (!now)
            continue;
        expectOtherLumpsUnchanged(map, *now);
        const auto contents = contentsOf(*now);
        for (const auto& [name, bytes] : before) {
            if (containers::sameZipName(name, put.name) || containers::sameZipName(name, erased))
                continue;
            const auto match = contents.find(name);
            EXPECT_TRUE(match != contents.end() && match->second == bytes) << name;
        }
        if (now == added) {
            EXPECT_EQ(contents.at("sound/Y.wav"), text);
        } else {
            EXPECT_FALSE(contents.contains(erased));
        }
    }
    return added && without;
}

TEST(DamagedMap, MutatedMapsChangeOrExplain) {
    tests::mutateOften(samples(), 20000, 11, [](const Sample&, const Bytes& map) { return changesOrExplains(map); });
}

TEST(DamagedMap, MutatedZipsChangeOrExplain) {
    tests::ByteMutator mutator(12);
    const auto all = samples();
    int changes = 0;
    constexpr int kTimes = 20000;
    for (int i = 0; i < kTimes; ++i) {
        auto map = all[mutator.below(all.size())].bytes;
        const std::size_t shift = tests::u32At(map, 4) == 21 ? 4 : 0;
        const auto offset = static_cast<std::ptrdiff_t>(tests::u32At(map, kPakEntry + shift));
        const auto length = static_cast<std::ptrdiff_t>(tests::u32At(map, kPakEntry + shift + 4));
        auto zip =
            mutator.mutated(std::span(map).subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(length)));
        zip.resize(static_cast<std::size_t>(length)); // other lumps stay where they are
        std::ranges::copy(zip, map.begin() + offset);
        changes += changesOrExplains(map) ? 1 : 0;
        ASSERT_FALSE(HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(changes, kTimes / 10);
    EXPECT_LT(changes, kTimes - kTimes / 10);
}

TEST(DamagedMap, TruncatedMapsAreRefused) {
    for (const auto& sample : samples()) {
        ASSERT_TRUE(changesOrExplains(sample.bytes));
        for (std::size_t size = 0; size < sample.bytes.size(); size += 7) {
            const Bytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size));
            EXPECT_FALSE(changesOrExplains(cut)) << size;
        }
    }
}

} // namespace
} // namespace navsmith::files
