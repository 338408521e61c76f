#include "formats/gta_sa/extended_path_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
#include "formats/bytes/sections.h"
#include "formats/gta_sa/path_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace navsmith::gta_sa {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::string_view kMagic("\xFF\xFF\xFF\xFF"
                                  "FM92",
                                  8);
constexpr std::string_view kTool("\x0B\0fastman92\0", 12);
constexpr std::string_view kVersion("VER2", 4);
constexpr std::string_view kEnd("EOF\0", 4);
constexpr std::size_t kExtendedLinkBytes = 10; // 4 target, 4 navi link, 1 length, 1 crossing flags

static_assert(kMagic.size() + kTool.size() + kVersion.size() + std::size_t{5} * 4 == kExtendedHeaderBytes);

constexpr auto kExtendedNodeFields = [](auto& node, auto&& visit) {
    visitNode(node, visit, node.shortPlace[0], node.shortPlace[1], node.shortPlace[2]);
    visitPosition(visit, node.x, node.y, node.z);
};
constexpr auto kExtendedNaviFields = [](auto& navi, auto&& visit) {
    visitNavi(navi, visit, navi.shortPlace[0], navi.shortPlace[1]);
    visitPosition(visit, navi.x, navi.y);
};

bool isText(Bytes stored, std::string_view text) {
    return std::equal(stored.begin(), stored.end(), text.begin(), text.end(),
                      [](std::byte a, char b) { return a == static_cast<std::byte>(b); });
}

/// "VER2", or the bytes in hexadecimal if they are not such a word.
std::string shown(Bytes stored) {
    std::string text;
    std::string digits;
    bool readable = true;
    for (const std::byte value : stored) {
        const auto c = std::to_integer<unsigned>(value);
        readable = readable && c >= 0x20 && c < 0x7F;
        text += static_cast<char>(c);
        digits += fmt::format("{}{:02X}", digits.empty() ? "" : " ", c);
    }
    return readable ? fmt::format("\"{}\"", text) : digits;
}

/// The next bytes must be this text.
void expect(ByteReader& reader, std::string_view text, FormatErrorCode otherwise, std::string_view field,
            std::string_view expected) {
    const Bytes stored = reader.take(text.size(), field);
    if (reader.ok() && !isText(stored, text))
        reader.fail(otherwise, field, shown(stored), std::string(expected), text.size());
}

Bytes bytesOf(std::string_view text) {
    return std::as_bytes(std::span(text));
}

void readLinks(ByteReader& reader, std::size_t count, ExtendedPathFile& into) {
    LinkArrays arrays;
    arrays.targets = reader.take(count * 4, "link targets");
    const Bytes spareTargets = reader.take(kSpareTargetBytes, "spare link targets");
    arrays.navis = reader.take(count * 4, "navi links");
    arrays.lengths = reader.take(count, "link lengths");
    const Bytes spareLengths = reader.take(kSpareLinks, "spare lengths");
    arrays.crossings = reader.take(count, "crossing flags");
    const Bytes spareCrossings = reader.take(kSpareLinks, "spare crossing flags");
    if (!reader.ok())
        return;
    into.links = joinLinks<ExtendedLink>(arrays);
    into.spareTargets = copy(spareTargets);
    into.spareLengths = copy(spareLengths);
    into.spareCrossings = copy(spareCrossings);
}

/// Everything but the tail.
template <typename Sections>
void describe(const ExtendedPathFile& file, Sections& sections) {
    sections.text("header, signature", bytesOf(kMagic));
    sections.text("header, signature", bytesOf(kTool));
    sections.text("header, signature", bytesOf(kVersion));
    describeCounts(sections, file);
    sections.records("node", file.nodes, kExtendedNodeBytes, kExtendedNodeFields);
    sections.records("navi node", file.navis, kExtendedNaviBytes, kExtendedNaviFields);
    describeLinks(sections, file);
    sections.text("end of the file", bytesOf(kEnd));
}

} // namespace

bool isExtended(std::span<const std::byte> head) {
    return head.size() >= kMagic.size() && isText(head.first(kMagic.size()), kMagic);
}

std::size_t extendedSize(std::size_t nodes, std::size_t navis, std::size_t links) {
    return kExtendedHeaderBytes + nodes * kExtendedNodeBytes + navis * kExtendedNaviBytes +
           (links == 0 ? 0 : links * kExtendedLinkBytes + kExactSpareBytes) + kEnd.size();
}

bytes::Result<ExtendedPathFile> readExtended(std::span<const std::byte> file) {
    ByteReader reader(file);
    expect(reader, kMagic, FormatErrorCode::BadMagic, "header", "FF FF FF FF, then FM92");
    expect(reader, kTool, FormatErrorCode::Unsupported, "tool", "0B 00, then \"fastman92\"");
    expect(reader, kVersion, FormatErrorCode::Unsupported, "version", "\"VER2\"");
    ExtendedPathFile result;
    const auto linkCount =
        readRecords(reader, kExtendedNodeBytes, kExtendedNodeFields, kExtendedNaviBytes, kExtendedNaviFields, result);
    if (reader.checkCount(linkCount, kExtendedLinkBytes, "links") && linkCount > 0)
        readLinks(reader, linkCount, result);
    expect(reader, kEnd, FormatErrorCode::BadValue, "end of the file", "\"EOF\" and 0, where the counts say");
    if (!reader.ok())
        return tl::unexpected(reader.error());

    const Bytes tail = reader.takeRest();
    result.tail = copy(tail);
    if (linkCount > 0 && areUninitialised(result.spareTargets, result.spareLengths, result.spareCrossings))
        result.form = PathForm::Uninitialised;
    else if (isPadding(tail, file) || (tail.empty() && file.size() % kArchiveSector == 0))
        result.form = PathForm::Padded;
    return result;
}

std::vector<std::byte> writeExtended(const ExtendedPathFile& file) {
    bytes::SectionWriter writer(extendedSize(file.nodes.size(), file.navis.size(), file.links.size()) +
                                file.tail.size());
    describe(file, writer);
    writer.text("tail", file.tail);
    return writer.release();
}

std::string fieldAt(const ExtendedPathFile& file, std::uint64_t offset) {
    bytes::SectionFinder finder(offset);
    describe(file, finder);
    return finder.place();
}

} // namespace navsmith::gta_sa
