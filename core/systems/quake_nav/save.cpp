#include "core/systems/quake_nav/save.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/text_form.h"
#include "core/systems/shared/link_ranges.h"
#include "formats/bytes/text_bytes.h"
#include "formats/quake/json_tape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

std::uint16_t indexOf(const Model& m, model::ElementTypeId type, Column<Ref> column, Ref ref, std::uint16_t none) {
    if (ref.isSlot())
        return static_cast<std::uint16_t>(m.order(type).position(ref.slot()));
    return ref.isRaw() ? static_cast<std::uint16_t>(m.rawValue(column, ref)) : none;
}

quake::NavLink linkRecord(const Model& m, Slot l) {
    constexpr std::uint16_t nowhere = 0xFFFF;
    quake::NavLink record;
    link::fields.saveOne(m, l, record);
    record.target = indexOf(m, kNode, link::target, m.get(link::target, l), nowhere);
    record.traversal = indexOf(m, kTraversal, link::traversal, m.get(link::traversal, l), quake::kNoTraversal);
    return record;
}

quake::NavLink linkOfRecord(const std::string& record) {
    const auto byte = [&](std::size_t i) {
        return i < record.size() ? static_cast<unsigned>(static_cast<unsigned char>(record[i])) : 0U;
    };
    return {.target = static_cast<std::uint16_t>(byte(0) | byte(1) << 8U),
            .type = static_cast<std::uint8_t>(byte(2)),
            .mask = static_cast<std::uint8_t>(byte(3)),
            .traversal = static_cast<std::uint16_t>(byte(4) | byte(5) << 8U)};
}

/// Position of each link by slot, for the edicts.
using Positions = std::vector<std::uint16_t>;

void placeRegular(const Model& m, std::span<const Slot> nodes, quake::NavFile& out, Positions& positions) {
    const auto& order = m.order(kLink);
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        const auto links = order.group(nodes[n]);
        out.nodes[n].firstLink = static_cast<std::uint16_t>(out.links.size());
        out.nodes[n].linkCount = static_cast<std::uint16_t>(links.size());
        for (const Slot l : links) {
            positions[l] = static_cast<std::uint16_t>(out.links.size());
            out.links.push_back(linkRecord(m, l));
        }
    }
}

/// False if the stored ranges no longer match the model.
bool placeAsStored(const Model& m, std::span<const Slot> nodes, const LinkRanges& ranges, quake::NavFile& out,
                   Positions& positions) {
    const auto& order = m.order(kLink);
    std::vector<std::size_t> owned;
    owned.reserve(nodes.size());
    for (const Slot n : nodes)
        owned.push_back(order.group(n).size());
    const auto entries = ranges.arrange(owned);
    if (!entries)
        return false;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        out.nodes[n].firstLink = static_cast<std::uint16_t>(ranges.claims[n].first);
        out.nodes[n].linkCount = static_cast<std::uint16_t>(ranges.claims[n].count);
    }
    for (const auto& entry : *entries) {
        if (entry.owner < 0) {
            out.links.push_back(linkOfRecord(ranges.orphans[entry.nth].record));
            continue;
        }
        const Slot l = order.group(nodes[static_cast<std::size_t>(entry.owner)])[entry.nth];
        positions[l] = static_cast<std::uint16_t>(out.links.size());
        out.links.push_back(linkRecord(m, l));
    }
    return true;
}

void placeLinks(const Model& m, Slot f, quake::NavFile& out, Positions& positions) {
    const auto nodes = m.order(kNode).group(f);
    const auto& stored = m.get(file::linkRanges, f);
    if (stored.empty() || !placeAsStored(m, nodes, decodeLinkRanges(stored), out, positions))
        placeRegular(m, nodes, out, positions);
}

std::uint16_t indexOfLink(const Model& m, const Positions& positions, Slot e) {
    const Ref ref = m.get(edict::link, e);
    if (ref.isSlot())
        return positions[ref.slot()];
    return ref.isRaw() ? static_cast<std::uint16_t>(m.rawValue(edict::link, ref)) : std::uint16_t{0xFFFF};
}

std::vector<Slot> sortedEdicts(const Model& m, Slot f, const Positions& positions) {
    const auto group = m.order(kEdict).group(f);
    std::vector<Slot> rows(group.begin(), group.end());
    if (m.get(file::edictsInOrder, f) != 0)
        std::stable_sort(rows.begin(), rows.end(),
                         [&](Slot a, Slot b) { return indexOfLink(m, positions, a) < indexOfLink(m, positions, b); });
    return rows;
}

void addEdicts(const Model& m, Slot f, const Positions& positions, quake::NavFile& out) {
    const auto rows = sortedEdicts(m, f, positions);
    out.edicts.resize(rows.size());
    edict::fields.save(m, rows, out.edicts);
    for (std::size_t i = 0; i < rows.size(); ++i)
        out.edicts[i].link = indexOfLink(m, positions, rows[i]);
}

} // namespace

quake::NavFile navFile(const Model& m, Slot f) {
    quake::NavFile out;
    out.game = gameOf(m);
    out.layout = layoutOf(m, f);
    out.heuristic = m.get(file::heuristic, f);
    file::fields.saveOne(m, f, out);
    const auto nodes = m.order(kNode).group(f);
    out.nodes.resize(nodes.size());
    node::fields.save(m, nodes, out.nodes);
    Positions positions(m.capacity(kLink), 0xFFFF);
    placeLinks(m, f, out, positions);
    const auto traversals = m.order(kTraversal).group(f);
    out.traversals.resize(traversals.size());
    traversal::fields.save(m, traversals, out.traversals);
    addEdicts(m, f, positions, out);
    return out;
}

LinkPlaces linkPlaces(const Model& m, Slot f) {
    quake::NavFile scratch;
    scratch.nodes.resize(m.order(kNode).group(f).size());
    LinkPlaces places;
    places.index.assign(m.capacity(kLink), 0xFFFF);
    placeLinks(m, f, scratch, places.index);
    for (const auto& n : scratch.nodes)
        places.first.push_back(n.firstLink);
    return places;
}

std::vector<Slot> edictsAsSaved(const Model& m, Slot f) {
    return sortedEdicts(m, f, linkPlaces(m, f).index);
}

namespace {

std::vector<BlankFile> blanks(quake::NavGame game, std::int32_t version, const MapStart& map,
                              std::initializer_list<std::string_view> magics) {
    if (!map.isOf(magics))
        return {};
    quake::NavFile empty;
    empty.game = game;
    empty.version = version;
    empty.layout = quake::layoutsOf(game, version).front();
    empty.heuristic = kUsualHeuristic;
    return {{.name = std::string(map.name) + ".nav", .bytes = quake::writeNav(empty)}};
}

} // namespace

namespace {

/// Whether a link would have another target in JSON, which identifies targets by position.
bool leadsElsewhereAsText(const Model& m, Slot f) {
    std::map<std::tuple<float, float, float>, Slot> last;
    for (const Slot n : m.order(kNode).group(f)) {
        const auto p = originOf(m, n);
        if (isFinite(p))
            last[{p.x, p.y, p.z}] = n;
    }
    bool elsewhere = false;
    m.forEachLive(kLink, [&](Slot l) {
        const auto ends = endsOf(m, l);
        const auto p = ends ? originOf(m, ends->to) : glm::vec3(0);
        elsewhere = elsewhere || (ends && isFinite(p) && last[{p.x, p.y, p.z}] != ends->to);
    });
    return elsewhere;
}

} // namespace

std::vector<BlankFile> blanksQuake(const MapStart& map) {
    return blanks(quake::NavGame::Quake, quake::kLastNav2Version, map,
                  {std::string_view("\x1D\0\0\0", 4), "BSP2", "2PSB"});
}

std::vector<BlankFile> blanksQuake2(const MapStart& map) {
    return blanks(quake::NavGame::Quake2, quake::kLastNav3Version, map, {"IBSP"});
}

Saved save(const Model& model) {
    Saved saved;
    model.forEachLive(kFile, [&](Slot f) {
        if (isText(model, f) && leadsElsewhereAsText(model, f))
            saved.notices.push_back(
                {model.get(file::name, f), texts::format("several nodes have the same position. When the file is read "
                                                         "again, links to any of them lead to the last one.")});
        auto written = isText(model, f) ? writeText(model, f, navFile(model, f)) : quake::writeNav(navFile(model, f));
        saved.files.push_back({f, model.get(file::name, f), std::move(written)});
    });
    return saved;
}

std::string fieldAt(const Model& model, Slot f, std::uint64_t offset) {
    const auto out = navFile(model, f);
    if (!isText(model, f))
        return quake::fieldAt(out, offset);
    const auto text = writeText(model, f, out);
    return texts::format("line {}", quake::lineAt(bytes::textOf(text), offset));
}

} // namespace navsmith::systems::quake_nav
