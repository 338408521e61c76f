#include "core/systems/quake_text/save.h"

#include "core/systems/quake_text/access.h"

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
        const auto line = parts.substr(0, parts.find('\n'));
        parts.remove_prefix(std::min(line.size() + 1, parts.size()));
        const auto blank = line.rfind(' ');
        if (blank == std::string_view::npos)
            continue;
        std::size_t size = 0;
        std::from_chars(line.data() + blank + 1, line.data() + line.size(), size);
        size = std::min(size, source.size());
        out.names.emplace_back(line.substr(0, blank));
        if (!line.ends_with('-'))
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
            auto& made = out.links.emplace_back();
            link::fields.saveOne(m, l, made);
            made.source = std::min(made.source, quake_waypoints::LinkSource::Special);
            made.owner = numbers[n] - 1;
            made.target = ref.isSlot() ? numbers[ref.slot()]
                                       : static_cast<std::uint32_t>(
                                             std::min<std::uint64_t>(m.rawValue(link::target, ref), limitsOf(m).nodes));
        }
    }
    // Of two links in a slot, the same one is written last whatever their order: merging may bring both.
    std::ranges::stable_sort(out.links, {},
                             [](const quake_waypoints::Link& l) { return std::tuple(l.owner, l.slot, l.target); });
    return out;
}

Saved save(const Model& model) {
    Saved saved;
    const Slot f = fileRow(model);
    if (f == kNoSlot)
        return saved;
    for (const auto& part : quake_waypoints::write(waypointsOf(model))) {
        const auto bytes = std::as_bytes(std::span(part.text));
        saved.files.push_back({f, part.name, {bytes.begin(), bytes.end()}});
    }
    return saved;
}

std::string fieldAt(const Model& model, Slot, std::uint64_t offset) {
    const auto parts = quake_waypoints::write(waypointsOf(model));
    return parts.empty() ? std::string() : quake_waypoints::fieldAt(parts.front(), offset);
}

} // namespace navsmith::systems::quake_text
