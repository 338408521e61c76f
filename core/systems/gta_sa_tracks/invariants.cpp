#include "core/systems/gta_sa_tracks/invariants.h"

#include "core/systems/gta_sa_tracks/access.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_tracks {

using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

void endLine(Transaction& tx, model::Column<std::string> column, Slot row, std::string_view end) {
    const auto& text = tx.model().get(column, row);
    if (!text.empty() && !text.ends_with('\n'))
        tx.set(column, row, text + std::string(end));
}

/// A line without an end would come back when the lines behind it go.
void endLines(Transaction& tx, Slot track) {
    const auto& m = tx.model();
    const auto group = pointsOf(m, track);
    const std::vector<Slot> points(group.begin(), group.end());
    const auto end = gta_sa::lineEndOf(m.get(file::head, track));
    const bool hasTail = !m.get(file::tail, track).empty();
    if (!points.empty() || hasTail)
        endLine(tx, file::head, track, end);
    for (std::size_t i = 0; i + (hasTail ? 0 : 1) < points.size(); ++i)
        endLine(tx, point::spelling, points[i], end);
}

} // namespace

tl::expected<void, model::EditError> enforceInvariants(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> changed;
    const auto note = [&](Ref file) {
        if (file.isSlot())
            changed.insert(file.slot());
    };
    for (const Slot p : tx.created(kPoint))
        note(m.get(point::file, p));
    for (const Slot p : tx.erased(kPoint))
        note(tx.before(point::file, p));
    for (const Slot p : tx.touched(point::file)) {
        note(tx.before(point::file, p));
        note(m.get(point::file, p));
    }
    const auto counted = changed;
    for (const Slot p : tx.touched(model::Column<std::uint32_t>{kPoint, model::kRank}))
        note(m.get(point::file, p));
    for (const Slot f : changed) {
        if (!m.isLive({kFile, f}))
            continue;
        if (counted.contains(f) && m.get(file::countExcess, f) != 0)
            tx.set(file::countExcess, f, 0);
        endLines(tx, f);
    }
    return {};
}

} // namespace navsmith::systems::gta_sa_tracks
