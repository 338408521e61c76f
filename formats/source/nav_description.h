// The format of a mesh, described once; internal to the files nav_*.cpp. Reading, writing and fieldAt() share the
// functions describe*(), so they cannot diverge. Each takes an `io`:
// Measuring  reads and keeps only the sizes of the pools; allocates nothing and tells whether a layout fits
// Filling    reads into a NavFile whose pools have reserved that size
// Sizing     adds up the bytes of a NavFile and finds what cannot be stored
// Storing    writes it
// Locating   finds the field at an offset
// `file` is a Totals for Measuring and a NavFile for the others. Fields come in file order. A label replaces the name
// of the next fields in fieldAt(), where it can be more precise than an error.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/source/nav_file.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace navsmith::source {

inline constexpr std::size_t kOldPathBytes = 32; // two ids and two points
inline constexpr std::size_t kOldSpotBytes = 16; // a position and a float
inline constexpr std::size_t kPathBytes = 11;    // without spots

/// Base of everything that ignores labels.
struct Unlabelled {
    void label(std::string_view) const {}
};

template <typename Point, typename Visit>
requires std::same_as<std::remove_const_t<Point>, NavPoint>
void visitPoint(Point& point, Visit&& visit) {
    visit(point.x);
    visit(point.y);
    visit(point.z);
}

// The fixed-size records. T may be const.
template <typename T, typename Visit>
void visitRecord(T& record, const NavFormat& format, Visit&& visit) {
    using Record = std::remove_const_t<T>;
    if constexpr (std::is_same_v<Record, std::uint32_t>) {
        visit(record);
    } else if constexpr (std::is_same_v<Record, HidingSpot>) {
        if (hasHidingSpotIds(format))
            visit(record.id);
        visitPoint(record.position, visit);
        if (hasHidingSpotIds(format))
            visit(record.flags);
    } else if constexpr (std::is_same_v<Record, ApproachArea>) {
        visit(record.here);
        visit(record.previous);
        visit(record.previousHow);
        visit(record.next);
        visit(record.nextHow);
    } else if constexpr (std::is_same_v<Record, EncounterSpot>) {
        visit(record.spot);
        visit(record.t);
    } else if constexpr (std::is_same_v<Record, VisibleArea>) {
        visit(record.area);
        if (hasVisibility(format))
            visit(record.visibility);
    } else {
        static_assert(std::is_same_v<Record, NavLadder>);
        visit(record.id);
        visit(record.width);
        visitPoint(record.top, visit);
        visitPoint(record.bottom, visit);
        visit(record.length);
        visit(record.direction);
        if (hasLadderDangling(format))
            visit(record.dangling);
        visit(record.topForward);
        visit(record.topLeft);
        visit(record.topRight);
        visit(record.topBehind);
        visit(record.bottomArea);
    }
}

/// Adds up the bytes of the fields it visits.
struct Adder : Unlabelled {
    std::size_t bytes = 0;

    template <typename T>
    void operator()(const T&) {
        bytes += sizeof(T);
    }
    void narrow(const std::uint32_t&, std::size_t width) { bytes += width; }
};

/// Fills the visited fields. The bytes have been checked to be there.
struct Decoder : Unlabelled {
    explicit Decoder(const std::byte* from) : at(from) {}

    const std::byte* at;

    template <typename T>
    void operator()(T& field) {
        field = bytes::loadLittleEndian<T>(at);
        at += sizeof(T);
    }
    /// A field that this version stores in `width` bytes.
    void narrow(std::uint32_t& field, std::size_t width) {
        field = 0;
        for (std::size_t i = 0; i < width; ++i)
            field |= std::to_integer<std::uint32_t>(at[i]) << (8 * i);
        at += width;
    }
};

/// Writes the visited fields. The space has been reserved.
struct Encoder : Unlabelled {
    explicit Encoder(std::byte* to) : at(to) {}

    std::byte* at;

    template <typename T>
    void operator()(const T& field) {
        bytes::storeLittleEndian(at, field);
        at += sizeof(T);
    }
    void narrow(const std::uint32_t& field, std::size_t width) {
        for (std::size_t i = 0; i < width; ++i)
            at[i] = static_cast<std::byte>(field >> (8 * i) & 0xFFU);
        at += width;
    }
};

template <typename Fields>
std::size_t bytesOf(Fields&& fields) {
    Adder adder;
    fields(adder);
    return adder.bytes;
}

template <typename Record>
std::size_t recordBytes(const NavFormat& format) {
    const Record record{};
    return bytesOf([&](auto& visit) { visitRecord(record, format, visit); });
}

template <typename Io, typename File, typename Path>
void describePath(Io& io, File& file, Path& path) {
    io.fields("encounter paths", [&](auto& visit) {
        visit(path.from);
        visit(path.fromDirection);
        visit(path.to);
        visit(path.toDirection);
    });
    io.template records<std::uint8_t, EncounterSpot>(path.spots, file.encounterSpots, "encounter spots");
}

// The tail of Left 4 Dead, which changed with its sub-versions.
template <typename Io, typename File, typename Area, typename Early>
void describeLeftForDeadTail(Io& io, const NavFormat& format, File& file, Area& area, Early& early) {
    const std::uint32_t sub = format.subVersion;
    if (!hasGameFlags(format))
        return;
    io.label("game flags");
    io.value("spawn attributes", area.gameFlags);
    io.label("unknown words");
    io.fields("unnamed numbers", [&](auto& visit) {
        if (sub >= 2 && sub <= 9)
            visit(early.unknown[0]);
        if (sub >= 4 && sub <= 9)
            visit(early.unknown[1]);
        if (sub >= 5 && sub <= 12)
            visit(early.unknown[2]);
    });
    if (hasFogPlace(format))
        io.fields("fog place", [&](auto& visit) { visit(area.fogPlace); });
    if (sub <= 9 && (area.gameFlags & kSpawnWordsBit) != 0) {
        io.label("words for spawning");
        io.fields("spawn data", [&](auto& visit) {
            for (auto& word : early.spawnWords)
                visit(word);
        });
    }
    if (sub >= 3 && sub <= 9) {
        io.label("unknown numbers");
        io.template records<std::uint8_t, std::uint32_t>(early.numbers, file.earlyNumbers, "unnamed list");
    }
}

template <typename Io, typename Area>
void describeShape(Io& io, const NavFormat& format, Area& area) {
    io.fields("area", [&](auto& visit) {
        visit.label("id");
        visit(area.id);
        visit.label("attributes");
        visit.narrow(area.attributes, attributeBytes(format));
        visit.label("north-west corner");
        visitPoint(area.northWest, visit);
        visit.label("south-east corner");
        visitPoint(area.southEast, visit);
        visit.label("north-east height");
        visit(area.northEastZ);
        visit.label("south-west height");
        visit(area.southWestZ);
    });
}

inline constexpr std::array<std::string_view, 4> kConnectionLabels{"connections north", "connections east",
                                                                   "connections south", "connections west"};
inline constexpr std::array<std::string_view, 2> kLadderLabels{"ladders up", "ladders down"};

/// `ranges` have one label each.
template <typename Io, typename Ranges, typename Labels, typename Pool>
void describeIdLists(Io& io, Ranges& ranges, const Labels& labels, Pool& pool, std::string_view name) {
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        io.label(labels[i]);
        io.template records<std::uint32_t, std::uint32_t>(ranges[i], pool, name);
    }
}

template <typename Io, typename Area>
void describeTimesAndLight(Io& io, const NavFormat& format, Area& area) {
    io.fields(hasLight(format) ? "occupy times and light" : "occupy times", [&](auto& visit) {
        visit.label("earliest occupy times");
        for (auto& time : area.occupyTimes)
            visit(time);
        visit.label("light");
        if (hasLight(format))
            for (auto& corner : area.light)
                visit(corner);
    });
}

template <typename Io, typename File, typename Area, typename Early>
void describeArea(Io& io, const NavFormat& format, File& file, Area& area, Early& early) {
    describeShape(io, format, area);
    describeIdLists(io, area.connections, kConnectionLabels, file.connections, "connections");
    io.template records<std::uint8_t, HidingSpot>(area.hidingSpots, file.hidingSpots, "hiding spots");
    if (hasApproaches(format) && format.layout != NavLayout::CounterStrike)
        io.template records<std::uint8_t, ApproachArea>(area.approaches, file.approaches, "approach areas");
    if (hasEncounterPaths(format)) {
        io.template entries<EncounterPath>(area.encounterPaths, file.encounterPaths, kPathBytes, "encounter paths",
                                           [&](auto& path) { describePath(io, file, path); });
    } else {
        io.oldPaths(area, file.oldPathBytes);
    }
    if (hasPlaces(format))
        io.fields("place", [&](auto& visit) { visit(area.place); });
    if (hasLadderLists(format))
        describeIdLists(io, area.ladders, kLadderLabels, file.ladderIds, "ladders of the area");
    if (hasOccupyTimes(format))
        describeTimesAndLight(io, format, area);
    if (isLeftForDead(format)) // its tail comes before the fields that all games store
        describeLeftForDeadTail(io, format, file, area, early);
    if (hasVisible(format))
        io.template records<std::uint32_t, VisibleArea>(area.visible, file.visible, "visible areas");
    if (hasInheritance(format))
        io.fields("inherited visibility", [&](auto& visit) { visit(area.inheritVisibilityFrom); });
    if (format.layout == NavLayout::CounterStrike)
        io.template records<std::uint8_t, ApproachArea>(area.approaches, file.approaches, "approach areas");
    if (format.layout == NavLayout::TeamFortress)
        io.fields("game flags", [&](auto& visit) { visit(area.gameFlags); });
}

template <typename Io, typename Version, typename Byte>
void describeHeader(Io& io, Version& version, Version& subVersion, Version& bspSize, Byte& analysed) {
    io.value("version", version);
    if (hasSubVersion({.version = version}))
        io.value("sub-version", subVersion);
    if (version > kLastNavVersion)
        return;
    if (hasBspSize({.version = version})) {
        io.label("size of the map");
        io.value("bsp size", bspSize);
    }
    if (hasAnalysed({.version = version}))
        io.value("analysed", analysed);
}

// Everything after the header.
template <typename Io, typename File>
void describeBody(Io& io, const NavFormat& format, File& file) {
    if (hasPlaces(format)) {
        io.label("places");
        io.strings(file.places, "place names");
    }
    if (hasUnnamedAreasByte(format))
        io.value("unnamed areas", file.hasUnnamedAreas);
    if (hasPopulationName(format)) {
        io.label("population");
        io.zeroTerminated(file.populationName, "population name");
    }
    if (hasFogPlaces(format)) {
        io.label("fog places");
        io.strings(file.fogPlaces, "fog place names");
    }
    io.areas(file, [&](auto& area, auto& early) { describeArea(io, format, file, area, early); });
    if (hasLadders(format))
        io.template list<NavLadder>(file.ladders, "ladders");
    if (hasViewDistance(format))
        io.value("view distance", file.viewDistance);
}
/// The whole file but its stale tail.
template <typename Io>
void describeFile(Io& io, const NavFile& file) {
    const NavFormat& format = file.format;
    io.value("magic", kNavMagic);
    describeHeader(io, format.version, format.subVersion, file.bspSize, file.analysed);
    describeBody(io, format, file);
}

/// Steps over the encounter paths of versions 1 and 2.
inline void skipOldPaths(bytes::ByteReader& reader, std::uint32_t count) {
    if (!reader.checkCount(count, kOldPathBytes + 1, "encounter paths"))
        return;
    for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
        reader.skip(kOldPathBytes, "encounter paths");
        reader.skip(reader.read<std::uint8_t>("encounter spots") * kOldSpotBytes, "encounter spots");
    }
}

} // namespace navsmith::source
