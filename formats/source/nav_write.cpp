#include "formats/source/nav_description.h"

#include <fmt/format.h>

#include <limits>
#include <optional>
#include <utility>

namespace navsmith::source {

namespace {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatError;
using bytes::FormatErrorCode;

/// Works on a const NavFile.
class Sizing : public Unlabelled {
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
class Storing : public Unlabelled {
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

} // namespace

std::size_t smallestAreaBytes(const NavFormat& format) {
    static const NavFile empty;
    const NavArea area;
    const EarlyAreaPart early;
    Sizing sizing(format);
    describeArea(sizing, format, empty, area, early);
    return sizing.size();
}

bytes::Result<std::vector<std::byte>> write(const NavFile& file) {
    const NavFormat& format = file.format;
    if (auto error = whyImpossible(format))
        return tl::unexpected(std::move(*error));

    Sizing sizing(format);
    if (!hasSubVersion(format) && format.subVersion != 0)
        sizing.fail("sub-version", fmt::format("{}", format.subVersion), "0 in a version below 10");
    describeFile(sizing, file);
    if (sizing.error())
        return tl::unexpected(*sizing.error());

    const std::size_t tail = hasStaleTail(format) ? file.staleTail.size() : 0;
    ByteWriter writer(sizing.size() + tail);
    Storing storing(writer, format);
    describeFile(storing, file);
    if (tail > 0)
        writer.write(file.staleTail);
    return writer.release();
}

} // namespace navsmith::source
