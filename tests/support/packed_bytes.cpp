// What map_bytes.h declares of packed data and archives.
#include "tests/support/map_bytes.h"

#include <stdexcept>

#include <lzma.h>
#include <zlib.h>

namespace navsmith::tests {
namespace {

using Bytes = RawBytes;

Bytes packedLump(const RawLzma& packed, std::uint64_t unpacked) {
    RawWriter lump;
    return lump.text("LZMA").u32(unpacked, packed.stream.size()).add(packed.properties).add(packed.stream).bytes;
}

} // namespace

RawLzma packLzma(std::span<const std::byte> bytes) {
    lzma_options_lzma options{};
    if (lzma_lzma_preset(&options, 6) != 0)
        throw std::runtime_error("liblzma has no preset 6");
    options.dict_size = 1U << 16U;
    const lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    RawLzma result;
    result.stream.resize(bytes.size() * 2 + 1024);
    std::size_t used = 0;
    if (lzma_raw_buffer_encode(filters, nullptr, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                               reinterpret_cast<std::uint8_t*>(result.stream.data()), &used,
                               result.stream.size()) != LZMA_OK)
        throw std::runtime_error("liblzma does not pack");
    result.stream.resize(used);
    const auto shape = (options.pb * 5 + options.lp) * 9 + options.lc;
    result.properties = RawWriter().u8(shape).u32(options.dict_size).bytes;
    return result;
}

Bytes buildPackedLump(std::span<const std::byte> bytes) {
    return packedLump(packLzma(bytes), bytes.size());
}

Bytes buildPak(const std::vector<RawPakEntry>& entries) {
    constexpr std::size_t kPakHeader = 12;
    RawWriter data;
    RawWriter directory;
    for (const RawPakEntry& entry : entries) {
        directory.text(entry.name, 56).u32(kPakHeader + data.size(), entry.bytes.size());
        data.add(entry.bytes);
    }
    RawWriter file;
    file.text("PACK").u32(kPakHeader + data.size(), directory.size());
    return file.add(data.bytes).add(directory.bytes).bytes;
}

Bytes packDeflate(std::span<const std::byte> bytes) {
    z_stream state{};
    if (deflateInit2(&state, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib does not begin");
    Bytes result(deflateBound(&state, static_cast<uLong>(bytes.size())));
    state.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
    state.avail_in = static_cast<uInt>(bytes.size());
    state.next_out = reinterpret_cast<Bytef*>(result.data());
    state.avail_out = static_cast<uInt>(result.size());
    const int status = deflate(&state, Z_FINISH);
    result.resize(state.total_out);
    deflateEnd(&state);
    if (status != Z_STREAM_END)
        throw std::runtime_error("zlib does not pack");
    return result;
}

Bytes buildZip(const std::vector<RawZipEntry>& entries) {
    RawWriter file;
    RawWriter directory;
    for (const RawZipEntry& entry : entries) {
        Bytes packed = entry.bytes;
        if (entry.method == 8) {
            packed = packDeflate(entry.bytes);
        } else if (entry.method == 14) {
            const auto [properties, stream] = packLzma(entry.bytes);
            packed = RawWriter().u16(0x0409, properties.size()).add(properties).add(stream).bytes;
        }
        const auto crc =
            crc32(0, reinterpret_cast<const Bytef*>(entry.bytes.data()), static_cast<uInt>(entry.bytes.size()));
        const std::size_t offset = file.size();
        RawWriter shared; // fields of both headers
        shared.u16(0, entry.method).u32(0, crc, packed.size(), entry.bytes.size()).u16(entry.name.size());
        // An extra field of three bytes only in the local header, a comment of two only in the directory.
        file.text("PK\3\4").u16(20).add(shared.bytes).u16(3).text(entry.name).text("xyz").add(packed);
        directory.text("PK\1\2").u16(20, 20).add(shared.bytes);
        directory.u16(0, 2).fill(8).u32(offset).text(entry.name).text("--");
    }
    const std::size_t start = file.size();
    file.add(directory.bytes).text("PK\5\6").u32(0).u16(entries.size(), entries.size());
    return file.u32(directory.size(), start).u16(0).bytes;
}

} // namespace navsmith::tests
