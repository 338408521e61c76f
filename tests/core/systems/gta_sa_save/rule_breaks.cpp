#include "tests/core/systems/gta_sa_save/rule_breaks.h"

#include <algorithm>
#include <limits>

namespace navsmith::systems::gta_sa_save {

namespace {

using tests::RawSave;
using tests::SaveBytes;
using tests::setByteAt;
using tests::setFloatAt;
using tests::setShortAt;
using tests::setWordAt;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kGarages = 39 + 80 * 64; ///< in their block

/// Where a block of the save by hand begins.
std::size_t offsetOf(std::size_t block) {
    return tests::payloadOffsets(tests::smallSave())[block];
}

} // namespace

SaveBytes Break::file() const {
    auto raw = tests::smallSave();
    if (inBlocks != nullptr)
        inBlocks(raw);
    auto bytes = tests::buildSave(raw);
    if (inFile != nullptr)
        inFile(bytes);
    if (inFile != nullptr && repairChecksum)
        tests::repairChecksum(bytes);
    return bytes;
}

const std::vector<Break>& breaks() {
    static const std::vector<Break> all{
        {"SAV-006", [](RawSave& s) { setWordAt(s.blocks[0], 0, 0x12345678); }, false},
        {"SAV-007",
         [](RawSave& s) {
             for (std::size_t i = 0; i < 100; ++i)
                 setByteAt(s.blocks[0], 4 + i, 'A');
         }},
        {"SAV-009P", [](RawSave& s) { setWordAt(s.blocks[2], 4 + 0x0C, 1); }, false},
        {"SAV-009O", [](RawSave& s) { setWordAt(s.blocks[2], 556 + 8, 1); }, false},
        {"SAV-009W", [](RawSave& s) { setWordAt(s.blocks[23], 0, 1); }, false},
        {"SAV-009I", [](RawSave& s) { setWordAt(s.blocks[15], 0, 1); }, false},
        {"SAV-010P", [](RawSave& s) { setFloatAt(s.blocks[2], 4 + 0x10, kNan); }, false},
        {"SAV-010O", [](RawSave& s) { setFloatAt(s.blocks[2], 556 + 0x0C, kNan); }, false},
        {"SAV-010A", [](RawSave& s) { setFloatAt(s.blocks[0], 0x74, kNan); }, false},
        {"SAV-010G", [](RawSave& s) { setFloatAt(s.blocks[3], kGarages + 0x0C, kNan); }, false},
        {"SAV-010D",
         [](RawSave& s) {
             setByteAt(s.blocks[27], 0, 1);
             setFloatAt(s.blocks[27], 8, kNan);
         },
         false},
        {"SAV-011P", [](RawSave& s) { setFloatAt(s.blocks[2], 4 + 0x10, 9000); }, false},
        {"SAV-011O", [](RawSave& s) { setFloatAt(s.blocks[2], 556 + 0x0C, -9000); }, false},
        {"SAV-011G",
         [](RawSave& s) {
             setFloatAt(s.blocks[3], kGarages + 0x04, 5000);
             setFloatAt(s.blocks[3], kGarages + 0x2C, 5000);
             setFloatAt(s.blocks[3], kGarages + 0x30, 5006);
         },
         false},
        {"SAV-011C", [](RawSave& s) { setFloatAt(s.blocks[3], 39 + 4, 3001); }, false},
        {"SAV-011R", [](RawSave& s) { setFloatAt(s.blocks[8], 2 + 4, -3001); }, false},
        {"SAV-011M", [](RawSave& s) { setFloatAt(s.blocks[9], 8, 4000); }, false},
        {"SAV-011D",
         [](RawSave& s) {
             setByteAt(s.blocks[27], 0, 1);
             setFloatAt(s.blocks[27], 4, 4000);
         },
         false},
        {"SAV-011J", [](RawSave& s) { setFloatAt(s.blocks[24], 4 + 0x30, 4000); }, false},
        {"SAV-011K", [](RawSave& s) { setShortAt(s.blocks[6], 0x10, 30000); }, false},
        {"SAV-011V", [](RawSave& s) { setShortAt(s.blocks[12], 6 + 6, 30000); }, false},
        {"SAV-012", [](RawSave& s) { setWordAt(s.blocks[17], 0, 211); }, false, {{"SAV-060T", 208}}},
        {"SAV-010C", [](RawSave& s) { setFloatAt(s.blocks[3], 39, kNan); }, false},
        {"SAV-010R", [](RawSave& s) { setFloatAt(s.blocks[8], 2, kNan); }, false},
        {"SAV-010M", [](RawSave& s) { setFloatAt(s.blocks[9], 8, kNan); }, false},
        {"SAV-010J", [](RawSave& s) { setFloatAt(s.blocks[24], 4 + 0x30, kNan); }, false},
        {"SAV-013", [](RawSave& s) { setWordAt(s.blocks[1], 4 + 400 + 0x906 + 226, 0x00FFFFFF); }, false},
        {"SAV-014", [](RawSave& s) { s.blocks[20].push_back(std::byte{1}); }, false},
        {"SAV-080", [](RawSave& s) { s.blocks[25].resize(s.blocks[25].size() - 2); }},
        {"SAV-020", [](RawSave& s) { setFloatAt(s.blocks[5], 4, 77); }},
        {"SAV-021", [](RawSave& s) { setByteAt(s.blocks[5], 4 + 0x18, 9); }},
        {"SAV-022",
         [](RawSave& s) {
             tests::addRegion(s, {{0, 50, -20, 20, -5, 30}, 0, 1});
         }},
        {"SAV-023",
         [](RawSave& s) {
             tests::addRegion(s, {{-10, 60, -20, 20, -5, 30}, 0, 1});
         }},
        {"SAV-030", [](RawSave& s) { setByteAt(s.blocks[10], 10 + 7, 1); }},
        {"SAV-031", [](RawSave& s) { setShortAt(s.blocks[10], 10 + 32 + 0x10, 500); }},
        {"SAV-031T", [](RawSave& s) { setByteAt(s.blocks[10], 10 + 32 + 0x1E, 7); }, false},
        {"SAV-040", [](RawSave& s) { setShortAt(s.blocks[12], 6 + 34, 400); }},
        {"SAV-041", [](RawSave& s) { setShortAt(s.blocks[12], 6 + 2, 100); }, false},
        {"SAV-042", [](RawSave& s) { setByteAt(s.blocks[12], 6 + 0x0D, 150); }},
        {"SAV-043", [](RawSave& s) { setWordAt(s.blocks[12], 6 + 3 * 34 + 4, 77); }, false},
        {"SAV-050", [](RawSave& s) { setByteAt(s.blocks[6], 0x1C, 32); }, false},
        {"SAV-051", [](RawSave& s) { setWordAt(s.blocks[6], 4, 0xBAD); }},
        {"SAV-052", [](RawSave& s) { setShortAt(s.blocks[6], 0x4D80, 25); }},
        {"SAV-060", [](RawSave& s) { setShortAt(s.blocks[17], 4 + 4, 3000); }},
        {"SAV-060T", [](RawSave& s) { setByteAt(s.blocks[17], 4 + 0x1C, 9); }, false},
        {"SAV-070", [](RawSave& s) { setByteAt(s.blocks[24], 4 + 68 + 0x40, 1); }},
        {"SAV-081", [](RawSave& s) { setShortAt(s.blocks[25], 6 + 4, 99); }},
        {"SAV-081T",
         [](RawSave& s) { setShortAt(s.blocks[25], 6 + 12, 4); },
         false,
         {{"SAV-081O", 1}},
         nullptr,
         true,
         2},
        {"SAV-081O", [](RawSave& s) { setShortAt(s.blocks[25], 4, 99); }, false},
        {"SAV-045", [](RawSave& s) { setWordAt(s.blocks[1], 4 + 400 + 0x804, 0x999); }, false},
        {"SAV-081P", [](RawSave& s) { setWordAt(s.blocks[2], 4 + 0x194, 300); }, false},
        {"SAV-086", [](RawSave& s) { setWordAt(s.blocks[2], 4 + 0x40, 31); }, false},
        {"SAV-093", [](RawSave& s) { setWordAt(s.blocks[0], 0x130, 0x00020001); }, false},
        {"SAV-082", [](RawSave& s) { setShortAt(s.blocks[25], 6 + 4, 5); }, false},
        {"SAV-085", [](RawSave& s) { setFloatAt(s.blocks[2], 4 + 0x1C, 1000); }},
        {"SAV-091", [](RawSave& s) { setFloatAt(s.blocks[3], kGarages + 0x2C, 4); }},
        {"SAV-091D", [](RawSave& s) { setFloatAt(s.blocks[3], kGarages + 0x20, -500); }, false},
        {"SAV-092", [](RawSave& s) { setWordAt(s.blocks[9], 0x20, 300); }},
        {"SAV-095",
         [](RawSave& s) {
             setWordAt(s.blocks[9], 4, 0x00770002);
             setByteAt(s.blocks[9], 0x26, 7U << 2U);
         },
         false},
        {"SAV-094", [](RawSave& s) { setWordAt(s.blocks[23], 0x14, 900); }, false},
        {"SAV-100", [](RawSave& s) { setFloatAt(s.blocks[8], 2 + 12, 500); }, false},
        {"SAV-112",
         [](RawSave& s) {
             std::fill(s.blocks[21].begin() + 4, s.blocks[21].end(), std::byte{});
             setByteAt(s.blocks[21], 4 + 1, 1);
             setByteAt(s.blocks[21], 4 + 3, 1);
         },
         false},
        {"SAV-113",
         [](RawSave& s) {
             setWordAt(s.blocks[22], 12, 544);
             s.blocks[22].resize(16 + 544, std::byte{1});
             setByteAt(s.blocks[22], 16 + 173, 0); // vest
             setWordAt(s.blocks[2], 4 + 0x1D0, 0xBB1CA4CC);
         }},
        {"SAV-114", [](RawSave& s) { setByteAt(s.blocks[26], 0xEE5, 0); }},
        {"SAV-025",
         [](RawSave& s) {
             for (int i = 3; i < 60; ++i) {
                 const float at = 10.0F * static_cast<float>(i);
                 tests::addRegion(s, {{at, at + 5, 20, 25, -5, 30}, 1, 1});
             }
         },
         false},
        {"SAV-002",
         {},
         false,
         {{"SAV-005", 1}},
         [](SaveBytes& bytes) { tests::setByteAt(bytes, offsetOf(9) - 3, 'X'); }},
        {"SAV-003", {}, true, {}, [](SaveBytes& bytes) { bytes.back() ^= std::byte{1}; }, false},
        {"SAV-005", {}, true, {}, [](SaveBytes& bytes) { bytes[tests::kRawSaveSize - 300] ^= std::byte{0x55}; }},
    };
    return all;
}

} // namespace navsmith::systems::gta_sa_save
