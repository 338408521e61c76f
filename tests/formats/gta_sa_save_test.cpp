// Generated and real saved games: bytes round-trip, counts match a second reader, and damage is either read or refused.
#include "formats/gta_sa/save_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/save_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using tests::SaveBytes;

struct Save {
    std::string name;
    SaveBytes bytes;
};

std::vector<Save> corpusSaves() {
    std::vector<Save> samples;
    const auto folder = tests::corpusFolder("gta-sa-save");
    if (!folder)
        return samples;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() == ".b")
            samples.push_back({path.filename().string(), tests::readFile(path)});
    }
    return samples;
}

std::vector<Save> withCorpus() {
    auto samples = corpusSaves();
    samples.push_back({"by hand", tests::buildSave(tests::smallSave())});
    return samples;
}

std::size_t counted(const SaveFile& file, std::size_t block, SaveRecord record, std::uint8_t group = 0) {
    return file.records(block, record, group).size() / specOf(record).bytes;
}

template <typename T>
T value(const SaveFile& file, std::size_t block, SaveRecord record, std::size_t index, std::string_view id,
        std::uint8_t group = 0) {
    const auto& spec = specOf(record);
    const auto bytes = file.records(block, record, group).subspan(index * spec.bytes, spec.bytes);
    return numberAt<T>(bytes, spec.fields[fieldIndex(record, id)]);
}

std::size_t liveRecords(const SaveFile& file, std::size_t block, SaveRecord record,
                        bool (*live)(const SaveFile&, std::size_t)) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < counted(file, block, record); ++i)
        count += live(file, i);
    return count;
}

TEST(SaveRecords, fieldsAreInsideTheirRecordsWithoutOverlap) {
    for (const auto& spec : kSaveRecordSpecs) {
        std::size_t end = 0;
        for (const auto& field : spec.fields) {
            if (!field.shared) {
                EXPECT_GE(field.at, end) << spec.id << " " << field.id;
                end = std::size_t{field.at} + field.length;
            }
            EXPECT_LE(std::size_t{field.at} + field.length, spec.bytes) << spec.id << " " << field.id;
            EXPECT_EQ(std::count_if(spec.fields.begin(), spec.fields.end(),
                                    [&](const SaveField& other) { return other.id == field.id; }),
                      1)
                << spec.id << " " << field.id;
        }
    }
}

TEST(SaveFile, filesRoundTrip) {
    for (const auto& sample : withCorpus()) {
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file) << sample.name << ": " << bytes::describe(file.error());
        EXPECT_TRUE(writeSave(*file) == sample.bytes) << sample.name;
        for (const auto& block : file->blocks)
            EXPECT_FALSE(block.opaque()) << sample.name;
        EXPECT_EQ(saveChecksum(*file), file->checksum) << sample.name;
        EXPECT_EQ(saveChecksum(sample.bytes), tests::sumOf(sample.bytes)) << sample.name;
    }
}

TEST(SaveFile, blocksAndCountsMatchAnIndependentParser) {
    for (const auto& sample : withCorpus()) {
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file) << sample.name;
        const auto raw = tests::takeApart(sample.bytes);
        for (std::size_t i = 0; i < kSaveBlocks; ++i)
            EXPECT_TRUE(file->blocks[i].payload == raw.blocks[i]) << sample.name << ", block " << i;
        const auto counts = tests::countsOf(raw);
        EXPECT_EQ(counted(*file, PlayersBlock, SaveRecord::Object), counts.objects) << sample.name;
        EXPECT_EQ(counted(*file, GaragesBlock, SaveRecord::Garage), counts.garages) << sample.name;
        EXPECT_EQ(counted(*file, PathRegionsBlock, SaveRecord::PathRegion), counts.regions) << sample.name;
        EXPECT_EQ(counted(*file, RestartsBlock, SaveRecord::Restart, 0), counts.hospitals) << sample.name;
        EXPECT_EQ(counted(*file, RestartsBlock, SaveRecord::Restart, 1), counts.polices) << sample.name;
        EXPECT_EQ(counted(*file, ZonesBlock, SaveRecord::Zone, 0), counts.navigationZones) << sample.name;
        EXPECT_EQ(counted(*file, ZonesBlock, SaveRecord::ZonePopulation), counts.populations) << sample.name;
        EXPECT_EQ(counted(*file, ZonesBlock, SaveRecord::Zone, 1), counts.mapZones) << sample.name;
        EXPECT_EQ(counted(*file, GeneratorsBlock, SaveRecord::CarGenerator), counts.generators) << sample.name;
        EXPECT_EQ(counted(*file, StuntJumpsBlock, SaveRecord::StuntJump), counts.jumps) << sample.name;
        EXPECT_EQ(counted(*file, EnexBlock, SaveRecord::EnexOpen), counts.openEntrances) << sample.name;
        EXPECT_EQ(counted(*file, EnexBlock, SaveRecord::EnexConnection), counts.entrances) << sample.name;
        EXPECT_EQ(value<std::uint32_t>(*file, SetPiecesBlock, SaveRecord::SetPieceHead, 0, "count"), counts.setPieces);
        EXPECT_EQ(liveRecords(*file, PickupsBlock, SaveRecord::Pickup,
                              [](const SaveFile& f, std::size_t i) {
                                  return value<std::uint8_t>(f, PickupsBlock, SaveRecord::Pickup, i, "type") != 0;
                              }),
                  counts.livePickups);
        EXPECT_EQ(liveRecords(*file, GaragesBlock, SaveRecord::StoredCar,
                              [](const SaveFile& f, std::size_t i) {
                                  return value<std::uint16_t>(f, GaragesBlock, SaveRecord::StoredCar, i, "model") != 0;
                              }),
                  counts.storedCars);
    }
}

TEST(SaveFile, pathRegionsMatchAnIndependentParser) {
    for (const auto& sample : withCorpus()) {
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file) << sample.name;
        const auto regions = tests::regionsOf(tests::takeApart(sample.bytes));
        constexpr auto kind = SaveRecord::PathRegion;
        ASSERT_EQ(counted(*file, PathRegionsBlock, kind), regions.size());
        for (std::size_t i = 0; i < regions.size(); ++i) {
            constexpr std::string_view bounds[] = {"x_min", "x_max", "y_min", "y_max", "z_min", "z_max"};
            for (std::size_t k = 0; k < 6; ++k)
                EXPECT_EQ(value<float>(*file, PathRegionsBlock, kind, i, bounds[k]), regions[i].box[k]);
            EXPECT_EQ(value<std::uint8_t>(*file, PathRegionsBlock, kind, i, "off"), regions[i].off);
            EXPECT_EQ(value<std::uint8_t>(*file, PathRegionsBlock, kind, i, "vehicles"), regions[i].car);
        }
    }
}

TEST(SaveFile, validFilesHaveTheGamesPadding) {
    std::size_t exact = 0;
    const auto samples = withCorpus();
    for (const auto& sample : samples) {
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file) << sample.name;
        const auto body = saveBody(*file);
        EXPECT_EQ(body.size(), saveBodySize(*file));
        exact += mirroredPadding(body) == file->padding;
        EXPECT_TRUE(editedPadding(body, file->padding, body) == file->padding) << sample.name;
    }
    EXPECT_GE(exact + 2, samples.size()); // two real files were written by a tool
}

TEST(SaveFile, editChangesOnlyItsRepetitionsInThePadding) {
    auto file = *readSave(tests::buildSave(tests::smallSave()));
    const auto before = saveBody(file);
    file.padding[100] ^= std::byte{0xFF}; // as if changed by a tool
    file.blocks[27].payload.back() = std::byte{9};
    const auto after = saveBody(file);
    const auto padding = editedPadding(before, file.padding, after);
    for (std::size_t i = 0; i < padding.size(); ++i) {
        const bool mirrors = (i + 1) % kSaveBuffer == 0; // the last byte of the body and its repetitions
        EXPECT_EQ(padding[i] != file.padding[i], mirrors) << i;
    }
}

TEST(SaveFile, keptPaddingIsRepeated) {
    const auto file = *readSave(tests::buildSave(tests::smallSave()));
    const auto body = saveBody(file);
    auto padding = file.padding;
    ASSERT_GT(padding.size(), kSaveBuffer + 10);
    padding[5] ^= std::byte{0xFF};
    padding[5 + kSaveBuffer] ^= std::byte{0xFF}; // repeats the changed byte
    EXPECT_TRUE(editedPadding(body, padding, body) == padding);
}

TEST(SaveFile, locatesBytes) {
    const auto raw = tests::smallSave();
    const auto file = *readSave(tests::buildSave(raw));
    const auto offsets = tests::payloadOffsets(raw);
    EXPECT_EQ(fieldAt(file, 0), "block 0 (simple variables), tag");
    EXPECT_EQ(fieldAt(file, offsets[5] + 4 + 28 + 5), "block 5 (switched path regions), path region 1, x_max");
    EXPECT_EQ(fieldAt(file, offsets[18] + 7), "block 18 (streaming), byte 7");
    EXPECT_EQ(fieldAt(file, kSaveSize - 1), "checksum");
    for (std::size_t at = 0; at < kSaveSize; at += 97)
        EXPECT_FALSE(fieldAt(file, at).empty());
}

TEST(SaveFile, textKeepsBytesAfterTheNul) {
    auto file = *readSave(tests::buildSave(tests::smallSave()));
    const auto& name = specOf(SaveRecord::SimpleVars).fields[fieldIndex(SaveRecord::SimpleVars, "save_name")];
    auto& payload = file.blocks[0].payload;
    EXPECT_EQ(textAt(payload, name), "In the beginning");
    setText(payload, name, "End");
    EXPECT_EQ(textAt(payload, name), "End");
    EXPECT_EQ(payload[4 + 30], std::byte{0x77});
    EXPECT_EQ(payload[4 + 4], static_cast<std::byte>('h')); // of "In the"
    setText(payload, name, std::string(150, 'x'));
    EXPECT_EQ(textAt(payload, name), std::string(100, 'x'));
    EXPECT_EQ(payload[4 + 100], std::byte{}); // the next field
}

TEST(DamagedSave, otherGamesAreRefusedByName) {
    auto bytes = tests::buildSave(tests::smallSave());
    bytes.resize(195000);
    EXPECT_NE(readSave(bytes).error().found.find("mobile"), std::string::npos);
    const std::string unreal = "GVAS and more";
    EXPECT_NE(readSave(std::as_bytes(std::span(unreal))).error().found.find("Definitive"), std::string::npos);
    SaveBytes longFirst = tests::buildSave(tests::smallSave());
    longFirst.insert(longFirst.begin() + 317, 116, std::byte{}); // a first block of 428 bytes
    EXPECT_NE(readSave(longFirst).error().found.find("mobile"), std::string::npos);
    SaveBytes console = tests::buildSave(tests::smallSave());
    console.erase(console.begin() + 100, console.begin() + 160); // its first block is shorter
    EXPECT_NE(readSave(console).error().found.find("PlayStation"), std::string::npos);
    SaveBytes cut = tests::buildSave(tests::smallSave());
    cut.resize(cut.size() - 100);
    EXPECT_EQ(readSave(cut).error().field, "file size") << "a damaged save of the PC";
    EXPECT_EQ(readSave({}).error().code, bytes::FormatErrorCode::BadMagic);
}

TEST(DamagedSave, unusualBlockStaysOpaque) {
    for (const std::size_t block : {1U, 2U, 3U, 5U, 8U, 10U, 12U, 20U, 22U, 24U, 25U}) {
        auto raw = tests::smallSave();
        raw.blocks[block].insert(raw.blocks[block].end(), 7, std::byte{0x33}); // longer than its counts say
        const auto bytes = tests::buildSave(raw);
        const auto file = readSave(bytes);
        ASSERT_TRUE(file) << block << ": " << bytes::describe(file.error());
        for (std::size_t i = 0; i < kSaveBlocks; ++i) {
            EXPECT_EQ(file->blocks[i].opaque(), i == block) << block;
            EXPECT_TRUE(file->blocks[i].payload == raw.blocks[i]) << block << ", " << i;
        }
        EXPECT_TRUE(writeSave(*file) == bytes);
    }
}

TEST(DamagedSave, damagedTagRoundTrips) {
    for (const auto& sample : withCorpus()) {
        const auto raw = tests::takeApart(sample.bytes);
        const auto offsets = tests::payloadOffsets(raw);
        for (std::size_t i = 1; i < kSaveBlocks; ++i) {
            auto bytes = sample.bytes;
            bytes[offsets[i] - 2] = std::byte{'X'};
            tests::repairChecksum(bytes);
            const auto file = readSave(bytes);
            ASSERT_TRUE(file) << sample.name << " " << i << ": " << bytes::describe(file.error());
            for (std::size_t k = 0; k < kSaveBlocks; ++k) {
                EXPECT_EQ(file->blocks[k].tagged(), k != i) << sample.name << " " << i << ", " << k;
                EXPECT_FALSE(file->blocks[k].opaque()) << sample.name << " " << i << ", " << k;
            }
            EXPECT_TRUE(writeSave(*file) == bytes) << sample.name << " " << i;
        }
    }
}

TEST(DamagedSave, tagInsideTextIsIgnored) {
    auto raw = tests::smallSave();
    std::copy_n(std::as_bytes(std::span("BLOCK")).begin(), 5, raw.blocks[0].begin() + 4);
    raw.blocks[24].push_back(std::byte{1}); // so that the reader checks the tags
    const auto file = readSave(tests::buildSave(raw));
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->blocks[0].payload == raw.blocks[0]);
    EXPECT_FALSE(file->blocks[0].opaque());
    EXPECT_TRUE(file->blocks[24].opaque());
}

TEST(DamagedSave, cutFilesAreRefused) {
    for (const auto& sample : withCorpus()) {
        const auto raw = tests::takeApart(sample.bytes);
        const auto offsets = tests::payloadOffsets(raw);
        for (std::size_t i = 0; i < kSaveBlocks; ++i) {
            for (const std::size_t at : {offsets[i] - 1, offsets[i], offsets[i] + raw.blocks[i].size() + 1}) {
                const SaveBytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                                     at, sample.bytes.size())));
                EXPECT_FALSE(tests::writesBackOrExplains(cut, readSave, writeSave)) << sample.name;
            }
        }
    }
}

TEST(DamagedSave, truncatedBlocksAreReadOrRefused) {
    for (const auto& sample : withCorpus()) {
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file);
        for (std::size_t i = 0; i < kSaveBlocks; ++i) {
            const auto& block = file->blocks[i];
            for (const auto& span : block.layout.spans) {
                const auto step = std::max<std::size_t>(specOf(span.record).bytes, (span.end() - span.at) / 16);
                for (std::size_t at = span.at; at <= span.end(); at += step) {
                    for (const std::size_t size : {at - 1, at, at + 1}) {
                        if (size >= block.payload.size())
                            continue;
                        const SaveBytes cut(block.payload.begin(),
                                            block.payload.begin() + static_cast<std::ptrdiff_t>(size));
                        EXPECT_FALSE(layOut(i, cut)) << sample.name << ", block " << i << " cut to " << size;
                    }
                }
            }
            EXPECT_TRUE(layOut(i, block.payload)) << i;
        }
    }
}

TEST(DamagedSave, mutationsWithARepairedChecksumAreReadOrRefused) {
    tests::ByteMutator mutator(11);
    const auto samples = withCorpus();
    int well = 0;
    constexpr int times = 600;
    for (int i = 0; i < times; ++i) {
        const auto& sample = samples[mutator.below(samples.size())];
        auto bytes = mutator.mutated(sample.bytes);
        bytes.resize(tests::kRawSaveSize);
        tests::repairChecksum(bytes);
        well += tests::writesBackOrExplains(bytes, readSave, writeSave);
        ASSERT_FALSE(testing::Test::HasFailure()) << sample.name << ", mutation " << i;
    }
    EXPECT_GT(well, times / 10);
}

TEST(DamagedSave, hugeCountsAllocateNothing) {
    const auto raw = tests::smallSave();
    const auto bytes = tests::buildSave(raw);
    const auto offsets = tests::payloadOffsets(raw);
    constexpr std::uint32_t counts[] = {0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x10000001, 0x00FFFFFF, 50000, 65, 0};
    for (std::size_t block = 0; block < kSaveBlocks; ++block) {
        for (const auto count : counts) {
            auto damaged = bytes;
            for (const std::size_t at : {std::size_t{0}, std::size_t{4}}) {
                if (raw.blocks[block].size() >= at + 4)
                    tests::setWordAt(damaged, offsets[block] + at, count);
            }
            tests::repairChecksum(damaged);
            const tests::HeapMeter meter;
            const auto file = readSave(damaged);
            EXPECT_LE(meter.peakBytes(), std::size_t{2} << 20U) << block;
            if (file) {
                EXPECT_TRUE(writeSave(*file) == damaged) << block;
            }
        }
    }
}

TEST(DamagedSave, fileOfOnlyTagsIsRefused) {
    SaveBytes bytes(tests::kRawSaveSize);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::byte>("BLOCK"[i % 5]);
    EXPECT_FALSE(tests::writesBackOrExplains(bytes, readSave, writeSave));
}

TEST(SaveFile, heapUsageMatchesTheFileSize) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    for (const auto& sample : corpusSaves()) {
        const tests::HeapMeter meter;
        const auto file = readSave(sample.bytes);
        ASSERT_TRUE(file);
        EXPECT_LE(meter.peakBytes(), sample.bytes.size() + sample.bytes.size() / 4) << sample.name;
    }
}

} // namespace
} // namespace navsmith::gta_sa
