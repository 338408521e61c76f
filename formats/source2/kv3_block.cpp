#include "formats/source2/kv3_block.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/compression/unpack.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::source2::kv3 {

namespace {

using bytes::ByteReader;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::int32_t kWithMoreLanes = 4; ///< encodings with values of 2 bytes, and with a list of pieces
constexpr std::int32_t kWithTwoBuffers = 5;
constexpr std::uint32_t kSignature = 0x4B563300; ///< "3VK" behind the number of the encoding

/// Calls visit(name, field) for each field after the encoding's number and the signature.
template <typename H, typename Visit>
void visitHeader(H& h, Visit&& visit) {
    visit("compression", h.compression);
    visit("dictionary", h.dictionary);
    visit("frame size", h.frameBytes);
    visit("values of 1 byte", h.lanes.bytes1);
    visit("values of 4 bytes", h.lanes.bytes4);
    visit("values of 8 bytes", h.lanes.bytes8);
    visit("type bytes", h.typeBytes);
    visit("objects", h.objects);
    visit("arrays", h.arrays);
    visit("unpacked size", h.unpackedBytes);
    visit("packed size", h.packedBytes);
    visit("blobs", h.blobs);
    visit("bytes of blobs", h.blobBytes);
    if (h.encoding < kWithMoreLanes)
        return;
    visit("values of 2 bytes", h.lanes.bytes2);
    visit("bytes of piece sizes", h.pieceListBytes);
    if (h.encoding < kWithTwoBuffers)
        return;
    visit("unpacked size of buffer 1", h.unpacked1);
    visit("packed size of buffer 1", h.packed1);
    visit("unpacked size of buffer 2", h.unpacked2);
    visit("packed size of buffer 2", h.packed2);
    visit("values of 1 byte in buffer 2", h.lanes2.bytes1);
    visit("values of 2 bytes in buffer 2", h.lanes2.bytes2);
    visit("values of 4 bytes in buffer 2", h.lanes2.bytes4);
    visit("values of 8 bytes in buffer 2", h.lanes2.bytes8);
    visit("unknown word 1", h.unknown1);
    visit("objects in buffer 2", h.objects2);
    visit("arrays in buffer 2", h.arrays2);
    visit("unknown word 2", h.unknown2);
}

Compression compressionOf(const Header& h) {
    return static_cast<Compression>(h.compression);
}
bool hasTwoBuffers(const Header& h) {
    return h.encoding >= kWithTwoBuffers;
}

/// Reads the parts of a block, and fails once for the caller.
class Parts {
public:
    Parts(Bytes bytes, std::uint64_t fileOffset) : reader_(bytes, fileOffset) {}

    bytes::Result<Header> header() {
        Header h;
        const auto first = reader_.read<std::uint32_t>("signature");
        h.encoding = static_cast<std::uint8_t>(first & 0xFFU);
        if (reader_.ok() && (first & 0xFFFFFF00U) != kSignature)
            reader_.fail(FormatErrorCode::BadMagic, "signature", fmt::format("0x{:08X}", first),
                         "a number and the letters 3VK", sizeof(first));
        if (h.encoding < kFirstEncoding || h.encoding > kLastEncoding)
            reader_.fail(FormatErrorCode::Unsupported, "encoding", fmt::format("{}", h.encoding),
                         fmt::format("{} to {}", kFirstEncoding, kLastEncoding), sizeof(first));
        const auto id = reader_.take(h.format.size(), "format");
        std::ranges::copy(id, h.format.begin());
        visitHeader(h, [&]<typename T>(std::string_view name, T& field) {
            field = reader_.read<T>(name);
            if (std::is_same_v<T, std::int32_t> && std::cmp_less(field, 0) && !name.starts_with("unknown"))
                reader_.fail(FormatErrorCode::BadValue, name, fmt::format("{}", field), "0 or more", sizeof(field));
        });
        if (reader_.ok() && h.compression > static_cast<std::uint32_t>(Compression::Zstd))
            reader_.fail(FormatErrorCode::Unsupported, "compression", fmt::format("{}", h.compression),
                         "0 (none), 1 (LZ4) or 2 (zstd)");
        if (reader_.ok() && h.blobs > 0 && h.encoding < kWithMoreLanes)
            reader_.fail(FormatErrorCode::Unsupported, "blobs", fmt::format("{}", h.blobs),
                         fmt::format("none in encoding {}", h.encoding));
        if (!reader_.ok())
            return tl::unexpected(reader_.error());
        return h;
    }

    /// The next `packed` bytes, unpacked to `size`.
    std::vector<std::byte> buffer(const Header& h, std::string_view name, std::int32_t packed, std::int32_t size,
                                  std::uint64_t more = 0) {
        const auto unpackedSize = static_cast<std::uint64_t>(size) + more;
        if (compressionOf(h) == Compression::None) {
            const auto input = reader_.take(static_cast<std::size_t>(unpackedSize), name);
            return {input.begin(), input.end()};
        }
        const auto input = reader_.take(static_cast<std::size_t>(packed), name);
        if (!reader_.ok())
            return {};
        auto unpacked = compressionOf(h) == Compression::Lz4
                            ? compression::unpackLz4(input, unpackedSize, kMostUnpacked)
                            : compression::unpackZstd(input, unpackedSize, kMostUnpacked);
        if (!unpacked) {
            reader_.fail(FormatErrorCode::BadValue, name, "it " + unpacked.error(),
                         fmt::format("{} bytes that unpack to {}", input.size(), unpackedSize), input.size());
            return {};
        }
        return std::move(*unpacked);
    }

    ByteReader& reader() { return reader_; }

private:
    ByteReader reader_;
};

/// What stands at the end of a buffer of a block with blobs: their sizes, a mark, and the sizes of their pieces.
struct BlobSizes {
    std::vector<std::uint32_t> blobs;
    std::vector<std::uint16_t> pieces;
};

bytes::Result<BlobSizes> blobSizes(const Header& h, Bytes buffer, std::uint64_t fileOffset) {
    const auto count = static_cast<std::size_t>(h.blobs);
    const auto pieces = static_cast<std::size_t>(h.pieceListBytes);
    const auto broken = [&](std::string found) {
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          fileOffset,
                                          "sizes of blobs",
                                          std::move(found),
                                          fmt::format("{} that add up to {} bytes", count, h.blobBytes),
                                          {}});
    };
    if (count > buffer.size() / 4 || pieces > buffer.size() || count * 4 + 4 + pieces > buffer.size())
        return broken("a shorter buffer");
    ByteReader reader(buffer.subspan(buffer.size() - pieces - 4 - count * 4));
    BlobSizes sizes;
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < count; ++i)
        total += sizes.blobs.emplace_back(reader.read<std::uint32_t>("size"));
    if (total != static_cast<std::uint64_t>(h.blobBytes))
        return broken(fmt::format("a total of {}", total));
    if (reader.read<std::uint32_t>("end mark") != kEndMark)
        return broken("no end mark behind them");
    for (std::size_t i = 0; i < pieces / 2; ++i)
        sizes.pieces.push_back(reader.read<std::uint16_t>("piece"));
    return sizes;
}

/// Bytes of the blobs behind the buffers, without the mark behind them.
std::uint64_t storedBlobBytes(const Header& h, const BlobSizes& sizes) {
    switch (compressionOf(h)) {
    case Compression::None:
        return static_cast<std::uint64_t>(h.blobBytes);
    case Compression::Lz4: {
        std::uint64_t total = 0;
        for (const auto piece : sizes.pieces)
            total += piece;
        return total;
    }
    case Compression::Zstd:
        break;
    }
    if (!hasTwoBuffers(h))
        return 0; // in the frame of the buffer
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, std::int64_t{h.packedBytes} - h.packed1 - h.packed2));
}

/// Each blob is cut into pieces of the frame size.
std::string unpackPieces(const Header& h, const BlobSizes& sizes, Bytes input, std::vector<std::byte>& all) {
    std::size_t at = 0;
    std::size_t piece = 0;
    if (h.frameBytes == 0)
        return "has a frame size of 0";
    for (const auto size : sizes.blobs) {
        const std::size_t end = at + size;
        while (at < end) {
            if (piece == sizes.pieces.size() || sizes.pieces[piece] > input.size())
                return "has too few pieces";
            const auto length = std::min<std::size_t>(h.frameBytes, end - at);
            if (auto wrong = compression::unpackLz4Piece(input.first(sizes.pieces[piece]), all, at, length);
                !wrong.empty())
                return wrong;
            input = input.subspan(sizes.pieces[piece++]);
            at += length;
        }
    }
    return {};
}

/// The two buffers; blobs in the frame of the first one stay at its end.
bytes::Result<Buffers> unpackBuffers(Parts& parts) {
    auto header = parts.header();
    if (!header)
        return tl::unexpected(header.error());
    Buffers out{.header = *header, .first = {}, .second = {}, .blobs = {}};
    const Header& h = out.header;
    if (hasTwoBuffers(h)) {
        out.first = parts.buffer(h, "buffer 1", h.packed1, h.unpacked1);
        out.second = parts.buffer(h, "buffer 2", h.packed2, h.unpacked2);
    } else {
        const bool inFrame = h.blobs > 0 && compressionOf(h) == Compression::Zstd;
        out.first = parts.buffer(h, "buffer", h.packedBytes, h.unpackedBytes,
                                 inFrame ? static_cast<std::uint64_t>(h.blobBytes) : 0);
    }
    if (!parts.reader().ok())
        return tl::unexpected(parts.reader().error());
    return out;
}

/// The buffer that has the sizes of blobs at its end.
Bytes lastBuffer(const Buffers& buffers) {
    if (hasTwoBuffers(buffers.header))
        return buffers.second;
    return Bytes(buffers.first)
        .first(std::min(buffers.first.size(), static_cast<std::size_t>(buffers.header.unpackedBytes)));
}

} // namespace

std::size_t headerBytes(std::uint8_t encoding) {
    constexpr std::size_t start = 4 + sizeof(FormatId);
    Header h;
    h.encoding = encoding;
    std::size_t size = start;
    visitHeader(h, [&](std::string_view, auto& field) { size += sizeof(field); });
    return size;
}

bytes::Result<Header> readHeader(Bytes bytes, std::uint64_t fileOffset) {
    return Parts(bytes, fileOffset).header();
}

bytes::Result<std::size_t> blockLength(Bytes bytes, std::uint64_t fileOffset) {
    Parts parts(bytes, fileOffset);
    const auto header = parts.header();
    if (!header)
        return tl::unexpected(header.error());
    const Header& h = *header;
    const bool packed = compressionOf(h) != Compression::None;
    std::uint64_t length = headerBytes(h.encoding);
    const auto add = [&](std::int32_t packedSize, std::int32_t size) {
        length += static_cast<std::uint64_t>(packed ? packedSize : size);
    };
    if (hasTwoBuffers(h)) {
        add(h.packed1, h.unpacked1);
        add(h.packed2, h.unpacked2);
    } else {
        add(h.packedBytes, h.unpackedBytes);
    }
    if (h.blobs > 0) {
        Parts again(bytes, fileOffset);
        const auto buffers = unpackBuffers(again);
        if (!buffers)
            return tl::unexpected(buffers.error());
        const auto sizes = blobSizes(h, lastBuffer(*buffers), fileOffset);
        if (!sizes)
            return tl::unexpected(sizes.error());
        length += storedBlobBytes(h, *sizes) + sizeof(kEndMark);
    }
    if (length > bytes.size())
        return tl::unexpected(FormatError{FormatErrorCode::Truncated,
                                          fileOffset + bytes.size(),
                                          "block",
                                          fmt::format("{} bytes", bytes.size()),
                                          fmt::format("{} bytes", length),
                                          {}});
    return static_cast<std::size_t>(length);
}

bytes::Result<Buffers> unpack(Bytes bytes, std::uint64_t fileOffset) {
    Parts parts(bytes, fileOffset);
    auto buffers = unpackBuffers(parts);
    if (!buffers || buffers->header.blobs == 0)
        return buffers;
    const Header& h = buffers->header;
    const auto sizes = blobSizes(h, lastBuffer(*buffers), fileOffset);
    if (!sizes)
        return tl::unexpected(sizes.error());
    const auto at = parts.reader().offset();
    const auto input = parts.reader().take(static_cast<std::size_t>(storedBlobBytes(h, *sizes)), "blobs");
    if (!parts.reader().ok())
        return tl::unexpected(parts.reader().error());
    const auto total = static_cast<std::uint64_t>(h.blobBytes);
    std::vector<std::byte> all;
    std::string wrong;
    if (compressionOf(h) == Compression::None) {
        all.assign(input.begin(), input.end());
    } else if (compressionOf(h) == Compression::Lz4) {
        constexpr std::uint64_t mostRatio = 255;
        if (total > kMostUnpacked || total / mostRatio > input.size())
            wrong = fmt::format("claims {} bytes", total);
        else
            all.resize(static_cast<std::size_t>(total));
        if (wrong.empty())
            wrong = unpackPieces(h, *sizes, input, all);
    } else if (hasTwoBuffers(h)) {
        auto unpacked = compression::unpackZstd(input, total, kMostUnpacked);
        if (unpacked)
            all = std::move(*unpacked);
        else
            wrong = unpacked.error();
    } else {
        const auto start = buffers->first.begin() + h.unpackedBytes;
        all.assign(start, buffers->first.end());
        buffers->first.erase(start, buffers->first.end());
    }
    if (!wrong.empty())
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          at,
                                          "blobs",
                                          "they: " + wrong,
                                          fmt::format("pieces that unpack to {} bytes", total),
                                          {}});
    std::size_t from = 0;
    for (const auto size : sizes->blobs) {
        const auto blob = std::span(all).subspan(from, size);
        buffers->blobs.emplace_back(blob.begin(), blob.end());
        from += size;
    }
    return buffers;
}

std::vector<std::byte> pack(const Buffers& buffers) {
    Header h = buffers.header;
    const auto size = [](const std::vector<std::byte>& bytes) { return static_cast<std::int32_t>(bytes.size()); };
    h.compression = 0;
    h.dictionary = 0;
    h.frameBytes = 0;
    h.blobs = 0;
    h.blobBytes = 0;
    h.pieceListBytes = 0;
    h.unpackedBytes = size(buffers.first) + size(buffers.second);
    h.packedBytes = h.unpackedBytes; // as the game's tools write it
    h.unpacked1 = size(buffers.first);
    h.unpacked2 = size(buffers.second);
    h.packed1 = 0;
    h.packed2 = 0;
    bytes::ByteWriter writer(headerBytes(h.encoding) + buffers.first.size() + buffers.second.size());
    writer.write(kSignature | h.encoding);
    writer.write(std::span<const std::byte>(h.format));
    visitHeader(h, [&](std::string_view, auto field) { writer.write(field); });
    writer.write(std::span(buffers.first));
    if (hasTwoBuffers(h))
        writer.write(std::span(buffers.second));
    return writer.release();
}

} // namespace navsmith::source2::kv3
