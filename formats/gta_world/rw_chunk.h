// Chunks of RenderWare's streams, of which models and texture dictionaries consist. docs/formats/gta-sa-models.md,
// section 1.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace navsmith::gta_world {

/// Bytes of a chunk's header: kind, size of the content, version.
inline constexpr std::size_t kRwHeaderBytes = 12;

/// Kinds of chunks.
namespace rw_kinds {
inline constexpr std::uint32_t kStruct = 0x01;
inline constexpr std::uint32_t kString = 0x02;
inline constexpr std::uint32_t kExtension = 0x03;
inline constexpr std::uint32_t kTexture = 0x06;
inline constexpr std::uint32_t kMaterial = 0x07;
inline constexpr std::uint32_t kMaterialList = 0x08;
inline constexpr std::uint32_t kFrameList = 0x0E;
inline constexpr std::uint32_t kGeometry = 0x0F;
inline constexpr std::uint32_t kClump = 0x10;
inline constexpr std::uint32_t kAtomic = 0x14;
inline constexpr std::uint32_t kNativeTexture = 0x15;
inline constexpr std::uint32_t kTextureDictionary = 0x16;
inline constexpr std::uint32_t kGeometryList = 0x1A;
inline constexpr std::uint32_t kBinMesh = 0x50E;
inline constexpr std::uint32_t kFrameName = 0x253F2FE;
} // namespace rw_kinds

struct RwChunk {
    std::uint32_t kind = 0;
    std::uint32_t version = 0; ///< 0x36003 is 3.6.0.3
    std::uint64_t at = 0;      ///< of its header in the file, bytes
    bool whole = true;         ///< false: its size reaches beyond what holds it
    bytes::ByteReader content;
};

/// The version from the last word of a header.
constexpr std::uint32_t rwVersion(std::uint32_t stamp) {
    if ((stamp & 0xFFFF0000U) == 0)
        return stamp << 8U;
    return (((stamp >> 14U) & 0x3FF00U) + 0x30000U) | ((stamp >> 16U) & 0x3FU);
}

/// The next chunk; one that extends beyond the end is cut off there. None if less than a header is left.
inline std::optional<RwChunk> nextChunk(bytes::ByteReader& reader) {
    if (!reader.ok() || reader.remaining() < kRwHeaderBytes)
        return std::nullopt;
    const auto at = reader.offset();
    const auto kind = reader.read<std::uint32_t>("kind");
    const auto size = reader.read<std::uint32_t>("size");
    const auto version = rwVersion(reader.read<std::uint32_t>("version"));
    const bool whole = size <= reader.remaining();
    return RwChunk{kind, version, at, whole, reader.sub(std::min<std::size_t>(size, reader.remaining()), "chunk")};
}

/// The next chunk of a kind; skips others.
inline std::optional<RwChunk> nextChunk(bytes::ByteReader& reader, std::uint32_t kind) {
    while (auto chunk = nextChunk(reader)) {
        if (chunk->kind == kind)
            return chunk;
    }
    return std::nullopt;
}

} // namespace navsmith::gta_world
