// Any bytes: either an error, or a saved game that is written as the same bytes, each of which belongs to a named
// field.
// Bytes that start with a block number also test that block alone. No input small enough to be tried often is a
// complete save, so the bytes are also put into a valid one, as a block or as changes all over it. Padding and checksum
// are then corrected, so that only the input causes damage.
#include "formats/gta_sa/save_file.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/save_bytes.h"

#include <array>
#include <cstring>
#include <optional>
#include <utility>

namespace navsmith::fuzz {
namespace {

namespace sa = gta_sa;

using Bytes = std::vector<std::byte>;

std::ptrdiff_t signedOffset(std::size_t at) {
    return static_cast<std::ptrdiff_t>(at);
}

/// The blocks of a valid save, each with its tag.
using Blocks = std::array<Bytes, sa::kSaveBlocks>;
const Blocks& soundBlocks() {
    static const Blocks blocks = [] {
        const auto save = navsmith::tests::smallSave();
        Blocks tagged;
        for (std::size_t i = 0; i < tagged.size(); ++i) {
            const auto tag = std::as_bytes(std::span(sa::kSaveTag));
            tagged[i].assign(tag.begin(), tag.end());
            tagged[i].insert(tagged[i].end(), save.blocks[i].begin(), save.blocks[i].end());
        }
        return tagged;
    }();
    return blocks;
}

Bytes bodyOf(const Blocks& blocks) {
    Bytes body;
    for (const auto& block : blocks)
        body.insert(body.end(), block.begin(), block.end());
    return body;
}

void overwrite(Bytes& bytes, std::size_t at, Input with) {
    const auto length = std::min(with.size(), bytes.size() - at);
    std::copy_n(with.begin(), length, bytes.begin() + signedOffset(at));
}

/// Reads changes from the input; each has a type, block, offset in the block, length and bytes.
void change(Blocks& blocks, Input input) {
    constexpr std::size_t kHead = 5;
    const auto byte = [&](std::size_t i) { return std::to_integer<std::size_t>(input[i]); };
    while (input.size() >= kHead) {
        auto& block = blocks[byte(1) % sa::kSaveBlocks];
        const auto at = (byte(2) + (byte(3) << 8U)) % (block.size() + 1);
        const auto length = std::min(byte(4), input.size() - kHead);
        const auto bytes = input.subspan(kHead, length);
        switch (byte(0) % 3) {
        case 0:
            overwrite(block, at, bytes);
            break;
        case 1:
            block.insert(block.begin() + signedOffset(at), bytes.begin(), bytes.end());
            break;
        default:
            block.erase(block.begin() + signedOffset(at),
                        block.begin() + signedOffset(at + std::min(byte(4), block.size() - at)));
            break;
        }
        input = input.subspan(kHead + length);
    }
}

/// The body of a save that contains the input.
Bytes bodyWith(Input input) {
    auto blocks = soundBlocks();
    const auto first = std::to_integer<std::size_t>(input[0]);
    auto& block = blocks[first % sa::kSaveBlocks];
    const auto rest = input.subspan(1);
    switch (first / sa::kSaveBlocks) {
    case 0:
        block.resize(sa::kSaveTag.size());
        block.insert(block.end(), rest.begin(), rest.end());
        break;
    case 1:
        overwrite(block, sa::kSaveTag.size(), rest);
        break;
    default:
        change(blocks, rest);
        break;
    }
    return bodyOf(blocks);
}

/// Pads a body to a complete file, as the game does. In large pieces: byte by byte it would take most of the time.
Bytes fileOf(Bytes body) {
    auto at = std::min(body.size(), sa::kSaveChecked);
    body.resize(sa::kSaveSize);
    for (at = std::max(at, sa::kSaveBuffer); at < sa::kSaveChecked;) {
        const auto length = std::min(sa::kSaveBuffer, sa::kSaveChecked - at);
        std::memcpy(body.data() + at, body.data() + at - sa::kSaveBuffer, length);
        at += length;
    }
    navsmith::bytes::storeLittleEndian(body.data() + sa::kSaveChecked, sa::saveChecksum(body));
    return body;
}

/// The saved game in the bytes, if they are valid.
std::optional<sa::SaveFile> readAndWrite(Input input) {
    (void)sa::foreignSave(input.first(std::min<std::size_t>(input.size(), 64)), input.size());
    auto file = sa::readSave(input);
    if (!file) {
        require(file.error().offset <= input.size());
        return std::nullopt;
    }
    const auto written = sa::writeSave(*file);
    require(written.size() == input.size() && std::memcmp(written.data(), input.data(), input.size()) == 0);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!sa::fieldAt(*file, at).empty());
    for (std::size_t i = 0; i < sa::kSaveBlocks; ++i) {
        for (const auto& span : file->blocks[i].layout.spans) {
            const auto& spec = sa::specOf(span.record);
            const auto records = file->records(i, span.record, span.group);
            for (const auto& field : spec.fields) {
                if (field.type != sa::SaveType::Text || records.size() < spec.bytes)
                    continue;
                require(sa::textAt(records, field).size() <= field.length);
                Bytes record(records.begin(), records.begin() + signedOffset(spec.bytes));
                sa::setText(record, field, "text");
                require(sa::textAt(record, field) == std::string_view("text").substr(0, field.length));
            }
        }
    }
    const auto body = sa::saveBody(*file);
    require(body.size() == sa::saveBodySize(*file));
    if (body.size() < input.size()) {
        const auto padding = sa::mirroredPadding(body);
        require(padding.size() == file->padding.size());
        require(sa::editedPadding(body, padding, body) == padding);
    }
    return std::move(*file);
}

} // namespace

void run(Input input) {
    // If the base save were invalid, the fuzzer would never get beyond its first error.
    static const bool sound = readAndWrite(fileOf(bodyOf(soundBlocks()))).has_value();
    require(sound);
    (void)readAndWrite(input);
    if (input.empty())
        return;
    const auto layout = sa::layOut(std::to_integer<std::size_t>(input[0]) % sa::kSaveBlocks, input.subspan(1));
    require(!layout || layout->length < input.size());
    const auto file = readAndWrite(fileOf(bodyWith(input)));
    require(!file || sa::saveChecksum(*file) == file->checksum);
}

} // namespace navsmith::fuzz
