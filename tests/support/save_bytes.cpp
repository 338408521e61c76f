#include "tests/support/save_bytes.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <string_view>

namespace navsmith::tests {

namespace {

constexpr std::string_view kTag = "BLOCK";

/// Writes sequentially.
class Out {
public:
    explicit Out(SaveBytes& to) : to_(to) {}

    Out& b(unsigned value) {
        to_.push_back(static_cast<std::byte>(value));
        return *this;
    }
    Out& h(unsigned value) { return b(value & 0xFFU).b(value >> 8U & 0xFFU); }
    Out& w(std::uint32_t value) { return h(value & 0xFFFFU).h(value >> 16U); }
    Out& f(float value) { return w(std::bit_cast<std::uint32_t>(value)); }
    Out& zeros(std::size_t count) { return fill(count, 0); }
    Out& fill(std::size_t count, unsigned value) {
        to_.insert(to_.end(), count, static_cast<std::byte>(value));
        return *this;
    }
    Out& name(std::string_view text, std::size_t length) {
        for (std::size_t i = 0; i < length; ++i)
            b(i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
        return *this;
    }

private:
    SaveBytes& to_;
};

void simpleVars(SaveBytes& to) {
    to.assign(312, std::byte{});
    setWordAt(to, 0, 0x35DA8175);
    const std::string_view name = "In the beginning";
    for (std::size_t i = 0; i < name.size(); ++i)
        setByteAt(to, 4 + i, static_cast<std::uint8_t>(name[i]));
    setByteAt(to, 4 + 30, 0x77); // stale byte after the NUL
    setByteAt(to, 0x88, 3);      // weekday
    setWordAt(to, 0x94, 123456);
    setWordAt(to, 0x130, 0x00010001); // the second radar marker
    setByteAt(to, 0x69, 0xAB);        // padding
}

/// The lists between the globals and the sizes of the script; most records are free.
void scriptLists(Out& out) {
    out.h(66).b(1).b(1).b(1).zeros(3).f(6).h(2325).h(100).w(0);
    out.h(60).b(5).b(0xFF).b(1).zeros(3).f(5).name("PCHAIR", 8);
    for (int i = 2; i < 70; ++i)
        out.h(0xFFFF).b(0xFF).b(0xFF).b(1).zeros(3).f(5).zeros(8);
    out.w(4 * 9).w(5000);
    out.w(2).w(3876).w(11226).w(11223).zeros(std::size_t{24} * 16);
    out.w(2).w(3914).zeros(std::size_t{19} * 8);
    out.w(411).fill(std::size_t{19} * 4, 0xFF);
    out.w(257).w(513).fill(std::size_t{9} * 8, 0xFF);
    out.w(254).name("DEALER", 16);
    for (int i = 1; i < 8; ++i)
        out.w(0xFFFFFFFF).zeros(16);
}

void scripts(SaveBytes& to) {
    Out out(to);
    out.w(400).fill(400, 0x11);
    scriptLists(out);
    out.zeros(0x16);
    setWordAt(to, 4 + 400 + 0x8F2, 194125);
    setWordAt(to, 4 + 400 + 0x8F6, 69000);
    setWordAt(to, 4 + 400 + 0x902, 2);
    Out(to).fill(std::size_t{2} * 262, 0);
}

void players(SaveBytes& to) {
    Out(to).w(1).zeros(548).w(2).fill(std::size_t{2} * 60, 0);
    setWordAt(to, 4 + 0x0C, 0x18C);
    setFloatAt(to, 4 + 0x10, 2495.5F);
    setFloatAt(to, 4 + 0x14, -1687.25F);
    setFloatAt(to, 4 + 0x18, 13.5F);
    setWordAt(to, 4 + 0x194, 0xFFFFFFFF);
    setWordAt(to, 4 + 0x19C, 0x84);
    for (const std::size_t at : {std::size_t{556}, std::size_t{616}}) {
        setWordAt(to, at, at == 556 ? 257 : 513);
        setWordAt(to, at + 8, 0x30);
        setByteAt(to, at + 0x18, 127);
        setByteAt(to, at + 0x1C, 127);
    }
}

void garages(SaveBytes& to) {
    Out out(to);
    out.w(2).b(1).b(0).b(0).w(3).w(0).w(0).w(1).w(2).w(3).w(4).w(500);
    for (int i = 0; i < 80; ++i) {
        out.f(2500).f(-1690).f(13).w(0).b(0).b(0x5A).h(i < 2 ? 411 : 0).fill(30, 0xFF);
        out.w(0x01020304).b(3).b(255).b(255).b(0).b(255).b(0).b(100).b(0).b(0).b(0);
    }
    for (int i = 0; i < 2; ++i) {
        const float x = 100.0F * static_cast<float>(i);
        out.b(16).b(0).b(8).b(0).f(x).f(0).f(10).f(1).f(0).f(0).f(1).f(15).f(6).f(8);
        out.f(x).f(x + 6).f(0).f(8).f(0).w(0).name("garage", 8).b(16).zeros(3);
    }
}

void regions(SaveBytes& to) {
    Out(to).w(3);
    for (int i = 0; i < 3; ++i) {
        const float at = 100.0F * static_cast<float>(i);
        Out(to).f(at).f(at + 50).f(-20).f(20).f(-5).f(30).b(i == 1 ? 0U : 1U).b(1).h(0);
    }
}

void pickups(SaveBytes& to) {
    Out out(to);
    for (unsigned i = 0; i < 620; ++i) {
        out.f(1).w(0).w(50).w(7000).h(i * 8).h(80).h(96).h(0).h(1240).h(i < 4 ? 1 : 9).b(i < 4 ? 15 : 0).b(8).h(0);
    }
    out.h(5).b(2).w(0x00010002).w(0x00090010).fill(72, 0); // the third pickup, and one that is gone
}

void restarts(SaveBytes& to) {
    Out out(to);
    out.h(1).f(2027).f(-1420).f(16).f(137).w(0);
    out.h(2).f(1550).f(-1675).f(14).f(90).w(0).f(-1606).f(724).f(11).f(0).w(1);
    out.b(0).f(1).f(2).f(3).b(1).b(1).fill(40, 0);
}

void markers(SaveBytes& to) {
    Out out(to);
    for (int i = 0; i < 175; ++i) {
        const bool live = i < 3;
        out.w(5).w(0).f(10).f(20).f(30).h(1).h(0xCDCD).f(1).h(2).h(0).w(0).b(live ? 5 : 0).b(2).b(live ? 0x13U : 0U);
        out.b(0xCD);
    }
}

void zone(Out& out, std::string_view name, int half, int height, unsigned info, unsigned type) {
    const auto low = static_cast<unsigned>(-half) & 0xFFFFU;
    const auto high = static_cast<unsigned>(half);
    const auto under = static_cast<unsigned>(-height) & 0xFFFFU;
    out.name(name, 8).name(name, 8).h(low).h(low).h(under).h(high).h(high).h(static_cast<unsigned>(height));
    out.h(info).b(type).b(0);
}

void zones(SaveBytes& to) {
    Out out(to);
    out.w(1).h(2).h(2).h(1);
    zone(out, "SAN_AND", 3000, 2000, 0, 0);
    zone(out, "GANTON", 100, 200, 1, 0);
    for (unsigned i = 0; i < 2; ++i)
        out.fill(10, 10 + i).b(2).w(0x80402010).b(0x23).b(5);
    zone(out, "THEMAP", 3000, 900, 0, 3);
    out.fill(100, 1).w(42);
}

void generators(SaveBytes& to) {
    Out out(to);
    out.w(3).b(1).b(0);
    for (unsigned i = 0; i < 3; ++i) {
        out.h(10 + i * 5).h(411 + i).b(255).b(255).h(800).h(160 * i).h(104).b(64).b(10).b(20).b(24).h(0).h(10000);
        out.h(0xBEEF).w(99).h(0xFFFF).h(i == 0 ? 0U : 0xFFFFU).b(0).b(1).h(0);
    }
    out.w(1);
    for (unsigned i = 0; i < 15; ++i)
        out.w(i == 0 ? 10 : 0).name(i == 0 ? "NAVSMITH" : "", 8).w(0);
}

void setPieces(SaveBytes& to) {
    Out out(to);
    out.w(2);
    for (unsigned i = 0; i < 210; ++i) {
        const unsigned x = i * 20;
        out.w(0).h(x).h(40).h(x + 40).h(80).h(x + 10).h(100).h(x + 14).h(100).h(x + 10).h(60).h(x + 14).h(60);
        out.b(i < 2 ? 7 : 0).b(0).b(0).b(0);
    }
}

void gangWars(SaveBytes& to) {
    to.assign(92, std::byte{});
    setWordAt(to, 0, 0x58);
}

void jumps(SaveBytes& to) {
    Out out(to);
    out.w(2);
    for (int i = 0; i < 2; ++i) {
        const float x = 50.0F * static_cast<float>(i);
        out.f(x).f(0).f(0).f(x + 10).f(10).f(10).f(x).f(40).f(0).f(x + 20).f(60).f(10).f(x).f(20).f(15);
        out.w(500).b(0).b(i == 0 ? 1U : 0U).h(0);
    }
}

void entrances(SaveBytes& to) {
    Out out(to);
    out.w(1).h(5);
    for (const unsigned number : {4U, 336U, 5U}) // the first two have one name in the map files
        out.h(number).h(0x4001).h(number == 4 ? 336U : 0xFFFFU);
    out.h(0xFFFF);
}

bool isTag(std::span<const std::byte> file, std::size_t at) {
    return at + 5 <= file.size() && std::memcmp(file.data() + at, "BLOCK", 5) == 0;
}

/// Section 2 of the format page.
std::size_t lengthOf(std::size_t block, std::span<const std::byte> p) {
    switch (block) {
    case 0:
        return 312;
    case 1: {
        const std::size_t globals = wordAt(p, 0);
        return 4 + globals + 0x906 + std::size_t{262} * wordAt(p, 4 + globals + 0x902);
    }
    case 2: {
        const std::size_t players = 4 + std::size_t{548} * wordAt(p, 0);
        return players + 4 + std::size_t{60} * wordAt(p, players);
    }
    case 3:
        return 39 + std::size_t{80} * 64 + std::size_t{80} * wordAt(p, 0);
    case 4:
        return 11 + std::size_t{16} * wordAt(p, 0);
    case 5:
        return 4 + std::size_t{28} * wordAt(p, 0);
    case 6:
        return 19923;
    case 8: {
        const std::size_t hospitals = 2 + std::size_t{20} * shortAt(p, 0);
        return hospitals + 2 + std::size_t{20} * shortAt(p, hospitals) + 55;
    }
    case 9:
        return 7000;
    case 10:
        return 10 + std::size_t{32} * shortAt(p, 4) + std::size_t{17} * shortAt(p, 6) +
               std::size_t{32} * shortAt(p, 8) + 104;
    case 11:
        return 160;
    case 12:
        return 6 + std::size_t{34} * wordAt(p, 0) + 4 + 240;
    case 15:
        return 44;
    case 16:
        return 1940;
    case 17:
        return 6724;
    case 18:
        return 26316;
    case 19:
        return 640;
    case 20:
        return 4 + std::size_t{wordAt(p, 0)};
    case 21:
        return 4 + std::size_t{wordAt(p, 0)} - 1;
    case 22: {
        const std::size_t modifiers = 4 + std::size_t{8} * wordAt(p, 0);
        return modifiers + 4 + wordAt(p, modifiers);
    }
    case 23:
        return 92;
    case 24:
        return 4 + std::size_t{68} * wordAt(p, 0);
    case 25: {
        std::size_t at = 4 + std::size_t{2} * wordAt(p, 0);
        while (shortAt(p, at) != 0xFFFF)
            at += 6;
        return at + 2;
    }
    case 26:
        return 3836;
    case 27:
        return 140;
    default:
        return 0;
    }
}

} // namespace

RawSave smallSave() {
    RawSave save;
    auto& b = save.blocks;
    simpleVars(b[0]);
    scripts(b[1]);
    players(b[2]);
    garages(b[3]);
    Out(b[4]).w(1).b(1).b(0).b(0).w(1234).f(100).f(200).f(10).f(90);
    regions(b[5]);
    pickups(b[6]);
    restarts(b[8]);
    markers(b[9]);
    zones(b[10]);
    b[11].assign(160, std::byte{1});
    generators(b[12]);
    b[15].assign(44, std::byte{});
    setWordAt(b[15], 0, 0x28);
    b[16].assign(1940, std::byte{3});
    setPieces(b[17]);
    b[18].assign(26316, std::byte{255});
    b[19].assign(640, std::byte{4});
    Out(b[20]).w(100).fill(100, 200);
    Out(b[21]).w(256).zeros(255);
    for (const std::size_t section : {1U, 2U, 58U}) // barriers and the factory, in the order of release 1.0
        setByteAt(b[21], 4 + section, 1);
    Out(b[22]).w(1).w(7).w(9).w(10).fill(10, 1);
    gangWars(b[23]);
    jumps(b[24]);
    entrances(b[25]);
    b[26].assign(3836, std::byte{5});
    std::fill_n(b[26].begin() + 0xEE1, 22, std::byte{1}); // all statistics above 0
    setByteAt(b[26], 0xEE0, 3);
    setWordAt(b[16], 328 + 61 * 4, 3); // cities, as the radio has it
    b[27].assign(140, std::byte{});
    return save;
}

SaveBytes buildSave(const RawSave& save) {
    SaveBytes file;
    for (const auto& block : save.blocks) {
        Out(file).name(kTag, kTag.size());
        file.insert(file.end(), block.begin(), block.end());
    }
    while (file.size() < kRawSaveSize - 4)
        file.push_back(file.size() < 51200 ? std::byte{} : file[file.size() - 51200]);
    file.resize(kRawSaveSize);
    repairChecksum(file);
    return file;
}

RawSave takeApart(std::span<const std::byte> file) {
    RawSave save;
    std::size_t at = 0;
    for (std::size_t i = 0; i < save.blocks.size(); ++i) {
        if (!isTag(file, at))
            throw std::runtime_error("no tag of block " + std::to_string(i));
        const auto payload = file.subspan(at + 5);
        const auto length = lengthOf(i, payload);
        save.blocks[i].assign(payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(length));
        at += 5 + length;
    }
    return save;
}

RawSaveCounts countsOf(const RawSave& save) {
    const auto& b = save.blocks;
    RawSaveCounts c;
    c.objects = wordAt(b[2], 4 + std::size_t{548} * wordAt(b[2], 0));
    c.garages = wordAt(b[3], 0);
    c.regions = wordAt(b[5], 0);
    c.hospitals = shortAt(b[8], 0);
    c.polices = shortAt(b[8], 2 + 20 * c.hospitals);
    c.navigationZones = shortAt(b[10], 4);
    c.populations = shortAt(b[10], 6);
    c.mapZones = shortAt(b[10], 8);
    c.generators = wordAt(b[12], 0);
    c.jumps = wordAt(b[24], 0);
    c.openEntrances = wordAt(b[25], 0);
    c.entrances = (b[25].size() - 4 - 2 * c.openEntrances - 2) / 6;
    c.setPieces = wordAt(b[17], 0);
    for (std::size_t i = 0; i < 620; ++i)
        c.livePickups += byteAt(b[6], i * 32 + 0x1C) != 0;
    for (std::size_t i = 0; i < 175; ++i)
        c.liveMarkers += (byteAt(b[9], i * 40 + 0x26) >> 2 & 0xF) != 0;
    for (std::size_t i = 0; i < 80; ++i)
        c.storedCars += shortAt(b[3], 39 + i * 64 + 0x12) != 0;
    c.players = wordAt(b[2], 0);
    c.threads = wordAt(b[1], 4 + wordAt(b[1], 0) + 0x902);
    const auto script = 4 + std::size_t{wordAt(b[1], 0)};
    c.globals = wordAt(b[1], 0) / 4;
    for (std::size_t i = 0; i < 70; ++i)
        c.scriptTriggers += shortAt(b[1], script + i * 20) != 0xFFFF;
    for (std::size_t i = 0; i < 25; ++i)
        c.buildingSwaps += wordAt(b[1], script + 0x580 + i * 16) != 0;
    for (std::size_t i = 0; i < 20; ++i)
        c.invisibleObjects += wordAt(b[1], script + 0x710 + i * 8) != 0;
    for (std::size_t i = 0; i < 20; ++i)
        c.blockedModels += wordAt(b[1], script + 0x7B0 + i * 4) != 0xFFFFFFFF;
    for (std::size_t i = 0; i < 10; ++i)
        c.lodLinks += wordAt(b[1], script + 0x800 + i * 8) != 0xFFFFFFFF;
    for (std::size_t i = 0; i < 8; ++i)
        c.animationGroups += wordAt(b[1], script + 0x850 + i * 20) != 0xFFFFFFFF;
    c.pointsAfterDeath = wordAt(b[4], 0);
    c.plates = wordAt(b[12], 6 + 34 * c.generators);
    for (std::size_t i = 0; i < 5; ++i)
        c.liveMarkers3d += byteAt(b[27], i * 28) != 0;
    return c;
}

std::vector<RawRegion> regionsOf(const RawSave& save) {
    std::vector<RawRegion> found(wordAt(save.blocks[5], 0));
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto record = std::span<const std::byte>(save.blocks[5]).subspan(4 + i * 28);
        for (std::size_t k = 0; k < 6; ++k)
            found[i].box[k] = floatAt(record, 4 * k);
        found[i].off = byteAt(record, 0x18);
        found[i].car = byteAt(record, 0x19);
    }
    return found;
}

void addRegion(RawSave& save, const RawRegion& region) {
    auto& block = save.blocks[5];
    setWordAt(block, 0, wordAt(block, 0) + 1);
    Out out(block);
    for (const float bound : region.box)
        out.f(bound);
    out.b(region.off).b(region.car).h(0);
}

std::array<std::size_t, 28> payloadOffsets(const RawSave& save) {
    std::array<std::size_t, 28> offsets{};
    std::size_t at = 0;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        offsets[i] = at + 5;
        at += 5 + save.blocks[i].size();
    }
    return offsets;
}

std::uint32_t sumOf(std::span<const std::byte> file) {
    std::uint32_t total = 0;
    for (std::size_t i = 0; i + 4 < file.size(); ++i)
        total += byteAt(file, i);
    return total;
}

void repairChecksum(SaveBytes& file) {
    setWordAt(file, file.size() - 4, sumOf(file));
}

std::uint8_t byteAt(std::span<const std::byte> bytes, std::size_t at) {
    if (at >= bytes.size())
        throw std::runtime_error("beyond the end");
    return std::to_integer<std::uint8_t>(bytes[at]);
}
std::uint16_t shortAt(std::span<const std::byte> bytes, std::size_t at) {
    return static_cast<std::uint16_t>(byteAt(bytes, at) | byteAt(bytes, at + 1) << 8);
}
std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t at) {
    return shortAt(bytes, at) | static_cast<std::uint32_t>(shortAt(bytes, at + 2)) << 16U;
}
float floatAt(std::span<const std::byte> bytes, std::size_t at) {
    return std::bit_cast<float>(wordAt(bytes, at));
}
void setByteAt(std::span<std::byte> bytes, std::size_t at, std::uint8_t value) {
    bytes[at] = static_cast<std::byte>(value);
}
void setShortAt(std::span<std::byte> bytes, std::size_t at, std::uint16_t value) {
    setByteAt(bytes, at, static_cast<std::uint8_t>(value & 0xFFU));
    setByteAt(bytes, at + 1, static_cast<std::uint8_t>(value >> 8U));
}
void setWordAt(std::span<std::byte> bytes, std::size_t at, std::uint32_t value) {
    setShortAt(bytes, at, static_cast<std::uint16_t>(value & 0xFFFFU));
    setShortAt(bytes, at + 2, static_cast<std::uint16_t>(value >> 16U));
}
void setFloatAt(std::span<std::byte> bytes, std::size_t at, float value) {
    setWordAt(bytes, at, std::bit_cast<std::uint32_t>(value));
}

} // namespace navsmith::tests
