// Putting files into maps: all other bytes of the map stay, another reader opens the result, and after a kill at any
// point the map is either old or new.
#include "core/files/put_entry.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"
#include "tests/support/python_zip.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace navsmith::files::test {
namespace {

namespace fs = std::filesystem;
using tests::u32At;

constexpr const char* kName = "maps/foo.nav";

struct Lump {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
};

/// Parsed by hand: Left 4 Dead 2 stores the version first.
std::vector<Lump> lumpsOf(const Bytes& map) {
    const bool versionFirst = u32At(map, 4) == 21 && u32At(map, 8) == 0;
    std::vector<Lump> lumps;
    for (std::size_t i = 0; i < 64; ++i) {
        const auto at = 8 + i * 16 + (versionFirst ? 4U : 0U);
        lumps.push_back({u32At(map, at), u32At(map, at + 4)});
    }
    return lumps;
}

Bytes lumpBytes(const Bytes& map, std::size_t number) {
    const auto lump = lumpsOf(map).at(number);
    const auto from = map.begin() + lump.offset;
    return {from, from + lump.length};
}

Bytes textBytes(const std::string& text) {
    return toBytesOf(text);
}

Result<PlannedEntries> planEntry(const fs::path& archive, std::string_view name, std::uint64_t size,
                                 const ReadOptions& options = {}) {
    const NewEntry file{std::string(name), size};
    return planEntries(archive, std::span(&file, 1), options);
}

class PutEntry : public testing::Test {
protected:
    [[nodiscard]] fs::path map() const { return temp_.path() / "foo.bsp"; }

    void putMap(const Bytes& bytes) const { put(map(), bytes); }
    [[nodiscard]] Bytes getMap() const { return toBytesOf(get(map())); }

    [[nodiscard]] Result<InPlaceReport> pack(const Bytes& entry, std::string_view name = kName,
                                             const InPlaceOptions& options = {}) const {
        return planEntry(map(), name, entry.size(), {.disk = options.save.disk})
            .and_then([&](const PlannedEntries& plan) { return putEntry(plan, entry, options); });
    }

    /// Everything except the pakfile is unchanged: header, lumps, and bytes outside any lump.
    void expectRestUnchanged(const Bytes& before) const {
        const auto now = getMap();
        const auto old = lumpsOf(before);
        const auto lumps = lumpsOf(now);
        for (std::size_t i = 0; i < 64; ++i) {
            if (i == 40)
                continue;
            EXPECT_EQ(lumps[i].offset, old[i].offset) << i;
            EXPECT_EQ(lumps[i].length, old[i].length) << i;
        }
        const auto end =
            std::min({before.size(), now.size(), lumps[40].length > 0 ? std::size_t{lumps[40].offset} : now.size()});
        for (std::size_t i = 0; i < end; ++i) {
            if (i / 16 == (8 + 40 * 16) / 16 || i / 16 == (8 + 40 * 16) / 16 + 1)
                continue; // the pakfile's table entry and its neighbours, which are compared above
            ASSERT_EQ(now[i], before[i]) << "byte " << i;
        }
    }

    TempFolder temp_;
};

Bytes smallMap(Bytes pakFile, bool versionFirst = false, bool packedLumps = false) {
    auto map = tests::smallSourceMap();
    map.pakFile = std::move(pakFile);
    map.versionFirst = versionFirst;
    map.version = versionFirst ? 21 : 20;
    map.packed = packedLumps;
    return tests::buildSourceMap(map);
}

Bytes smallZip() {
    return tests::buildZip({{"materials/x.vmt", textBytes(std::string(400, 'x')), 8},
                            {"MAPS\\foo.nav", textBytes("old mesh"), 14},
                            {"sound/y.wav", textBytes(std::string(400, 'y')), 0}});
}

TEST_F(PutEntry, RoundTripsInEveryMapFormat) {
    for (const bool versionFirst : {false, true}) {
        for (const bool packedLumps : {false, true}) {
            for (const auto& pak : {Bytes{}, smallZip(), tests::buildPackedLump(smallZip())}) {
                const auto before = smallMap(pak, versionFirst, packedLumps);
                putMap(before);
                const bool replaces = !pak.empty();
                for (const auto* text : {"a new mesh, longer than the old one", "short", "of another length again"}) {
                    const auto plan = planEntry(map(), kName, std::strlen(text));
                    ASSERT_TRUE(plan) << describe(plan.error());
                    const auto report = pack(textBytes(text));
                    ASSERT_TRUE(report) << describe(report.error());
                    EXPECT_EQ(fs::file_size(map()), plan->plan.archiveSize);
                    EXPECT_EQ(textOf(readFile(map() / kName).value()), text);
                    expectRestUnchanged(before);
                }
                const auto archive = openArchive(map());
                ASSERT_TRUE(archive);
                EXPECT_EQ(archive->content.entries.size(), replaces ? 3U : 1U);
                if (replaces) {
                    EXPECT_EQ(textOf(readFile(map() / "materials/x.vmt").value()), std::string(400, 'x'));
                }
            }
        }
    }
}

TEST_F(PutEntry, PackingAgainDoesNotGrowTheMap) {
    putMap(smallMap(smallZip()));
    ASSERT_TRUE(pack(textBytes("a mesh")));
    const auto once = getMap();
    const auto again = pack(textBytes("a mesh"));
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->changed);
    ASSERT_TRUE(pack(textBytes("b mesh")));
    EXPECT_EQ(getMap().size(), once.size());
    ASSERT_TRUE(pack(textBytes("a mesh")));
    EXPECT_EQ(getMap(), once);
}

TEST_F(PutEntry, BacksUpTheOldEntry) {
    putMap(smallMap(smallZip()));
    const auto before = getMap();
    const auto report = pack(textBytes("a new mesh"));
    ASSERT_TRUE(report);
    EXPECT_EQ(newestBackup(temp_.path()), (Snapshot{{"foo.bsp-foo.nav", "old mesh"}}));
    ASSERT_TRUE(pack(textBytes("another mesh"), kName, {.backUpWhole = true}));
    EXPECT_EQ(newestBackup(temp_.path()).size(), 2U);
    ASSERT_TRUE(pack(textBytes("one more file"), "maps/other.txt"));
    EXPECT_EQ(backupCount(temp_.path()), 2U) << "nothing was replaced";
}

TEST_F(PutEntry, UnreadableOldEntryBacksUpTheWholeMap) {
    auto damaged = tests::buildZip({{kName, textBytes("damaged"), 0}});
    damaged[30 + 12 + 3] ^= std::byte{1};
    putMap(smallMap(damaged));
    const auto before = get(map());
    ASSERT_TRUE(pack(textBytes("sound")));
    EXPECT_EQ(newestBackup(temp_.path()), (Snapshot{{"foo.bsp", before}}));
}

TEST_F(PutEntry, RefusesInvalidInputWithAReason) {
    const auto words = [&](std::string_view name = kName) {
        const auto before = getMap();
        const auto report = pack(textBytes("mesh"), name);
        EXPECT_FALSE(report);
        EXPECT_EQ(getMap(), before);
        return report ? std::string() : describe(report.error());
    };
    putMap(tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::GoldSrc));
    EXPECT_NE(words().find("Only maps of the Source engine"), std::string::npos) << words();
    putMap(tests::buildPak({{"a", textBytes("x")}}));
    EXPECT_NE(words().find("of the kind \"PAK archive\""), std::string::npos) << words();
    auto map = smallMap(smallZip());
    auto console = map;
    std::copy_n(textBytes("PSBV").begin(), 4, console.begin());
    putMap(console);
    EXPECT_NE(words().find("console"), std::string::npos) << words();
    auto beyond = map;
    tests::setU32(beyond, 8 + 3 * 16 + 4, 0x7000000);
    putMap(beyond);
    EXPECT_NE(words().find("lump 3"), std::string::npos) << words();
    putMap(map);
    EXPECT_NE(words("../foo.nav").find("the path is invalid"), std::string::npos);
    EXPECT_NE(words("").find("the path is invalid"), std::string::npos);
    putMap(smallMap(textBytes("not a zip at all, though of some length")));
    EXPECT_NE(words().find("end record"), std::string::npos) << words();
}

TEST_F(PutEntry, DoesNotTouchAMapChangedMeanwhile) {
    putMap(smallMap(smallZip()));
    const auto plan = planEntry(map(), kName, 4);
    ASSERT_TRUE(plan);
    put(map(), "rewritten");
    const auto report = putEntry(*plan, textBytes("mesh"));
    ASSERT_FALSE(report);
    EXPECT_EQ(get(map()), "rewritten");
}

TEST_F(PutEntry, KillAtAnyOperationLeavesOldOrNew) {
    const auto before = smallMap(smallZip());
    const auto entry = textBytes(std::string(3000, 'm'));
    putMap(before);
    ASSERT_TRUE(pack(entry));
    const auto after = getMap();
    std::size_t undone = 0;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("killed at operation " + std::to_string(at));
        temp_.empty();
        putMap(before);
        const int outcome = inChild([&] {
            FaultyOps ops(killAt(at));
            ops.killInWrite();
            return pack(entry, kName, {.save = {.disk = ops}}) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        const bool torn = getMap() != before && getMap() != after;
        if (torn) {
            EXPECT_EQ(openArchive(map()).error().kind, FileErrorKind::Unfinished) << "a mixture is not read";
        }
        const auto report = recoverInPlace(map());
        ASSERT_TRUE(report) << describe(report.error());
        undone += torn ? 1 : 0;
        const auto now = getMap();
        ASSERT_TRUE(now == before || now == after);
        ASSERT_TRUE(openArchive(map()));
        if (outcome == 0) {
            EXPECT_EQ(now, after);
            break;
        }
    }
    EXPECT_GT(undone, 1U);
}

TEST_F(PutEntry, RealMapsKeepOtherLumpsAndOpenInAnotherReader) {
    std::size_t packed = 0;
    std::size_t refused = 0;
    for (const auto* folder : {"source-bsp", "source-bsp/derived"}) {
        for (const auto& real : tests::corpusMaps(folder, ".bsp")) {
            SCOPED_TRACE(real.name);
            temp_.empty();
            putMap(real.bytes);
            const auto entry = textBytes("mesh of " + real.name);
            const auto report = pack(entry);
            if (!report) {
                ++refused;
                EXPECT_EQ(getMap(), real.bytes);
                continue;
            }
            ++packed;
            expectRestUnchanged(real.bytes);
            for (std::size_t i = 0; i < 64; ++i) {
                if (i != 40) {
                    EXPECT_EQ(lumpBytes(getMap(), i), lumpBytes(real.bytes, i)) << i;
                }
            }
            EXPECT_EQ(readFile(map() / kName).value(), entry);
            if (!tests::hasPython())
                continue;
            const auto read = tests::readByPython(lumpBytes(getMap(), 40));
            ASSERT_TRUE(read);
            EXPECT_EQ(read->back(), (tests::PythonZipEntry{kName, 0, entry}));
            const auto oldLump = lumpBytes(real.bytes, 40);
            if (const auto old = tests::readByPython(oldLump); old && !oldLump.empty()) {
                ASSERT_EQ(read->size(), old->size() + 1);
                EXPECT_TRUE(std::equal(old->begin(), old->end(), read->begin()));
            }
        }
    }
    if (packed == 0)
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    EXPECT_GT(packed, 5U);
    EXPECT_GT(refused, 0U) << "the map of a console";
    if (!tests::hasPython())
        GTEST_SKIP() << tests::missingPython();
}

} // namespace
} // namespace navsmith::files::test
