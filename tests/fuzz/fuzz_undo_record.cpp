// Any bytes as the record of a change within a file, also with length and checksum put right: nothing, or a record that
// is written as the same bytes.
#include "core/files/in_place_record.h"
#include "core/files/path_text.h"
#include "formats/bytes/byte_writer.h"
#include "tests/fuzz/fuzz.h"

#include <xxhash.h>

namespace navsmith::fuzz {
namespace {

void decodeAndEncode(Input bytes) {
    if (const auto record = files::decodeUndo(bytes))
        requireSame(files::encodeUndo(*record), bytes);
}

} // namespace

void run(Input input) {
    decodeAndEncode(input);
    constexpr std::size_t kLength = 8; ///< offset
    constexpr std::size_t kChecksum = 8;
    if (input.size() < kLength + 8 + kChecksum)
        return;
    std::vector bytes(input.begin(), input.end());
    bytes::storeLittleEndian(bytes.data() + kLength, std::uint64_t{bytes.size()});
    const auto content = bytes.size() - kChecksum;
    bytes::storeLittleEndian(bytes.data() + content, std::uint64_t{XXH3_64bits(bytes.data(), content)});
    decodeAndEncode(bytes);
    const std::string name = files::toBytes(files::fromBytes(textOf(input)));
    require(name == textOf(input) || textOf(input).find('\0') != std::string::npos);
    (void)files::recordedFile(textOf(input));
}

} // namespace navsmith::fuzz
