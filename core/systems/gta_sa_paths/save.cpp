#include "core/systems/gta_sa_paths/save.h"

#include "core/systems/gta_sa_paths/codecs.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/hash.h"
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/shared/path_files.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

namespace {

std::vector<std::byte> freeSpareTargets() {
    std::vector<std::byte> out;
    for (std::size_t i = 0; i < gta_sa::kSpareLinks; ++i)
        out.insert(out.end(), {std::byte{0xFF}, std::byte{0xFF}, std::byte{0}, std::byte{0}});
    return out;
}

/// Restores what only the extended form has.
template <typename Record>
void saveShortPlaces(const Model& m, model::Column<std::uint64_t> column, std::span<const Slot> rows,
                     std::vector<Record>& records) {
    if constexpr (kHasShortPlace<Record>) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            unpack(m.get(column, rows[i]), records[i].shortPlace);
    }
}

/// Section 5: attached to the lower end. Turned round, the other direction is "along".
template <typename Navi>
void mirror(Navi& n) {
    const auto negated = [](std::int8_t v) { return static_cast<std::int8_t>(std::min(127, -v)); };
    n.directionX = negated(n.directionX);
    n.directionY = negated(n.directionY);
    n.lanes = mirroredLanes(n.lanes, n.lights);
}

template <typename Navi>
void attach(const Model& m, Slot row, Navi& n) {
    auto attached = addressOf(m, navi::attached, m.get(navi::attached, row));
    if (m.get(navi::keepLower, row) != 0) {
        if (const auto edge = attachedEdgeOf(m, row)) {
            const auto lower = std::min(addressOf(m, edge->owner), addressOf(m, link::target, edge->target));
            if (attached != lower)
                mirror(n);
            attached = lower;
        }
    }
    n.area = static_cast<std::uint16_t>(attached >> 16U);
    n.node = static_cast<std::uint16_t>(attached);
}

template <typename Codec>
void saveNodes(const Model& m, std::span<const Slot> rows, std::span<const LinkRanges::Claim> claims,
               typename Codec::File& f) {
    f.nodes.resize(rows.size());
    Codec::nodeFields.save(m, rows, f.nodes);
    saveShortPlaces(m, node::shortPlace, rows, f.nodes);
    paths::saveAddresses(kGraph, m, rows, f.nodes);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto& n = f.nodes[i];
        n.firstLink = static_cast<std::int16_t>(claims[i].first);
        n.flags = (n.flags & ~flag::countMask) | (claims[i].count & flag::countMask);
    }
}

template <typename Codec>
void saveNavis(const Model& m, std::span<const Slot> rows, typename Codec::File& f) {
    f.navis.resize(rows.size());
    Codec::naviFields.save(m, rows, f.navis);
    saveShortPlaces(m, navi::shortPlace, rows, f.navis);
    for (std::size_t i = 0; i < rows.size(); ++i)
        attach(m, rows[i], f.navis[i]);
}

template <typename File>
void saveLinks(const Model& m, const paths::LinkTable& table, File& f) {
    using Link = typename File::LinkRecord;
    f.links.resize(table.links.size());
    link::fieldsOf<Link>.save(m, table.links, f.links);
    paths::saveTargets(kGraph, m, table.links, f.links);
    for (std::size_t i = 0; i < f.links.size(); ++i)
        f.links[i].navi = static_cast<decltype(Link::navi)>(naviWord(m, m.get(link::navi, table.links[i])));
    paths::insertOrphans(f.links, table.orphans, OrphanBytes<Link>::link);
}

template <typename Codec>
void padToSector(typename Codec::File& f) {
    const auto over = Codec::size(f) % gta_sa::kArchiveSector;
    f.tail.assign(over == 0 ? 0 : gta_sa::kArchiveSector - over, std::byte{0});
}

/// Spare parts as a sound file has them.
template <typename File>
void makeExact(File& f) {
    const bool links = !f.links.empty();
    f.form = gta_sa::PathForm::Exact;
    f.spareTargets = links ? freeSpareTargets() : std::vector<std::byte>();
    f.spareLengths.assign(links ? gta_sa::kSpareLinks : 0, std::byte{0});
    f.spareCrossings = f.spareLengths;
    f.tail.clear();
}

/// What an edited area is written as.
void normaliseForm(StockCodec::File& f) {
    using enum gta_sa::PathForm;
    const bool empty = f.nodes.empty() && f.navis.empty() && f.links.empty();
    const bool partsFit = f.spareTargets.size() == (f.links.empty() ? 0 : gta_sa::kSpareTargetBytes);
    switch (f.form) {
    case Uninitialised:
        for (auto& l : f.links)
            l.crossing &= kCrossesRoad | kPedestrianLight; // stored as 0xCC | value
        makeExact(f);
        break;
    case Cut:
        makeExact(f);
        break;
    case EmptyCut:
        if (!empty)
            makeExact(f);
        break;
    case Padded:
        if (!partsFit)
            makeExact(f);
        f.form = Padded;
        padToSector<StockCodec>(f);
        break;
    case Exact:
        if (!partsFit)
            makeExact(f);
        break;
    }
}

/// Keeps spare parts, whatever they hold; measures the padding again.
void normaliseForm(ExtendedCodec::File& f) {
    const bool padded = f.form == gta_sa::PathForm::Padded || !f.tail.empty();
    if (f.spareTargets.size() != (f.links.empty() ? 0 : gta_sa::kSpareTargetBytes))
        makeExact(f);
    if (!padded)
        return;
    padToSector<ExtendedCodec>(f);
    if (f.form == gta_sa::PathForm::Exact)
        f.form = gta_sa::PathForm::Padded;
}

template <typename Codec>
typename Codec::File asLoaded(const Model& m, Slot row) {
    typename Codec::File f;
    file::fieldsOf<typename Codec::File>.saveOne(m, row, f);
    const auto nodes = m.order(kNode).group(row);
    const auto vehicles = static_cast<std::uint32_t>(m.order(kNode).group(row, 0).size());
    f.totalNodes = static_cast<std::uint32_t>(nodes.size());
    f.vehicleNodes = vehicles + static_cast<std::uint32_t>(m.get(file::vehicleExcess, row));
    f.pedNodes = f.totalNodes - vehicles + static_cast<std::uint32_t>(m.get(file::pedExcess, row));
    const auto table = paths::linkTable(kGraph, m, row);
    saveNodes<Codec>(m, nodes, table.claims, f);
    saveNavis<Codec>(m, m.order(kNavi).group(row), f);
    saveLinks(m, table, f);
    return f;
}

template <typename Codec>
struct Written {
    typename Codec::File file;
    std::vector<std::byte> bytes;
};

template <typename Codec>
Written<Codec> writeArea(const Model& m, Slot row) {
    Written<Codec> out{asLoaded<Codec>(m, row), {}};
    out.bytes = Codec::write(out.file);
    if (contentHash(out.bytes) != m.get(file::loadedHash, row)) {
        normaliseForm(out.file);
        out.bytes = Codec::write(out.file);
    }
    return out;
}

} // namespace

template <typename Codec>
bool keepsForm(typename Codec::File file, std::span<const std::byte> bytes) {
    normaliseForm(file);
    return std::ranges::equal(Codec::write(file), bytes);
}
template bool keepsForm<StockCodec>(StockCodec::File, std::span<const std::byte>);
template bool keepsForm<ExtendedCodec>(ExtendedCodec::File, std::span<const std::byte>);

gta_sa::PathFile areaFile(const Model& model, Slot row) {
    return writeArea<StockCodec>(model, row).file;
}

gta_sa::PathForm writtenForm(const Model& model, Slot row) {
    return withCodec(model, [&]<typename Codec>(Codec) { return writeArea<Codec>(model, row).file.form; });
}

namespace {

template <typename Codec>
Saved saveWith(const Model& model, std::span<const Slot> files) {
    Saved saved;
    for (const Slot row : files) {
        auto written = writeArea<Codec>(model, row);
        const auto& name = model.get(file::name, row);
        const auto was = static_cast<gta_sa::PathForm>(model.get(file::form, row));
        if (written.file.form != was)
            saved.notices.push_back({name, texts::format("written in form {} (it was opened in form {})",
                                                         static_cast<int>(written.file.form), static_cast<int>(was))});
        saved.files.push_back({row, name, std::move(written.bytes)});
    }
    return saved;
}

} // namespace

Saved saveFiles(const Model& model, std::span<const Slot> files) {
    return withCodec(model, [&]<typename Codec>(Codec) { return saveWith<Codec>(model, files); });
}

Saved save(const Model& model) {
    return saveFiles(model, paths::liveFiles(model));
}

std::string fieldAt(const Model& model, Slot row, std::uint64_t offset) {
    return withCodec(model,
                     [&]<typename Codec>(Codec) { return gta_sa::fieldAt(writeArea<Codec>(model, row).file, offset); });
}

std::vector<OutputFile> blankSet() {
    std::vector<OutputFile> files;
    files.reserve(static_cast<std::size_t>(kStock.grid.areas()));
    for (int area = 0; area < kStock.grid.areas(); ++area)
        files.push_back({model::kNoSlot, fmt::format("NODES{}.DAT", area), gta_sa::write(gta_sa::PathFile{})});
    return files;
}

} // namespace navsmith::systems::gta_sa_paths
