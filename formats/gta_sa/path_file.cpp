#include "formats/gta_sa/path_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
#include "formats/bytes/sections.h"
#include "formats/gta_sa/extended_path_file.h"
#include "formats/gta_sa/path_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace navsmith::gta_sa {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kHeaderBytes = 20;
constexpr std::size_t kNodeBytes = 28;
constexpr std::size_t kNaviBytes = 14;
constexpr std::size_t kLinkBytes = 8;    // 4 target, 2 navi link, 1 length, 1 crossing flags
constexpr std::size_t kCutLinkBytes = 7; // without the crossing flags

constexpr auto kNodeFields = [](auto& node, auto&& visit) { visitNode(node, visit, node.x, node.y, node.z); };
constexpr auto kNaviFields = [](auto& navi, auto&& visit) { visitNavi(navi, visit, navi.x, navi.y); };

bool allFree(Bytes spareTargets) {
    for (std::size_t at = 0; at < spareTargets.size(); at += sizeof(kFreeSpareTarget))
        if (bytes::loadLittleEndian<std::uint32_t>(spareTargets.data() + at) != kFreeSpareTarget)
            return false;
    return true;
}

// Reads what follows the navi nodes of a file without links.
void readWithoutLinks(ByteReader& reader, Bytes file, PathFile& into) {
    const bool isEmptyArea = reader.offset() == kHeaderBytes;
    const Bytes rest = reader.takeRest();
    if (isPadding(rest, file)) {
        into.form = PathForm::Padded;
    } else if (isEmptyArea && rest.size() >= kSpareTargetBytes) {
        const Bytes spare = rest.first(kSpareTargetBytes);
        const Bytes tail = rest.subspan(kSpareTargetBytes);
        if (tail.empty() || (isPadding(tail, file) && allFree(spare))) {
            into.form = PathForm::EmptyCut;
            into.spareTargets = copy(spare);
            into.tail = copy(tail);
            return;
        }
    }
    into.tail = copy(rest);
}

void readLinks(ByteReader& reader, Bytes file, std::size_t count, PathFile& into) {
    const auto ownRecords = static_cast<std::size_t>(reader.offset());
    const std::size_t exact = ownRecords + count * kLinkBytes + kExactSpareBytes;
    const std::size_t cut = ownRecords + count * kCutLinkBytes + kSpareTargetBytes;
    const bool isCut =
        file.size() < exact && (file.size() == cut || (file.size() > cut && isPadding(file.subspan(cut), file)));

    std::optional<bytes::Shortage> shortage = bytes::Shortage{"links", 0, count};
    const auto section = [&](std::size_t length, std::string_view name) {
        if (reader.remaining() < length)
            reader.fail(FormatErrorCode::Truncated, name, fmt::format("a file of {} bytes", file.size()),
                        fmt::format("{} bytes, or {} in cut form", exact, cut), 0, shortage);
        return reader.take(length, name);
    };
    const Bytes targets = section(count * 4, "link targets");
    const Bytes spareTargets = section(kSpareTargetBytes, "spare link targets");
    const Bytes navis = section(count * 2, "navi links");
    const Bytes lengths = section(count, "link lengths");
    const Bytes spareLengths = isCut ? Bytes() : section(kSpareLinks, "spare lengths");
    shortage->whole = reader.remaining(); // the last part of each link follows
    const Bytes crossings = isCut ? Bytes() : section(count, "crossing flags");
    shortage.reset();
    const Bytes spareCrossings = isCut ? Bytes() : section(kSpareLinks, "spare crossing flags");
    if (!reader.ok())
        return;

    into.links = joinLinks<Link>({targets, navis, lengths, crossings});
    into.spareTargets = copy(spareTargets);
    into.spareLengths = copy(spareLengths);
    into.spareCrossings = copy(spareCrossings);
    const Bytes tail = reader.takeRest();
    into.tail = copy(tail);
    if (isCut)
        into.form = PathForm::Cut;
    else if (areUninitialised(spareTargets, spareLengths, spareCrossings))
        into.form = PathForm::Uninitialised; // padded or not: an edit must not keep the filler
    else if (isPadding(tail, file))
        into.form = PathForm::Padded;
}

/// Everything but the tail.
template <typename Sections>
void describe(const PathFile& file, Sections& sections) {
    describeCounts(sections, file);
    sections.records("node", file.nodes, kNodeBytes, kNodeFields);
    sections.records("navi node", file.navis, kNaviBytes, kNaviFields);
    describeLinks(sections, file);
}

} // namespace

std::size_t exactSize(std::size_t nodes, std::size_t navis, std::size_t links) {
    const std::size_t ownRecords = kHeaderBytes + nodes * kNodeBytes + navis * kNaviBytes;
    if (links == 0)
        return ownRecords;
    return ownRecords + links * kLinkBytes + kExactSpareBytes;
}

std::size_t cutSize(std::size_t nodes, std::size_t navis, std::size_t links) {
    return kHeaderBytes + nodes * kNodeBytes + navis * kNaviBytes + links * kCutLinkBytes + kSpareTargetBytes;
}

bytes::Result<PathFile> read(std::span<const std::byte> file) {
    ByteReader reader(file);
    if (isExtended(file)) {
        reader.fail(FormatErrorCode::Unsupported, "header", "a path file of fastman92 limit adjuster (FM92)",
                    "a path file of the game's own form");
        return tl::unexpected(reader.error());
    }

    PathFile result;
    const auto linkCount = readRecords(reader, kNodeBytes, kNodeFields, kNaviBytes, kNaviFields, result);
    if (!reader.checkCount(linkCount, kCutLinkBytes, "links"))
        return tl::unexpected(reader.error());

    if (linkCount == 0)
        readWithoutLinks(reader, file, result);
    else
        readLinks(reader, file, linkCount, result);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return result;
}

std::vector<std::byte> write(const PathFile& file) {
    const std::size_t linkBytes = file.form == PathForm::Cut ? kCutLinkBytes : kLinkBytes;
    bytes::SectionWriter writer(kHeaderBytes + file.nodes.size() * kNodeBytes + file.navis.size() * kNaviBytes +
                                file.links.size() * linkBytes + file.spareTargets.size() + file.spareLengths.size() +
                                file.spareCrossings.size() + file.tail.size());
    describe(file, writer);
    writer.text("tail", file.tail);
    return writer.release();
}

std::string fieldAt(const PathFile& file, std::uint64_t offset) {
    bytes::SectionFinder finder(offset);
    describe(file, finder);
    return finder.place();
}

} // namespace navsmith::gta_sa
