// Bytes of Source's node graphs, written without the codec: what they should be by docs/formats/source-ain.md.
#pragma once

#include "tests/support/raw_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::tests {

inline constexpr std::size_t kAinHulls = 32;

struct AinNodeBytes {
    std::array<float, 3> position{};
    float yaw = 0;
    std::array<float, kAinHulls> offsets{};
    std::uint8_t type = 2;
    std::uint32_t info = 0;
    std::int16_t zone = 4;
    std::int32_t id = -1;
};

struct AinLinkBytes {
    std::int16_t source = 0;
    std::int16_t target = 0;
    std::array<std::uint8_t, kAinHulls> moves{};
};

struct AinBytes {
    std::int32_t version = 37;
    std::int32_t mapRevision = 7;
    std::size_t hulls = 10; ///< of versions 27 and 28: 9
    std::vector<AinNodeBytes> nodes = {};
    std::vector<AinLinkBytes> links = {};
};

/// Any version; of texts those with these ends of lines.
RawBytes bytesOfAin(const AinBytes& graph, std::string_view lineEnd = "\r\r\n");

/// Nine ground nodes, 100 units apart in three rows and 5 above a floor at 0, linked along rows and columns; two linked
/// air nodes (9, 10); a ladder of two climb nodes (11, 12) with an exit (13) that is linked to node 5. Ids are those of
/// the nodes' numbers and 1 more; the exit has none. The large hulls cannot walk from 0 to 1.
AinBytes ainOfFourteen(std::int32_t version = 37);

} // namespace navsmith::tests
