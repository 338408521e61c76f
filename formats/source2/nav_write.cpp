#include "formats/bytes/byte_writer.h"
#include "formats/source2/nav_description.h"

#include <fmt/format.h>

#include <limits>
#include <optional>
#include <utility>

namespace navsmith::source2 {

namespace {

using bytes::ByteWriter;
using bytes::FormatError;
using bytes::FormatErrorCode;

/// Works on a const NavFile. After the first failure what it writes does not matter.
class Storing {
public:
    explicit Storing(std::size_t expected) : writer_(expected) {}

    [[nodiscard]] const std::optional<FormatError>& error() const { return error_; }
    [[nodiscard]] std::vector<std::byte> release() { return writer_.release(); }

    void section(std::string_view name) { place_ = name; }

    template <typename T>
    void value(std::string_view, const T& field) {
        writer_.write(field);
    }

    void text(std::string_view name, const std::string& text) {
        if (text.find('\0') != std::string::npos)
            fail(name, "a zero in it", "a text without one");
        writer_.write(std::as_bytes(std::span(text)));
        writer_.write(std::uint8_t{0});
    }

    void raw(std::string_view, std::span<const std::byte> bytes) { writer_.write(bytes); }

    template <typename Record, typename Each>
    void records(std::string_view one, std::string_view name, const std::vector<Record>& records, std::size_t,
                 Each&& each) {
        count<std::uint32_t>(name, records.size());
        place_ = one;
        for (std::size_t i = 0; i < records.size() && !error_; ++i) {
            index_ = i;
            each(records[i]);
        }
        place_ = {};
        index_.reset();
    }

    template <typename Count, typename Record, typename Each>
    void pooled(std::string_view name, Range range, const std::vector<Record>& pool, std::size_t, Each&& each) {
        count<Count>(name, range.count);
        if (!fits(name, range, pool.size()))
            return;
        for (std::size_t i = 0; i < range.count; ++i)
            each(pool[range.offset + i]);
    }

    template <typename Each>
    void edges(std::string_view name, const NavFile& file, const Area& area, Each&& each) {
        if (hasCornerTable(file.version) && area.polygon >= file.polygons.size())
            fail("polygon", fmt::format("{}", area.polygon), fmt::format("below {}", file.polygons.size()));
        const auto corners = cornerCount(file, area);
        if (corners > kMostCorners)
            fail("corners", fmt::format("{}", corners), fmt::format("at most {}", kMostCorners));
        if (area.edges.count != corners)
            fail(name, fmt::format("{}", area.edges.count), fmt::format("{}, one for each corner", corners));
        if (!fits(name, area.edges, file.edges.size()))
            return;
        for (std::size_t i = 0; i < area.edges.count; ++i)
            each(file.edges[area.edges.offset + i]);
    }

    template <typename Count>
    void zero(std::string_view) {
        writer_.write(Count{0});
    }

    template <typename Each>
    void hulls(const Generation& g, Each&& each) {
        const bool inRange = g.hullCount >= 0 && g.hullCount <= kMostHulls;
        if (!inRange || g.hulls.size() != static_cast<std::size_t>(storedHulls(g)))
            fail("hulls", fmt::format("a count of {} and {} hulls", g.hullCount, g.hulls.size()),
                 fmt::format("0 to {}, at least {} of them stored", kMostHulls, leastHulls(g.version)));
        for (const auto& hull : g.hulls)
            each(hull);
    }

    void block(std::string_view name, const Block& block) {
        if (block.bytes.empty())
            fail(name, "none", "a block");
        pad(block.pad);
        writer_.write(std::span(block.bytes));
    }

    void end(const NavFile& file) {
        if (file.subVersion == 0 && (!file.custom.bytes.empty() || !file.tail.empty()))
            fail("custom data", "some", "none in sub-version 0");
        if (!file.custom.bytes.empty())
            block("custom data", file.custom);
        writer_.write(std::span(file.tail));
    }

private:
    void fail(std::string_view name, std::string found, std::string expected) {
        if (error_)
            return;
        auto field = index_ ? fmt::format("{} {}, {}", place_, *index_, name) : std::string(name);
        error_ = FormatError{FormatErrorCode::BadValue, writer_.size(),      std::move(field),
                             std::move(found),          std::move(expected), {}};
    }

    void pad(const std::vector<std::byte>& asRead) {
        const auto length = padBefore(writer_.size());
        if (asRead.size() == length)
            writer_.write(std::span(asRead));
        else
            writer_.fill(length, std::byte{0});
    }

    template <typename Count>
    void count(std::string_view name, std::size_t count) {
        constexpr std::size_t most = std::numeric_limits<Count>::max();
        if (count > most)
            fail(name, fmt::format("{}", count), fmt::format("at most {}", most));
        writer_.write(static_cast<Count>(count));
    }

    bool fits(std::string_view name, Range range, std::size_t pool) {
        const auto end = std::uint64_t{range.offset} + range.count;
        if (range.count != 0 && end > pool)
            fail(name, fmt::format("entries up to {}", end), fmt::format("no more than the {} there are", pool));
        return !error_;
    }

    ByteWriter writer_;
    std::string_view place_;
    std::optional<std::size_t> index_;
    std::optional<FormatError> error_;
};

/// About the size of a file, so that it is allocated once.
std::size_t sizeEstimate(const NavFile& file) {
    return kHeaderBytes + file.corners.size() * 12 + file.polygonCorners.size() * 4 + file.polygons.size() * 5 +
           file.areas.size() * 34 + file.ownCorners.size() * 12 + file.edges.size() * 4 + file.connections.size() * 8 +
           file.custom.bytes.size() + file.tail.size() + 4096;
}

} // namespace

bytes::Result<std::vector<std::byte>> write(const NavFile& file) {
    if (file.version < kFirstVersion || file.version > kLastVersion)
        return tl::unexpected(FormatError{FormatErrorCode::Unsupported,
                                          4,
                                          "version",
                                          fmt::format("{}", file.version),
                                          fmt::format("{} to {}", kFirstVersion, kLastVersion),
                                          {}});
    Storing storing(sizeEstimate(file));
    storing.value("magic", kNavMagic);
    storing.value("version", file.version);
    storing.value("sub-version", file.subVersion);
    storing.value("flags", file.flags);
    describeBody(storing, file);
    if (storing.error())
        return tl::unexpected(*storing.error());
    return storing.release();
}

} // namespace navsmith::source2
