// From bytes to elements and back.
#include "core/model/property.h"
#include "core/systems/gta_sa_save/load.h"
#include "core/systems/gta_sa_save/save.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Slot;

TEST(SaveSchema, isSoundAndHasAColumnForEachField) {
    const auto s = schema();
    EXPECT_EQ(s->typeCount(), std::size(kRecordKinds) + 4) << "and file, block, loaded file and relation";
    for (const auto& entry : kRecordKinds) {
        const auto& type = s->type(entry.type);
        forEachField(entry, [&](model::ColumnId column, const SaveField& known) {
            ASSERT_LT(column, type.columns.size());
            EXPECT_EQ(type.columns[column].id, known.id) << type.id;
            const bool reference = referenceField(entry.type, known.id) != nullptr;
            EXPECT_EQ(type.columns[column].storage, reference ? model::Storage::Ref : storageOf(known.type))
                << type.id << " " << known.id;
        });
    }
    for (const auto& entry : kFileRecords) {
        for (const auto& known : gta_sa::specOf(entry.record).fields) {
            if (!isListCount(known.id)) {
                EXPECT_EQ(s->type(kFile).columns[fileColumnOf(entry.record, known.id)].id, known.id);
            }
        }
    }
}

TEST(SaveSchema, listsAndCountsStandBehindTheFields) {
    const auto idAt = [](model::Column<std::uint8_t> handle) {
        return schema()->type(handle.type).columns[handle.column].id;
    };
    EXPECT_EQ(idAt(restart::police), "list");
    EXPECT_EQ(idAt(zone::map), "list");
    EXPECT_EQ(idAt(plate::listed), "listed");
    EXPECT_EQ(idAt(set_piece::listed), "listed");
    const auto& pickups = schema()->type(kPickup).columns;
    EXPECT_EQ(pickups[fileOf(kPickup).column].id, "file");
    EXPECT_EQ(pickups[restOf(kPickup).column].id, "unnamed_bytes");
}

TEST(SaveSystem, countsAreWhatAReaderByHandFinds) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto raw = tests::takeApart(sample.bytes);
        const auto counts = tests::countsOf(raw);
        EXPECT_EQ(m.count(kPathRegion), counts.regions) << sample.name;
        EXPECT_EQ(m.count(kCarGenerator), counts.generators) << sample.name;
        EXPECT_EQ(m.count(kGarage), counts.garages) << sample.name;
        EXPECT_EQ(m.count(kRestart), counts.hospitals + counts.polices) << sample.name;
        EXPECT_EQ(m.count(kZone), counts.navigationZones + counts.mapZones) << sample.name;
        EXPECT_EQ(m.count(kZonePopulation), counts.populations) << sample.name;
        EXPECT_EQ(m.count(kStuntJump), counts.jumps) << sample.name;
        EXPECT_EQ(m.count(kEnexConnection), counts.entrances) << sample.name;
        EXPECT_EQ(m.count(kOpenEntrance), counts.openEntrances) << sample.name;
        EXPECT_EQ(m.count(kObject), counts.objects) << sample.name;
        EXPECT_EQ(m.count(kPlayer), counts.players) << sample.name;
        EXPECT_EQ(m.count(kNumberPlate), counts.plates) << sample.name;
        EXPECT_EQ(m.count(kMarker3d), counts.liveMarkers3d) << sample.name;
        EXPECT_EQ(m.count(kSimpleVars), 1U) << sample.name;
        EXPECT_EQ(m.count(kThread), counts.threads) << sample.name;
        EXPECT_EQ(m.count(kGlobal), counts.globals) << sample.name;
        EXPECT_EQ(m.count(kScriptTrigger), counts.scriptTriggers) << sample.name;
        EXPECT_EQ(m.count(kBuildingSwap), counts.buildingSwaps) << sample.name;
        EXPECT_EQ(m.count(kInvisibleObject), counts.invisibleObjects) << sample.name;
        EXPECT_EQ(m.count(kBlockedModel), counts.blockedModels) << sample.name;
        EXPECT_EQ(m.count(kLodLink), counts.lodLinks) << sample.name;
        EXPECT_EQ(m.count(kAnimationGroup), counts.animationGroups) << sample.name;
        EXPECT_EQ(m.count(kAfterDeathPoint), counts.pointsAfterDeath) << sample.name;
        EXPECT_EQ(m.count(kBlock), 28U) << sample.name;
        // Pools: every record is a row, those in use are counted.
        EXPECT_EQ(m.count(kSetPiece), counts.setPieces) << sample.name;
        EXPECT_EQ(m.capacity(kSetPiece), 210U) << sample.name;
        EXPECT_EQ(m.count(kPickup), counts.livePickups) << sample.name;
        EXPECT_EQ(m.capacity(kPickup), 620U) << sample.name;
        EXPECT_EQ(m.count(kMarker), counts.liveMarkers) << sample.name;
        EXPECT_EQ(m.capacity(kMarker), 175U) << sample.name;
        EXPECT_EQ(m.count(kStoredCar), counts.storedCars) << sample.name;
        EXPECT_EQ(m.capacity(kStoredCar), 80U) << sample.name;
        EXPECT_EQ(m.capacity(kMarker3d), 5U) << sample.name;
        EXPECT_EQ(m.capacity(kNumberPlate), 15U) << sample.name;
    }
}

TEST(SaveSystem, pathRegionsAreReadInTheirOrder) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto regions = tests::regionsOf(tests::takeApart(sample.bytes));
        const auto rows = m.order(kPathRegion).group(0);
        ASSERT_EQ(rows.size(), regions.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(m.get(region::xMin, rows[i]), regions[i].box[0]);
            EXPECT_EQ(m.get(region::xMax, rows[i]), regions[i].box[1]);
            EXPECT_EQ(m.get(region::yMin, rows[i]), regions[i].box[2]);
            EXPECT_EQ(m.get(region::zMax, rows[i]), regions[i].box[5]);
            EXPECT_EQ(m.get(region::off, rows[i]), regions[i].off);
            EXPECT_EQ(m.get(region::vehicles, rows[i]), regions[i].car);
        }
    }
}

TEST(SaveSystem, aWrongChecksumAndForeignPaddingComeBackWhileNothingIsEdited) {
    auto bytes = tests::buildSave(tests::smallSave());
    bytes[tests::kRawSaveSize - 300] ^= std::byte{0x55};
    bytes.back() ^= std::byte{1};
    const auto m = loaded(bytes);
    EXPECT_TRUE(saved(m) == bytes);
    EXPECT_EQ(m.get(file::keepsChecksum, 0), 1);
    EXPECT_EQ(m.get(file::keepsPadding, 0), 1);
    const InputFile input{"GTASAsf1.b", bytes};
    EXPECT_EQ(load(std::span(&input, 1), {})->notices.size(), 2U);
}

TEST(SaveSystem, anOpaqueBlockIsShownAsBytesAndComesBack) {
    auto raw = tests::smallSave();
    raw.blocks[12].insert(raw.blocks[12].end(), 9, std::byte{0x44});
    const auto bytes = tests::buildSave(raw);
    const auto m = loaded(bytes);
    EXPECT_EQ(m.count(kCarGenerator), 0U);
    EXPECT_EQ(m.get(block::opaque, 12), 1);
    EXPECT_EQ(m.get(block::bytes, 12).size(), raw.blocks[12].size());
    EXPECT_TRUE(saved(m) == bytes);
}

TEST(SaveSystem, knowsSavesByTheirFirstTag) {
    const auto bytes = tests::buildSave(tests::smallSave());
    const auto head = std::span(bytes).first(64);
    EXPECT_EQ(recognise("GTASAsf1.b", head, bytes.size()), Confidence::Sure);
    EXPECT_EQ(recognise("save.dat", head, bytes.size()), Confidence::Sure);
    EXPECT_EQ(recognise("gtasasf3.B", head, 195000), Confidence::Sure); // to be refused by name
    EXPECT_EQ(recognise("save.dat", head, 1000), Confidence::Maybe);
    EXPECT_EQ(recognise("GTASAsf1.b", std::span(bytes).subspan(1, 64), bytes.size()), Confidence::No);
    const std::string unreal = "GVAS and more";
    const auto definitive = std::as_bytes(std::span(unreal));
    EXPECT_EQ(recognise("GTASAsf1.b", definitive, 300000), Confidence::Maybe) << "to be refused by name";
    EXPECT_EQ(recognise("other.sav", definitive, 300000), Confidence::No);
}

TEST(SaveSystem, saysWhereAByteLies) {
    const auto m = smallDocument();
    const auto offsets = tests::payloadOffsets(tests::smallSave());
    EXPECT_EQ(fieldAt(m, 0, offsets[5] + 4), "block 5 (switched path regions), path region 0, x_min");
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
