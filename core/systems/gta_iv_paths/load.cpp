#include "core/systems/gta_iv_paths/load.h"

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/customs.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/shared/link_ranges.h"
#include "formats/bytes/byte_reader.h"
#include "formats/gta_iv/path_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;

namespace {

struct Area {
    const InputFile* input = nullptr;
    int number = 0;
    gta_iv::PathFile file;
    LinkRanges ranges;
    bool regular = true;              ///< link ranges run on in node order
    std::vector<std::int32_t> owners; ///< of the links by entry, -1 for none
    Slot fileRow = 0;
    Slot firstNode = 0;
};

bytes::FormatError failure(const InputFile& input, std::string field, std::string found, std::string expected) {
    return {bytes::FormatErrorCode::BadValue, 0, std::move(field), std::move(found), std::move(expected), input.name};
}

/// The number comes from the name; a file of another name is placed by what its nodes say.
bytes::Result<int> areaNumber(const InputFile& input, const gta_iv::PathFile& file) {
    if (const auto number = areaOfName(input.name))
        return *number;
    if (!file.nodes.empty() && file.nodes.front().area < kAreas)
        return file.nodes.front().area;
    return tl::unexpected(failure(input, "file name", input.name, "nodes0.nod to nodes63.nod"));
}

/// Zeros to the end of the last sector of an archive.
bool isPadding(const gta_iv::PathFile& file) {
    const auto size = gta_iv::exactSize(file.nodes.size(), file.links.size()) + file.tail.size();
    return !file.tail.empty() && file.tail.size() < gta_iv::kArchiveSector && size % gta_iv::kArchiveSector == 0 &&
           std::ranges::all_of(file.tail, [](std::byte value) { return value == std::byte{}; });
}

/// Section 4.2: a node's links go on to the first link of the next node. Where that lies before its own or behind the
/// table, or where other nodes have its links already, the count in the flags has to do.
LinkRanges rangesOf(const gta_iv::PathFile& file) {
    LinkRanges ranges;
    const auto links = file.links.size();
    std::size_t taken = 0;
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const std::size_t first = file.nodes[i].firstLink;
        const std::size_t next = i + 1 < file.nodes.size() ? file.nodes[i + 1].firstLink : links;
        const bool runsOn = first >= taken && next >= first && next <= links;
        const std::size_t count = runsOn ? next - first : flag::storedCount(file.nodes[i].flags);
        ranges.claims.push_back({static_cast<std::int32_t>(first), static_cast<std::uint32_t>(count)});
        taken = std::max(taken, first + count);
    }
    const auto owners = ranges.owners(links);
    for (std::size_t i = 0; i < links; ++i) {
        if (owners[i] < 0)
            ranges.orphans.push_back({static_cast<std::uint32_t>(i), recordOf(file.links[i])});
    }
    return ranges;
}

class Loader {
public:
    explicit Loader(std::vector<Area> areas) : builder_(schema()), areas_(std::move(areas)) {
        for (auto& area : areas_) {
            byNumber_[static_cast<std::size_t>(area.number)] = &area;
            area.ranges = rangesOf(area.file);
            area.regular = area.ranges.isRegular(area.file.links.size());
            area.owners = area.ranges.owners(area.file.links.size());
        }
    }

    model::Model run() {
        addRows();
        for (const auto& area : areas_) {
            fillFile(area);
            fillNodes(area);
        }
        Slot row = 0;
        for (const auto& area : areas_) {
            for (std::size_t i = 0; i < area.owners.size(); ++i) {
                if (area.owners[i] >= 0)
                    fillLink(row++, area, static_cast<Slot>(area.owners[i]), area.file.links[i]);
            }
        }
        return builder_.finish();
    }

private:
    void addRows() {
        std::size_t nodes = 0;
        std::size_t links = 0;
        builder_.addRows(kFile, areas_.size());
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            auto& area = areas_[i];
            area.fileRow = static_cast<Slot>(i);
            area.firstNode = static_cast<Slot>(nodes);
            nodes += area.file.nodes.size();
            links += area.file.links.size() - area.ranges.orphans.size();
        }
        builder_.addRows(kNode, nodes);
        builder_.addRows(kLink, links);
    }

    static std::uint32_t total(const gta_iv::PathFile& f) { return static_cast<std::uint32_t>(f.nodes.size()); }
    static std::uint32_t carCount(const gta_iv::PathFile& f) { return std::min(f.carNodes, total(f)); }

    void fillFile(const Area& area) {
        const auto& f = area.file;
        const auto row = area.fileRow;
        const auto cars = carCount(f);
        builder_.column(file::area)[row] = static_cast<std::uint8_t>(area.number);
        builder_.column(file::name)[row] = area.input->name;
        builder_.column(file::carExcess)[row] = static_cast<std::int32_t>(f.carNodes - cars);
        builder_.column(file::intersectionExcess)[row] =
            static_cast<std::int32_t>(f.intersectionNodes - (total(f) - cars));
        if (isPadding(f))
            builder_.column(file::padded)[row] = 1;
        else
            builder_.column(file::tail)[row] = {reinterpret_cast<const char*>(f.tail.data()), f.tail.size()};
        if (!area.regular)
            builder_.column(file::linkLayout)[row] = encode(area.ranges);
    }

    void fillNodes(const Area& area) {
        const auto cars = carCount(area.file);
        for (std::size_t i = 0; i < area.file.nodes.size(); ++i) {
            const auto& n = area.file.nodes[i];
            const auto row = area.firstNode + i;
            builder_.column(node::file)[row] = Ref::to(area.fileRow);
            builder_.column(node::group)[row] = i < cars ? 0 : 1;
            builder_.column(node::x)[row] = n.x;
            builder_.column(node::y)[row] = n.y;
            builder_.column(node::z)[row] = n.z;
            builder_.column(node::width)[row] = n.width;
            builder_.column(node::floodGroup)[row] = n.floodGroup;
            builder_.column(node::flags)[row] = n.flags;
            builder_.column(node::streetHash)[row] = n.streetHash;
            builder_.column(node::searchCost)[row] = n.searchCost;
            builder_.column(node::pointer)[row] = n.pointer;
            builder_.column(node::secondPointer)[row] = n.secondPointer;
            builder_.column(node::addressError)[row] =
                static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.area - area.number)) << 16U |
                static_cast<std::uint16_t>(n.id - i);
        }
    }

    void fillLink(Slot row, const Area& area, Slot owner, const gta_iv::Link& l) {
        builder_.column(link::owner)[row] = Ref::to(area.firstNode + owner);
        builder_.column(link::target)[row] = targetRef(l);
        builder_.column(link::length)[row] = l.length;
        builder_.column(link::lanes)[row] = l.lanes;
        builder_.column(link::flags)[row] = l.flags;
    }

    Ref targetRef(const gta_iv::Link& l) {
        const Area* target = l.targetArea < kAreas ? byNumber_[l.targetArea] : nullptr;
        if (target != nullptr && l.targetNode < target->file.nodes.size())
            return Ref::to(target->firstNode + l.targetNode);
        return builder_.raw(link::target, address(l.targetArea, l.targetNode));
    }

    model::ModelBuilder builder_;
    std::vector<Area> areas_;
    std::array<const Area*, kAreas> byNumber_{};
};

/// Puts areas in the order of their numbers; a second file of one area is an error of its own.
void sortAreas(std::vector<Area>& areas, std::vector<bytes::FormatError>& failures) {
    std::ranges::stable_sort(areas, {}, &Area::number);
    for (std::size_t i = 1; i < areas.size();) {
        if (areas[i].number != areas[i - 1].number) {
            ++i;
            continue;
        }
        failures.push_back(failure(*areas[i].input, "area number",
                                   fmt::format("a second file of area {}", areas[i].number),
                                   fmt::format("only {}", areas[i - 1].input->name)));
        areas.erase(areas.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// New rows have all of them.
void noteCustoms(model::Model& m, std::uint8_t customs) {
    if (customs == custom::all)
        return;
    model::Transaction tx(m, "Open");
    m.forEachLive(kFile, [&](Slot row) { tx.set(file::customs, row, customs); });
    (void)tx.commit();
}

bool sameLetters(std::string_view text, std::string_view lower) {
    return std::ranges::equal(text, lower,
                              [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; });
}

/// The header alone: counts that add up and a size that they explain.
bool looksLikePaths(std::span<const std::byte> head, std::uint64_t size) {
    if (head.size() < gta_iv::kHeaderBytes)
        return false;
    bytes::ByteReader in(head);
    const std::uint64_t nodes = in.read<std::uint32_t>("nodes");
    const std::uint64_t cars = in.read<std::uint32_t>("car nodes");
    const std::uint64_t intersections = in.read<std::uint32_t>("intersection nodes");
    const std::uint64_t links = in.read<std::uint32_t>("links");
    if (nodes == 0 || cars + intersections != nodes || nodes > kMaxNodes || links > kMaxFileLinks)
        return false;
    const auto exact = gta_iv::exactSize(nodes, links);
    return size == exact ||
           (size > exact && size - exact < gta_iv::kArchiveSector && size % gta_iv::kArchiveSector == 0);
}

} // namespace

std::optional<int> areaOfName(std::string_view name) {
    constexpr std::string_view stem = "nodes";
    constexpr std::string_view ending = ".nod";
    if (name.size() <= stem.size() + ending.size() || !sameLetters(name.substr(0, stem.size()), stem) ||
        !sameLetters(name.substr(name.size() - ending.size()), ending))
        return std::nullopt;
    const auto digits = name.substr(stem.size(), name.size() - stem.size() - ending.size());
    int number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc() || end != digits.data() + digits.size() || number < 0 || number >= kAreas)
        return std::nullopt;
    return number;
}

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    if (areaOfName(name))
        return Confidence::Sure;
    return looksLikePaths(head, size) ? Confidence::Maybe : Confidence::No;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    std::vector<std::vector<std::size_t>> sets;
    std::vector<std::array<bool, kAreas>> taken;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto area = areaOfName(names[i]);
        if (!area) { // known by its contents only: stands alone
            sets.push_back({i});
            taken.emplace_back().fill(true);
            continue;
        }
        const auto slot = static_cast<std::size_t>(*area);
        const auto free = std::ranges::find_if(taken, [&](const auto& set) { return !set[slot]; });
        const auto at = static_cast<std::size_t>(free - taken.begin());
        if (free == taken.end()) {
            sets.emplace_back();
            taken.emplace_back().fill(false);
        }
        sets[at].push_back(i);
        taken[at][slot] = true;
    }
    return sets;
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    std::vector<Area> areas;
    std::vector<bytes::FormatError> failures;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (progress && !progress(static_cast<double>(i) / static_cast<double>(files.size())))
            return tl::unexpected(failure(files[i], "cancelled", "a request to stop", "to go on"));
        auto file = gta_iv::read(files[i].bytes);
        if (!file) {
            failures.push_back(std::move(file.error()));
            failures.back().file = files[i].name;
            continue;
        }
        const auto number = areaNumber(files[i], *file);
        if (!number) {
            failures.push_back(number.error());
            continue;
        }
        auto& area = areas.emplace_back();
        area.input = &files[i];
        area.number = *number;
        area.file = std::move(*file);
    }
    sortAreas(areas, failures);
    if (areas.empty()) {
        if (!failures.empty())
            return tl::unexpected(failures.front());
        return tl::unexpected(
            bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
    }
    const auto first = areas.front().input->name;
    Loaded loaded{Loader(std::move(areas)).run(), {}, std::move(failures)};
    const auto customs = customsOf(loaded.model);
    noteCustoms(loaded.model, customs);
    if (auto text = describeCustoms(customs); !text.empty())
        loaded.notices.push_back({first, std::move(text)});
    return loaded;
}

} // namespace navsmith::systems::gta_iv_paths
