#include "formats/compression/unpack.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>

#include <lz4.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

namespace navsmith::compression {
namespace {

using Bytes = std::span<const std::byte>;

// Limits of the compression ratio. Deflate: 258 bytes for two bits. LZMA: 273 bytes for a repeated match whose 14
// decisions cost at least 0.022 bits each, about 7000 to 1. LZ4: 255 bytes for one. zstd: a block of 128 KiB for four
// bytes.
constexpr std::uint64_t kMostDeflateRatio = 1032;
constexpr std::uint64_t kMostLzmaRatio = 8192;
constexpr std::uint64_t kMostLz4Ratio = 255;
constexpr std::uint64_t kMostZstdRatio = 32768;
constexpr std::uint64_t kRatioSlack = 1024; // for streams of a few bytes
constexpr std::uint32_t kSmallestDictionary = 4096;
constexpr std::uint64_t kDecoderItself = std::uint64_t{1} << 20U; // memory of the LZMA decoder besides its dictionary

std::optional<std::string> refusal(Bytes stream, std::uint64_t size, std::uint64_t limit, std::uint64_t mostRatio) {
    if (size > limit)
        return fmt::format("claims {} bytes, more than the limit of {}", size, limit);
    if (size > kRatioSlack && (size - kRatioSlack) / mostRatio > stream.size())
        return fmt::format("claims {} bytes, more than {} can hold", size, stream.size());
    if (stream.size() > std::numeric_limits<std::uint32_t>::max() || size > std::numeric_limits<std::uint32_t>::max())
        return std::string("is too large");
    return std::nullopt;
}

/// Owns the state of an LZMA decoder.
struct LzmaDecoder {
    LzmaDecoder() = default;
    LzmaDecoder(const LzmaDecoder&) = delete;
    LzmaDecoder& operator=(const LzmaDecoder&) = delete;
    ~LzmaDecoder() { lzma_end(&state); }

    /// Prepares for a stream of `size` unpacked bytes. Returns an error message on failure.
    std::optional<std::string> begin(Bytes properties, std::uint32_t size);
    /// Fills `into` as far as the stream goes. Returns the status of the decoder.
    lzma_ret run(Bytes stream, std::span<std::byte> into);

    lzma_stream state = LZMA_STREAM_INIT;
};

std::optional<std::string> LzmaDecoder::begin(Bytes properties, std::uint32_t size) {
    if (properties.size() != kLzmaPropertyBytes)
        return "has no properties";
    lzma_options_lzma options{};
    auto packed = std::to_integer<std::uint32_t>(properties[0]);
    options.lc = packed % 9;
    packed /= 9;
    options.lp = packed % 5;
    options.pb = packed / 5;
    if (options.pb > LZMA_PB_MAX || options.lc + options.lp > LZMA_LCLP_MAX)
        return fmt::format("has invalid properties 0x{:02X}", std::to_integer<unsigned>(properties[0]));
    std::uint32_t dictionary = 0;
    for (std::size_t i = kLzmaPropertyBytes; i-- > 1;)
        dictionary = dictionary << 8U | std::to_integer<std::uint32_t>(properties[i]);
    // Matches cannot reach back further than the output, so a larger dictionary is useless.
    options.dict_size = std::clamp(dictionary, kSmallestDictionary, std::max(kSmallestDictionary, size));
    const lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    if (lzma_raw_decoder_memusage(filters) > options.dict_size + kDecoderItself)
        return "takes too much memory";
    if (lzma_raw_decoder(&state, filters) != LZMA_OK)
        return "could not be initialised";
    return std::nullopt;
}

lzma_ret LzmaDecoder::run(Bytes stream, std::span<std::byte> into) {
    state.next_in = reinterpret_cast<const std::uint8_t*>(stream.data());
    state.avail_in = stream.size();
    state.next_out = reinterpret_cast<std::uint8_t*>(into.data());
    state.avail_out = into.size();
    // Many streams have no end mark; stop when the output is full.
    lzma_ret status = LZMA_OK;
    while (status == LZMA_OK && state.avail_out > 0)
        status = lzma_code(&state, LZMA_RUN);
    return status;
}

std::string endsAfter(std::uint64_t outputSize, std::uint64_t size) {
    return fmt::format("ends after {} of {} bytes", outputSize, size);
}

} // namespace

Unpacked unpackDeflate(Bytes stream, std::uint64_t size, std::uint64_t limit) {
    if (auto refused = refusal(stream, size, limit, kMostDeflateRatio))
        return tl::unexpected(std::move(*refused));

    z_stream state{};
    if (inflateInit2(&state, -MAX_WBITS) != Z_OK) // negative: raw stream
        return tl::unexpected(std::string("could not be initialised"));
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> atEnd(&state, &inflateEnd);

    // One byte more than expected, to detect a stream that yields more.
    std::vector<std::byte> result(static_cast<std::size_t>(size) + 1);
    // next_in is const only if zlib is built with ZLIB_CONST.
    state.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(stream.data()));
    state.avail_in = static_cast<uInt>(stream.size());
    state.next_out = reinterpret_cast<Bytef*>(result.data());
    state.avail_out = static_cast<uInt>(std::min<std::size_t>(result.size(), std::numeric_limits<uInt>::max()));
    const int status = inflate(&state, Z_FINISH);
    const std::uint64_t outputSize = state.total_out;
    if (outputSize > size)
        return tl::unexpected(fmt::format("yields more than {} bytes", size));
    if (status == Z_DATA_ERROR || status == Z_NEED_DICT)
        return tl::unexpected(fmt::format("is damaged after {} bytes", outputSize));
    if (status != Z_STREAM_END || outputSize != size)
        return tl::unexpected(endsAfter(outputSize, size));
    result.resize(static_cast<std::size_t>(size));
    return result;
}

Unpacked unpackLzma(Bytes properties, Bytes stream, std::uint64_t size, std::uint64_t limit) {
    if (properties.size() != kLzmaPropertyBytes)
        return tl::unexpected(std::string("has no properties"));
    if (auto refused = refusal(stream, size, limit, kMostLzmaRatio))
        return tl::unexpected(std::move(*refused));
    LzmaDecoder decoder;
    if (auto wrong = decoder.begin(properties, static_cast<std::uint32_t>(size)))
        return tl::unexpected(std::move(*wrong));
    std::vector<std::byte> result(static_cast<std::size_t>(size));
    const auto status = decoder.run(stream, result);
    if (decoder.state.avail_out == 0)
        return result;
    if (status == LZMA_DATA_ERROR || status == LZMA_FORMAT_ERROR || status == LZMA_OPTIONS_ERROR)
        return tl::unexpected(fmt::format("is damaged after {} bytes", decoder.state.total_out));
    return tl::unexpected(endsAfter(decoder.state.total_out, size));
}

std::string unpackLz4Piece(Bytes block, std::span<std::byte> into, std::size_t at, std::size_t size) {
    constexpr std::size_t window = 65536; // matches reach no further back
    if (at > into.size() || size > into.size() - at)
        return "is too large";
    if (block.size() > LZ4_MAX_INPUT_SIZE || size > LZ4_MAX_INPUT_SIZE)
        return "is too large";
    const std::size_t before = std::min(at, window);
    auto* const to = reinterpret_cast<char*>(into.data()) + at;
    const int written =
        LZ4_decompress_safe_usingDict(reinterpret_cast<const char*>(block.data()), to, static_cast<int>(block.size()),
                                      static_cast<int>(size), to - before, static_cast<int>(before));
    if (written < 0)
        return "is damaged";
    return static_cast<std::size_t>(written) == size ? std::string()
                                                     : endsAfter(static_cast<std::uint64_t>(written), size);
}

Unpacked unpackLz4(Bytes block, std::uint64_t size, std::uint64_t limit) {
    if (auto refused = refusal(block, size, limit, kMostLz4Ratio))
        return tl::unexpected(std::move(*refused));
    std::vector<std::byte> result(static_cast<std::size_t>(size));
    if (auto wrong = unpackLz4Piece(block, result, 0, result.size()); !wrong.empty())
        return tl::unexpected(std::move(wrong));
    return result;
}

Unpacked unpackZstd(Bytes frame, std::uint64_t size, std::uint64_t limit) {
    if (auto refused = refusal(frame, size, limit, kMostZstdRatio))
        return tl::unexpected(std::move(*refused));
    std::vector<std::byte> result(static_cast<std::size_t>(size));
    const std::size_t written = ZSTD_decompress(result.data(), result.size(), frame.data(), frame.size());
    if (ZSTD_isError(written) != 0)
        return tl::unexpected(fmt::format("is damaged ({})", ZSTD_getErrorName(written)));
    if (written != size)
        return tl::unexpected(endsAfter(written, size));
    return result;
}

Unpacked unpackDeflateStart(Bytes stream, std::size_t count) {
    z_stream state{};
    if (inflateInit2(&state, -MAX_WBITS) != Z_OK)
        return tl::unexpected(std::string("could not be initialised"));
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> atEnd(&state, &inflateEnd);
    std::vector<std::byte> result(count);
    state.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(stream.data()));
    state.avail_in = static_cast<uInt>(stream.size());
    state.next_out = reinterpret_cast<Bytef*>(result.data());
    state.avail_out = static_cast<uInt>(count);
    const int status = inflate(&state, Z_SYNC_FLUSH);
    if (status == Z_DATA_ERROR || status == Z_NEED_DICT)
        return tl::unexpected(fmt::format("is damaged after {} bytes", state.total_out));
    result.resize(state.total_out);
    return result;
}

Unpacked unpackLzmaStart(Bytes properties, Bytes stream, std::size_t count) {
    LzmaDecoder decoder;
    if (auto wrong = decoder.begin(properties, static_cast<std::uint32_t>(count)))
        return tl::unexpected(std::move(*wrong));
    std::vector<std::byte> result(count);
    const auto status = decoder.run(stream, result);
    if (status == LZMA_DATA_ERROR || status == LZMA_FORMAT_ERROR || status == LZMA_OPTIONS_ERROR)
        return tl::unexpected(fmt::format("is damaged after {} bytes", decoder.state.total_out));
    result.resize(decoder.state.total_out);
    return result;
}

} // namespace navsmith::compression
