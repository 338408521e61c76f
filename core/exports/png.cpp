#include "core/exports/png.h"

#include <array>
#include <string_view>

#include <zlib.h>

namespace navsmith::exports {

namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kChannels = 4;

void put(Bytes& to, std::span<const std::uint8_t> bytes) {
    const auto data = std::as_bytes(bytes);
    to.insert(to.end(), data.begin(), data.end());
}

void put(Bytes& to, std::string_view text) {
    const auto data = std::as_bytes(std::span(text));
    to.insert(to.end(), data.begin(), data.end());
}

std::array<std::uint8_t, 4> bigEndian(std::uint32_t value) {
    return {static_cast<std::uint8_t>(value >> 24U), static_cast<std::uint8_t>(value >> 16U),
            static_cast<std::uint8_t>(value >> 8U), static_cast<std::uint8_t>(value)};
}

void putChunk(Bytes& to, std::string_view name, std::span<const std::uint8_t> data) {
    put(to, bigEndian(static_cast<std::uint32_t>(data.size())));
    put(to, name);
    put(to, data);
    auto sum = crc32(0, reinterpret_cast<const Bytef*>(name.data()), static_cast<uInt>(name.size()));
    if (!data.empty())
        sum = crc32(sum, data.data(), static_cast<uInt>(data.size()));
    put(to, bigEndian(static_cast<std::uint32_t>(sum)));
}

} // namespace

struct PngWriter::Stream {
    Stream() { deflateInit(&z, kLevel); }
    ~Stream() { deflateEnd(&z); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    static constexpr int kLevel = 6;
    z_stream z{};
    std::array<std::uint8_t, 65536> out{};
};

PngWriter::PngWriter(std::uint32_t width, std::uint32_t height)
    : width_(width), before_(width * kChannels), line_(1 + width * kChannels), stream_(std::make_unique<Stream>()) {
    put(bytes_, kSignature);
    std::vector<std::uint8_t> header;
    for (const auto value : {width, height}) {
        const auto four = bigEndian(value);
        header.insert(header.end(), four.begin(), four.end());
    }
    header.insert(header.end(), {8, 6, 0, 0, 0}); // bits, RGBA, and the only methods there are
    putChunk(bytes_, "IHDR", header);
}

PngWriter::~PngWriter() = default;

void PngWriter::add(std::span<const symbol::Rgba> row) {
    constexpr std::uint8_t kUp = 2; // differences to the row above: most rows are much like it
    line_[0] = kUp;
    for (std::size_t x = 0; x < width_; ++x) {
        const std::array<std::uint8_t, kChannels> pixel{row[x].r, row[x].g, row[x].b, row[x].a};
        for (std::size_t k = 0; k < kChannels; ++k) {
            auto& above = before_[x * kChannels + k];
            line_[1 + x * kChannels + k] = static_cast<std::uint8_t>(pixel[k] - above);
            above = pixel[k];
        }
    }
    deflate(line_, false);
}

void PngWriter::deflate(std::span<const std::uint8_t> data, bool last) {
    auto& z = stream_->z;
    z.next_in = const_cast<Bytef*>(data.data()); // zlib does not change it
    z.avail_in = static_cast<uInt>(data.size());
    do {
        z.next_out = stream_->out.data();
        z.avail_out = static_cast<uInt>(stream_->out.size());
        ::deflate(&z, last ? Z_FINISH : Z_NO_FLUSH);
        const auto size = stream_->out.size() - z.avail_out;
        if (size > 0)
            putChunk(bytes_, "IDAT", std::span(stream_->out).first(size));
    } while (z.avail_out == 0);
}

Bytes PngWriter::finish() {
    deflate({}, true);
    putChunk(bytes_, "IEND", {});
    return std::move(bytes_);
}

Bytes toPng(const Image& image) {
    PngWriter writer(image.width(), image.height());
    for (std::uint32_t y = 0; y < image.height(); ++y)
        writer.add(image.row(y));
    return writer.finish();
}

} // namespace navsmith::exports
