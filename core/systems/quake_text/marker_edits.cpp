// A changed map: its entities have other numbers than those that the file was made for.
#include "core/model/wording.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/quake_text/markers.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstdlib>

namespace navsmith::systems::quake_text {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<int> kFrom{"from"};
constexpr Argument<int> kBy{"by"};

std::string whyNotShift(const Model& m, Selection) {
    return limitsOf(m).mapMarkers ? "" : texts::format("These files do not number entities of the map.");
}

/// Proposes by how much numbers differ from those of the map, and from which marker on: as the list of markers tells,
/// else at the end.
Proposal proposeShift(const Model& m, Selection) {
    const auto markers = mapMarkers(m);
    const auto count = mapMarkerCount(m);
    if (markers.empty())
        return {{kFrom, static_cast<int>(count) + 1}, {kBy, 1}};
    auto first = std::min(count, markers.size());
    const auto rows = numbered(m);
    for (std::size_t i = first; i-- > 0;) {
        const auto& listed = m.get(node::className, rows[i]);
        if (!listed.empty() && listed != markers[i].className)
            first = i;
    }
    const int by = static_cast<int>(markers.size()) - static_cast<int>(count);
    return {{kFrom, static_cast<int>(first) + 1}, {kBy, by == 0 ? 1 : by}};
}

Description describeShift(const Model& m, Selection, Arguments arguments) {
    const auto count = mapMarkerCount(m);
    Description out;
    out.text = m.map() == nullptr ? texts::format("The file has {} of the map.", model::counted(count, "marker"))
                                  : texts::format("The file has {} of the map, the map has {}.",
                                                  model::counted(count, "marker"), mapMarkers(m).size());
    const int by = arguments.get(kBy);
    if (by < 0)
        out.report = texts::format("Markers {} to {} are deleted, with their links.", arguments.get(kFrom),
                                   arguments.get(kFrom) - by - 1);
    return out;
}

EditResult runShift(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto rows = numbered(m);
    const auto count = static_cast<int>(mapMarkerCount(m));
    const int from = arguments.get(kFrom);
    const int by = arguments.get(kBy);
    if (by == 0)
        return nothingToDo(texts::format("Choose by how many numbers to shift."));
    if (from > count + 1 || (by < 0 && from - by - 1 > count))
        return refused(
            texts::format("The map has only {}.", model::counted(static_cast<std::size_t>(count), "marker")));
    const auto at = static_cast<std::size_t>(from - 1);
    if (by < 0) {
        Elements gone;
        for (std::size_t i = 0; i < static_cast<std::size_t>(-by); ++i)
            gone.push_back({kNode, rows[at + i]});
        tx.erase(gone);
        return stillLive(m, selection);
    }
    const Slot before = at < rows.size() ? rows[at] : kNoSlot;
    Elements added;
    for (int i = 0; i < by; ++i) {
        const Slot n = tx.create(kNode);
        if (n == kNoSlot)
            return Elements{};
        tx.set(node::file, n, Ref::to(fileRow(m)));
        tx.set(node::fromMap, n, std::uint8_t{1});
        if (before == kNoSlot)
            tx.moveLast({kNode, n});
        else
            tx.moveBefore({kNode, n}, before);
        added.push_back({kNode, n});
    }
    return added;
}

} // namespace

std::vector<Edit> markerEdits() {
    return {{.id = "shift_markers",
             .title = "Shift Markers",
             .help =
                 "For a map that has changed: markers of the map from a number on, and all that the file makes, get "
                 "higher or lower numbers. Zones, goals and links move along.",
             .section = "Markers",
             .scope = EditScope::Document,
             .parameters = {numberParameter(kFrom, "From number", "The first marker that gets another number",
                                            {.min = 1, .max = 350, .initial = 1}),
                            numberParameter(kBy, "By", "Markers that the map has more; negative: fewer",
                                            {.min = -50, .max = 50, .initial = 1})},
             .whyDisabled = whyNotShift,
             .propose = proposeShift,
             .describe = describeShift,
             .run = runShift}};
}

} // namespace navsmith::systems::quake_text
