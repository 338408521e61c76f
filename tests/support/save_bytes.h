// Builds and parses San Andreas saved games by hand, from the format page alone: an independent check of codec and
// system.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

using SaveBytes = std::vector<std::byte>;

inline constexpr std::size_t kRawSaveSize = 202752;

/// The payloads of the 28 blocks.
struct RawSave {
    std::array<SaveBytes, 28> blocks;
};

/// Record counts of a save.
struct RawSaveCounts {
    std::size_t objects = 0;
    std::size_t garages = 0;
    std::size_t regions = 0;
    std::size_t hospitals = 0;
    std::size_t polices = 0;
    std::size_t navigationZones = 0;
    std::size_t populations = 0;
    std::size_t mapZones = 0;
    std::size_t generators = 0;
    std::size_t jumps = 0;
    std::size_t openEntrances = 0;
    std::size_t entrances = 0;
    std::size_t setPieces = 0;   ///< as stored
    std::size_t livePickups = 0; ///< type not 0
    std::size_t liveMarkers = 0; ///< type not 0
    std::size_t storedCars = 0;  ///< model not 0
    std::size_t players = 0;
    std::size_t plates = 0; ///< as stored
    std::size_t liveMarkers3d = 0;
    std::size_t threads = 0;
    std::size_t globals = 0;
    std::size_t scriptTriggers = 0; ///< script not -1
    std::size_t buildingSwaps = 0;  ///< kind not 0
    std::size_t invisibleObjects = 0;
    std::size_t blockedModels = 0;
    std::size_t lodLinks = 0;
    std::size_t animationGroups = 0;
    std::size_t pointsAfterDeath = 0;
};

struct RawRegion {
    float box[6] = {}; ///< x min, x max, y min, y max, z min, z max
    std::uint8_t off = 0;
    std::uint8_t car = 0;
};

/// A valid save with a few records of each type.
RawSave smallSave();
/// Blocks, padding and checksum.
SaveBytes buildSave(const RawSave& save);

/// Splits a file by the lengths on the format page. Throws std::runtime_error if a tag is missing.
RawSave takeApart(std::span<const std::byte> file);
RawSaveCounts countsOf(const RawSave& save);
std::vector<RawRegion> regionsOf(const RawSave& save);
void addRegion(RawSave& save, const RawRegion& region);

/// Offset of each block's payload in the file.
std::array<std::size_t, 28> payloadOffsets(const RawSave& save);
std::uint32_t sumOf(std::span<const std::byte> file);
void repairChecksum(SaveBytes& file);

std::uint8_t byteAt(std::span<const std::byte> bytes, std::size_t at);
std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t at);
std::uint16_t shortAt(std::span<const std::byte> bytes, std::size_t at);
float floatAt(std::span<const std::byte> bytes, std::size_t at);
void setByteAt(std::span<std::byte> bytes, std::size_t at, std::uint8_t value);
void setShortAt(std::span<std::byte> bytes, std::size_t at, std::uint16_t value);
void setWordAt(std::span<std::byte> bytes, std::size_t at, std::uint32_t value);
void setFloatAt(std::span<std::byte> bytes, std::size_t at, float value);

} // namespace navsmith::tests
