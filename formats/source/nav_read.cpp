#include "formats/source/nav_description.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::source {

namespace {

using bytes::ByteReader;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kTurnedMagic = 0xCEFAEDFEU; // kNavMagic in a big-endian file
constexpr std::uint32_t kPackedMagic = 0x414D5A4CU; // "LZMA": Valve's header of packed data

/// Stands for a NavFile: its small fields, and the sizes of its vectors.
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

/// Base of both readers.
class Reading : public Unlabelled {
public:
    Reading(const ByteReader& reader, const NavFormat& format) : reader_(reader), format_(format) {}

    [[nodiscard]] ByteReader& reader() { return reader_; }

    /// Call only after a failure. Names the area that failed.
    [[nodiscard]] FormatError error() const {
        FormatError error = reader_.error();
        if (area_) {
            if (!tooManyAreas_)
                error.field = fmt::format("area {}, {}", *area_, error.field);
            error.shortage = {"areas", *area_, areaCount_};
        }
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
        Bytes text = reader_.take(static_cast<std::size_t>(zero - rest.begin()), name);
        reader_.skip(1, name);
        return text;
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
    std::uint32_t areaCount_ = 0;
    bool tooManyAreas_ = false; ///< the file is too short for the count
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
        areaCount_ = reader_.read<std::uint32_t>("areas");
        ByteReader counted = reader_;
        NavArea scratch;
        EarlyAreaPart early;
        for (std::uint32_t i = 0; i < areaCount_ && reader_.ok(); ++i) {
            area_ = i;
            each(scratch, early);
        }
        // Only now is it known how many areas there are, but what is wrong is their count.
        tooManyAreas_ = !counted.checkCount(areaCount_, smallestAreaBytes(format_), "areas");
        if (tooManyAreas_)
            reader_ = counted;
        if (reader_.ok())
            area_.reset();
        file.areas = areaCount_;
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

/// Works on a NavFile whose pools have reserved their size; skips visible areas and notes where they are. Cannot fail:
/// Measuring has read the same bytes.
class Filling : public Reading {
public:
    Filling(const ByteReader& reader, const NavFormat& format, std::vector<std::uint64_t>& visibleAt)
        : Reading(reader, format), visibleAt_(visibleAt) {}

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
        if constexpr (std::is_same_v<Record, VisibleArea>) {
            visibleAt_[*area_] = reader_.offset();
            range = count == 0 ? NavRange() : NavRange{visible_, count};
            visible_ += count;
            reader_.skip(count * size, name);
        } else {
            range = claim(pool, count);
            Decoder decoder{reader_.take(count * size, name).data()};
            for (Record* record = pool.data() + pool.size() - count; record != pool.data() + pool.size(); ++record)
                visitRecord(*record, format_, decoder);
        }
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
        visibleAt_.resize(file.areas.size());
        EarlyAreaPart none;
        for (std::uint32_t i = 0; i < file.areas.size(); ++i) {
            area_ = i;
            each(file.areas[i], file.earlyAreas.empty() ? none : file.earlyAreas[i]);
        }
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

    std::vector<std::uint64_t>& visibleAt_; ///< by area
    std::uint32_t visible_ = 0;             ///< entries so far
};

void reserve(NavFile& file, const Totals& totals) {
    file.connections.reserve(totals.connections);
    file.hidingSpots.reserve(totals.hidingSpots);
    file.approaches.reserve(totals.approaches);
    file.encounterPaths.reserve(totals.encounterPaths);
    file.encounterSpots.reserve(totals.encounterSpots);
    file.oldPathBytes.reserve(totals.oldPathBytes);
    file.ladderIds.reserve(totals.ladderIds);
    file.earlyNumbers.reserve(totals.earlyNumbers);
    file.ladders.reserve(totals.ladders);
}
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

/// Reads the body, which Measuring has read successfully.
NavOutline fill(const ByteReader& body, const NavHeader& header, const NavFormat& format, const Totals& totals) {
    NavOutline outline;
    NavFile& file = outline.file;
    file.format = format;
    file.bspSize = header.bspSize;
    file.analysed = header.analysed;
    reserve(file, totals);
    Filling filling(body, format, outline.visibleAt);
    describeBody(filling, format, file);
    assert(filling.reader().ok()); // Measuring succeeded
    outline.visibleCount = totals.visible;
    const Bytes tail = filling.reader().takeRest();
    file.staleTail.assign(tail.begin(), tail.end());
    return outline;
}

} // namespace

bytes::Result<NavHeader> peek(std::span<const std::byte> file) {
    ByteReader reader(file);
    readMagic(reader);
    const NavHeader header = readHeader(reader);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return header;
}

bytes::Result<NavOutline> readOutline(std::span<const std::byte> file, const NavReadOptions& options) {
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
        return fill(reader, header, format, tried.totals);
    }
    return tl::unexpected(std::move(*best));
}

std::size_t visibleAreaBytes(const NavFormat& format) {
    return recordBytes<VisibleArea>(format);
}

void decodeVisible(const NavFormat& format, std::span<const std::byte> stored, std::span<VisibleArea> out) {
    assert(stored.size() >= out.size() * visibleAreaBytes(format));
    Decoder decoder{stored.data()};
    for (VisibleArea& each : out)
        visitRecord(each, format, decoder);
}

bytes::Result<NavFile> read(std::span<const std::byte> file, const NavReadOptions& options) {
    return readOutline(file, options).map([&](NavOutline&& outline) {
        NavFile result = std::move(outline.file);
        result.visible.resize(outline.visibleCount);
        for (std::size_t i = 0; i < result.areas.size(); ++i) {
            const auto [offset, count] = result.areas[i].visible;
            if (count != 0)
                decodeVisible(result.format, file.subspan(outline.visibleAt[i]),
                              std::span(result.visible).subspan(offset, count));
        }
        return result;
    });
}

} // namespace navsmith::source
