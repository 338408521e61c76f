#include "core/systems/gta_sa_paths/load.h"

#include "core/parallel/parallel.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/codecs.h"
#include "core/systems/gta_sa_paths/hash.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/shared/path_areas.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <span>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

namespace {

template <typename Codec>
struct AreaOf : paths::LoadedArea {
    /// A navi node that a link uses, and whether it is attached to the lower end of that link's edge.
    struct Attached {
        Slot navi;
        bool lower;
    };
    typename Codec::File file;
    Slot firstNavi = 0;
    std::vector<Attached> attached; ///< in the order of the links
};

std::string formNotice(const Traits& traits, gta_sa::PathForm form) {
    switch (form) {
    case gta_sa::PathForm::Cut:
        return texts::format(
            "truncated before the crossing flags. Kept unchanged until the area is edited, then written in standard "
            "form.");
    case gta_sa::PathForm::Uninitialised:
        return traits.isExtended
                   ? texts::format("its spare parts were never initialised. Kept unchanged.")
                   : texts::format("its spare parts were never initialised. Kept unchanged until the area is edited, "
                                   "then written in standard form.");
    case gta_sa::PathForm::Exact:
    case gta_sa::PathForm::Padded:
    case gta_sa::PathForm::EmptyCut:
        break;
    }
    return {};
}

template <typename File>
std::vector<LinkRanges::Claim> claimsOf(const File& file) {
    std::vector<LinkRanges::Claim> claims;
    claims.reserve(file.nodes.size());
    for (const auto& node : file.nodes)
        claims.push_back({node.firstLink, node.flags & flag::countMask});
    return claims;
}

template <typename Codec>
bytes::Result<AreaOf<Codec>> readArea(std::span<const std::byte> bytes) {
    using File = typename Codec::File;
    return Codec::read(bytes).map([](File&& file) {
        AreaOf<Codec> area;
        area.nodes = file.nodes.size();
        area.links = paths::linkOwners(claimsOf(file), file.links, OrphanBytes<typename File::LinkRecord>::of);
        area.file = std::move(file);
        return area;
    });
}

template <typename Codec>
class Loader {
    using Area = AreaOf<Codec>;
    using File = typename Codec::File;
    using Link = typename File::LinkRecord;

public:
    explicit Loader(std::vector<Area> areas)
        : builder_(Codec::traits.isExtended ? extendedSchema() : schema()), areas_(std::move(areas)),
          byNumber_(static_cast<std::size_t>(Codec::traits.grid.areas())) {}

    model::Model run() {
        std::vector<paths::LoadedArea*> loaded;
        std::size_t navis = 0;
        for (auto& area : areas_) {
            area.firstNavi = static_cast<Slot>(navis);
            navis += area.file.navis.size();
            byNumber_[static_cast<std::size_t>(area.number)] = &area;
            loaded.push_back(&area);
        }
        builder_.addRows(kNavi, navis);
        paths::AreaFiller filler(kGraph, builder_, byNumber_.size(), loaded);
        parallel::run(areas_.size(), [&](std::size_t i) { fill(filler, areas_[i]); });
        filler.finish();
        fillKeepLower();
        return builder_.finish();
    }

private:
    /// Only rows of this area: threads may fill different areas at a time.
    void fill(paths::AreaFiller& filler, Area& area) {
        const auto& f = area.file;
        const auto vehicles = vehicleCount(f);
        filler.fillFile(area);
        file::fieldsOf<File>.loadOne(builder_, area.fileRow, f);
        builder_.column(file::vehicleExcess)[area.fileRow] = static_cast<std::int32_t>(f.vehicleNodes - vehicles);
        builder_.column(file::pedExcess)[area.fileRow] =
            static_cast<std::int32_t>(f.pedNodes - (f.totalNodes - vehicles));
        if (!keepsForm<Codec>(f, area.input->bytes))
            builder_.column(file::loadedHash)[area.fileRow] = contentHash(area.input->bytes);

        filler.fillNodes(area, f.nodes, vehicles);
        Codec::nodeFields.load(builder_, area.firstNode, f.nodes);
        for (auto& flags : builder_.column(node::flags).subspan(area.firstNode, f.nodes.size()))
            flags &= ~flag::countMask;
        fillShortPlaces(node::shortPlace, area.firstNode, f.nodes);
        fillNavis(filler, area);
        const auto links = filler.fillLinks(area, std::move(area.file.links));
        link::fieldsOf<Link>.load(builder_, area.firstLink, links);
        fillNavisOf(area, links);
    }

    static std::uint32_t vehicleCount(const File& f) { return std::min(f.vehicleNodes, f.totalNodes); }

    template <typename Record>
    void fillShortPlaces(model::Column<std::uint64_t> column, Slot first, const std::vector<Record>& records) {
        if constexpr (kHasShortPlace<Record>)
            std::ranges::transform(records, builder_.column(column).subspan(first).begin(),
                                   [](const Record& record) { return packed(record.shortPlace); });
    }

    void fillNavis(paths::AreaFiller& filler, Area& area) {
        const auto& navis = area.file.navis;
        Codec::naviFields.load(builder_, area.firstNavi, navis);
        fillShortPlaces(navi::shortPlace, area.firstNavi, navis);
        std::ranges::fill(builder_.column(navi::file).subspan(area.firstNavi, navis.size()), Ref::to(area.fileRow));
        const auto attached = builder_.column(navi::attached);
        for (std::size_t i = 0; i < navis.size(); ++i) {
            const auto row = static_cast<Slot>(area.firstNavi + i);
            attached[row] = filler.nodeAt(area, navi::attached, row, address(navis[i].area, navis[i].node));
        }
    }

    void fillNavisOf(Area& area, std::span<const Link> links) {
        const auto owners = builder_.column(link::owner).subspan(area.firstLink, links.size());
        const auto navis = builder_.column(link::navi).subspan(area.firstLink, links.size());
        area.attached.reserve(links.size());
        for (std::size_t i = 0; i < links.size(); ++i)
            navis[i] = naviOf(area, static_cast<Slot>(area.firstLink + i), owners[i].slot() - area.firstNode, links[i]);
    }

    /// `owner` counts from the first node of the area.
    Ref naviOf(Area& area, Slot row, Slot owner, const Link& l) {
        const bool vehicle = owner < vehicleCount(area.file);
        const auto holderArea = Codec::traits.areaOfNavi(l.navi);
        const Area* holder = holderArea < byNumber_.size() ? byNumber_[holderArea] : nullptr;
        const auto id = Codec::traits.idOfNavi(l.navi);
        if (!vehicle || holder == nullptr || id >= holder->file.navis.size()) {
            if (vehicle || l.navi != 0)
                area.unresolved.push_back({link::navi, row, l.navi});
            return Ref::none();
        }
        const Slot naviRow = holder->firstNavi + id;
        const auto& n = holder->file.navis[id];
        const auto attached = address(n.area, n.node);
        const auto here = address(static_cast<std::uint32_t>(area.number), owner);
        const auto there = address(l.targetArea, l.targetNode);
        if (attached == here || attached == there)
            area.attached.push_back({naviRow, attached == std::min(here, there)});
        return Ref::to(naviRow);
    }

    /// Navi nodes that are attached to an end of a link: the first such link decides, as in save().
    void fillKeepLower() {
        const auto keepLower = builder_.column(navi::keepLower);
        std::vector<bool> seen(keepLower.size());
        for (const auto& area : areas_) {
            for (const auto& [navi, lower] : area.attached) {
                if (!seen[navi])
                    keepLower[navi] = lower ? 1 : 0;
                seen[navi] = true;
            }
        }
    }

    model::ModelBuilder builder_;
    std::vector<Area> areas_;
    std::vector<const Area*> byNumber_;
};

/// The header alone: counts that add up and a size that they explain.
bool looksLikePaths(std::span<const std::byte> head, std::uint64_t size) {
    if (head.size() < 20)
        return false;
    bytes::ByteReader in(head);
    const auto nodes = in.read<std::uint32_t>("nodes");
    const auto vehicles = in.read<std::uint32_t>("vehicle nodes");
    const auto peds = in.read<std::uint32_t>("pedestrian nodes");
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
    auto areas = paths::readAreas<AreaOf<Codec>>(files, progress, readArea<Codec>, areaNumber, failures);
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
