#include "core/systems/gta_sa_paths/save.h"

#include "core/systems/gta_sa_paths/codecs.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/hash.h"
#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/path_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Slot;

namespace {

std::vector<std::byte> bytesOf(const std::string& text) {
    const auto raw = std::as_bytes(std::span(text));
    return {raw.begin(), raw.end()};
}

std::vector<std::byte> freeSpareTargets() {
    std::vector<std::byte> out;
    for (std::size_t i = 0; i < gta_sa::kSpareLinks; ++i)
        out.insert(out.end(), {std::byte{0xFF}, std::byte{0xFF}, std::byte{0}, std::byte{0}});
    return out;
}

template <typename Node>
Node nodeRecord(const Model& m, Slot row, std::uint32_t trueAddress) {
    Node n;
    n.listPointer = m.get(node::listPointer, row);
    n.secondPointer = m.get(node::secondPointer, row);
    n.x = static_cast<decltype(n.x)>(m.get(node::x, row));
    n.y = static_cast<decltype(n.y)>(m.get(node::y, row));
    n.z = static_cast<decltype(n.z)>(m.get(node::z, row));
    if constexpr (kHasShortPlace<Node>)
        unpack(m.get(node::shortPlace, row), n.shortPlace);
    n.searchCost = m.get(node::searchCost, row);
    const auto error = m.get(node::addressError, row);
    n.area = static_cast<std::uint16_t>((trueAddress >> 16U) + (error >> 16U));
    n.id = static_cast<std::uint16_t>(trueAddress + error);
    n.width = m.get(node::width, row);
    n.floodGroup = m.get(node::floodGroup, row);
    n.flags = m.get(node::flags, row) & ~flag::countMask;
    return n;
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
Navi naviRecord(const Model& m, Slot row) {
    Navi n;
    n.x = static_cast<decltype(n.x)>(m.get(navi::x, row));
    n.y = static_cast<decltype(n.y)>(m.get(navi::y, row));
    if constexpr (kHasShortPlace<Navi>)
        unpack(m.get(navi::shortPlace, row), n.shortPlace);
    n.directionX = m.get(navi::directionX, row);
    n.directionY = m.get(navi::directionY, row);
    n.width = m.get(navi::width, row);
    n.lanes = m.get(navi::lanes, row);
    n.lights = m.get(navi::lights, row);
    n.unused = m.get(navi::unused, row);
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
    return n;
}

template <typename Link>
Link linkRecord(const Model& m, Slot row) {
    Link l;
    const auto target = addressOf(m, link::target, m.get(link::target, row));
    l.targetArea = static_cast<std::uint16_t>(target >> 16U);
    l.targetNode = static_cast<std::uint16_t>(target);
    l.navi = static_cast<decltype(l.navi)>(naviWord(m, m.get(link::navi, row)));
    l.length = m.get(link::length, row);
    l.crossing = m.get(link::crossing, row);
    return l;
}

template <typename File>
void placeRegular(const Model& m, std::span<const Slot> nodes, File& out) {
    const auto& order = m.order(kLink);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto links = order.group(nodes[i]);
        out.nodes[i].firstLink = static_cast<std::int16_t>(out.links.size());
        out.nodes[i].flags |= static_cast<std::uint32_t>(links.size()) & flag::countMask;
        for (const Slot l : links)
            out.links.push_back(linkRecord<typename File::LinkRecord>(m, l));
    }
}

/// Puts links where an irregular file had them; false if links came, went or changed owners since, so that the old
/// layout no longer fits.
template <typename File>
bool placeAsStored(const Model& m, std::span<const Slot> nodes, const LinkRanges& ranges, File& out) {
    using Link = typename File::LinkRecord;
    const auto& order = m.order(kLink);
    std::vector<std::size_t> owned;
    owned.reserve(nodes.size());
    for (const Slot n : nodes)
        owned.push_back(order.group(n).size());
    const auto entries = ranges.arrange(owned);
    if (!entries)
        return false;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        out.nodes[n].firstLink = static_cast<std::int16_t>(ranges.claims[n].first);
        out.nodes[n].flags |= ranges.claims[n].count;
    }
    for (const auto& entry : *entries) {
        if (entry.owner < 0)
            out.links.push_back(linkOf<Link>(ranges.orphans[entry.nth].record));
        else
            out.links.push_back(
                linkRecord<Link>(m, order.group(nodes[static_cast<std::size_t>(entry.owner)])[entry.nth]));
    }
    return true;
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

/// Spare parts are kept, whatever they hold; the padding is measured anew.
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

template <typename File>
File asLoaded(const Model& m, Slot row) {
    File f;
    f.form = static_cast<gta_sa::PathForm>(m.get(file::form, row));
    const auto nodes = m.order(kNode).group(row);
    const auto vehicles = static_cast<std::uint32_t>(m.order(kNode).group(row, 0).size());
    f.totalNodes = static_cast<std::uint32_t>(nodes.size());
    f.vehicleNodes = vehicles + static_cast<std::uint32_t>(m.get(file::vehicleExcess, row));
    f.pedNodes = f.totalNodes - vehicles + static_cast<std::uint32_t>(m.get(file::pedExcess, row));
    const std::uint32_t area = m.get(file::area, row);
    f.nodes.reserve(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i)
        f.nodes.push_back(
            nodeRecord<typename File::NodeRecord>(m, nodes[i], address(area, static_cast<std::uint32_t>(i))));
    for (const Slot n : m.order(kNavi).group(row))
        f.navis.push_back(naviRecord<typename File::NaviRecord>(m, n));
    const auto& layout = m.get(file::linkLayout, row);
    if (layout.empty() || !placeAsStored(m, nodes, decodeLinkRanges(layout), f))
        placeRegular(m, nodes, f);
    f.spareTargets = bytesOf(m.get(file::spareTargets, row));
    f.spareLengths = bytesOf(m.get(file::spareLengths, row));
    f.spareCrossings = bytesOf(m.get(file::spareCrossings, row));
    f.tail = bytesOf(m.get(file::tail, row));
    return f;
}

template <typename Codec>
struct Written {
    typename Codec::File file;
    std::vector<std::byte> bytes;
};

template <typename Codec>
Written<Codec> writeArea(const Model& m, Slot row) {
    Written<Codec> out{asLoaded<typename Codec::File>(m, row), {}};
    out.bytes = Codec::write(out.file);
    if (contentHash(out.bytes) != m.get(file::loadedHash, row)) {
        normaliseForm(out.file);
        out.bytes = Codec::write(out.file);
    }
    return out;
}

} // namespace

gta_sa::PathFile areaFile(const Model& model, Slot row) {
    return writeArea<StockCodec>(model, row).file;
}

gta_sa::PathForm writtenForm(const Model& model, Slot row) {
    return withCodec(model, [&]<typename Codec>(Codec) { return writeArea<Codec>(model, row).file.form; });
}

std::vector<std::uint32_t> storedFirstLinks(const Model& model, Slot row) {
    return withCodec(model, [&]<typename Codec>(Codec) {
        std::vector<std::uint32_t> first;
        for (const auto& n : writeArea<Codec>(model, row).file.nodes)
            first.push_back(static_cast<std::uint16_t>(n.firstLink));
        return first;
    });
}

namespace {

template <typename Codec>
Saved saveWith(const Model& model) {
    Saved saved;
    model.forEachLive(kFile, [&](Slot row) {
        auto written = writeArea<Codec>(model, row);
        const auto& name = model.get(file::name, row);
        const auto was = static_cast<gta_sa::PathForm>(model.get(file::form, row));
        if (written.file.form != was)
            saved.notices.push_back({name, fmt::format("written in form {} (it was opened in form {})",
                                                       static_cast<int>(written.file.form), static_cast<int>(was))});
        saved.files.push_back({row, name, std::move(written.bytes)});
    });
    return saved;
}

template <typename Codec>
std::string fieldAtWith(const Model& model, Slot row, std::uint64_t offset) {
    using Field = paths::Section::Field;
    constexpr auto counts = Codec::countsAt;
    static constexpr Field header[] = {{0, counts == 0 ? "total nodes" : "signature"},
                                       {counts, "total nodes"},
                                       {counts + 4, "vehicle nodes"},
                                       {counts + 8, "ped nodes"},
                                       {counts + 12, "navi nodes"},
                                       {counts + 16, "links"}};
    // What lies behind the stock form's record is the place.
    static constexpr Field nodes[] = {{0, "list pointer"}, {4, "second pointer"}, {8, "position"},
                                      {14, "search cost"}, {16, "first link"},    {18, "area id"},
                                      {20, "node id"},     {22, "path width"},    {23, "flood fill group"},
                                      {24, "flags"},       {28, "position"}};
    static constexpr Field navis[] = {{0, "position"}, {4, "area id"}, {6, "node id"}, {8, "direction"}, {10, "width"},
                                      {11, "lanes"},   {12, "lights"}, {13, "unused"}, {14, "position"}};
    const auto f = writeArea<Codec>(model, row).file;
    const std::array<paths::Section, 10> sections{
        {{"header", 1, Codec::headerBytes, header},
         {"node", f.nodes.size(), Codec::nodeBytes, nodes},
         {"navi node", f.navis.size(), Codec::naviBytes, navis},
         {"link target", f.links.size(), 4, {}},
         {"spare link target", f.spareTargets.size() / 4, 4, {}},
         {"navi link", f.links.size(), sizeof(decltype(Codec::File::LinkRecord::navi)), {}},
         {"link length", f.links.size(), 1, {}},
         {"spare length", f.spareLengths.size(), 1, {}},
         {"crossing flags", f.form == gta_sa::PathForm::Cut ? 0 : f.links.size(), 1, {}},
         {"spare crossing flags", f.spareCrossings.size(), 1, {}}}};
    return paths::fieldAt(sections, offset);
}

} // namespace

Saved save(const Model& model) {
    return withCodec(model, [&]<typename Codec>(Codec) { return saveWith<Codec>(model); });
}

std::string fieldAt(const Model& model, Slot row, std::uint64_t offset) {
    return withCodec(model, [&]<typename Codec>(Codec) { return fieldAtWith<Codec>(model, row, offset); });
}

} // namespace navsmith::systems::gta_sa_paths
