#include "core/systems/gta_sa_paths/load.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/codecs.h"
#include "core/systems/gta_sa_paths/hash.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

using model::Ref;
using model::Slot;

namespace {

template <typename Codec>
struct AreaOf {
    const InputFile* input = nullptr;
    int number = 0;
    typename Codec::File file;
    bool regular = true;                  ///< link ranges run on in node order
    std::vector<std::int32_t> linkOwners; ///< by entry, -1 for none; only if irregular
    Slot fileRow = 0;
    Slot firstNode = 0;
    Slot firstNavi = 0;
    std::size_t links = 0; ///< that some node owns
};

std::string text(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string formNotice(const Traits& traits, gta_sa::PathForm form) {
    switch (form) {
    case gta_sa::PathForm::Cut:
        return "cut: it ends before the crossing flags. Kept as it is; written in exact form once the area is edited";
    case gta_sa::PathForm::Uninitialised:
        return traits.isExtended ? "its spare parts were never initialised. Kept as it is"
                                 : "its spare parts were never initialised. Kept as it is; written in exact form once "
                                   "the area is edited";
    case gta_sa::PathForm::Exact:
    case gta_sa::PathForm::Padded:
    case gta_sa::PathForm::EmptyCut:
        break;
    }
    return {};
}

template <typename File>
LinkRanges rangesOf(const File& file) {
    LinkRanges ranges;
    ranges.claims.reserve(file.nodes.size());
    for (const auto& node : file.nodes)
        ranges.claims.push_back({node.firstLink, node.flags & flag::countMask});
    const auto owners = ranges.owners(file.links.size());
    for (std::size_t i = 0; i < owners.size(); ++i) {
        if (owners[i] < 0)
            ranges.orphans.push_back({static_cast<std::uint32_t>(i), recordOf(file.links[i])});
    }
    return ranges;
}

template <typename Codec>
class Loader {
    using Area = AreaOf<Codec>;
    using File = typename Codec::File;

public:
    explicit Loader(std::vector<Area> areas)
        : builder_(Codec::traits.isExtended ? extendedSchema() : schema()), areas_(std::move(areas)),
          byNumber_(static_cast<std::size_t>(Codec::traits.grid.areas())) {
        for (const auto& area : areas_)
            byNumber_[static_cast<std::size_t>(area.number)] = &area;
    }

    model::Model run() {
        addRows();
        for (const auto& area : areas_) {
            fillFile(area);
            fillNodes(area);
            fillNavis(area);
        }
        fillLinks();
        return builder_.finish();
    }

private:
    void addRows() {
        std::size_t nodes = 0;
        std::size_t navis = 0;
        std::size_t links = 0;
        builder_.addRows(kFile, areas_.size());
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            auto& area = areas_[i];
            area.fileRow = static_cast<Slot>(i);
            area.firstNode = static_cast<Slot>(nodes);
            area.firstNavi = static_cast<Slot>(navis);
            const auto ranges = rangesOf(area.file);
            area.regular = ranges.isRegular(area.file.links.size());
            area.links = area.file.links.size();
            if (!area.regular) {
                area.linkOwners = ranges.owners(area.file.links.size());
                area.links -= ranges.orphans.size();
            }
            nodes += area.file.nodes.size();
            navis += area.file.navis.size();
            links += area.links;
        }
        builder_.addRows(kNode, nodes);
        builder_.addRows(kNavi, navis);
        builder_.addRows(kLink, links);
    }

    void fillFile(const Area& area) {
        const auto& f = area.file;
        const auto row = area.fileRow;
        const auto vehicles = vehicleCount(f);
        builder_.column(file::area)[row] = static_cast<std::uint16_t>(area.number);
        builder_.column(file::form)[row] = static_cast<std::uint8_t>(f.form);
        builder_.column(file::name)[row] = area.input->name;
        builder_.column(file::vehicleExcess)[row] = static_cast<std::int32_t>(f.vehicleNodes - vehicles);
        builder_.column(file::pedExcess)[row] = static_cast<std::int32_t>(f.pedNodes - (f.totalNodes - vehicles));
        builder_.column(file::spareTargets)[row] = text(f.spareTargets);
        builder_.column(file::spareLengths)[row] = text(f.spareLengths);
        builder_.column(file::spareCrossings)[row] = text(f.spareCrossings);
        builder_.column(file::tail)[row] = text(f.tail);
        if (!area.regular)
            builder_.column(file::linkLayout)[row] = encode(rangesOf(f));
        builder_.column(file::loadedHash)[row] = contentHash(area.input->bytes);
    }

    static std::uint32_t vehicleCount(const File& f) { return std::min(f.vehicleNodes, f.totalNodes); }

    void fillNodes(const Area& area) {
        const auto vehicles = vehicleCount(area.file);
        const auto files = builder_.column(node::file);
        const auto groups = builder_.column(node::group);
        const auto xs = builder_.column(node::x);
        const auto ys = builder_.column(node::y);
        const auto zs = builder_.column(node::z);
        const auto widths = builder_.column(node::width);
        const auto floods = builder_.column(node::floodGroup);
        const auto flags = builder_.column(node::flags);
        const auto costs = builder_.column(node::searchCost);
        const auto pointers = builder_.column(node::listPointer);
        const auto seconds = builder_.column(node::secondPointer);
        const auto errors = builder_.column(node::addressError);
        for (std::size_t i = 0; i < area.file.nodes.size(); ++i) {
            const auto& n = area.file.nodes[i];
            const auto row = area.firstNode + i;
            files[row] = Ref::to(area.fileRow);
            groups[row] = i < vehicles ? 0 : 1;
            xs[row] = n.x;
            ys[row] = n.y;
            zs[row] = n.z;
            widths[row] = n.width;
            floods[row] = n.floodGroup;
            flags[row] = n.flags & ~flag::countMask;
            costs[row] = n.searchCost;
            pointers[row] = n.listPointer;
            seconds[row] = n.secondPointer;
            errors[row] = static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.area - area.number)) << 16U |
                          static_cast<std::uint16_t>(n.id - i);
            if constexpr (kHasShortPlace<typename File::NodeRecord>)
                builder_.column(node::shortPlace)[row] = packed(n.shortPlace);
        }
    }

    Ref nodeRef(model::Column<Ref> column, std::uint16_t area, std::uint16_t id) {
        const Area* target = area < byNumber_.size() ? byNumber_[area] : nullptr;
        if (target != nullptr && id < target->file.nodes.size())
            return Ref::to(target->firstNode + id);
        return builder_.raw(column, address(area, id));
    }

    void fillNavis(const Area& area) {
        const auto files = builder_.column(navi::file);
        const auto attached = builder_.column(navi::attached);
        const auto xs = builder_.column(navi::x);
        const auto ys = builder_.column(navi::y);
        const auto dxs = builder_.column(navi::directionX);
        const auto dys = builder_.column(navi::directionY);
        const auto widths = builder_.column(navi::width);
        const auto lanes = builder_.column(navi::lanes);
        const auto lights = builder_.column(navi::lights);
        const auto unused = builder_.column(navi::unused);
        for (std::size_t i = 0; i < area.file.navis.size(); ++i) {
            const auto& n = area.file.navis[i];
            const auto row = area.firstNavi + i;
            files[row] = Ref::to(area.fileRow);
            attached[row] = nodeRef(navi::attached, n.area, n.node);
            xs[row] = n.x;
            ys[row] = n.y;
            dxs[row] = n.directionX;
            dys[row] = n.directionY;
            widths[row] = n.width;
            lanes[row] = n.lanes;
            lights[row] = n.lights;
            unused[row] = n.unused;
            if constexpr (kHasShortPlace<typename File::NaviRecord>)
                builder_.column(navi::shortPlace)[row] = packed(n.shortPlace);
        }
    }

    void fillLinks() {
        naviSeen_.assign(builder_.model().capacity(kNavi), false);
        Slot row = 0;
        for (const auto& area : areas_) {
            if (!area.regular) {
                for (std::size_t i = 0; i < area.linkOwners.size(); ++i) {
                    if (area.linkOwners[i] >= 0)
                        fillLink(row++, area, static_cast<std::uint32_t>(area.linkOwners[i]), area.file.links[i]);
                }
                continue;
            }
            std::size_t entry = 0;
            for (std::uint32_t n = 0; n < area.file.nodes.size(); ++n) {
                for (auto left = area.file.nodes[n].flags & flag::countMask; left > 0; --left)
                    fillLink(row++, area, n, area.file.links[entry++]);
            }
        }
    }

    void fillLink(Slot row, const Area& area, std::uint32_t owner, const typename File::LinkRecord& l) {
        builder_.column(link::owner)[row] = Ref::to(area.firstNode + owner);
        builder_.column(link::target)[row] = nodeRef(link::target, l.targetArea, l.targetNode);
        builder_.column(link::length)[row] = l.length;
        builder_.column(link::crossing)[row] = l.crossing;
        const bool vehicle = owner < vehicleCount(area.file);
        const auto holderArea = Codec::traits.areaOfNavi(l.navi);
        const Area* holder = holderArea < byNumber_.size() ? byNumber_[holderArea] : nullptr;
        const auto id = Codec::traits.idOfNavi(l.navi);
        if (!vehicle || holder == nullptr || id >= holder->file.navis.size()) {
            builder_.column(link::navi)[row] = vehicle || l.navi != 0 ? builder_.raw(link::navi, l.navi) : Ref::none();
            return;
        }
        const Slot naviRow = holder->firstNavi + id;
        builder_.column(link::navi)[row] = Ref::to(naviRow);
        const auto& n = holder->file.navis[id];
        const auto attached = address(n.area, n.node);
        const auto here = address(static_cast<std::uint32_t>(area.number), owner);
        const auto there = address(l.targetArea, l.targetNode);
        if (!naviSeen_[naviRow] && (attached == here || attached == there)) {
            naviSeen_[naviRow] = true;
            builder_.column(navi::keepLower)[naviRow] = attached == std::min(here, there) ? 1 : 0;
        }
    }

    model::ModelBuilder builder_;
    std::vector<Area> areas_;
    std::vector<const Area*> byNumber_;
    std::vector<bool> naviSeen_; ///< attached to an end of a link: the first such link decides, as in save()
};

/// The header alone: counts that add up and a size that they explain.
bool looksLikePaths(std::span<const std::byte> head, std::uint64_t size) {
    if (head.size() < 20)
        return false;
    bytes::ByteReader in(head);
    const auto nodes = in.read<std::uint32_t>("nodes");
    const auto vehicles = in.read<std::uint32_t>("vehicle nodes");
    const auto peds = in.read<std::uint32_t>("ped nodes");
    const auto navis = in.read<std::uint32_t>("navi nodes");
    const auto links = in.read<std::uint32_t>("links");
    constexpr std::uint32_t most = 1U << 16U;
    if (nodes > most || navis > most || links > most || nodes == 0 || vehicles + peds != nodes)
        return false;
    const auto exact = gta_sa::exactSize(nodes, navis, links);
    return size == exact || size == gta_sa::cutSize(nodes, navis, links) ||
           (size > exact && size - exact < gta_sa::kArchiveSector && size % gta_sa::kArchiveSector == 0);
}

template <typename Codec>
bytes::Result<Loaded> loadWith(std::span<const InputFile> files, const Progress& progress) {
    const auto& traits = Codec::traits;
    const auto areaNumber = [&](const InputFile& input, const typename Codec::File& file) {
        return paths::areaNumber(traits.grid, input, file, paths::areaOfName(traits.grid, input.name, ".dat"),
                                 traits.names);
    };
    std::vector<bytes::FormatError> failures;
    auto areas = paths::readAreas<AreaOf<Codec>>(files, progress, Codec::read, areaNumber, failures);
    if (!areas)
        return tl::unexpected(areas.error());
    std::vector<Notice> notices;
    for (const auto& area : *areas) {
        if (auto notice = formNotice(traits, area.file.form); !notice.empty())
            notices.push_back({area.input->name, std::move(notice)});
    }
    return Loaded{Loader<Codec>(std::move(*areas)).run(), std::move(notices), std::move(failures)};
}

} // namespace

std::optional<int> areaOfName(std::string_view name) {
    return paths::areaOfName(kStock.grid, name, ".dat");
}

std::optional<int> extendedAreaOfName(std::string_view name) {
    return paths::areaOfName(kExtended.grid, name, ".dat");
}

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    if (gta_sa::isExtended(head))
        return Confidence::No;
    if (areaOfName(name))
        return Confidence::Sure;
    return looksLikePaths(head, size) ? Confidence::Maybe : Confidence::No;
}

Confidence recogniseExtended(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    if (gta_sa::isExtended(head))
        return extendedAreaOfName(name) ? Confidence::Sure : Confidence::Maybe;
    return extendedAreaOfName(name) && !looksLikePaths(head, size) ? Confidence::Sure : Confidence::No;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    return paths::documents(names, areaOfName);
}

std::vector<std::vector<std::size_t>> extendedDocuments(std::span<const std::string> names) {
    return paths::documents(names, extendedAreaOfName);
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    return loadWith<StockCodec>(files, progress);
}

bytes::Result<Loaded> loadExtended(std::span<const InputFile> files, const Progress& progress) {
    return loadWith<ExtendedCodec>(files, progress);
}

} // namespace navsmith::systems::gta_sa_paths
