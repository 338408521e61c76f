#include "core/systems/quake_text/save.h"

#include "core/systems/quake_text/access.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <tuple>

namespace navsmith::systems::quake_text {

using model::kNoSlot;
using model::Model;
using model::Slot;
using quake_waypoints::Waypoints;

namespace {

/// The names of the files, and their texts unless they follow from the rest.
void addParts(const Model& m, Slot f, Waypoints& out) {
    std::string_view parts = m.get(file::parts, f);
    std::string_view source = m.get(file::source, f);
    while (!parts.empty()) {
        const auto name = parts.substr(0, parts.find('/'));
        parts.remove_prefix(std::min(name.size() + 1, parts.size()));
        const auto length = parts.substr(0, parts.find('\n'));
        parts.remove_prefix(std::min(length.size() + 1, parts.size()));
        std::size_t size = 0;
        std::from_chars(length.data(), length.data() + length.size(), size);
        size = std::min(size, source.size());
        out.names.emplace_back(name);
        if (length != "-")
            out.source.emplace_back(source.substr(0, size));
        source.remove_prefix(size);
    }
    if (out.names.empty())
        out.names.emplace_back();
    out.names.front() = m.get(file::name, f);
}

} // namespace

Waypoints waypointsOf(const Model& m) {
    Waypoints out;
    const Slot f = fileRow(m);
    if (f == kNoSlot)
        return out;
    file::fields.saveOne(m, f, out);
    out.dialect = dialectOf(m);
    out.start = std::min(out.start, quake_waypoints::StartStyle::Comment);
    addParts(m, f, out);
    const auto rows = numbered(m);
    std::vector<std::uint32_t> numbers(m.capacity(kNode), 0);
    for (std::size_t i = 0; i < rows.size(); ++i)
        numbers[rows[i]] = static_cast<std::uint32_t>(i + 1);
    out.nodes.resize(rows.size());
    node::fields.save(m, rows, out.nodes);
    for (const Slot n : rows) {
        for (const Slot l : linksOf(m, n)) {
            const auto ref = m.get(link::target, l);
            if (ref.isNone())
                continue;
            auto& record = out.links.emplace_back();
            link::fields.saveOne(m, l, record);
            record.source = std::min(record.source, quake_waypoints::LinkSource::Special);
            record.owner = numbers[n] - 1;
            record.target = ref.isSlot() ? numbers[ref.slot()]
                                         : static_cast<std::uint32_t>(std::min<std::uint64_t>(
                                               m.rawValue(link::target, ref), limitsOf(m).nodes));
        }
    }
    // If two links share a slot, which merging can cause, the same one is written last whatever their order.
    std::ranges::stable_sort(out.links, {},
                             [](const quake_waypoints::Link& l) { return std::tuple(l.owner, l.slot, l.target); });
    return out;
}

Saved save(const Model& model) {
    Saved output;
    const Slot f = fileRow(model);
    if (f == kNoSlot)
        return output;
    for (const auto& part : quake_waypoints::write(waypointsOf(model)))
        output.files.push_back({f, part.name, bytes::bytesOf(part.text)});
    return output;
}

std::string fieldAt(const Model& model, Slot, std::uint64_t offset) {
    const auto parts = quake_waypoints::write(waypointsOf(model));
    return parts.empty() ? std::string() : quake_waypoints::fieldAt(parts.front(), offset);
}

} // namespace navsmith::systems::quake_text
