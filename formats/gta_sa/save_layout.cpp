#include "formats/gta_sa/save_layout.h"

#include "formats/bytes/byte_reader.h"

#include <array>
#include <utility>

namespace navsmith::gta_sa {

using bytes::ByteReader;

namespace {

constexpr SaveBlockSpec kBlocks[kSaveBlocks] = {
    {"simple variables", 312},
    {"scripts", 0, false},
    {"players and objects", 0, false},
    {"garages", 0, false},
    {"game logic", 0, false},
    {"switched path regions", 0, false},
    {"pickups", 19923},
    {"phone", 0},
    {"restart points", 0, false},
    {"radar markers", 7000},
    {"zones", 0, false},
    {"gangs", 160},
    {"car generators", 0, false},
    {"ped generators", 0},
    {"audio objects", 0},
    {"player info", 44},
    {"statistics", 1940},
    {"set pieces", 6724},
    {"streaming", 26316},
    {"ped relations", 640},
    {"tags", 0, false},
    {"map sections", 0, false},
    {"shopping", 0, false},
    {"gang wars", 92},
    {"stunt jumps", 0, false},
    {"entrances", 0, false},
    {"radio", 3836},
    {"3D markers", 140},
};

constexpr std::size_t kThreadCountAt = 0x902;
constexpr std::size_t kScriptTriggers = 70;
constexpr std::size_t kBuildingSwaps = 25;
constexpr std::size_t kInvisibleObjects = 20;
constexpr std::size_t kBlockedModels = 20;
constexpr std::size_t kLodLinks = 10;
constexpr std::size_t kAnimationGroups = 8;
constexpr std::size_t kCollectedPickups = 20;
constexpr std::size_t kStoredCars = 80;
constexpr std::size_t kPickups = 620;
constexpr std::size_t kMarkers = 175;
constexpr std::size_t kPlates = 15;
constexpr std::size_t kSetPieces = 210;
constexpr std::size_t kMarkers3d = 5;
constexpr std::size_t kGangs = 10;
constexpr std::size_t kFloatStatistics = 82;
constexpr std::size_t kIntegerStatistics = 223;
constexpr std::size_t kMissionAttempts = 100;
constexpr std::size_t kStatisticMessages = 128;
constexpr std::size_t kMapSectors = 100;
constexpr std::size_t kPedTypes = 32;
constexpr std::size_t kRadioStations = 14;

/// Walks through a payload and records its spans.
class Walk {
public:
    Walk(std::span<const std::byte> bytes, std::uint64_t fileOffset) : in_(bytes, fileOffset), start_(fileOffset) {}

    void records(SaveRecord record, std::uint64_t count, std::uint8_t group = 0) {
        const auto& spec = specOf(record);
        if (!in_.ok() || !in_.checkCount(count, spec.bytes, spec.id))
            return;
        const auto records = static_cast<std::size_t>(count);
        layout_.spans.push_back({record, group, here(), records});
        in_.skip(records * spec.bytes, spec.id);
    }
    void one(SaveRecord record, std::uint8_t group = 0) { records(record, 1, group); }
    void raw(std::uint64_t bytes) { records(SaveRecord::Raw, bytes); }

    /// Reads a count inside or before the next records without consuming it.
    template <typename T>
    std::uint64_t peek(std::size_t ahead = 0) {
        ByteReader look = in_;
        look.skip(ahead, "count");
        const auto value = look.read<T>("count");
        if (in_.ok() && !look.ok())
            in_ = look;
        return value;
    }

    void untilEnd() {
        std::uint64_t count = 0;
        while (in_.ok() && peek<std::uint16_t>(static_cast<std::size_t>(count) * 6) != 0xFFFF)
            ++count;
        records(SaveRecord::EnexConnection, count);
        one(SaveRecord::EnexEnd);
    }

    bytes::Result<SaveLayout> finish() {
        if (!in_.ok())
            return tl::unexpected(in_.error());
        layout_.length = here();
        return std::move(layout_);
    }

private:
    [[nodiscard]] std::size_t here() const { return static_cast<std::size_t>(in_.offset() - start_); }

    ByteReader in_;
    std::uint64_t start_;
    SaveLayout layout_;
};

void counted(Walk& walk, SaveRecord head, SaveRecord record) {
    const auto count = walk.peek<std::uint32_t>();
    walk.one(head);
    walk.records(record, count);
}

void scripts(Walk& walk) {
    const auto globals = walk.peek<std::uint32_t>();
    walk.one(SaveRecord::ScriptHead);
    walk.records(SaveRecord::Global, globals / specOf(SaveRecord::Global).bytes);
    if (const auto odd = globals % specOf(SaveRecord::Global).bytes; odd > 0)
        walk.raw(odd);
    const auto threads = walk.peek<std::uint32_t>(kThreadCountAt);
    walk.records(SaveRecord::ScriptTrigger, kScriptTriggers);
    walk.one(SaveRecord::ScriptMission);
    walk.records(SaveRecord::BuildingSwap, kBuildingSwaps);
    walk.records(SaveRecord::InvisibleObject, kInvisibleObjects);
    walk.records(SaveRecord::BlockedModel, kBlockedModels);
    walk.records(SaveRecord::LodLink, kLodLinks);
    walk.records(SaveRecord::AnimationGroup, kAnimationGroups);
    walk.one(SaveRecord::ScriptState);
    walk.records(SaveRecord::Thread, threads);
}

void garages(Walk& walk) {
    const auto count = walk.peek<std::uint32_t>();
    walk.one(SaveRecord::GarageHead);
    walk.records(SaveRecord::StoredCar, kStoredCars);
    walk.records(SaveRecord::Garage, count);
}

void gameLogic(Walk& walk) {
    const auto points = walk.peek<std::uint32_t>();
    walk.one(SaveRecord::GameLogicHead);
    walk.one(SaveRecord::GameLogic);
    walk.records(SaveRecord::AfterDeathPoint, points);
}

void restarts(Walk& walk) {
    for (const std::uint8_t group : {std::uint8_t{0}, std::uint8_t{1}}) {
        const auto count = walk.peek<std::uint16_t>();
        walk.one(SaveRecord::RestartHead, group);
        walk.records(SaveRecord::Restart, count, group);
    }
    walk.one(SaveRecord::RestartTail);
}

void zones(Walk& walk) {
    const auto navigation = walk.peek<std::uint16_t>(4);
    const auto populations = walk.peek<std::uint16_t>(6);
    const auto map = walk.peek<std::uint16_t>(8);
    walk.one(SaveRecord::ZoneHead);
    walk.records(SaveRecord::Zone, navigation);
    walk.records(SaveRecord::ZonePopulation, populations);
    walk.records(SaveRecord::Zone, map, 1);
    walk.records(SaveRecord::MapSector, kMapSectors);
    walk.one(SaveRecord::ZoneTail);
}

void mapSections(Walk& walk) {
    const auto pool = walk.peek<std::uint32_t>(); // its first slot is not stored
    walk.one(SaveRecord::MapSectionHead);
    walk.records(SaveRecord::MapSection, pool > 0 ? pool - 1 : 0);
}

void shopping(Walk& walk) {
    counted(walk, SaveRecord::PriceHead, SaveRecord::PriceChange);
    counted(walk, SaveRecord::ShopHead, SaveRecord::ShopItem);
}

void entrances(Walk& walk) {
    counted(walk, SaveRecord::EnexHead, SaveRecord::EnexOpen);
    walk.untilEnd();
}

void statistics(Walk& walk) {
    walk.records(SaveRecord::FloatStatistic, kFloatStatistics);
    walk.records(SaveRecord::IntegerStatistic, kIntegerStatistics);
    walk.records(SaveRecord::PedKills, kPedTypes);
    walk.one(SaveRecord::StatisticsTail);
    walk.records(SaveRecord::RadioTime, kRadioStations);
    walk.records(SaveRecord::MissionAttempts, kMissionAttempts);
    walk.records(SaveRecord::StatisticMessage, kStatisticMessages);
}

void walkBlock(Walk& walk, std::size_t block) {
    switch (block) {
    case SimpleVarsBlock:
        return walk.one(SaveRecord::SimpleVars);
    case ScriptsBlock:
        return scripts(walk);
    case PlayersBlock:
        counted(walk, SaveRecord::PlayerHead, SaveRecord::Player);
        return counted(walk, SaveRecord::ObjectHead, SaveRecord::Object);
    case GaragesBlock:
        return garages(walk);
    case GameLogicBlock:
        return gameLogic(walk);
    case PathRegionsBlock:
        return counted(walk, SaveRecord::RegionHead, SaveRecord::PathRegion);
    case PickupsBlock:
        walk.records(SaveRecord::Pickup, kPickups);
        walk.one(SaveRecord::PickupTail);
        return walk.records(SaveRecord::CollectedPickup, kCollectedPickups);
    case RestartsBlock:
        return restarts(walk);
    case MarkersBlock:
        return walk.records(SaveRecord::Marker, kMarkers);
    case ZonesBlock:
        return zones(walk);
    case GeneratorsBlock:
        counted(walk, SaveRecord::GeneratorHead, SaveRecord::CarGenerator);
        walk.one(SaveRecord::PlateHead);
        return walk.records(SaveRecord::NumberPlate, kPlates);
    case GangsBlock:
        return walk.records(SaveRecord::Gang, kGangs);
    case PlayerInfoBlock:
        return walk.one(SaveRecord::PlayerInfo);
    case StatisticsBlock:
        return statistics(walk);
    case GangWarsBlock:
        return walk.one(SaveRecord::GangWars);
    case SetPiecesBlock:
        walk.one(SaveRecord::SetPieceHead);
        return walk.records(SaveRecord::SetPiece, kSetPieces);
    case TagsBlock:
        return counted(walk, SaveRecord::TagHead, SaveRecord::Tag);
    case RelationsBlock:
        return walk.records(SaveRecord::PedType, kPedTypes);
    case RadioBlock:
        walk.records(SaveRecord::RadioStation, kRadioStations);
        return walk.one(SaveRecord::Radio);
    case MapSectionsBlock:
        return mapSections(walk);
    case ShoppingBlock:
        return shopping(walk);
    case StuntJumpsBlock:
        return counted(walk, SaveRecord::JumpHead, SaveRecord::StuntJump);
    case EnexBlock:
        return entrances(walk);
    case Markers3dBlock:
        return walk.records(SaveRecord::Marker3d, kMarkers3d);
    default:
        return walk.raw(kBlocks[block].fixed);
    }
}

} // namespace

const SaveBlockSpec& blockSpec(std::size_t block) {
    return kBlocks[block];
}

bytes::Result<SaveLayout> layOut(std::size_t block, std::span<const std::byte> bytes, std::uint64_t fileOffset) {
    Walk walk(bytes, fileOffset);
    walkBlock(walk, block);
    return walk.finish();
}

} // namespace navsmith::gta_sa
