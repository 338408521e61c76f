// Any stream: an error, or exactly as many bytes as were asked for. What we pack ourselves unpacks to the same bytes.
#include "formats/compression/ulz.h"
#include "formats/compression/unpack.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    using namespace compression;
    constexpr std::uint64_t kLimit = 60'000;
    constexpr std::size_t kHead = 3;
    require(unpackUlz(packUlz(input), input.size()) == std::vector(input.begin(), input.end()));
    if (input.size() < kHead + kLzmaPropertyBytes)
        return;
    const auto byte = [&](std::size_t i) { return std::to_integer<std::size_t>(input[i]); };
    const auto size = byte(1) + (byte(2) << 8U);
    const auto properties = input.subspan(kHead, kLzmaPropertyBytes);
    const auto stream = input.subspan(kHead);
    const auto packed = stream.subspan(kLzmaPropertyBytes);
    const auto whole = [&](const Unpacked& bytes) {
        require(bytes ? bytes->size() == size && size <= kLimit : !bytes.error().empty());
    };
    switch (byte(0) % 7) {
    case 0:
        whole(unpackDeflate(stream, size, kLimit));
        break;
    case 1:
        whole(unpackLzma(properties, packed, size, kLimit));
        break;
    case 2: {
        const auto bytes = unpackUlz(stream, size);
        require(bytes ? bytes->size() == size : !bytes.error().empty());
        break;
    }
    case 3: {
        const auto start = unpackDeflateStart(stream, size);
        require(!start || start->size() <= size);
        break;
    }
    case 4:
        whole(unpackLz4(stream, size, kLimit));
        break;
    case 5:
        whole(unpackZstd(stream, size, kLimit));
        break;
    default: {
        const auto start = unpackLzmaStart(properties, packed, size);
        require(!start || start->size() <= size);
    }
    }
}
