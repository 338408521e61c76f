#include "formats/bytes/byte_reader.h"
#include "formats/source2/kv3_block.h"
#include "formats/source2/nav_description.h"

#include <fmt/format.h>

#include <limits>
#include <optional>
#include <utility>

namespace navsmith::source2 {

namespace {

using bytes::ByteReader;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

std::vector<std::byte> copied(Bytes bytes) {
    return {bytes.begin(), bytes.end()};
}

/// Reads into a NavFile. After the first failure everything is empty and zero.
class Filling {
public:
    Filling(Bytes file, ByteReader& reader) : file_(file), reader_(reader) {}

    [[nodiscard]] std::optional<FormatError> error() && {
        if (error_)
            return std::move(error_);
        if (reader_.ok())
            return std::nullopt;
        auto error = reader_.error();
        // A count fails before its records are entered, and stands for itself.
        if (!place_.empty())
            error.field = index_ ? fmt::format("{} {}, {}", place_, *index_, error.field)
                                 : fmt::format("{}, {}", place_, error.field);
        return error;
    }

    void section(std::string_view name) {
        if (ok())
            place_ = name;
    }

    template <typename T>
    void value(std::string_view name, T& field) {
        field = reader_.read<T>(name);
    }

    void text(std::string_view name, std::string& text) {
        const auto rest = file_.subspan(static_cast<std::size_t>(reader_.offset()));
        std::size_t length = 0;
        while (length < rest.size() && rest[length] != std::byte{0})
            ++length;
        const auto input = reader_.take(length + 1, name);
        if (ok())
            text.assign(reinterpret_cast<const char*>(input.data()), length);
    }

    void raw(std::string_view name, std::span<std::byte> bytes) {
        const auto input = reader_.take(bytes.size(), name);
        std::copy(input.begin(), input.end(), bytes.begin());
    }

    template <typename Record, typename Each>
    void records(std::string_view one, std::string_view name, std::vector<Record>& records, std::size_t least,
                 Each&& each) {
        const auto count = reader_.read<std::uint32_t>(name);
        if (!ok() || !reader_.checkCount(count, least, name))
            return;
        place_ = one;
        records.reserve(std::min<std::size_t>(count, kReserved));
        for (std::uint32_t i = 0; i < count && ok(); ++i) {
            index_ = i;
            each(records.emplace_back());
        }
        if (!ok())
            return;
        place_ = {};
        index_.reset();
    }

    template <typename Count, typename Record, typename Each>
    void pooled(std::string_view name, Range& range, std::vector<Record>& pool, std::size_t least, Each&& each) {
        const auto count = reader_.read<Count>(name);
        range = {static_cast<std::uint32_t>(pool.size()), 0};
        if (count == 0 || !reader_.checkCount(count, least, name))
            return;
        for (std::uint32_t i = 0; i < count && ok(); ++i)
            each(pool.emplace_back());
        range.count = static_cast<std::uint32_t>(pool.size()) - range.offset;
    }

    template <typename Each>
    void edges(std::string_view name, NavFile& file, Area& area, Each&& each) {
        if (!ok())
            return;
        if (hasCornerTable(file.version) && area.polygon >= file.polygons.size()) {
            // It stands four bytes before the unknown number.
            reader_.fail(FormatErrorCode::BadValue, "polygon", fmt::format("{}", area.polygon),
                         fmt::format("below {}, the number of polygons", file.polygons.size()),
                         sizeof(area.polygon) + sizeof(area.unknown));
            return;
        }
        const auto count = cornerCount(file, area);
        if (count > kMostCorners) {
            reader_.fail(FormatErrorCode::Unsupported, "corners", fmt::format("{}", count),
                         fmt::format("at most {}", kMostCorners));
            return;
        }
        if (!reader_.checkCount(count, sizeof(std::uint32_t), name))
            return;
        area.edges = {static_cast<std::uint32_t>(file.edges.size()), count};
        file.edges.resize(file.edges.size() + count);
        for (std::uint32_t i = 0; i < count && ok(); ++i)
            each(file.edges[area.edges.offset + i]);
    }

    template <typename Count>
    void zero(std::string_view name) {
        const auto count = reader_.read<Count>(name);
        if (count != 0)
            reader_.fail(FormatErrorCode::Unsupported, name, fmt::format("{}", count), "0", sizeof(Count));
    }

    template <typename Each>
    void hulls(Generation& g, Each&& each) {
        if (!ok())
            return;
        if (g.hullCount < 0 || g.hullCount > kMostHulls) {
            reader_.fail(FormatErrorCode::BadValue, "hulls", fmt::format("{}", g.hullCount),
                         fmt::format("0 to {}", kMostHulls), sizeof(g.hullCount));
            return;
        }
        place_ = "hull";
        for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(storedHulls(g)) && ok(); ++i) {
            index_ = i;
            each(g.hulls.emplace_back());
        }
        if (!ok())
            return;
        place_ = "parameters";
        index_.reset();
    }

    void block(std::string_view name, Block& block) {
        if (!ok())
            return;
        const auto pad = reader_.take(padBefore(reader_.offset()), name);
        if (!ok())
            return;
        const auto at = static_cast<std::size_t>(reader_.offset());
        const auto length = kv3::blockLength(file_.subspan(at), at);
        if (!length) {
            error_ = length.error();
            error_->field = fmt::format("{}, {}", name, error_->field);
            reader_.fail(error_->code, name, error_->found, error_->expected);
            return;
        }
        const auto bytes = reader_.take(*length, name);
        if (ok())
            block = {copied(pad), copied(bytes)};
    }

    void end(NavFile& file) {
        if (!ok())
            return;
        if (file.subVersion == 0) {
            reader_.expectEnd("end");
            return;
        }
        const auto pad = padBefore(reader_.offset());
        if (pad < reader_.remaining()) {
            const auto at = static_cast<std::size_t>(reader_.offset()) + pad;
            const auto length = kv3::blockLength(file_.subspan(at), at);
            if (length && *length <= file_.size() - at) {
                file.custom.pad = copied(reader_.take(pad, "custom data"));
                file.custom.bytes = copied(reader_.take(*length, "custom data"));
            }
        }
        file.tail = copied(reader_.takeRest());
    }

private:
    static constexpr std::size_t kReserved = 4096; ///< records; more than that grow with the bytes

    [[nodiscard]] bool ok() const { return reader_.ok(); }

    Bytes file_;
    ByteReader& reader_;
    std::string_view place_;
    std::optional<std::uint32_t> index_;
    std::optional<FormatError> error_; ///< of a block
};

NavHeader readHeader(ByteReader& reader) {
    const auto magic = reader.read<std::uint32_t>("magic");
    if (reader.ok() && magic != kNavMagic)
        reader.fail(FormatErrorCode::BadMagic, "magic", fmt::format("0x{:08X}", magic),
                    fmt::format("0x{:08X}", kNavMagic), sizeof(magic));
    NavHeader header;
    header.version = reader.read<std::uint32_t>("version");
    if (reader.ok() && (header.version < kFirstVersion || header.version > kLastVersion))
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("{}", header.version),
                    fmt::format("{} to {}", kFirstVersion, kLastVersion), sizeof(header.version));
    header.subVersion = reader.read<std::uint32_t>("sub-version");
    header.flags = reader.read<std::uint32_t>("flags");
    return header;
}

} // namespace

std::uint32_t cornerCount(const NavFile& file, const Area& area) {
    if (!hasCornerTable(file.version))
        return area.ownCorners.count;
    return area.polygon < file.polygons.size() ? file.polygons[area.polygon].corners.count : 0;
}

bytes::Result<NavHeader> peek(std::span<const std::byte> file) {
    ByteReader reader(file);
    const auto header = readHeader(reader);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return header;
}

bytes::Result<NavFile> read(std::span<const std::byte> file) {
    ByteReader reader(file);
    const auto header = readHeader(reader);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    if (file.size() > std::numeric_limits<std::uint32_t>::max()) // limit of Range
        return tl::unexpected(FormatError{
            FormatErrorCode::Unsupported, 0, "size", fmt::format("{} bytes", file.size()), "less than 4 GiB", {}});
    NavFile result;
    result.version = header.version;
    result.subVersion = header.subVersion;
    result.flags = header.flags;
    Filling filling(file, reader);
    describeBody(filling, result);
    if (auto error = std::move(filling).error())
        return tl::unexpected(std::move(*error));
    return result;
}

} // namespace navsmith::source2
