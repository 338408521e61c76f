// Changing and rebuilding IMG archives: everything else stays byte for byte.
#include "formats/containers/img_change.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::vector<std::byte>;

Bytes filled(std::size_t size, int with) {
    return Bytes(size, static_cast<std::byte>(with));
}

struct NewFile {
    std::string name;
    Bytes bytes;
};

/// Applies the plan; checks that it writes nothing twice and leaves no hole.
Bytes after(const Bytes& before, const ImgPlan& plan, const std::vector<NewFile>& files) {
    Bytes now = before;
    Bytes touched(static_cast<std::size_t>(plan.size));
    now.resize(static_cast<std::size_t>(plan.size));
    const auto write = [&](std::uint64_t offset, const Bytes& bytes) {
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            const auto at = static_cast<std::size_t>(offset) + i;
            EXPECT_LT(at, plan.size);
            EXPECT_EQ(touched.at(at), std::byte{}) << "written twice: " << at;
            touched[at] = std::byte{1};
            now[at] = bytes[i];
        }
    };
    for (const auto& patch : plan.patches)
        write(patch.offset, patch.bytes);
    for (std::size_t i = 0; i < files.size(); ++i) {
        EXPECT_EQ(plan.entries[i].padded, tests::wholeSectors(files[i].bytes).size());
        write(plan.entries[i].offset, tests::wholeSectors(files[i].bytes));
    }
    for (std::size_t i = before.size(); i < touched.size(); ++i)
        EXPECT_EQ(touched[i], std::byte{1}) << "a hole at " << i;
    return now;
}

bytes::Result<Bytes> put(const Bytes& archive, const std::vector<NewFile>& files) {
    std::vector<ImgPut> puts;
    puts.reserve(files.size());
    for (const auto& file : files)
        puts.push_back({file.name, file.bytes.size()});
    return planImgEntries(MemorySource(archive), puts).map([&](const ImgPlan& plan) {
        return after(archive, plan, files);
    });
}

/// a: 1 sector, followed by 1 free sector; b: 2 sectors; c: 1 sector, last.
std::vector<tests::RawImgEntry> three() {
    return {{"a.dat", filled(2000, 1), 1}, {"b.dat", filled(4096, 2), 1}, {"c.dat", filled(100, 3)}};
}

TEST(ImgChange, fittingFileIsOverwrittenInPlace) {
    const auto before = tests::buildImg2(three());
    for (const std::size_t size : {1U, 2048U, 2049U, 4096U}) {
        const auto now = put(before, {{"A.DAT", filled(size, 9)}});
        ASSERT_TRUE(now);
        EXPECT_EQ(now->size(), before.size());
        EXPECT_EQ(tests::img2Entry(*now, 0), tests::wholeSectors(filled(size, 9)));
        EXPECT_EQ(tests::u32At(*now, 8), 2U) << "the sector that it was at";
        for (const std::size_t other : {1U, 2U}) {
            EXPECT_EQ(tests::img2Record(*now, other), tests::img2Record(before, other));
            EXPECT_EQ(tests::img2Entry(*now, other), tests::img2Entry(before, other));
        }
        // The name with its junk, and everything after the written bytes.
        EXPECT_TRUE(std::equal(before.begin() + 16, before.begin() + 4096, now->begin() + 16));
        const auto end = 4096 + static_cast<std::ptrdiff_t>(tests::wholeSectors(filled(size, 9)).size());
        EXPECT_TRUE(std::equal(before.begin() + end, before.end(), now->begin() + end));
    }
}

TEST(ImgChange, largerFileIsAppended) {
    const auto before = tests::buildImg2(three());
    const auto now = put(before, {{"a.dat", filled(4097, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(now->size(), before.size() + 3 * 2048);
    EXPECT_EQ(tests::img2Entry(*now, 0), tests::wholeSectors(filled(4097, 9)));
    EXPECT_EQ(tests::u32At(*now, 8), before.size() / 2048);
    EXPECT_TRUE(std::equal(before.begin() + 16, before.end(), now->begin() + 16)) << "the old bytes are left";
}

TEST(ImgChange, lastEntryGrowsInPlace) {
    const auto before = tests::buildImg2(three());
    const auto now = put(before, {{"b.dat", filled(6000, 8)}, {"c.dat", filled(5000, 9)}, {"a.dat", filled(9000, 7)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::u32At(*now, 8 + 64), before.size() / 2048 - 1);
    EXPECT_EQ(tests::img2Entry(*now, 0), tests::wholeSectors(filled(9000, 7)));
    EXPECT_EQ(tests::img2Entry(*now, 1), tests::wholeSectors(filled(6000, 8)));
    EXPECT_EQ(tests::img2Entry(*now, 2), tests::wholeSectors(filled(5000, 9)));
    // Again with other sizes: appended entries can be replaced like any other.
    const auto again = put(*now, {{"b.dat", filled(6100, 6)}, {"a.dat", filled(1, 5)}});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->size(), now->size());
    EXPECT_EQ(tests::img2Entry(*again, 2), tests::img2Entry(*now, 2));
}

TEST(ImgChange, equalBytesChangeNothing) {
    const auto before = tests::buildImg2(three());
    EXPECT_EQ(put(before, {{"a.dat", filled(2000, 1)}, {"c.dat", filled(100, 3)}}).value(), before);
    const auto third = tests::buildImg3(three());
    EXPECT_EQ(put(third, {{"a.dat", filled(2000, 1)}, {"b.dat", filled(4096, 2)}}).value(), third);
}

TEST(ImgChange, updatesTheSecondSize) {
    auto entries = three();
    entries[0].inArchive = 1;
    const auto now = put(tests::buildImg2(entries), {{"a.dat", filled(4000, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::u32At(*now, 12), 0x00020002U);
}

TEST(ImgChange, version3KeepsExactSizesAndFlags) {
    auto entries = three();
    entries[1].flags = 0x4800;
    const auto before = tests::buildImg3(entries);
    for (const std::size_t size : {3000U, 6000U, 9000U, 0U}) {
        const auto now = put(before, {{"B.dat", filled(size, 9)}});
        ASSERT_TRUE(now);
        EXPECT_EQ(tests::img3Entry(*now, 1), filled(size, 9));
        const auto sectors = (size + 2047) / 2048;
        EXPECT_EQ(tests::u32At(*now, 20 + 16 + 12), sectors | (sectors * 2048 - size) << 16U | 0x48000000U);
        for (const std::size_t other : {0U, 2U})
            EXPECT_EQ(tests::img3Entry(*now, other), entries[other].bytes);
        EXPECT_TRUE(std::equal(before.begin() + 20 + 32, before.begin() + 2048, now->begin() + 20 + 32));
    }
}

TEST(ImgChange, sharedSectorsAreNotOverwritten) {
    auto before = tests::buildImg2(three());
    tests::setU32(before, 8 + 64, tests::u32At(before, 8 + 32) + 1); // c is the second half of b
    const auto now = put(before, {{"b.dat", filled(10, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::img2Entry(*now, 2), filled(2048, 2));
    EXPECT_EQ(tests::img2Entry(*now, 1), tests::wholeSectors(filled(10, 9)));
    tests::setU32(before, 8 + 64, 0); // now the header itself
    const auto header = put(before, {{"c.dat", filled(10, 9)}});
    ASSERT_TRUE(header);
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + 8 + 64, header->begin()));
}

TEST(ImgChange, firstOfDuplicateNamesIsReplaced) {
    const auto before = tests::buildImg2({{"a.dat", filled(10, 1)}, {"A.DAT", filled(10, 2)}});
    const auto now = put(before, {{"A.dat", filled(10, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::img2Entry(*now, 0), tests::wholeSectors(filled(10, 9)));
    EXPECT_EQ(tests::img2Entry(*now, 1), tests::img2Entry(before, 1));
    EXPECT_EQ(put(before, {{"a.dat", {}}, {"A.dat", {}}}).error().code, FormatErrorCode::BadValue);
}

TEST(ImgChange, newEntryUsesFreeDirectorySpace) {
    const auto before = tests::buildImg2(three());
    const auto now = put(before, {{"new.dat", filled(3000, 9)}, {"a.dat", filled(1, 8)}, {"new2.dat", filled(1, 7)}});
    ASSERT_TRUE(now);
    const auto directory = readImg(MemorySource(*now));
    ASSERT_TRUE(directory);
    ASSERT_EQ(directory->entries.size(), 5U);
    EXPECT_EQ(directory->entries[3].name, "new.dat");
    EXPECT_EQ(tests::img2Entry(*now, 3), tests::wholeSectors(filled(3000, 9)));
    EXPECT_EQ(tests::img2Entry(*now, 4), tests::wholeSectors(filled(1, 7)));
    EXPECT_EQ(tests::img2Entry(*now, 1), tests::img2Entry(before, 1));
}

TEST(ImgChange, fullDirectoryMovesEntriesToTheEnd) {
    std::vector<tests::RawImgEntry> entries;
    entries.reserve(63);
    for (int i = 0; i < 63; ++i) // the directory ends 24 bytes before the first sector
        entries.push_back({std::to_string(i).insert(0, 1, 'e'), filled(10, i + 1)});
    const auto before = tests::buildImg2(entries);
    const auto now = put(before, {{"new.dat", filled(1, 99)}});
    ASSERT_TRUE(now);
    for (std::size_t i = 0; i < 63; ++i)
        EXPECT_EQ(tests::img2Entry(*now, i), tests::img2Entry(before, i)) << i;
    EXPECT_EQ(tests::img2Entry(*now, 63), tests::wholeSectors(filled(1, 99)));
    const auto replaced = put(before, {{"e0", filled(5, 98)}, {"new.dat", filled(1, 99)}});
    ASSERT_TRUE(replaced);
    EXPECT_EQ(tests::img2Entry(*replaced, 0), tests::wholeSectors(filled(5, 98)));
    EXPECT_EQ(tests::img2Entry(*replaced, 63), tests::wholeSectors(filled(1, 99)));
}

TEST(ImgChange, anEmptyArchiveTakesItsFirstFile) {
    Bytes img = tests::bytesOf("VER2");
    img.resize(8);
    const auto now = put(img, {{"first.dat", filled(1, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::img2Entry(*now, 0), tests::wholeSectors(filled(1, 9)));
}

TEST(ImgChange, truncatedEndIsPadded) {
    for (const bool third : {false, true}) {
        auto before = third ? tests::buildImg3(three()) : tests::buildImg2(three());
        before.resize(before.size() - 2048 + 100);
        const auto now = put(before, {{"a.dat", filled(9000, 9)}});
        ASSERT_TRUE(now);
        EXPECT_EQ(third ? tests::img3Entry(*now, 2) : tests::img2Entry(*now, 2),
                  third ? filled(100, 3) : tests::wholeSectors(filled(100, 3)));
        const auto last = put(before, {{"a.dat", filled(9000, 9)}, {"c.dat", filled(10, 8)}});
        ASSERT_TRUE(last);
        EXPECT_EQ(third ? tests::img3Entry(*last, 2) : tests::img2Entry(*last, 2),
                  third ? filled(10, 8) : tests::wholeSectors(filled(10, 8)));
    }
}

TEST(ImgChange, invalidChangesAreRefused) {
    const auto before = tests::buildImg2(three());
    EXPECT_EQ(put(before, {{std::string(24, 'n'), {}}}).error().code, FormatErrorCode::BadValue);
    EXPECT_EQ(put(before, {{"", {}}}).error().code, FormatErrorCode::BadValue);
    const ImgPut large{"a.dat", std::uint64_t{65536} * 2048};
    EXPECT_EQ(planImgEntries(MemorySource(before), std::span(&large, 1)).error().code, FormatErrorCode::BadValue);
    const auto third = tests::buildImg3(three());
    EXPECT_EQ(put(third, {{"new.nod", {}}}).error().code, FormatErrorCode::Unsupported);
    auto resource = third;
    tests::setU32(resource, 20, 0x80000000);
    EXPECT_EQ(put(resource, {{"a.dat", {}}}).error().code, FormatErrorCode::Unsupported);
    auto damaged = before;
    tests::setU32(damaged, 8 + 64, 1000); // c
    EXPECT_EQ(put(damaged, {{"a.dat", {}}}).error().code, FormatErrorCode::Truncated);
    const auto mended = put(damaged, {{"c.dat", filled(3, 9)}});
    ASSERT_TRUE(mended);
    EXPECT_EQ(tests::img2Entry(*mended, 2), tests::wholeSectors(filled(3, 9)));
}

TEST(ImgChange, otherEntriesNeverChange) {
    tests::ByteMutator mutator(2008);
    int changed = 0;
    for (const bool third : {false, true}) {
        const auto img = third ? tests::buildImg3(three()) : tests::buildImg2(three());
        for (int i = 0; i < 2'000; ++i) {
            const Bytes before = mutator.mutated(img);
            const MemorySource source(before);
            const auto old = readImg(source);
            if (!old || old->entries.size() > 100)
                continue;
            const auto now = put(before, {{"a.dat", filled(mutator.below(9000), 9)}, {"c.dat", filled(3000, 8)}});
            if (!now)
                continue;
            ++changed;
            const auto directory = readImg(MemorySource(*now));
            ASSERT_TRUE(directory);
            ASSERT_GE(directory->entries.size(), old->entries.size());
            for (std::size_t e = 0; e < old->entries.size(); ++e) {
                const auto& entry = old->entries[e];
                const bool ours = sameImgName(entry.name, "a.dat") || sameImgName(entry.name, "c.dat");
                if (ours)
                    continue;
                const auto was = readImgEntry(source, entry, 1U << 20U);
                const auto is = readImgEntry(MemorySource(*now), directory->entries[e], 1U << 20U);
                // An entry that overlaps the directory shows the changed directory.
                if (was && entry.offset >= old->end + 64) {
                    ASSERT_TRUE(is);
                    ASSERT_TRUE(std::equal(was->begin(), was->end(), is->begin()));
                }
            }
        }
    }
    EXPECT_GT(changed, 500);
}

TEST(ImgChange, rebuiltArchiveHasNoGaps) {
    for (const bool third : {false, true}) {
        auto entries = three();
        entries.push_back({"empty", {}});
        auto before = third ? tests::buildImg3(entries) : tests::buildImg2(entries);
        const auto grown = put(before, {{"a.dat", filled(9000, 9)}});
        ASSERT_TRUE(grown);
        const auto plan = planImgRebuild(MemorySource(*grown));
        ASSERT_TRUE(plan) << bytes::describe(plan.error());
        Bytes now = plan->start;
        for (const auto& copy : plan->copies) {
            const auto from = grown->begin() + static_cast<std::ptrdiff_t>(copy.from);
            now.insert(now.end(), from, from + static_cast<std::ptrdiff_t>(copy.length));
            now.resize(now.size() + static_cast<std::size_t>(copy.zeros));
        }
        EXPECT_EQ(now.size(), plan->size);
        EXPECT_EQ(now.size(), (1U + 5 + 2 + 1) * 2048);
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_EQ(third ? tests::img3Entry(now, i) : tests::img2Entry(now, i),
                      third ? tests::img3Entry(*grown, i) : tests::img2Entry(*grown, i));
    }
}

/// A .dir and .img pair after a plan.
bytes::Result<tests::RawImg1> put1(const tests::RawImg1& raw, const std::vector<NewFile>& files) {
    std::vector<ImgPut> puts;
    puts.reserve(files.size());
    for (const auto& file : files)
        puts.push_back({file.name, file.bytes.size()});
    return planImg1Entries(MemorySource(raw.directory), MemorySource(raw.data), puts).map([&](const ImgPlan& plan) {
        tests::RawImg1 now{raw.directory, after(raw.data, plan, files)};
        now.directory.resize(static_cast<std::size_t>(plan.directorySize));
        for (const auto& patch : plan.directoryPatches)
            std::copy(patch.bytes.begin(), patch.bytes.end(),
                      now.directory.begin() + static_cast<std::ptrdiff_t>(patch.offset));
        return now;
    });
}

Bytes img1Entry(const tests::RawImg1& raw, std::size_t at) {
    const auto from = raw.data.begin() + std::ptrdiff_t{2048} * tests::u32At(raw.directory, at * 32);
    return {from, from + std::ptrdiff_t{2048} * tests::u32At(raw.directory, at * 32 + 4)};
}

TEST(Img1Change, filesStayOrAreAppended) {
    const auto before = tests::buildImg1(three());
    const auto now = put1(before, {{"A.DAT", filled(4000, 9)}, {"b.dat", filled(7000, 8)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(tests::u32At(now->directory, 0), tests::u32At(before.directory, 0)) << "there is room for two sectors";
    EXPECT_EQ(img1Entry(*now, 0), tests::wholeSectors(filled(4000, 9)));
    EXPECT_EQ(img1Entry(*now, 1), tests::wholeSectors(filled(7000, 8)));
    EXPECT_EQ(img1Entry(*now, 2), img1Entry(before, 2));
    EXPECT_EQ(now->directory.size(), before.directory.size());
    for (std::size_t i = 0; i < before.directory.size(); ++i) {
        if (i % 32 >= 8 || i >= 64) {
            EXPECT_EQ(now->directory[i], before.directory[i]) << i;
        }
    }
    EXPECT_EQ(put1(before, {{"a.dat", filled(2000, 1)}})->directory, before.directory);
}

TEST(Img1Change, firstSectorMayBeUsed) {
    auto entries = three();
    entries[0].gap = 0;
    const auto before = tests::buildImg1(entries);
    const auto now = put1(before, {{"a.dat", filled(5, 9)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(now->data.size(), before.data.size());
    EXPECT_EQ(img1Entry(*now, 0), tests::wholeSectors(filled(5, 9)));
    EXPECT_EQ(tests::u32At(now->directory, 0), 0U);
}

TEST(Img1Change, newEntryMovesNothing) {
    const auto before = tests::buildImg1(three());
    const auto now = put1(before, {{"new.dat", filled(3000, 7)}});
    ASSERT_TRUE(now);
    EXPECT_EQ(now->directory.size(), before.directory.size() + 32);
    EXPECT_TRUE(std::equal(before.directory.begin(), before.directory.end(), now->directory.begin()));
    EXPECT_TRUE(std::equal(before.data.begin(), before.data.end(), now->data.begin()));
    EXPECT_EQ(img1Entry(*now, 3), tests::wholeSectors(filled(3000, 7)));
    EXPECT_EQ(put1({}, {{"first.dat", filled(1, 1)}})->directory.size(), 32U) << "into an empty one";
}

TEST(Img1Change, rebuiltArchiveHasNoGaps) {
    const auto before = tests::buildImg1(three());
    auto entries = three();
    for (auto& entry : entries)
        entry.gap = 0;
    const auto wanted = tests::buildImg1(entries);
    const auto plan = planImg1Rebuild(MemorySource(before.directory), MemorySource(before.data));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->directory, wanted.directory);
    EXPECT_TRUE(plan->start.empty());
    EXPECT_EQ(plan->size, wanted.data.size());
    Bytes data;
    for (const auto& copy : plan->copies) {
        const auto from = before.data.begin() + static_cast<std::ptrdiff_t>(copy.from);
        data.insert(data.end(), from, from + static_cast<std::ptrdiff_t>(copy.length));
        data.resize(data.size() + static_cast<std::size_t>(copy.zeros));
    }
    EXPECT_EQ(data, wanted.data);
}

} // namespace
} // namespace navsmith::containers
