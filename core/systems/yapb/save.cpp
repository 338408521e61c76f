#include "core/systems/yapb/save.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/schema.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Slot;

namespace {

constexpr std::size_t kLeftoverBytes = 19; ///< slot, velocity, distance, flags
constexpr std::int32_t kGraphOptions = 8 | 64;

/// The stored bytes of a name if they say the same, else the name: at most 31 bytes, of whole characters.
std::string nameBytes(const std::string& name, const std::string& stored) {
    if (nameOf(stored) == name)
        return stored;
    return std::string(bytes::utf8Start(name, navsmith::yapb::kNameBytes - 1));
}

void restoreLeftovers(const std::string& stored, navsmith::yapb::Node& node) {
    const auto all = std::as_bytes(std::span(stored));
    for (std::size_t at = 0; at + kLeftoverBytes <= all.size(); at += kLeftoverBytes) {
        bytes::ByteReader in(all.subspan(at, kLeftoverBytes));
        auto& link = node.links[in.read<std::uint8_t>("slot") % navsmith::yapb::kLinkSlots];
        if (link.target != navsmith::yapb::kFreeSlot)
            continue; // somebody has taken the slot
        link.velocity.x = in.read<float>("velocity");
        link.velocity.y = in.read<float>("velocity");
        link.velocity.z = in.read<float>("velocity");
        link.distance = in.read<std::int32_t>("distance");
        link.flags = in.read<std::uint16_t>("flags");
    }
}

void addLinks(const Model& m, Slot n, navsmith::yapb::Node& node) {
    // If two links share a slot, which merging can cause, the first counts.
    for (const Slot l : linksOf(m, n)) {
        const auto slot = m.get(link::slot, l);
        const auto target = m.get(link::target, l);
        if (slot >= node.links.size() || node.links[slot].target != navsmith::yapb::kFreeSlot || target.isNone())
            continue;
        auto& link = node.links[slot];
        link::fields.saveOne(m, l, link);
        link.target = target.isSlot() ? static_cast<std::int16_t>(m.order(kNode).position(target.slot()))
                                      : static_cast<std::int16_t>(m.rawValue(link::target, target));
    }
}

} // namespace

std::int32_t wrapped(std::int32_t number, std::int64_t add) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(number) + static_cast<std::uint32_t>(add));
}

std::string leftoversOf(const navsmith::yapb::Node& node) {
    std::string all;
    for (std::size_t slot = 0; slot < node.links.size(); ++slot) {
        const auto& link = node.links[slot];
        const std::array parts{
            std::bit_cast<std::uint32_t>(link.velocity.x), std::bit_cast<std::uint32_t>(link.velocity.y),
            std::bit_cast<std::uint32_t>(link.velocity.z), static_cast<std::uint32_t>(link.distance)};
        const bool isPlain =
            link.flags == 0 && std::ranges::all_of(parts, [](std::uint32_t part) { return part == 0; });
        if (link.target != navsmith::yapb::kFreeSlot || isPlain)
            continue;
        bytes::ByteWriter record(kLeftoverBytes);
        record.write(static_cast<std::uint8_t>(slot));
        for (const auto part : parts)
            record.write(part);
        record.write(link.flags);
        const auto stored = record.release();
        all.append(bytes::textOf(stored));
    }
    return all;
}

std::string withoutLeftover(const std::string& leftovers, std::uint8_t slot) {
    std::string rest;
    for (std::size_t at = 0; at + kLeftoverBytes <= leftovers.size(); at += kLeftoverBytes) {
        if (static_cast<std::uint8_t>(leftovers[at]) != slot)
            rest += leftovers.substr(at, kLeftoverBytes);
    }
    return rest;
}

GraphFile graphOf(const Model& m) {
    GraphFile out;
    const Slot f = fileRow(m);
    if (f == kNoSlot)
        return out;
    file::fields.saveOne(m, f, out);
    out.container = containerOf(m, f);
    out.author = nameBytes(m.get(file::author, f), m.get(file::authorBytes, f));
    out.modifiedBy = nameBytes(m.get(file::modifiedBy, f), m.get(file::modifiedByBytes, f));
    out.mapName = nameBytes(m.get(file::mapName, f), m.get(file::mapNameBytes, f));
    const auto rows = m.order(kNode).group(f);
    out.nodes.resize(rows.size());
    node::fields.save(m, rows, out.nodes);
    for (std::size_t n = 0; n < rows.size(); ++n) {
        out.nodes[n].number = wrapped(m.get(node::numberOffset, rows[n]), static_cast<std::int64_t>(n));
        addLinks(m, rows[n], out.nodes[n]);
        restoreLeftovers(m.get(node::leftovers, rows[n]), out.nodes[n]);
    }
    return out;
}

Saved save(const Model& model) {
    Saved saved;
    const Slot f = fileRow(model);
    if (f != kNoSlot)
        saved.files.push_back({f, model.get(file::name, f), navsmith::yapb::write(graphOf(model))});
    return saved;
}

std::string whyNotSaved(const Model& model) {
    const Slot f = fileRow(model);
    const auto count = model.count(kNode);
    return f == kNoSlot || isPwf(model, f) || count >= navsmith::yapb::kMinNodes
               ? ""
               : texts::format("YaPB deletes graphs with fewer than {} nodes, this one has {}",
                               navsmith::yapb::kMinNodes, count);
}

std::string fieldAt(const Model& model, Slot, std::uint64_t offset) {
    return navsmith::yapb::fieldAt(graphOf(model), offset);
}

void setMapSize(model::Transaction& tx, std::uint64_t bytes) {
    const Slot f = fileRow(tx.model());
    const auto tail = f == kNoSlot ? Tail::None : static_cast<Tail>(tx.model().get(file::tail, f));
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    if ((tail == Tail::Author || tail == Tail::Full) && bytes <= most)
        tx.set(file::mapSize, f, static_cast<std::int32_t>(bytes));
}

std::vector<BlankFile> blanks(const MapStart& map) {
    constexpr std::string_view goldSrc{"\x1E\0\0\0", 4};
    if (!map.isOf({goldSrc}))
        return {};
    GraphFile graph;
    graph.options = kGraphOptions;
    if (map.bytes <= std::numeric_limits<std::int32_t>::max())
        graph.mapSize = static_cast<std::int32_t>(map.bytes);
    // The bots look for lower case.
    return {{.name = bytes::lowered(map.name) + ".graph", .bytes = navsmith::yapb::write(graph)}};
}

} // namespace navsmith::systems::yapb
