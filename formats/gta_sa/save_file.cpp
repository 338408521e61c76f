#include "formats/gta_sa/save_file.h"

#include "formats/bytes/text_bytes.h"
#include "formats/gta_sa/save_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace navsmith::gta_sa {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

constexpr std::size_t kMobileSizes[] = {195000, 260000};
constexpr std::size_t kMobileFirstBlocks[] = {424, 428};
constexpr std::string_view kUnrealMagic = "GVAS";
constexpr std::size_t kNoOffset = 0;

bool startsWith(std::span<const std::byte> bytes, std::string_view word) {
    return bytes.size() >= word.size() && std::memcmp(bytes.data(), word.data(), word.size()) == 0;
}

/// The first block of consoles has another length: its end is where the next tag is.
bool hasOtherFirstBlock(std::span<const std::byte> head) {
    const auto text = bytes::textOf(head);
    const auto next = text.find(kSaveTag, kSaveTag.size());
    return next != std::string_view::npos && next != kSaveTag.size() + blockSpec(0).fixed;
}

/// The first block of the mobile game is longer. Its second tag distinguishes it from a PC file of an odd length.
bool hasMobileFirstBlock(std::span<const std::byte> head) {
    return std::any_of(std::begin(kMobileFirstBlocks), std::end(kMobileFirstBlocks), [&](std::size_t length) {
        const auto next = kSaveTag.size() + length;
        return head.size() > next && startsWith(head.subspan(next), kSaveTag);
    });
}

std::uint32_t sum(std::uint32_t start, std::span<const std::byte> bytes) {
    return std::accumulate(bytes.begin(), bytes.end(), start, [](std::uint32_t total, std::byte value) {
        return total + std::to_integer<std::uint32_t>(value);
    });
}

std::string firstBytes(std::span<const std::byte> file) {
    std::string shown;
    for (const auto value : file.first(std::min(file.size(), kSaveTag.size())))
        shown += fmt::format("{}{:02X}", shown.empty() ? "" : " ", std::to_integer<unsigned>(value));
    return shown.empty() ? "nothing" : shown;
}

std::optional<FormatError> whyNotPc(std::span<const std::byte> file) {
    if (const auto foreign = foreignSave(file, file.size()))
        return FormatError{FormatErrorCode::Unsupported, kNoOffset, "file", std::string(*foreign),
                           "a save of the PC game",      {}};
    if (!startsWith(file, kSaveTag))
        return FormatError{FormatErrorCode::BadMagic, kNoOffset, "tag of block 0", firstBytes(file), "\"BLOCK\"", {}};
    if (file.size() != kSaveSize)
        return FormatError{
            FormatErrorCode::BadValue,          file.size(), "file size", fmt::format("{} bytes", file.size()),
            fmt::format("{} bytes", kSaveSize), {}};
    return std::nullopt;
}

std::string fieldOf(const SaveSpan& span, std::size_t at) {
    const auto& spec = specOf(span.record);
    const auto index = at / spec.bytes;
    const auto inside = at % spec.bytes;
    const auto field = std::find_if(spec.fields.begin(), spec.fields.end(), [&](const SaveField& f) {
        return inside >= f.at && inside < std::size_t{f.at} + f.length;
    });
    const auto list = std::find_if(spec.lists.begin(), spec.lists.end(), [&](const SaveListField& f) {
        return inside >= f.at && inside < f.at + f.count * bytesOf(f.type);
    });
    const auto name = field != spec.fields.end() ? std::string(field->id)
                      : list == spec.lists.end()
                          ? fmt::format("byte {}", inside)
                          : fmt::format("{} {}", list->id, (inside - list->at) / bytesOf(list->type));
    if (span.record == SaveRecord::Raw)
        return fmt::format("byte {}", span.at + at);
    return span.count == 1 ? fmt::format("{}, {}", spec.id, name) : fmt::format("{} {}, {}", spec.id, index, name);
}

std::string placeIn(const SaveBlock& block, std::size_t at) {
    for (const auto& span : block.layout.spans) {
        if (at < span.end())
            return fieldOf(span, at - span.at);
    }
    return fmt::format("byte {}", at);
}

} // namespace

std::optional<std::string_view> foreignSave(std::span<const std::byte> head, std::uint64_t size) {
    if (startsWith(head, kUnrealMagic))
        return "a save of the Definitive Edition";
    if (!startsWith(head, kSaveTag) || size == kSaveSize)
        return std::nullopt;
    const bool mobileSize =
        std::any_of(std::begin(kMobileSizes), std::end(kMobileSizes), [&](std::size_t s) { return s == size; });
    if (mobileSize || hasMobileFirstBlock(head))
        return "a save of the mobile game (Android, iOS)";
    if (hasOtherFirstBlock(head))
        return "a save of the game on another platform, such as PlayStation 2 or Xbox";
    return std::nullopt;
}

std::span<const std::byte> SaveFile::records(std::size_t block, SaveRecord record, std::uint8_t group) const {
    const auto& held = blocks[block];
    for (const auto& span : held.layout.spans) {
        if (span.record == record && span.group == group)
            return std::span(held.payload).subspan(span.at, span.end() - span.at);
    }
    return {};
}

bytes::Result<SaveFile> readSave(std::span<const std::byte> file) {
    if (auto error = whyNotPc(file))
        return tl::unexpected(std::move(*error));
    const auto checked = file.first(kSaveChecked);
    auto blocks = findSaveBlocks(checked);
    if (!blocks)
        return tl::unexpected(std::move(blocks.error()));
    SaveFile out;
    for (std::size_t i = 0; i < kSaveBlocks; ++i) {
        auto& at = (*blocks)[i];
        const auto payload = checked.subspan(at.payload, at.length);
        out.blocks[i].payload.assign(payload.begin(), payload.end());
        if (!at.tagged) {
            const auto tag = checked.subspan(at.payload - kSaveTag.size(), kSaveTag.size());
            std::transform(tag.begin(), tag.end(), out.blocks[i].tag.begin(),
                           [](std::byte value) { return static_cast<char>(value); });
        }
        out.blocks[i].layout = std::move(at.layout);
    }
    const auto padding = checked.subspan(blocks->back().payload + blocks->back().length);
    out.padding.assign(padding.begin(), padding.end());
    out.checksum = bytes::loadLittleEndian<std::uint32_t>(file.data() + kSaveChecked);
    return out;
}

std::size_t saveBodySize(const SaveFile& file) {
    return std::accumulate(
        file.blocks.begin(), file.blocks.end(), std::size_t{0},
        [](std::size_t total, const SaveBlock& block) { return total + kSaveTag.size() + block.payload.size(); });
}

std::vector<std::byte> saveBody(const SaveFile& file) {
    bytes::ByteWriter out(saveBodySize(file));
    for (const auto& block : file.blocks) {
        out.write(std::as_bytes(std::span(block.tag)));
        out.write(std::span<const std::byte>(block.payload));
    }
    return out.release();
}

std::vector<std::byte> writeSave(const SaveFile& file) {
    bytes::ByteWriter out(saveBodySize(file) + file.padding.size() + 4);
    for (const auto& block : file.blocks) {
        out.write(std::as_bytes(std::span(block.tag)));
        out.write(std::span<const std::byte>(block.payload));
    }
    out.write(std::span<const std::byte>(file.padding));
    out.write(file.checksum);
    return out.release();
}

std::vector<std::byte> mirroredPadding(std::span<const std::byte> body) {
    if (body.size() >= kSaveChecked)
        return {};
    std::vector<std::byte> padding(kSaveChecked - body.size());
    for (std::size_t i = 0; i < padding.size(); ++i) {
        const auto at = body.size() + i;
        if (at >= kSaveBuffer) {
            const auto from = at - kSaveBuffer;
            padding[i] = from < body.size() ? body[from] : padding[from - body.size()];
        }
    }
    return padding;
}

std::vector<std::byte> editedPadding(std::span<const std::byte> before, std::span<const std::byte> padding,
                                     std::span<const std::byte> after) {
    auto edited = mirroredPadding(after);
    if (before.size() != after.size() || padding.size() != edited.size())
        return edited;
    for (std::size_t i = 0; i < padding.size(); ++i) {
        // The source of this byte may itself be a kept byte, so compare with the result, not only with the mirroring
        // rule.
        const auto at = before.size() + i;
        const bool inside = at >= kSaveBuffer && at - kSaveBuffer < before.size();
        const bool behind = at >= kSaveBuffer && !inside;
        const auto source = inside   ? before[at - kSaveBuffer]
                            : behind ? padding[at - kSaveBuffer - before.size()]
                                     : std::byte{};
        if (padding[i] != source)
            edited[i] = padding[i];
        else if (behind)
            edited[i] = edited[at - kSaveBuffer - before.size()];
    }
    return edited;
}

std::uint32_t saveChecksum(std::span<const std::byte> file) {
    return sum(0, file.first(file.size() - std::min<std::size_t>(file.size(), 4)));
}

std::uint32_t saveChecksum(const SaveFile& file) {
    std::uint32_t total = 0;
    for (const auto& block : file.blocks)
        total = sum(sum(total, std::as_bytes(std::span(block.tag))), block.payload);
    return sum(total, file.padding);
}

std::string fieldAt(const SaveFile& file, std::uint64_t offset) {
    if (offset >= kSaveChecked)
        return "checksum";
    auto at = static_cast<std::size_t>(offset);
    for (std::size_t i = 0; i < kSaveBlocks; ++i) {
        const auto& block = file.blocks[i];
        const auto name = fmt::format("block {} ({})", i, blockSpec(i).title);
        if (at < kSaveTag.size())
            return name + ", tag";
        at -= kSaveTag.size();
        if (at < block.payload.size())
            return fmt::format("{}, {}", name, placeIn(block, at));
        at -= block.payload.size();
    }
    return fmt::format("padding, byte {}", at);
}

std::string textAt(std::span<const std::byte> record, const SaveField& field) {
    const auto held = record.subspan(field.at, field.length);
    const auto end = std::find(held.begin(), held.end(), std::byte{});
    std::string text(static_cast<std::size_t>(end - held.begin()), '\0');
    std::transform(held.begin(), end, text.begin(), [](std::byte value) { return static_cast<char>(value); });
    return text;
}

void setText(std::span<std::byte> record, const SaveField& field, std::string_view text) {
    const auto held = record.subspan(field.at, field.length);
    const auto length = std::min(text.size(), held.size());
    std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(length), held.begin(),
                   [](char c) { return static_cast<std::byte>(c); });
    if (length < held.size())
        held[length] = std::byte{};
}

} // namespace navsmith::gta_sa
