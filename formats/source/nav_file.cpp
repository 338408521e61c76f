#include "formats/source/nav_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <concepts>
#include <limits>
#include <type_traits>
#include <utility>

namespace navsmith::source {
namespace {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kTurnedMagic = 0xCEFAEDFEU; // kNavMagic in a big-endian file
constexpr std::uint32_t kPackedMagic = 0x414D5A4CU; // "LZMA": Valve's header of packed data
constexpr std::size_t kOldPathBytes = 32;           // two ids and two points
constexpr std::size_t kOldSpotBytes = 16;           // a position and a float

// ---- The format ----
// The functions describe*() describe the format once, for reading and writing, so the two cannot diverge. Each takes an
// `io`:
// Measuring  reads and keeps only the sizes of the pools; allocates nothing and tells whether a layout fits
// Filling    reads into a NavFile whose pools have reserved that size
// Sizing     adds up the bytes of a NavFile and finds what cannot be stored
// Storing    writes it
// `file` is a Totals for Measuring and a NavFile for the others. Fields come in file order.

/// Replaces a NavFile while measuring: its scalar fields and the sizes of its vectors.
struct Totals {
    std::uint8_t hasUnnamedAreas = 0;
    float viewDistance = 0;
    std::size_t places = 0;
    std::size_t populationName = 0;
    std::size_t fogPlaces = 0;
    std::size_t areas = 0;
    std::size_t ladders = 0;
    std::size_t connections = 0;
    std::size_t hidingSpots = 0;
    std::size_t approaches = 0;
    std::size_t encounterPaths = 0;
    std::size_t encounterSpots = 0;
    std::size_t oldPathBytes = 0;
    std::size_t ladderIds = 0;
    std::size_t visible = 0;
    std::size_t earlyNumbers = 0;
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
struct Adder {
    std::size_t bytes = 0;

    template <typename T>
    void operator()(const T&) {
        bytes += sizeof(T);
    }
    void narrow(const std::uint32_t&, std::size_t width) { bytes += width; }
};

/// Fills the visited fields. The bytes have been checked to be there.
struct Decoder {
    const std::byte* at = nullptr;

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
struct Encoder {
    std::byte* at = nullptr;

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

constexpr std::size_t kPathBytes = 11; // without spots

// The tail of Left 4 Dead, which changed with its sub-versions.
template <typename Io, typename File, typename Area, typename Early>
void describeLeftForDeadTail(Io& io, const NavFormat& format, File& file, Area& area, Early& early) {
    const std::uint32_t sub = format.subVersion;
    if (!hasGameFlags(format))
        return;
    io.value("spawn attributes", area.gameFlags);
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
        io.fields("spawn data", [&](auto& visit) {
            for (auto& word : early.spawnWords)
                visit(word);
        });
    }
    if (sub >= 3 && sub <= 9)
        io.template records<std::uint8_t, std::uint32_t>(early.numbers, file.earlyNumbers, "unnamed list");
}

template <typename Io, typename File, typename Area, typename Early>
void describeArea(Io& io, const NavFormat& format, File& file, Area& area, Early& early) {
    io.fields("area", [&](auto& visit) {
        visit(area.id);
        visit.narrow(area.attributes, attributeBytes(format));
        visitPoint(area.northWest, visit);
        visitPoint(area.southEast, visit);
        visit(area.northEastZ);
        visit(area.southWestZ);
    });
    for (auto& side : area.connections)
        io.template records<std::uint32_t, std::uint32_t>(side, file.connections, "connections");
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
        for (auto& way : area.ladders)
            io.template records<std::uint32_t, std::uint32_t>(way, file.ladderIds, "ladders of the area");
    if (hasOccupyTimes(format)) {
        io.fields(hasLight(format) ? "occupy times and light" : "occupy times", [&](auto& visit) {
            for (auto& time : area.occupyTimes)
                visit(time);
            if (hasLight(format))
                for (auto& corner : area.light)
                    visit(corner);
        });
    }
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
    if (hasBspSize({.version = version}))
        io.value("bsp size", bspSize);
    if (hasAnalysed({.version = version}))
        io.value("analysed", analysed);
}

// Everything after the header.
template <typename Io, typename File>
void describeBody(Io& io, const NavFormat& format, File& file) {
    if (hasPlaces(format))
        io.strings(file.places, "place names");
    if (hasUnnamedAreasByte(format))
        io.value("unnamed areas", file.hasUnnamedAreas);
    if (hasPopulationName(format))
        io.zeroTerminated(file.populationName, "population name");
    if (hasFogPlaces(format))
        io.strings(file.fogPlaces, "fog place names");
    io.areas(file, [&](auto& area, auto& early) { describeArea(io, format, file, area, early); });
    if (hasLadders(format))
        io.template list<NavLadder>(file.ladders, "ladders");
    if (hasViewDistance(format))
        io.value("view distance", file.viewDistance);
}

// ---- Reading ----

void skipOldPaths(ByteReader& reader, std::uint32_t count) {
    if (!reader.checkCount(count, kOldPathBytes + 1, "encounter paths"))
        return;
    for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
        reader.skip(kOldPathBytes, "encounter paths");
        reader.skip(reader.read<std::uint8_t>("encounter spots") * kOldSpotBytes, "encounter spots");
    }
}

/// Base of both readers.
class Reading {
public:
    Reading(const ByteReader& reader, const NavFormat& format) : reader_(reader), format_(format) {}

    [[nodiscard]] ByteReader& reader() { return reader_; }

    /// Call only after a failure. Names the area that failed.
    [[nodiscard]] FormatError error() const {
        FormatError error = reader_.error();
        if (area_)
            error.field = fmt::format("area {}, {}", *area_, error.field);
        return error;
    }

    template <typename T>
    void value(std::string_view name, T& field) {
        field = reader_.read<T>(name);
    }

protected:
    /// Reads a count and returns 0 if fewer than that many records of this size can follow.
    template <typename Count>
    std::uint32_t count(std::size_t least, std::string_view name) {
        const std::uint32_t count = reader_.read<Count>(name);
        return reader_.checkCount(count, least, name) ? count : 0;
    }

    Bytes untilZero(std::string_view name) {
        ByteReader ahead = reader_;
        const Bytes rest = ahead.takeRest();
        const auto zero = std::find(rest.begin(), rest.end(), std::byte{});
        if (reader_.ok() && zero == rest.end())
            reader_.fail(FormatErrorCode::Truncated, name, fmt::format("{} bytes without a zero", rest.size()),
                         "a name that ends with a zero");
        const Bytes found = reader_.take(static_cast<std::size_t>(zero - rest.begin()), name);
        reader_.skip(1, name);
        return found;
    }

    Bytes takeOldPaths(std::uint32_t count) {
        ByteReader ahead = reader_;
        skipOldPaths(ahead, count);
        const auto start = reader_.offset();
        if (!ahead.ok()) {
            reader_ = ahead;
            return {};
        }
        return reader_.take(static_cast<std::size_t>(ahead.offset() - start), "encounter paths");
    }

    ByteReader reader_;
    NavFormat format_;
    std::optional<std::uint32_t> area_; ///< the area being read
};

/// Works on a Totals.
class Measuring : public Reading {
public:
    using Reading::Reading;

    template <typename Fields>
    void fields(std::string_view name, Fields&& fields) {
        reader_.skip(bytesOf(fields), name);
    }

    template <typename Count, typename Record>
    void records(NavRange&, std::size_t& total, std::string_view name) {
        const std::size_t size = recordBytes<Record>(format_);
        const std::uint32_t count = this->count<Count>(size, name);
        reader_.skip(count * size, name);
        total += count;
    }

    template <typename Record, typename Each>
    void entries(NavRange&, std::size_t& total, std::size_t least, std::string_view name, Each&& each) {
        const auto count = this->count<std::uint32_t>(least, name);
        Record scratch;
        for (std::uint32_t i = 0; i < count && reader_.ok(); ++i)
            each(scratch);
        total += count;
    }

    template <typename Record>
    void list(std::size_t& total, std::string_view name) {
        NavRange range;
        records<std::uint32_t, Record>(range, total, name);
    }

    template <typename Each>
    void areas(Totals& file, Each&& each) {
        const auto count = this->count<std::uint32_t>(smallestAreaBytes(format_), "areas");
        NavArea scratch;
        EarlyAreaPart early;
        for (std::uint32_t i = 0; i < count && reader_.ok(); ++i) {
            area_ = i;
            each(scratch, early);
        }
        if (reader_.ok())
            area_.reset();
        file.areas = count;
    }

    void strings(std::size_t& total, std::string_view name) {
        total = count<std::uint16_t>(sizeof(std::uint16_t), name);
        for (std::size_t i = 0; i < total && reader_.ok(); ++i)
            reader_.skip(reader_.read<std::uint16_t>(name), name);
    }

    void zeroTerminated(std::size_t& length, std::string_view name) { length = untilZero(name).size(); }

    void oldPaths(NavArea&, std::size_t& total) {
        const auto count = reader_.read<std::uint32_t>("encounter paths");
        total += takeOldPaths(count).size();
    }
};

/// Works on a NavFile whose pools have reserved their size. Cannot fail: Measuring has read the same bytes.
class Filling : public Reading {
public:
    using Reading::Reading;

    template <typename Fields>
    void fields(std::string_view name, Fields&& fields) {
        const Bytes stored = reader_.take(bytesOf(fields), name);
        Decoder decoder{stored.data()};
        if (reader_.ok())
            fields(decoder);
    }

    template <typename Count, typename Record>
    void records(NavRange& range, std::vector<Record>& pool, std::string_view name) {
        const std::size_t size = recordBytes<Record>(format_);
        const std::uint32_t count = this->count<Count>(size, name);
        range = claim(pool, count);
        Decoder decoder{reader_.take(count * size, name).data()};
        for (Record* record = pool.data() + pool.size() - count; record != pool.data() + pool.size(); ++record)
            visitRecord(*record, format_, decoder);
    }

    template <typename Record, typename Each>
    void entries(NavRange& range, std::vector<Record>& pool, std::size_t least, std::string_view name, Each&& each) {
        range = claim(pool, this->count<std::uint32_t>(least, name));
        for (Record* record = pool.data() + pool.size() - range.count; record != pool.data() + pool.size(); ++record)
            each(*record);
    }

    template <typename Record>
    void list(std::vector<Record>& records, std::string_view name) {
        NavRange range;
        this->records<std::uint32_t>(range, records, name);
    }

    template <typename Each>
    void areas(NavFile& file, Each&& each) {
        file.areas.resize(count<std::uint32_t>(smallestAreaBytes(format_), "areas"));
        if (hasEarlyParts(format_))
            file.earlyAreas.resize(file.areas.size());
        EarlyAreaPart none;
        for (std::size_t i = 0; i < file.areas.size(); ++i)
            each(file.areas[i], file.earlyAreas.empty() ? none : file.earlyAreas[i]);
    }

    void strings(std::vector<std::string>& names, std::string_view name) {
        names.resize(count<std::uint16_t>(sizeof(std::uint16_t), name));
        for (std::string& each : names)
            assign(each, reader_.take(reader_.read<std::uint16_t>(name), name));
    }

    void zeroTerminated(std::string& text, std::string_view name) { assign(text, untilZero(name)); }

    void oldPaths(NavArea& area, std::vector<std::byte>& pool) {
        area.oldPathCount = reader_.read<std::uint32_t>("encounter paths");
        const Bytes stored = takeOldPaths(area.oldPathCount);
        area.oldPaths = claim(pool, static_cast<std::uint32_t>(stored.size()));
        std::copy(stored.begin(), stored.end(), pool.end() - static_cast<std::ptrdiff_t>(stored.size()));
    }

private:
    template <typename Record>
    static NavRange claim(std::vector<Record>& pool, std::uint32_t count) {
        if (count == 0)
            return {};
        const auto offset = static_cast<std::uint32_t>(pool.size());
        pool.resize(pool.size() + count);
        return {offset, count};
    }

    static void assign(std::string& text, Bytes stored) {
        text.resize(stored.size());
        std::transform(stored.begin(), stored.end(), text.begin(),
                       [](std::byte letter) { return static_cast<char>(letter); });
    }
};

void reserve(NavFile& file, const Totals& totals) {
    file.connections.reserve(totals.connections);
    file.hidingSpots.reserve(totals.hidingSpots);
    file.approaches.reserve(totals.approaches);
    file.encounterPaths.reserve(totals.encounterPaths);
    file.encounterSpots.reserve(totals.encounterSpots);
    file.oldPathBytes.reserve(totals.oldPathBytes);
    file.ladderIds.reserve(totals.ladderIds);
    file.visible.reserve(totals.visible);
    file.earlyNumbers.reserve(totals.earlyNumbers);
    file.ladders.reserve(totals.ladders);
}

// ---- Writing ----

/// Works on a const NavFile.
class Sizing {
public:
    explicit Sizing(const NavFormat& format) : format_(format) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const std::optional<FormatError>& error() const { return error_; }

    void fail(std::string_view field, std::string found, std::string expected) {
        if (error_)
            return;
        error_ = FormatError{FormatErrorCode::BadValue,
                             size_,
                             area_ ? fmt::format("area {}, {}", *area_, field) : std::string(field),
                             std::move(found),
                             std::move(expected),
                             {}};
    }

    template <typename T>
    void value(std::string_view, const T&) {
        size_ += sizeof(T);
    }

    template <typename Fields>
    void fields(std::string_view name, Fields&& fields) {
        FieldChecker checker;
        fields(checker);
        if (checker.tooWide)
            fail(name, fmt::format("attributes 0x{:X}", *checker.tooWide),
                 fmt::format("attributes of {} bytes", attributeBytes(format_)));
        size_ += checker.bytes;
    }

    template <typename Count, typename Record>
    void records(NavRange range, const std::vector<Record>& pool, std::string_view name) {
        if (fits<Count>(range, pool, name))
            size_ += range.count * recordBytes<Record>(format_);
        size_ += sizeof(Count);
    }

    template <typename Record, typename Each>
    void entries(NavRange range, const std::vector<Record>& pool, std::size_t, std::string_view name, Each&& each) {
        size_ += sizeof(std::uint32_t);
        if (fits<std::uint32_t>(range, pool, name))
            for (const Record& record : source::entries(pool, range))
                each(record);
    }

    template <typename Record>
    void list(const std::vector<Record>& records, std::string_view name) {
        counted<std::uint32_t>(records.size(), name);
        size_ += records.size() * recordBytes<Record>(format_);
    }

    template <typename Each>
    void areas(const NavFile& file, Each&& each) {
        counted<std::uint32_t>(file.areas.size(), "areas");
        const bool early = hasEarlyParts(format_);
        if (early && file.earlyAreas.size() != file.areas.size()) {
            fail("early area parts", fmt::format("{}", file.earlyAreas.size()),
                 fmt::format("{}, one an area", file.areas.size()));
            return;
        }
        const EarlyAreaPart none;
        for (std::size_t i = 0; i < file.areas.size() && !error_; ++i) {
            area_ = i;
            each(file.areas[i], early ? file.earlyAreas[i] : none);
        }
        area_.reset();
    }

    void strings(const std::vector<std::string>& names, std::string_view name) {
        counted<std::uint16_t>(names.size(), name);
        for (const std::string& each : names) {
            counted<std::uint16_t>(each.size(), name);
            size_ += each.size();
        }
    }

    void zeroTerminated(const std::string& text, std::string_view name) {
        if (text.find('\0') != std::string::npos)
            fail(name, "a zero in it", "a name without one");
        size_ += text.size() + 1;
    }

    void oldPaths(const NavArea& area, const std::vector<std::byte>& pool) {
        size_ += sizeof(std::uint32_t);
        if (!fits<std::uint32_t>(area.oldPaths, pool, "encounter paths"))
            return;
        ByteReader reader(source::entries(pool, area.oldPaths));
        skipOldPaths(reader, area.oldPathCount);
        if (!reader.expectEnd("encounter paths"))
            fail("encounter paths", fmt::format("{} bytes", area.oldPaths.count),
                 fmt::format("the bytes of {} paths", area.oldPathCount));
        size_ += area.oldPaths.count;
    }

private:
    struct FieldChecker : Adder {
        std::optional<std::uint32_t> tooWide = {};

        void narrow(const std::uint32_t& field, std::size_t width) {
            Adder::narrow(field, width);
            if (width < sizeof(field) && field >> (8 * width) != 0)
                tooWide = field;
        }
    };

    template <typename Count>
    void counted(std::size_t count, std::string_view name) {
        constexpr std::size_t most = std::numeric_limits<Count>::max();
        if (count > most)
            fail(name, fmt::format("{}", count), fmt::format("at most {}", most));
        size_ += sizeof(Count);
    }

    template <typename Count, typename Record>
    bool fits(NavRange range, const std::vector<Record>& pool, std::string_view name) {
        constexpr std::uint32_t most = std::numeric_limits<Count>::max();
        if (range.count > most)
            fail(name, fmt::format("{}", range.count), fmt::format("at most {}", most));
        const std::uint64_t end = std::uint64_t{range.offset} + range.count;
        if (range.count > 0 && end > pool.size())
            fail(name, fmt::format("entries up to {}", end), fmt::format("no more than the {} there are", pool.size()));
        return !error_;
    }

    NavFormat format_;
    std::size_t size_ = 0;
    std::optional<std::size_t> area_; ///< the area being examined
    std::optional<FormatError> error_;
};

/// Works on a const NavFile that Sizing has accepted.
class Storing {
public:
    Storing(ByteWriter& writer, const NavFormat& format) : writer_(writer), format_(format) {}

    template <typename T>
    void value(std::string_view, const T& field) {
        writer_.write(field);
    }

    template <typename Fields>
    void fields(std::string_view, Fields&& fields) {
        Encoder encoder{writer_.extend(bytesOf(fields)).data()};
        fields(encoder);
    }

    template <typename Count, typename Record>
    void records(NavRange range, const std::vector<Record>& pool, std::string_view) {
        put<Count>(entriesOf(pool, range));
    }

    template <typename Record, typename Each>
    void entries(NavRange range, const std::vector<Record>& pool, std::size_t, std::string_view, Each&& each) {
        writer_.write(range.count);
        for (const Record& record : entriesOf(pool, range))
            each(record);
    }

    template <typename Record>
    void list(const std::vector<Record>& records, std::string_view) {
        put<std::uint32_t>(std::span(records));
    }

    template <typename Each>
    void areas(const NavFile& file, Each&& each) {
        writer_.write(static_cast<std::uint32_t>(file.areas.size()));
        const EarlyAreaPart none;
        for (std::size_t i = 0; i < file.areas.size(); ++i)
            each(file.areas[i], hasEarlyParts(format_) ? file.earlyAreas[i] : none);
    }

    void strings(const std::vector<std::string>& names, std::string_view) {
        writer_.write(static_cast<std::uint16_t>(names.size()));
        for (const std::string& each : names) {
            writer_.write(static_cast<std::uint16_t>(each.size()));
            writer_.write(std::as_bytes(std::span(each)));
        }
    }

    void zeroTerminated(const std::string& text, std::string_view) {
        writer_.write(std::as_bytes(std::span(text)));
        writer_.write(std::uint8_t{0});
    }

    void oldPaths(const NavArea& area, const std::vector<std::byte>& pool) {
        writer_.write(area.oldPathCount);
        writer_.write(entriesOf(pool, area.oldPaths));
    }

private:
    /// With no entries the offset may be anything.
    template <typename Record>
    static std::span<const Record> entriesOf(const std::vector<Record>& pool, NavRange range) {
        return range.count == 0 ? std::span<const Record>() : source::entries(pool, range);
    }

    template <typename Count, typename Record>
    void put(std::span<const Record> records) {
        writer_.write(static_cast<Count>(records.size()));
        Encoder encoder{writer_.extend(records.size() * recordBytes<Record>(format_)).data()};
        for (const Record& record : records)
            visitRecord(record, format_, encoder);
    }

    ByteWriter& writer_;
    NavFormat format_;
};

// ---- Choosing the layout ----

/// Reads the header after the magic number.
NavHeader readHeader(ByteReader& reader) {
    Reading reading(reader, {});
    NavHeader header;
    describeHeader(reading, header.version, header.subVersion, header.bspSize, header.analysed);
    reader = reading.reader();
    return header;
}

void readMagic(ByteReader& reader) {
    const auto magic = reader.read<std::uint32_t>("magic");
    const auto refuse = [&reader](FormatErrorCode code, std::string found) {
        reader.fail(code, "magic", std::move(found), "CE FA ED FE, a navigation mesh", sizeof(magic));
    };
    if (!reader.ok() || magic == kNavMagic)
        return;
    if (magic == kTurnedMagic)
        refuse(FormatErrorCode::Unsupported, "the mesh of a console (Xbox 360, PlayStation 3): its bytes are swapped");
    else if (magic == kPackedMagic)
        refuse(FormatErrorCode::Unsupported, "LZMA: a packed file, as in console builds");
    else
        refuse(FormatErrorCode::BadMagic, fmt::format("0x{:08X}", magic));
}

/// One try to read the whole mesh in a layout, without its stale tail.
struct Attempt {
    Totals totals;
    std::optional<FormatError> error;
};

Attempt attempt(const ByteReader& body, const NavFormat& format) {
    Attempt result;
    Measuring measuring(body, format);
    describeBody(measuring, format, result.totals);
    if (!hasStaleTail(format))
        measuring.reader().expectEnd("end of file");
    if (!measuring.reader().ok())
        result.error = measuring.error();
    return result;
}

// A wrong layout usually fails early, but where the right one fails early too, the wrong one may get a little further.
// So the error of a less likely layout counts only if it got twice as far.
bool isFarther(const FormatError& error, const FormatError& likelier, std::uint64_t body) {
    return error.offset - body > 2 * (likelier.offset - body);
}

} // namespace

std::size_t smallestAreaBytes(const NavFormat& format) {
    static const NavFile empty;
    const NavArea area;
    const EarlyAreaPart early;
    Sizing sizing(format);
    describeArea(sizing, format, empty, area, early);
    return sizing.size();
}

bytes::Result<NavHeader> peek(std::span<const std::byte> file) {
    ByteReader reader(file);
    readMagic(reader);
    const NavHeader header = readHeader(reader);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return header;
}

bytes::Result<NavFile> read(std::span<const std::byte> file, const NavReadOptions& options) {
    ByteReader reader(file);
    readMagic(reader);
    const NavHeader header = readHeader(reader);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const auto refusal = options.layout
                             ? whyImpossible({header.version, header.subVersion, *options.layout}) // may be a file of
                                                                                                   // Insurgency
                             : whyUnsupported(header);
    if (refusal)
        return tl::unexpected(*refusal);
    if (file.size() > std::numeric_limits<std::uint32_t>::max()) // limit of NavRange
        return tl::unexpected(FormatError{
            FormatErrorCode::Unsupported, 0, "size", fmt::format("{} bytes", file.size()), "less than 4 GiB", {}});

    NavFormat format{.version = header.version, .subVersion = header.subVersion, .layout = NavLayout::Plain};
    std::optional<FormatError> best;
    for (const NavLayout layout : options.layout ? std::vector{*options.layout} : likelyLayouts(header)) {
        format.layout = layout;
        Attempt tried = attempt(reader, format);
        if (tried.error) {
            if (!best || isFarther(*tried.error, *best, reader.offset())) {
                best = std::move(tried.error);
                if (header.version >= 10)
                    best->expected += fmt::format(" in the layout of {}", layoutName(layout));
            }
            continue;
        }
        NavFile result;
        result.format = format;
        result.bspSize = header.bspSize;
        result.analysed = header.analysed;
        reserve(result, tried.totals);
        Filling filling(reader, format);
        describeBody(filling, format, result);
        assert(filling.reader().ok()); // Measuring succeeded
        const Bytes tail = filling.reader().takeRest();
        result.staleTail.assign(tail.begin(), tail.end());
        return result;
    }
    return tl::unexpected(std::move(*best));
}

bytes::Result<std::vector<std::byte>> write(const NavFile& file) {
    const NavFormat& format = file.format;
    if (auto error = whyImpossible(format))
        return tl::unexpected(std::move(*error));

    const auto describe = [&](auto& io) {
        io.value("magic", kNavMagic);
        describeHeader(io, format.version, format.subVersion, file.bspSize, file.analysed);
        describeBody(io, format, file);
    };
    Sizing sizing(format);
    if (!hasSubVersion(format) && format.subVersion != 0)
        sizing.fail("sub-version", fmt::format("{}", format.subVersion), "0 in a version below 10");
    describe(sizing);
    if (sizing.error())
        return tl::unexpected(*sizing.error());

    const std::size_t tail = hasStaleTail(format) ? file.staleTail.size() : 0;
    ByteWriter writer(sizing.size() + tail);
    Storing storing(writer, format);
    describe(storing);
    if (tail > 0)
        writer.write(file.staleTail);
    return writer.release();
}

} // namespace navsmith::source
